"""Replay: a record played again move by move, and exactly where it goes wrong."""

import json
from typing import Any

import pytest

from playmat.core.chance import SeedChance
from playmat.core.options import Options
from playmat.core.record import read_record
from playmat.core.replay import Fault, Replay, replay
from playmat.core.views import result_view
from toy import ToyGame

SEED = "00112233445566778899aabbccddeeff"
DEALT = [ToyGame().card_names[card] for card in SeedChance(SEED).shuffle([0, 1])]
RESULT = {
    "scores": [1, 3],
    "winners": [1],
    "end": "three",
    "games": [{"scores": [1, 3], "winners": [1], "end": "three"}],
}


def a_record(**changes: object) -> dict[str, Any]:
    record: dict[str, Any] = {
        "playmat": 1,
        "game": "toy",
        "rules": 4,
        "options": {},
        "seats": [{"name": "Ada"}, {"name": "Robin"}],
        "seed": SEED,
        "chance": [DEALT],
        "moves": [[0, "say 1", 5], [1, "say 3", 5]],
        "result": RESULT,
    }
    return record | changes


def fault_of(**changes: object) -> tuple[int, int | None, str]:
    with pytest.raises(Fault) as wrong:
        replay(ToyGame(), read_record(json.dumps(a_record(**changes))))
    fault = wrong.value
    assert str(fault) == f"move {fault.move}: {fault.refusal!r}"
    return fault.move, fault.seat, fault.refusal.code


def test_a_good_record_replays_to_its_result() -> None:
    match = replay(ToyGame(), read_record(json.dumps(a_record())))
    assert result_view(match.result) == RESULT


def test_an_unfinished_record_replays_as_far_as_it_goes() -> None:
    record = a_record(moves=[[0, "say 1"]])
    del record["result"]
    match = replay(ToyGame(), read_record(json.dumps(record)))
    assert match.actors() == [1]
    assert match.result is None


def test_a_record_can_be_stepped_through() -> None:
    played = Replay(ToyGame(), read_record(json.dumps(a_record())))
    assert played.match.actors() == [0]
    assert played.step().text == "say 1"
    assert (played.made, played.match.actors()) == (1, [1])
    assert played.run().is_over


def test_an_abandoned_match_replays() -> None:
    result = {"scores": [0, 0], "winners": [], "end": "abandon", "games": []}
    match = replay(ToyGame(), read_record(json.dumps(a_record(moves=[[0, "say 1"], [-1, "abandon"]], result=result))))
    assert result_view(match.result) == result


def test_an_illegal_move_is_named_with_its_number_and_seat() -> None:
    assert fault_of(moves=[[0, "say 1"], [0, "say 3"]]) == (2, 0, "not-your-turn")
    assert fault_of(moves=[[0, "say 0"]]) == (1, 0, "toy-too-small")
    assert fault_of(moves=[[0, "say 1"], [1, "say 3"], [0, "say 1"]]) == (3, 0, "match-over")


def test_a_text_that_is_no_move_is_named() -> None:
    assert fault_of(moves=[[0, "sing"]]) == (1, 0, "not-a-move")


def test_a_wrong_move_is_not_made() -> None:
    played = Replay(ToyGame(), read_record(json.dumps(a_record(moves=[[0, "say 1"], [1, "say 0"]]))))
    played.step()
    with pytest.raises(Fault):
        played.step()
    assert played.made == 1
    assert played.match.position.scores == [1, 0]


def test_times_never_go_back() -> None:
    assert fault_of(moves=[[0, "say 1", 5], [1, "say 3", 4]]) == (2, 1, "time-goes-back")
    assert fault_of(moves=[[0, "say 1", -1], [1, "say 3"]]) == (1, 0, "time-goes-back")
    assert fault_of(moves=[[0, "say 1", 5], [1, "say 2"], [0, "say 3", 4.5]]) == (3, 0, "time-goes-back")


def test_another_rules_number_is_refused_before_the_first_move() -> None:
    assert fault_of(rules=3) == (0, None, "unknown-rules")


def test_options_and_seats_are_judged_before_the_first_move() -> None:
    assert fault_of(options={"gmes": 1}) == (0, None, "unknown-option")
    assert fault_of(seats=[{"name": "Ada"}]) == (0, None, "wrong-seats")


def test_chance_that_cannot_be_is_named() -> None:
    assert fault_of(chance=[["red", "red"]]) == (0, None, "chance-no-permutation")
    assert fault_of(chance=[DEALT[::-1]]) == (0, None, "chance-not-from-seed")
    assert fault_of(chance=[]) == (0, None, "chance-missing")
    assert fault_of(chance=[DEALT, ["1"]]) == (2, None, "chance-left-over")
    assert fault_of(options={"games": 2}) == (2, 1, "chance-missing")


def test_chance_without_a_seed_is_believed() -> None:
    record = a_record(chance=[DEALT[::-1]])
    del record["seed"]
    assert result_view(replay(ToyGame(), read_record(json.dumps(record))).result) == RESULT


def test_a_wrong_early_or_missing_result_is_found_out() -> None:
    assert fault_of(result=RESULT | {"winners": [0]}) == (2, None, "wrong-result")
    assert fault_of(result=RESULT | {"games": []}) == (2, None, "wrong-result")
    assert fault_of(moves=[[0, "say 1"]]) == (1, None, "result-too-early")
    assert fault_of(result=None) == (2, None, "result-missing")


def test_the_facts_of_a_fault_tell_what_was_found() -> None:
    def facts_of(**changes: object) -> dict[str, object]:
        with pytest.raises(Fault) as wrong:
            replay(ToyGame(), read_record(json.dumps(a_record(**changes))))
        return wrong.value.refusal.facts

    assert facts_of(rules=3) == {"game": "toy", "rules": 3, "known": 4}
    assert facts_of(chance=[DEALT, ["1"], ["2"]]) == {"count": 2}
    assert facts_of(result=RESULT | {"winners": [0]}) == {"scores": [1, 3], "winner_seats": [1]}
    assert facts_of(moves=[[0, "sing"]]) == {"text": "sing"}


class Spelling(ToyGame):
    """A toy that goes by a list of words."""

    def __init__(self) -> None:
        super().__init__()
        self.word_codes = ["toy-too-small"]

    def stamp(self, options: Options) -> dict[str, str]:
        return {"words": "1" * 64}


def test_a_record_played_with_other_words_says_so_and_its_words_are_trusted() -> None:
    other, same = (Replay(Spelling(), read_record(json.dumps(a_record(words=of * 64)))) for of in "01")
    assert [note["key"] for note in other.notes] == ["note-other-words"]
    assert other.trusted == ["toy-too-small"]
    assert (same.notes, same.trusted) == ([], [])
