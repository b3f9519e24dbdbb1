"""Rule sheets, score sheets and mats."""

import re
from importlib.resources import files
from itertools import pairwise

import pytest

from playmat import faces
from playmat.faces.outline import Box
from playmat.games.registry import find_kit
from playmat.pictures.rule_pictures import drawn, pictures_of
from playmat.print.columns import BOTTOM, GUTTER, SIDE, blocks_of
from playmat.print.mats import mat_pages
from playmat.print.order import read_job
from playmat.print.paper import PAPERS, RIM
from playmat.print.rules import rules_pages
from playmat.print.scores import score_pages
from playmat.print.shop import pages_of
from playmat.print.typesetting import POINT, broken, has_letters, text_width
from playmat.print.words import sheet_words
from playmat.words.catalogue import LANGUAGES
from playmat.words.rulebook import RULING_MARK
from svg import outline_of, paths_of, reach_of


@pytest.mark.parametrize("game", faces.GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("paper", PAPERS)
@pytest.mark.parametrize("size", faces.SIZES)
def test_a_rule_sheet_goes_on_one_sheet_of_paper_and_large_print_on_two(
    game: str, language: str, paper: str, size: str
) -> None:
    pages = rules_pages(read_job(game, paper, size=size, language=language))
    assert 1 <= len(pages) <= (4 if size == "large" else 2)
    biggest = max(text.size for page in pages for text in page.texts if not text.bold)
    assert biggest >= (13.6 if size == "large" else 8.8)


@pytest.mark.parametrize("game", faces.GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("paper", PAPERS)
def test_pictures_of_large_print_are_larger_than_those_of_a_usual_sheet(game: str, language: str, paper: str) -> None:
    """By hand: a column is 84 mm wide, so a hand of Sevens that is drawn 84 mm wide had 40 mm beside another."""
    pictures = pictures_of(game)
    assert pictures is not None
    drawings = {drawn(game, example.name).svg(): drawn(game, example.name) for example in pictures.examples}
    scales = {
        size: {
            mark.svg: mark.width / drawings[mark.svg].width
            for page in rules_pages(read_job(game, paper, size=size, language=language))
            for mark in page.pictures
        }
        for size in faces.SIZES
    }
    for svg, scale in scales["large"].items():
        assert scale >= 0.5
        assert scale >= scales["normal"][svg]
    assert sum(scales["large"].values()) >= 1.3 * sum(scales["normal"].values())
    if game == "big-bang":
        assert scales["large"][drawn(game, "rules-cards").svg()] == 1.0


@pytest.mark.parametrize(("language", "colours"), [("en", "colour orange green"), ("es", "color naranja verde")])
def test_without_colour_the_sheets_of_number_line_speak_of_signs(language: str, colours: str) -> None:
    """NL-1: a player is known by a colour, which has a sign of its own; black ink shows the sign alone."""
    for ink in faces.INKS:
        job = read_job("number-line", what="plan,worksheet,key,home,rules", ink=ink, language=language, kind="pack")
        words = " ".join(text.text for page in pages_of(job) for text in page.texts).lower()
        assert all((colour in words) == (ink != "mono") for colour in colours.split()), ink
        assert "|" not in words


@pytest.mark.parametrize("game", faces.GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_rule_sheet_shows_real_cards_and_tells_who_made_the_game(game: str, language: str) -> None:
    pages = rules_pages(read_job(game, language=language))
    assert sum(len(page.pictures) for page in pages) >= 5
    words = " ".join(text.text for page in pages for text in page.texts)
    credit = sheet_words(language, game).credit()
    assert all(" ".join(run.text for run in line) in words for line in broken(credit, 7, pages[0].paper.width - 32))
    assert sheet_words(language, game).text("made-by") in words
    assert has_letters(words)


@pytest.mark.parametrize("game", faces.GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_rule_sheet_marks_our_rulings_and_says_what_the_mark_means(game: str, language: str) -> None:
    pages = rules_pages(read_job(game, language=language))
    words = " ".join(text.text for page in pages for text in page.texts)
    assert sheet_words(language, game).text("our-ruling", mark=RULING_MARK) in words
    assert words.count(RULING_MARK) > 4
    assert not re.search(RULING_MARK + "[A-Z]{2}-", words), "the numbers of rules stay off the paper"


@pytest.mark.parametrize("game", faces.GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("paper", PAPERS)
def test_no_line_of_a_rule_sheet_lies_on_another(game: str, language: str, paper: str) -> None:
    for page in rules_pages(read_job(game, paper, language=language)):
        left = page.paper.width / 2
        foot = sorted({text.y for text in page.texts if text.x < left and text.y > page.paper.height - 40})
        assert all(lower - upper > 2.4 for upper, lower in pairwise(foot))


@pytest.mark.parametrize("game", faces.GAMES)
def test_both_languages_have_the_same_headings_points_and_pictures(game: str) -> None:
    kinds = [[block.kind for block in blocks_of(sheet_words(language, game).rules())] for language in LANGUAGES]
    assert kinds[0] == kinds[1]


@pytest.mark.parametrize("game", [None, *faces.GAMES])
def test_both_languages_have_the_same_words_for_paper(game: str | None) -> None:
    def keys(language: str) -> list[str]:
        shared = files("playmat.print").joinpath(f"{language}.ftl").read_text("utf-8")
        text = shared if game is None else find_kit(game).text("paper.{language}.ftl", language)
        return re.findall(r"^([a-z0-9-]+) =", text, re.M)

    assert keys("en") == keys("es")
    assert len(keys("en")) >= (30 if game is None else 2)


@pytest.mark.parametrize("game", faces.GAMES)
@pytest.mark.parametrize("ink", faces.INKS)
def test_every_picture_of_the_rules_is_on_the_sheet_once_and_within_its_column(game: str, ink: faces.Ink) -> None:
    pages = rules_pages(read_job(game, ink=ink))
    pictures = pictures_of(game)
    assert pictures is not None
    wanted = sorted(drawn(game, example.name, ink).svg() for example in pictures.examples)
    assert sorted(mark.svg for page in pages for mark in page.pictures) == wanted
    for page in pages:
        middle = page.paper.width / 2
        for mark in page.pictures:
            right = middle - GUTTER / 2 if mark.x < middle else page.paper.width - SIDE
            assert mark.x + mark.width <= right + 0.01
            assert mark.y + mark.height <= page.paper.height - BOTTOM


@pytest.mark.parametrize("game", faces.GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("size", faces.SIZES)
def test_what_announces_a_list_stands_in_the_column_of_its_first_point(game: str, language: str, size: str) -> None:
    for page in rules_pages(read_job(game, size=size, language=language)):
        middle = page.paper.width / 2
        for is_left in (True, False):
            column = [
                text for text in page.texts if (text.x < middle) is is_left and text.y < page.paper.height - BOTTOM
            ]
            last = max(column, key=lambda text: (round(text.y, 1), text.x), default=None)
            assert last is None or not last.text.endswith(":"), last.text


@pytest.mark.parametrize("game", faces.GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_no_two_figures_of_a_score_sheet_run_into_each_other(game: str, language: str) -> None:
    """“2 to 8 5 each” cannot be read."""
    (page,) = score_pages(read_job(game, language=language))
    assert not [text.text for text in page.texts if re.search(r"\d \d", text.text)]


def test_lines_break_between_words_also_at_strong_ones() -> None:
    lines = broken("one two **three four** five", 10, text_width("one two three", 10, True))
    assert ["".join(run.text for run in line) for line in lines] == ["one two three", "four five"]
    assert lines[0][1].bold
    assert not lines[1][-1].bold


def test_stars_and_bars_has_a_score_sheet_with_two_columns() -> None:
    """SB-17"""
    (page,) = score_pages(read_job("stars-and-bars"))
    words = [text.text for text in page.texts]
    # Twice: the second half of the turns lies beside the first.
    assert words.count("points") == 4
    assert words.count("total") == 4
    assert "Me" in words
    assert "The other player" in words


@pytest.mark.parametrize("paper", PAPERS)
@pytest.mark.parametrize("size", faces.SIZES)
def test_stars_and_bars_has_a_row_for_every_turn_of_81_cards(paper: str, size: str) -> None:
    """SB-1, SB-17: four cards lie there, two players put the other 77."""
    (page,) = score_pages(read_job("stars-and-bars", paper, size=size))
    words = [text.text for text in page.texts]
    turns = -(-(81 - 4) // 2)
    assert all(str(turn) in words for turn in range(1, turns + 1))
    assert max(mark.y for mark in page.texts) < page.paper.height - 12


# What a series needs: who began, and a total that goes on from game to game.
FOR_A_SERIES = {
    "number-line": {"began", "running total"},
    "sevens": {"who began", "so far"},
    "big-bang": {"game", "running total", "stolen points"},
    "stars-and-bars": {"who began", "me, running total", "the other, running total"},
    "bang-zoom": {"began", "running total"},
}


@pytest.mark.parametrize("game", faces.GAMES)
@pytest.mark.parametrize("size", faces.SIZES)
@pytest.mark.parametrize("paper", PAPERS)
def test_a_score_sheet_has_room_for_a_series(game: str, size: str, paper: str) -> None:
    """BB-16: in a race nobody begins, but points may be stolen."""
    (page,) = score_pages(read_job(game, paper, size=size))
    words = {text.text for text in page.texts} | {
        f"{upper.text} {lower.text}"
        for upper, lower in zip(page.texts, page.texts[1:], strict=False)
        if upper.x == lower.x
    }
    assert words >= FOR_A_SERIES[game]


@pytest.mark.parametrize("game", faces.GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_sheet_says_how_to_make_it_last(game: str, language: str) -> None:
    for page in pages_of(read_job(game, backs=True, language=language, copies=1)):
        if page.kind in ("cards", "mat", "rules", "score"):
            said = " ".join(text.text for text in page.texts)
            assert ("laminate" if language == "en" else "plastificar") in said
            if page.kind == "cards":
                assert (("sleeves" if language == "en" else "fundas") in said) == (game != "big-bang")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("paper", PAPERS)
def test_words_over_columns_can_be_read(language: str, paper: str) -> None:
    for game in faces.GAMES:
        (page,) = score_pages(read_job(game, paper, language=language))
        assert min(text.size for text in page.texts) >= 6.5, game


@pytest.mark.parametrize("game", faces.GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("paper", PAPERS)
def test_every_word_of_a_large_score_sheet_is_larger_than_usual(game: str, language: str, paper: str) -> None:
    usual, large = (
        [
            text
            for page in score_pages(read_job(game, paper, size=size, language=language))
            for text in page.texts
            if text.text
        ]
        for size in ("normal", "large")
    )
    assert min(text.size for text in large) >= 9
    assert min(text.size for text in large) > min(text.size for text in usual)


@pytest.mark.parametrize("game", faces.GAMES)
def test_every_game_has_a_score_sheet(game: str) -> None:
    for paper in PAPERS:
        (page,) = score_pages(read_job(game, paper))
        assert len(page.marks) > 40


@pytest.mark.parametrize("paper", PAPERS)
@pytest.mark.parametrize("size", faces.SIZES)
def test_mats_stay_inside_the_rim(paper: str, size: str) -> None:
    for game in ("big-bang", "stars-and-bars", "number-line"):
        for page in mat_pages(read_job(game, paper, size=size)):
            (picture,) = page.pictures
            inside = Box(RIM - 0.5, RIM - 0.5, page.paper.width - RIM + 0.5, page.paper.height - RIM + 0.5)
            assert inside.holds(reach_of(picture.svg)), game


@pytest.mark.parametrize("paper", PAPERS)
@pytest.mark.parametrize("size", faces.SIZES)
def test_what_a_mat_is_stands_beside_it_and_not_on_its_lines(paper: str, size: str) -> None:
    for game in ("big-bang", "stars-and-bars", "number-line"):
        for page in mat_pages(read_job(game, paper, size=size, language="es", deal="ROCKET7")):
            (picture,), (said,) = page.pictures, page.texts
            high, right = said.size * POINT, said.x + text_width(said.text, said.size)
            ends = [polygon for path in paths_of(picture.svg) for polygon in outline_of(path).polygons()]
            for polygon in ends:
                for (x, y), (x2, y2) in pairwise(polygon):
                    steps = [step / 50 for step in range(51)]
                    on_it = [(x + (x2 - x) * step, y + (y2 - y) * step) for step in steps]
                    assert not any(said.x < px < right and said.y - high < py < said.y + 1 for px, py in on_it), game


def test_the_mat_of_big_bang_comes_in_four_pieces() -> None:
    """BB-18"""
    pages = mat_pages(read_job("big-bang", copies=1))
    assert len(pages) == 2
    words = " ".join(text.text for page in pages for text in page.texts)
    assert all(f"piece {number}" in words for number in (1, 2, 3, 4))
    assert len(mat_pages(read_job("big-bang", size="large", copies=1))) == 4


def test_the_board_of_stars_and_bars_is_one_page() -> None:
    assert len(mat_pages(read_job("stars-and-bars"))) == 1


def test_the_strip_of_number_line_is_two_pages() -> None:
    assert len(mat_pages(read_job("number-line"))) == 2
