"""Everybody else while a server is attacked: tables that are played, visitors who come and go, somebody with a bot."""

import asyncio
import random
import statistics
import time
from dataclasses import dataclass, field
from itertools import count

from tools.proof.plain import PATIENCE, Answer, Door, NoAnswer
from tools.proof.players import Pair, Tally

TABLES = 6
BEAT = 0.3
VISIT_PAUSE = 0.15
BOT_PAUSE = 0.5
# A bot may think for 5 s and waits a moment before it moves.
BOT_SECONDS = 8.0
PDF_SECONDS = 10.0


@dataclass
class Felt:
    """What the others felt during one stretch of time."""

    moves: list[float]
    requests: int
    faults: list[str]
    slowest: float
    slowest_bot: float

    @property
    def p50(self) -> float:
        return statistics.median(self.moves) if self.moves else float("inf")

    @property
    def p99(self) -> float:
        if len(self.moves) < 2:
            return float("inf")
        return statistics.quantiles(self.moves, n=100, method="inclusive")[98]


@dataclass
class Notes:
    """Written down by whoever is not at a played table."""

    requests: int = 0
    faults: list[str] = field(default_factory=list)
    slowest: float = 0.0
    slowest_bot: float = 0.0


class Others:
    """Players come from one address and visitors from another; in a school both are the attacker's."""

    def __init__(self, port: int, players_from: str, visitors_from: str, *, prints: bool = False) -> None:
        self.players = Door(port, players_from)
        self.visitors = Door(port, visitors_from)
        self.prints = prints
        self.tally = Tally()
        self.pairs: list[Pair] = []
        self.notes = Notes()
        self._tasks: list[asyncio.Task[None]] = []
        self._names = (f"Guest {number}" for number in count(1))

    @property
    def codes(self) -> list[str]:
        return [pair.code for pair in self.pairs]

    async def come(self) -> None:
        chance = random.Random(7)
        for _ in range(TABLES):
            wish = {"game": "number-line", "seats": ["me", "open"], "nickname": "Ada", "spectators": True}
            first = (await self.must(self.players, "POST", "/api/tables", wish)).json
            path = f"/api/tables/{first['code']}"
            second = (await self.must(self.players, "POST", f"{path}/seats", {"nickname": "Robin"})).json
            await self.must(self.players, "POST", f"{path}/messages", {"type": "start", "id": "start"}, first["token"])
            self.pairs.append(Pair(self.tally, first["code"], [first["token"], second["token"]], BEAT, chance))
        for pair in self.pairs:
            await pair.sit_down(self.players.port, self.players.source)
        rounds = [self.visits(), self.reloads(), self.plays_a_bot(), *([self.print_cards()] if self.prints else [])]
        self._tasks = [asyncio.ensure_future(one) for one in rounds]

    async def feel(self, seconds: float) -> Felt:
        """What everybody feels from now on, for so long; who still waits then has waited as long as that."""
        self.tally.clear()
        self.tally.faults.clear()
        self.notes = Notes()
        await asyncio.sleep(seconds)
        for task in self._tasks:
            if task.done():
                task.result()
        now = time.perf_counter()
        waiting = [now - pair.sent_at for pair in self.pairs if pair.sent_by >= 0]
        notes = self.notes
        faults = [*self.tally.faults, *notes.faults]
        requests = len(self.tally.seen) + len(waiting) + notes.requests
        return Felt([*self.tally.seen, *waiting], requests, faults, notes.slowest, notes.slowest_bot)

    async def go(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        for pair in self.pairs:
            pair.stop()

    # What they ask for.

    async def must(self, door: Door, method: str, path: str, body: object = None, token: str = "") -> Answer:
        answer = await self.try_it(door, method, path, body, token)
        if answer is None:
            raise RuntimeError(self.notes.faults[-1])
        return answer

    async def try_it(
        self, door: Door, method: str, path: str, body: object = None, token: str = "", patience: float = PATIENCE
    ) -> Answer | None:
        """An answer, or nothing and a fault: nobody but the attacker asks for too much here."""
        notes = self.notes
        notes.requests += 1
        try:
            answer = await door.ask(method, path, body, token, patience)
        except NoAnswer as error:
            notes.faults.append(f"{method} {path}: {error}")
            return None
        notes.slowest = max(notes.slowest, answer.seconds)
        if answer.status >= 400:
            notes.faults.append(f"{method} {path}: {answer.status} {answer.code}")
            return None
        return answer

    async def visits(self) -> None:
        """Somebody who comes, looks around, opens a table, and a friend who joins it by its code."""
        door = self.visitors
        while True:
            for path in ("/", "/api/games", "/health", "/api/print/number-line", "/api/rules/sevens"):
                await self.try_it(door, "GET", path)
                await asyncio.sleep(VISIT_PAUSE)
            opened = await self.try_it(
                door, "POST", "/api/tables", {"game": "sevens", "seats": ["me", "open", "open"], "nickname": "Kim"}
            )
            await asyncio.sleep(VISIT_PAUSE)
            if opened is None:
                continue
            path, token = f"/api/tables/{opened.json['code']}", opened.json["token"]
            # As a browser does: who has opened a table looks at it. From then on its code is known at this address.
            await self.try_it(door, "GET", f"{path}/since/0", None, token)
            await self.try_it(door, "GET", f"{path}/qr.svg")
            await self.try_it(door, "GET", path)
            await self.try_it(door, "POST", f"{path}/seats", {"nickname": next(self._names)})
            await self.try_it(door, "POST", f"{path}/messages", {"type": "leave", "id": "leave"}, token)
            await asyncio.sleep(VISIT_PAUSE)

    async def reloads(self) -> None:
        """A page at a played table is loaded anew: asked for the table, and a second stream of it begun."""
        while True:
            for pair in self.pairs:
                player = pair.players[0]
                path = f"/api/tables/{pair.code}"
                await self.try_it(self.players, "GET", f"{path}/since/0", None, player.token)
                await self.begins(f"{path}/stream?since=100000", player.token)
                await asyncio.sleep(BEAT)

    async def begins(self, path: str, token: str) -> None:
        """A stream whose first words come."""
        notes = self.notes
        notes.requests += 1
        began = time.perf_counter()
        try:
            async with asyncio.timeout(10):
                reader, writer = await self.players.connect()
                try:
                    writer.write(self.players.written("GET", path, None, token))
                    head = await reader.readuntil(b"\r\n\r\n")
                    if b" 200 " not in head:
                        notes.faults.append(f"GET {path}: {head[:15].decode()}")
                    else:
                        await reader.readuntil(b"data: ")
                finally:
                    writer.transport.abort()
        except (TimeoutError, OSError, EOFError, asyncio.LimitOverrunError) as error:
            notes.faults.append(f"GET {path}: {type(error).__name__} after {time.perf_counter() - began:.1f} s")
        notes.slowest = max(notes.slowest, time.perf_counter() - began)

    async def print_cards(self) -> None:
        """A teacher prints something small."""
        for copies in count(1):
            path = f"/api/print/number-line.pdf?copies={copies % 10 + 1}"
            await self.try_it(self.visitors, "GET", path, patience=PDF_SECONDS)
            await asyncio.sleep(3)

    async def plays_a_bot(self) -> None:
        """Somebody alone with a bot: how long until it is their turn again."""
        chance = random.Random(8)
        while True:
            wish = {"game": "number-line", "seats": ["me", "simple"], "nickname": "Noa", "start": True}
            opened = await self.try_it(self.visitors, "POST", "/api/tables", wish)
            if opened is None:
                await asyncio.sleep(1)
                continue
            path, token = f"/api/tables/{opened.json['code']}", opened.json["token"]
            moved_at = 0.0
            for number in count(1):
                frame = await self.try_it(self.visitors, "GET", f"{path}/since/100000", None, token)
                if frame is None or frame.json["stage"] == "over":
                    break
                moves = frame.json["play"]["offer"]["moves"]
                waited = time.perf_counter() - moved_at if moved_at else 0.0
                if frame.json["waiting_for"]:
                    message = {"type": "ready", "id": f"m-{number}"}
                    moved_at = 0.0
                elif moves:
                    message = {"type": "move", "id": f"m-{number}", "text": chance.choice(moves)}
                    self.notes.slowest_bot = max(self.notes.slowest_bot, waited)
                    moved_at = 0.0
                else:
                    self.notes.slowest_bot = max(self.notes.slowest_bot, waited)
                    if waited > BOT_SECONDS and not any("a bot" in fault for fault in self.notes.faults):
                        self.notes.faults.append(f"a bot has not moved for {waited:.0f} s")
                    await asyncio.sleep(0.2)
                    continue
                await asyncio.sleep(BOT_PAUSE)
                await self.try_it(self.visitors, "POST", f"{path}/messages", message, token)
                moved_at = time.perf_counter()
