"""Several people at one phone: a cover between turns, and nobody's cards on the page before it is lifted or after."""

import pytest
from playwright.sync_api import Browser, Page, expect

from any_table import SEATS, Device, play_turn
from browser.conftest import Invite
from browsing import FREE_NUMBER, KNOCK_DEAL, PHONE, faults_on, hand, words_of
from serving import Json, Server

# In Sevens a knock asks several at once, and the page takes them in the order of the table: another test has that.
NOBODY_KNOCKS = "COVER2"


@pytest.fixture
def device(browser: Browser, server: Server) -> Device:
    return Device(browser, server.address, viewport=PHONE)


def hidden(server: Server, device: Device, place: int) -> list[str]:
    """What only this seat may see, as it stands on its cards; nothing where hands are open."""
    now: Json = device.seat(server, place).table()["play"]["view"]["now"]
    open_cards = {*now.get("open", []), *(card for chain in now.get("chains", []) for card in chain)}
    hand = now.get("hand", [])
    return [f'"{card}"' for card in hand if card not in open_cards]


def held(device: Device) -> str:
    """All that the page has: what it shows and what it keeps. (What came over the line is looked at apart.)"""
    return device.page.content() + str(device.page.evaluate("JSON.stringify([{...localStorage}, {...sessionStorage}])"))


@pytest.mark.parametrize("game", ["number-line", "sevens", "stars-and-bars", "bang-zoom"])
def test_a_seat_is_fetched_when_its_cover_is_lifted_and_leaves_when_it_falls(
    device: Device, server: Server, game: str
) -> None:
    device.open_shared(server, game, SEATS[game], deal_code=NOBODY_KNOCKS)
    page = device.page
    assert faults_on(page) == []
    for _ in range(SEATS[game]):
        asked = device.seat(server, 0).table()["play"]["view"]["actors"][0]
        cards = hidden(server, device, asked)
        assert not any(f'"you":{{"seat":{asked},' in frame for frame in device.frames), "nothing comes before"
        device.frames.clear()
        name = device.lift()
        assert name == ("Ada", "Ben", "Mia")[asked]
        assert all(card in "".join(device.frames) for card in cards), "now the own cards come"
        play_turn(device, game)
        expect(page.get_by_test_id("pass-bar")).to_be_visible()
        device.cover()
        assert hand(page).count() == 0
        for card in hidden(server, device, asked):
            assert f"data-flies={card}" not in held(device)
            assert f"data-letter={card}" not in held(device)
        device.frames.clear()
    page.reload()
    expect(page.get_by_test_id("cover")).to_be_visible()
    others = [card for place in range(SEATS[game]) for card in hidden(server, device, place)]
    sent = "".join(device.frames)
    assert not [card for card in others if game == "sevens" and card in sent], "covered, no line brings anybody's hand"
    assert device.faults == []
    device.close()


def test_where_several_are_asked_at_once_they_take_the_device_one_after_another(device: Device, server: Server) -> None:
    """S-9: everybody gives the knocker a card, unseen by the others."""
    device.open_shared(server, "sevens", 4, deal_code=KNOCK_DEAL)
    page = device.page
    assert device.lift() == "Leo"
    device.one_move()
    device.cover()
    assert device.lift() == "Ada"
    page.get_by_role("button", name="Knock", exact=True, disabled=False).click()
    device.cover()
    given = []
    for left in (3, 2, 1):
        assert page.get_by_test_id("cover").get_by_role("button", name="show my cards").count() == left
        given.append(device.lift())
        page.locator("[data-move^=give]:not([aria-disabled])").first.click()
        device.cover()
    assert given == ["Ben", "Mia", "Leo"]
    assert device.lift() == "Ada", "and then the knocker guesses"
    expect(page.get_by_role("group", name="Cards that can be named")).to_be_visible()
    assert words_of(["give"]).search(page.get_by_role("log").inner_text()) is None
    device.close()


def test_a_whole_match_is_played_by_keyboard_at_one_device(device: Device, server: Server) -> None:
    device.open_shared(server, "number-line", 2, options={"games": 2})
    page = device.page
    games = 0
    for _ in range(80):
        page.wait_for_selector(
            "[data-testid=cover], [data-testid=pass-bar], [data-stage-button], [data-testid=ending], "
            "[data-number]:not([aria-disabled])"
        )
        if page.get_by_test_id("ending").is_visible():
            games += 1
            if games == 2:
                break
            press(page, "Next game")  # for both at once: they sit together
            expect(page.get_by_test_id("ending")).to_be_hidden()
        elif page.get_by_role("button", name="Go on").is_visible():
            page.keyboard.press("Enter")  # it has the focus
        elif page.get_by_test_id("cover").is_visible():
            page.keyboard.press("Enter")
            expect(page.get_by_test_id("cover")).to_be_hidden()
        elif page.get_by_test_id("pass-bar").is_visible():
            press(page, "Cover the table")
        else:
            before = page.get_by_role("log").inner_text()
            page.get_by_role("button", name=FREE_NUMBER, disabled=False).first.focus()
            page.keyboard.press("Enter")
            page.wait_for_function("text => document.querySelector('[role=log]')?.innerText !== text", arg=before)
    assert games == 2
    assert page.get_by_role("button", name="Play again").is_visible()
    press(page, "Play again")
    expect(page.get_by_test_id("cover")).to_be_visible()
    device.close()


def press(page: Page, name: str) -> None:
    page.get_by_role("button", name=name).focus()
    page.keyboard.press("Enter")


def test_from_the_home_page_to_the_cover_with_a_name_for_each(invite: Invite) -> None:
    ada = invite(viewport=PHONE)
    ada.go()
    page = ada.page
    page.get_by_role("link", name="On one device: Sevens").click()
    page.get_by_label("Your name at the table").fill("Ada")
    page.get_by_role("radio", name="3", exact=True).check(force=True)
    page.get_by_label("Name for seat 2").fill("Ben")
    page.get_by_text("More settings").click()
    page.get_by_role("combobox", name="Seat 3", exact=True).select_option("easy")
    page.get_by_role("button", name="Open the table").click()
    expect(page.get_by_test_id("cover")).to_be_visible()
    expect(page.get_by_role("list", name="Seats").get_by_role("listitem")).to_contain_text(["Ada", "Ben", "Bot 3"])


def test_a_race_is_not_for_one_device_and_the_page_says_why(invite: Invite) -> None:
    ada = invite()
    ada.go("/new/big-bang#one-device")
    here = ada.page.get_by_role("radio", name="All on this device")
    expect(here).to_be_disabled()
    expect(ada.page.get_by_text("all play at the same time")).to_be_visible()
