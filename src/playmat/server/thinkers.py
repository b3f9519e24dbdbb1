"""The bots' worker processes: the event loop asks and never waits; a worker that crashes or hangs is replaced."""

import asyncio
import sys
from asyncio.subprocess import PIPE, Process
from typing import Final, TypeVar

import msgspec
from msgspec import Struct

from playmat.server.bot_worker import (
    CALM,
    HintQuestion,
    HintThought,
    JudgeQuestion,
    JudgeThought,
    Thought,
)
from playmat.server.logs import note

WORKER: Final = (sys.executable, "-m", "playmat.server.bot_worker")
CALM_WORKER: Final = (*WORKER, CALM)
LONGEST_ANSWER: Final = 64 * 1024
TRIES: Final = 2

Answer = TypeVar("Answer", Thought, HintThought, JudgeThought)


class Thinkers:
    """A few processes, each with one question at a time."""

    def __init__(self, count: int, seconds: float, command: tuple[str, ...] = WORKER) -> None:
        self.count = count
        self.seconds = seconds
        self.command = command
        self.replaced = 0
        self._idle: asyncio.LifoQueue[Process | None] = asyncio.LifoQueue()
        self._alive: set[Process] = set()

    async def open(self) -> None:
        """Places for workers; each starts with its first question."""
        for _ in range(self.count):
            self._idle.put_nowait(None)

    async def think(self, question: Struct) -> str | None:
        """The text that answers a question, as a bot's move; none where it could not be had in time."""
        thought = await self._answer(question, Thought)
        return None if thought is None else thought.text

    async def hint(self, question: HintQuestion) -> HintThought | None:
        return await self._answer(question, HintThought)

    async def judge(self, question: JudgeQuestion) -> JudgeThought | None:
        return await self._answer(question, JudgeThought)

    async def _answer(self, question: Struct, kind: type[Answer]) -> Answer | None:
        worker = await self._idle.get()
        try:
            for _ in range(TRIES):
                if worker is None or worker.returncode is not None:
                    worker = await self._start()
                answer = await self._ask(worker, question, kind)
                if answer is not None:
                    return answer
                await self._end(worker)
                worker = None
                self.replaced += 1
                note("worker-replaced", question=type(question).__name__)
            return None
        finally:
            self._idle.put_nowait(worker)

    async def close(self) -> None:
        for worker in list(self._alive):
            await self._end(worker)

    async def _start(self) -> Process:
        self._alive = {worker for worker in self._alive if worker.returncode is None}
        # A session of its own, so that Ctrl-C reaches only the server, which then ends its workers.
        worker = await asyncio.create_subprocess_exec(
            *self.command, stdin=PIPE, stdout=PIPE, limit=LONGEST_ANSWER, start_new_session=True
        )
        self._alive.add(worker)
        return worker

    async def _ask(self, worker: Process, question: Struct, kind: type[Answer]) -> Answer | None:
        assert worker.stdin is not None
        assert worker.stdout is not None
        try:
            worker.stdin.write(msgspec.json.encode(question) + b"\n")
            async with asyncio.timeout(self.seconds):
                await worker.stdin.drain()
                line = await worker.stdout.readline()
            return msgspec.json.decode(line, type=kind)
        except (TimeoutError, ConnectionError, ValueError, msgspec.DecodeError, RuntimeError):
            # RuntimeError is uvloop's word for writing to a process that has just gone.
            return None

    async def _end(self, worker: Process) -> None:
        self._alive.discard(worker)
        if worker.returncode is None:
            worker.kill()
        await worker.wait()
