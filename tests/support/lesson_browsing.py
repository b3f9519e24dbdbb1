"""Somebody who takes a lesson in a real browser: makes moves by their text at whatever table it is."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

from playwright.sync_api import Locator, Page, expect

from browsing import hand, onward

GAMES_FOLDER = Path(__file__).resolve().parents[2] / "src" / "playmat" / "games"
Json = dict[str, Any]


def scenes_of(game: str) -> list[list[Json]]:
    """The steps of each scene."""
    lesson = json.loads((GAMES_FOLDER / game.replace("-", "_") / "words" / "lesson.json").read_text("utf-8"))
    return [scene["steps"] for scene in lesson["scenes"]]


def touch(there: Locator) -> None:
    """Things that cannot be played now can be touched all the same: they answer."""
    there.evaluate("one => one.scrollIntoView({block: 'center'})")
    there.click(force=True)


def number_line(page: Page, text: str) -> None:
    kind, number = text.split()
    if hand(page).get_by_role("button").count() > 1:
        touch(hand(page).locator(f"[data-move={kind}]"))
    touch(page.locator(f"[data-number='{number}']"))


def sevens(page: Page, text: str) -> None:
    touch(page.locator(f"[data-move='{text}']"))


def stars_and_bars(page: Page, text: str) -> None:
    verb, first, second = (text + " -").split()[:3]
    if verb == "flip":
        touch(page.locator(f"[data-cell={first}]"))
        touch(page.locator(f"[data-move='{text}']"))
        return
    if verb == "say":
        for number in (first, second):
            for digit in number:
                touch(page.locator(f"[data-digit='{digit}']"))
            touch(page.locator("[data-send]"))
        return
    touch(hand(page).locator(f"[data-move={first}]"))
    touch(page.locator(f"[data-cell={second}]"))
    expect(page.locator("[data-testid=confirm], [data-testid=refused], [data-testid=statement]").first).to_be_visible()
    if page.get_by_test_id("confirm").is_visible():
        touch(page.get_by_test_id("confirm"))


def bang_zoom(page: Page, text: str) -> None:
    verb, _, letters = text.partition(" ")
    if verb == "draw":
        touch(page.locator("[data-move=draw]"))
        return
    # What was spelled and refused still lies in the row.
    spelled = page.eval_on_selector_all("[data-spot]", "all => all.map(one => one.dataset.letter).join('')")
    if spelled and spelled != letters:
        page.keyboard.press("Escape")
    for letter in "" if spelled == letters else letters:
        touch(page.locator(f"[data-tile][data-letter={letter}][aria-pressed=false]").first)
    touch(page.get_by_test_id(verb))


def big_bang(page: Page, text: str) -> None:
    verb, *rest = text.split()
    if verb in ("draw", "dead"):
        touch(page.locator(f"[data-move={verb}]"))
        return
    card = hand(page).locator(f"[data-move^='{rest[0]}.']").first
    if card.get_attribute("aria-pressed") != "true":
        touch(card)
    touch(page.locator(f"[data-cell='{rest[1].removeprefix('@')}']"))


MAKE: dict[str, Callable[[Page, str], None]] = {
    "number-line": number_line,
    "sevens": sevens,
    "stars-and-bars": stars_and_bars,
    "bang-zoom": bang_zoom,
    "big-bang": big_bang,
}


class Learner:
    """Does what each step says."""

    def __init__(self, page: Page, game: str, language: str = "en") -> None:
        self.page = page
        self.game = game
        self.language = language
        scenes = scenes_of(game)
        self.steps = [step for steps in scenes for step in steps]
        # The last step of each scene, from 1; after it one looks at the table as long as one likes.
        self.turns = {sum(map(len, scenes[:place])) for place in range(1, len(scenes))}

    def stands_at(self, number: int) -> None:
        text = self.page.locator(f"[data-testid=lesson-text][data-step='{number}']")
        expect(text).to_have_text(self.steps[number - 1]["say"][self.language])

    def take_step(self, number: int) -> None:
        step, page = self.steps[number - 1], self.page
        self.stands_at(number)
        if onward(page).first.is_visible():  # a round that has just been counted
            onward(page).first.click()
        if "wrong" in step or "do" in step:
            MAKE[self.game](page, (step["wrong"] if "wrong" in step else step["do"])[0])
        else:
            self.read_on(number)
        if "wrong" in step:
            expect(page.get_by_test_id("refused")).to_be_visible()
        if number in self.turns:
            expect(page.get_by_test_id("lesson-turns")).to_be_visible()
            page.get_by_test_id("lesson-next").click()

    def read_on(self, number: int) -> None:
        """The counting of a game has several pages."""
        here = self.page.locator(f"[data-testid=lesson-text][data-step='{number}']")
        while here.is_visible():
            self.page.get_by_test_id("lesson-next").click()
            self.page.wait_for_timeout(50)

    def whole_lesson(self) -> None:
        for number in range(1, len(self.steps) + 1):
            self.take_step(number)
        expect(self.page.get_by_test_id("lesson-done")).to_be_visible()
