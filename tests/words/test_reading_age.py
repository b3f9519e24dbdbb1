"""What a child reads at a table is short: so many words in one breath, in both languages."""

import json
from collections.abc import Iterator
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Final

import pytest

from playmat.core.message import Facts
from playmat.core.refusal import Refusal
from playmat.games.registry import GAMES, find_kit
from playmat.words.catalogue import LANGUAGES, catalogue
from reading import longest, messages, readings

WEB: Final = Path(__file__).parents[2] / "web" / "src"
# Spanish needs about a sixth more words for the same.
MOST: Final = {"en": 12, "es": 14}
MOST_IN_A_RULE: Final = {"en": 20, "es": 23}
MOST_REFUSED: Final = {"en": 20, "es": 24}  # a whole refusal, however many sentences it has

# For whoever sets a table up, looks at a match again with figures, or reads the report on a class.
FOR_GROWN_UPS: Final = ("option-", "agreed-", "preset-", "value-", "left-out-", "review-", "slip-", "report-")
# Everything else comes before a child's eyes, and whatever will be added.
NOT_SHARED: Final = {
    "Who made a game",
    "Refusals: setting up",
    "Refusals: records",
    "The command line",
    "Studies: simulate, bench, and which build is in use",
    "The print shop",
    "Arena",
    "Solving: `playmat solve`",
    "Games of other packages",
}
NOT_ON_SCREEN: Final = {
    "Printing, and deals by a code",
    "Privacy",
    "About the games",
    "A record, looked at again",
    "Was the deal honest?",
}

# Only at the command line, by a program, or by whoever runs the server.
NOT_AT_A_TABLE: Final = {
    "own-words",  # a list that nobody reads
    "refused-bad-message",
    "refused-too-large",
    "refused-too-many-codes",  # somebody tries codes
    "refused-wrong-origin",
    "refused-unknown-host",
    "refused-bad-host-name",
    "refused-race-on-one-device",  # whoever opens the table
    "refused-mates-without-seats",
    "refused-seat-in-use",  # the host's menu
    "refused-bots-seat",
    "refused-poll-hidden",  # a teacher, who asks the class
    "refused-same-deal-move",  # a teacher, who seats children
    "refused-table-damaged",
    "refused-table-of-other-rules",
    "refused-bad-database",
    "refused-newer-database",
    "refused-unsafe-database",
    "refused-database-in-use",
    "refused-database-emptied",
    "refused-database-behind",
    "refused-database-swapped",
    "refused-mark-unreadable",
    "refused-no-mark",
    "refused-codes-key-missing",
    "refused-codes-key-wrong",
    "refused-codes-key-unreadable",
    "refused-codes-key-unset",
    "refused-codes-key-invalid",
    "refused-codes-key-not-this",
    "store-keep-key",
    "store-codes-locked",
    "refused-folder-unwritable",
    "refused-database-unusable",
    "refused-no-database",
    "refused-file-exists",
    "refused-erase-what",
    "refused-no-network",
    "refused-no-home",
    "refused-bad-host",
    "refused-port-taken",
    "store-backed-up",
    "store-exported-unknown",
    "store-exported-damaged",
    "store-file-damaged",
    "store-checked",
    "store-loss-accepted",
    "store-nothing-lost",
    "store-erased",
}
# Refused before a game begins, to whoever opens the table.
AT_THE_OPENING: Final = {
    "refused-race-alone",
    "refused-solo-together",
    "refused-nobody-to-steal-from",
    "refused-option-not-words",
    "refused-option-not-letters",
    "refused-letters-of-one-kind",
    "refused-letters-without-goal",
    "refused-letters-size",
    "refused-denied-goal",
    "refused-allowed-and-denied",
    "refused-allowed-unfit",
}
EXCEPTIONS: Final = {
    "teach-lead": "what a class is, for a teacher who has never had one here",
    "keys": "which key does what, for who plays by keyboard: a list, not a sentence",
    "line": "one line about the game on the home page, for who chooses it",
}


def child_reads(text: str, keys: set[str] | None = None) -> Iterator[tuple[str, str]]:
    """Key and every text it can become, of what comes before a child's eyes."""
    found = {key: pattern for _, key, pattern in messages(text) if keys is None or key in keys}
    for key, pattern in found.items():
        in_child_words = key.startswith("refused-") and f"child-{key.removeprefix('refused-')}" in found
        if key.startswith(FOR_GROWN_UPS) or in_child_words or key in NOT_AT_A_TABLE | AT_THE_OPENING | set(EXCEPTIONS):
            continue
        for reading in readings(pattern):
            yield key, reading


def keys_beside(english: str, sections: set[str]) -> set[str]:
    """The keys of all other sections than these; in other languages they are called otherwise."""
    found = [(section, key) for section, key, _ in messages(english)]
    assert sections <= {section for section, _ in found}
    return {key for section, key in found if section not in sections}


def too_long(found: Iterator[tuple[str, str]], language: str) -> list[tuple[str, int, str]]:
    return sorted({(key, *longest(text)) for key, text in found if longest(text)[0] > MOST[language]})


def words_of(place: Traversable | Path, language: str) -> str:
    return place.joinpath(f"{language}.ftl").read_text(encoding="utf-8")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", list(GAMES))
def test_a_game_speaks_in_short_sentences(game: str, language: str) -> None:
    own = find_kit(game).text("{language}.ftl", language)
    at_the_table = words_of(WEB / "games" / game, language)
    hints = find_kit(game).text("insight.{language}.ftl", language)
    pictures = find_kit(game).text("pictures.{language}.ftl", language)
    for text in (own, at_the_table, hints, pictures):
        assert too_long(child_reads(text), language) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_every_table_says_is_short(language: str) -> None:
    shared, hints = files("playmat.words"), files("playmat.insight")
    keys = keys_beside(words_of(shared, "en"), NOT_SHARED)
    assert too_long(child_reads(words_of(shared, language), keys), language) == []
    assert too_long(child_reads(words_of(hints, language)), language) == []
    keys = keys_beside(words_of(WEB / "lib" / "words", "en"), NOT_ON_SCREEN)
    assert too_long(child_reads(words_of(WEB / "lib" / "words", language), keys), language) == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", list(GAMES))
def test_the_rules_beside_the_board_can_be_read_by_who_reads_alone(game: str, language: str) -> None:
    """They say everything, so their sentences may be longer than those of the table."""
    text = find_kit(game).text("rules.{language}.md", language)
    told = [line for line in text.splitlines() if line and not line.startswith(("#", "!"))]
    assert told
    assert [longest(line) for line in told if longest(line)[0] > MOST_IN_A_RULE[language]] == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", list(GAMES))
def test_a_lesson_is_told_in_short_sentences(game: str, language: str) -> None:
    lesson = json.loads(find_kit(game).text("lesson.json", language))
    steps = [step for scene in lesson["scenes"] for step in scene["steps"]]
    told = [said[language] for step in steps for said in (step["say"], step.get("nudge", {language: ""}))]
    assert told
    assert too_long(((game, text) for text in told), language) == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", list(GAMES))
def test_every_refusal_at_a_table_is_said_to_a_child_in_a_few_words(game: str, language: str) -> None:
    """Whole refusals, every code of the game: its own words for a child, or a sentence that needs no others."""
    found = [(key, text) for key, text in child_reads(find_kit(game).text("{language}.ftl", language))]
    refusals = [(key, text) for key, text in found if key.startswith(("refused-", "child-"))]
    codes = {key for key in keys_of(game) if key.startswith("refused-")} - AT_THE_OPENING
    assert {key.partition("-")[2] for key, _ in refusals} >= {key.partition("-")[2] for key in codes}
    assert [(key, text) for key, text in refusals if len(text.split()) > MOST_REFUSED[language]] == []


def keys_of(game: str) -> set[str]:
    return {key for _, key, _ in messages(find_kit(game).text("{language}.ftl", "en"))}


def test_the_exceptions_are_still_needed() -> None:
    known = keys_beside(words_of(files("playmat.words"), "en"), NOT_SHARED)
    assert known >= NOT_AT_A_TABLE
    assert set().union(*map(keys_of, GAMES)) >= AT_THE_OPENING


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_refusal_comes_with_words_for_a_child_where_it_has_some(language: str) -> None:
    words = catalogue(language, "stars-and-bars")
    facts: Facts = {"cell": "b2", "differences": 3, "needs": 2, "side": "beside", "points": 0, "card": "", "other": ""}
    refusal = Refusal("must-score", {"cell": "a2", "neighbour": {"key": "neighbour", "facts": facts}}, "SB-8")
    told = {
        "en": "Every card it touches must count. b2 does not: 3 things differ, it needs 2.",
        "es": "Tiene que contar con cada carta que toca. b2 no cuenta: cambian 3 cosas, y hacen falta 2.",
    }
    assert words.explain_to_child(refusal) == told[language]
    assert words.explain_to_child(Refusal("put-first")) == ""


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_place_is_named_that_the_board_does_not_show(language: str) -> None:
    """The grid of Big Bang has no names on it: there nobody is told "2,-2"."""
    kit = find_kit("big-bang")
    texts = [kit.text("{language}.ftl", language), kit.text("insight.{language}.ftl", language)]
    naming = [key for text in texts for _, key, pattern in messages(text) if "cell" in repr(pattern)]
    assert naming == []
