"""Puzzles as every game has them: found, judged move by move, proved, picked for sets."""

import pytest

from playmat.core.record import read_record
from playmat.core.refusal import Refused
from playmat.games.registry import find_game
from playmat.puzzles.find import Harvest, found_in_game, gather, puzzles_in
from playmat.puzzles.general import GENERAL
from playmat.puzzles.judge import OPEN, WRONG, judge, next_move, said_of
from playmat.puzzles.maker import maker_of
from playmat.puzzles.prove import prove
from playmat.puzzles.puzzle import Puzzle
from playmat.puzzles.shelf import checked_set, daily, ease_of, find_puzzle, picked_set, puzzles_of, solved_share
from playmat.puzzles.words import puzzle_words
from playmat.study.plan import Plan, play_number
from puzzling import answered

GAME = "number-line"


def puzzle_of_two_moves() -> Puzzle:
    """Two cards in a row, as if nobody else had a turn: nothing but the judge is asked."""
    puzzle = next(puzzle for puzzle in puzzles_of("stars-and-bars") if puzzle.kind == "score")
    return answered(puzzle, (*puzzle.lines[0], "put S1rs a1"))


def test_the_same_seed_finds_the_same_puzzles() -> None:
    game = find_game(GAME)
    once = found_in_game(game, maker_of(game), 3, 5)
    again = found_in_game(game, maker_of(game), 3, 5)
    assert once
    assert once == again
    assert [puzzle.id for _, puzzle in once] == [puzzle.id for _, puzzle in again]


def test_of_one_game_one_of_a_kind_is_kept_and_nothing_twice_but_all_are_counted() -> None:
    game = find_game(GAME)
    maker = maker_of(game)
    harvest, known = Harvest(), set[str]()
    found = found_in_game(game, maker, 3, 5)
    for _ in range(2):
        gather(harvest, maker, found, known)
    assert len({puzzle.kind for puzzle in harvest.kept}) <= len(harvest.kept) <= 2 * len(maker.kinds)
    assert sum(harvest.found.values()) == 2 * len(found)
    assert len({puzzle.id for puzzle in harvest.kept}) == len(harvest.kept)
    assert sum(harvest.per_thousand().values()) == 1000 * len(found)


def test_puzzles_are_found_in_a_record_of_a_match_that_was_played() -> None:
    played = play_number(Plan(GAME, 11, 3, 3, ("easy",), {"decoys": "open"}), find_game(GAME), 1).record()
    found = puzzles_in(read_record(played.to_json()))
    assert found
    assert all(prove(puzzle).holds for puzzle in found)
    assert {puzzle.seat for puzzle in found} <= {0, 1, 2}


def test_a_try_is_open_solved_or_wrong_and_a_move_the_rules_forbid_is_refused() -> None:
    puzzle = find_puzzle(puzzles_of(GAME)[0].id)
    right = puzzle.lines[0]
    assert judge(puzzle, []).state == OPEN
    assert judge(puzzle, right).is_solved
    other = next(
        text for move in puzzle.start().legal(puzzle.seat) if (text := puzzle.start().format(move)) not in right
    )
    assert judge(puzzle, [other]).state == WRONG
    taken = puzzle.moves[-1][1].split()[1]
    for text, code in ((f"card {taken}", "taken"), ("fly", "not-a-move")):
        with pytest.raises(Refused) as wrong:
            judge(puzzle, [text])
        assert wrong.value.refusal.code == code


def test_a_line_of_several_moves_is_judged_move_by_move() -> None:
    puzzle = puzzle_of_two_moves()
    assert judge(puzzle, puzzle.lines[0][:1]).state == OPEN
    assert next_move(puzzle, []) == puzzle.lines[0][0]
    assert next_move(puzzle, puzzle.lines[0][:1]) == "put S1rs a1"
    assert next_move(puzzle, puzzle.lines[0]) is None
    assert said_of(puzzle, judge(puzzle, puzzle.lines[0][:1]))["key"] == "puzzle-open"


def test_a_try_is_told_what_came_of_it_instead() -> None:
    puzzle = next(puzzle for puzzle in puzzles_of(GAME) if puzzle.kind == "take")
    start = puzzle.start()
    other = next(text for move in start.legal(puzzle.seat) if (text := start.format(move)) not in puzzle.lines[0])
    verdict = judge(puzzle, [other])
    told = said_of(puzzle, verdict)
    assert told["facts"]["gained"] == verdict.gained < int(str(puzzle.facts["numbers"]))
    assert puzzle_words("en", GAME).say(told)


def test_the_proof_finds_an_answer_that_is_missing_wrong_or_cannot_be_played() -> None:
    puzzle = puzzles_of(GAME)[0]
    start = puzzle.start()
    other = next(text for move in start.legal(puzzle.seat) if (text := start.format(move)) not in puzzle.lines[0])
    assert prove(puzzle).holds
    assert prove(answered(puzzle, (other,))).missing == {puzzle.lines[0]}
    assert prove(answered(puzzle, *puzzle.lines, (other,))).wrong == {(other,)}
    assert prove(answered(puzzle, *puzzle.lines, ("card 99",))).wrong == {("card 99",)}
    assert not prove(puzzle_of_two_moves()).holds


def test_a_game_that_says_nothing_of_puzzles_has_those_of_the_reviewer() -> None:
    """One move clearly best: asked of a game that is nearly lost by any other card."""
    puzzle = next(puzzle for puzzle in puzzles_of(GAME) if puzzle.kind == "win")
    found = GENERAL.find(puzzle.start(), puzzle.seat)
    assert [one.kind for one in found] == ["best"]
    best = answered(puzzle, *found[0].lines)
    assert GENERAL.prove(best, best.start()) == set(found[0].lines)
    assert GENERAL.find(puzzles_of(GAME)[0].start(), puzzles_of(GAME)[0].seat) == []


def test_a_set_is_a_list_of_known_ids_each_once() -> None:
    some = picked_set(GAME, 3, key="lesson 1")
    assert some == picked_set(GAME, 3, key="lesson 1") != picked_set(GAME, 3, key="lesson 2")
    assert checked_set(some) == some
    assert len(picked_set(GAME, 5, band="hard")) == 5
    for names in ((), (some[0], some[0]), tuple(puzzle.id for puzzle in puzzles_of(GAME)[:31])):
        with pytest.raises(Refused) as wrong:
            checked_set(names)
        assert wrong.value.refusal.code == "bad-puzzle-set"
    for count, band, code in ((0, "", "bad-puzzle-set"), (3, "wild", "unknown-band")):
        with pytest.raises(Refused) as wrong:
            picked_set(GAME, count, band)
        assert wrong.value.refusal.code == code


def test_people_who_try_soon_outweigh_the_bots() -> None:
    puzzle = puzzles_of(GAME)[0]
    assert solved_share(puzzle, 0, 0) == pytest.approx(ease_of(puzzle) / 100)
    assert solved_share(puzzle, 0, 0) > solved_share(puzzle, 5, 0) > solved_share(puzzle, 1000, 0)
    assert solved_share(puzzle, 1000, 500) == pytest.approx(0.5, abs=0.01)


@pytest.mark.parametrize("name", ["number-line-00000000", "chess-12345678", "", "-"])
def test_an_unknown_puzzle_is_refused(name: str) -> None:
    with pytest.raises(Refused) as wrong:
        find_puzzle(name)
    assert wrong.value.refusal.code == "unknown-puzzle"


def test_what_is_no_date_is_refused() -> None:
    with pytest.raises(Refused) as wrong:
        daily(GAME, "yesterday")
    assert wrong.value.refusal.code == "bad-date"
