"""Number Line by its first rules and by its second: round 3 of five."""

import json

import pytest

from playing import code_of, examples, legal, now, play, start
from playmat.bots.bot import TableTurn
from playmat.bots.registry import AT_TABLES, find_bot
from playmat.core.chance import SeedChance, stream_of
from playmat.core.match import Match
from playmat.core.record import read_record, record_of
from playmat.core.refusal import Refused
from playmat.core.replay import Fault, replay
from playmat.core.written import MoveNote, SeatNote
from playmat.games.number_line.rules.view import distinct_moves
from playmat.games.registry import GAMES, find_game
from playmat.insight.advice import advise
from playmat.insight.review import judge_move, questions
from playmat.testing import check_game

SEED = "00112233445566778899aabbccddeeff"
FIRST = find_game("number-line", 1)
TIED = ["0 card 1", "1 card 2", "2 card 4", "3 card 7", "4 card 10"]
TIED += ["1 card 2", "2 card 4", "3 card 10", "4 card 7", "0 card 1"]
TIED += ["1 decoy 3", "2 decoy 5", "3 decoy 6", "4 decoy 8", "0 decoy 9"]


def round_3(rules: int = 2) -> Match:
    """Five seats with 2, 2, 4, 5 and 5 points: a tie for the most, so seat 2 starts round 3."""
    match = find_game("number-line", rules).start({"decoys": "open"}, 5, SeedChance(SEED))
    play(match, *TIED)
    assert match.position.scores == [2, 2, 4, 5, 5]
    assert now(match)["round"] == 3
    return match


def test_rules_are_found_by_their_number() -> None:
    """NL-12, NL-18: the second are the newest."""
    assert find_game("number-line") is find_game("number-line", 2) is GAMES["number-line"]
    assert (FIRST.rules, [option.name for option in FIRST.options]) == (1, ["games", "target", "start", "decoys"])


@pytest.mark.parametrize("seats", [2, 5])
def test_the_first_rules_still_keep_the_contract(seats: int) -> None:
    """NL-12: a table of theirs can be played to its end, whatever was agreed."""
    check_game(FIRST, examples() // 2, seats)


def test_with_five_players_round_3_is_one_card_each_either_of_the_two() -> None:
    """NL-12: cards on 1, 3, 5, 8 and 10 own 1, 3, 5-6, 7-8 and 10; 2, 4 and 9 tie. That breaks the tie."""
    match = round_3()
    assert now(match)["cards_left"] == [1] * 5
    assert now(match, 2)["own_cards"] == ["card", "decoy"]
    assert legal(match, 2) == [f"{kind} {number}" for kind in ("card", "decoy") for number in range(1, 11)]
    assert match.offer(2).asks["key"] == "asks-either"
    play(match, "2 decoy 1")
    assert now(match)["cards_left"] == [1, 1, 0, 1, 1]
    assert now(match, 2)["own_cards"] == []
    assert match.actors() == [3]
    play(match, "3 card 3", "4 decoy 5", "0 card 8", "1 decoy 10")
    assert match.result is not None
    assert (match.result.scores, match.result.winners, match.result.end) == ((4, 3, 5, 6, 7), (4,), "most-points")


def test_the_card_and_the_decoy_count_the_same_in_that_round() -> None:
    """NL-12: the same numbers with other cards bring the same points."""
    ends = []
    for kinds in (["card"] * 5, ["decoy"] * 5, ["decoy", "card", "decoy", "card", "card"]):
        match = round_3()
        numbers = (1, 3, 5, 8, 10)
        for turn, (kind, number) in enumerate(zip(kinds, numbers, strict=True)):
            play(match, f"{(2 + turn) % 5} {kind} {number}")
        ends.append((match.position.scores, match.result, now(match)["round"]))
    assert ends[0] == ends[1] == ends[2]


def test_with_both_cards_five_players_could_never_break_a_tie() -> None:
    """NL-12: by the first rules ten cards fill ten numbers, two points each, and round 4 comes."""
    match = round_3(1)
    assert now(match)["cards_left"] == [2] * 5
    play(match, "2 card 1", "3 card 2", "4 card 3", "0 card 4", "1 card 5")
    play(match, "2 decoy 6", "3 decoy 7", "4 decoy 8", "0 decoy 9", "1 decoy 10")
    assert match.position.scores == [4, 4, 6, 7, 7]
    assert now(match)["round"] == 4


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_with_fewer_players_round_3_is_both_cards_by_either_rules(seats: int) -> None:
    """NL-12: the same moves, the same game."""
    for rules in (1, 2):
        match = find_game("number-line", rules).start({"decoys": "open"}, seats, SeedChance(SEED))
        match.position.kernel.begin_round(3)  # type: ignore[attr-defined]  # of this game's position
        assert now(match)["cards_left"] == [2] * seats


def test_boards_and_bots_treat_the_two_cards_as_one_move() -> None:
    """NL-12: ten moves to think about, not twenty; a hint never offers the same number twice."""
    match = round_3()
    view = match.view(2)
    moves = match.legal(2)
    distinct = [match.format(move) for move in distinct_moves(view, moves)]
    assert distinct == [f"card {number}" for number in range(1, 11)]
    decoy = match.parse("decoy 4")
    assert decoy is not None
    assert match.format(distinct_moves(view, moves, decoy)[-1]) == "decoy 4"
    assert len(distinct_moves(view, moves, decoy)) == 10
    advice = advise(find_game("number-line"), 2, view, stream_of(""), 10)
    assert len({choice.move.split()[1] for choice in advice.choices}) == len(advice.choices) == 3
    for level in AT_TABLES:
        move = find_bot(level, find_game("number-line")).choose(TableTurn(match, 2), stream_of(level))
        assert match.refuse(2, move) is None


def test_a_decoy_on_the_best_number_is_no_slip() -> None:
    """NL-12: a review judges it like the card."""
    match = round_3()
    play(match, "2 decoy 5")
    notes = [MoveNote(int(text[0]), text[2:]) for text in [*TIED, "2 decoy 5"]]
    record = record_of(match, [SeatNote(f"Seat {seat}") for seat in range(5)], notes)
    game = find_game("number-line")
    asked = questions(game, record)[-1]
    judged = judge_move(game, asked, 10)
    assert judged.move == "decoy 5"
    assert judged.best.split()[1] != "5" or judged.loss == 0


def test_a_record_of_older_rules_takes_the_new_option_at_its_default_only() -> None:
    """NL-18, README: `count` must be `auto` there, or left out."""
    record = {
        "playmat": 1,
        "game": "number-line",
        "rules": 1,
        "options": {"games": 1, "target": None, "start": "seat", "decoys": "hidden", "count": "auto"},
        "seats": [{"name": "Ada"}, {"name": "Bo"}],
        "chance": [],
        "moves": [[0, "card 5"]],
    }
    assert replay(FIRST, read_record(json.dumps(record))).position.kernel.played == 1  # type: ignore[attr-defined]  # of this game's position
    record["options"]["count"] = "practice"  # type: ignore[index]  # a dict
    with pytest.raises(Fault) as wrong:
        replay(FIRST, read_record(json.dumps(record)))
    assert wrong.value.refusal.code == "option-of-later-rules"
    with pytest.raises(Refused):
        FIRST.setup({"count": "practice"}, 2)
    assert start("number-line").setup.options["count"] == "auto"
    assert "count" not in FIRST.setup({}, 2).options


def test_nobody_counts_by_the_first_rules() -> None:
    """NL-18: `say` is a move there, and never allowed."""
    match = FIRST.start({}, 2, SeedChance(SEED))
    play(match, "0 card 5", "1 card 6")
    assert code_of(match, "1 say 5") == "no-counting"
