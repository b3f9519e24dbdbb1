"""With motion on, the default: the board stays where it is when something next to it comes or goes."""

import pytest
from playwright.sync_api import Locator, Page, TimeoutError, ViewportSize, expect

from any_table import SEATS
from browser.conftest import Invite
from browsing import CHROMEBOOK, PHONE, SCREENS, TABLET_TURNED, hand
from ending import one_move_before_the_end, seated
from serving import Server, my_moves

HELPS = {"hints": True, "preview": True, "word_check": False, "take_back": True}
# Layout rounds to parts of a pixel: a smaller difference can't be seen.
STILL_PX = 1.5
LAID = 6
MOST_MOVES = 8


def place(part: Locator) -> list[float]:
    """Position and size on the page, independent of scrolling."""
    box: list[float] = part.evaluate(
        "part => { const box = part.getBoundingClientRect(); return [box.x, box.y + scrollY, box.width, box.height] }"
    )
    return box


def assert_still(before: list[float], after: list[float]) -> None:
    assert after == pytest.approx(before, abs=STILL_PX)


@pytest.mark.parametrize("size", SCREENS.values(), ids=SCREENS)
def test_the_line_and_the_score_sheet_stay_where_they_are_while_a_round_is_scored(
    invite: Invite, server: Server, size: ViewportSize
) -> None:
    """NL-9"""
    ada = invite(viewport=size, reduced_motion="no-preference")
    table = seated(server, "number-line", "FILM7", helps=HELPS, options={"start": "seat"})
    ada.take(table[0])
    page = ada.page
    parts = [page.get_by_role("button", name="4, free"), page.get_by_role("heading", name="Score sheet")]
    expect(parts[0]).to_be_visible()
    line = page.locator("[data-number='4']")
    before = [place(line)[:2], place(parts[1])[:2]]
    for seat in table:
        seat.do("move", text=my_moves(seat.table())[-1])
    onward = page.get_by_role("button", name="Go on")
    expect(onward).to_be_visible()
    assert_still(before[0], place(line)[:2])
    assert_still(before[1], place(parts[1])[:2])
    onward.click()
    expect(onward).to_be_hidden()
    assert_still(before[0], place(line)[:2])
    assert_still(before[1], place(parts[1])[:2])


@pytest.mark.parametrize("size", [TABLET_TURNED, CHROMEBOOK], ids=["tablet turned", "laptop"])
@pytest.mark.parametrize("game", ["number-line", "stars-and-bars"])
def test_the_board_stays_as_large_as_it_is_when_the_game_ends(
    invite: Invite, server: Server, game: str, size: ViewportSize
) -> None:
    """The result appears next to the board, and the prompt and the help below no longer apply."""
    ada = invite(viewport=size, reduced_motion="no-preference")
    table, (last, move) = one_move_before_the_end(server, game, helps=HELPS)
    ada.take(table[0])
    board = ada.page.locator("[data-cell=a1], [data-number='1']")
    expect(board).to_be_visible()
    before = place(board)
    table[last].do("move", text=move)
    expect(ada.page.get_by_test_id("ending")).to_be_visible(timeout=30_000)
    assert_still(before, place(board))


@pytest.mark.parametrize("size", SCREENS.values(), ids=SCREENS)
def test_the_board_stays_where_it_is_while_a_card_is_on_trial(
    invite: Invite, server: Server, size: ViewportSize
) -> None:
    """SB-14"""
    ada = invite(viewport=size, reduced_motion="no-preference")
    table = seated(server, "stars-and-bars", "STARS", helps=HELPS)
    for _ in range(LAID):
        actor = table[table[0].table()["play"]["view"]["actors"][0]]
        actor.do("move", text=my_moves(actor.table())[0])
    ada.take(table[table[0].table()["play"]["view"]["actors"][0]])
    page = ada.page
    board = page.get_by_role("group", name="The board")
    hand(page).get_by_role("button", disabled=False).first.click()
    before = place(board)
    board.get_by_role("button", disabled=False).first.click()
    expect(page.get_by_test_id("confirm")).to_be_visible()
    assert_still(before, place(board))
    page.get_by_test_id("take-up").click()
    expect(page.get_by_test_id("confirm")).to_be_hidden()
    assert_still(before, place(board))


@pytest.mark.parametrize("size", SCREENS.values(), ids=SCREENS)
def test_no_card_moves_when_the_connection_is_lost(invite: Invite, server: Server, size: ViewportSize) -> None:
    ada = invite(viewport=size, reduced_motion="no-preference")
    bots = ["easy"] * (SEATS["sevens"] - 1)
    seat = server.create(game="sevens", seats=["me", *bots], helps=HELPS, start=True)
    seat.wait_for(my_moves)
    ada.take(seat)
    card = hand(ada.page).get_by_role("button").first
    expect(card).to_be_visible()
    ada.page.wait_for_function("() => !document.querySelector('[data-flying]')")
    before = place(card)
    ada.context.set_offline(True)
    expect(ada.page.get_by_test_id("line-broken")).to_be_in_viewport(ratio=1)
    assert_still(before, place(card))
    ada.context.set_offline(False)
    expect(ada.page.get_by_test_id("line-broken")).to_be_hidden()
    assert_still(before, place(card))


@pytest.mark.parametrize("size", [PHONE, TABLET_TURNED], ids=["phone", "tablet turned"])
@pytest.mark.parametrize("game", ["sevens", "bang-zoom"])
def test_a_card_flies_as_large_as_a_card_wherever_it_comes_from(
    invite: Invite, server: Server, game: str, size: ViewportSize
) -> None:
    """A seat and a pile are wider than a card."""
    ada = invite(viewport=size, reduced_motion="no-preference")
    table = seated(server, game, "FILM7", helps=HELPS)
    ada.take(table[0])
    page = ada.page
    expect(page.locator("[data-flies]").first).to_be_visible()
    page.wait_for_function("() => !document.querySelector('[data-flying]')")
    page.evaluate(STARTS)
    # Another player's card comes from their seat.
    for _ in range(MOST_MOVES):
        actor = table[table[0].table()["play"]["view"]["actors"][0]]
        actor.do("move", text=my_moves(actor.table())[0])
        if flies_soon(page):
            break
    starts = page.evaluate("window.starts")
    assert starts
    for wide, wide_there in starts:
        assert wide <= 1.5 * wide_there


def flies_soon(page: Page) -> bool:
    """Whether a card flies after this move: another player's draw shows none."""
    try:
        page.wait_for_function("() => window.starts.length", timeout=1000)
    except TimeoutError:
        return False
    return True


# How wide each card is where it starts, and where it ends. The flight is paused, so that it can be measured.
STARTS = """() => {
  window.starts = []
  const animate = Element.prototype.animate
  Element.prototype.animate = function (...how) {
    const flight = animate.apply(this, how)
    if (this.style?.position === 'fixed') {
      flight.pause()
      window.starts.push([this.getBoundingClientRect().width, this.offsetWidth])
    }
    return flight
  }
}"""
