"""Attacks on what a class keeps to itself: the answers of its homework, its names, whether it exists, and its codes in
the database and in a spreadsheet."""

import asyncio
import csv
import random
import sqlite3
import time
from contextlib import closing
from io import StringIO
from itertools import count
from pathlib import Path
from typing import Final

from tools.proof.attacker import Attacker
from tools.proof.attacks_on_classes import drawn
from tools.proof.attacks_on_keys import DAY, Lesson

from playmat.puzzles.shelf import find_puzzle

PUZZLES: Final = 3
REAL_NAME: Final = "Maria Lopez"
# Each uses up a wrong code of the attacker's address, which has a hundred.
PROBES: Final = 20
# What a class may be called that a spreadsheet program could take for a formula.
FORMULAS: Final = ["-1", "-Ada", "-2-3", "- 4"]
FORMULA_SIGNS: Final = ("=", "+", "-", "@", "\uff1d", "\uff0b", "\uff0d", "\uff20")


async def private(it: Attacker) -> Lesson:
    """A class without names, seated, with homework of puzzles and of a match."""
    plan = {"game": "number-line", "size": 2}
    made = await it.must("POST", "/api/classes", {"names": ["", ""], "hidden": True, "plan": plan})
    of = Lesson(it, made.json)
    due = int(time.time() * 1000) + DAY
    await of.say(of.teacher, "give-homework", game="number-line", until=due, count=PUZZLES, band="easy")
    await of.say(of.teacher, "give-homework", game="number-line", until=due, play={"matches": 1})
    await of.seat(0, 1)
    return of


async def spoiled_homework(it: Attacker) -> None:
    """A student wants the answers before trying, tries for free, and puts a name on a table of a class without names;
    someone else wants to know which classes there are."""
    of = await private(it)
    shown = await of.say(of.teacher, "see-homework", homework=0)
    ids = [puzzle["puzzle"] for puzzle in shown["puzzles"]]
    student = await of.enter((await of.students())[0]["code"])
    await it.ready()
    for number in count():
        if not it.goes_on:
            break
        await look_up(it, of, student, ids)
        await put_name(it, of, student)
        if number < PROBES:
            await probe(it, of, random.Random(number))
        await asyncio.sleep(0.1)
    await solve_by_trying(it, of, student, ids)


async def look_up(it: Attacker, of: Lesson, student: str, ids: list[str]) -> None:
    """Nothing a student is sent names a puzzle of the public shelf, and what it names opens nothing there."""
    frame = await it.ask("GET", f"{of.at}/now", None, student)
    if frame is None or frame.status != 200:
        return
    names = frame.json["homework"][0]["puzzles"]
    texts = [frame.body.decode()]
    for name in names:
        page = f"{of.at}/puzzles/{name}"
        for end in ("", "/hint"):
            told = await it.ask("GET", page + end, None, student)
            texts += [] if told is None else [told.body.decode()]
        for path, token in ((f"/api/puzzles/{name}/answer", ""), (page + "/answer", student)):
            answer = await it.ask("GET", path, None, token)
            if answer is not None and answer.status == 200:
                it.hole(f"the answer of homework is at {path.replace(name, '{name}').replace(of.at, '{class}')}")
    for id in ids:
        own = await it.ask("GET", f"{of.at}/puzzles/{id}/answer", None, student)
        if own is not None and own.status == 200:
            it.hole("a puzzle of homework opens by its public id")
    if any(id in text for id in ids for text in texts):
        it.hole("a student is sent the public id of a puzzle")


async def put_name(it: Attacker, of: Lesson, student: str) -> None:
    for type, facts in (("take-seat", {}), ("play-homework", {"homework": 1, "match": 0})):
        joined = (await of.say(student, type, **facts)).get("joined")
        if joined is None:
            continue
        path, body = f"/api/tables/{joined['code']}", {"type": "rename", "id": "name", "nickname": REAL_NAME}
        await it.ask("POST", f"{path}/messages", body, joined["token"])
        told = await it.ask("GET", f"{path}/since/0", None, joined["token"])
        if told is not None and REAL_NAME in told.body.decode():
            it.hole(f"{type}: a name is shown at a table of a class without names")


async def probe(it: Attacker, of: Lesson, chance: random.Random) -> None:
    """With a key that opens nothing a class that exists looks like one that doesn't."""
    end, token = chance.choice(["now", "report", "report.csv", "puzzles/x"]), drawn(chance, 32)
    here = await it.ask("GET", f"{of.at}/{end}", None, token)
    nowhere = await it.ask("GET", f"/api/classes/{drawn(chance, 7)}/{end}", None, token)
    if here is not None and nowhere is not None and (here.status, here.body) != (nowhere.status, nowhere.body):
        it.hole(f"a wrong key tells whether there is a class: {here.status} and {nowhere.status}")


async def solve_by_trying(it: Attacker, of: Lesson, student: str, ids: list[str]) -> None:
    """Every first move in turn at the page of a puzzle: the marks of the teacher know of it."""
    names = (await it.must("GET", f"{of.at}/now", None, student)).json["homework"][0]["puzzles"]
    tried = 0
    for id, name in zip(ids, names, strict=True):
        puzzle = find_puzzle(id)
        firsts = {line[0] for line in puzzle.lines}
        offered = [*map(puzzle.start().format, puzzle.start().offer(puzzle.seat).moves)]
        wrong = next((text for text in offered if text not in firsts), None)
        if wrong is None:
            continue
        for moves in ([wrong], [*puzzle.lines[0]]):
            await it.door.ask("POST", f"{of.at}/puzzles/{name}/tries", {"moves": moves}, student)
        tried += 1
    shown = await of.say(of.teacher, "see-homework", homework=0)
    it.told.append(f"{tried} puzzles tried first and solved then")
    if not tried:
        it.hole("no puzzle was tried: that proves nothing")
    if any(puzzle["first_try"] for puzzle in shown["puzzles"][:tried]):
        it.hole("a puzzle that was tried before counts as solved at the first try")


# The database and the spreadsheet.


async def stolen_database(it: Attacker) -> None:
    """Someone reads the whole database again and again while classes are made and change, and tries what is in it."""
    await it.ready()
    secrets, looked, classes = set[str](), 0, 0
    while it.goes_on:
        plan = {"game": "number-line", "size": 2}
        answer = await it.ask("POST", "/api/classes", {"names": FORMULAS, "plan": plan})
        if answer is None or answer.status != 201:
            await asyncio.sleep(0.5)
            continue
        classes += 1
        of = Lesson(it, answer.json)
        await of.say(of.teacher, "new-child-code", child=0)
        codes = [child["code"] for child in await of.students()]
        tokens = [await of.enter(code) for code in codes]
        await of.seat(0, 1, 2, 3)
        secrets |= {answer.json["code"], of.teacher, *codes, *tokens} - {""}
        await read_sheet(it, of)
        stored = await whole(it.data)
        looked += len(stored)
        if any(secret.encode() in stored or secret.encode().hex().encode() in stored for secret in secrets):
            it.hole("a code or a key of a class is in the database")
        await try_what_is_stored(it, of, await codes_in(it.data))
        await asyncio.sleep(0.5)
    it.told.append(f"{len(secrets)} secrets of {classes} classes looked for in {looked / 1e6:.1f} MB")
    if not secrets:
        it.hole("no class was made: that proves nothing")


async def whole(place: str) -> bytes:
    """Everything that is stored: the bytes of the file and its log, or all rows of all tables, some of them in hex."""
    if not place.startswith("postgres"):
        parts = [await asyncio.to_thread(read, place + end) for end in ("", "-wal", "-mark")]
        return b"".join(parts)
    return "\n".join([text for rows in (await all_rows(place)).values() for text in rows]).encode()


def read(path: str) -> bytes:
    try:
        return Path(path).read_bytes()
    except FileNotFoundError:
        return b""


async def all_rows(address: str) -> dict[str, list[str]]:
    import asyncpg

    connection = await asyncpg.connect(address)
    try:
        tables = await connection.fetch(
            "SELECT table_name FROM information_schema.tables WHERE table_schema = 'public'"
        )
        return {
            table: [row[0] for row in await connection.fetch(f'SELECT row_to_json(t)::text FROM "{table}" t')]
            for (table,) in tables
        }
    finally:
        await connection.close()


async def codes_in(place: str) -> list[str]:
    """What the database has in the place of codes of classes."""
    query = "SELECT code FROM tables WHERE stage = 'class'"
    if not place.startswith("postgres"):
        with closing(sqlite3.connect(f"file:{place}?mode=ro", uri=True)) as file:
            return [code for (code,) in file.execute(query)]
    import asyncpg

    connection = await asyncpg.connect(place)
    try:
        return [row[0] for row in await connection.fetch(query)]
    finally:
        await connection.close()


async def try_what_is_stored(it: Attacker, of: Lesson, stored: list[str]) -> None:
    for text in stored[-2:]:
        asked = await it.ask("GET", f"/api/classes/{text[:60].replace('/', '-')}")
        joined = await it.ask("POST", f"{of.at}/children", {"child_code": text[:8]})
        if (asked is not None and asked.status == 200) or (joined is not None and joined.status == 201):
            it.hole("what the database has for a code opens a class")


async def read_sheet(it: Attacker, of: Lesson) -> None:
    sheet = await it.ask("GET", f"{of.at}/report.csv", None, of.teacher)
    if sheet is None or sheet.status != 200:
        return
    rows = csv.reader(StringIO(sheet.body.decode("utf-8-sig")))
    if any(cell.lstrip().startswith(FORMULA_SIGNS) for row in rows for cell in row):
        it.hole("a cell of the spreadsheet is a formula")
    it.counts["sheets"] += 1
