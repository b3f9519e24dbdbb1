"""The paper of a class: cards that open a child's place, and say nothing they should not."""

from itertools import combinations

import pytest

from playmat.classroom.decide import made
from playmat.classroom.messages import CreateClass
from playmat.print.class_sheets import CARD, qr_svg
from playmat.print.page import Line, Page
from playmat.print.pdf import as_pdf
from playmat.server.classes.class_paper import pages_of

DOOR = "https://play.example/c/CXMGHM9"


def printed(what: str, names: list[str], paper: str = "a4", language: str = "en") -> list[Page]:
    it, _ = made(CreateClass(names, hidden="" in names, language=language), 1_000)
    it.code = "CXMGHM9"
    return pages_of(it, what, paper, language, DOOR, DOOR + "#k=secret")


@pytest.mark.parametrize("paper", ["a4", "letter"])
@pytest.mark.parametrize("language", ["en", "es"])
def test_each_child_has_a_card_with_both_codes_and_a_picture_to_scan(paper: str, language: str) -> None:
    pages = printed("cards", ["Ada", "Bartholomew Kay", *[f"Child {n}" for n in range(26)]], paper, language)
    texts = [text.text for page in pages for text in page.texts]
    assert {"Ada", "Bartholomew Kay", "Child 25"} <= set(texts)
    assert texts.count("CXMG HM9") == texts.count("play.example") == 28
    assert sum(len(page.pictures) for page in pages) == 2 * 28
    for page in pages:
        for picture in page.pictures:
            assert 0 <= picture.x <= picture.x + picture.width <= page.paper.width
            assert 0 <= picture.y <= picture.y + picture.height <= page.paper.height
    assert as_pdf(pages, "cards", language).startswith(b"%PDF")


def test_no_two_words_of_a_card_lie_on_each_other() -> None:
    (page,) = printed("cards", ["Bartholomew Kay"], language="es")
    lines = sorted((round(text.y, 1), text.x) for text in page.texts)
    assert len(set(lines)) == len(lines)
    assert all(one[0] == other[0] or other[0] - one[0] > 2 for one, other in combinations(lines, 2))


@pytest.mark.parametrize("name", ["Bartholomew Kay", ""])
@pytest.mark.parametrize("language", ["en", "es"])
def test_every_word_of_a_card_is_large_enough_for_a_child_and_stays_on_its_card(name: str, language: str) -> None:
    (page,) = printed("cards", [name], language=language)
    assert min(text.size for text in page.texts) >= 7.5
    (top, *_) = sorted({line.y1 for line in page.marks if isinstance(line, Line)})
    assert all(text.y < top + CARD[1] - 3 for text in page.texts)


def test_where_names_are_hidden_there_is_a_line_to_write_on() -> None:
    (page,) = printed("cards", ["", ""])
    assert [text.text for text in page.texts].count("Name") == 2


def test_the_poster_has_no_code_of_a_child_and_only_the_teachers_sheet_her_key() -> None:
    (poster,) = printed("poster", ["Ada"])
    assert {text.text for text in poster.texts} >= {"CXMG HM9", "play.example"}
    assert "secret" not in str(poster)
    assert qr_svg(DOOR) in [picture.svg for picture in poster.pictures]
    (link,) = printed("link", ["Ada"])
    assert "secret" in "".join(text.text for text in link.texts)
