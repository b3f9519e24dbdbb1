"""Credits: what a source says of its origin, everywhere the same, and nothing that it does not say."""

from pathlib import Path

import pytest

from playmat.games.registry import GAMES
from playmat.words.catalogue import LANGUAGES
from playmat.words.credits import credit_of

ROOT = Path(__file__).parents[2]
# Designer, publisher, series, year and link, read from the sources by hand.
SAID = {
    "number-line": ("Jorge Zhang", None, None, None, "http://www.jorgezhang.com/number-line"),
    "sevens": (None, None, None, None, None),
    "big-bang": ("Andrew Frinkle", "MediaStream Press", "Card Game in a Book", 2015, "http://www.underspace.org"),
    "stars-and-bars": (None, None, None, None, None),
    "bang-zoom": (None, "Big Deal", None, None, None),
}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_a_game_is_credited_as_its_source_says(game: str, language: str) -> None:
    credit = credit_of(game, language)
    assert (credit.designer, credit.publisher, credit.series, credit.year, credit.link) == SAID[game]
    told = " ".join(credit.lines)
    for fact in (credit.designer, credit.publisher, credit.series, credit.year, credit.rights, credit.source):
        assert fact is None or str(fact) in told


@pytest.mark.parametrize("game", GAMES)
def test_what_a_source_does_not_say_is_not_claimed(game: str) -> None:
    credit = credit_of(game, "en")
    assert (credit.unsaid is None) == (None not in (credit.designer, credit.publisher, credit.year))
    assert not any("Pentathlon" in line for line in credit.lines)


@pytest.mark.parametrize("game", GAMES)
def test_the_page_about_the_games_says_the_same(game: str) -> None:
    page = (ROOT / "docs" / "about-the-games.md").read_text(encoding="utf-8")
    credit = credit_of(game, "en")
    (row,) = [line for line in page.splitlines() if line.startswith("| **") and credit.source in line]
    for fact in (credit.designer, credit.publisher, credit.series, credit.year, credit.rights, credit.link):
        assert fact is None or str(fact) in row


def test_big_bang_is_credited_with_its_rights_as_written() -> None:
    lines = credit_of("big-bang", "en").lines
    assert lines[0] == "Designed by Andrew Frinkle."
    assert lines[-1] == "© 2015 MediaStream Press & Andrew Frinkle"
