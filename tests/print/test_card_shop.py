"""Cards for a print shop: 63 × 88 mm with 3 mm bleed, front and back in one order, no ink where the knife goes."""

from functools import cache

import pypdfium2  # type: ignore[import-untyped]  # it ships no types
import pytest

from playmat import faces
from playmat.core.refusal import Refused
from playmat.print import print_set
from playmat.print.card_shop import BLEED, CARD, HEIGHT, SAFE, WIDTH, shop_rows
from playmat.print.contents import contents
from playmat.print.order import read_job
from playmat.print.page import Page, Picture
from playmat.print.shop import pages_of
from playmat.print.typesetting import text_width
from playmat.words.catalogue import LANGUAGES
from playmat.words.credits import credit_of
from svg import reach_of

POINT = 25.4 / 72


@cache
def pages(game: str, order: str = "pairs") -> list[Page]:
    return pages_of(read_job(game, kind="shop", order=order))


def test_every_page_tells_the_shop_where_to_cut() -> None:
    document = pypdfium2.PdfDocument(print_set("number-line", kind="shop").pdf)
    assert len(document) == 44
    for place, page in enumerate(document):
        assert page.get_size() == pytest.approx((69 / POINT, 94 / POINT), abs=0.02)
        assert page.get_bleedbox() == pytest.approx((0, 0, 69 / POINT, 94 / POINT), abs=0.02)
        assert page.get_trimbox() == pytest.approx((3 / POINT, 3 / POINT, 66 / POINT, 91 / POINT), abs=0.02)
        if place != 42:  # the card that says who made the game
            assert page.get_textpage().count_chars() == 0, "a shop would ask for the font"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", faces.GAMES)
def test_the_last_card_says_who_made_the_game(game: str, language: str) -> None:
    document = pypdfium2.PdfDocument(print_set(game, kind="shop", language=language).pdf)
    told = " ".join(document[len(document) - 2].get_textpage().get_text_range().split())
    assert credit_of(game, language).buying[0] in told
    texts = pages_of(read_job(game, kind="shop", language=language))[-2].texts
    edge = BLEED + SAFE
    assert all(edge < text.x < CARD.width - edge for text in texts)
    assert all(text.x + text_width(text.text, text.size, text.bold) < CARD.width - edge for text in texts)
    assert edge < min(text.y for text in texts) < max(text.y for text in texts) < CARD.height - edge


@pytest.mark.parametrize("game", faces.GAMES)
def test_every_printed_set_says_where_to_buy_the_original(game: str) -> None:
    """Cards alone, too: in the small print under them."""
    for language in LANGUAGES:
        for what, paper, deal in (("cards", "a4", ""), ("rules", "a4", ""), ("cards", "letter", "SUNNY42")):
            printed = print_set(game, language=language, what=what, paper=paper, deal=deal)
            document = pypdfium2.PdfDocument(printed.pdf)
            told = " ".join(" ".join(page.get_textpage().get_text_range() for page in document).split())
            assert credit_of(game, language).buying[0] in told


@pytest.mark.parametrize("game", faces.GAMES)
def test_fronts_and_backs_come_in_the_same_order(game: str) -> None:
    pairs, apart = pages(game), pages(game, "apart")
    fronts, backs = pairs[::2], pairs[1::2]
    assert [page.kind for page in pairs] == ["cards", "backs"] * len(fronts)
    assert apart == fronts + backs
    told = contents(read_job(game, kind="shop"))
    assert (told.pages, told.cards) == (len(pairs), len(fronts) - 1)
    rows = shop_rows(read_job(game, kind="shop"))
    for row, front, back in zip(rows, fronts[:-1], backs[:-1], strict=True):
        assert front.pictures[0].svg == faces.face(game, row)
        assert back.pictures[-1].svg == faces.back(game, row=row)


@pytest.mark.parametrize("game", faces.GAMES)
def test_nothing_lies_where_the_knife_may_go_but_a_ground_that_runs_on_to_the_edge(game: str) -> None:
    edge = BLEED + SAFE
    for page in pages(game):
        assert (page.paper, page.bleed) == (CARD, BLEED)
        if not page.pictures:
            continue  # the card that says who made the game
        *ground, picture = page.pictures
        left, top, right, bottom = inked(game, picture)
        assert min(left, top) >= edge - 1e-6
        assert right <= CARD.width - edge + 1e-6
        assert bottom <= CARD.height - edge + 1e-6
        for whole in ground:
            assert page.kind == "backs"
            assert (whole.x, whole.y, whole.width, whole.height) == (0, 0, WIDTH + 2 * BLEED, HEIGHT + 2 * BLEED)
    assert game == "big-bang" or all(len(page.pictures) == 2 for page in pages(game)[1::2])


def inked(game: str, picture: Picture) -> tuple[float, float, float, float]:
    """How far the ink of a card reaches on its page, its lines included; one that lies across is turned."""
    wide, high = faces.size_of(game)
    scale = picture.width / wide
    reach = reach_of(picture.svg)
    middle = picture.x + picture.width / 2, picture.y + picture.height / 2
    left, right = (reach.left - wide / 2) * scale, (reach.right - wide / 2) * scale
    top, bottom = (reach.top - high / 2) * scale, (reach.bottom - high / 2) * scale
    if picture.turn == 90:
        left, right, top, bottom = top, bottom, -right, -left
    return middle[0] + left, middle[1] + top, middle[0] + right, middle[1] + bottom


def test_a_shop_is_asked_for_cards_alone() -> None:
    with pytest.raises(Refused) as caught:
        read_job("sevens", what="rules", kind="shop")
    assert caught.value.refusal.code == "shop-prints-cards"
    with pytest.raises(Refused) as caught:
        read_job("sevens", kind="shop", order="mixed")
    assert caught.value.refusal.code == "option-not-a-choice"
