"""Two people in two browsers: they play together, and neither browser ever holds what is the other's alone."""

import re

from playwright.sync_api import Browser, expect

from browser.conftest import Invite
from browsing import PLAIN_HOST, Guest, hand, words_of
from serving import Server


def view_of(server: Server, guest: Guest) -> dict[str, object]:
    """What the server tells this guest, asked with their own key."""
    frame = server.get(f"/api/tables/{guest.code}/since/0", guest.token()).json()
    view: dict[str, object] = frame["play"]["view"]["now"]
    return view


def cards(view: dict[str, object], field: str) -> list[str]:
    found = view[field]
    assert isinstance(found, list)
    return found


def test_the_hand_of_the_other_is_nowhere_in_page_storage_or_frames(invite: Invite, server: Server) -> None:
    ada, ben = invite(), invite()
    code = ada.open_table("sevens", "Ada", "easy")
    ben.sit_down(code, "Ben")
    expect(ada.page.get_by_text("Everybody is here")).to_be_visible()
    ada.page.get_by_role("button", name="Start").click()
    expect(hand(ben.page)).to_be_visible()
    for guest, other in ((ada, ben), (ben, ada)):
        seen = view_of(server, guest)
        theirs = [card for card in cards(view_of(server, other), "hand") if card not in cards(seen, "open")]
        assert len(theirs) > 5
        assert words_of(cards(seen, "hand")).search(guest.everything()), "the own hand is there"
        found = words_of(theirs).search(guest.everything())
        assert found is None, f"{found} was not for this reader"
        assert other.token() not in guest.everything()


def test_a_hidden_decoy_is_told_to_nobody_else(invite: Invite) -> None:
    ada, ben = invite(), invite()
    code = ada.open_table("number-line", "Ada", "easy")
    ben.sit_down(code, "Ben")
    expect(ada.page.get_by_text("Everybody is here")).to_be_visible()
    ada.page.get_by_role("button", name="Start").click()
    ada.page.get_by_role("button", name="4, free").click()
    ben.page.get_by_role("button", name="8, free").click()
    for guest in (ada, ben):
        guest.page.get_by_role("button", name="Go on").click()
    # Round 2: Ben begins, and puts his decoy.
    ben.page.get_by_role("button", name="decoy").click()
    ben.page.get_by_role("button", name="7, free").click()
    expect(ben.page.get_by_role("button", name="7, your decoy")).to_be_visible()
    expect(ada.page.get_by_role("button", name="7, a card of Ben face down")).to_be_visible()
    assert "decoy 7" in ben.everything()
    assert "decoy 7" not in ada.everything().replace("decoy 7 ", "")
    assert "puts the decoy on 7" not in ada.everything()


def test_a_seat_moves_to_another_device_by_its_link(invite: Invite) -> None:
    ada, phone = invite(), invite()
    ada.play_now("sevens")
    ada.page.get_by_role("button", name="Table menu").click()
    ada.page.get_by_role("button", name="To another device").click()
    link = ada.page.get_by_test_id("seat-link").locator("strong").inner_text()
    phone.page.goto(link)
    expect(hand(phone.page)).to_be_visible()
    assert "seat=" not in phone.page.url, "the secret does not stay in the address"
    expect(ada.page.get_by_role("heading", name="You no longer have a seat here")).to_be_visible()


def test_an_emote_is_seen_by_the_other(invite: Invite) -> None:
    ada, ben = invite(), invite()
    code = ada.open_table("number-line", "Ada", "easy")
    ben.sit_down(code, "Ben")
    expect(ada.page.get_by_text("Everybody is here")).to_be_visible()
    ada.page.get_by_role("button", name="Start").click()
    ben.page.get_by_text("Say something").click()
    ben.page.get_by_role("button", name="Good luck!").click()
    expect(ada.page.get_by_role("list", name="Seats").get_by_role("status")).to_have_text("Good luck!")


def test_who_is_sent_away_finds_the_table_locked_until_the_host_opens_it(invite: Invite, server: Server) -> None:
    ada, ben = invite(), invite()
    code = ada.open_table("number-line", "Ada")
    ben.sit_down(code, "Ben")
    expect(ben.page.get_by_role("button", name="Leave the table")).to_be_visible()
    ada.page.get_by_role("button", name=re.compile("Free this seat.*Ben")).click()
    expect(ben.page.get_by_role("heading", name="You no longer have a seat here")).to_be_visible()
    lock = ada.page.get_by_label("Nobody new may sit down")
    expect(lock).to_be_checked()
    ben.go(f"/t/{code}")
    expect(ben.page.get_by_text("The host has locked this table.")).to_be_visible()
    expect(ben.page.get_by_label("Your name at the table")).to_have_count(0)
    lock.uncheck()
    while server.get(f"/api/tables/{code}").json()["locked"]:
        ada.page.wait_for_timeout(50)
    ben.page.get_by_role("button", name="Try again").click()
    expect(ben.page.get_by_label("Your name at the table")).to_be_visible()


def test_a_pasted_link_brings_its_secret_so_that_nobody_is_taken_for_a_guesser(
    browser: Browser, server: Server
) -> None:
    seat = server.create(seats=["me", "open"])
    address = f"http://{PLAIN_HOST}:{server.port}"  # there is no QR code for a link that only opens here
    link = address + seat.table()["link"]
    ben = Guest(browser, address)
    ben.go("/")
    asked: list[str] = []
    ben.page.on("request", lambda request: asked.append(request.url))
    ben.page.get_by_label("Somebody gave you a code?").fill(link)
    ben.page.get_by_role("button", name="Join", exact=True).click()
    ben.page.get_by_label("Your name at the table").fill("Ben")
    ben.page.keyboard.press("Enter")
    expect(ben.page.get_by_test_id("code")).to_have_text(f"{seat.code[:4]} {seat.code[4:]}")
    secret = link.partition("#k=")[2]
    path = f"{address}/api/tables/{seat.code}"
    assert {f"{path}?k={secret}", f"{path}/seats?k={secret}", f"{path}/qr.svg?k={secret}"} <= set(asked)
    ben.close()
