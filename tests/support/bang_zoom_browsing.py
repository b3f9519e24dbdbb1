"""Somebody at the table of Bang! Zoom! in a real browser, who plays by mouse, by finger or by keyboard alone."""

from typing import cast

from playwright.sync_api import Locator

from bang_zoom_table import best_plan
from browsing import Guest
from hands import Fingers, Hands, Typing
from playmat.games.bang_zoom.bots.thinking import Plan
from playmat.games.bang_zoom.rules.letters import CARD_NAMES, cards_of
from playmat.games.bang_zoom.rules.lexicon import lexicon_in
from playmat.games.bang_zoom.rules.moves import LAY, word_of
from playmat.games.bang_zoom.rules.views import BangZoomView
from serving import Json, Seat, is_over, my_moves

MOST_TURNS = 60
# What a letter of the goal is worth in hand, and the goal itself on the table.
KEPT = 2.6
GOAL = 20
HELPS = {"hints": True, "preview": True, "word_check": True, "take_back": True}
NO_HELP = {"hints": False, "preview": False, "word_check": False, "take_back": False}
# Both deals are by rules number 2. Ada holds L M O O W Z; T is turned up, M lies on top of the draw pile.
OWL_AND_MOM = "BZ625426"
# Ada holds L M O O V Z and Ben A A B G N S; H is turned up.
ZOOM_AND_BANG = "BZ17725"


def now_of(table: Json) -> BangZoomView:
    return cast(BangZoomView, table["play"]["view"]["now"])


def plan_of(table: Json, *more: str) -> Plan:
    """What to do with the hand that one sees, and more cards: found by the rules' own finder."""
    now = now_of(table)
    hand = sorted(cards_of([*now["hand"], *more]))
    goal = cards_of(list(now["goal"]))
    # The letters of the goal are kept, as long as words are laid at all.
    saves = now["quiet"] * 2 < now["quiet_limit"]
    kept = [KEPT if saves and card in goal and card not in hand[:place] else 0.2 for place, card in enumerate(hand)]
    return best_plan(lexicon_in(table["play"]["view"]).trie(), hand, now["goal"] == "ZOOM", GOAL, kept)


class Mouse(Hands):
    """Clicks, and drags in every other turn."""

    def __init__(self, guest: Guest, seat: Seat) -> None:
        super().__init__(guest, seat)
        self.words: list[str] = []
        self.page.wait_for_selector("[data-at], [data-testid=ending]")

    def push(self, name: str) -> None:
        self.press(f"[data-testid={name}]")

    # What there is.

    def tile(self, letter: str) -> Locator:
        """A card of the hand that is not in the row."""
        return self.page.locator(f"[data-tile][data-letter={letter}][aria-pressed=false]").first

    @property
    def row(self) -> Locator:
        return self.page.locator("[data-row]")

    @property
    def hand(self) -> Locator:
        return self.page.locator("[data-hand]")

    def pile(self, move: str) -> Locator:
        return self.page.locator(f"[data-move={move}]")

    def spelled(self) -> str:
        letters: list[str] = self.page.eval_on_selector_all("[data-spot]", "all => all.map(one => one.dataset.letter)")
        return "".join(letters)

    def shows(self, word: str) -> None:
        """What was laid before leaves the row with the answer of the server, which may come after the next letters."""
        self.page.wait_for_function(
            "word => [...document.querySelectorAll('[data-spot]')].map(one => one.dataset.letter).join('') === word",
            arg=word,
        )

    def arranged(self) -> str:
        letters: list[str] = self.page.eval_on_selector_all("[data-tile]", "all => all.map(one => one.dataset.letter)")
        return "".join(letters)

    # The parts of a turn.

    @property
    def drags_now(self) -> bool:
        return self.drags and self.turns % 2 == 1

    def take(self, move: str) -> None:
        if self.drags_now:
            self.carry(self.pile(move), self.hand)
        else:
            self.touch(self.pile(move))

    def spell(self, word: str) -> None:
        for letter in word:
            if self.drags_now:
                self.carry(self.tile(letter), self.row, 0.97)
            else:
                self.touch(self.tile(letter))
        self.shows(word)

    def lay(self, word: str) -> None:
        self.spell(word)
        self.push("lay")

    def discard(self, letter: str) -> None:
        if self.drags_now:
            self.carry(self.tile(letter), self.pile("take"))
        else:
            self.touch(self.tile(letter))
            self.push("discard")

    # Playing.

    def waits(self) -> Json | None:
        """The table when it is our turn; nothing when the game is over."""
        table = self.seat.wait_for(lambda table: is_over(table) or my_moves(table))
        self.shown(table)
        return None if is_over(table) else table

    def shown(self, table: Json) -> None:
        self.page.wait_for_function(
            """at => Number(document.querySelector('[data-at]')?.dataset.at) >= at
            || document.querySelector('[data-testid=ending]')""",
            arg=table["number"],
        )

    def after(self, table: Json) -> Json:
        """The table once something has happened."""
        number = table["number"]
        later = self.seat.wait_for(lambda later: later["number"] > number)
        self.shown(later)
        return later

    def one_turn(self) -> bool:
        """A whole turn on the screen; false when the game is over."""
        table = self.waits()
        if table is None:
            return False
        top = now_of(table)["discards"][-1]
        helps = plan_of(table, top).worth > plan_of(table).worth + 1
        self.take("take" if helps else "draw")
        table = self.after(table)
        plan = plan_of(table)
        for move in plan.lays:
            word = word_of(move - LAY)
            self.lay(word)
            self.words.append(word)
            table = self.after(table)
        if not is_over(table):
            self.discard(CARD_NAMES[plan.discard])
            self.after(table)
        self.turns += 1
        return True

    def whole_game(self) -> BangZoomView:
        """To the end, every move of ours on the screen."""
        while self.turns < MOST_TURNS:
            if not self.one_turn():
                return cast(BangZoomView, self.seat.table()["play"]["view"]["last_game"])
        raise AssertionError("the game did not end")


class Finger(Fingers, Mouse):
    """Taps, and drags with a finger in every other turn."""


class Keys(Typing, Mouse):
    """Nothing but the keyboard: piles by Tab or by their numbers, words by typing."""

    def take(self, move: str) -> None:
        if self.turns % 2:
            self.keys("1" if move == "draw" else "2")
        else:
            self.reach("[data-move=draw]")
            self.keys(*["ArrowRight"] if move == "take" else [], "Enter")

    def spell(self, word: str) -> None:
        self.page.keyboard.type(word.lower())
        self.shows(word)

    def lay(self, word: str) -> None:
        self.spell(word)
        self.keys("Enter")

    def discard(self, letter: str) -> None:
        self.page.keyboard.type(letter)
        if self.turns % 2:
            self.keys("Delete")
        else:
            self.push("discard")
