"""A player who does not give up: comes back after every loss, and says again what was not answered."""

import asyncio
import random
import time
from dataclasses import dataclass, field
from typing import Any

import msgspec
from msgspec import Struct
from picows import WSError, WSFrame, WSListener, WSMsgType, WSTransport, ws_connect

# Somebody was faster, or the table has moved on: look again and go on.
MOVED_ON = {
    "not-your-turn",
    "between-games",
    "match-over",
    "not-between",
    "match-running",
    "not-a-move",
    "table-paused",
}
# Not now: say it again later.
LATER = {"stopping", "store-failed", "too-fast", "too-many"}
ANSWER_SECONDS = 20.0
LOST = (OSError, WSError, TimeoutError, asyncio.QueueEmpty)


class Offer(Struct):
    moves: list[str]


class TableMatch(Struct):
    offer: Offer


class You(Struct):
    seat: int | None
    host: bool


class Frame(Struct):
    """Whatever the server says."""

    type: str
    id: str | None = None
    number: int = 0
    stage: str = ""
    paused: bool = False
    code: str = ""
    sentence: str = ""
    you: You | None = None
    waiting_for: list[int] = []
    play: TableMatch | None = None
    final: bool = False


DECODER = msgspec.json.Decoder(Frame)
Waiting = tuple[str, str, str]  # type, id, text


class Ear(WSListener):
    """Puts what is heard in line; `None` when the line is lost."""

    def __init__(self) -> None:
        super().__init__()
        self.heard: asyncio.Queue[Frame | None] = asyncio.Queue()
        self.pauses: list[tuple[float, bool]] = []  # when the table stopped, or went on, as it came in

    def on_ws_frame(self, transport: WSTransport, frame: WSFrame) -> None:
        if frame.msg_type == WSMsgType.TEXT:
            told = DECODER.decode(frame.get_payload_as_memoryview())
            if told.type == "table" and told.paused != (bool(self.pauses) and self.pauses[-1][1]):
                self.pauses.append((time.monotonic(), told.paused))
            self.heard.put_nowait(told)
        elif frame.msg_type == WSMsgType.CLOSE:
            transport.disconnect()

    def on_ws_disconnected(self, transport: WSTransport) -> None:
        self.heard.put_nowait(None)


class Lost(Exception):
    """The line is gone."""


@dataclass
class Story:
    """What one player saw."""

    acknowledged: dict[str, tuple[int, str, str]] = field(default_factory=dict)  # id: number, kind, text
    faults: list[str] = field(default_factory=list)
    sent_again: int = 0
    put_off: int = 0
    losses: int = 0
    matches: int = 0
    slowest: float = 0.0  # seconds for an answer
    moves: list[float] = field(default_factory=list)  # seconds until each move was accepted
    pauses: list[tuple[float, bool]] = field(default_factory=list)  # when the table stopped, or went on, on this line
    last_news: float = 0.0


class Steady:
    """One seat. `port` is asked anew for every line, since a server may come back elsewhere."""

    def __init__(self, port: int, code: str, token: str, chance: random.Random, think: tuple[float, float]) -> None:
        self.port = port
        self.code = code
        self.token = token
        self.chance = chance
        self.think = think
        self.story = Story()
        self.waiting: Waiting | None = None
        self.asleep = asyncio.Event()  # set: the phone lies in a pocket
        self.is_done = False
        self.table: Frame | None = None
        self._transport: Any = None
        self._count = 0
        self._seen = 0  # the table that the last wish was made for
        self._name = f"{chance.randrange(1 << 40):x}"

    async def run(self) -> None:
        while not self.is_done:
            if self.asleep.is_set():
                await asyncio.sleep(0.05)
                continue
            try:
                await self._sit()
            except (Lost, *LOST):
                self.story.losses += 1
                await asyncio.sleep(0.05 + self.chance.random() * 0.2)
            finally:
                if self._transport is not None:
                    self._transport.disconnect()
                    self._transport = None

    def fall_asleep(self) -> None:
        """As a phone does: the line is cut, nobody says goodbye."""
        self.asleep.set()
        if self._transport is not None:
            self._transport.disconnect()

    def wake_up(self) -> None:
        self.asleep.clear()

    async def _sit(self) -> None:
        address = f"ws://127.0.0.1:{self.port}/api/tables/{self.code}/live"
        ear = Ear()
        self.story.pauses = ear.pauses
        self._transport, _ = await ws_connect(lambda: ear, address, websocket_handshake_timeout=ANSWER_SECONDS)
        self._say({"type": "hello", "token": self.token, "since": 10**6})
        self.table = await self._next(ear, lambda frame: frame.type == "table")
        while not (self.is_done or self.asleep.is_set()):
            await self._step(ear)

    async def _step(self, ear: Ear) -> None:
        assert self.table is not None
        if self.waiting is None:
            self.waiting = self._wish(self.table)
            self._seen = self.table.number
        else:
            self.story.sent_again += 1
        if self.waiting is None:
            before = self.table.number
            self.table = await self._next(ear, lambda frame: frame.type == "table" and frame.number > before, 3600)
            return
        await asyncio.sleep(self.chance.uniform(*self.think))
        kind, id, text = self.waiting
        began = time.monotonic()
        self._say({"type": kind, "id": id, **({"text": text} if text else {})})
        answer = await self._next(ear, lambda frame: frame.id == id)
        self.story.slowest = max(self.story.slowest, time.monotonic() - began)
        if answer.type == "accepted":
            told = (answer.number, kind, text)
            if self.story.acknowledged.setdefault(id, told) != told:
                self.story.faults.append(f"{id} was answered twice, and not alike: {answer}")
            self.waiting = None
            if kind == "move":
                self.story.moves.append(time.monotonic() - began)
        elif answer.code in LATER:
            self.story.put_off += 1
            await asyncio.sleep(0.2)
            if answer.code != "too-fast":
                raise Lost
        else:
            self.waiting = None
        self._say({"type": "hello", "token": self.token, "since": 10**6})
        number = answer.number
        self.table = await self._next(ear, lambda frame: frame.type == "table" and frame.number >= number)
        # A refusal is in order only where the table has gone on since this player looked at it.
        if answer.type == "refused" and answer.code not in MOVED_ON | LATER and self.table.number <= self._seen:
            self.story.faults.append(f"{kind} {text}: {answer.code} {answer.sentence}")

    def _wish(self, table: Frame) -> Waiting | None:
        assert table.you is not None
        self._count += 1
        id = f"{self._name}-{self._count}"
        if table.stage == "over":
            if not table.you.host:
                return None
            self.story.matches += 1
            return "rematch", id, ""
        if table.you.seat in table.waiting_for:
            return "ready", id, ""
        moves = [] if table.play is None else table.play.offer.moves
        return ("move", id, self.chance.choice(moves)) if moves else None

    def _say(self, message: dict[str, object]) -> None:
        if self._transport is None:
            raise Lost
        self._transport.send(WSMsgType.TEXT, msgspec.json.encode(message))

    async def _next(self, ear: Ear, what: Any, seconds: float = ANSWER_SECONDS) -> Frame:
        """The next frame of which it is true; tables that come before it are taken in."""
        async with asyncio.timeout(seconds):
            while True:
                frame = await ear.heard.get()
                if frame is None:
                    raise Lost
                self.story.last_news = time.monotonic()
                if frame.type == "goodbye":
                    if frame.final:
                        self.story.faults.append(f"sent away: {frame.code}")
                        self.is_done = True
                    raise Lost
                if frame.type == "refused" and frame.id is None:
                    if frame.code not in LATER:
                        self.story.faults.append(f"not understood: {frame.code} {frame.sentence}")
                    raise Lost
                if what(frame):
                    return frame
