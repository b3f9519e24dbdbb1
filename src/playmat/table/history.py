"""What a table remembers: what happened, as it can be told to each of its readers, and what it has answered.

It only grows. A table and its copy share what they have in common, so a copy costs the same however long they have been
played at.
"""

from collections.abc import Iterator
from itertools import islice
from typing import Generic, TypeVar, cast

import msgspec
from msgspec import Struct

from playmat.core.message import Message, message
from playmat.core.views import Seen
from playmat.table import log

Item = TypeVar("Item")
Name = TypeVar("Name")

_encode = msgspec.json.Encoder().encode
_decode = msgspec.json.Decoder().decode


class Happening(Struct, eq=False):
    """A log entry as it can be told: of a move what each seat and, last, a spectator saw; else messages for all.

    What was seen is kept as it is written, and once where all saw the same: a table may have thousands of moves.
    """

    number: int
    at: int
    kind: str
    seat: int | None
    seen: tuple[bytes, ...]
    messages: tuple[Message, ...]

    def seen_by(self, seat: int | None) -> Seen | None:
        """What a seat saw of a move; a spectator, who is none, has the last place."""
        if not self.seen:
            return None
        return cast(Seen, _decode(self.seen[-1 if seat is None else seat]))


class LatestMove(Struct, eq=False):
    """The newest move of a table, not written yet: it is about to be told to everybody."""

    number: int
    seen: list[Seen]


def tell_move(number: int, entry: log.Moved, seen: list[Seen]) -> Happening:
    kind = str(entry.__struct_config__.tag)
    return Happening(number, entry.at, kind, entry.seat, written(seen), timed_out(entry))


def written(seen: list[Seen]) -> tuple[bytes, ...]:
    if all(one is seen[0] for one in seen):
        return (_encode(seen[0]),) * len(seen)
    kept: dict[bytes, bytes] = {}
    return tuple([kept.setdefault(text, text) for text in [_encode(one) for one in seen]])


def timed_out(entry: log.Moved) -> tuple[Message, ...]:
    """Said before the move itself."""
    return (message("event-time-out", {"seat": entry.seat}),) if entry.by == "clock" and entry.seat >= 0 else ()


class GrowingList(Generic[Item]):
    """A list that is added to at its end. A copy may go on by itself; neither sees what the other adds."""

    __slots__ = ("_items", "_length")

    def __init__(self, items: list[Item]) -> None:
        self._items = items
        self._length = len(items)

    def copy(self) -> "GrowingList[Item]":
        other: GrowingList[Item] = GrowingList(self._items)
        other._length = self._length
        return other

    def append(self, item: Item) -> None:
        if len(self._items) != self._length:
            self._items = self._items[: self._length]  # another copy has gone on: here the two part
        self._items.append(item)
        self._length += 1

    def __len__(self) -> int:
        return self._length

    @property
    def last(self) -> Item:
        return self._items[self._length - 1]

    def after(self, number: int) -> list[Item]:
        """All but the first `count`."""
        return self._items[number : self._length]

    def up_to(self, number: int) -> list[Item]:
        """The first `count`."""
        return self._items[: min(number, self._length)]

    def __iter__(self) -> Iterator[Item]:
        return iter(self._items[: self._length])

    def __reversed__(self) -> Iterator[Item]:
        return (self._items[place] for place in range(self._length - 1, -1, -1))


class AnsweredIds(Generic[Name]):
    """Names with the numbers they got, which count up; otherwise as a growing list."""

    __slots__ = ("_length", "_numbers")

    def __init__(self) -> None:
        self._numbers: dict[Name, int] = {}
        self._length = 0

    def copy(self) -> "AnsweredIds[Name]":
        other: AnsweredIds[Name] = AnsweredIds()
        other._numbers, other._length = self._numbers, self._length
        return other

    def add(self, name: Name, number: int) -> None:
        if len(self._numbers) != self._length:
            self._numbers = dict(self._own())
        self._numbers[name] = number
        self._length = len(self._numbers)

    def get(self, name: Name, newest: int) -> int | None:
        """Its number, unless only a copy that has gone on knows it: that would be beyond the newest here."""
        number = self._numbers.get(name)
        return number if number is not None and number <= newest else None

    def __eq__(self, other: object) -> bool:
        return isinstance(other, AnsweredIds) and [*self._own()] == [*other._own()]

    __hash__ = None  # type: ignore[assignment]  # it changes, so it is no key

    def _own(self) -> "islice[tuple[Name, int]]":
        return islice(self._numbers.items(), self._length)

    def __len__(self) -> int:
        return self._length
