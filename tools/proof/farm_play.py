"""Players at tables behind the proxy of a farm, an eye on its database, and what they all make of it."""

import asyncio
import json
import random
import time
from dataclasses import dataclass, field
from typing import Any

import asyncpg
from tools.nodes.farm import Farm, healthy
from tools.proof.ledger import differences
from tools.proof.running import Json, Process
from tools.proof.steady import Steady
from tools.proof.turned_away import TurnedAway

TABLES = 8
THINK = (0.05, 0.3)
GO_ON_SECONDS = 90.0


@dataclass
class Told:
    """What came of one part; the parts of a run add up."""

    harms: int = 0  # kills, stops, crashes
    felt: int = 0  # those that hit a node with tables
    answered: int = 0
    again: int = 0
    turned_away: int = 0
    takeovers: list[float] = field(default_factory=list)
    faults: list[str] = field(default_factory=list)


class Play:
    """Players at tables behind the proxy, and an eye on the database."""

    def __init__(self, farm: Farm, seed: int) -> None:
        self.farm = farm
        self.chance = random.Random(seed)
        self.players: list[Steady] = []
        self.tasks: list[asyncio.Task[None]] = []
        self.told = Told()
        self.turned_away = TurnedAway(farm.door)

    def sit_down(self) -> None:
        door = self.farm.door
        for _ in range(TABLES):
            wish = {"game": "number-line", "seats": ["me", "open"], "nickname": "Ada"}
            first = door.post("/api/tables", wish)
            path = f"/api/tables/{first['code']}"
            second = door.post(f"{path}/seats", {"nickname": "Kim"})
            door.post(f"{path}/messages", {"type": "start", "id": "start"}, first["token"])
            self.players += [
                Steady(door.port, first["code"], it["token"], random.Random(self.chance.random()), THINK)
                for it in (first, second)
            ]

        self.turned_away.sit_down()

    def begin(self) -> None:
        self.tasks = [asyncio.ensure_future(player.run()) for player in self.players]
        self.tasks.append(asyncio.ensure_future(self.turned_away.run()))

    async def ask(self, query: str) -> list[Any]:
        connection = await asyncpg.connect(self.farm.store)
        try:
            rows: list[Any] = await connection.fetch(query)
            return rows
        finally:
            await connection.close()

    async def lengths(self) -> dict[str, int]:
        return dict(await self.ask("SELECT code, length FROM tables"))

    async def all_go_on(self, more: int = 3) -> list[str]:
        before = await self.lengths()
        until = time.monotonic() + GO_ON_SECONDS
        stuck = set(before)
        while stuck and time.monotonic() < until:
            await asyncio.sleep(0.2)
            now = await self.lengths()
            stuck = {code for code in stuck if now[code] < before[code] + more}
        return [f"table {code} is stuck at {before[code]}" for code in stuck]

    async def end(self) -> Told:
        """Everybody goes home; what they were told is compared with what is stored."""
        faults = await self.all_go_on()
        self.turned_away.is_done = True
        for player in self.players:
            player.is_done = True
            player.fall_asleep()
        done = await asyncio.gather(*self.tasks, return_exceptions=True)
        faults += [f"a player fell over: {it!r}" for it in done if isinstance(it, BaseException)]
        rows = await self.ask("SELECT code, number, entry FROM log JOIN tables ON id = table_id ORDER BY code, number")
        logs: dict[str, list[Json]] = {}
        for code, number, entry in rows:
            log = logs.setdefault(code, [])
            if number != len(log) + 1:
                faults.append(f"the log of {code} has a gap at {number}")
            log.append(json.loads(entry))
        faults += differences(logs.__getitem__, self.players)
        faults += await asyncio.to_thread(self.turned_away.come_back, self.farm.nodes)
        told = self.told
        told.faults += faults
        told.answered = sum(len(player.story.acknowledged) for player in self.players)
        told.again = sum(player.story.sent_again for player in self.players)
        told.turned_away = len(self.turned_away.tokens)
        return told

    async def tables_of(self, node: Process) -> list[str]:
        address = f"http://127.0.0.1:{node.port}"
        owned = f"""SELECT t.code FROM owned o JOIN nodes n ON n.id = o.node JOIN tables t ON t.id = o.id
            WHERE n.address = '{address}' AND n.alive"""
        return [row[0] for row in await self.ask(owned)]

    async def taken_over(self, codes: list[str], asked: Process) -> None:
        """How long until each of these tables answers again, asked of another node."""
        began = time.monotonic()
        tokens = {player.code: player.token for player in self.players} | self.turned_away.token_of_host

        async def answers(code: str) -> None:
            while time.monotonic() < began + GO_ON_SECONDS:
                try:
                    status, _ = await asyncio.to_thread(
                        asked.ask, "GET", f"/api/tables/{code}/since/1000000", None, tokens[code]
                    )
                except OSError:
                    status = 0
                if status == 200:
                    self.told.takeovers.append(time.monotonic() - began)
                    return
                await asyncio.sleep(0.02)

        await asyncio.gather(*(answers(code) for code in codes))

    async def pick(self) -> tuple[Process, Process, list[str]]:
        """A node to be treated badly, another, and the tables of the first. Mostly one that has some: they gather where
        nothing has happened for a while."""
        await self.all_well()
        owned = {node.port: await self.tables_of(node) for node in self.farm.nodes}
        node = self.chance.choices(self.farm.nodes, [1 + 4 * len(owned[it.port]) for it in self.farm.nodes])[0]
        other = self.chance.choice([it for it in self.farm.nodes if it is not node])
        self.told.harms += 1
        self.told.felt += bool(owned[node.port])
        return node, other, owned[node.port]

    async def all_well(self) -> None:
        for node in self.farm.nodes:
            while not await asyncio.to_thread(healthy, node):
                await asyncio.sleep(0.1)
