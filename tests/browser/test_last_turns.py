"""Last turns of Bang! Zoom! in a real browser: a small deck of one table runs out, and everyone takes one more turn."""

from typing import Any

import pytest
from playwright.sync_api import expect

from bang_zoom_browsing import HELPS, Finger, Mouse, now_of
from bang_zoom_table import game_to_last_turns
from browser.conftest import Invite
from browsing import CHROMEBOOK, PHONE, TABLET_TURNED, Guest, faults_on
from fitting import misfits
from playmat.games.bang_zoom.rules.own_deck import SMALLEST
from serving import Seat, Server

SCREENS: dict[str, dict[str, Any]] = {
    "phone": {"viewport": PHONE, "has_touch": True, "is_mobile": True},
    "tablet turned": {"viewport": TABLET_TURNED, "has_touch": True},
    "laptop": {"viewport": CHROMEBOOK},
}
# Four play with the smallest deck: Ben ends the turn that uses up the piles, so Mia is next, then Leo, Ada and Ben.
DEAL = "LAST4"
OPTIONS: dict[str, Any] = {"letters": SMALLEST}


def table_for_four(server: Server) -> list[Seat]:
    ada = server.create(
        game="bang-zoom", seats=["me", "open", "open", "open"], deal_code=DEAL, options=OPTIONS, helps=HELPS
    )
    people = [ada, *(server.join(ada.code, name) for name in ("Ben", "Mia", "Leo"))]
    ada.do("start")
    return people


def assert_fits(guest: Guest) -> None:
    assert misfits(guest.page) == []
    assert faults_on(guest.page) == []


@pytest.mark.parametrize("screen", SCREENS)
def test_everyone_takes_a_last_turn_with_the_discard_pile(invite: Invite, server: Server, screen: str) -> None:
    """BZ-12, BZ-17"""
    guest = invite(**SCREENS[screen])
    people = table_for_four(server)
    before, last = game_to_last_turns(DEAL, OPTIONS, 4)
    for seat, text in before[:-1]:
        people[seat].do("move", text=text)
    guest.take(people[0])
    page = guest.page
    player = (Finger if screen != "laptop" else Mouse)(guest, people[0])
    seat, text = before[-1]
    people[seat].do("move", text=text)
    expect(page.get_by_role("log")).to_contain_text("Everyone takes one last turn with the discard pile.")
    expect(page.get_by_role("heading", name="Last turn: take the discard")).to_be_visible()
    expect(player.pile("draw")).to_have_accessible_name("Draw pile, 0 cards, no cards left")
    expect(page.get_by_test_id("swap-instead")).to_have_count(0)
    assert_fits(guest)

    while last[0][0] != 0:
        seat, text = last.pop(0)
        people[seat].do("move", text=text)
    player.waits()
    expect(page.get_by_test_id("ask")).to_contain_text("Last turn")
    player.pile("draw").click(force=True)
    expect(page.get_by_test_id("refused")).to_contain_text("No cards are left to draw.")
    assert_fits(guest)
    while last[0][0] == 0:
        _, text = last.pop(0)
        table = people[0].table()
        verb, _, letters = text.partition(" ")
        if verb == "lay":
            player.lay(letters)
        elif verb == "discard":
            player.discard(letters)
        else:
            player.take(verb)
        player.after(table)
    left = len(now_of(people[0].table())["hand"])
    expect(page.locator("[data-tile]")).to_have_count(left)
    assert left < 6
    expect(player.row).to_contain_text("You've had your last turn.")
    assert_fits(guest)

    for seat, text in last:
        people[seat].do("move", text=text)
    expect(page.get_by_test_id("ending")).to_be_visible()
    expect(page.get_by_role("log")).to_contain_text("Everyone has had a last turn. The game is over.")
    assert people[0].table()["play"]["view"]["last_game"]["end"] == "exhausted"
    assert_fits(guest)


def test_the_rules_at_the_table_say_which_deck_is_in_play(invite: Invite, server: Server) -> None:
    """BZ-17: beside the rules, which describe the usual deck."""
    guest = invite()
    guest.take(server.create(game="bang-zoom", seats=["me", "simple"], options=OPTIONS, start=True))
    page = guest.page
    page.get_by_test_id("rules-now").click()
    expect(page.get_by_test_id("rules-besides")).to_contain_text(f"You play with your own letters: {SMALLEST}.")
    expect(page.locator("#beside-BZ-1")).to_contain_text("Unless you agreed on a deck of your own")
    page.get_by_test_id("rules-besides").scroll_into_view_if_needed()
    assert faults_on(page) == []
