"""Somebody who listens to a table, by WebSocket or event stream. Slow ones get fewer frames, never old ones."""

import asyncio
from collections import deque
from collections.abc import Callable
from itertools import count
from typing import Final, Protocol

import msgspec

from playmat.table.answers import Frame, Goodbye, TableFrame
from playmat.table.keys import Key

MOST_WAITING: Final = 200

# Makes the table frame with all events after a number, and says which number it reaches.
MakeFrame = Callable[["Listener", int], tuple[Frame | msgspec.Raw, int]]

# In which order they came.
_places = count()
_encode = msgspec.json.Encoder().encode


class Socket(Protocol):
    """What a listener needs of an open line."""

    @property
    def has_room(self) -> bool:
        """Whether what was sent is read at the other end."""

    def say(self, texts: list[bytes]) -> None: ...

    def hang_up(self, code: int) -> None: ...


class Listener:
    """Answers wait in line; of the table only the newest state is sent, with all events since the last one."""

    def __init__(self, hashed: str, key: Key, language: str, since: int) -> None:
        self.place = next(_places)
        self.hashed = hashed
        self.key = key
        self.language = language
        self.since = since
        self.goodbye: Goodbye | None = None
        self._waiting: deque[Frame] = deque()
        self._table_changed = True
        self._news = asyncio.Event()
        self._news.set()
        self._line: Socket | None = None
        self._make: MakeFrame | None = None
        self._is_due = False

    def put(self, frame: Frame) -> None:
        if len(self._waiting) < MOST_WAITING:
            self._waiting.append(frame)
        elif self.goodbye is None:
            self.goodbye = Goodbye("too-slow", "", False)
        self._tell()

    def table_changed(self) -> None:
        self._table_changed = True
        self._tell()

    def close(self, goodbye: Goodbye) -> None:
        if self.goodbye is None:
            self.goodbye = goodbye
        self._tell()

    def _tell(self) -> None:
        """There are news. A line hears them a moment later, with whatever else has come up by then."""
        if self._line is None:
            self._news.set()
        elif not self._is_due:
            self._is_due = True
            asyncio.get_running_loop().call_soon(self.speak)

    async def next_frames(self, make: MakeFrame, patience: float | None = None) -> list[bytes]:
        """Everything there is to send, oldest first; nothing when patience runs out. The last one may be a goodbye."""
        try:
            async with asyncio.timeout(patience):
                await self._news.wait()
        except TimeoutError:
            return []
        self._news.clear()
        return self._frames(make)

    def speak_on(self, line: Socket, make: MakeFrame) -> None:
        """From now on everything is said on this line."""
        self._line, self._make = line, make
        self._tell()

    def speak(self) -> None:
        """Say what there is to say, unless the other end is still busy with what was said before."""
        self._is_due = False
        line, make = self._line, self._make
        if line is None or make is None or not (line.has_room or self.goodbye):
            return
        frames = self._frames(make)
        if frames:
            line.say(frames)
        if self.goodbye is not None:
            line.hang_up(1000 if self.goodbye.final else 1001)

    def _frames(self, make: MakeFrame) -> list[bytes]:
        """The table comes before the answers: who reads that a move is accepted has seen what it led to."""
        answers = list(self._waiting)
        self._waiting.clear()
        frames: list[Frame | msgspec.Raw] = [it for it in answers if isinstance(it, TableFrame)]
        if self.goodbye is None and self._table_changed:
            self._table_changed = False
            frame, self.since = make(self, self.since)
            frames.append(frame)
        frames += [it for it in answers if not isinstance(it, TableFrame)]
        if self.goodbye is not None:
            frames.append(self.goodbye)
        return [_encode(frame) for frame in frames]
