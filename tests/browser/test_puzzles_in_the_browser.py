"""Puzzles in a real browser: from home in one press, solved on the real table, with a streak on this device."""

import pytest
from playwright.sync_api import Page, expect

from browser.conftest import Invite
from browsing import CHROMEBOOK, PHONE, faults_on
from lesson_browsing import MAKE
from playmat.puzzles.puzzle import Puzzle
from playmat.puzzles.shelf import find_puzzle, puzzles_of
from puzzling import GAMES

# Half of them on a phone and in Spanish.
SCREENS = [(CHROMEBOOK, "en-GB", "light"), (PHONE, "es-ES", "dark")]


def wrong_move(puzzle: Puzzle) -> str:
    start = puzzle.start()
    texts = [start.format(move) for move in start.legal(puzzle.seat)]
    return next(text for text in texts if all(text != line[0] for line in puzzle.lines))


def solve(page: Page, puzzle: Puzzle) -> None:
    """Move by move, each once the one before has been judged."""
    for made, move in enumerate(puzzle.lines[0], 1):
        MAKE[puzzle.game](page, move)
        expect(page.get_by_test_id("puzzle-board")).to_have_attribute("data-made", str(made))


def test_from_home_to_a_solved_puzzle_of_the_day_and_on_to_the_next(invite: Invite) -> None:
    ada = invite()
    ada.go()
    page = ada.page
    page.get_by_role("navigation", name="More").get_by_role("link", name="Puzzles").click()
    expect(page.get_by_test_id("streak")).to_contain_text("Solve one today!")
    assert faults_on(page) == []
    page.get_by_role("link", name="Number Line: Try it").click()
    expect(page.get_by_test_id("goal")).to_be_visible()
    puzzle = find_puzzle(page.url.rsplit("/", 1)[1])
    MAKE["number-line"](page, wrong_move(puzzle))
    expect(page.get_by_test_id("judged")).to_be_visible()
    page.get_by_role("button", name="Give me a tip").click()
    expect(page.get_by_test_id("tip")).to_be_visible()
    solve(page, puzzle)
    expect(page.get_by_test_id("solved")).to_contain_text("Solved!")
    assert faults_on(page) == []
    expect(page.get_by_role("link", name="Next puzzle")).to_be_focused()
    page.get_by_role("link", name="Next puzzle").click()
    expect(page.get_by_test_id("solved")).to_be_hidden()
    page.get_by_role("link", name="Puzzles").first.click()
    expect(page.get_by_test_id("streak")).to_contain_text("1day with a puzzle of the day solved")
    expect(page.get_by_role("link", name="Number Line: Solved")).to_be_visible()
    assert ada.faults == []


@pytest.mark.parametrize("game", GAMES)
def test_a_puzzle_of_every_game_is_solved_on_its_table(invite: Invite, game: str) -> None:
    screen, locale, theme = SCREENS[GAMES.index(game) % 2]
    ada = invite(viewport=screen, locale=locale, color_scheme=theme)
    puzzle = puzzles_of(game)[0]
    ada.go(f"/puzzles/{puzzle.id}")
    expect(ada.page.get_by_test_id("goal")).to_be_visible()
    assert faults_on(ada.page) == []
    solve(ada.page, puzzle)
    expect(ada.page.get_by_test_id("solved")).to_be_visible()
    assert faults_on(ada.page) == []
    assert ada.faults == []


def test_the_answer_is_shown_on_request_and_then_counts_for_nothing(invite: Invite) -> None:
    ada = invite()
    puzzle = puzzles_of("stars-and-bars")[0]
    ada.go(f"/puzzles/{puzzle.id}")
    ada.page.get_by_role("button", name="Give me a tip").click()
    ada.page.get_by_role("button", name="Show the answer").click()
    expect(ada.page.get_by_test_id("answer")).to_be_visible()
    solve(ada.page, puzzle)
    expect(ada.page.get_by_test_id("solved")).to_be_visible()
    assert ada.page.evaluate("localStorage.getItem('playmat.puzzles')") is None
