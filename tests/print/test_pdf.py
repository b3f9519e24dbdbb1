"""The PDF itself: vector, with its fonts inside, exact, quick, small, and the same bytes every time."""

import hashlib
import re
import subprocess
import sys
from functools import cache

import pypdfium2  # type: ignore[import-untyped]  # it ships no types
import pypdfium2.raw as pdfium  # type: ignore[import-untyped]  # it ships no types
import pytest

from playmat import faces
from playmat.print import Printed, print_set
from playmat.print.paper import PAPERS
from thorough import THOROUGH, mostly, rarely

POINTS = {"a4": (595.276, 841.890), "letter": (612, 792)}
OFTEN = [("number-line", "full"), ("sevens", "low"), ("stars-and-bars", "mono"), ("big-bang", "full")]
VARIANTS = [(game, ink) if (game, ink) in OFTEN else rarely(game, ink) for game in faces.GAMES for ink in faces.INKS]
SMALLEST_INK = 40  # of 255: darker than paper


def pages_in(pdf: bytes) -> list[pypdfium2.PdfPage]:
    document = pypdfium2.PdfDocument(pdf)
    return [document[number] for number in range(len(document))]


def words_in(pdf: bytes) -> str:
    return "\n".join(page.get_textpage().get_text_range() for page in pages_in(pdf))


@cache
def whole(game: str, ink: str = "full") -> Printed:
    """Printed once for all tests that look at it."""
    return print_set(game, ink=ink, backs=True, deal="ROCKET7")


@pytest.mark.parametrize("paper", PAPERS)
@pytest.mark.parametrize("game", mostly(faces.GAMES, "number-line", "big-bang"))
def test_pages_have_exactly_the_size_of_the_paper(game: str, paper: str) -> None:
    pdf = whole(game).pdf if paper == "a4" else print_set(game, paper=paper).pdf
    for page in pages_in(pdf):
        assert sorted(page.get_size()) == pytest.approx(POINTS[paper], abs=0.01)


@pytest.mark.slow
@pytest.mark.parametrize(("game", "ink"), VARIANTS)
def test_everything_is_vector_and_the_fonts_are_inside(game: str, ink: str) -> None:
    pdf = whole(game, ink).pdf
    for page in pages_in(pdf):
        for thing in page.get_objects():
            assert thing.type in (pdfium.FPDF_PAGEOBJ_PATH, pdfium.FPDF_PAGEOBJ_TEXT)
            if thing.type == pdfium.FPDF_PAGEOBJ_TEXT:
                assert pdfium.FPDFFont_GetIsEmbedded(pdfium.FPDFTextObj_GetFont(thing.raw)) == 1
    # A subset has a tag of six letters before its name.
    fonts = set(re.findall(rb"/BaseFont /([A-Z]{6})\+(\w+)", pdf))
    assert {name for _, name in fonts} == {b"Lexend", b"LexendBold"}
    assert pdf.count(b"/BaseFont") == pdf.count(b"/BaseFont /MPDF")


@pytest.mark.parametrize("game", faces.GAMES)
def test_the_name_of_every_card_can_be_found(game: str) -> None:
    printed = print_set(game, what="cards", copies=1)
    words = " ".join(words_in(printed.pdf).split())
    names = [faces.name(game, row) for row in faces.rows(game)]
    assert printed.cards == len(names)
    for name in set(names):
        assert len(re.findall(rf"\b{name}\b", words)) >= names.count(name), name


def test_the_words_of_the_rules_can_be_copied() -> None:
    words = " ".join(words_in(print_set("sevens", what="rules").pdf).split())
    assert "Be the first to have no cards left." in words
    assert "Quédate sin cartas" in words_in(print_set("sevens", what="rules", language="es").pdf)


@pytest.mark.slow
def test_the_same_jobs_give_the_same_bytes_in_another_process() -> None:
    code = (
        "import hashlib, sys; from playmat.print import print_set\n"
        "for game in sys.argv[1:]: "
        "print(hashlib.sha256(print_set(game, backs=True, deal='ROCKET7').pdf).hexdigest())"
    )
    games = faces.GAMES if THOROUGH else ("number-line", "big-bang")
    done = subprocess.run([sys.executable, "-c", code, *games], capture_output=True, text=True, check=True)
    assert done.stdout.split() == [hashlib.sha256(whole(game).pdf).hexdigest() for game in games]


@pytest.mark.parametrize("game", mostly(faces.GAMES, "stars-and-bars"))  # the largest of them
@pytest.mark.parametrize(("ink", "size"), [("full", "normal"), ("mono", "large")])
def test_a_whole_game_is_small(game: str, ink: str, size: str) -> None:
    printed = print_set(game, ink=ink, size=size)
    assert len(printed.pdf) < 1_500_000


def test_a_deal_code_is_on_every_sheet_and_changes_nothing_else() -> None:
    with_code = print_set("sevens", deal="ROCKET7")
    for page in pages_in(with_code.pdf):
        assert "ROCKET7" in page.get_textpage().get_text_range()
    plain = words_in(print_set("sevens").pdf)
    assert words_in(with_code.pdf).replace("Deal code ROCKET7", "").count("7C") == plain.count("7C")
    assert "ROCKET7" not in plain


@pytest.mark.slow
@pytest.mark.parametrize("game", mostly(faces.GAMES, "sevens", "big-bang"))
def test_rendered_backs_lie_behind_their_faces(game: str) -> None:
    """Seen through the paper: turn the back page over, and no back reaches beyond the cards on the front."""
    sides = pages_in(print_set(game, what="cards", backs=True, copies=1, ink="mono").pdf)[2:]
    for front, back in zip(sides[::2], sides[1::2], strict=True):
        cards, backs = inked(front, turned=False), inked(back, turned=True)
        assert cards[0] - 1 <= backs[0]
        assert backs[2] <= cards[2] + 1
        assert cards[1] - 1 <= backs[1]
        assert backs[3] <= cards[3] + 1


@pytest.mark.slow
@pytest.mark.parametrize("game", mostly(faces.GAMES, "stars-and-bars"))  # whose three colours become marks
def test_black_and_white_needs_no_colour_ink(game: str) -> None:
    for page in pages_in(whole(game, "mono").pdf):
        red, green, blue = page.render(scale=0.4).to_pil().convert("RGB").split()
        assert red.tobytes() == green.tobytes() == blue.tobytes()


def inked(page: pypdfium2.PdfPage, turned: bool) -> tuple[int, int, int, int]:
    """The box of all that is printed on a page, seen from its other side if turned."""
    image = page.render(scale=0.5).to_pil().convert("L")
    box = image.point(lambda tone: 255 if tone < 255 - SMALLEST_INK else 0).getbbox()
    return (image.width - box[2], box[1], image.width - box[0], box[3]) if turned else box
