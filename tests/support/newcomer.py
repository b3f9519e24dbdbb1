"""Somebody who has never seen the page: knows roles and names, reads what is asked, presses what seems to answer it.

Everything is read from the accessibility tree, as a screen reader has it: no style, no address, no rule of any game.
"""

import re
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from playwright.sync_api import Page, TimeoutError

# What everybody can read without knowing a game: that one may go on, that it is over, that something is another way.
ONWARD: Final = ("Go on", "To the result", "Next game")
AGAIN: Final = "Play again"
INSTEAD: Final = ("or ", "no,", "Take it back")
YOUR_TURN: Final = "it is your turn"
# Parts of the page that help, show or tell: a game is played without them.
APART: Final = ("complementary", "group Help", "group How you look")
SMALL_WORDS: Final = frozenset(
    ["a", "an", "and", "at", "from", "in", "is", "it", "of", "on", "or", "that", "the", "to"]
)

LOOK_MS: Final = 60
GONE_MS: Final = 1000
MOST_LOOKS: Final = 400
PATIENT_LOOKS: Final = 12
MOST_PRESSES: Final = 600
STUCK_AFTER: Final = 25

LINE: Final = re.compile(r'^( *)- ([\w/]+)(?: "((?:[^"\\]|\\.)*)")?((?: \[[^\]]*\])*)(?:: ?(.*))?$')
QUOTED: Final = re.compile(r"^( *- )'(.*)'(:.*)?$")
CLOCK: Final = re.compile(r"\d+:\d\d")
# By what a thing is known again: its name without remarks, and where it is, however many of them there are.
Known = tuple[str, str]


class StuckError(AssertionError):
    """The page does not say how to go on."""


@dataclass(frozen=True)
class Thing:
    """One line of the tree: what it is, what it is called, what it says, how it is, and what it is part of."""

    role: str
    name: str
    says: str
    states: str
    within: tuple[str, ...]

    @property
    def can_be_pressed(self) -> bool:
        return self.role == "button" and "[disabled]" not in self.states

    @property
    def stands_apart(self) -> bool:
        return any(part.startswith(APART) for part in self.within)

    @property
    def place(self) -> str:
        """The names of what is around it."""
        return " ".join(part.partition(" ")[2] for part in self.within)

    @property
    def known(self) -> Known:
        return self.name.partition(";")[0], re.sub(r"\d+", "", self.place)


def read(tree: str) -> Iterator[Thing]:
    """The lines of an accessibility tree."""
    around: list[tuple[int, str]] = []
    for line in tree.splitlines():
        # A line with a colon in a name is in single quotes.
        plain = QUOTED.sub(lambda it: it[1] + it[2].replace("''", "'") + (it[3] or ""), line)
        found = LINE.match(plain)
        if found is None:
            continue
        deep, role, name = len(found[1]), found[2], (found[3] or "").replace('\\"', '"')
        while around and around[-1][0] >= deep:
            around.pop()
        yield Thing(role, name, (found[5] or "").strip('"'), found[4], tuple(part for _, part in around))
        around.append((deep, f"{role} {name}".strip()))


def words_in(text: str) -> set[str]:
    return {word.rstrip("s") for word in re.findall(r"[a-z]+|\d+", text.lower())} - SMALL_WORDS


class Newcomer:
    """Plays by reading: first what the last press has brought, then what the sentence above the board speaks of."""

    def __init__(self, page: Page, home: str) -> None:
        self.page = page
        self.home = home
        self.presses = 0
        self.asked = ("", "")
        self.tried: Counter[Known] = Counter()
        self.seen: set[Known] = set()
        self.idle: set[Known] = set()

    def look(self) -> list[Thing]:
        """The page once it stands still: two looks in a row see the same."""
        before = ""
        for _ in range(MOST_LOOKS):
            tree = self.page.get_by_role("main").aria_snapshot()
            now = CLOCK.sub("", tree)
            if now and now == before:
                return list(read(tree))
            before = now
            self.page.wait_for_timeout(LOOK_MS)
        raise StuckError("the page never stands still")

    def press(self, thing: Thing, among: list[Thing]) -> None:
        """Press what was seen; if it is called otherwise by now, look again first."""
        same = [one for one in among if (one.role, one.name) == (thing.role, thing.name)]
        there = self.page.get_by_role("main").get_by_role("button", name=thing.name, exact=True)
        try:
            there.nth(next(place for place, one in enumerate(same) if one is thing)).tap(timeout=GONE_MS)
        except TimeoutError:
            return
        self.presses += 1

    def sit_down(self, title: str) -> int:
        """Presses from the home page to a table of this game: whatever button comes first below its name."""
        self.presses = 0
        self.page.goto(self.home)
        self.page.get_by_role("main").get_by_role("heading", name=title, exact=True).wait_for()
        things = self.look()
        below = next(place for place, one in enumerate(things) if one.role == "heading" and one.name == title)
        self.press(next(one for one in things[below:] if one.can_be_pressed), things)
        self.page.get_by_role("log").wait_for()
        return self.presses

    def play(self) -> int:
        """Presses from here to the result."""
        self.presses = 0
        while self.presses < MOST_PRESSES:
            things = self.turn()
            if again_in(things) is not None:
                return self.presses
            self.answer(things)
        raise StuckError(f"after {MOST_PRESSES} presses the game is not over")

    def once_more(self) -> int:
        """Presses from the result to the next match of the same people."""
        self.presses = 0
        things = self.look()
        again = again_in(things)
        assert again is not None, "there is a result"
        self.press(again, things)
        self.page.get_by_role("button", name=AGAIN, exact=True).wait_for(state="hidden")
        return self.presses

    def turn(self) -> list[Thing]:
        """Wait for the own turn, for something to go on with, or for the end."""
        for _ in range(MOST_LOOKS):
            things = self.look()
            if any(one.can_be_pressed and one.name in (*ONWARD, AGAIN) for one in things):
                return things
            asked = any(YOUR_TURN in one.says for one in things if one.place.endswith("Seats"))
            if asked and open_in(things):  # else something is still played out
                return things
            self.page.wait_for_timeout(LOOK_MS)
        raise StuckError("the turn never comes")

    def answer(self, things: list[Thing]) -> None:
        """Press one thing."""
        can = open_in(things)
        asked = self.read_question(things)
        if asked != self.asked:
            self.asked = asked
            self.tried.clear()
            self.seen = {one.known for one in can}
        if self.tried.total() > STUCK_AFTER:
            raise StuckError(f"{asked[0]!r}, and nothing helps: {[one.name for one in can]}")

        def worth(thing: Thing) -> tuple[int, ...]:
            name, place = words_in(thing.name), words_in(thing.place)
            new = thing.known not in self.seen
            wanted = words_in(asked[0])
            fits = 2 * len(wanted & name) + len(wanted & place)
            first = not thing.name.startswith(INSTEAD)
            return thing.name in ONWARD, thing.known not in self.idle, first, new, -self.tried[thing.known], fits

        best = max(can, key=worth)
        self.tried[best.known] += 1
        self.seen |= {one.known for one in can}
        self.press(best, things)
        self.learn(best, {one.known for one in can})

    def learn(self, pressed: Thing, before: set[Known]) -> None:
        """What changes nothing that can be pressed, and nothing that is asked or told, is not pressed in vain again."""
        for _ in range(PATIENT_LOOKS):
            things = self.look()
            if {one.known for one in open_in(things)} != before or self.read_question(things) != self.asked:
                return
        self.idle.add(pressed.known)

    def read_question(self, things: list[Thing]) -> tuple[str, str]:
        """The sentence above the board, and what has happened so far."""
        told = next((one.says for one in things if one.role == "status" and one.says), "")
        return told, self.page.get_by_role("log").inner_text()


def open_in(things: list[Thing]) -> list[Thing]:
    """What can be pressed in the game itself."""
    return [one for one in things if one.can_be_pressed and not one.stands_apart]


def again_in(things: list[Thing]) -> Thing | None:
    return next((one for one in things if one.can_be_pressed and one.name == AGAIN), None)
