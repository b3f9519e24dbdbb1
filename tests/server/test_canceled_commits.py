"""A task that is canceled in the middle of a commit takes nobody else with it: the commit runs to its end, and memory
and store agree. Each message is canceled at every one of its awaits, at a table and at a class."""

import asyncio
import json
import random
import sqlite3
import threading
import time
from collections.abc import Callable, Coroutine, Generator, Iterator
from contextlib import closing, contextmanager, suppress
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

import commands
from class_serving import lesson_of_pairs
from playmat.classroom import messages as class_messages
from playmat.classroom.homework.steps import WRONG_BEFORE_ANSWER
from playmat.classroom.homework_messages import GiveHomework
from playmat.classroom.poll_messages import AskClass, InScene
from playmat.puzzles.judge import WRONG
from playmat.table import messages
from playmat.table.keys import Key, hashed
from school import Lesson, school
from serving import PATIENCE, Json, Line, Seat, Server, my_moves, new_id

MOST_STEPS = 400


class Canceler:
    """Cancels the task that is at the given await, counted over all tasks that begin while it is armed."""

    def __init__(self) -> None:
        self.step = 0
        self.count = 0
        self.is_armed = False
        self.all_at_once = False
        self.tasks: set[asyncio.Task[Any]] = set()

    def factory(
        self, loop: asyncio.AbstractEventLoop, coroutine: Coroutine[Any, Any, Any], **more: Any
    ) -> "asyncio.Task[Any]":
        # Workers serve everyone: only the end of the server cancels what goes on between it and them.
        if not self.is_armed or name_of(coroutine).startswith("WorkerPool."):
            return asyncio.Task(coroutine, loop=loop, **more)
        task = asyncio.Task(self._run(coroutine), loop=loop, **more)
        self.tasks.add(task)
        return task

    async def _run(self, coroutine: Coroutine[Any, Any, Any]) -> Any:
        return await Steps(coroutine, self)

    def passed(self) -> None:
        if not self.is_armed:
            return
        self.count += 1
        if self.count == self.step:
            loop = asyncio.get_running_loop()
            current = asyncio.current_task()
            assert current is not None
            # Once the task waits, as when another one ends it.
            for task in self.tasks if self.all_at_once else {current}:
                loop.call_soon(task.cancel)


def name_of(coroutine: Coroutine[Any, Any, Any]) -> str:
    return str(getattr(coroutine, "__qualname__", ""))


class Steps:
    """Awaits a coroutine, and says so whenever it waits for something."""

    def __init__(self, coroutine: Coroutine[Any, Any, Any], canceler: Canceler) -> None:
        self.coroutine = coroutine
        self.canceler = canceler

    def __await__(self) -> Generator[Any, Any, Any]:
        error: BaseException | None = None
        while True:
            try:
                waits_for = self.coroutine.send(None) if error is None else self.coroutine.throw(error)
            except StopIteration as end:
                return end.value
            self.canceler.passed()
            error = None
            try:
                yield waits_for
            except BaseException as thrown:  # noqa: BLE001 - whatever it is, the coroutine gets it
                error = thrown


Act = Callable[[Lesson], Coroutine[Any, Any, object]]


def says(lesson: Lesson, message: messages.TableMessage) -> Coroutine[Any, Any, object]:
    return lesson.table.answer(hashed(lesson.mover(lesson.table)), message, "en")


def teaches(lesson: Lesson, message: class_messages.ClassMessage) -> Coroutine[Any, Any, object]:
    return lesson.room.answer(hashed(lesson.token), message, "en")


async def try_homework(lesson: Lesson) -> None:
    due = lesson.room.now() + 86_400_000
    await teaches(lesson, GiveHomework("give", game="number-line", until=due, count=1))
    name = lesson.room.it.homework[0].names[0]
    for number in range(WRONG_BEFORE_ANSWER):
        await lesson.room.at_home.count_try(Key("child", 0), name, WRONG, f"try-{number}")
    await lesson.room.at_home.note_answer(Key("child", 0), name)


AT_A_TABLE: dict[str, Act] = {
    "a move": lambda lesson: lesson.move(lesson.mover(lesson.table)),
    "a move that the rules do not allow": lambda lesson: lesson.move(lesson.mover(lesson.table), "card 99"),
    "a hint": lambda lesson: says(lesson, messages.Hint("hint")),
    "a seat for another device": lambda lesson: says(lesson, messages.HandSeat("hand", seat=0)),
    "a bot in the seat": lambda lesson: says(lesson, messages.StandIn("bot", on=True)),
}
IN_A_CLASS: dict[str, Act] = {
    "everyone is seated again": lambda lesson: teaches(lesson, class_messages.SeatAll("again")),
    "all tables stop": lambda lesson: teaches(lesson, class_messages.SetEyes("eyes", on=True)),
    "a new name": lambda lesson: teaches(lesson, class_messages.RenameChild("name", child=0, nickname="Zoe")),
    "a child is removed": lambda lesson: teaches(lesson, class_messages.RemoveChild("gone", child=0)),
    "more children": lambda lesson: teaches(lesson, class_messages.AddChildren("more", names=["Eve"])),
    "a question to the class": lambda lesson: teaches(
        lesson, AskClass("ask", place=InScene(game="number-line", scene=0, step=2))
    ),
    "homework is given, tried and looked up": try_homework,
    "the lesson ends": lambda lesson: teaches(lesson, class_messages.EndLesson("end")),
    "a child joins": lambda lesson: lesson.room.come_in(
        class_messages.ComeIn(child_code=lesson.room.it.children[0].code)
    ),
}


async def canceled_at_every_await(folder: Path, act: Act, every: bool) -> int:
    """How many awaits there were."""
    loop, canceler = asyncio.get_running_loop(), Canceler()
    canceler.all_at_once = every
    loop.set_task_factory(canceler.factory)  # type: ignore[arg-type]  # takes whatever asyncio hands over
    async with school(folder) as here:
        for step in range(1, MOST_STEPS):
            lesson = await here.seated_class()
            canceler.step, canceler.count, canceler.is_armed = step, 0, True
            canceler.tasks.clear()
            acting = asyncio.ensure_future(act(lesson))
            await asyncio.wait([acting], timeout=PATIENCE)
            assert acting.done(), f"it hangs when it is canceled at await {step}"
            # Tasks that it started are done too, or canceled.
            await asyncio.wait(canceler.tasks, timeout=0.05)
            canceler.is_armed = False
            try:
                await lesson.agree()
            except AssertionError as error:
                raise AssertionError(f"canceled at await {step}: {error}") from error
            if canceler.count < step:
                assert acting.exception() is None
                return step
    raise AssertionError("it never ends")


@pytest.mark.parametrize("every", [False, True], ids=["one task", "every task"])
@pytest.mark.parametrize("what", AT_A_TABLE)
def test_canceled_at_a_table_nobody_else_notices(tmp_path: Path, what: str, every: bool) -> None:
    steps = asyncio.run(canceled_at_every_await(tmp_path, AT_A_TABLE[what], every))
    assert steps > 1, "it waited for something"


@pytest.mark.parametrize("every", [False, True], ids=["one task", "every task"])
@pytest.mark.parametrize("what", IN_A_CLASS)
def test_canceled_in_a_class_nobody_else_notices(tmp_path: Path, what: str, every: bool) -> None:
    steps = asyncio.run(canceled_at_every_await(tmp_path, IN_A_CLASS[what], every))
    assert steps > 1, "it waited for something"


CLOSED = 2


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    with Server(tmp_path, "--limits", "0") as running:
        yield running


def errors(server: Server) -> list[Json]:
    lines = [json.loads(line) for line in server.log.read_text().splitlines()]
    return [line for line in lines if line["level"] == "error"]


@contextmanager
def hold_store(server: Server) -> Iterator[None]:
    """Nothing is written meanwhile: every commit waits."""
    with closing(sqlite3.connect(server.data, isolation_level=None, timeout=PATIENCE)) as other:
        other.execute("BEGIN IMMEDIATE")
        yield
        other.execute("ROLLBACK")


def test_closing_a_connection_right_after_asking_for_a_hint_leaves_the_table_open(server: Server) -> None:
    pairs = lesson_of_pairs(server, ["Ada", "Bo"], game="number-line", options={"start": "seat"})
    mover, other = sorted(pairs.tables[0], key=lambda seat: not my_moves(seat.table()))
    with mover.live() as line, other.live() as watching:
        began = time.monotonic()
        assert line.say("hint")["type"] == "hinted"
        took = time.monotonic() - began
        for _ in range(CLOSED):
            with mover.live() as asking, hold_store(server):
                asking.send(type="hint", id=new_id())
                time.sleep(2 * took + 0.2)  # the hint is there, and its note waits for the store
                asking.socket.socket.close()
                time.sleep(0.1)
        for each in (line, watching):
            assert each.say("describe")["type"] == "described"
            assert "goodbye" not in [json.loads(text)["type"] for text in each.raw]
        assert line.say("move", text=my_moves(line.table)[0])["type"] == "accepted"
    pairs.close()
    assert errors(server) == []


class Busy(threading.Thread):
    """A student who moves, tries and asks until the connection ends, and keeps what was accepted."""

    def __init__(self, seat: Seat, seed: int) -> None:
        super().__init__()
        self.seat = seat
        self.chance = random.Random(seed)
        self.accepted = 0
        self.goodbyes: list[str] = []

    def run(self) -> None:
        with suppress(ConnectionClosed, OSError, TimeoutError), self.seat.live() as line:
            while not self.goodbyes:
                moves = my_moves(line.table)
                kind, text = ("move", self.chance.choice(moves)) if moves else ("try", "card 99")
                if self.chance.random() < 0.2:
                    kind, text = "hint", ""
                self.say(line, kind, text)

    def say(self, line: Line, kind: str, text: str) -> None:
        line.send(type=kind, id=new_id(), **{"text": text} if text else {})
        while True:
            frame = line.frame()
            if frame["type"] == "goodbye":
                self.goodbyes.append(frame["code"])
                return
            if frame.get("id") is not None:
                self.accepted = max(self.accepted, frame["number"] if frame["type"] == "accepted" else 0)
                return


def test_a_server_that_is_stopped_while_commits_are_on_their_way_keeps_what_it_accepted(server: Server) -> None:
    names = [f"Student {number}" for number in range(12)]
    pairs = lesson_of_pairs(server, names, game="number-line", options={"start": "seat"})
    seats = [seat for table in pairs.tables for seat in table]
    students = [Busy(seat, number) for number, seat in enumerate(seats)]
    for student in students:
        student.start()
    time.sleep(1.0)
    with hold_store(server):
        time.sleep(0.2)
        assert server.process is not None
        server.process.terminate()
        time.sleep(0.3)
    assert server.stop() == 0
    for student in students:
        student.join(PATIENCE)
    pairs.close()
    assert {code for student in students for code in student.goodbyes} <= {"stopping"}
    assert errors(server) == []
    assert commands.playmat("store", "check", "--data", str(server.data)).returncode == 0
    server.start()
    for student in students:
        assert student.accepted <= student.seat.table()["number"]
    assert any(student.accepted for student in students), "they were at it"
    for table in pairs.tables:
        mover = next((seat for seat in table if my_moves(seat.table())), None)
        if mover is not None:
            assert mover.say("move", text=my_moves(mover.table())[0])["type"] == "accepted"
