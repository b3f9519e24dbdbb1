"""Faces: every card of every game, in every ink and size, stays inside its edges and looks like no other."""

from collections import Counter
from functools import cache
from math import sqrt
from string import ascii_uppercase
from typing import cast

import pytest

from playmat import faces
from playmat.core.refusal import Refused
from playmat.faces import Ink, Size
from playmat.faces.plain import turns_into_another
from playmat.games.bang_zoom.rules import deck as bang_zoom
from playmat.games.big_bang.rules import deck as big_bang
from playmat.games.stars_and_bars.rules import cards as stars_and_bars
from svg import colours_of, outline_of, paths_of, points_of, reach_of, view_box
from thorough import THOROUGH, rarely

VARIANTS = [(game, ink, size) for game in faces.GAMES for ink in faces.INKS for size in faces.SIZES]
DRAWN = {"d", "fill", "stroke", "stroke-width", "stroke-linejoin", "stroke-linecap", "stroke-dasharray"}


def test_every_game_has_all_its_cards() -> None:
    counts = {game: len(faces.rows(game)) for game in faces.GAMES}
    assert counts == {"number-line": 21, "sevens": 40, "big-bang": 35, "stars-and-bars": 81, "bang-zoom": 115}


def test_the_deck_of_big_bang_has_as_many_of_each_number_as_the_number_says() -> None:
    """BB-1, BB-14"""
    cards = big_bang.RULES_CARDS[big_bang.NEWEST]
    numbers = Counter(row["number"] for row in big_bang.deck_table())
    assert numbers == {number: number for number in range(1, 8)}
    assert [row["name"] for row in big_bang.deck_table(cards[:2])[28:]] == ["R1", "R2"]
    assert big_bang.deck_table(cards)[-1]["faces"] == ["1", "2", "dead"]
    assert big_bang.star() not in big_bang.deck_table(cards)


def test_the_deck_of_stars_and_bars_has_one_card_of_each_kind() -> None:
    """SB-1"""
    small, whole = stars_and_bars.deck_table(), stars_and_bars.deck_table(81)
    assert (len(small), len(whole)) == (54, 81)
    assert len({str(row["name"]) for row in whole}) == 81
    assert whole[:54] == small
    assert [row["name"] for row in small[:4]] == ["S1rs", "S1rt", "S1ro", "S1bs"]
    assert {row["figure"] for row in small} == {"star", "bar"}


def test_the_letters_of_bang_zoom_are_those_of_the_rule_page() -> None:
    """BZ-1"""
    letters = "".join(str(row["name"]) for row in bang_zoom.deck_table())
    assert len(letters) == 115
    assert list(letters) == sorted(letters)
    assert (letters.count("O"), letters.count("Z"), letters.count("E"), letters.count("Q")) == (16, 10, 6, 1)


def test_a_screen_can_show_every_letter_of_any_deck() -> None:
    """BZ-1, BZ-17: J, Q and X too, which older decks lack."""
    assert {str(row["name"]) for row in faces.faces_of("bang-zoom").rows()} == set(ascii_uppercase)


@cache
def drawn(game: str, ink: Ink, size: Size) -> dict[str, str]:
    """Each different card once, by its name."""
    rows = {faces.name(game, row): row for row in faces.rows(game)}
    return {name: faces.face(game, row, ink, size) for name, row in rows.items()}


@pytest.mark.parametrize(
    ("game", "ink", "size"), [one if one[1:] != ("full", "large") else rarely(*one) for one in VARIANTS]
)
def test_every_face_and_back_stays_inside_the_card(game: str, ink: Ink, size: Size) -> None:
    backs = {faces.back(game, ink, size, row) for row in faces.rows(game)}
    for svg in [*list(drawn(game, ink, size).values())[:: 1 if THOROUGH else 2], *backs]:
        assert view_box(svg).holds(reach_of(svg)), svg[:300]


@pytest.mark.parametrize("ink", faces.INKS)
@pytest.mark.parametrize("points", ["up", "down"])
def test_every_triangle_stays_inside_its_three_edges(ink: Ink, points: str) -> None:
    width, height = faces.size_of("big-bang")
    for row in faces.rows("big-bang"):
        svg = faces.face("big-bang", {**row, "points": points, "set": "A"}, ink)
        for (x, y), half in points_of(svg):
            down = height - y if points == "down" else y
            # The distance to the two slanting edges, and to the level one.
            slanting = (sqrt(3) * (width / 2 - abs(x - width / 2)) - (height - down)) / 2
            assert min(slanting, height - down) >= half - 0.01, faces.name("big-bang", row)


@pytest.mark.parametrize(("game", "ink", "size"), VARIANTS)
def test_different_cards_look_different(game: str, ink: Ink, size: Size) -> None:
    # Without the first tag: the name in it would always differ.
    looks = {svg.partition(">")[2] for svg in drawn(game, ink, size).values()}
    assert len(looks) == len({faces.name(game, row) for row in faces.rows(game)})


@pytest.mark.parametrize("game", faces.GAMES)
def test_black_and_white_is_black_and_white(game: str) -> None:
    backs = {faces.back(game, "mono", row=row) for row in faces.rows(game)}
    for svg in [*drawn(game, "mono", "normal").values(), *backs]:
        assert colours_of(svg) <= {"#000000", "#ffffff"}


def test_in_black_and_white_the_three_colours_have_marks_of_their_own() -> None:
    """SB-1: red, blue and gold must be told apart on any copier."""
    ends = set()
    for name in ("S1rs", "S1bs", "S1gs"):
        row = next(row for row in faces.rows("stars-and-bars") if row["name"] == name)
        ends.add(faces.face("stars-and-bars", row, "mono").partition(">")[2])
    assert len(ends) == 3


def filled(svg: str) -> float:
    """How much of a card is filled, roughly: the boxes of its filled paths, white ones aside."""
    boxes = [outline_of(path).box() for path in paths_of(svg) if path.attrib["fill"] not in ("none", "#ffffff")]
    return sum((box.right - box.left) * (box.bottom - box.top) for box in boxes)


@pytest.mark.parametrize("game", faces.GAMES)
def test_low_ink_is_less_ink(game: str) -> None:
    """Lines instead of areas."""
    for name, svg in drawn(game, "low", "normal").items():
        assert filled(svg) <= filled(drawn(game, "full", "normal")[name])
    assert filled(faces.back(game, "low")) < filled(faces.back(game, "full")) / 2


@pytest.mark.parametrize(("game", "ink", "size"), VARIANTS)
def test_faces_are_plain_paths_that_need_nothing_else(game: str, ink: Ink, size: Size) -> None:
    for svg in list(drawn(game, ink, size).values())[::7]:
        assert all(set(path.attrib) <= DRAWN for path in paths_of(svg))
        assert "url(" not in svg
        assert "<text" not in svg


@pytest.mark.parametrize("game", faces.GAMES)
def test_large_print_is_a_larger_card(game: str) -> None:
    normal, large = faces.size_of(game), faces.size_of(game, "large")
    assert large[0] / normal[0] == pytest.approx(large[1] / normal[1])
    assert 1.3 < large[0] / normal[0] <= 1.5


def test_a_card_and_its_decoy_have_the_same_back_and_other_colours_another() -> None:
    """NL-6: face down, only the colour is seen."""
    backs = {
        str(row["colour"]): {
            faces.back("number-line", ink, row=twin)
            for twin in faces.rows("number-line")
            if twin.get("colour") == row["colour"]
        }
        for row in faces.rows("number-line")
        if "colour" in row
        for ink in ("mono",)
    }
    assert all(len(both) == 1 for both in backs.values())
    assert len(set.union(*backs.values())) == 5


def test_all_other_backs_of_a_game_are_the_same() -> None:
    for game in ("sevens", "big-bang", "stars-and-bars", "bang-zoom"):
        assert len({faces.back(game, row=row) for row in faces.rows(game)}) == 1


def test_a_dead_face_of_a_rules_card_is_grey() -> None:
    """BB-14"""
    rules = {row["name"]: faces.face("big-bang", row) for row in faces.rows("big-bang") if row["kind"] == "rules"}
    dead = {name: face.count("#9aa0aa") for name, face in rules.items()}
    assert dead == {"R1": 2, "R2": 1, "R3": 1, "R4": 2, "R5": 1, "R6": 1}


def test_the_star_is_a_black_triangle_with_a_star() -> None:
    """BB-1, BB-14: in full color it is as black as a rules card; with less ink, its star is black."""
    star = big_bang.star()
    ground, figure = paths_of(faces.face("big-bang", star))
    assert (ground.attrib["fill"], figure.attrib["fill"]) == ("#1f2430", "#ffffff")
    for ink in ("low", "mono"):
        *_, figure = paths_of(faces.face("big-bang", star, ink))
        assert figure.attrib["fill"] not in ("none", "#ffffff")


def attributes_of(row: faces.Row) -> list[dict[str, str]]:
    return [path.attrib for path in paths_of(faces.face("big-bang", row))]


def test_a_rules_card_is_put_together_from_its_parts() -> None:
    """BB-14, BB-19: the web client draws any rules card from parts; together they are the card as it is printed."""
    parts = faces.faces_of("big-bang").for_client
    assert parts is not None
    drawn = {name: attributes_of(row) for name, row in parts().items()}
    for row in faces.rows("big-bang"):
        if row["kind"] != "rules":
            continue
        sides = [f"{kind} {edge}" for edge, kind in enumerate(cast(list[str], row["faces"]))]
        for down in ("", " down"):
            names = ["rules", *sides, str(row["name"])]
            whole = attributes_of({**row, "points": "down"} if down else row)
            assert whole == [path for name in names for path in drawn[name + down]]


def test_an_unknown_game_is_refused_with_the_nearest_name() -> None:
    with pytest.raises(Refused) as caught:
        faces.rows("sevns")
    assert caught.value.refusal.facts["near"] == "sevens"


@pytest.mark.parametrize("ink", faces.INKS)
def test_the_letter_of_a_set_lies_on_no_number_and_no_side_of_a_rules_card(ink: faces.Ink) -> None:
    """BB-14: what a side allows must be read."""
    for row in faces.rows("big-bang"):
        if row["kind"] != "rules":
            continue
        plain = faces.face("big-bang", row, ink)
        lettered = faces.face("big-bang", {**row, "set": "B"}, ink)
        *_, letter = paths_of(lettered)
        assert [it.attrib for it in paths_of(lettered)][:-1] == [it.attrib for it in paths_of(plain)]
        box = outline_of(letter).box()
        ground = 1 if ink == "full" else 0  # a full face lies on a dark triangle
        for path in paths_of(plain)[ground:]:
            for polygon in outline_of(path).polygons():
                assert not any(
                    box.left - 0.3 < x < box.right + 0.3 and box.top - 0.3 < y < box.bottom + 0.3 for x, y in polygon
                )


def test_a_plain_6_has_a_line_below_it_and_an_8_has_none() -> None:
    """Upside down a 6 would be a 9."""
    assert [name for name in ("1", "6", "8", "9", "16", "66", "69", "96", "0") if turns_into_another(name)] == [
        "6",
        "9",
        "66",
    ]
