"""Somebody at the table of Big Bang in a real browser, who plays by mouse, by finger or by keyboard alone."""

from typing import Any, cast

from playwright.sync_api import Locator, expect

from browsing import HAND_CARD, Guest, hand
from hands import Fingers, Hands, Typing
from playmat.games.big_bang.rules.views import BigBangView, SetView
from serving import Json, Seat, Server, is_over, my_moves

MOST_MOVES = 80
HELPS = {"hints": True, "preview": True, "word_check": False, "take_back": True}
# Two 7s and a 3 around the star, then 5, 7 and 1 in hand, which fit nowhere.
DEAD_DEAL = "DEAD36"
DEAD_MOVES = ["hand 7 @0,-1", "hand 3 @0,1", "hand 7 @1,0", "draw"]
# R1, 2 and 3 are dealt, of all six rules cards.
TURN_DEAL = "TURN22"


def alone(server: Server, *moves: str, **wish: Any) -> Seat:
    """A table for one, dealt, with these moves made already."""
    wish.setdefault("helps", HELPS)
    seat = server.create(game="big-bang", seats=["me"], start=True, **wish)
    for text in moves:
        seat.do("move", text=text)
    return seat


def racing(server: Server, **wish: Any) -> list[Seat]:
    wish.setdefault("helps", HELPS)
    ada = server.create(game="big-bang", seats=["me", "open"], **wish)
    ben = server.join(ada.code, "Ben")
    ada.do("start")
    return [ada, ben]


def now_of(table: Json) -> BigBangView:
    return cast(BigBangView, table["play"]["view"]["now"])


def own_set(seat: Seat) -> SetView:
    return now_of(seat.table())["sets"][seat.seat or 0]


def nearest(moves: list[str]) -> str:
    """Near the star if there is something to put, so that all of the board stays in sight."""

    def far(move: str) -> int:
        if "@" not in move:
            return 99
        row, column = move.split("@")[1].split(",")
        return abs(int(row)) + abs(int(column))

    return min(moves, key=far)


class Plays(Hands):
    """Makes moves by their text, with whatever hands there are; every other card is carried."""

    def card(self, name: str) -> Locator:
        """A card of the hand, or `top`."""
        if name == "top":
            return self.page.locator("[data-move=top]")
        return hand(self.page).locator(f"[data-move^='{name}.']").first

    def space(self, name: str) -> Locator:
        return self.page.locator(f"[data-cell='{name}']")

    def play(self, text: str) -> None:
        verb, *rest = text.split(" ")
        if verb == "draw":
            self.press("[data-move=draw]")
        elif verb == "dead":
            self.discard(rest)
        else:
            name, _, turn = rest[0].partition("/")
            self.lay("top" if verb == "top" else name, turn, rest[1].removeprefix("@"))
        self.turns += 1

    def discard(self, cards: list[str]) -> None:
        for place, card in enumerate(cards, 1):
            own = hand(self.page)
            self.touch(own.locator(f"[data-move^='{card}.']:not([aria-label*='goes as number'])").first)
            expect(own.get_by_role("button", name="goes as number")).to_have_count(place)
        self.press("[data-move=dead]")

    def lay(self, name: str, turn: str, cell: str) -> None:
        held, there = self.card(name), self.space(cell)
        if turn == "" and self.drags and self.turns % 2:
            self.carry(held, there)
            return
        self.touch(held)
        while turn and f"/{turn}" not in (
            self.page.locator("[aria-pressed=true] [data-piece]").get_attribute("data-piece") or ""
        ):
            self.press("[data-testid=turn]")
        self.touch(there)

    def one_move(self) -> bool:
        """The nearest move to the star, on the screen; false when the game is over."""
        table = self.seat.table(10**6)
        if is_over(table):
            return False
        # The next move is taken when the last one is answered, which may be after its frame came.
        self.page.wait_for_selector(f"[data-at='{table['number']}'][data-busy=false]")
        self.play(nearest(my_moves(table)))
        self.page.wait_for_selector(f"[data-at]:not([data-at='{table['number']}']), [data-testid=ending]")
        return not is_over(self.seat.table(10**6))

    def whole_solo(self) -> BigBangView:
        while self.turns < MOST_MOVES:
            if not self.one_move():
                return cast(BigBangView, self.seat.table()["play"]["view"]["last_game"])
        raise AssertionError("the game did not end")


class ByMouse(Plays):
    """Clicks and drags."""


class ByFinger(Fingers, Plays):
    """Taps and drags on a screen that knows no mouse."""

    def pinch(self, there: Locator, before: float, after: float) -> None:
        """Two fingers around the middle, that far apart, go to be that far apart."""
        box: Any = there.bounding_box()
        x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2

        def fingers(kind: str, apart: float) -> None:
            spots = [{"x": x - apart / 2, "y": y, "id": 1}, {"x": x + apart / 2, "y": y, "id": 2}]
            self.wire.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": spots})

        fingers("touchStart", before)
        for part in (0.25, 0.5, 0.75, 1.0):
            fingers("touchMove", before + (after - before) * part)
        self.wire.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})


class ByKeys(Typing, Plays):
    """Nothing but the keyboard."""

    def hold(self, name: str) -> None:
        """The focus on a card of the hand, or on the top of the discard pile."""
        if name == "top":
            self.reach("[data-move=top]")
            return
        self.reach(HAND_CARD)
        for _ in range(3):
            if self.focused("move").startswith(f"{name}."):
                return
            self.keys("ArrowRight")
        raise AssertionError(f"no {name} in the hand")

    def discard(self, cards: list[str]) -> None:
        for card in cards:
            self.hold(card)
            self.keys("Enter")
        self.press("[data-move=dead]")

    def lay(self, name: str, turn: str, cell: str) -> None:
        """With a card picked up the focus goes to a place that fits; arrows lead on, as long as there are others."""
        self.hold(name)
        self.keys("Enter")
        self.page.wait_for_function("() => document.activeElement?.dataset.cell")
        self.keys("Home", *(["ArrowDown"] * (self.turns % 3)), *(["ArrowRight"] * (self.turns % 2)), "Enter")


PLAYERS: dict[str, type[Plays]] = {"mouse": ByMouse, "touch": ByFinger, "keyboard": ByKeys}


def look_of(guest: Guest) -> tuple[float, float, float]:
    """What lies in the middle of the mat, and how large."""
    x, y, scale = (guest.page.get_by_test_id("mat").get_attribute("data-look") or "").split()
    return float(x), float(y), float(scale)
