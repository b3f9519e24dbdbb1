"""The form of a record as it lies in a file: what every field must hold, and which one is wrong.

The checking is done by msgspec, from the types written here.
"""

import re
from math import isfinite
from typing import Final, get_type_hints

import msgspec
from msgspec import Struct

from playmat.core.message import message
from playmat.core.options import Value
from playmat.core.refusal import Refused, refused
from playmat.core.result import GameOutcome, Result

# Both are said: compiled, a `float` alone would write 1250 as 1250.0.
Time = int | float


class SeatNote(Struct, omit_defaults=True):
    """Who sat in a seat. `by` says from which move on it was played by whom, where that changed."""

    name: str
    bot: str = ""
    by: list[tuple[int, str | None]] = []


class MoveNote(Struct, array_like=True, forbid_unknown_fields=True):
    """A move as it was accepted: the seat, the text and, where it was kept, the time in ms since the start."""

    seat: int
    text: str
    time: Time | None = None


class Written(Struct):
    """The fields of a record. Those it does not know are for later versions, and are passed over."""

    game: str
    rules: int
    seats: list[SeatNote]
    chance: list[list[str]]
    moves: list[MoveNote]
    options: dict[str, Value] = {}
    seed: str | None = None
    words: str = ""
    first: int = 0
    result: Result | None = None


def check_written(found: object) -> Written:
    """What JSON told, as a record, or a refusal that names the field."""
    try:
        record = msgspec.convert(found, Written)
    except msgspec.ValidationError as error:
        raise named(str(error), found) from None
    for place, move in enumerate(record.moves):
        # Python reads Infinity, NaN and 1e999, but JSON has no way to write them.
        if isinstance(move.time, float) and not isfinite(move.time):
            raise wrong(f"moves[{place}][2]", "time")
    return record


# What is said of a thing by its place, where that is clearer than its type: "a list: seat, text and perhaps a time".
BY_PLACE: Final = {
    "seats[]": "seat",
    "by[]": "change",
    "chance[]": "texts",
    "moves[]": "move",
    "scores": "numbers",
    "winners": "numbers",
    "seed": "text",
    "result": "object",
}
BY_TYPE: Final = {
    "str": "text",
    "int": "number",
    "array": "list",
    "object": "object",
    "str | null": "level",
    "int | float | null": "time",
}
SAID: Final = re.compile(
    r"(?:Expected `(?P<type>[^`]*)`|Object missing required field `(?P<missing>[^`]*)`).*?(?: - at `\$(?P<at>.*)`)?"
)


def named(said: str, found: object) -> Refused:
    """What msgspec says of a value, as a refusal: which field, and what it must be."""
    told = SAID.fullmatch(said)
    assert told is not None, said
    place = (told["at"] or "").removeprefix(".")
    if told["missing"]:
        place += ("." if place else "") + told["missing"]
        return wrong(place, BY_PLACE.get(told["missing"]) or declared(told["missing"]))
    if place == "options[...]":
        return wrong(f"options.{wrong_option(found)}", "value")
    tail = re.sub(r"\[\d+\]", "[]", place).rpartition(".")[2]
    return wrong(place or "record", BY_PLACE.get(tail) or BY_TYPE[told["type"]])


def declared(name: str) -> str:
    """The kind of thing that a field must hold, by its type."""
    kinds = [hints[name] for hints in map(get_type_hints, (Written, SeatNote, Result, GameOutcome)) if name in hints]
    return {str: "text", int: "number"}.get(kinds[0], "list")


def wrong_option(found: object) -> str:
    """msgspec names no key of a mapping."""
    assert isinstance(found, dict)
    options: dict[str, object] = found["options"]
    return next(name for name, value in options.items() if not isinstance(value, (bool, int, str, type(None))))


def wrong(field: str, expected: str) -> Refused:
    """A field that is missing or not what it must be; the catalogue has a phrase for each kind of thing expected."""
    return refused("bad-field", {"field": field, "expected": message("expected-" + expected)})


def as_data(told: list[SeatNote] | Result) -> object:
    """Plain dicts and lists, as they are written."""
    return msgspec.to_builtins(told)
