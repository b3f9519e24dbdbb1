"""A part of `make leaks`: a key that has ended is shown, byte for byte, what a key is shown that never was one.

A class at a real server plays; a student's code is renewed, or the student is removed, is done, or the teacher makes a
new link. Every key that was made from the old one then asks for everything, and a made-up key asks for the same.
"""

import asyncio
import secrets
import time
from dataclasses import dataclass, field
from itertools import count
from typing import Final

from tools.proof.plain import Answer, Door, read_head

LIMIT: Final = 10.0  # seconds
DAY_MS: Final = 86_400_000
MOVES: Final = 6
WAYS: Final = ("new-child-code", "remove-child", "done", "renew-link")


@dataclass
class Shown:
    """What was compared, and what differed."""

    compared: int = 0
    faults: list[str] = field(default_factory=list)


@dataclass(frozen=True)
class OldKey:
    """What it was, the table it opened, and, if it was open as an event stream, the rest of that."""

    what: str
    code: str
    token: str
    stream: tuple[asyncio.StreamReader, asyncio.StreamWriter] | None = None


class Lesson:
    """A class of four at tables of two, with homework; the first two students share a device if the game allows it."""

    def __init__(self, door: Door, game: str) -> None:
        self.door = door
        self.game = game
        self.at = ""
        self.teacher = ""
        self.students: list[str] = []
        self._ids = count()

    async def begin(self) -> None:
        names = [f"Kid {number}" for number in range(4)]
        made = await self.door.ask("POST", "/api/classes", {"names": names, "plan": {"game": self.game}})
        self.at, self.teacher = f"/api/classes/{made.json['code']}", made.json["token"]
        for child in (await self.now())["children"]:
            beside = {"beside": self.students[0]} if len(self.students) == 1 else {}
            came = await self.door.ask("POST", f"{self.at}/children", {"child_code": child["code"], **beside})
            self.students.append(came.json["token"])
        due = int(time.time() * 1000) + DAY_MS
        await self.say(self.teacher, "give-homework", game=self.game, until=due, play={"matches": 1})
        seated = await self.say(self.teacher, "seat-all", tables=[{"children": [0, 1, 2, 3]}])
        if seated["type"] != "accepted":
            seated = await self.say(self.teacher, "seat-all", tables=[{"children": [0, 1]}, {"children": [2, 3]}])
        assert seated["type"] == "accepted", seated

    async def now(self) -> dict:  # type: ignore[type-arg]  # a frame as it comes
        return (await self.door.ask("GET", f"{self.at}/now", None, self.teacher)).json  # type: ignore[no-any-return]  # as above

    async def say(self, token: str, type: str, **facts: object) -> dict:  # type: ignore[type-arg]  # as above
        body = {"type": type, "id": f"said-{next(self._ids)}", **facts}
        return (await self.door.ask("POST", f"{self.at}/messages", body, token)).json  # type: ignore[no-any-return]  # as above

    async def ask(self, code: str, token: str, end: str, body: object = None) -> Answer:
        return await self.door.ask("GET" if body is None else "POST", f"/api/tables/{code}/{end}", body, token)

    async def keys(self, way: str) -> list[OldKey]:
        """Everything that is made from the key which is about to end, two of them open as event streams."""
        if way == "renew-link":
            watched = (await self.say(self.teacher, "look-at-table", table=0))["joined"]
            return [await self.streamed("watch", watched["code"], watched["token"])]
        joined = (await self.say(self.students[0], "take-seat"))["joined"]
        found = [await self.streamed("seat", joined["code"], joined["token"])]
        if joined["device"] is not None:
            found.append(await self.streamed("device", joined["code"], joined["device"]["token"]))
        home = (await self.say(self.students[0], "play-homework", homework=0, match=0))["joined"]
        found.append(await self.streamed("homework", home["code"], home["token"]))
        link = await self.ask(
            home["code"], home["token"], "messages", {"type": "hand-seat", "id": "link", "seat": home["seat"]}
        )
        found.append(OldKey("link", home["code"], link.json["secret"]))
        return found

    async def streamed(self, what: str, code: str, token: str) -> OldKey:
        reader, writer = await self.door.connect()
        writer.write(self.door.written("GET", f"/api/tables/{code}/stream", None, token))
        await read_head(reader)
        async with asyncio.timeout(LIMIT):
            await reader.readuntil(b"\n\n")  # the table as it stands
        return OldKey(what, code, token, (reader, writer))

    async def play(self) -> None:
        """Whoever still has a seat moves, so that there is something new to be shown."""
        for student in self.students[1:]:
            joined = (await self.say(student, "take-seat")).get("joined")
            if joined is None:
                continue
            for _ in range(MOVES):
                told = (await self.ask(joined["code"], joined["token"], "since/0")).json
                moves = told["play"]["offer"]["moves"] if told.get("play") else []
                if not moves:
                    break
                await self.ask(
                    joined["code"],
                    joined["token"],
                    "messages",
                    {"type": "move", "id": f"m{next(self._ids)}", "text": moves[0]},
                )


async def check_ended(door: Door, game: str, way: str, shown: Shown) -> None:
    """End keys in one way, and compare what they are shown from then on with what a made-up key is shown."""
    lesson = Lesson(door, game)
    await lesson.begin()
    await lesson.play()
    old = await lesson.keys(way)
    who = {"done": lesson.students[0]}.get(way, lesson.teacher)
    facts = {"child": 0} if way in ("new-child-code", "remove-child") else {}
    ended = await lesson.say(who, way, **facts)
    assert ended["type"] in ("accepted", "new-link"), ended
    for key in old:
        await need_closed(key, f"{game}, {way}, {key.what}", shown)
    await lesson.play()
    for key in old:
        await compare(lesson, key, f"{game}, {way}, {key.what}", shown)
    class_key = lesson.teacher if way == "renew-link" else lesson.students[0]
    for end in ("now", "stream", "report"):
        answers = [
            await door.ask("GET", f"{lesson.at}/{end}", None, token) for token in (class_key, secrets.token_urlsafe(24))
        ]
        same(answers, f"{game}, {way}, class {end}", shown)


async def compare(lesson: Lesson, key: OldKey, what: str, shown: Shown) -> None:
    made_up = secrets.token_urlsafe(24)
    asked: list[tuple[str, dict[str, object] | None]] = [
        ("since/0", None),
        ("stream", None),
        ("record", None),
        ("par", None),
        ("waiting", None),
    ]
    said: tuple[dict[str, object], ...] = (
        {"type": "move", "text": "pass"},
        {"type": "try", "text": "pass"},
        {"type": "hint"},
        {"type": "choices"},
        {"type": "describe"},
        {"type": "leave"},
        {"type": "since", "number": 0},
        {"type": "hand-seat", "seat": 0},
    )
    asked += [("messages", {"id": "old", **one}) for one in said]
    for end, body in asked:
        answers = [await lesson.ask(key.code, token, end, body) for token in (key.token, made_up)]
        same(answers, f"{what}: {end} {body}", shown)
    claims = [await lesson.ask(key.code, "", "claim", {"secret": secret}) for secret in (key.token, made_up)]
    same(claims, f"{what}: claim", shown)


async def need_closed(key: OldKey, what: str, shown: Shown) -> None:
    """The stream that was open is closed before anyone moves again, and the last thing on it is a goodbye."""
    if key.stream is None:
        return
    reader, writer = key.stream
    shown.compared += 1
    try:
        async with asyncio.timeout(LIMIT):
            rest = await reader.read()
    except TimeoutError:
        shown.faults.append(f"{what}: the event stream stays open")
        return
    finally:
        writer.transport.abort()
    *_, last = [line for line in rest.split(b"\n") if line.startswith(b"data: ")] or [b""]
    if b'"goodbye"' not in last or b'"final":true' not in last:
        shown.faults.append(f"{what}: the event stream ended with {last[:600]!r}")


def same(answers: list[Answer], what: str, shown: Shown) -> None:
    shown.compared += 1
    mine, other = answers
    if (mine.status, mine.body) != (other.status, other.body):
        shown.faults.append(f"{what}: {mine.status} {mine.body[:400]!r} is not {other.status} {other.body[:400]!r}")


async def check_all(port: int, game: str, times: int) -> Shown:
    shown = Shown()
    for _ in range(times):
        for way in WAYS:
            await check_ended(Door(port), game, way, shown)
    return shown
