"""`make classroom`: thirty children in one room, behind one address, for five minutes.

They come within a minute, with the usual speed limits on. Phones fall asleep and wake up again, tables finish and start
anew, some children go to another table. No error, no table that stands still.
"""

import argparse
import asyncio
import random
import sys
import time
from functools import partial
from pathlib import Path

import uvloop
from tools.proof.ledger import differences, lengths, logged
from tools.proof.running import Process, playmat, work_folder
from tools.proof.steady import Steady

CHILDREN = 30
THINK = (0.5, 3.0)
ASLEEP = (1.0, 20.0)
# Three at Sevens, two at everything else: 2 × 3 + 12 × 2 = 30.
TABLES = [("sevens", 3)] * 2 + [("number-line", 2), ("stars-and-bars", 2), ("bang-zoom", 2)] * 4
STUCK_SECONDS = 45.0
NAMES = ["Ada", "Kim", "Robin", "Lea", "Noa", "Sam", "Max", "Eva", "Leo", "Mia"]


class Class:
    """Everybody in the room."""

    def __init__(self, server: Process, seed: int) -> None:
        self.server = server
        self.chance = random.Random(seed)
        self.players: list[Steady] = []
        self.tasks: list[asyncio.Task[None]] = []
        self.codes: list[str] = []
        self.slept = 0

    async def come_in(self, seconds: float) -> None:
        """Tables are opened and joined one by one, spread over the time given."""
        pause = seconds / CHILDREN
        for game, seats in TABLES:
            wish = {"game": game, "seats": ["me", *["open"] * (seats - 1)], "nickname": self.name(), "patience": 10}
            first = await asyncio.to_thread(self.server.post, "/api/tables", wish)
            code = first["code"]
            self.codes.append(code)
            tokens = [first["token"]]
            for _ in range(seats - 1):
                await asyncio.sleep(pause)
                await asyncio.to_thread(self.server.get, f"/api/tables/{code}")
                path = f"/api/tables/{code}/seats"
                joined = await asyncio.to_thread(self.server.post, path, {"nickname": self.name()})
                tokens.append(joined["token"])
            start = {"type": "start", "id": "start"}
            await asyncio.to_thread(self.server.post, f"/api/tables/{code}/messages", start, tokens[0])
            for token in tokens:
                player = Steady(self.server.port, code, token, random.Random(self.chance.random()), THINK)
                self.players.append(player)
                self.tasks.append(asyncio.ensure_future(player.run()))
            await asyncio.sleep(pause)

    def name(self) -> str:
        return f"{self.chance.choice(NAMES)} {self.chance.randrange(100)}"

    async def phones_sleep(self, until: float) -> None:
        """Every few seconds a phone goes dark, for a moment or so long that a bot takes over."""
        while time.monotonic() < until:
            await asyncio.sleep(self.chance.uniform(0.3, 1.5))
            awake = [player for player in self.players if not player.asleep.is_set()]
            if len(awake) > CHILDREN // 2:
                player = self.chance.choice(awake)
                player.fall_asleep()
                self.slept += 1
                asyncio.get_running_loop().call_later(self.chance.uniform(*ASLEEP), player.wake_up)
        for player in self.players:
            player.wake_up()

    async def watch_tables(self, data: Path, until: float) -> list[str]:
        """Tables that stand still although somebody is there."""
        known = await asyncio.to_thread(lengths, data)
        moved = dict.fromkeys(self.codes, time.monotonic())
        stuck: set[str] = set()
        while time.monotonic() < until:
            await asyncio.sleep(1)
            now = await asyncio.to_thread(lengths, data)
            for code in self.codes:
                if now.get(code, 0) > known.get(code, 0) or all(
                    player.asleep.is_set() for player in self.players if player.code == code
                ):
                    moved[code] = time.monotonic()
                elif time.monotonic() - moved.get(code, time.monotonic()) > STUCK_SECONDS:
                    stuck.add(code)
            known = now
        return [f"table {code} stood still for {STUCK_SECONDS:g} s" for code in stuck]


async def lesson(folder: Path, seconds: float, seed: int) -> list[str]:
    with playmat(folder, "--log", "warning", "--pace", "0.3") as server:
        room = Class(server, seed)
        began = time.monotonic()
        await room.come_in(min(55.0, seconds / 4))
        until = began + seconds
        _, stuck = await asyncio.gather(room.phones_sleep(until - 5), room.watch_tables(folder / "tables.db", until))
        for player in room.players:
            player.is_done = True
            player.fall_asleep()
        done = await asyncio.gather(*room.tasks, return_exceptions=True)
        faults = stuck + [f"a player fell over: {it!r}" for it in done if isinstance(it, BaseException)]
        server.kill()
        faults += differences(partial(logged, folder / "tables.db"), room.players)
        faults += [f"log: {line[:300]}" for line in server.log.read_text().splitlines()]
    stories = [player.story for player in room.players]
    moves = sum(1 for story in stories for _, kind, _ in story.acknowledged.values() if kind == "move")
    print(
        f"{len(room.players)} children at {len(room.codes)} tables for {seconds:.0f} s: {moves} moves, "
        f"{sum(story.matches for story in stories)} matches finished and begun anew, {room.slept} phones fell asleep, "
        f"slowest answer {max(story.slowest for story in stories):.2f} s, {len(faults)} faults"
    )
    return faults


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=300.0)
    parser.add_argument("--seed", type=int, default=7)
    arguments = parser.parse_args()
    with work_folder() as folder:
        faults = uvloop.run(lesson(Path(folder), arguments.seconds, arguments.seed))
    for fault in faults[:20]:
        print(f"  {fault}")
    sys.exit(1 if faults else 0)


if __name__ == "__main__":
    main()
