"""Somebody who listens to a table, by WebSocket or event stream. Slow ones get fewer frames, never old ones."""

import asyncio
from collections import deque
from collections.abc import Callable
from typing import Final

import msgspec

from playmat.server.answers import Frame, Goodbye
from playmat.server.keys import Key

MOST_WAITING: Final = 200

# Makes the table frame with all events after a number, and says which number it reaches.
MakeFrame = Callable[["Listener", int], tuple[Frame, int]]


class Listener:
    """Answers wait in line; of the table only the newest state is sent, with all events since the last one."""

    def __init__(self, hashed: str, key: Key, language: str, since: int) -> None:
        self.hashed = hashed
        self.key = key
        self.language = language
        self.since = since
        self.goodbye: Goodbye | None = None
        self._waiting: deque[Frame] = deque()
        self._table_changed = True
        self._news = asyncio.Event()
        self._news.set()

    def put(self, frame: Frame) -> None:
        if len(self._waiting) < MOST_WAITING:
            self._waiting.append(frame)
        elif self.goodbye is None:
            self.goodbye = Goodbye("too-slow", "", False)
        self._news.set()

    def table_changed(self) -> None:
        self._table_changed = True
        self._news.set()

    def close(self, goodbye: Goodbye) -> None:
        if self.goodbye is None:
            self.goodbye = goodbye
        self._news.set()

    async def next_frames(self, make: MakeFrame, patience: float | None = None) -> list[bytes]:
        """Everything there is to send, oldest first; nothing when patience runs out. The last one may be a goodbye."""
        try:
            async with asyncio.timeout(patience):
                await self._news.wait()
        except TimeoutError:
            return []
        self._news.clear()
        frames = list(self._waiting)
        self._waiting.clear()
        if self.goodbye is not None:
            frames.append(self.goodbye)
        elif self._table_changed:
            self._table_changed = False
            frame, self.since = make(self, self.since)
            frames.append(frame)
        return [msgspec.json.encode(frame) for frame in frames]
