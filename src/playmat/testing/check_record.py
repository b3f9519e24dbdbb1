"""Checks that a match can be written down and played again, and that a spoilt record is found out."""

import json

from playmat.core.game import Game
from playmat.core.match import Match
from playmat.core.record import read_record, record_of
from playmat.core.replay import Fault, replay
from playmat.core.written import MoveNote, SeatNote
from playmat.testing.demand import demand, snapshot


def check_record(match: Match, moves: list[MoveNote]) -> None:
    game = match.setup.game
    seats = [SeatNote(f"Seat {seat + 1}") for seat in range(match.setup.seats)]
    text = record_of(match, seats, moves).to_json()
    again = replay(game, read_record(text))
    demand(snapshot(again) == snapshot(match), "a replayed match must be the same match")
    demand(record_of(again, seats, moves).to_json() == text, "a record must be written the same again")
    by_hand = json.loads(text)
    del by_hand["seed"]
    demand(replay(game, read_record(json.dumps(by_hand))).result == match.result, "a seed must not be needed")
    if match.result is not None:
        check_spoilt(game, text)


def check_spoilt(game: Game, text: str) -> None:
    spoilt = json.loads(text)
    spoilt["result"]["scores"][0] += 1
    demand(is_faulty(game, spoilt), "a wrong result must be found out")
    spoilt = json.loads(text)
    spoilt["moves"].append(spoilt["moves"][-1])
    demand(is_faulty(game, spoilt), "a move after the end must be found out")
    spoilt = json.loads(text)
    del spoilt["moves"][-1]
    demand(is_faulty(game, spoilt), "a missing move must be found out")
    spoilt = json.loads(text)
    spoilt["chance"].append(["1"])
    demand(is_faulty(game, spoilt), "chance that never happened must be found out")


def is_faulty(game: Game, record: object) -> bool:
    try:
        replay(game, read_record(json.dumps(record)))
    except Fault:
        return True
    return False
