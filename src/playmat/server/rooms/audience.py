"""Who is at a table: everybody who listens on a line, and who has asked something lately."""

import asyncio
from collections import Counter, deque
from itertools import count
from typing import Final, Protocol

import msgspec
from msgspec import Struct

from playmat.table.answers import Goodbye, TableFrame
from playmat.table.frames import Standing
from playmat.table.keys import Key
from playmat.table.presence import Presence
from playmat.table.table import Seat, Table
from playmat.words.catalogue import catalogue

MS: Final = 1000
# Who asks by plain HTTP counts as there for so long after each request.
ASKED_LATELY: Final = 10 * MS
MOST_WAITING: Final = 200
WATCHERS_TOLD_AFTER: Final = 1.0  # seconds

# In which order they came.
_numbers = count()
_encode = msgspec.json.Encoder().encode


class Socket(Protocol):
    """What a listener needs of an open line."""

    @property
    def has_room(self) -> bool:
        """Whether what was sent is read at the other end."""

    def say(self, texts: list[bytes]) -> None: ...

    def hang_up(self, code: int) -> None: ...


class Source(Protocol):
    """The table, or the class, that is listened to."""

    def frame_for(self, listener: "Listener", since: int) -> tuple[Struct | msgspec.Raw, int]:
        """The table with all events after a number, and which number it reaches."""

    def fault(self, listener: "Listener", error: BaseException) -> None:
        """Something of ours went wrong on this listener's line: it is closed with a goodbye."""


class Listener:
    """Somebody who listens to a table, by WebSocket or event stream. Answers wait in line; of the table only the newest
    state is sent, with all events since the last one: slow ones get fewer frames, never old ones."""

    def __init__(self, source: Source, hashed: str, key: Key, language: str, since: int) -> None:
        self.number = next(_numbers)
        self.hashed = hashed
        self.key = key
        self.language = language
        self.since = since
        self.adds_up = False  # takes changes instead of whole tables
        self.standing: Standing | None = None  # as it was last told whole
        self.goodbye: Goodbye | None = None
        self.was_shown = False  # anything yet
        self._source = source
        self._waiting: deque[Struct] = deque()
        self._table_changed = True
        self._news = asyncio.Event()
        self._news.set()
        self._line: Socket | None = None
        self._is_due = False

    def greet(self, language: str, since: int, adds_up: bool) -> None:
        """Somebody says hello, perhaps again: the next frame is a whole one."""
        self.language, self.since, self.adds_up = language, since, adds_up
        self.standing = None
        self.table_changed()

    def put(self, frame: Struct) -> None:
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

    async def next_frames(self, patience: float | None = None) -> list[bytes]:
        """Everything there is to send, oldest first; nothing when patience runs out. The last one may be a goodbye."""
        try:
            async with asyncio.timeout(patience):
                await self._news.wait()
        except TimeoutError:
            return []
        self._news.clear()
        return self._frames()

    def speak_on(self, line: Socket) -> None:
        """From now on everything is said on this line."""
        self._line = line
        self._tell()

    def speak(self) -> None:
        """Say what there is to say, unless the other end is still busy with what was said before."""
        self._is_due = False
        line = self._line
        if line is None or not (line.has_room or self.goodbye):
            return
        frames = self._frames()
        if frames:
            line.say(frames)
        if self.goodbye is not None:
            line.hang_up(1000 if self.goodbye.final else 1001)

    def _frames(self) -> list[bytes]:
        """The table comes before the answers: who reads that a move is accepted has seen what it led to."""
        frames: list[bytes] = []
        answers: list[bytes] = []
        while self._waiting:
            it = self._waiting.popleft()
            (frames if isinstance(it, TableFrame) else answers).append(_encode(it))
        if self.goodbye is None and self._table_changed:
            self._table_changed = False
            frames += self._newest()
        frames += answers
        if self.goodbye is not None:
            frames.append(_encode(self.goodbye))
        return frames

    def _newest(self) -> list[bytes]:
        try:
            frame, number = self._source.frame_for(self, self.since)
            text = _encode(frame)
        except Exception as error:  # noqa: BLE001 - a fault of ours: nobody may sit before a table that stands still
            self._source.fault(self, error)
            return []
        self.since = number
        self.was_shown = True
        return [text]


class Audience:
    """Everybody at one table. Lines are counted by seat; spectators and a host without a seat are `None`."""

    def __init__(self, now: int, told_after: float = 0.0) -> None:
        self.began = now
        self.told_after = told_after  # seconds until the others hear that somebody has come or gone
        self.listeners: set[Listener] = set()
        self._lines: Counter[int | None] = Counter()
        self._seen: dict[int | None, int] = {}
        self._waiting: dict[int, int] = {}
        self._is_to_tell = False  # that somebody who watches has come or gone
        self._known: Presence | None = None  # as it was last told, with what it depends on
        self._seats: list[Seat] = []
        self._until: int | None = None

    # Coming and going.

    def enter(self, listener: Listener, now: int) -> None:
        self.listeners.add(listener)
        self.arrived(place_of(listener.key), now)
        self._tell_of(listener)

    def leave(self, listener: Listener, now: int) -> None:
        """May be said more than once."""
        if listener in self.listeners:
            self.listeners.discard(listener)
            self.left(place_of(listener.key), now)
            self._tell_of(listener)

    def arrived(self, place: int | None, now: int) -> None:
        self._lines[place] += 1
        self._seen[place] = now
        self._known = None

    def left(self, place: int | None, now: int) -> None:
        self._lines[place] -= 1
        self._seen[place] = now
        self._known = None

    def asked(self, key: Key, now: int) -> None:
        place = place_of(key)
        self._seen[place] = now
        if self._lines[place] <= 0:
            self._known = None

    def waits(self, place: int, now: int) -> None:
        """Who waits for a seat has asked for news. That keeps no table awake: nobody plays there by it."""
        self._waiting[place] = now

    # Telling them.

    def tell(self) -> None:
        """The table has changed."""
        for listener in self.listeners:
            listener.table_changed()

    def _tell_of(self, listener: Listener) -> None:
        """Somebody has come or gone. Of those who only watch the others hear now and then: two hundred who come
        together would make forty thousand tables to tell."""
        if listener.key.kind == "watch":
            self.tell_soon(WATCHERS_TOLD_AFTER)
        elif self.told_after:
            self.tell_soon(self.told_after)
        else:
            self.tell()

    def tell_soon(self, seconds: float) -> None:
        """Once, of everything that comes up until then."""
        if not self._is_to_tell:
            self._is_to_tell = True
            asyncio.get_running_loop().call_later(seconds, self._tell_now)

    def _tell_now(self) -> None:
        self._is_to_tell = False
        self.tell()

    def dismiss(self, listener: Listener, code: str, *, final: bool) -> None:
        words = catalogue(listener.language)
        listener.close(Goodbye(code, words.say({"key": f"goodbye-{code}", "facts": {}}), final))
        self._known = None

    def dismiss_all(self, code: str, *, final: bool) -> None:
        for listener in self.listeners:
            self.dismiss(listener, code, final=final)

    # Who is there.

    def lines_of(self, hashed: str) -> list[Listener]:
        """The lines that one token has open, the oldest first."""
        found = [it for it in self.listeners if it.hashed == hashed and it.goodbye is None]
        return sorted(found, key=lambda it: it.number)

    @property
    def watching(self) -> int:
        return sum(1 for it in self.listeners if it.key.kind == "watch" and it.goodbye is None)

    @property
    def last_seen(self) -> int:
        """When anybody was heard of last."""
        return max(self._seen.values(), default=self.began)

    def seen_at(self, place: int | None) -> int:
        """When somebody was there last; where nobody has been yet, when this began."""
        return self._seen.get(place, self.began)

    def presence(self, table: Table, now: int) -> Presence:
        places = places_in(table)
        absent = {
            seat: max(self._seen.get(place, self.began) for place in places[seat])
            for seat, it in enumerate(table.seats)
            if it.kind == "human" and not any(self._lines[place] for place in places[seat])
        }
        newcomers = {it.place: self._waiting.get(it.place, self.began) for it in table.newcomers}
        by_line = {place for place, lines in self._lines.items() if lines > 0}
        lately = {place for place, seen in self._seen.items() if now - seen < ASKED_LATELY and seen != self.began}
        there = by_line | lately
        present = frozenset(seat for seat, by in enumerate(places) if not there.isdisjoint(by))
        return Presence(absent, self.anybody(table, now), newcomers, present, self.watching)

    def presence_told(self, table: Table, now: int) -> Presence:
        """Told with every move, so it is looked up only when somebody may have come or gone."""
        known = self._known
        if known is None or self._seats is not table.seats or (self._until is not None and now >= self._until):
            known = self._known = self.presence(table, now)
            self._seats = table.seats
            # When somebody who is there only by having asked lately will not be any more.
            ends = [seen + ASKED_LATELY for place, seen in self._seen.items() if self._lines[place] <= 0]
            self._until = min((end for end in ends if end > now), default=None)
        return known

    def has_line(self, table: Table, seat: int) -> bool:
        """Whether somebody is there with the table open before them."""
        return any(self._lines[place] > 0 for place in places_in(table)[seat])

    def all_by_line(self) -> bool:
        """Whether everybody who has been seen here has a line open: then coming and going is told, not looked for."""
        return all(self._lines[place] > 0 for place in self._seen)

    def anybody(self, table: Table, now: int) -> bool:
        if any(lines > 0 for lines in self._lines.values()):
            return True
        return any(now - seen < table.patience * MS for seen in self._seen.values())


def place_of(key: Key) -> int | None:
    """Who is there when somebody comes with this key."""
    return key.device if key.kind == "device" else key.seat


def places_in(table: Table) -> list[tuple[int, ...]]:
    """By which keys each seat counts as there: its own or, for all who share a device, that of any of them."""
    return [
        (seat,) if it.device is None else (it.device, *seats_at(table, it.device))
        for seat, it in enumerate(table.seats)
    ]


def seats_at(table: Table, device: int) -> list[int]:
    return [seat for seat, it in enumerate(table.seats) if it.device == device]
