"""What was agreed, on paper: a sheet of its own in front of the score sheets."""

import pytest

from playmat import faces
from playmat.core.refusal import Refused
from playmat.print.order import read_job
from playmat.print.paper import PAPERS
from playmat.print.shop import pages_of
from playmat.print.typesetting import has_letters, text_width
from playmat.words.catalogue import LANGUAGES

MANY = {
    "number-line": '{"start": "random", "decoys": "open", "games": 100}',
    "sevens": '{"variant": "junior", "guess": "rank", "target": 100000}',
    "big-bang": '{"mode": "race", "scoring": "stolen", "clock": 30, "rules_cards": 6, "replay": true, "draw": "free"}',
    "stars-and-bars": '{"deck": 81, "housekeeping": "manual", "announce": "strict", "games": 9}',
    "bang-zoom": '{"bonus": "added", "proper_names": true, "abbreviations": true, "one_letter": true,'
    ' "allow": "APP,SUSHI,UM,ZAP", "deny": "KR,NTH"}',
}


def test_a_sheet_says_what_was_agreed() -> None:
    """BZ-14: the ground rules lie beside the cards."""
    job = read_job("bang-zoom", what="score", options='{"one_letter": true, "games": 5}')
    told = " ".join(text.text for text in pages_of(job)[0].texts)
    for sentence in ("What we have agreed", "5 games are played in a row.", "A, I and O count as words."):
        assert sentence in told


@pytest.mark.parametrize(
    ("game", "options", "told"),
    [
        ("sevens", '{"variant": "junior"}', "the number on each of them, an ace 1."),
        ("bang-zoom", '{"bonus": "added"}', "ZOOM 14"),
        ("big-bang", '{"unplayed": "minus"}', "one off for every card left."),
    ],
)
def test_a_score_sheet_counts_as_was_agreed(game: str, options: str, told: str) -> None:
    """SV-13, BZ-11, BB-12"""
    *_, plain = pages_of(read_job(game, what="score"))
    *_, sheet = pages_of(read_job(game, what="score", options=options))
    assert told in " ".join(text.text for text in sheet.texts)
    assert told not in " ".join(text.text for text in plain.texts)


def test_a_sentence_of_two_lines_keeps_clear_of_its_dash() -> None:
    page = pages_of(read_job("big-bang", what="score", options='{"mode": "race", "scoring": "stolen"}'))[0]
    lines = [text for text in page.texts if text.size == 15]
    dashes = [text for text in lines if text.text == "–"]
    assert dashes
    assert all(text.x > dashes[0].x + 2 for text in lines[1:] if text.text != "–")


def test_without_options_there_is_no_such_sheet() -> None:
    assert len(pages_of(read_job("sevens", what="score"))) == 1
    assert len(pages_of(read_job("sevens", what="score", preset="three-games"))) == 2


def test_only_with_score_sheets_is_it_printed() -> None:
    assert len(pages_of(read_job("sevens", what="rules", preset="three-games"))) == len(
        pages_of(read_job("sevens", what="rules"))
    )


@pytest.mark.parametrize("game", faces.GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("paper", PAPERS)
@pytest.mark.parametrize("size", faces.SIZES)
def test_even_many_sentences_stay_on_one_sheet(game: str, language: str, paper: str, size: str) -> None:
    page = pages_of(read_job(game, paper, "score", size=size, language=language, options=MANY[game]))[0]
    assert max(text.y for text in page.texts) < page.paper.height - 12
    assert max(text.x + text_width(text.text, text.size, text.bold) for text in page.texts) <= page.paper.width - 15.9
    assert has_letters("".join(text.text for text in page.texts))


@pytest.mark.parametrize(
    ("preset", "options", "code"),
    [
        ("nonsense", "", "unknown-preset"),
        ("", '{"nonsense": 1}', "unknown-option"),
        ("", '{"games": 0}', "option-out-of-range"),
        ("", "games", "options-not-json"),
        ("", '{"scoring": "stolen", "mode": "solo"}', "nobody-to-steal-from"),
    ],
)
def test_what_cannot_be_agreed_is_refused(preset: str, options: str, code: str) -> None:
    game = "big-bang" if "stolen" in options else "sevens"
    with pytest.raises(Refused) as wrong:
        read_job(game, what="score", preset=preset, options=options)
    assert wrong.value.refusal.code == code
