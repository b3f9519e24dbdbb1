"""A match as one JSON object: portable, complete, replayable by a program that has never seen this code."""

import json
from typing import Final, NotRequired, TypedDict

from playmat.core.chance import check_seed
from playmat.core.match import Match
from playmat.core.message import message
from playmat.core.options import Options, Value
from playmat.core.refusal import Refused, refused
from playmat.core.views import GameOutcome, Result

FORMAT: Final = 1

# Both are said: compiled, a `float` alone would write 1250 as 1250.0.
Time = int | float


class SeatNote(TypedDict):
    """Who sat in a seat."""

    name: str
    bot: NotRequired[str]
    by: NotRequired[list[tuple[int, str | None]]]


class MoveNote:
    """A move as it was accepted: the seat, the text and, where it was kept, the time in ms since the start."""

    def __init__(self, seat: int, text: str, time: Time | None = None) -> None:
        self.seat = seat
        self.text = text
        self.time = time


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
        # Of a series at one table: everything began so many seats further on than usual.
        self.first = first

    def to_json(self) -> str:
        """One line of text, the same bytes for the same match."""
        fields: dict[str, object] = {"playmat": FORMAT, "game": self.game, "rules": self.rules}
        fields["options"] = self.options
        fields["seats"] = self.seats
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
            fields["result"] = self.result
        return json.dumps(fields, ensure_ascii=False, separators=(",", ":"))


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
    except RecursionError:
        raise refused("bad-json", {"column": 1}) from None
    except ValueError as error:
        column = error.colno if isinstance(error, json.JSONDecodeError) else 1
        raise refused("bad-json", {"column": column}) from None
    if not isinstance(found, dict):
        raise wrong("record", "object")
    fields: dict[str, object] = found
    if fields.get("playmat") != FORMAT or isinstance(fields.get("playmat"), bool):
        raise refused("unknown-format", {"format": FORMAT})
    seed = fields.get("seed")
    return Record(
        a_text(fields, "game"),
        a_number(fields, "rules"),
        the_options(fields),
        the_seats(fields),
        None if seed is None else check_seed(a_text(fields, "seed")),
        the_chance(fields),
        the_moves(fields),
        the_result(fields),
        {"words": a_text(fields, "words")} if "words" in fields else {},
        a_number(fields, "first") if "first" in fields else 0,
    )


def wrong(field: str, expected: str) -> Refused:
    """A field that is missing or not what it must be; the catalogue has a phrase for each kind of thing expected."""
    return refused("bad-field", {"field": field, "expected": message("expected-" + expected)})


def a_text(fields: dict[str, object], name: str) -> str:
    value = fields.get(name)
    if not isinstance(value, str):
        raise wrong(name, "text")
    return value


def a_number(fields: dict[str, object], name: str) -> int:
    value = fields.get(name)
    if not is_whole(value):
        raise wrong(name, "number")
    assert isinstance(value, int)
    return value


def is_whole(value: object) -> bool:
    return isinstance(value, int) and not isinstance(value, bool)


def a_list(value: object, field: str) -> list[object]:
    if not isinstance(value, list):
        raise wrong(field, "list")
    return value


def numbers(value: object, field: str) -> list[int]:
    if not isinstance(value, list) or not all(is_whole(number) for number in value):
        raise wrong(field, "numbers")
    return value


def the_options(fields: dict[str, object]) -> Options:
    given = fields.get("options", {})
    if not isinstance(given, dict):
        raise wrong("options", "object")
    options: Options = {}
    for name, value in given.items():
        if value is not None and not isinstance(value, (bool, int, str)):
            raise wrong(f"options.{name}", "value")
        kept: Value = value
        options[name] = kept
    return options


def the_seats(fields: dict[str, object]) -> list[SeatNote]:
    seats: list[SeatNote] = []
    for number, seat in enumerate(a_list(fields.get("seats"), "seats")):
        where = f"seats[{number}]"
        if not isinstance(seat, dict) or not isinstance(seat.get("name"), str):
            raise wrong(where, "seat")
        note: SeatNote = {"name": seat["name"]}
        if "bot" in seat:
            if not isinstance(seat["bot"], str):
                raise wrong(where + ".bot", "text")
            note["bot"] = seat["bot"]
        if "by" in seat:
            note["by"] = [a_change(change, where + ".by") for change in a_list(seat["by"], where + ".by")]
        seats.append(note)
    return seats


def a_change(change: object, where: str) -> tuple[int, str | None]:
    """From which move on a seat was played by whom."""
    if isinstance(change, list) and len(change) == 2:
        first, level = change
        if is_whole(first) and (level is None or isinstance(level, str)):
            return first, level
    raise wrong(where, "changes")


def the_chance(fields: dict[str, object]) -> list[list[str]]:
    told: list[list[str]] = []
    for number, outcome in enumerate(a_list(fields.get("chance"), "chance")):
        if not isinstance(outcome, list) or not all(isinstance(name, str) for name in outcome):
            raise wrong(f"chance[{number}]", "texts")
        told.append(outcome)
    return told


def the_moves(fields: dict[str, object]) -> list[MoveNote]:
    return [a_move(entry, f"moves[{number}]") for number, entry in enumerate(a_list(fields.get("moves"), "moves"))]


def a_move(entry: object, where: str) -> MoveNote:
    if isinstance(entry, list) and 2 <= len(entry) <= 3:
        seat, text = entry[0], entry[1]
        if is_whole(seat) and isinstance(text, str):
            if len(entry) == 2:
                return MoveNote(seat, text)
            time = entry[2]
            if isinstance(time, (int, float)) and not isinstance(time, bool):
                return MoveNote(seat, text, time)
    raise wrong(where, "move")


def the_result(fields: dict[str, object]) -> Result | None:
    result = fields.get("result")
    if result is None:
        return None
    if not isinstance(result, dict):
        raise wrong("result", "object")
    games = a_list(result.get("games"), "result.games")
    outcome = an_outcome(result, "result")
    return {
        "scores": outcome["scores"],
        "winners": outcome["winners"],
        "end": outcome["end"],
        "games": [an_outcome(game, f"result.games[{number}]") for number, game in enumerate(games)],
    }


def an_outcome(told: object, where: str) -> GameOutcome:
    if not isinstance(told, dict):
        raise wrong(where, "object")
    end = told.get("end")
    if not isinstance(end, str):
        raise wrong(where + ".end", "text")
    return {
        "scores": numbers(told.get("scores"), where + ".scores"),
        "winners": numbers(told.get("winners"), where + ".winners"),
        "end": end,
    }
