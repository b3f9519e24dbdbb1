"""The bots' worker processes: the event loop asks and never waits; a worker that crashes or hangs is replaced."""

import asyncio
import sys
from asyncio.subprocess import PIPE, Process
from typing import Any, Final, Generic, TypeVar

import msgspec
from msgspec import Struct

from playmat import system
from playmat.server.background import supervise
from playmat.server.logs import note, warn
from playmat.server.workers.back_off import BackOff
from playmat.server.workers.bot_worker import (
    CALM,
    BotReply,
    HintQuestion,
    HintReply,
    JudgeQuestion,
    JudgeReply,
)
from playmat.server.workers.worker_line import FAULT, FaultReply
from playmat.server.workers.worker_queue import Place, Rank, WorkerQueue

WORKER: Final = (sys.executable, "-m", "playmat.server.workers.bot_worker")
CALM_WORKER: Final = (*WORKER, CALM)
LONGEST_ANSWER: Final = 64 * 1024
TRIES: Final = 2
MOST_LOGGED: Final = 100  # different faults of questions
# Thirty children may want a hint at the same time.
HINT_SECONDS: Final = 20.0

Answer = TypeVar("Answer", bound=Struct)


class Asked(Generic[Answer]):
    """A question, and who waits for its answer."""

    def __init__(self, question: Struct, kind: type[Answer]) -> None:
        self.question = question
        self.kind = kind
        self.answer: asyncio.Future[Answer | None] = asyncio.get_running_loop().create_future()

    def tell(self, answer: Answer | None) -> None:
        if not self.answer.done():
            self.answer.set_result(answer)


class WorkerPool:
    """A few processes, each with one question at a time; the others wait in turn.

    `seconds` is what a worker may take, and what a bot waits in all, from when it is asked.
    """

    def __init__(self, count: int, seconds: float, command: tuple[str, ...] = WORKER) -> None:
        self.count = count
        self.seconds = seconds
        self.command = command
        self.replaced = 0
        self._waiting: WorkerQueue[Asked[Any]] = WorkerQueue()
        self._back_off = BackOff()
        self._idle: list[Process | None] = []
        self._alive: set[Process] = set()
        self._working: set[asyncio.Task[None]] = set()
        self._faults: set[str] = set()  # of questions, that were logged

    async def open(self) -> None:
        """Places for workers; each starts with its first question."""
        self._idle = [None] * self.count

    async def close(self) -> None:
        for asked in self._waiting.drop_all():
            asked.tell(None)
        for work in self._working:
            work.cancel()
        await asyncio.gather(*self._working, return_exceptions=True)
        for worker in list(self._alive):
            await self._end(worker)

    @property
    def is_resting(self) -> bool:
        """Whether no worker would start just now, so that every answer is none."""
        return not self._back_off.may_try(asyncio.get_running_loop().time())

    async def think(self, question: Struct, table: int, rank: Rank = Rank.BOT) -> str | None:
        """The text that answers a question, as a bot's move; none where it could not be had in time."""
        thought = await self._answer(Asked(question, BotReply), rank, table, self.seconds)
        return None if thought is None else thought.text

    async def hint(self, question: HintQuestion, table: int) -> HintReply | None:
        return await self._answer(Asked(question, HintReply), Rank.HINT, table, HINT_SECONDS)

    async def judge(self, question: JudgeQuestion, table: int = 0) -> JudgeReply | None:
        return await self._answer(Asked(question, JudgeReply), Rank.REVIEW, table, self.seconds)

    async def _answer(self, asked: Asked[Answer], rank: Rank, table: int, seconds: float) -> Answer | None:
        """Who is cancelled here leaves the queue; what a worker has begun it may finish."""
        until = asyncio.get_running_loop().time() + seconds
        pushed_out = self._waiting.put(asked, Place(rank, table, until))
        if pushed_out is not None:
            pushed_out.tell(None)
        self._go_on()
        try:
            async with asyncio.timeout_at(until):
                return await asked.answer
        except TimeoutError:
            return None
        finally:
            self._waiting.drop(asked)

    def _go_on(self) -> None:
        """Give questions to workers while there are both."""
        if self.is_resting:
            for asked in self._waiting.drop_all():
                asked.tell(None)
        while self._idle and (following := self._waiting.take(asyncio.get_running_loop().time())) is not None:
            work = supervise(self._work(self._idle.pop(), following), "workers")
            self._working.add(work)
            work.add_done_callback(self._working.discard)

    async def _work(self, worker: Process | None, asked: Asked[Answer]) -> None:
        try:
            for _ in range(TRIES):
                if self.is_resting or asked.answer.done():
                    break
                if worker is None or worker.returncode is not None:
                    worker = await self._start()
                answer = None if worker is None else await self._ask(worker, asked)
                if answer is not None:
                    self._worked()
                    asked.tell(None if isinstance(answer, FaultReply) else answer)
                    break
                if worker is not None:
                    await self._end(worker)
                    worker = None
                self._failed(asked)
        finally:
            asked.tell(None)
            self._idle.append(worker)
            self._go_on()

    def _worked(self) -> None:
        if self._back_off.worked():
            warn("workers-work-again")

    def _failed(self, asked: Asked[Answer]) -> None:
        self.replaced += 1
        note("worker-replaced", question=type(asked.question).__name__)
        if self._back_off.failed(asyncio.get_running_loop().time()):
            # Said once: it is tried again after a pause, with plain moves for bots meanwhile.
            warn("workers-fail")

    async def _start(self) -> Process | None:
        self._alive = {worker for worker in self._alive if worker.returncode is None}
        try:
            # A session of its own, so that Ctrl-C reaches only the server, which then ends its workers.
            worker = await asyncio.create_subprocess_exec(
                *self.command, stdin=PIPE, stdout=PIPE, limit=LONGEST_ANSWER, **system.apart(calm=CALM in self.command)
            )
        except OSError:
            return None
        self._alive.add(worker)
        return worker

    def _fault(self, line: bytes) -> FaultReply:
        """The worker is well: its question was at fault, or the game. Each fault is logged once."""
        fault = msgspec.json.decode(line, type=FaultReply)
        if fault.where not in self._faults and len(self._faults) < MOST_LOGGED:
            self._faults.add(fault.where)
            warn("question-failed", error=fault.error, where=fault.where)
        return fault

    async def _ask(self, worker: Process, asked: Asked[Answer]) -> Answer | FaultReply | None:
        assert worker.stdin is not None
        assert worker.stdout is not None
        try:
            worker.stdin.write(msgspec.json.encode(asked.question) + b"\n")
            async with asyncio.timeout(self.seconds):
                await worker.stdin.drain()
                line = await worker.stdout.readline()
            if line.startswith(FAULT):
                return self._fault(line)
            return msgspec.json.decode(line, type=asked.kind)
        except (TimeoutError, ConnectionError, ValueError, msgspec.DecodeError, RuntimeError):
            # RuntimeError is uvloop's word for writing to a process that has just gone.
            return None

    async def _end(self, worker: Process) -> None:
        self._alive.discard(worker)
        if worker.returncode is None:
            worker.kill()
        await worker.wait()
