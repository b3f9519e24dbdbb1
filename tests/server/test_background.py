"""Background work that fails is logged with its name, counted, and shown in `/health`; what can go on goes on."""

import asyncio
import re
import time
from collections.abc import Awaitable, Callable, Coroutine, Generator
from pathlib import Path
from typing import Any

import pytest

from playmat.classroom import messages as class_messages
from playmat.classroom.homework.play import HomeworkPlay
from playmat.classroom.homework_messages import GiveHomework, PlayHomework
from playmat.classroom.poll_messages import AskClass, InScene
from playmat.core.refusal import refused
from playmat.server import background
from playmat.server.http.desk import Desk
from playmat.server.now import calendar_ms
from playmat.server.rooms import caretaker, hall
from playmat.table.admission import CreateTable
from school import Lesson, School, school
from serving import PATIENCE, Server

SERVER = Path(background.__file__).parent
DAY = 86_400_000
# Not background work: the answer to a message, whose sender is told if it fails.
STARTS_TASKS = {"background.py", "live/talk.py"}


def test_every_task_of_the_server_is_started_by_one_helper() -> None:
    starting = re.compile(r"create_task\(|ensure_future\(|TaskGroup\(")
    found = {
        path.relative_to(SERVER).as_posix() for path in SERVER.rglob("*.py") if starting.search(path.read_text("utf-8"))
    }
    assert found == STARTS_TASKS


class Killed:
    """A coroutine that fails at its first await."""

    def __init__(self, coroutine: Coroutine[Any, Any, Any]) -> None:
        self.coroutine = coroutine

    def __await__(self) -> Generator[Any, Any, Any]:
        try:
            yield self.coroutine.send(None)
            waits_for = self.coroutine.throw(MemoryError("killed"))
            while True:  # what it still has to tidy up
                yield waits_for
                waits_for = self.coroutine.send(None)
        except StopIteration as end:
            return end.value


async def lives_shortly(coroutine: Coroutine[Any, Any, Any]) -> Any:
    return await Killed(coroutine)


class Killer:
    """Kills the first task whose coroutine has a certain name."""

    def __init__(self, victim: str) -> None:
        self.victim = victim
        self.has_killed = False

    def factory(
        self, loop: asyncio.AbstractEventLoop, coroutine: Coroutine[Any, Any, Any], **more: Any
    ) -> "asyncio.Task[Any]":
        if not self.has_killed and self.is_victim(coroutine):
            self.has_killed = True
            coroutine = lives_shortly(coroutine)
        return asyncio.Task(coroutine, loop=loop, **more)

    def is_victim(self, coroutine: Coroutine[Any, Any, Any]) -> bool:
        name = getattr(coroutine, "__qualname__", "")
        frame = getattr(coroutine, "cr_frame", None)
        if name == "every" and frame is not None:
            name += " " + frame.f_locals["name"]
        return name == self.victim


async def plays_with_a_bot(here: School) -> None:
    entered = await here.hall.create(CreateTable("number-line", ["me", "simple"], nickname="Ada", start=True))
    table = entered.room
    secret, key = table.key_of(entered.token)
    table.admit(await table.listen(secret, key, "en", 0))
    for _ in range(40):
        moves = getattr(getattr(table.frame(key, "en", 0).play, "offer", None), "moves", [])
        if moves:
            from playmat.table.messages import Move

            await table.answer(secret, Move(f"m{table.table.number}", text=moves[0]), "en")
        await asyncio.sleep(0.02)


async def asks(here: School) -> None:
    lesson = await here.seated_class()
    await lesson.teach(AskClass("ask", place=InScene(game="number-line", scene=0, step=2)))


async def ends(here: School) -> None:
    lesson = await here.seated_class()
    await lesson.teach(class_messages.EndLesson("end"))


async def is_seated(here: School) -> None:
    await here.seated_class()


async def has_homework(here: School) -> None:
    lesson: Lesson = await here.seated_class()
    until = calendar_ms() + DAY
    await lesson.teach(GiveHomework("give", game="number-line", until=until, play=HomeworkPlay(1, "easy")))
    child = next(it for it in lesson.room.audience.listeners if it.key.kind == "child")
    await lesson.room.answer(child.hashed, PlayHomework("play", homework=0, match=0), "en")


async def loads(here: School) -> None:
    lesson = await here.seated_class()
    here.hall.forget(lesson.table, "stopping", final=False)
    with pytest.raises(MemoryError):
        await here.hall.find(lesson.table.code)


async def prints(_: School) -> None:
    desk = Desk("desk", 4, 4)
    with pytest.raises(TimeoutError):
        async with asyncio.timeout(0.2):
            await desk.run("", list)
    assert await desk.run("", dict) == {}, "the next one is served"
    desk.close()


async def waits(_: School) -> None:
    await asyncio.sleep(0.1)


KINDS: dict[str, tuple[str, Callable[[School], Awaitable[None]]]] = {
    "sweep": ("every sweep", waits),
    "caretaker": ("every caretaker", waits),
    "keeper": ("Hall._kept", plays_with_a_bot),
    "bot-move": ("Keeper._play", plays_with_a_bot),
    "workers": ("WorkerPool._work", plays_with_a_bot),
    "lesson-watch": ("LessonWatch._look_now_and_then", is_seated),
    "homework-watch": ("HomeworkDesk._look_now_and_then", has_homework),
    "poll-review": ("Polls._judge", asks),
    "class-review": ("Judging._judge_class", ends),
    "load": ("Hall.load", loads),
    "desk": ("Desk._work", prints),
}


@pytest.mark.parametrize("kind", KINDS)
def test_each_kind_of_background_task_that_is_killed_is_reported(
    kind: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(hall, "SWEEP_SECONDS", 0.01)
    monkeypatch.setattr(caretaker, "LOOK_SECONDS", 0.01)
    background.failures.clear()
    victim, act = KINDS[kind]
    killer = Killer(victim)

    async def run() -> str:
        asyncio.get_running_loop().set_task_factory(killer.factory)  # type: ignore[arg-type]  # takes what asyncio gives
        async with school(tmp_path) as here:
            await act(here)
            until = time.monotonic() + PATIENCE
            while not background.failures and time.monotonic() < until:
                await asyncio.sleep(0.01)
            return here.hall.measured()

    measured = asyncio.run(run())
    assert killer.has_killed
    assert background.failures[kind] == 1
    assert "playmat_background_failures_total 1" in measured
    assert f"{kind}-failed" in [record.getMessage() for record in caplog.records]
    background.failures.clear()


def test_a_refusal_is_an_answer_and_no_failure() -> None:
    async def refuses() -> None:
        await asyncio.sleep(0)
        raise refused("stopping")

    async def run() -> None:
        task = background.supervise(refuses(), "test")
        await asyncio.wait([task])

    background.failures.clear()
    asyncio.run(run())
    assert not background.failures


def test_work_that_nobody_waits_for_anymore_goes_on_and_is_reported() -> None:
    done: list[str] = []

    async def work() -> None:
        await asyncio.sleep(0.01)
        done.append("done")
        raise MemoryError

    async def run() -> None:
        waiting = asyncio.ensure_future(background.finish(work(), "test"))
        await asyncio.sleep(0)
        await asyncio.sleep(0)
        waiting.cancel()
        await asyncio.wait([waiting])
        assert waiting.cancelled()
        await asyncio.sleep(0.05)

    background.failures.clear()
    asyncio.run(run())
    assert done == ["done"]
    assert background.failures == {"test": 1}
    background.failures.clear()


def test_repeated_work_goes_on_after_a_failure() -> None:
    rounds: list[int] = []

    async def work() -> None:
        rounds.append(len(rounds))
        if len(rounds) == 1:
            raise MemoryError

    async def run() -> None:
        task = background.supervise(background.every(0.001, work, "test"), "test")
        while len(rounds) < 3:
            await asyncio.sleep(0.001)
        task.cancel()

    background.failures.clear()
    asyncio.run(run())
    assert background.failures == {"test": 1}
    background.failures.clear()


def test_a_clock_whose_move_is_refused_goes_on_and_is_shown_in_health(faulty_server: Server) -> None:
    ada = faulty_server.create(game="faulty", seats=["me", "open"], clock={"kind": "move", "seconds": 1})
    faulty_server.join(ada.code, "Ben")
    with ada.live() as line:
        ada.do("start")
        number = line.table["number"]
        line.table_until(lambda table: table["number"] >= number + 3)
        moved = [event for event in ada.table()["events"] if event["kind"] == "moved"]
        assert len(moved) >= 2, "a move that is allowed is made instead, again and again"
    told = faulty_server.get("/health")
    assert told.status_code == 200
    assert told.json()["status"] == "ok"
    assert told.json()["background"]["failed"]["clock"] >= 2
    assert faulty_server.metric("playmat_background_failures_total") >= 2
    assert '"event": "clock-failed"' in faulty_server.log.read_text()
