"""The review looks at the decisions of a class, in worker processes that give way to everybody who plays.

It begins when a lesson ends, or when its report is asked for, and what comes of a table is written into the log of the
class: it is there for good, on every server, and goes with the class. Only tables that are over for the class are
looked at, so nobody waits for it and nobody learns anything from it.
"""

import asyncio
from collections.abc import Callable, Iterable
from typing import Final, Protocol

import msgspec

from playmat.classroom import log
from playmat.classroom.decision import ClassDecision
from playmat.classroom.report.judged import TableToJudge, ToJudge, Verdict, by_child, table_to_judge
from playmat.classroom.report.lessons import tables_over
from playmat.classroom.school_class import SchoolClass
from playmat.classroom.sittings import Sittings, sittings_of
from playmat.core.refusal import Refused
from playmat.insight.review import judged_from
from playmat.server.background import supervise
from playmat.server.store.protocol import Failed, Store, StoredTable
from playmat.server.workers.bot_worker import JudgeQuestion
from playmat.server.workers.pool import WorkerPool
from playmat.table.log import read_entry as read_table_entry

MOST_AT_ONCE: Final = 4  # classes; the others wait
REST_SECONDS: Final = 1.0  # while no worker starts


class JudgedRoom(Protocol):
    """A class that is open, as far as this needs it."""

    it: SchoolClass
    code: str
    number: int
    now: Callable[[], int]

    async def note(self, decision: ClassDecision) -> None: ...


class Judging:
    """All classes of a server that are being looked at."""

    def __init__(self, store: Store, thinkers: WorkerPool) -> None:
        self.store = store
        self.thinkers = thinkers
        self._work: dict[str, asyncio.Task[None]] = {}
        self._turn = asyncio.Semaphore(MOST_AT_ONCE)

    def begin(self, room: JudgedRoom) -> None:
        """Whatever is not judged yet will be; said again while it is at work, it changes nothing."""
        if room.code not in self._work:
            work = self._work[room.code] = supervise(self._judge_class(room), "class-review")
            work.add_done_callback(lambda _: self._work.pop(room.code, None))

    async def close(self) -> None:
        works = list(self._work.values())
        for work in works:
            work.cancel()
        await asyncio.gather(*works, return_exceptions=True)

    async def _judge_class(self, room: JudgedRoom) -> None:
        async with self._turn:
            try:
                await self._judge_tables(room)
            except (Refused, Failed):
                return  # the class was closed, or the store failed: it is done when it is asked for again

    async def _judge_tables(self, room: JudgedRoom) -> None:
        stored = await self.store.read(room.code)
        if stored is None:
            return
        entries = [log.read_entry(entry) for entry in stored.entries]
        sittings, lengths = sittings_of(entries), judged_lengths(entries)
        for code in tables_over(entries, room.it):
            table = await self.store.read(code)
            if table is None or table.fault is not None or lengths.get(code) == len(table.entries):
                continue
            try:
                asked = await asyncio.to_thread(played, table, sittings)
            except (Refused, msgspec.DecodeError):
                continue  # a report says that it could not be read
            verdicts = [one for one in [await self._ask(room, asked.game.name, it) for it in asked.chosen] if one]
            found = await asyncio.to_thread(by_child, verdicts, asked)
            entry = log.TableJudged(at=room.now(), code=code, entries=len(table.entries), children=found)
            await room.note(ClassDecision([entry]))

    async def _ask(self, room: JudgedRoom, game: str, it: ToJudge) -> Verdict | None:
        """One decision at a time: of several classes each gets one in turn. None where it could not be judged."""
        asked = it.question
        question = JudgeQuestion(game, asked.seat, asked.number, asked.game, asked.move, dict(asked.view))
        thought = await self.thinkers.judge(question, room.number)
        while thought is None and self.thinkers.is_resting:
            await asyncio.sleep(REST_SECONDS)
            thought = await self.thinkers.judge(question, room.number)
        return None if thought is None else Verdict(it, judged_from(thought.judged), thought.said)


def judged_lengths(entries: Iterable[log.AnyEntry]) -> dict[str, int]:
    """By table, how long its log was when it was judged."""
    return {entry.code: entry.entries for entry in entries if isinstance(entry, log.TableJudged)}


def played(stored: StoredTable, sittings: Sittings) -> TableToJudge:
    return table_to_judge(stored.code, [read_table_entry(entry) for entry in stored.entries], sittings)
