"""Rulings: what we decided where a source is silent is marked as ours in the app, on paper and in the documents."""

import re
from pathlib import Path

import pytest

from playmat.games.registry import GAMES
from playmat.print.columns import RULING
from playmat.print.words import sheet_words
from playmat.words.catalogue import LANGUAGES
from playmat.words.rulebook import RULING_MARK, Rule, rulebook

ROOT = Path(__file__).parents[2]
RULES = ROOT / "docs" / "rules"
RULE_BOOK = ROOT.parent / "shared" / "rules"
# Every rule that has a Ruling in the rule book of record, which isn't part of this repository.
RULINGS = {
    "number-line": {"NL-6", "NL-8", "NL-11", "NL-12", "NL-15"},
    "sevens": {"SV-3", "SV-6", "SV-7", "SV-8", "SV-10", "SV-13", "SV-15"},
    "big-bang": {"BB-3", "BB-7", "BB-9", "BB-13", "BB-14", "BB-15", "BB-16"},
    "stars-and-bars": {"SB-1", "SB-3", "SB-6", "SB-8", "SB-12", "SB-13"},
    "bang-zoom": {"BZ-1", "BZ-7", "BZ-8", "BZ-9", "BZ-12", "BZ-13", "BZ-14"},
}
# Options that no source has, whose usual value is our reading of it, or in which a detail is ours, as the three tries.
OURS_TOO = {"number-line": {"NL-2", "NL-18"}, "sevens": {"SV-14", "SV-16"}, "big-bang": {"BB-12"}}
# On paper, as in the sources, players count the points, a quiz finds who starts, and people have their own dictionary.
NOT_ON_PAPER = {"NL-2", "NL-18", "SV-16", "SB-13", "BZ-14"}


def ours(game: str) -> set[str]:
    return RULINGS[game] | OURS_TOO.get(game, set())


def rulings_in(page: str) -> set[str]:
    """The ids of the rules of a page of the rule book that say Ruling."""
    parts = re.split(r"^- \*\*(?=[A-Z]{2}-\d+)", page.split("\n## What a seat knows")[0], flags=re.M)[1:]
    return {part.partition(" ")[0].rstrip("*") for part in parts if "**Ruling" in part}


@pytest.mark.skipif(not RULE_BOOK.exists(), reason="the rule book isn't next to this checkout")
@pytest.mark.parametrize("game", GAMES)
def test_the_rulings_are_those_of_the_rule_book(game: str) -> None:
    assert rulings_in((RULE_BOOK / f"{game}.md").read_text(encoding="utf-8")) == RULINGS[game]


def test_a_ruling_of_the_rule_book_is_found_in_its_rule() -> None:
    rules = "- **XX-1** No.\n- **XX-2 (new)** A.\n  - **Ruling**: b.\n- **XX-3** **Ruling** on c.\n"
    page = f"{rules}\n## What a seat knows\n**Ruling**"
    assert rulings_in(page) == {"XX-2", "XX-3"}


def rules_of(game: str, language: str) -> list[Rule]:
    return [rule for chapter in rulebook(game, language) for rule in chapter.rules]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_ruling_is_marked_in_the_rules_of_the_app(game: str, language: str) -> None:
    assert {rule.id for rule in rules_of(game, language) if rule.has_ruling} == ours(game)


@pytest.mark.parametrize("game", GAMES)
def test_both_languages_mark_the_same_things(game: str) -> None:
    marks = [[rule.text.count(RULING_MARK) for rule in rules_of(game, language)] for language in LANGUAGES]
    assert marks[0] == marks[1]
    named = [RULING.findall(sheet_words(language, game).rules()) for language in LANGUAGES]
    assert named[0] == named[1]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_ruling_is_marked_on_the_rule_sheet(game: str, language: str) -> None:
    text = sheet_words(language, game).rules()
    assert {mark.removeprefix(RULING_MARK) for mark in RULING.findall(text)} == ours(game) - NOT_ON_PAPER
    assert text.count(RULING_MARK) == len(RULING.findall(text)), "every mark on a sheet names its rule"


@pytest.mark.parametrize("game", GAMES)
def test_every_ruling_is_listed_on_the_page_of_the_game(game: str) -> None:
    page = (RULES / f"{game}.md").read_text(encoding="utf-8")
    listed = page.split("\n## Our rulings\n")[1].split("\n## ")[0]
    assert ours(game) <= set(re.findall(r"[A-Z]{2}-\d+", listed))
