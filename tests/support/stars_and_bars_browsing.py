"""Somebody at the table of Stars and Bars in a real browser, who plays by mouse, by finger or by keyboard alone."""

import re
from typing import cast

from playwright.sync_api import Locator, Page, expect

from browsing import HAND_CARD, hand
from hands import Fingers, Hands, Typing
from playmat.games.stars_and_bars.rules.board import CELL_NUMBERS
from playmat.games.stars_and_bars.rules.cards import CARD_NUMBERS, NO_CARD
from playmat.games.stars_and_bars.rules.scoring import FULL_STACK
from playmat.games.stars_and_bars.rules.view import StarsAndBarsView, build_preview
from serving import Json, Seat, is_over, my_moves

MOST_TURNS = 60
# How the menu of a stack is called: its space, and how many cards lie there.
STACK = re.compile(r"^[a-d][1-4]: (one card|\d+ cards)$")
HELPS = {"hints": True, "preview": True, "word_check": False, "take_back": True}


def now_of(table: Json) -> StarsAndBarsView:
    return cast(StarsAndBarsView, table["play"]["view"]["now"])


def menu_of(page: Page) -> Locator:
    """What can be done with a stack, where one is tapped."""
    return page.get_by_role("group", name=STACK)


def points_for(now: StarsAndBarsView, card: str, cell: str) -> int:
    """What a card brings, counted by the rules' own code from what lies there for all to see."""
    tops = [NO_CARD] * len(CELL_NUMBERS)
    for stack in now["board"]:
        if stack["cards"] and not stack["face_down"]:
            tops[CELL_NUMBERS[stack["cell"]]] = CARD_NUMBERS[stack["cards"][-1]]
    return sum(beside["points"] for beside in build_preview(tops, CARD_NUMBERS[card], CELL_NUMBERS[cell]))


class Mouse(Hands):
    """Clicks, and drags every other card."""

    def put(self, card: str, cell: str) -> None:
        """Every other card is carried, the others are tapped and then their space."""
        held, there = self.card(card), self.space(cell)
        if self.drags and self.turns % 2:
            self.carry(held, there)
        else:
            self.touch(held)
            self.touch(there)

    def say(self, points: int, total: int) -> None:
        for number in (points, total):
            for digit in str(number):
                self.press(f"[data-digit='{digit}']")
            self.press("[data-send]")

    def keep_house(self, move: str) -> None:
        """A duty, by the menu of its stack."""
        self.touch(self.space(move.split()[1] if " " in move else "b3"))
        self.press(f"[data-move='{move}']")
        expect(menu_of(self.page)).to_be_hidden()

    # What there is.

    def card(self, name: str) -> Locator:
        return hand(self.page).locator(f"[data-move={name}]")

    def space(self, name: str) -> Locator:
        return self.page.locator(f"[data-cell={name}]")

    # Playing.

    def waits(self) -> Json | None:
        """The table when it is our turn; nothing when the game is over."""
        table = self.seat.wait_for(lambda table: is_over(table) or my_moves(table))
        self.page.wait_for_selector(f"[data-at='{table['number']}'], [data-testid=ending]")
        return None if is_over(table) else table

    def comfortable_turn(self, table: Json) -> None:
        """The card that brings most, confirmed."""
        now = now_of(table)
        moves = [move.split()[1:] for move in my_moves(table)]
        card, cell = max(moves, key=lambda move: points_for(now, *move))
        self.put(card, cell)
        self.press("[data-testid=confirm]")

    def classroom_turn(self, table: Json) -> None:
        """The card that brings least, house kept, the right points said: so the other is soon far ahead."""
        now = now_of(table)
        moves = [move.split()[1:] for move in my_moves(table)]
        card, cell = min(moves, key=lambda move: points_for(now, *move))
        points = points_for(now, card, cell)
        stack = now["board"][CELL_NUMBERS[cell]]
        self.put(card, cell)
        expect(self.page.get_by_test_id("statement")).to_be_visible()
        if len(stack["cards"]) == FULL_STACK - 1:
            self.keep_house(f"{'flip' if stack['inner'] else 'remove'} {cell}")
            others = [one for one in now["board"] if one["inner"] and one["cell"] != cell]
            if stack["inner"] and all(one["face_down"] for one in others):
                self.keep_house("clear")
        assert self.seat.seat is not None
        self.say(points, now["scores"][self.seat.seat] + points)

    def one_turn(self, mode: str) -> bool:
        """A whole turn on the screen; false when the game is over."""
        table = self.waits()
        if table is None:
            return False
        if mode == "comfortable":
            self.comfortable_turn(table)
        else:
            self.classroom_turn(table)
        number = table["number"]
        self.seat.wait_for(lambda later: later["number"] > number and not stands(later, self.seat))
        self.turns += 1
        return True

    def whole_game(self, mode: str) -> StarsAndBarsView:
        """To the end, every move of ours on the screen."""
        while self.turns < MOST_TURNS:
            if not self.one_turn(mode):
                return cast(StarsAndBarsView, self.seat.table()["play"]["view"]["last_game"])
        raise AssertionError("the game did not end")


def stands(table: Json, seat: Seat) -> bool:
    """Whether a card of ours lies there and the turn is still ours."""
    now = now_of(table)
    return bool(now["turn"] == seat.seat and now["stage"] != "put")


class Finger(Fingers, Mouse):
    """Taps, and drags with a finger."""


class Keys(Typing, Mouse):
    """Nothing but the keyboard."""

    def walk_to(self, cell: str) -> None:
        here = self.focused("cell")
        across, up = ord(cell[0]) - ord(here[0]), int(cell[1]) - int(here[1])
        self.keys(*["ArrowRight" if across > 0 else "ArrowLeft"] * abs(across))
        self.keys(*["ArrowUp" if up > 0 else "ArrowDown"] * abs(up))
        assert self.focused("cell") == cell

    def put(self, card: str, cell: str) -> None:
        self.reach(HAND_CARD)
        while self.focused("move") != card:
            self.keys("ArrowRight")
        # With a card picked up the focus goes to the board.
        self.keys("Enter")
        self.page.wait_for_function("() => document.activeElement?.dataset.cell")
        self.walk_to(cell)
        self.keys("Enter")

    def say(self, points: int, total: int) -> None:
        # The first field has the focus, and Enter leads to the next.
        expect(self.page.locator("[data-field=points]")).to_be_focused()
        self.page.keyboard.type(str(points))
        self.keys("Enter")
        self.page.keyboard.type(str(total))
        self.keys("Enter")

    def keep_house(self, move: str) -> None:
        self.reach("[data-cell]")
        self.walk_to(move.split()[1] if " " in move else "b3")
        self.keys("Enter")
        while self.focused("move") != move:
            self.keys("ArrowRight")
        self.keys("Enter")
        expect(menu_of(self.page)).to_be_hidden()
