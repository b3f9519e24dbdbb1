"""Big Bang: the start, and where numbers may be put."""

import pytest

from big_bang_table import board_of, dealt, hand_of, is_legal, set_view, situation, started, whole_pile
from playing import code_of, legal, play
from playmat.games.big_bang.rules.grid import CELL_NUMBERS, CELLS, FURTHEST, beside, points_up


def test_the_star_lies_in_the_middle_and_the_hand_is_the_first_three_cards() -> None:
    """BB-1: 28 cards: one 1, two 2s, … seven 7s."""
    match = dealt([whole_pile("7 3 5 1")])
    assert (hand_of(match), set_view(match)["deck"], set_view(match)["discards"]) == ("7 3 5", 25, [])
    assert board_of(match) == {}
    assert code_of(match, "0 hand 7 @0,0") == "cell-taken"
    pile = started().chance.written(started().setup.game.card_names)[0]
    assert {name: pile.count(name) for name in pile} == {str(number): number for number in range(1, 8)}


@pytest.mark.parametrize(
    ("cell", "neighbours"),
    [
        ("0,0", ["0,-1", "0,1", "1,0"]),
        ("0,1", ["0,2", "0,0", "-1,1"]),
        ("0,-1", ["0,0", "0,-2", "-1,-1"]),
        ("1,0", ["1,1", "1,-1", "0,0"]),
        ("2,4", ["2,3", "2,5", "3,4"]),
        ("-3,2", ["-3,3", "-3,1", "-4,2"]),
    ],
)
def test_a_cell_has_three_neighbours(cell: str, neighbours: list[str]) -> None:
    """BB-2: left, right and below where it points up; where it points down, the faces run the other way round."""
    number = CELL_NUMBERS[cell]
    assert [beside(number, place) for place in range(3)] == [CELL_NUMBERS[name] for name in neighbours]
    row, column = (int(part) for part in cell.split(","))
    assert points_up(number) == ((row + column) % 2 == 0)


def test_sharing_an_edge_is_mutual_and_at_the_same_place_of_both() -> None:
    """BB-2, BB-14: a face lies against the face with the same number."""
    for cell in range(CELLS):
        for place in range(3):
            other = beside(cell, place)
            assert other < 0 or beside(other, place) == cell


def test_the_grid_goes_as_far_as_all_cards_in_a_line() -> None:
    """BB-18: there is no edge: 34 cards reach 34 steps, and 35 is touched."""
    assert f"0,{FURTHEST}" in CELL_NUMBERS
    assert f"0,{-FURTHEST}" in CELL_NUMBERS
    assert {"17,17", "-17,-18", "18,17"} <= set(CELL_NUMBERS)
    line = " ".join(f"0,{column}:{6 + column % 2}" for column in range(1, 35))
    match = situation(line, "7", "1")
    assert is_legal(match, "hand 7 @0,35")
    play(match, "0 hand 7 @0,-1")
    assert is_legal(match, "draw")


def test_beside_the_star_any_number_goes() -> None:
    """BB-4: nothing else lies there yet."""
    for number in "1234567":
        match = situation("", number, "1")
        assert legal(match, 0) == [f"hand {number} @0,-1", f"hand {number} @0,1", f"hand {number} @1,0"]


def test_beside_the_star_the_other_neighbours_still_bind() -> None:
    """BB-4, BB-3: 0,1 touches the star and the 5 on 0,2: a 4 or a 6."""
    board = "0,-1:1 1,0:4 1,1:4 1,2:4 0,2:5"
    for number in "1234567":
        assert is_legal(situation(board, number, "1"), f"hand {number} @0,1") == (number in "46")


@pytest.mark.parametrize("there", range(1, 8))
@pytest.mark.parametrize("card", range(1, 8))
def test_neighbours_differ_by_exactly_one(there: int, card: int) -> None:
    """BB-3: equal is not allowed, nor two apart, nor 7 beside 1."""
    match = situation(f"0,1:{there}", str(card), "1")
    assert is_legal(match, f"hand {card} @0,2") == (abs(card - there) == 1)
    assert is_legal(match, f"hand {card} @-1,1") == (abs(card - there) == 1)


@pytest.mark.parametrize(
    ("around", "fitting"),
    [("4 4", "35"), ("4 6", "5"), ("3 5", "4"), ("3 6", ""), ("4 5", ""), ("7 7", "6"), ("1 1", "2"), ("2 4", "3")],
)
def test_a_card_between_two_suits_both(around: str, fitting: str) -> None:
    """BB-3: a card between two fours is a three or a five."""
    first, second = around.split()
    # 0,2 touches 0,1 and 0,3; 0,3 hangs on a chain over -1,1, -1,2 and -1,3.
    board = f"0,1:{first} -1,1:4 -1,2:4 -1,3:4 0,3:{second}"
    for number in "1234567":
        assert is_legal(situation(board, number, "1"), f"hand {number} @0,2") == (number in fitting)


def test_a_card_with_three_neighbours_suits_all_three() -> None:
    """BB-3: between 4, 6 and 4 only a 5; one that is 5 itself closes the cell."""
    chain = "0,1:4 -1,1:4 -1,2:4 -1,3:4 0,3:6 1,0:4 1,1:4"
    for number in "1234567":
        assert is_legal(situation(f"{chain} 1,2:4", number, "1"), f"hand {number} @0,2") == (number == "5")
        assert not is_legal(situation(f"{chain} 1,2:5", number, "1"), f"hand {number} @0,2")


def test_corners_do_not_matter() -> None:
    """BB-3: 0,2 and 1,1 share a corner only."""
    match = situation("0,1:4 0,2:5 1,0:1", "2", "1")
    assert is_legal(match, "hand 2 @1,1")


def test_a_card_must_share_an_edge_with_one_that_lies() -> None:
    """BB-2: not on a taken cell, not away from all cards, not at a corner of the star only."""
    match = situation("0,1:4", "5", "1")
    assert code_of(match, "0 hand 5 @0,1") == "cell-taken"
    for cell in ("1,1", "0,3", "-2,0", "17,17"):
        assert code_of(match, f"0 hand 5 @{cell}") == "touches-nothing"


def test_as_many_cards_as_wanted_are_put_in_any_order() -> None:
    """BB-5: nobody has to draw in between, and the same cards may be put in another order."""
    match = dealt([whole_pile("4 5 6 1")])
    play(match, "0 hand 6 @0,1", "0 hand 4 @1,0", "0 hand 5 @0,2")
    assert board_of(match) == {"0,1": "6", "1,0": "4", "0,2": "5"}
    assert hand_of(match) == ""


def test_of_equal_cards_each_place_is_listed_once() -> None:
    """BB-5: by hand order, then from the star outwards; equal cards are one."""
    match = situation("0,1:4", "5 3 5", "1")
    assert legal(match, 0) == [
        "hand 5 @0,-1", "hand 5 @1,0", "hand 5 @-1,1", "hand 5 @0,2",
        "hand 3 @0,-1", "hand 3 @1,0", "hand 3 @-1,1", "hand 3 @0,2",
    ]  # fmt: skip
    assert len(legal(situation("0,1:4", "5 5 3", "1"), 0)) == 8
    assert len(legal(situation("0,1:4", "5 5 5", "1"), 0)) == 4
    assert len(legal(situation("0,1:4", "5 5", "1"), 0)) == 4
    play(match, "0 hand 5 @0,2")
    assert hand_of(match) == "3 5"
