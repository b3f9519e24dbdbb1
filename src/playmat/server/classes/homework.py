"""Homework at an open class: what a child tries or plays is judged here, whatever the device says, and kept."""

import asyncio
from collections.abc import Collection, Iterator
from contextlib import suppress
from typing import Final, Protocol

from playmat.classroom import homework_messages
from playmat.classroom.answers import SeatOpened
from playmat.classroom.decision import ClassDecision, Draw
from playmat.classroom.homework.homework import Homework
from playmat.classroom.homework.steps import answered, existing_homework, give, opened, played, puzzle_by_name, tried
from playmat.classroom.school_class import SchoolClass
from playmat.core.refusal import Refused, refused
from playmat.games.registry import find_game
from playmat.puzzles.judge import SOLVED, judge
from playmat.puzzles.puzzle import Puzzle
from playmat.server.background import report_failure, supervise
from playmat.server.classes.class_keys import need_teacher, speaker_of
from playmat.server.classes.home_tables import HomeTables, Sitting
from playmat.server.classes.own_puzzles import Looks, puzzles_of_lesson
from playmat.server.classes.stored_once import StoringRoom, stored_once
from playmat.server.rooms.audience import Audience
from playmat.server.rooms.lookers import Lookers
from playmat.server.rooms.ratings import Ratings
from playmat.table.answers import Accepted
from playmat.table.keys import Key, new_code, new_seed, new_token

LOOK_EVERY: Final = 1.0  # seconds
REST_AFTER_FAULT: Final = 5.0


class HomeRoom(StoringRoom, Looks, Protocol):
    """A class that is open, as far as its homework needs it."""

    audience: Audience
    is_closed: bool

    @property
    def here(self) -> Collection[int]: ...

    @property
    def home_tables(self) -> HomeTables: ...

    @property
    def lookers(self) -> Lookers: ...

    @property
    def ratings(self) -> Ratings: ...


class HomeworkDesk:
    def __init__(self, room: HomeRoom) -> None:
        self.room = room
        self._watch: asyncio.Task[None] | None = None

    # Puzzles.

    async def tried(self, key: Key, message: homework_messages.TryHomework) -> Accepted:
        """A move that the rules do not allow is refused and does not count as a try. Judged beside all tables: a puzzle
        is played from its deal."""
        child = speaker_of(key)
        if child is None:
            raise refused("no-seat")
        homework = existing_homework(self.room.it, message.homework)
        puzzle = homework.puzzle(puzzle_by_name(homework, message.puzzle))
        state = (await asyncio.to_thread(judge, puzzle, message.moves)).state
        return Accepted(message.id, await self._count(child, homework, message.puzzle, state, message.id))

    async def count_try(self, key: Key, name: str, state: str, message_id: str) -> None:
        """What a student tries at the page of a puzzle counts. A teacher only looks."""
        child = speaker_of(key)
        if child is not None:
            await self._count(child, self._homework_with(key, name), name, state, message_id or new_token())

    async def _count(self, child: int, homework: Homework, name: str, state: str, message_id: str) -> int:
        _, decision, number = await stored_once(
            self.room, child, message_id, lambda it, said: tried(it, child, homework.number, name, state, said)
        )
        puzzle = homework.puzzle(puzzle_by_name(homework, name))
        is_first = (child, puzzle.id) not in homework.marks and bool(decision.entries)
        if is_first and puzzle.id not in homework.own:
            await self.room.ratings.count(puzzle, solved=state == SOLVED)
        return number

    async def note_answer(self, key: Key, name: str) -> None:
        """Before a student is shown the answer, which has its time."""
        child = speaker_of(key)
        if child is not None:
            number = self._homework_with(key, name).number
            await stored_once(self.room, child, new_token(), lambda it, said: answered(it, child, number, name, said))

    async def give_own(self, key: Key, message: homework_messages.GiveHomework) -> Accepted:
        """Puzzles of the class's own games: looked for first, then given. Where there are too few, others are added."""
        need_teacher(key)
        game = find_game(message.game).name
        found = await puzzles_of_lesson(self.room, self.room.lookers, game, message.count)
        draw = Draw(new_seed(), new_code)
        _, _, number = await stored_once(
            self.room, None, message.id, lambda it, said: give(it, message, said, draw, found)
        )
        return Accepted(message.id, number)

    def puzzle(self, key: Key, name: str) -> Puzzle:
        """A puzzle of homework, for the students by the name they know it by, and for the teacher."""
        homework = self._homework_with(key, name)
        return homework.puzzle(homework.id_by_name(name) or name)

    def _homework_with(self, key: Key, name: str) -> Homework:
        if key.kind not in ("child", "teacher"):
            raise refused("not-teacher")
        for homework in self.room.it.homework.values():
            is_of_teacher = key.kind == "teacher" and name in homework.own
            if not homework.is_dropped and (is_of_teacher or homework.id_by_name(name) is not None):
                return homework
        raise refused("unknown-puzzle", {"name": name[:80]})

    # Matches.

    async def play(self, secret: str, key: Key, message: homework_messages.PlayHomework) -> SeatOpened:
        child = speaker_of(key)
        if child is None:
            raise refused("no-seat")
        draw = Draw("", new_code)
        await stored_once(self.room, child, message.id, lambda it, said: opened(it, child, message, said, draw))
        homework = existing_homework(self.room.it, message.homework)
        sitting = Sitting(homework, child, message.match, homework.tables[child, message.match])
        joined = await self.room.home_tables.key_to(self.room.it, sitting, secret)
        self.wake()
        return SeatOpened(message.id, joined)

    def wake(self) -> None:
        """Tables of children who are here are looked at, so that what they have played is seen at once."""
        if self.room.is_closed:
            if self._watch is not None:
                self._watch.cancel()
        elif any(self._running()) and (self._watch is None or self._watch.done()):
            self._watch = supervise(self._look_now_and_then(), "homework-watch")

    def _running(self) -> Iterator[Sitting]:
        here = self.room.here
        return (sitting for sitting in sittings(self.room.it) if sitting.child in here)

    async def _look_now_and_then(self) -> None:
        while not self.room.is_closed and any(self._running()):
            try:
                with suppress(Refused):  # the store failed, and the clients here have been told
                    for sitting in [one for one in self._running() if self.room.home_tables.is_over(one)]:
                        await self._settle(sitting)
            except Exception as error:  # noqa: BLE001 - other results are still to come
                report_failure("homework-watch", error)
                await asyncio.sleep(REST_AFTER_FAULT)
            await asyncio.sleep(LOOK_EVERY)

    async def settle(self, number: int) -> None:
        """Before somebody asks who did what: matches that ended when nobody looked."""
        for sitting in [one for one in sittings(self.room.it) if one.homework.number == number]:
            await self._settle(sitting)

    async def _settle(self, sitting: Sitting) -> None:
        result = await self.room.home_tables.result_of(sitting)
        if result is None:
            return
        async with self.room.lock:
            homework = self.room.it.homework[sitting.homework.number]
            table = homework.tables.get((sitting.child, sitting.match))
            if table is not None and table.result is None:
                entry = played(homework.number, sitting.child, sitting.match, result, self.room.now())
                await self.room.commit(ClassDecision([entry]))

    async def dropped(self, homework: Homework) -> None:
        """Its tables go with it."""
        for (child, match), table in homework.tables.items():
            await self.room.home_tables.give_up(Sitting(homework, child, match, table))


def sittings(it: SchoolClass) -> Iterator[Sitting]:
    """Tables of homework of which nobody knows yet what came of them."""
    return (
        Sitting(homework, child, match, table)
        for homework in it.homework.values()
        for (child, match), table in homework.tables.items()
        if table.result is None
    )
