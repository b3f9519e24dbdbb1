"""Where things lie on a page: inside the rim, edge to edge, and mirrored on the other side."""

from functools import cache
from itertools import combinations, pairwise

import pytest

from playmat import faces
from playmat.games.big_bang.paper import set_letter
from playmat.print.cards import cells_of
from playmat.print.grid import Cell, cut_guides
from playmat.print.job import Job
from playmat.print.order import read_job
from playmat.print.page import Line, Page, Picture, Text
from playmat.print.paper import EDGE, PAPERS, RIM
from playmat.print.shop import pages_of
from playmat.print.typesetting import text_width

PAPER_AND_SIZE = [(paper, size) for paper in PAPERS for size in faces.SIZES]
JOBS = [(game, paper, size) for game in faces.GAMES for paper, size in PAPER_AND_SIZE]


def job_of(game: str, paper: str = "a4", size: str = "normal", **more: object) -> Job:
    return read_job(game, paper, size=size, **more)  # type: ignore[arg-type]  # the tests pass only what fits


@cache
def pages(game: str, paper: str = "a4", size: str = "normal", **more: object) -> list[Page]:
    """Laid out once for all tests that look at them."""
    return pages_of(job_of(game, paper, size, **more))


def is_inside(cell: Cell, page: Page) -> bool:
    return all(RIM <= x <= page.paper.width - RIM and RIM <= y <= page.paper.height - RIM for x, y in cell.corners())


@pytest.mark.parametrize(("game", "paper", "size"), JOBS)
def test_every_card_lies_in_its_cell_and_inside_the_rim(game: str, paper: str, size: str) -> None:
    job = job_of(game, paper, size, what="cards")
    cells = cells_of(job)
    for page in pages(game, paper, size, what="cards", backs=False):
        assert len(page.pictures) <= len(cells)
        for picture, cell in zip(page.pictures, cells, strict=False):
            assert (picture.x, picture.y, picture.width, picture.height, picture.turn) == pytest.approx(
                (cell.x, cell.y, *faces.size_of(game, job.size), cell.turn)
            )
            assert is_inside(cell, page)


@pytest.mark.parametrize(("game", "paper", "size"), JOBS)
def test_cards_touch_but_never_overlap(game: str, paper: str, size: str) -> None:
    cells = cells_of(job_of(game, paper, size))
    for one, other in combinations(cells, 2):
        if not one.is_triangle:
            assert abs(one.x - other.x) >= one.width - 1e-6 or abs(one.y - other.y) >= one.height - 1e-6, (
                "two cards lie on each other"
            )
    if cells[0].is_triangle:
        # In a row up and down alternate, half a side apart: each shares its slanting edge with the next.
        for one, other in pairwise(cells):
            if one.y == other.y:
                assert other.x - one.x == pytest.approx(one.width / 2)
                assert {one.turn, other.turn} == {0, 180}
                shared = {tuple(round(v, 4) for v in corner) for corner in one.corners()} & {
                    tuple(round(v, 4) for v in corner) for corner in other.corners()
                }
                assert len(shared) == 2


def test_a_set_of_big_bang_fits_on_one_sheet_and_there_are_two() -> None:
    sheets = pages("big-bang", what="cards")
    assert [len(page.pictures) for page in sheets] == [29, 29, 12]
    assert len(pages("big-bang", what="cards", copies=3)) == 4


@pytest.mark.parametrize(
    ("game", "cards"), [("sevens", 40), ("number-line", 21), ("stars-and-bars", 81), ("bang-zoom", 115)]
)
@pytest.mark.parametrize("paper", PAPERS)
def test_a_set_has_the_right_number_of_cards(game: str, cards: int, paper: str) -> None:
    names = [picture.name for page in pages(game, paper, what="cards", backs=False) for picture in page.pictures]
    assert sorted(names) == sorted(faces.name(game, row) for row in faces.rows(game))
    assert len(names) == cards


@pytest.mark.parametrize(("game", "paper", "size"), JOBS)
def test_backs_meet_their_faces_when_the_sheet_is_turned_at_its_long_edge(game: str, paper: str, size: str) -> None:
    job = job_of(game, paper, size, what="cards", backs=True)
    sheets = pages(game, paper, size, backs=True)
    sheets = [page for page in sheets if page.kind in ("cards", "backs")]
    wide = job.paper.width
    assert [page.kind for page in sheets] == ["cards", "backs"] * (len(sheets) // 2)
    rows = {faces.name(game, row): row for row in faces.rows(game)}
    for front, back in zip(sheets[::2], sheets[1::2], strict=True):
        assert len(front.pictures) == len(back.pictures)
        for face, other in zip(front.pictures, back.pictures, strict=True):
            assert (wide - other.x - other.width, other.y) == pytest.approx((face.x, face.y))
            assert (other.width, other.height, other.turn) == (face.width, face.height, face.turn)
            assert other.svg == faces.back(game, job.ink, job.size, rows[face.name])


def test_cards_that_lie_face_down_have_the_backs_of_their_owners_unless_somebody_says_no() -> None:
    """NL-6"""
    backs = [page for page in pages_of(read_job("number-line")) if page.kind == "backs"]
    assert sum(len(page.pictures) for page in backs) == 21
    assert len({picture.svg for page in backs for picture in page.pictures}) == 6, "five colours, and all the rest"
    assert not any(page.kind == "backs" for page in pages_of(read_job("number-line", backs=False)))
    assert not read_job("number-line", what="rules").backs
    assert [game for game in faces.GAMES if read_job(game).backs] == ["number-line"]


def test_with_backs_every_sheet_has_two_sides() -> None:
    for game in faces.GAMES:
        sides = pages(game, backs=True)
        assert len(sides) % 2 == 0
        fronts = [page.kind for page in sides[::2]]
        assert "backs" not in fronts
        assert fronts[0] == "calibration"
        for front, back in zip(sides[::2], sides[1::2], strict=True):
            assert back.kind in {"cards": {"backs"}, "rules": {"rules", "empty"}}.get(front.kind, {"empty", front.kind})
            assert front.kind != "mat" or back.kind == "empty"


@pytest.mark.parametrize(("game", "paper", "size"), JOBS)
def test_cut_guides_run_from_edge_to_edge_along_every_card(game: str, paper: str, size: str) -> None:
    job = job_of(game, paper, size)
    cells = cells_of(job)
    guides = cut_guides(cells, job.paper)
    for guide in guides:
        if guide.y1 == guide.y2:
            assert (guide.x1, guide.x2) == (EDGE, job.paper.width - EDGE)
        elif guide.x1 == guide.x2:
            assert (guide.y1, guide.y2) == (EDGE, job.paper.height - EDGE)
    for cell in cells:
        corners = cell.corners()
        for start, end in zip(corners, corners[1:] + corners[:1], strict=True):
            assert any(covers(guide, start) and covers(guide, end) for guide in guides)


def covers(line: Line, point: tuple[float, float]) -> bool:
    """Whether a point lies on a line, to a hundredth of a millimetre."""
    dx, dy = line.x2 - line.x1, line.y2 - line.y1
    length = (dx * dx + dy * dy) ** 0.5
    away = abs(dx * (point[1] - line.y1) - dy * (point[0] - line.x1)) / length
    along = (dx * (point[0] - line.x1) + dy * (point[1] - line.y1)) / length
    return bool(away < 0.01 and -0.01 <= along <= length + 0.01)


def right_end(text: Text) -> float:
    wide = text_width(text.text, text.size, text.bold)
    return text.x + {"left": wide, "middle": wide / 2, "right": 0.0}[text.align]


@pytest.mark.parametrize(("game", "paper", "size"), JOBS)
@pytest.mark.parametrize("language", ["en", "es"])
def test_every_word_stays_on_its_page(game: str, paper: str, size: str, language: str) -> None:
    for page in pages(game, paper, size, language=language, deal="W" * 32):
        for text in page.texts:
            assert 5 <= text.y <= page.paper.height - 5, text.text
            assert right_end(text) <= page.paper.width - 5, text.text
            assert right_end(text) - text_width(text.text, text.size, text.bold) >= 5, text.text


@pytest.mark.parametrize(("game", "paper", "size"), JOBS)
def test_all_that_is_drawn_stays_on_its_page(game: str, paper: str, size: str) -> None:
    for page in pages(game, paper, size, backs=True):
        for mark in page.marks:
            if isinstance(mark, Picture):
                assert mark.x >= 0
                assert mark.x + mark.width <= page.paper.width + 1e-6
                assert mark.y + mark.height <= page.paper.height + 1e-6
            elif isinstance(mark, Line):
                assert min(mark.x1, mark.x2, mark.y1, mark.y2) >= EDGE - 1e-6
                assert max(mark.x1, mark.x2) <= page.paper.width - EDGE + 1e-6
                assert max(mark.y1, mark.y2) <= page.paper.height - EDGE + 1e-6


def test_sets_are_lettered_beyond_z() -> None:
    assert [set_letter(copy) for copy in (0, 1, 25, 26)] == ["A", "B", "Z", "AA"]
