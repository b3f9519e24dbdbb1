"""The rules in words: every id in every language, and every rule that a refusal names."""

import ast
import re
from pathlib import Path

import pytest

from playmat.games.registry import GAMES
from playmat.words.catalogue import LANGUAGES
from playmat.words.rulebook import BadRulePage, Chapter, Rule, chapters_of, rulebook

GAMES_FOLDER = Path(__file__).parents[2] / "src" / "playmat" / "games"
LONGEST_SENTENCE = 45  # words


def folder_of(game: str) -> Path:
    return GAMES_FOLDER / game.replace("-", "_")


def rules_of(game: str, language: str) -> list[Rule]:
    return [rule for chapter in rulebook(game, language) for rule in chapter.rules]


def ids_in_rule_table(game: str) -> list[str]:
    return [line.split()[0] for line in (folder_of(game) / "words" / "rules.txt").read_text("utf-8").splitlines()]


def ids_in_code(game: str) -> set[str]:
    """Every text in the game's code that is a rule id: refusals and options name them."""
    found: set[str] = set()
    for path in folder_of(game).rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                found |= {node.value} if re.fullmatch(r"(NL|SV|SB|BZ|BB)-\d+", node.value) else set()
    return found


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_rule_stands_once_in_the_rule_book(game: str, language: str) -> None:
    written = [rule.id for rule in rules_of(game, language)]
    assert sorted(written) == sorted(ids_in_rule_table(game))


@pytest.mark.parametrize("game", GAMES)
def test_every_rule_that_a_refusal_names_can_be_read_up_in_both_languages(game: str) -> None:
    named = ids_in_code(game)
    assert len(named) > 3, "the code of the game names rules"
    for language in LANGUAGES:
        assert named <= {rule.id for rule in rules_of(game, language)}


@pytest.mark.parametrize("game", GAMES)
def test_both_languages_tell_the_same_rules_in_the_same_order(game: str) -> None:
    english, spanish = (rulebook(game, language) for language in ("en", "es"))
    assert [[rule.id for rule in chapter.rules] for chapter in english] == [
        [rule.id for rule in chapter.rules] for chapter in spanish
    ]
    for one, other in zip(rules_of(game, "en"), rules_of(game, "es"), strict=True):
        assert one.text != other.text
        assert one.text.count("\n*") == other.text.count("\n*"), f"{one.id}: an example in one language only"
        # The figures of a rule are the same in every language.
        figures = [sorted(set(re.findall(r"\d+", rule.text))) for rule in (one, other)]
        assert figures[0] == figures[1], one.id


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_sentences_are_short(game: str, language: str) -> None:
    for rule in rules_of(game, language):
        for sentence in re.split(r"(?<=[.!?:;])\s", rule.text):
            assert len(sentence.split()) <= LONGEST_SENTENCE, f"{rule.id}: {sentence}"


def test_a_rule_page_is_read_by_its_headings() -> None:
    assert chapters_of("# One\n\n## AB-1 Name\nText.\n*Example.* More.\n\n# Two\n\n## AB-2 Other\nWords.\n") == [
        Chapter("One", [Rule("AB-1", "Name", "Text.\n*Example.* More.")]),
        Chapter("Two", [Rule("AB-2", "Other", "Words.")]),
    ]


@pytest.mark.parametrize("page", ["## AB-1 Name\nText.", "# One\n\n## Name\nText.", "# One\n\n## AB-1 Name", "Text."])
def test_a_rule_page_with_a_gap_is_a_fault(page: str) -> None:
    with pytest.raises(BadRulePage):
        chapters_of(page)
