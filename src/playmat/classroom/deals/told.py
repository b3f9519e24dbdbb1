"""A deal that is looked at together, as the teacher and the wall are told of it."""

from typing import Literal

from msgspec import Struct

from playmat.classroom.positions import PositionRef
from playmat.table.answers import TableFrame


class DealWay(Struct, frozen=True):
    """What some tables played at a fork, in words."""

    tables: list[int]
    seat: int
    text: str
    sentence: str


class DealFork(Struct, frozen=True):
    """After `step` moves these tables went on differently."""

    step: int
    ways: list[DealWay]


class DealBoard(Struct, frozen=True):
    """Tables that stand alike, as the seat sees it that moves there; `last` is the move that led here. The class can be
    asked about `position`, at one of them; None on a wall, and where there is nothing to choose."""

    tables: list[int]
    frame: TableFrame
    board: str
    last: str
    seat: int
    position: PositionRef | None
    over: bool


class DealSeat(Struct, frozen=True):
    """A seat beside the same seat at the other tables. Nobody's name on a wall."""

    child: int | None
    score: int
    beaten: float
    of: int


class TableOfDeal(Struct, frozen=True):
    """What the deal came to at a table; no seats where it was not played to its end."""

    table: int
    moves: int
    seats: list[DealSeat]


class ParOfDeal(Struct, frozen=True):
    """What can be made of it, by seat: the best there is (`solver`), or the mean of some matches of strong `bots`."""

    scores: list[float]
    source: Literal["solver", "bots"]
    matches: int


class DealLaid(Struct, frozen=True, tag_field="type", tag="deal-laid"):
    """The deal at every table, after `step` of at most `steps` moves. `par` comes later where it `thinks`."""

    id: str
    game: str
    title: str
    step: int
    steps: int
    low_wins: bool
    tables: list[TableOfDeal]
    forks: list[DealFork]
    boards: list[DealBoard]
    on_wall: bool
    par: ParOfDeal | None = None
    thinks: bool = False
