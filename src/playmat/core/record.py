"""A match as one JSON object: portable, complete, replayable by a program that has never seen this code."""

import json
from typing import Final

from playmat.core.chance import check_seed
from playmat.core.match import Match
from playmat.core.options import Options
from playmat.core.refusal import refused
from playmat.core.result import Result
from playmat.core.written import MoveNote, SeatNote, as_data, check_written

FORMAT: Final = 1


class Record:
    """A match written down."""

    def __init__(
        self,
        game: str,
        rules: int,
        options: Options,
        seats: list[SeatNote],
        seed: str | None,
        chance: list[list[str]],
        moves: list[MoveNote],
        result: Result | None,
        stamp: dict[str, str],
        first: int = 0,
    ) -> None:
        self.game = game
        self.rules = rules
        self.options = options
        self.seats = seats
        self.seed = seed
        self.chance = chance
        self.moves = moves
        self.result = result
        self.stamp = stamp
        # In a series at one table: how many seats further on than usual it began.
        self.first = first

    def to_json(self) -> str:
        """One line of text, the same bytes for the same match."""
        fields: dict[str, object] = {"playmat": FORMAT, "game": self.game, "rules": self.rules}
        fields["options"] = self.options
        fields["seats"] = as_data(self.seats)
        if self.first:
            fields["first"] = self.first
        if self.seed is not None:
            fields["seed"] = self.seed
        fields.update(self.stamp)
        fields["chance"] = self.chance
        fields["moves"] = [
            [move.seat, move.text] if move.time is None else [move.seat, move.text, move.time] for move in self.moves
        ]
        if self.result is not None:
            fields["result"] = as_data(self.result)
        return json.dumps(fields, ensure_ascii=False, separators=(",", ":"), allow_nan=False)


def record_of(match: Match, seats: list[SeatNote], moves: list[MoveNote]) -> Record:
    """The record of a match, finished or not. The seed is in it: keep the record of a running match to yourself."""
    game = match.setup.game
    chance = match.chance
    return Record(
        game.name,
        game.rules,
        match.setup.options,
        seats,
        chance.seed,
        chance.written(game.card_names),
        moves,
        match.result,
        game.stamp(match.setup.options),
        match.setup.first,
    )


def read_record(text: str) -> Record:
    """A record from its text; whatever is damaged is named. The moves are not judged here, see `replay`."""
    try:
        found = json.loads(text)
        if "\\u" in text:
            json.dumps(found, ensure_ascii=False).encode()  # half a letter could never be written again
    except RecursionError:
        raise refused("bad-json", {"column": 1}) from None
    except ValueError as error:
        column = error.colno if isinstance(error, json.JSONDecodeError) else 1
        raise refused("bad-json", {"column": column}) from None
    if isinstance(found, dict) and (found.get("playmat") != FORMAT or isinstance(found.get("playmat"), bool)):
        raise refused("unknown-format", {"format": FORMAT})
    told = check_written(found)
    return Record(
        told.game,
        told.rules,
        told.options,
        told.seats,
        None if told.seed is None else check_seed(told.seed),
        told.chance,
        told.moves,
        told.result,
        {"words": told.words} if told.words else {},
        told.first,
    )
