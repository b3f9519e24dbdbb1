"""How often something was tried in vain at a table of a class, as long as the table stands as it does."""

from collections import Counter

from playmat.core.refusal import Refusal
from playmat.table import messages
from playmat.table.class_notes import refused_try
from playmat.table.decision import Decision
from playmat.table.table import Table


class TryCounts:
    def __init__(self) -> None:
        self._number = 0  # of the table, when these were tried
        self._times: Counter[tuple[int, str]] = Counter()

    def tried(
        self, table: Table, seat: int | None, said: messages.TableMessage, refusal: Refusal, now: int
    ) -> Decision:
        """What is to be kept of it: nothing at tables of no class, or where a device has only wondered."""
        if not table.entry.class_code or seat is None or not isinstance(said, messages.Move | messages.Try):
            return Decision([])
        if isinstance(said, messages.Try) and said.quiet:
            return Decision([])
        if table.number != self._number:
            self._number, self._times = table.number, Counter()
        self._times[seat, said.text] += 1
        return refused_try(table, seat, said.text, refusal, self._times[seat, said.text], now)
