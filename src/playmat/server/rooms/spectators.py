"""What spectators are shown: all see the same, so what is told to two hundred of them is written once."""

from collections.abc import Callable
from typing import Final

import msgspec

from playmat.table.answers import TableChange, TableFrame
from playmat.table.presence import Presence
from playmat.table.table import Table

SOON: Final = 100  # ms; a frame says what time it is

_encode = msgspec.json.Encoder().encode


class SpectatorFrames:
    """The frames of a moment as they are written: by language, by what was seen before, and whether whole."""

    def __init__(self, good_for: int = SOON) -> None:
        self._good_for = good_for
        self._table: Table | None = None
        self._presence: Presence | None = None
        self._at = 0
        self._frames: dict[tuple[str, int, bool], msgspec.Raw] = {}

    def frame(
        self,
        table: Table,
        presence: Presence,
        now: int,
        name: tuple[str, int, bool],
        make: Callable[[], TableFrame | TableChange],
    ) -> msgspec.Raw:
        is_still_so = self._table is table and self._presence is presence and 0 <= now - self._at < self._good_for
        if not is_still_so:
            self._table, self._presence, self._at = table, presence, now
            self._frames = {}
        if name not in self._frames:
            self._frames[name] = msgspec.Raw(_encode(make()))
        return self._frames[name]
