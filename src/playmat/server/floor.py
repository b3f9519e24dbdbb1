"""Who has the floor: of all that is said on lines, a little of each address is taken in one turn of the event loop.

Between two turns everybody else is heard. So somebody with hundreds of lines of his own waits for himself, and within
one address, as a school has it, each table has its turn.
"""

import asyncio
from collections import OrderedDict, deque
from collections.abc import Callable
from typing import Final

AT_ONCE: Final = 8

Begin = Callable[[], None]


class Floor:
    """Where nobody waits, nothing does: what is said is taken at once."""

    def __init__(self) -> None:
        self._begun: dict[str, int] = {}  # in this turn, by address
        self._waiting: dict[str, OrderedDict[int, deque[Begin]]] = {}  # by address, then by table
        self._is_due = False

    def take(self, address: str, table: int, begin: Begin) -> None:
        """Begin at once, or as soon as it is this table's turn."""
        begun = self._begun.get(address, 0)
        if begun < AT_ONCE and address not in self._waiting:
            self._begun[address] = begun + 1
            self._see_to_the_next_turn()
            begin()
            return
        self._waiting.setdefault(address, OrderedDict()).setdefault(table, deque()).append(begin)

    def _see_to_the_next_turn(self) -> None:
        if not self._is_due:
            self._is_due = True
            asyncio.get_running_loop().call_soon(self._turn)

    def _turn(self) -> None:
        self._is_due = False
        self._begun.clear()
        for address in list(self._waiting):
            for _ in range(AT_ONCE):
                self._begin_next(address)
        if self._begun:
            self._see_to_the_next_turn()

    def _begin_next(self, address: str) -> None:
        tables = self._waiting.get(address)
        if tables is None:
            return
        table, said = tables.popitem(last=False)
        begin = said.popleft()
        if said:
            tables[table] = said  # behind all others
        elif not tables:
            del self._waiting[address]
        self._begun[address] = self._begun.get(address, 0) + 1
        begin()
