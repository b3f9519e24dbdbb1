"""A part of `make leaks`: homework shows a student no more than a page of the shelf shows anyone, and not where that
page is; the names of a class without names are nowhere; a wrong key doesn't tell whether there is a class.

At a real server. Compared byte by byte: the page of a puzzle with that of the same puzzle on the shelf, what one
student is sent with what another is, and what a wrong key is shown at a class with what it is shown at none.
"""

import secrets
import time
from itertools import count
from typing import Any, Final

import msgspec
from tools.proof.ended_keys import DAY_MS, Shown, same
from tools.proof.plain import Answer, Door

from playmat.puzzles.puzzle import Puzzle
from playmat.puzzles.shelf import find_puzzle
from playmat.words.catalogue import LANGUAGES

PUZZLES: Final = 4
# Written by the teacher into her own browser, and tried by a student at a table.
REAL_NAME: Final = "Maria Lopez"
NOWHERE: Final = "CDFGHJK"
# What differs rightly: the name of a puzzle, and what only the shelf knows of it.
OF_SHELF: Final = ("id", "band", "daily")
SEVERAL: Final = 3  # wrong tries before the answer


class Homework:
    """A class without names and its homework: some puzzles and a match."""

    def __init__(self, door: Door, game: str) -> None:
        self.door = door
        self.game = game
        self.at = ""
        self.teacher = ""
        self.students: list[str] = []
        self.puzzles: list[Puzzle] = []
        self._ids = count()

    async def begin(self) -> None:
        body = {"names": ["", "", ""], "hidden": True, "plan": {"game": self.game}}
        made = await self.door.ask("POST", "/api/classes", body)
        self.at, self.teacher = f"/api/classes/{made.json['code']}", made.json["token"]
        due = int(time.time() * 1000) + DAY_MS
        await self.say(self.teacher, "give-homework", game=self.game, until=due, count=PUZZLES)
        await self.say(self.teacher, "give-homework", game=self.game, until=due, play={"matches": 1})
        for child in (await self.get("now", self.teacher)).json["children"]:
            came = await self.door.ask("POST", f"{self.at}/children", {"child_code": child["code"]})
            self.students.append(came.json["token"])
        shown = await self.say(self.teacher, "see-homework", homework=0)
        self.puzzles = [find_puzzle(puzzle["puzzle"]) for puzzle in shown["puzzles"]]

    async def say(self, token: str, type: str, **facts: object) -> dict[str, Any]:
        body = {"type": type, "id": f"said-{next(self._ids)}", **facts}
        told: dict[str, Any] = (await self.door.ask("POST", f"{self.at}/messages", body, token)).json
        return told

    async def get(self, end: str, token: str, language: str = "en") -> Answer:
        return await self.door.ask("GET", f"{self.at}/{end}?language={language}", None, token)

    async def attempt(self, name: str, token: str, moves: list[str]) -> Answer:
        return await self.door.ask("POST", f"{self.at}/puzzles/{name}/tries", {"moves": moves}, token)

    async def names(self) -> list[str]:
        """What students know the puzzles by."""
        frame = (await self.get("now", self.students[0])).json
        names: list[str] = next(one["puzzles"] for one in frame["homework"] if one["homework"] == 0)
        return names


async def check_homework(door: Door, game: str, shown: Shown) -> None:
    it = Homework(door, game)
    await it.begin()
    sent: list[bytes] = []
    for name, puzzle in zip(await it.names(), it.puzzles, strict=True):
        sent += await compare_pages(it, name, puzzle, shown)
        sent += await try_and_answer(it, name, puzzle, shown)
    for token in it.students:
        sent.append((await it.get("now", token)).body)
    hidden = [puzzle.id.encode() for puzzle in it.puzzles]
    shown.compared += len(sent)
    shown.faults += [
        f"{game}: a student is sent {id!r} in {text[:300]!r}" for text in sent for id in hidden if id in text
    ]
    await check_names(it, shown)
    await check_existence(it, shown)


async def compare_pages(it: Homework, name: str, puzzle: Puzzle, shown: Shown) -> list[bytes]:
    sent = []
    for language in LANGUAGES:
        for end in ("", "/hint"):
            answers = [await it.get(f"puzzles/{name}{end}", token, language) for token in it.students[:2]]
            same(answers, f"{it.game}: {end or 'page'} of two students", shown)
            sent += [answer.body for answer in answers]
            on_shelf = await it.door.ask("GET", f"/api/puzzles/{puzzle.id}{end}?language={language}")
            pages = [msgspec.json.decode(answer.body) for answer in (answers[0], on_shelf)]
            bare = [{key: value for key, value in page.items() if key not in OF_SHELF} for page in pages]
            shown.compared += 1
            if bare[0] != bare[1]:
                shown.faults.append(f"{it.game}: {end or 'page'} shows {bare[0]} and on the shelf {bare[1]}"[:1000])
    return sent


async def try_and_answer(it: Homework, name: str, puzzle: Puzzle, shown: Shown) -> list[bytes]:
    """The answer comes after some wrong tries, not before, and the class keeps a note of it."""
    token, sent = it.students[2], []
    start, firsts = puzzle.start(), {line[0] for line in puzzle.lines}
    wrong = next((text for text in map(start.format, start.offer(puzzle.seat).moves) if text not in firsts), None)
    for _ in range(SEVERAL if wrong is not None else 0):
        early = await it.get(f"puzzles/{name}/answer", token)
        sent.append(early.body)
        shown.compared += 1
        if early.code != "homework-try-first":
            shown.faults.append(f"{it.game}: the answer is shown too early: {early.status} {early.body[:300]!r}")
        sent.append((await it.attempt(name, token, [str(wrong)])).body)
    if wrong is not None:
        sent.append((await it.get(f"puzzles/{name}/answer", token)).body)
        sent.append((await it.attempt(name, token, [*puzzle.lines[0]])).body)
        marks = (await it.say(it.teacher, "see-homework", homework=0))["children"][2]["marks"]
        mark = marks[it.puzzles.index(puzzle)]
        if mark != {"tries": SEVERAL + 1, "solved": True, "shown": True}:
            shown.faults.append(f"{it.game}: the teacher sees {mark}")
    return sent


async def check_names(it: Homework, shown: Shown) -> None:
    """A student wants to be called by name at a table of homework; nobody is shown it."""
    home = (await it.say(it.students[0], "play-homework", homework=1, match=0))["joined"]
    path = f"/api/tables/{home['code']}"
    said = {"type": "rename", "id": "name", "nickname": REAL_NAME}
    answers = [await it.door.ask("POST", f"{path}/messages", said, home["token"])]
    answers += [await it.door.ask("GET", f"{path}/{end}", None, home["token"]) for end in ("since/0", "record")]
    answers += [await it.get("now", token) for token in (it.teacher, *it.students)]
    shown.compared += len(answers)
    shown.faults += [
        f"{it.game}: a private name is sent: {answer.body[:300]!r}"
        for answer in answers
        if REAL_NAME.encode() in answer.body
    ]


async def check_existence(it: Homework, shown: Shown) -> None:
    made_up = secrets.token_urlsafe(24)
    for end in ("now", "report", "report.csv", "home.pdf", "paper.pdf", "puzzles/x", "puzzles/x/answer", "stream"):
        paths = [f"{at}/{end}" for at in (it.at, f"/api/classes/{NOWHERE}")]
        same(
            [await it.door.ask("GET", path, None, made_up) for path in paths], f"{it.game}: a wrong key at {end}", shown
        )
    body = {"type": "done", "id": "x"}
    paths = [f"{at}/messages" for at in (it.at, f"/api/classes/{NOWHERE}")]
    same([await it.door.ask("POST", path, body, made_up) for path in paths], f"{it.game}: a wrong key speaks", shown)
