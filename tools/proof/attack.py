"""`make attack`: a server with its usual limits is attacked, one weakness after the other; what do the others feel?

Loopback only, each attack with a server of its own and an end. While it lasts six tables are played, visitors come and
open tables, pages are loaded anew and somebody plays a bot, from other addresses than the attacker's or, in a school,
from the same. A move must be seen by the other within 250 ms in 99 of 100 cases, no request of the others may fail, and
no hole may be found. The attacker keeps below one core. Where moves are late while other programs use much of the
machine, or were late without the attacker too, nothing can be said of that: it is made again, and then said so.
"""

import argparse
import asyncio
import json
import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import asdict, dataclass, field
from pathlib import Path

import uvloop
from tools.proof import homes, machine
from tools.proof.attacks import ATTACKS, Attack
from tools.proof.attacks_on_games import install
from tools.proof.company import MOST_FOREIGN, NOT_JUDGED, Company
from tools.proof.homes import Home, Served
from tools.proof.others import Felt, Others
from tools.proof.running import ROOT, Json, work_folder

LONGEST_P99 = 0.250
FOE, PLAYERS, VISITORS = "127.0.0.1", "127.0.0.2", "127.0.0.3"
SETTLE = 1.5
# Other work on the machine is felt too: where only the time is at fault, an attack is made once more.
TRIALS = 2
NODES = 2
FILE = Home("sqlite")
MOST_MEMORY = 300.0  # MB; a server full of tables has more


class Unprepared(Exception):
    """The attacker has ended before it was told to: what it needs could not be got ready."""


@dataclass
class Row:
    """What one attack has shown."""

    name: str
    point: int
    tries: str
    before: Felt
    during: Felt
    after: Felt
    attacker: float  # of a core
    server: float
    memory: float  # MB that the server has grown by
    foreign: float  # how much of all cores other programs used meanwhile
    counts: dict[str, int]
    told: list[str]
    faults: list[str] = field(default_factory=list)
    unsure: list[str] = field(default_factory=list)  # what the machine may be at fault for

    def judge(self, holes: list[str]) -> None:
        self.faults += holes
        if self.during.p99 > LONGEST_P99:
            late = f"p99 {ms(self.during.p99)} ms during the attack"
            calm = max(self.before.p99, self.after.p99)
            if self.foreign > MOST_FOREIGN:
                self.unsure.append(f"{late}, while other programs used {self.foreign:.0%} of the machine")
            elif calm > LONGEST_P99:
                self.unsure.append(f"{late}, and {ms(calm)} ms without it")
            else:
                self.faults.append(late)
        for fault in dict.fromkeys(self.during.faults):
            self.faults.append(f"others: {fault}")
        if self.attacker >= 1:
            self.faults.append(f"the attacker took {self.attacker:.2f} of a core, which proves nothing")
        if self.memory > MOST_MEMORY:
            self.faults.append(f"the server has grown by {self.memory:.0f} MB")

    @property
    def may_be_the_machine(self) -> bool:
        return bool(self.faults + self.unsure) and all(fault.startswith("p99") for fault in self.faults)

    @property
    def verdict(self) -> str:
        return "FAIL" if self.faults else "????" if self.unsure else "pass"


def ms(seconds: float) -> str:
    return f"{seconds * 1000:.0f}"


async def run(name: str, attack: Attack, folder: Path, seconds: float, home: Home = FILE) -> Row:
    flags = [flag for flag in attack.flags if home.kind != "nodes" or flag != "--proxy"]  # there is one already
    with beside_games(folder, attack), home.served(folder, *flags, files=attack.files) as served:
        server = served.door
        others = Others(server.port, *((FOE, FOE) if attack.school else (PLAYERS, VISITORS)), prints=attack.prints)
        await others.come()
        foe = await asyncio.create_subprocess_exec(
            sys.executable,
            "-m",
            "tools.proof.attacker",
            *(name, str(server.port), FOE, str(served.place), *others.codes),
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
            cwd=ROOT,
        )
        try:
            await heard(foe)
            await asyncio.sleep(SETTLE)
            before = await others.feel(seconds)
            memory = sum(machine.memory_kb(it.pid) for it in served.servers)
            company = Company(*served.beside)
            foe_used, server_used = machine.cpu_seconds(foe.pid), used_by(served)
            await tell(foe)
            during = await others.feel(seconds * attack.longer)
            passed = seconds * attack.longer
            foe_share = (machine.cpu_seconds(foe.pid) - foe_used) / passed
            server_share = (used_by(served) - server_used) / passed
            foreign = company.share()
            grown = (sum(machine.memory_kb(it.pid) for it in served.servers) - memory) / 1024
            await tell(foe)
            found = await heard(foe)
            await foe.wait()
            await asyncio.sleep(SETTLE)
            after = await others.feel(seconds)
        finally:
            if foe.returncode is None:
                foe.kill()
                await foe.wait()
            await others.go()
        row = Row(
            name,
            attack.point,
            attack.tries,
            before,
            during,
            after,
            foe_share,
            server_share,
            grown,
            foreign,
            found["counts"],
            found["told"],
        )
        row.judge(found["holes"] + logged(served.said(), attack.traces * len(served.servers)))
        return row


def used_by(served: Served) -> float:
    """By all servers together; what the database and the proxy take is not theirs."""
    return sum(machine.cpu_seconds(server.pid) for server in served.servers)


@contextmanager
def beside_games(folder: Path, attack: Attack) -> Iterator[None]:
    """Let the servers find the broken games, where the attack needs them."""
    before = os.environ.get("PYTHONPATH")
    if attack.games:
        os.environ["PYTHONPATH"] = os.pathsep.join(filter(None, [install(folder / "games"), before]))
    try:
        yield
    finally:
        if attack.games:
            os.environ.pop("PYTHONPATH")
            os.environ |= {"PYTHONPATH": before} if before is not None else {}


def logged(text: str, traces: int = 0) -> list[str]:
    """Nothing an attacker does is worth a trace in the log, but for each fault of a broken game, and nothing may fill
    it."""
    found = []
    if text.count('"trace"') > traces or text.count("Traceback") > traces:
        found.append(f"{text.count('Traceback')} traces in the server's log")
    if len(text) > 20_000:
        found.append(f"{len(text)} bytes in the server's log")
    return found


async def tell(foe: asyncio.subprocess.Process) -> None:
    assert foe.stdin is not None
    foe.stdin.write(b"\n")
    await foe.stdin.drain()


async def heard(foe: asyncio.subprocess.Process) -> Json:
    assert foe.stdout is not None
    async with asyncio.timeout(120):
        line = await foe.stdout.readline()
    if not line:
        raise Unprepared
    told: Json = json.loads(line)
    return told


def line(row: Row) -> str:
    def felt(it: Felt) -> str:
        return f"{ms(it.p50):>4}/{ms(it.p99):<5}"

    counts = ", ".join([*(f"{name}: {number}" for name, number in sorted(row.counts.items())), *row.told])
    return (
        f"{row.point:>2} {row.name:<13} {row.tries:<43} {felt(row.before)} {felt(row.during)} {felt(row.after)} ms"
        f" {len(row.during.faults):>4} of {row.during.requests:<4} failed  bot {row.during.slowest_bot:4.1f} s"
        f"  attacker {row.attacker:4.0%} server {row.server:4.0%} {row.memory:+4.0f} MB"
        f"  others {row.foreign:3.0%}  {row.verdict}  ({counts})"
        + "".join(f"\n     - {fault}" for fault in [*row.faults[:8], *row.unsure])
        + (f"\n     - and {len(row.faults) - 8} more" if len(row.faults) > 8 else "")
    )


def chosen(only: str) -> dict[str, Attack]:
    """By number or by name; all where nothing is said."""
    wishes = [wish.strip() for wish in only.split(",") if wish.strip()]
    unknown = [
        wish for wish in wishes if wish not in ATTACKS and not any(str(it.point) == wish for it in ATTACKS.values())
    ]
    if unknown:
        numbers = sorted({it.point for it in ATTACKS.values()})
        sys.exit(f"There is no attack {unknown[0]}; there are {', '.join(map(str, numbers))} and {', '.join(ATTACKS)}.")
    return {name: it for name, it in ATTACKS.items() if not wishes or name in wishes or str(it.point) in wishes}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--only", default="", help="numbers or names of attacks, with commas between them")
    parser.add_argument("--seconds", type=float, default=8.0, help="how long before, during and after are looked at")
    parser.add_argument("--json", action="store_true")
    homes.add_flags(parser, NODES)
    arguments = parser.parse_args()
    attacks = {name: it for name, it in chosen(arguments.only).items() if it.applies_to(arguments.kind)}
    rows: list[Row] = []
    with work_folder() as folder, homes.home(arguments.kind, NODES) as home:
        if not arguments.json:
            print(f"{machine.model()}, {os.cpu_count()} cores, {machine.idle_share():.0%} idle")
            print("   what was tried; moves at played tables before, during, after (half/99 %); requests of others")
        for name, attack in attacks.items():
            for trial in range(TRIALS):
                place = Path(folder) / f"{name}-{trial}"
                place.mkdir()
                try:
                    row = uvloop.run(run(name, attack, place, arguments.seconds, home))
                except Unprepared:
                    if trial == TRIALS - 1:
                        raise
                    continue
                if not arguments.json:
                    print(line(row), flush=True)
                if not row.may_be_the_machine:
                    break
            rows.append(row)
    if arguments.json:
        print(json.dumps([asdict(row) for row in rows], indent=1))
    if any(row.faults for row in rows):
        sys.exit(1)
    if any(row.unsure for row in rows):
        print("????: too slow while the machine was busy with something else. Nothing can be said of that.", flush=True)
        sys.exit(NOT_JUDGED)


if __name__ == "__main__":
    main()
