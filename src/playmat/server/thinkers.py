"""The bots' worker processes: the event loop asks and never waits; a worker that crashes or hangs is replaced."""

import asyncio
import sys
from asyncio.subprocess import PIPE, Process
from typing import Final

import msgspec

from playmat.server.bot_worker import Question, Thought
from playmat.server.logs import note

WORKER: Final = (sys.executable, "-m", "playmat.server.bot_worker")
LONGEST_ANSWER: Final = 64 * 1024
TRIES: Final = 2


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

    async def think(self, question: Question) -> str | None:
        """The bot's move, or none where it could not be had in time."""
        worker = await self._idle.get()
        try:
            for _ in range(TRIES):
                if worker is None or worker.returncode is not None:
                    worker = await self._start()
                thought = await self._ask(worker, question)
                if thought is not None:
                    return thought
                await self._end(worker)
                worker = None
                self.replaced += 1
                note("worker-replaced", game=question.game, bot=question.bot)
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

    async def _ask(self, worker: Process, question: Question) -> str | None:
        assert worker.stdin is not None
        assert worker.stdout is not None
        try:
            worker.stdin.write(msgspec.json.encode(question) + b"\n")
            async with asyncio.timeout(self.seconds):
                await worker.stdin.drain()
                line = await worker.stdout.readline()
            return msgspec.json.decode(line, type=Thought).text
        except (TimeoutError, ConnectionError, ValueError, msgspec.DecodeError, RuntimeError):
            # RuntimeError is uvloop's word for writing to a process that has just gone.
            return None

    async def _end(self, worker: Process) -> None:
        self._alive.discard(worker)
        if worker.returncode is None:
            worker.kill()
        await worker.wait()
