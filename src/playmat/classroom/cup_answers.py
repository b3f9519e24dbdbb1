"""What a class says of results: how a cup stands, what the same cards came to at every table."""

from msgspec import Struct


class CupBrief(Struct, frozen=True):
    """A cup in the list of the teacher."""

    cup: int
    title: str
    method: str
    game: str
    round: int  # that is on, or the last one
    said: int  # how many it was said to take
    round_on: bool
    over: bool


class Ranked(Struct, frozen=True):
    """A child in the table of results. Equal in points and opposition is the same place."""

    child: int
    place: int
    points: float
    opposition: float  # what those came to whom it met
    played: int
    byes: int


class CupTable(Struct, frozen=True):
    """A table of a round; `shares` are none while it plays: 1 is first, 0 last."""

    code: str
    children: list[int]
    shares: list[float | None]


class CupRound(Struct, frozen=True):
    tables: list[CupTable]
    bye: int | None


class CupShown(Struct, frozen=True, tag_field="type", tag="cup"):
    """How a cup stands."""

    id: str
    cup: int
    title: str
    method: str
    game: str
    said: int
    over: bool
    round_on: bool
    ranked: list[Ranked]
    rounds: list[CupRound]


class Duplicate(Struct, frozen=True):
    """A seat beside the same seat at the other tables: 1 for every result beaten, a half for every equal one."""

    child: int | None  # none: a bot
    score: int
    beaten: float
    of: int


class DealTable(Struct, frozen=True):
    code: str
    seats: list[Duplicate]


class SameDealShown(Struct, frozen=True, tag_field="type", tag="same-deal"):
    """What the same cards came to; of `tables` those are told that are over."""

    id: str
    game: str
    tables: int
    low_wins: bool
    over: list[DealTable]
