"""What only grows: copies share what they have in common, so a copy costs the same however long a table has been."""

from collections.abc import Iterator
from itertools import islice
from typing import Generic, TypeVar

Item = TypeVar("Item")
Name = TypeVar("Name")


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
        """All but the first so many."""
        return self._items[number : self._length]

    def up_to(self, number: int) -> list[Item]:
        """The first so many."""
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
            self._numbers = dict(islice(self._numbers.items(), self._length))
        self._numbers[name] = number
        self._length = len(self._numbers)

    def get(self, name: Name, newest: int) -> int | None:
        """Its number, unless only a copy that has gone on knows it: that would be beyond the newest here."""
        number = self._numbers.get(name)
        return number if number is not None and number <= newest else None

    def __len__(self) -> int:
        return self._length
