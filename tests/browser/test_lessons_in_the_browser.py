"""Every lesson, step by step in a real browser; a wrong move is explained, a right one leads on."""

import re

import pytest
from playwright.sync_api import expect

from browser.conftest import Invite
from browsing import CHROMEBOOK, PHONE, faults_on
from lesson_browsing import MAKE, Learner
from playmat.games.registry import GAMES

# Half of them on a phone and in Spanish.
SCREENS = [(CHROMEBOOK, "en-GB", "light"), (PHONE, "es-ES", "dark")]


@pytest.mark.parametrize("game", GAMES)
def test_a_lesson_is_played_through(invite: Invite, game: str) -> None:
    screen, locale, theme = SCREENS[list(GAMES).index(game) % 2]
    ada = invite(viewport=screen, locale=locale, color_scheme=theme)
    ada.go(f"/learn/{game}")
    learner = Learner(ada.page, game, locale[:2])
    learner.stands_at(1)
    assert faults_on(ada.page) == []
    learner.whole_lesson()
    assert faults_on(ada.page) == []
    ada.page.get_by_role("button", name=re.compile("^(Play now|Jugar ya)$")).click()
    expect(ada.page.get_by_test_id("ask")).to_be_visible()


def test_a_move_that_is_allowed_but_not_meant_gets_a_kind_word_and_is_not_made(invite: Invite) -> None:
    ada = invite()
    ada.go("/learn/sevens")
    learner = Learner(ada.page, "sevens")
    for number in (1, 2):
        learner.take_step(number)
    learner.stands_at(3)
    sevens = MAKE["sevens"]
    sevens(ada.page, "play 7H")
    expect(ada.page.get_by_test_id("lesson-nudge")).to_contain_text("Tap the 8 of clubs.")
    sevens(ada.page, "play 10S")
    expect(ada.page.get_by_test_id("refused")).to_be_visible()
    expect(ada.page.get_by_test_id("lesson-nudge")).to_contain_text("Try again.")
    learner.take_step(3)
    learner.stands_at(4)
    expect(ada.page.get_by_test_id("lesson-nudge")).to_be_hidden()


def test_the_language_of_a_lesson_can_be_changed_in_its_middle(invite: Invite) -> None:
    ada = invite()
    ada.go("/learn/number-line")
    learner = Learner(ada.page, "number-line")
    learner.take_step(1)
    learner.stands_at(2)
    ada.page.get_by_label("Language").select_option("es")
    learner.language = "es"
    learner.take_step(2)
    learner.stands_at(3)
    expect(ada.page.get_by_test_id("refused")).to_contain_text("En el 4 ya hay una carta")
