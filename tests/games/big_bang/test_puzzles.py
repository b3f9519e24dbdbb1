"""Puzzles of Big Bang: what is asked where, how the finder's own board counts places, and those from the book."""

import pytest

from big_bang_table import GAME, RULES, set_view, situation
from playmat.core.chance import SeedChance, seed_of_number
from playmat.core.options import Options
from playmat.games.big_bang.puzzles import STAR, Left, Piece, find
from playmat.puzzles.prove import prove
from playmat.puzzles.shelf import book_of, in_shelf_order, puzzles_of
from playmat.server.http.puzzle_teller import PuzzleTeller

HOME = (0, 0)
FACES = (("open", "dead", "dead"), ("5", "5", "dead"))


@pytest.mark.parametrize(
    ("options", "seats"), [({"rules_cards": 3}, 1), ({"replay": True}, 1), ({"mode": "race"}, 2)], ids=str
)
def test_where_more_can_come_nothing_is_asked(options: Options, seats: int) -> None:
    assert find(GAME.start(options, seats, SeedChance(seed_of_number(1, 1))), 0) == []


def test_beside_the_star_anything_goes_and_beside_a_number_one_more_or_less() -> None:
    """BB-3, BB-4"""
    star = Left({HOME: STAR}, ("4", "5"))
    assert star.places(Piece("4")) == [(0, -1), (0, 1), (1, 0)]
    beside = Left({HOME: STAR, (0, 1): Piece("4")}, ("5",))
    assert (0, 2) in beside.places(Piece("5"))
    assert (0, 2) not in beside.places(Piece("7"))
    assert ("hand 5 @0,2",) in list(beside.lines())


def test_only_the_top_of_the_pile_can_be_put() -> None:
    """BB-8"""
    texts = [text for text, _ in Left({HOME: STAR}, (), ("3", "6")).steps()]
    assert texts == ["top 6 @0,-1", "top 6 @0,1", "top 6 @1,0"]


@pytest.mark.parametrize("board", ["", "0,1:4 0,2:5", "0,1:R1/1 0,-1:4", "0,1:5 0,2:R2/0", "0,1:5 0,2:R2/1 1,2:4"])
def test_the_finder_knows_the_rules_cards_as_the_rules_do(board: str) -> None:
    """BB-14: it has a board of its own, and the proof uses the rules."""
    for hand in ("4 5 6", "R1 5 4", "R2 R1 5", "R4 R3 3"):
        match = situation(board, hand, "7", options=RULES)
        texts = {match.format(move) for move in match.legal(0)}
        now = match.view(0)["now"]
        faces = tuple(tuple(card) for card in now["rules_cards"])  # type: ignore[attr-defined]  # lists of faces
        left = Left({HOME: STAR}, tuple(sorted(hand.split())), (), faces)
        left.board |= {cell(put["cell"]): left.piece(put["card"] or "") for put in set_view(match)["board"]}
        assert {text for text, _ in left.steps()} == {text for text in texts if text.startswith("hand")}


def cell(text: str) -> tuple[int, int]:
    row, _, column = text.partition(",")
    return int(row), int(column)


def test_each_step_of_rotation_moves_every_face_one_place_on() -> None:
    """BB-14"""
    left = Left({HOME: STAR}, (), (), FACES)
    assert [left.piece(f"R1/{turn}").faces for turn in range(3)] == [
        ("open", "dead", "dead"),
        ("dead", "open", "dead"),
        ("dead", "dead", "open"),
    ]
    assert [piece.name for piece in left.pieces("R2")] == ["R2/0", "R2/1", "R2/2"]


def test_a_card_on_the_pile_that_fits_nowhere_yet_makes_a_puzzle() -> None:
    """BB-8: not if it could be played right away."""
    puzzle = book_of("big-bang")[2]
    match = puzzle.start()
    (found,) = find(match, 0)
    assert (found.kind, found.facts["cards"]) == ("pile", 4)
    match.play(0, match.legal(0)[0])
    assert match.legal(0)
    fits = situation("0,1:4", "3 5", "1 2 3", "7 6")
    assert find(fits, 0) == []


def test_puzzles_with_rules_cards_ship_and_are_proved() -> None:
    """BB-14"""
    found = [puzzle for puzzle in puzzles_of("big-bang") if puzzle.kind == "rules"]
    assert found
    assert all(prove(puzzle).holds for puzzle in found[:5])
    assert all(puzzle.rules == 2 for puzzle in found)
    assert all(any(" R" in move for move in line) for line in found[0].lines)


def test_the_three_pictures_of_the_book_come_first() -> None:
    """BB-5, BB-7, BB-8: two boards three turns into the game, then one with cards on the discard pile."""
    book = book_of("big-bang")
    assert puzzles_of("big-bang")[:3] == book
    bands = {puzzle.id: "easy" for puzzle in puzzles_of("big-bang")} | {puzzle.id: "hard" for puzzle in book}
    assert in_shelf_order("big-bang", bands, lambda _: 0.5)[:3] == list(book)
    for puzzle in book[:2]:
        own = set_view(puzzle.start())
        assert [text for _, text in puzzle.moves].count("draw") == 3
        assert (len(own["board"]), len(own["hand"] or []), own["discards"]) == (9, 3, [])


def test_in_the_third_picture_the_1_waits_for_a_2_next_to_a_3() -> None:
    """BB-3, BB-8: in every answer a 2 goes next to a 3, and the 1 next to that 2."""
    puzzle = book_of("big-bang")[2]
    start = puzzle.start()
    assert (set_view(start)["discards"] or [])[-1] == "1"
    assert not [move for move in start.legal(0) if start.format(move).startswith("top")]
    for line in puzzle.lines:
        match = puzzle.start()
        for text in line:
            if text.startswith(("hand 2", "top 1")):
                wanted = "3" if text.startswith("hand 2") else "2"
                board = Left({HOME: STAR}, ())
                board.board |= {cell(put["cell"]): Piece(put["card"] or "") for put in set_view(match)["board"]}
                board.board = {place: piece for place, piece in board.board.items() if piece.name == wanted}
                assert cell(text.partition("@")[2]) in {near for place in board.board for near in neighbors(place)}
            move = match.parse(text)
            assert move is not None
            match.play(0, move)
        assert line.index(next(text for text in line if text.startswith("top 1"))) > 1


def neighbors(place: tuple[int, int]) -> list[tuple[int, int]]:
    row, column = place
    third = row + 1 if (row + column) % 2 == 0 else row - 1
    return [(row, column - 1), (row, column + 1), (third, column)]


@pytest.mark.parametrize("language", ["en", "es"])
def test_the_book_is_told_in_both_languages(language: str) -> None:
    """BB-8"""
    teller = PuzzleTeller(book_of("big-bang")[2], language)
    assert "1" in teller.page().goal
    assert all([teller.hint(), *teller.answer().why])
