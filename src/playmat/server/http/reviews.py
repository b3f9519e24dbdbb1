"""Reviews of records, made move by move by a process of its own that gives way to everybody else.

Who looks at a review asks for it again and again; nobody asking, nothing is done. Of several reviews each gets a move
in turn.
"""

import asyncio
from collections import OrderedDict
from contextlib import suppress
from typing import Final, cast

from playmat.core.message import Message
from playmat.core.refusal import refused
from playmat.insight.review import Judged, Question, Review, judged_from, questions, summed_up
from playmat.server.background import supervise
from playmat.server.http.replay import Replayed
from playmat.server.now import now_ms
from playmat.server.workers.bot_worker import JudgeQuestion
from playmat.server.workers.pool import CALM_WORKER, WorkerPool

MOST_MOVES: Final = 600
MOST_KEPT: Final = 40
# So many reviews are made at the same time; who comes later is asked to wait.
MOST_MADE: Final = 12
LONGEST_JUDGING: Final = 20.0  # seconds for one move, on a machine that is busy
# Who has not asked for so long has gone away.
STILL_THERE_MS: Final = 10_000
LONGEST_WAIT: Final = 2.0
# While no worker starts.
REST_SECONDS: Final = 1.0


class Job:
    """One review, made or being made."""

    def __init__(self, replayed: Replayed) -> None:
        self.replayed = replayed
        self.asked: list[Question] = questions(replayed.game, replayed.record)
        if len(self.asked) > MOST_MOVES:
            raise refused("review-too-long", {"number": MOST_MOVES})
        self.total = len(self.asked)
        # A move that could not be judged is none.
        self.judged: list[Judged | None] = []
        self.best: list[Message | None] = []
        self.looked_at = now_ms()
        self.changed = asyncio.Event()
        self.review: Review | None = None

    @property
    def is_done(self) -> bool:
        return len(self.judged) == self.total

    @property
    def is_wanted(self) -> bool:
        return not self.is_done and now_ms() - self.looked_at < STILL_THERE_MS

    def take(self, judged: Judged | None, best: Message | None) -> None:
        self.judged.append(judged)
        self.best.append(best)
        if self.is_done:
            seats = len(self.replayed.record.seats)
            self.review = summed_up(self.replayed.game, seats, [one for one in self.judged if one is not None])
            self.asked = []  # a view for each move: much, and needed no more
        self.changed.set()
        self.changed.clear()


class Reviewer:
    """All reviews of a server."""

    def __init__(self) -> None:
        self.thinkers = WorkerPool(1, LONGEST_JUDGING, CALM_WORKER)
        self._jobs: OrderedDict[str, Job] = OrderedDict()
        self._work: asyncio.Task[None] | None = None

    async def open(self) -> None:
        await self.thinkers.open()

    async def close(self) -> None:
        if self._work is not None:
            self._work.cancel()
            with suppress(asyncio.CancelledError):
                await self._work
        await self.thinkers.close()

    def known(self, replayed: Replayed) -> Job | None:
        return self._jobs.get(replayed.id)

    def check_room(self) -> None:
        if sum(1 for other in self._jobs.values() if other.is_wanted) >= MOST_MADE:
            raise refused("too-many", {"number": MOST_MADE})

    def begin(self, job: Job) -> Job:
        """From now on it is made; where somebody else was first, that one is."""
        known = self._jobs.get(job.replayed.id)
        if known is not None:
            return known
        self.check_room()
        self._jobs[job.replayed.id] = job
        if len(self._jobs) > MOST_KEPT:
            self._jobs.popitem(last=False)
        return job

    async def progress(self, job: Job, seen: int) -> Job:
        """A review as far as it is; waits a moment where the asker has seen all of that."""
        if job.replayed.id in self._jobs:
            self._jobs.move_to_end(job.replayed.id)
        job.looked_at = now_ms()
        if not job.is_done and (self._work is None or self._work.done()):
            self._work = supervise(self._judge_all(), "review")
        if not job.is_done and seen >= len(job.judged):
            with suppress(TimeoutError):
                async with asyncio.timeout(LONGEST_WAIT):
                    await job.changed.wait()
        return job

    async def _judge_all(self) -> None:
        """A move of each review that somebody waits for, round and round, until nobody does."""
        while wanted := [job for job in self._jobs.values() if job.is_wanted]:
            for job in wanted:
                await self._judge(job)

    async def _judge(self, job: Job) -> None:
        asked = job.asked[len(job.judged)]
        question = JudgeQuestion(
            job.replayed.game.name, asked.seat, asked.number, asked.game, asked.move, dict(asked.view)
        )
        thought = await self.thinkers.judge(question)
        if thought is None and self.thinkers.is_resting:
            await asyncio.sleep(REST_SECONDS)
        elif thought is None:
            job.take(None, None)
        else:
            job.take(judged_from(thought.judged), cast(Message, thought.said))
