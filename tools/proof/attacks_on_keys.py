"""Attacks on classes with what once opened something: keys of a renewed or removed student, and keys made in a hurry;
personal codes guessed while the class comes in; tables and students without end."""

import asyncio
import random
import time
from itertools import count

from tools.proof.attacker import Attacker
from tools.proof.attacks_on_classes import CODE_LETTERS, NAMES, drawn
from tools.proof.running import Json

SOON = 2.0  # seconds in which a right code is let in, on a busy machine too
# What docs/security.md allows a class at once and per second, and one seating beyond it.
TABLES_AT_ONCE, TABLES_PER_SECOND, ONE_SEATING = 300, 2, 30
JOINS_AT_ONCE, JOINS_PER_SECOND = 40, 1
DAY = 86_400_000


class Lesson:
    """A class of the attacker's own, so that it knows every key of it."""

    def __init__(self, it: Attacker, made: Json) -> None:
        self.it = it
        self.at = f"/api/classes/{made['code']}"
        self.teacher: str = made["token"]
        self._ids = count()

    async def say(self, token: str, type: str, **facts: object) -> Json:
        body = {"type": type, "id": f"{type}-{next(self._ids)}", **facts}
        answer = await self.it.ask("POST", f"{self.at}/messages", body, token)
        return {} if answer is None else answer.json

    async def students(self) -> list[Json]:
        told = await self.it.ask("GET", f"{self.at}/now", None, self.teacher)
        return [] if told is None else told.json.get("children", [])

    async def enter(self, code: str) -> str:
        answer = await self.it.ask("POST", f"{self.at}/children", {"child_code": code})
        return "" if answer is None or answer.status != 201 else answer.json["token"]

    async def seat(self, *students: int) -> None:
        await self.say(self.teacher, "seat-all", tables=[{"children": [*students]}])


async def lesson(it: Attacker, names: list[str]) -> Lesson:
    plan = {"game": "number-line", "size": 2}
    return Lesson(it, (await it.must("POST", "/api/classes", {"names": names, "plan": plan})).json)


async def all_keys(of: Lesson, token: str) -> list[tuple[str, str]]:
    """Return table and key of all this student's device can get: a seat, a seat opened by a link, homework."""
    found = []
    for type, facts in (("take-seat", {}), ("play-homework", {"homework": 0, "match": 0})):
        joined = (await of.say(token, type, **facts)).get("joined")
        if joined is not None:
            found.append((joined["code"], joined["token"]))
    if not found:
        return []
    code, mine = found[0]
    told = await of.it.ask("GET", f"/api/tables/{code}/since/0", None, mine)
    seat = told.json["you"]["seat"] if told is not None and told.status == 200 else 0
    body = {"type": "hand-seat", "id": "link", "seat": seat}
    link = await of.it.ask("POST", f"/api/tables/{code}/messages", body, mine)
    if link is not None and link.status == 200:
        claimed = await of.it.ask("POST", f"/api/tables/{code}/claim", {"secret": link.json["secret"]})
        if claimed is not None and claimed.status == 201:
            found.append((code, claimed.json["token"]))
    return found


async def need_dead(of: Lesson, keys: list[tuple[str, str]], what: str) -> None:
    for code, token in keys:
        path = f"/api/tables/{code}"
        for method, end, body in (
            ("GET", "since/0", None),
            ("GET", "record", None),
            ("POST", "messages", {"type": "move", "id": "dead", "text": "1"}),
            ("POST", "messages", {"type": "hint", "id": "dead"}),
            ("POST", "messages", {"type": "hand-seat", "id": "dead", "seat": 0}),
            ("POST", "claim", {"secret": token}),
        ):
            answer = await of.it.ask(method, f"{path}/{end}", body, "" if end == "claim" else token)
            if answer is not None and answer.status < 300:
                of.it.hole(f"{what}: an ended key still opens {method} {end}")


async def dead_keys(it: Attacker) -> None:
    """A student gives every key away, again and again; the teacher renews the code, and removes the student at last."""
    of = await lesson(it, NAMES[:4])
    due = int(time.time() * 1000) + DAY
    await of.say(of.teacher, "give-homework", game="number-line", until=due, play={"matches": 1})
    other = await of.enter((await of.students())[1]["code"])
    await of.seat(0, 1)
    await it.ready()
    ended = list[tuple[str, str]]()
    rounds = 0
    while it.goes_on:
        token = await of.enter((await of.students())[0]["code"])
        keys = await all_keys(of, token) if token else []
        if not keys:
            await asyncio.sleep(0.5)
            continue
        # While the code is renewed others ask for more keys, as fast as they can.
        hurried = asyncio.gather(*(all_keys(of, token) for _ in range(4)))
        await of.say(of.teacher, "new-child-code", child=0)
        for more in await hurried:
            keys += more
        rounds += 1
        ended = [*ended[-40:], *keys]
        await need_dead(of, keys, "renewed")
        dead = await it.ask("GET", f"{of.at}/now", None, token)
        if dead is not None and dead.status == 200:
            it.hole("a renewed code leaves the class open")
        mate = (await of.say(other, "take-seat")).get("joined")
        if mate is None and it.goes_on:
            it.hole("somebody else of the class has lost their seat")
    token = await of.enter((await of.students())[0]["code"])
    keys = await all_keys(of, token) if token else []
    await of.say(of.teacher, "remove-child", child=0)
    await need_dead(of, [*keys, *ended[-10:]], "removed")
    it.told.append(f"{rounds} codes renewed, {len(ended)} keys tried afterwards")
    if not rounds:
        it.hole("no code was renewed: that proves nothing")


async def guessed_codes(it: Attacker) -> None:
    """Wrong personal codes without a pause from the address that the class has too; meanwhile students come in."""
    of = await lesson(it, NAMES[:28])
    students = await of.students()
    chance, wrong, slowest, came = random.Random(11), 0, 0.0, 0
    await it.ready()

    async def guess() -> None:
        nonlocal wrong
        while it.goes_on:
            answer = await it.ask("POST", f"{of.at}/children", {"child_code": drawn(chance, CODE_LETTERS)})
            if answer is not None and answer.status == 201:
                it.hole("a personal code was guessed")
            wrong += answer is not None and answer.code == "unknown-child-code"

    async def come() -> None:
        nonlocal slowest, came
        await asyncio.sleep(0.5)
        for number in count():
            if not it.goes_on:
                return
            began = time.perf_counter()
            answer = await it.door.ask("POST", f"{of.at}/children", {"child_code": students[number % 28]["code"]})
            if answer.status != 201:
                it.hole(f"a right code is refused: {answer.status} {answer.code}")
            came, slowest = came + 1, max(slowest, time.perf_counter() - began)
            await asyncio.sleep(0.1)

    await asyncio.gather(come(), *(guess() for _ in range(8)))
    told = (await it.must("GET", f"{of.at}/now", None, of.teacher)).json["guessing"]
    if told is None or told["wrong"] < wrong:
        it.hole("the teacher doesn't see who guesses")
    await of.say(of.teacher, "lift-code-limit")
    if (await it.must("GET", f"{of.at}/now", None, of.teacher)).json["guessing"] is not None:
        it.hole("the limit can't be lifted")
    it.told.append(f"{wrong} wrong codes, {came} right ones let in, the slowest in {slowest * 1000:.0f} ms")
    if slowest > SOON:
        it.hole(f"a right code waited {slowest:.1f} s")
    if wrong < 100 or not came:
        it.hole("too little was tried: that proves nothing")


async def endless_class(it: Attacker) -> None:
    """*Seat all* without a pause, and invented students who fill a class; then all of them are removed at once."""
    of = await lesson(it, NAMES)
    today = Lesson(it, (await it.must("POST", "/api/classes", {"plan": {"game": "sevens"}})).json)
    seating = [{"children": [number, number + 1]} for number in range(0, 30, 2)]
    joined, seated, full = 0, 0, 0
    await it.ready()
    began = time.perf_counter()

    async def seat() -> None:
        nonlocal seated
        while it.goes_on:
            answer = await of.say(of.teacher, "seat-all", tables=seating)
            seated += answer.get("type") == "accepted"

    async def join() -> None:
        nonlocal joined, full
        while it.goes_on:
            answer = await it.ask("POST", f"{today.at}/children", {"nickname": f"Fake {joined} {full}"})
            if answer is not None and answer.status == 201:
                joined += 1
            elif answer is not None and answer.code == "class-full":
                full += 1
                await asyncio.sleep(0.2)
            if time.perf_counter() - began < 1 and joined > JOINS_AT_ONCE + 2 * JOINS_PER_SECOND:
                it.hole(f"{joined} invented students within a second")

    await asyncio.gather(*(seat() for _ in range(2)), *(join() for _ in range(6)))
    passed = time.perf_counter() - began
    tables = seated * len(seating)
    it.told.append(f"{tables} tables and {joined} students in {passed:.0f} s")
    if tables > TABLES_AT_ONCE + TABLES_PER_SECOND * passed + ONE_SEATING:
        it.hole(f"{tables} tables of one class in {passed:.0f} s")
    fakes = [child["child"] for child in await today.students() if child["joined"] is not None]
    await asyncio.sleep(5)  # the teacher has pressed a lot
    answer = await today.say(today.teacher, "remove-children", children=fakes)
    if answer.get("type") != "accepted" or await today.students():
        it.hole(f"{len(fakes)} who joined can't be removed together: {answer}")
