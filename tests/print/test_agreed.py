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
