"""`make classroom`: ten classes of thirty at once, for five minutes, behind one address, with the usual limits on.

Children come within a minute, half of the classes with personal codes; some mistype. All are seated by one press,
play at human speed, are stopped (*eyes on me*), asked what they would play (*ask the class*), and seated anew, all
classes at the same moment. No error; every screen and every table is stopped within a second (99 of 100).

Then the same children play at the same tables by turns with and without a class, a server of its own for each turn:
what a class costs a move, with a teacher who looks at all tables.

`--nodes 2` does all of it on so many nodes behind HAProxy, on PostgreSQL.
"""

import argparse
import asyncio
import json
import os
import random
import re
import subprocess
import sys
import time
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path

import uvloop
from tools.nodes.farm import Farm
from tools.proof.class_children import CHILDREN, GAMES, THINK, Story, Teacher
from tools.proof.ledger import differences, logged
from tools.proof.plain import Door
from tools.proof.running import PLAYMAT, Json, Process, playmat, work_folder
from tools.proof.steady import Steady

from playmat.classroom.arrangement import usual_size
from playmat.classroom.groups import table_sizes
from playmat.classroom.lesson_plan import LessonPlan
from playmat.games.registry import find_game

FLAGS = ("--log", "warning", "--pace", "0.3")
SETTLED = 4.0  # seconds until everybody sits and has a line
SECOND = 1.0  # within which a pause has to reach everybody
NAMES = [f"Kid {number}" for number in range(CHILDREN)]


@contextmanager
def served(folder: Path, nodes: int) -> Iterator[tuple[Process, list[Process], str]]:
    """Where to come in, the servers behind it, and where the store is."""
    folder.mkdir()
    if nodes:
        with Farm(folder, nodes, *FLAGS) as farm:
            yield farm.door, [*farm.nodes], farm.store
    else:
        with playmat(folder, *FLAGS) as server:
            yield server, [server], ""


async def made(door: Process, number: int, story: Story) -> Teacher:
    roster = NAMES if number % 2 else []
    plan = {"game": GAMES[number % len(GAMES)]}
    told: Json = (await Door(door.port).ask("POST", "/api/classes", {"names": roster, "plan": plan})).json
    teacher = Teacher(door.port, told, story, number, roster)
    await teacher.open()
    return teacher


async def seated(door: Process, classes: int, story: Story, seconds: float) -> list[Teacher]:
    teachers = [await made(door, number, story) for number in range(classes)]
    await asyncio.gather(*(teacher.let_in(Door(door.port), seconds) for teacher in teachers))
    await asyncio.gather(*(teacher.until(lambda it: here(it) == CHILDREN) for teacher in teachers))
    await asyncio.gather(*(teacher.seat_all() for teacher in teachers))
    return teachers


def here(frame: Json) -> int:
    return sum(child["here"] for child in frame.get("children", ()))


async def lesson(door: Process, classes: int, seconds: float, story: Story) -> list[Teacher]:
    """Everything at all classes at the same moment, which no school does and is the worst."""
    began = time.monotonic()
    teachers = await seated(door, classes, story, min(45.0, seconds / 5))
    turn = 0
    while time.monotonic() < began + seconds - 30:
        await asyncio.sleep(12)
        what = turn % 3
        turn += 1
        if what == 0:
            await asyncio.gather(*(teacher.eyes_on_me(4.0) for teacher in teachers))
        elif what == 1:
            await asyncio.gather(*(teacher.ask(GAMES[teacher.number % len(GAMES)]) for teacher in teachers))
        else:
            await asyncio.gather(*(teacher.seat_all() for teacher in teachers))
    await asyncio.sleep(max(0.0, began + seconds - time.monotonic()))
    return teachers


async def ended(players: list[Steady], tasks: list["asyncio.Task[None]"], story: Story) -> None:
    for player in players:
        player.is_done = True
        player.fall_asleep()
    for done in await asyncio.gather(*tasks, return_exceptions=True):
        if isinstance(done, BaseException):
            story.faults.append(f"a child fell over: {done!r}")


async def main_run(door: Process, classes: int, seconds: float) -> tuple[Story, list[Steady]]:
    story = Story()
    teachers = await lesson(door, classes, seconds, story)
    for teacher in teachers:
        teacher.end()
    players = [player for teacher in teachers for player in teacher.players]
    await ended(players, [task for teacher in teachers for child in teacher.children for task in child.tasks], story)
    return story, players


async def with_class(door: Process, servers: list[Process], classes: int, seconds: float) -> tuple[list[float], int]:
    story = Story()
    teachers = await seated(door, classes, story, 4.0)
    await asyncio.sleep(SETTLED)
    players = [player for teacher in teachers for player in teacher.players]
    forget_moves(players)
    before = work_of(servers)
    await asyncio.sleep(seconds)
    work = work_of(servers) - before
    for teacher in teachers:
        teacher.end()
    await ended(players, [task for teacher in teachers for child in teacher.children for task in child.tasks], story)
    return moves_of(players), work


async def without_class(door: Process, servers: list[Process], classes: int, seconds: float) -> tuple[list[float], int]:
    """The same games with as many at each table, opened by the children themselves."""
    chance, players, way = random.Random(7), list[Steady](), Door(door.port)

    async def table(game: str, seats: int) -> None:
        wish = {"game": game, "seats": ["me", *["open"] * (seats - 1)], "nickname": "Ada", "patience": 30}
        first = (await way.ask("POST", "/api/tables", wish)).json
        at, tokens = f"/api/tables/{first['code']}", [first["token"]]
        names = [f"Kid {number}" for number in range(seats - 1)]
        tokens += [(await way.ask("POST", f"{at}/seats", {"nickname": name})).json["token"] for name in names]
        await way.ask("POST", f"{at}/messages", {"type": "start", "id": "start"}, tokens[0])
        players.extend(Steady(door.port, first["code"], it, random.Random(chance.random()), THINK) for it in tokens)

    for number in range(classes):
        game = find_game(GAMES[number % len(GAMES)])
        usual = usual_size(game, LessonPlan(game.name))
        sizes = table_sizes(CHILDREN, usual, max(2, game.least_seats), game.most_seats)
        await asyncio.gather(*(table(game.name, size) for size in sizes))
    tasks = [asyncio.ensure_future(player.run()) for player in players]
    await asyncio.sleep(SETTLED)
    forget_moves(players)
    before = work_of(servers)
    await asyncio.sleep(seconds)
    work = work_of(servers) - before
    await ended(players, tasks, Story())
    return moves_of(players), work


def forget_moves(players: list[Steady]) -> None:
    """Three hundred who sit down in one moment are no move of anybody's: both are measured from when all sit."""
    for player in players:
        player.story.moves.clear()


def moves_of(players: list[Steady]) -> list[float]:
    return [seconds for player in players for seconds in player.story.moves]


def share(values: list[float], part: float) -> float:
    return sorted(values)[min(len(values) - 1, int(part * len(values)))] if values else float("nan")


def told(what: str, values: list[float]) -> str:
    return (
        f"{what}: {len(values)}, half within {share(values, 0.5) * 1000:.1f} ms, 99 of 100 within "
        f"{share(values, 0.99) * 1000:.1f} ms, slowest {max(values, default=0) * 1000:.0f} ms"
    )


def stored(folder: Path, store: str, players: list[Steady]) -> list[str]:
    """What was answered and is not in the store."""
    data = folder / "tables.db"
    if store:
        data = folder / "copy.db"
        subprocess.run([str(PLAYMAT), "store", "copy", store, str(data)], check=True, capture_output=True)
    return differences(partial(logged, data), players)


def prove(folder: Path, classes: int, seconds: float, nodes: int) -> list[str]:
    with served(folder / "lesson", nodes) as (door, servers, store):
        story, players = uvloop.run(main_run(door, classes, seconds))
        faults = [*story.faults, *stored(folder / "lesson", store, players)]
        faults += [f"log: {line[:300]}" for it in servers for line in it.log.read_text().splitlines() if is_bad(line)]
    print(f"{classes} classes of {CHILDREN} for {seconds:.0f} s" + (f" on {nodes} nodes" if nodes else ""))
    for line in (
        told("  seated, from the press to a key to the seat", story.seated),
        told("  eyes on me, from the press to a child's screen", story.pauses),
        told("  eyes on me, from the press to a table that stands still", story.stopped),
        told("  asked, from the press to a child's screen", story.asked),
        told("  moves accepted", moves_of(players)),
        f"  {story.answers} other messages answered, {story.pictures} pictures of tables, {len(faults)} faults",
    ):
        print(line, flush=True)
    for what, values in (("screens", story.pauses), ("tables", story.stopped)):
        if not values or share(values, 0.99) > SECOND:
            faults.append(f"eyes on me reached {what} too late")
    return faults


def is_bad(line: str) -> bool:
    return bool(line.strip()) and json.loads(line).get("event") not in ("node-left",)


def compare(folder: Path, classes: int, rounds: int, seconds: float, nodes: int) -> None:
    """By the clock, and by what the servers have worked: that is the same on a busy machine."""
    found: dict[str, list[float]] = {"with a class": [], "without": []}
    worked: Counter[str] = Counter()
    for number in range(rounds):
        for what, run in (("with a class", with_class), ("without", without_class)):
            with served(folder / f"{number}-{what.replace(' ', '-')}", nodes) as (door, servers, _):
                moves, work = uvloop.run(run(door, servers, classes, seconds))
                found[what] += moves
                worked[what] += work
    for what, values in found.items():
        print(told(f"  a move {what}", values) + f", {worked[what] / max(1, len(values)) / 1000:.2f} ms of work each")
    ratio = share(found["with a class"], 0.99) / share(found["without"], 0.99)
    each = [worked[what] / max(1, len(values)) for what, values in found.items()]
    print(f"  99 of 100: {ratio:.2f} times what it is without a class", flush=True)
    print(f"  work of the servers for a move: {each[0] / each[1]:.2f} times", flush=True)


def work_of(servers: list[Process]) -> int:
    """What these have worked so far, in microseconds of processor time."""
    found = 0
    for server in servers:
        fields = Path(f"/proc/{server.pid}/stat").read_text().rsplit(")", 1)[1].split()
        found += (int(fields[11]) + int(fields[12])) * 1_000_000 // os.sysconf("SC_CLK_TCK")
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--classes", type=int, default=10)
    parser.add_argument("--seconds", type=float, default=300.0)
    parser.add_argument("--rounds", type=int, default=3, help="with and without a class by turns; 0 leaves it out")
    parser.add_argument("--each", type=float, default=25.0, help="seconds of each turn")
    parser.add_argument("--nodes", type=int, default=0)
    wish = parser.parse_args()
    with work_folder() as work:
        faults = prove(Path(work), wish.classes, wish.seconds, wish.nodes) if wish.seconds else []
        if wish.rounds:
            compare(Path(work), wish.classes, wish.rounds, wish.each, wish.nodes)
    for fault, times in Counter(re.sub(r"\d+", "#", fault) for fault in faults).most_common(20):
        print(f"  {times} × {fault}")
    sys.exit(1 if faults else 0)


if __name__ == "__main__":
    main()
