"""Whatever a game asks of a seat, a first-timer is told the idea behind it, and the rule that matters is known."""

from pathlib import Path

import pytest

from playmat.games.registry import GAMES, find_kit
from playmat.words.catalogue import LANGUAGES
from playmat.words.rulebook import rulebook
from reading import messages, readings

WEB = Path(__file__).parents[2] / "web" / "src" / "games"
# Put to the table by somebody, not by the game.
NOT_OF_A_TURN = {"asks-word"}


def asked(game: str) -> set[str]:
    text = find_kit(game).text("en.ftl", "en")
    return {key for _, key, _ in messages(text) if key.startswith("asks-")} - NOT_OF_A_TURN


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", list(GAMES))
def test_every_question_of_a_game_has_its_idea_and_its_rule(game: str, language: str) -> None:
    text = (WEB / game / f"{language}.ftl").read_text(encoding="utf-8")
    told = {key: readings(pattern) for _, key, pattern in messages(text)}
    rules = {rule.id for chapter in rulebook(game, language) for rule in chapter.rules}
    assert asked(game)
    for key in asked(game):
        assert told[f"idea-{key}"]
        assert set(told[f"rule-{key}"]) <= rules
