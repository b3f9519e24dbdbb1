"""Paper and screen show the same cards: what the web client draws is made from the faces, and is fresh."""

import re
import subprocess
import sys
from pathlib import Path

import pytest
from tools.faces_for_web import drawings, marks

from playmat import faces
from playmat.faces.ink import COLOURS, tone
from playmat.faces.signs import SIGNS
from playmat.games.sevens import faces as sevens
from svg import colours_of

ROOT = Path(__file__).resolve().parents[2]
WEB = ROOT / "web" / "src"
needs_the_client = pytest.mark.skipif(not WEB.is_dir(), reason="a source package has no web client")
ENOUGH = 3  # what WCAG asks of a picture
ENOUGH_FOR_TEXT = 4.5


def light(colour: str) -> float:
    parts = (int(colour[at : at + 2], 16) / 255 for at in (1, 3, 5))
    red, green, blue = (part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: str, other: str) -> float:
    low, high = sorted((light(one), light(other)))
    return (high + 0.05) / (low + 0.05)


@needs_the_client
def test_the_faces_of_the_web_client_are_fresh() -> None:
    done = subprocess.run(
        [sys.executable, str(ROOT / "tools" / "faces_for_web.py"), "--check"],
        capture_output=True,
        text=True,
        timeout=30,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr


@needs_the_client
@pytest.mark.parametrize("colour", SIGNS)
def test_seats_have_the_colours_of_their_printed_cards(colour: str) -> None:
    design = (WEB / "lib" / "design.css").read_text(encoding="utf-8")
    assert re.findall(rf"^  --{colour}: (.*);$", design, re.MULTILINE) == [COLOURS[colour].tone]


@pytest.mark.parametrize("colour", SIGNS)
def test_a_sign_can_be_seen_on_its_colour_and_on_white(colour: str) -> None:
    assert contrast(COLOURS[colour].tone, COLOURS[colour].on_it) >= ENOUGH
    assert contrast(tone(colour, "full"), "#ffffff") >= ENOUGH


@pytest.mark.parametrize("colour", COLOURS)
def test_a_thin_line_of_low_ink_can_be_seen_on_white(colour: str) -> None:
    assert contrast(tone(colour, "low"), "#ffffff") >= ENOUGH


def test_a_back_of_low_ink_can_be_seen_on_white() -> None:
    """NL-6: it tells whose card it is."""
    for row in faces.rows("number-line"):
        drawn = colours_of(faces.back("number-line", "low", row=row))
        assert min(contrast(colour, "#ffffff") for colour in drawn) >= ENOUGH, row


@needs_the_client
@pytest.mark.parametrize("suit", sevens.TONES)
def test_a_suit_can_be_read_on_the_paper_of_day_and_night(suit: str) -> None:
    design = (WEB / "lib" / "design.css").read_text(encoding="utf-8")
    [papers] = re.findall(r"--card: light-dark\((#\w+), (#\w+)\)", design)
    assert min(contrast(sevens.TONES[suit], paper) for paper in papers) >= ENOUGH_FOR_TEXT


@pytest.mark.parametrize("game", faces.GAMES)
def test_every_card_and_every_back_reaches_the_screen_as_it_is_drawn(game: str) -> None:
    found = drawings(game)
    assert set(found) >= {faces.name(game, row) for row in faces.rows(game)} | {"back"}
    for svg in found.values():
        assert [path for path, _, _ in marks(svg)] == re.findall(r' d="([^"]*)"', svg)
