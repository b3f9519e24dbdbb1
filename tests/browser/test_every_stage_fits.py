"""No board or panel is wider than its place, at any stage of a game: on a phone, a tablet either way up and a laptop.

With motion on, the default. Each walk leads one game through its stages.
"""

from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, expect

from any_table import NAMES
from big_bang_browsing import DEAD_DEAL, DEAD_MOVES, TURN_DEAL, nearest
from browser.conftest import Invite
from browsing import KNOCK_DEAL, SCREENS, Guest, hand
from ending import one_move_before_the_end
from fitting import misfits
from serving import Seat, Server, my_moves

HELPS = {"hints": True, "preview": True, "word_check": True, "take_back": True}
FINALE_MS = 60_000


class Walk:
    """Ada at the screen, the others by the API; every stage is looked at."""

    def __init__(self, guest: Guest, server: Server) -> None:
        self.guest = guest
        self.page = guest.page
        self.server = server
        self.stages: dict[str, list[str]] = {}

    def look(self, stage: str) -> None:
        found = misfits(self.page)
        if found:
            self.stages[stage] = found

    def table(self, game: str, people: int, **wish: object) -> list[Seat]:
        """A table with everyone at it, dealt, and open on the screen."""
        seats = ["me", *["open"] * (people - 1)]
        wish.setdefault("helps", HELPS)
        ada = self.server.create(game=game, nickname="Maximiliane", seats=seats, **wish)
        table = [ada, *(self.server.join(ada.code, name) for name in NAMES[1:people])]
        ada.do("start")
        self.guest.take(ada)
        return table

    def around(self) -> None:
        """What stands around every board: a hint, the rules, the menu, the emotes, the table as text."""
        page = self.page
        page.get_by_role("button", name="Hint").click()
        expect(page.get_by_test_id("hint")).to_be_visible()
        self.look("hint")
        page.get_by_role("button", name="Close the hint").click()
        page.get_by_test_id("rules-now").click()
        expect(page.get_by_role("complementary", name="Rules").or_(page.get_by_role("dialog")).first).to_be_visible()
        self.look("rules")
        page.get_by_test_id("rules-now").click()
        page.get_by_role("button", name="Menu").click()
        expect(page.get_by_role("dialog")).to_be_visible()
        self.look("menu")
        page.keyboard.press("Escape")
        emotes = page.locator("summary", has_text="Say something")
        if emotes.is_visible():
            emotes.click()
            self.look("emotes")
            emotes.click()
        page.get_by_role("button", name="Read the table as text").click()
        expect(page.get_by_test_id("table-text")).to_be_visible()
        self.look("as text")
        page.keyboard.press("Escape")

    def end(self, game: str) -> None:
        """The last move of a game, how it is played out, and the result."""
        table, (last, move) = one_move_before_the_end(self.server, game, helps=HELPS)
        self.guest.take(table[0])
        self.look("before the end")
        table[last].do("move", text=move)
        to_result = self.page.get_by_role("button", name="To the result")
        ending = self.page.get_by_test_id("ending")
        expect(to_result.or_(ending).first).to_be_visible()
        self.look("played out")
        if to_result.is_visible():
            to_result.click()
        expect(ending).to_be_visible(timeout=FINALE_MS)
        self.look("result")
        self.guest.more()
        self.look("after the game")


def others_move(table: list[Seat], choose: Callable[[list[str]], str] = lambda moves: moves[len(moves) // 2]) -> None:
    """All but Ada play what is offered, until it is her turn."""
    moved = True
    while moved:
        moved = False
        for seat in table[1:]:
            moves = my_moves(seat.table())
            if moves:
                seat.do("move", text=choose(moves))
                moved = True


def first(part: Locator) -> Locator:
    """What can be pressed."""
    return part.get_by_role("button", disabled=False).first


def number_line(walk: Walk) -> None:
    page = walk.page
    table = walk.table("number-line", 3, preset="original-rules")
    expect(page.get_by_test_id("ask")).to_be_visible()
    walk.look("quiz")
    table = walk.table("number-line", 4, options={"start": "seat", "count": "practice"}, deal_code="FILM7")
    walk.look("dealt")
    walk.around()
    numbers = page.get_by_role("button", name="free")
    numbers.nth(4).hover()
    walk.look("preview")
    while table[0].table()["play"]["view"]["now"]["stage"] == "round":
        for seat in table:
            if my_moves(seat.table()):
                seat.do("move", text=my_moves(seat.table())[-1])
    walk.look("reveal")
    expect(page.get_by_test_id("count")).to_be_visible()
    walk.look("count")
    table = walk.table("number-line", 4, options={"start": "seat"}, deal_code="FILM7")
    expect(numbers.first).to_be_visible()
    for seat in table:
        seat.do("move", text=my_moves(seat.table())[-1])
    expect(page.get_by_role("button", name="Go on")).to_be_visible()
    walk.look("scored")


def sevens(walk: Walk) -> None:
    page = walk.page
    table = walk.table("sevens", 4, deal_code=KNOCK_DEAL)
    walk.look("dealt")
    others_move(table)
    expect(page.get_by_role("button", name="Knock", disabled=False)).to_be_visible()
    walk.around()
    page.get_by_role("button", name="Knock").click()
    expect(page.get_by_role("region", name="Knock, knock!")).to_be_visible()
    walk.look("knock")
    turned_around(walk)
    table[1].do("move", text=my_moves(table[1].table())[0])
    others_move(table)
    guesses = page.get_by_role("group", name="Cards that can be named")
    expect(guesses).to_be_visible()
    walk.look("guess")
    first(guesses).click()
    walk.look("reveal")
    turned_around(walk)
    table = walk.table("sevens", 3, options={"count": "practice"}, deal_code="FILM7")
    while table[0].table()["play"]["view"]["now"]["stage"] != "count":
        for seat in table:
            if my_moves(seat.table()):
                seat.do("move", text=my_moves(seat.table())[0])
    page.reload()
    expect(page.get_by_test_id("count")).to_be_visible()
    walk.look("count")


def stars_and_bars(walk: Walk) -> None:
    page = walk.page
    board = page.get_by_role("group", name="The board")
    table = walk.table("stars-and-bars", 2, deal_code="STARS")
    walk.look("dealt")
    for _ in range(5):
        others_move(table)
        table[0].do("move", text=my_moves(table[0].table())[-1])
    others_move(table)
    expect(hand(page).get_by_role("button", disabled=False).first).to_be_visible()
    walk.around()
    page.get_by_test_id("last-turn").click()
    walk.look("last turn")
    first(hand(page)).click()
    walk.look("card picked")
    first(board).click()
    expect(page.get_by_test_id("confirm")).to_be_visible()
    walk.look("on trial")
    table = walk.table("stars-and-bars", 2, deal_code="STARS", preset="original-rules")
    others_move(table)
    first(hand(page)).click()
    board.get_by_role("button").nth(5).click()
    expect(page.get_by_test_id("statement")).to_be_visible()
    walk.look("points to say")
    for digit in "19":
        page.locator(f"[data-digit='{digit}']").click()
        page.locator("[data-send]").click()
    walk.look("points that are wrong")


def bang_zoom(walk: Walk) -> None:
    page = walk.page
    table = walk.table("bang-zoom", 2, deal_code="BZ625426")
    tiles = page.locator("[data-tile]")
    while not my_moves(table[0].table()):
        others_move(table)
    expect(page.get_by_role("button", name="Draw pile", disabled=False)).to_be_visible()
    walk.look("dealt")
    walk.around()
    page.get_by_test_id("swap-instead").click()
    for tile in range(3):
        tiles.nth(tile).click()
    walk.look("swap")
    page.get_by_test_id("swap").click()
    walk.look("swap to confirm")
    for _ in range(3):
        page.keyboard.press("Escape")
    page.get_by_role("button", name="Draw pile", disabled=False).click()
    expect(tiles).to_have_count(7)
    walk.look("seven cards")
    for tile in range(7):
        tiles.nth(tile).click()
    expect(page.locator("[data-spot]")).to_have_count(7)
    walk.look("seven letters in the row")
    turned_around(walk)
    page.get_by_test_id("lay").click()
    expect(page.get_by_test_id("refused")).to_be_visible()
    walk.look("refused")


def big_bang(walk: Walk) -> None:
    page = walk.page
    table = walk.table("big-bang", 3, deal_code="FILM7")
    walk.look("dealt")
    walk.around()
    for _ in range(4):
        for seat in table:
            seat.do("move", text=nearest(my_moves(seat.table())))
    first(hand(page)).click()
    walk.look("card picked in a race")
    table = walk.table("big-bang", 1, deal_code=DEAD_DEAL)
    for text in DEAD_MOVES:
        table[0].do("move", text=text)
    for place in (2, 0):
        hand(page).get_by_role("button").nth(place).click()
    walk.look("cards that fit nowhere")
    table = walk.table("big-bang", 1, deal_code=TURN_DEAL, options={"rules_cards": 6})
    table[0].do("move", text="hand 3 @0,1")
    page.locator("[data-move^=R1]").first.click()
    walk.look("rules card")


def turned_around(walk: Walk) -> None:
    """The same stage after the screen was turned, and turned back."""
    before = walk.page.viewport_size
    assert before
    walk.page.set_viewport_size({"width": before["height"], "height": before["width"]})
    walk.look("turned")
    walk.page.set_viewport_size(before)
    walk.look("turned back")


WALKS = {
    "number-line": number_line,
    "sevens": sevens,
    "stars-and-bars": stars_and_bars,
    "bang-zoom": bang_zoom,
    "big-bang": big_bang,
}


@pytest.mark.parametrize("screen", SCREENS)
@pytest.mark.parametrize("game", WALKS)
def test_nothing_is_wider_than_its_place_in_any_stage(invite: Invite, server: Server, game: str, screen: str) -> None:
    walk = Walk(invite(viewport=SCREENS[screen], reduced_motion="no-preference"), server)
    WALKS[game](walk)
    walk.end(game)
    assert walk.stages == {}
