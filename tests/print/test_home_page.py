"""A page to take home: what fits on it, and that nothing lies on anything else."""

from itertools import combinations
from typing import Any

import pytest

from playmat.classroom.positions import PositionRef
from playmat.classroom.report.told import PlaceTold
from playmat.core.chance import SeedChance
from playmat.faces.drawing import Drawing
from playmat.games.registry import find_game
from playmat.pictures.example import RuleExample, Try, match_of
from playmat.pictures.rule_pictures import pictures_of
from playmat.print.class_sheets import Animal
from playmat.print.home_page import FOOT, LARGEST, LEAST, AtHome, HomePage, Part, Shown, home_page
from playmat.print.page import Line, Page, Picture
from playmat.print.paper import PAPERS
from playmat.print.typesetting import POINT, text_width
from playmat.server.classes import take_home

HERE = PositionRef("TABLECDE", 1, 2)
ASK = AtHome(Part("Ask me", ["Who wins?", "Why?", "What is hard?"]), "My board")


def page_with(drawing: Drawing | None, at_home: AtHome | None = ASK, paper: str = "a4", lines: int = 2) -> Page:
    words = ["Two numbers may touch only if one of them is exactly one more than the other."] * lines
    parts = [Part(heading, ["this and that"]) for heading in ("What I played", "I can already", "Next I try to")]
    animal = Animal("M0 0h9v9z", "#ffffff", "#000000")
    shown = Shown("Look at this", drawing, words)
    return home_page(
        HomePage("Ada", "Name", animal, "My page", parts, shown, at_home, "Made with Playmat."), PAPERS[paper]
    )


def picture_of(page: Page) -> Picture:
    return page.pictures[-1]  # the first is the animal


def has_box(page: Page) -> bool:
    low = page.paper.height - FOOT
    return any(mark.y1 == mark.y2 == low for mark in page.marks if isinstance(mark, Line))


@pytest.mark.parametrize("paper", PAPERS)
@pytest.mark.parametrize("size", [(35, 31), (50, 80), (90, 40), (95, 100), (40, 120), (112, 87)])
def test_nothing_lies_on_anything_else(size: tuple[float, float], paper: str) -> None:
    page = page_with(Drawing(*size, "board"), paper=paper)
    picture = picture_of(page)
    boxes = [(picture.x, picture.y, picture.x + picture.width, picture.y + picture.height)]
    boxes += [
        (it.x, it.y - 0.7 * it.size * POINT, it.x + text_width(it.text, it.size, it.bold), it.y) for it in page.texts
    ]
    for one, other in combinations(boxes, 2):
        assert one[2] <= other[0] or other[2] <= one[0] or one[3] <= other[1] or other[3] <= one[1], (one, other)
    assert all(box[2] <= page.paper.width - 10 and box[3] <= page.paper.height - 5 for box in boxes)


def test_beside_a_narrow_picture_stand_its_words_and_below_is_room_to_draw() -> None:
    page = page_with(Drawing(35, 31, "board"))
    picture = picture_of(page)
    assert picture.width == pytest.approx(35 * LARGEST)
    (first, *_) = (text for text in page.texts if text.text.startswith("Two numbers"))
    assert first.x > picture.x + picture.width
    assert first.y < picture.y + picture.height
    assert "Ask me" in [text.text for text in page.texts]
    assert has_box(page)


def test_a_picture_is_a_little_smaller_rather_than_without_questions_and_never_much() -> None:
    words = [text.text for text in page_with(Drawing(90, 65, "board")).texts]
    assert "Ask me" in words
    assert "My board" not in words, "there is no room to draw"
    shrunk = picture_of(page_with(Drawing(90, 65, "board")))
    assert LEAST * 90 <= shrunk.width < picture_of(page_with(Drawing(90, 65, "board"), None)).width
    large = page_with(Drawing(95, 110, "board"))
    assert "Ask me" not in [text.text for text in large.texts]
    assert picture_of(large).width == picture_of(page_with(Drawing(95, 110, "board"), None)).width


def test_a_game_without_pictures_has_the_words_alone() -> None:
    page = page_with(None)
    assert len(page.pictures) == 1
    assert has_box(page)


def test_the_board_of_a_page_shows_the_names_that_its_words_use() -> None:
    """The better move of Stars and Bars is told as `over c2 1, diagonal to d1 3`."""
    game, pictures = find_game("stars-and-bars"), pictures_of("stars-and-bars")
    assert pictures is not None
    match = match_of(game, RuleExample("any", "", seed="0" * 32))
    seat = match.actors()[0]
    move = match.format(match.legal(seat)[0])
    drawing = take_home.drawn(match, PlaceTold(HERE, seat, "put", best=move))
    assert drawing is not None
    example = RuleExample("home", "", (Try(move),), seat, match.setup.seats, match.setup.options, names_places=True)
    assert drawing.svg() == pictures.draw(example, match, "full").svg()


@pytest.mark.parametrize(
    ("place", "sign"),
    [
        ({"refused": "taken", "rule": "NL-1"}, Try("card 4", "taken", "NL-1")),
        ({}, Try("card 4", "missed")),
        ({"best": "card 6"}, Try("card 6")),
    ],
    ids=["refused at the table", "allowed and a mistake", "a better move"],
)
def test_the_mark_is_what_was_said_at_the_table_and_not_judged_again(place: dict[str, Any], sign: Try) -> None:
    """In this position the rules would allow the move: only what is recorded may decide."""
    match, pictures = (
        find_game("number-line").start({"start": "seat"}, 2, SeedChance("0" * 32)),
        pictures_of("number-line"),
    )
    assert pictures is not None
    seat, move = match.actors()[0], match.parse("card 4")
    assert move is not None
    assert match.refuse(seat, move) is None
    drawing = take_home.drawn(match, PlaceTold(HERE, seat, "card 4", **place))
    assert drawing is not None
    options = match.setup.options
    expected = {
        one: pictures.draw(RuleExample("home", "", (one,), seat, 2, options, names_places=True), match, "full").svg()
        for one in (sign, Try("card 4"), Try("card 4", "taken"), Try("card 6"))
    }
    assert drawing.svg() == expected[sign]
    assert expected[Try("card 4")] != expected[Try("card 4", "taken")], "a tick is no cross"
