"""How a game ends, in a real browser: played out on its board, then the result; at the table and on the wall."""

import pytest
from playwright.sync_api import Page, expect

from any_table import SEATS
from browser.conftest import Invite
from browsing import CHROMEBOOK, PHONE, faults_on
from ending import GAMES, one_move_before_the_end
from serving import Server

SIZES = {"phone": PHONE, "chromebook": CHROMEBOOK}
WALL = {"width": 1920, "height": 1080}


def cut_off(page: Page) -> list[str]:
    """Headings and names of the result that are wider than their place or reach beyond the screen."""
    found: list[str] = page.evaluate(
        """() => [...document.querySelectorAll('[data-testid=ending] :is(h2, p, strong, button, a, [data-testid=who])')]
        .filter(one => one.checkVisibility())
        .filter(one => one.scrollWidth > one.clientWidth + 1 && getComputedStyle(one).display !== 'inline'
                       || one.getBoundingClientRect().right > innerWidth)
        .map(one => one.outerHTML.slice(0, 80))"""
    )
    return found


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("game", GAMES)
def test_the_end_is_played_out_on_the_board_and_one_press_skips_it(
    invite: Invite, server: Server, game: str, size: str
) -> None:
    table, last = one_move_before_the_end(server, game)
    ada = invite(viewport=SIZES[size], reduced_motion="no-preference")
    ada.take(table[0])
    page = ada.page
    expect(page.locator("[data-flies]").first).to_be_attached()
    table[last[0]].do("move", text=last[1])
    # The board is still there, and the result is not: first all of it is seen.
    skip = page.get_by_role("button", name="To the result")
    expect(skip).to_be_visible()
    expect(page.get_by_test_id("ending")).to_be_hidden()
    skip.click()
    ending = page.get_by_test_id("ending")
    expect(ending.get_by_role("status")).to_contain_text("win")
    expect(ending.get_by_role("list", name="The result").get_by_role("listitem")).to_have_count(SEATS[game])
    expect(page.get_by_test_id("joy")).to_be_attached()
    # Again comes first, within the first screen.
    again = page.get_by_role("button", name="Play again")
    assert (again.bounding_box() or {"y": 9999})["y"] < SIZES[size]["height"] - 44
    assert cut_off(page) == []
    assert faults_on(page) == []
    # Then looking at it; the rest is folded, and within reach of the keyboard.
    again.focus()
    page.keyboard.press("Tab")
    expect(page.get_by_role("link", name="Look at the game again")).to_be_focused()
    expect(page.get_by_role("button", name="Count it again")).to_be_hidden()
    page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    page.get_by_role("button", name="Count it again").click()
    expect(ending).to_be_hidden()
    page.keyboard.press("Escape")
    expect(ending).to_be_visible()


def test_the_end_is_seen_on_the_wall_too(invite: Invite, server: Server) -> None:
    table, last = one_move_before_the_end(server, "number-line", spectators=True)
    wall = invite(viewport=WALL, reduced_motion="no-preference")
    wall.go(f"/t/{table[0].code}/projector")
    expect(wall.page.locator("[data-flies]").first).to_be_attached()
    table[last[0]].do("move", text=last[1])
    expect(wall.page.get_by_test_id("ask")).to_contain_text("a decoy of")
    expect(wall.page.get_by_test_id("ending").get_by_text("winner").first).to_be_visible()
    assert wall.page.get_by_test_id("ending").get_by_role("button").count() == 0, "there is nothing to press on a wall"


def test_who_wants_no_motion_has_the_result_at_once_and_a_calm_device_no_joy(invite: Invite, server: Server) -> None:
    table, last = one_move_before_the_end(server, "sevens")
    ada = invite()
    ada.take(table[0])
    expect(ada.page.locator("[data-flies]").first).to_be_attached()
    table[last[0]].do("move", text=last[1])
    expect(ada.page.get_by_test_id("ending")).to_be_visible()
    assert ada.page.get_by_test_id("joy").count() == 0
    expect(ada.page.get_by_test_id("special")).not_to_be_empty()
