"""The name that a device remembers: it never keeps anybody from playing."""

import pytest
from playwright.sync_api import expect

from browser.conftest import Invite
from browsing import PHONE, faults_on, hand, play_button
from serving import Server


@pytest.mark.parametrize("name", ["Bot 3", "Аda"])
def test_a_name_that_is_not_taken_any_more_is_forgotten_and_the_game_begins(
    invite: Invite, server: Server, name: str
) -> None:
    guest = invite()
    guest.go()
    guest.page.evaluate("name => localStorage.setItem('playmat.nickname', name)", name)
    play_button(guest.page, "sevens").click()
    expect(guest.page.get_by_test_id("ask")).to_be_visible()
    assert guest.page.evaluate("localStorage.getItem('playmat.nickname')") is None
    table = server.get(f"/api/tables/{guest.code}/since/0", guest.token()).json()
    assert table["seats"][0]["name"] == "Seat 1"


def test_a_name_is_given_while_a_match_runs_and_remembered(invite: Invite) -> None:
    guest = invite(viewport=PHONE)
    guest.play_now("number-line")
    page = guest.page
    own = page.get_by_role("list", name="Seats").get_by_role("listitem").first
    expect(own).to_contain_text("You")
    page.get_by_role("button", name="Menu").click()
    field = page.get_by_label("Your name at the table")
    field.fill("Bot 2")
    field.press("Enter")
    expect(page.get_by_role("dialog").get_by_role("alert")).to_be_visible()
    field.fill("Mina")
    field.press("Enter")
    expect(page.get_by_role("dialog").get_by_role("alert")).to_be_hidden()
    assert faults_on(page) == []
    page.get_by_role("button", name="Close").click()
    expect(own).to_contain_text("Mina")
    guest.play_now("sevens")
    expect(page.get_by_role("list", name="Seats").get_by_role("listitem").first).to_contain_text("Mina")


def test_who_is_called_nearly_like_somebody_in_the_lesson_can_learn(invite: Invite) -> None:
    guest = invite()
    guest.go()
    guest.page.evaluate("localStorage.setItem('playmat.nickname', 'Bén')")
    guest.go("/learn/sevens")
    expect(hand(guest.page)).to_be_visible()
    assert guest.page.evaluate("localStorage.getItem('playmat.nickname')") == "Bén"
