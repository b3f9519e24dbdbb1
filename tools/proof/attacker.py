"""One attacker, in a process of its own, so that its share of the processor can be told.

It makes ready, says so, begins when told to, ends when told to, and says what it has tried and which holes it found.
Loopback only; it rests whenever it would take more than its share of a core.
"""

import argparse
import asyncio
import json
import sys
import time
from collections import Counter
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field

import uvloop
from tools.proof.plain import Answer, Door, NoAnswer

SHARE = 0.6  # of a core


@dataclass
class Attacker:
    """What an attack has to work with, and where it writes down what it finds."""

    door: Door
    data: str  # the address of the database, or its file, which others on the same computer could look at
    codes: list[str]  # tables that others play at: codes are on the wall of the classroom
    counts: Counter[str] = field(default_factory=Counter)
    holes: list[str] = field(default_factory=list)
    told: list[str] = field(default_factory=list)  # figures worth a word in the line
    _began: float = 0.0
    _used: float = 0.0
    _is_over: bool = False

    async def ready(self) -> None:
        """All is prepared: say so and wait for the word."""
        say({"ready": True})
        await heard_line()
        self._began, self._used = time.perf_counter(), time.process_time()
        asyncio.get_running_loop().create_task(self._until_told())

    async def _until_told(self) -> None:
        await heard_line()
        self._is_over = True

    @property
    def goes_on(self) -> bool:
        return not self._is_over

    @property
    def passed(self) -> float:
        return time.perf_counter() - self._began

    async def breathe(self) -> None:
        """Give way as soon as the share is used up."""
        while self.goes_on and time.process_time() - self._used > SHARE * self.passed + 0.05:
            await asyncio.sleep(0.01)

    async def until_over(self) -> None:
        while self.goes_on:
            await asyncio.sleep(0.05)

    def hole(self, what: str) -> None:
        if what not in self.holes:
            self.holes.append(what)

    async def ask(self, method: str, path: str, body: object = None, token: str = "", **headers: str) -> Answer | None:
        """Whatever comes of it is counted."""
        return await self.send(self.door.written(method, path, body, token, **headers))

    async def send(self, request: bytes) -> Answer | None:
        await self.breathe()
        try:
            answer = await self.door.send(request)
        except NoAnswer:
            self.counts["no answer"] += 1
            return None
        self.counts[str(answer.status)] += 1
        return answer

    async def must(self, method: str, path: str, body: object = None, token: str = "") -> Answer:
        """For what is prepared before the attack."""
        answer = await self.door.ask(method, path, body, token)
        if answer.status >= 400:
            raise RuntimeError(f"{method} {path}: {answer.status} {answer.body[:200]!r}")
        return answer

    async def crowd(self, many: int, one: Callable[[int], Awaitable[None]]) -> None:
        """So many at once, each again and again until it is over."""

        async def again(number: int) -> None:
            while self.goes_on:
                await one(number)

        await asyncio.gather(*(again(number) for number in range(many)))


def say(what: object) -> None:
    print(json.dumps(what), flush=True)


async def heard_line() -> None:
    await asyncio.to_thread(sys.stdin.readline)


async def attack(arguments: argparse.Namespace) -> None:
    from tools.proof.attacks import ATTACKS

    attacker = Attacker(Door(arguments.port, arguments.source), arguments.data, arguments.codes)
    await ATTACKS[arguments.name].run(attacker)
    say({"counts": attacker.counts, "holes": attacker.holes, "told": attacker.told})


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("name")
    parser.add_argument("port", type=int)
    parser.add_argument("source")
    parser.add_argument("data")
    parser.add_argument("codes", nargs="*")
    uvloop.run(attack(parser.parse_args()))


if __name__ == "__main__":
    main()
