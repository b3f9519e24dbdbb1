"""Credits: what a source says of its origin, everywhere the same, and nothing that it does not say."""

from pathlib import Path

import pytest

from playmat.games.registry import GAMES
from playmat.words.catalogue import LANGUAGES
from playmat.words.credits import credit_of

ROOT = Path(__file__).parents[2]
# Designer, publisher, series, year and link, and who may still sell it, from the sources and the rule book of record.
SAID = {
    "number-line": ("Jorge Zhang", None, None, 2021, "http://www.jorgezhang.com/number-line", "Jorge Zhang"),
    "sevens": (None, "Zeno", "Play Math", None, None, "Zeno"),
    "big-bang": (
        *("Andrew Frinkle", "MediaStream Press", "Card Game in a Book", 2015),
        *("http://www.underspace.org", "MediaStream Press"),
    ),
    "stars-and-bars": (None, "Pentathlon Institute", "Mathematics Pentathlon", None, None, "Pentathlon Institute"),
    "bang-zoom": (None, "Big Deal", None, None, None, "Big Deal"),
}
NOT_KNOWN = {"en": "not known to us", "es": "No sabemos"}
BUY = {"en": "If it is still sold, please buy it", "es": "Si aún se vende, cómpraselo"}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_a_game_is_credited_with_what_is_known(game: str, language: str) -> None:
    credit = credit_of(game, language)
    assert (credit.designer, credit.publisher, credit.series, credit.year, credit.link) == SAID[game][:5]
    told = " ".join(credit.lines)
    for fact in (credit.designer, credit.publisher, credit.series, credit.year, credit.rights, credit.source):
        assert fact is None or str(fact) in told
    assert any(line.startswith(BUY[language]) and SAID[game][5] in line for line in credit.lines)
    assert "lost" not in told
    assert (credit.unsaid is None) or NOT_KNOWN[language] in credit.unsaid


@pytest.mark.parametrize("game", GAMES)
def test_what_is_not_known_is_said(game: str) -> None:
    credit = credit_of(game, "en")
    assert (credit.unsaid is None) == (None not in (credit.designer, credit.publisher, credit.year))


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
