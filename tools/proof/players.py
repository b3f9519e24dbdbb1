"""Many light players in one process: two at each table, who move as fast as told and time what they see."""

import asyncio
import random
import time
from collections.abc import Callable
from typing import Any

import msgspec
from msgspec import Struct
from picows import WSFrame, WSListener, WSMsgType, WSTransport, ws_connect
from tools.proof.running import Process

SEATS = 2


class Offer(Struct):
    moves: list[str]


class TableMatch(Struct):
    offer: Offer


class TableFrame(Struct, tag_field="type", tag="table"):
    number: int
    stage: str
    waiting_for: list[int]
    play: TableMatch | None


class PlayChange(Struct):
    moves: list[str]


class TableChange(Struct, tag_field="type", tag="change"):
    number: int
    play: PlayChange


class Accepted(Struct, tag_field="type", tag="accepted"):
    id: str
    number: int


class Refused(Struct, tag_field="type", tag="refused"):
    code: str
    sentence: str


class Goodbye(Struct, tag_field="type", tag="goodbye"):
    code: str


Heard = TableFrame | TableChange | Accepted | Refused | Goodbye
FRAME: msgspec.json.Decoder[Heard] = msgspec.json.Decoder(Heard)


class Tally:
    """What all players saw together."""

    def __init__(self) -> None:
        self.seen: list[float] = []  # seconds from sending a move until the other player has it
        self.moves = 0
        self.faults: list[str] = []
        self.matches = 0

    def clear(self) -> None:
        self.seen.clear()
        self.moves = self.matches = 0


class Player(WSListener):
    """One seat's line."""

    def __init__(self, pair: "Pair", seat: int, token: str) -> None:
        super().__init__()
        self.pair = pair
        self.seat = seat
        self.token = token
        self.transport: Any = None
        self.number = 0

    def on_ws_connected(self, transport: WSTransport) -> None:
        self.transport = transport
        self.say({"type": "hello", "token": self.token, "since": self.number, "changes": True})

    def on_ws_frame(self, transport: WSTransport, frame: WSFrame) -> None:
        if frame.msg_type == WSMsgType.TEXT:
            self.pair.heard(self, FRAME.decode(frame.get_payload_as_memoryview()))
        elif frame.msg_type == WSMsgType.CLOSE:
            transport.send_close()
            transport.disconnect()

    def on_ws_disconnected(self, transport: WSTransport) -> None:
        self.transport = None
        self.pair.lost(self)

    def say(self, message: dict[str, object]) -> None:
        self.transport.send(WSMsgType.TEXT, msgspec.json.encode(message))


class Pair:
    """A table of two. `beat` is the time between two moves; 0 is as fast as can be."""

    def __init__(self, tally: Tally, code: str, tokens: list[str], beat: float, chance: random.Random) -> None:
        self.tally = tally
        self.code = code
        self.players = [Player(self, seat, token) for seat, token in enumerate(tokens)]
        self.beat = beat
        self.chance = chance
        self.due = time.perf_counter() + chance.random() * beat
        self.limit: int | None = None  # the most moves it makes
        self.made = 0
        self.is_stopped = False
        self.count = 0
        self.frames: list[TableFrame | None] = [None] * SEATS
        self.sent_at = 0.0
        self.sent_by = -1  # who has sent a move that the other has not seen yet
        self.base = 0
        self.is_answered = True

    def heard(self, player: Player, frame: Heard) -> None:
        now = time.perf_counter()
        if isinstance(frame, TableChange):
            frame = TableFrame(frame.number, "playing", [], TableMatch(Offer(frame.play.moves)))
        if isinstance(frame, TableFrame):
            player.number = max(player.number, frame.number)
            self.frames[player.seat] = frame
            if self.sent_by == 1 - player.seat and frame.number > self.base:
                self.tally.seen.append(now - self.sent_at)
                self.tally.moves += 1
                self.made += 1
                self.sent_by = -1
            self.go_on(now)
        elif isinstance(frame, Accepted):
            self.is_answered = True
            self.go_on(now)
        elif isinstance(frame, Refused):
            self.tally.faults.append(f"refused: {frame.code} {frame.sentence}")
            self.is_answered = True
        elif not self.is_stopped:
            self.tally.faults.append(f"goodbye: {frame.code}")

    def lost(self, player: Player) -> None:
        if not self.is_stopped:
            self.tally.faults.append(f"line lost at seat {player.seat}")

    def go_on(self, now: float) -> None:
        """Do what is next, once everybody has seen everything so far."""
        if self.is_stopped or not self.is_answered or self.sent_by >= 0:
            return
        if self.limit is not None and self.made >= self.limit:
            return
        if any(frame is None for frame in self.frames):
            return
        newest = max(frame.number for frame in self.frames if frame is not None)
        for seat, frame in enumerate(self.frames):
            if frame is None or frame.number < newest:
                return
            if frame.stage == "over":
                self.tally.matches += 1
                self.tell(0, {"type": "rematch"})
                return
            if seat in frame.waiting_for:
                self.tell(seat, {"type": "ready"})
                return
            if frame.play is not None and frame.play.offer.moves:
                self.move_when_due(seat, self.chance.choice(frame.play.offer.moves), now, newest)
                return

    def move_when_due(self, seat: int, text: str, now: float, newest: int) -> None:
        self.is_answered = False
        if now >= self.due:
            self.move(seat, text, newest)
        else:
            asyncio.get_running_loop().call_later(self.due - now, self.move, seat, text, newest)

    def move(self, seat: int, text: str, newest: int) -> None:
        if self.is_stopped or self.players[seat].transport is None:
            return
        now = time.perf_counter()
        self.due = max(self.due + self.beat, now)
        self.sent_at, self.sent_by, self.base = now, seat, newest
        self.tell(seat, {"type": "move", "text": text})

    def tell(self, seat: int, message: dict[str, object]) -> None:
        self.is_answered = False
        self.count += 1
        # A new table must come to both before anything else is done here.
        self.frames = [None] * SEATS
        self.players[seat].say({**message, "id": f"{seat}-{self.count}"})

    async def sit_down(self, port: int, source: str = "127.0.0.1") -> None:
        address = f"ws://127.0.0.1:{port}/api/tables/{self.code}/live"
        for player in self.players:
            await ws_connect(lambda player=player: player, address, local_addr=(source, 0))

    def stop(self) -> None:
        self.is_stopped = True
        for player in self.players:
            if player.transport is not None:
                player.transport.disconnect()


def open_tables(
    server: Process,
    count: int,
    game: str,
    tell: Callable[[str, str, str], None],
    agreed: dict[str, object] | None = None,
) -> None:
    """Tables of two that have just been dealt: code, first and second token. `agreed` is said when one is opened."""
    opening = {"game": game, "seats": ["me", "open"], "nickname": "Ada", **(agreed or {})}
    for _ in range(count):
        first = server.post("/api/tables", opening)
        second = server.post(f"/api/tables/{first['code']}/seats", {"nickname": "Robin"})
        server.post(f"/api/tables/{first['code']}/messages", {"type": "start", "id": "start"}, first["token"])
        tell(first["code"], first["token"], second["token"])
