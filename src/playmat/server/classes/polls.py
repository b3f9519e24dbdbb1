"""Questions to a class at work: positions found at its tables, answers taken, the review worked out elsewhere."""

import asyncio
from collections.abc import Callable, Collection
from contextlib import suppress
from typing import Protocol

from playmat.classroom import poll_messages
from playmat.classroom.answers import ClassAnswer
from playmat.classroom.decision import ClassDecision
from playmat.classroom.open_positions import Found, Standing, find_exact, find_position
from playmat.classroom.poll import Poll
from playmat.classroom.poll_answers import (
    PollBar,
    PollPosition,
    PollReview,
    PollView,
    PositionShown,
    SceneChoice,
    SceneList,
)
from playmat.classroom.poll_frames import bars_of, poll_view
from playmat.classroom.poll_log import PollJudged
from playmat.classroom.poll_steps import answer, ask, existing_poll, step
from playmat.classroom.posed import shown, table_of
from playmat.classroom.positions import table_at
from playmat.classroom.scenes import choices_of, scene_position
from playmat.classroom.school_class import SchoolClass
from playmat.core.refusal import Refused, refused
from playmat.server.background import supervise
from playmat.server.classes.class_keys import need_teacher, speaker_of
from playmat.server.classes.lesson_tables import LessonTables
from playmat.server.classes.poll_review import review_of
from playmat.server.classes.stored_once import Deciding, stored_once
from playmat.table.answers import Accepted, TableFrame
from playmat.table.decision import RefusedMove
from playmat.table.frames import Reader, Teller
from playmat.table.inquiries import board_text
from playmat.table.keys import Key
from playmat.table.table import Table


class AskedRoom(Protocol):
    """A class that is open, as far as its questions need it."""

    it: SchoolClass
    number: int
    lock: asyncio.Lock
    now: Callable[[], int]

    @property
    def tables(self) -> LessonTables: ...

    @property
    def here(self) -> Collection[int]: ...

    async def commit(self, decision: ClassDecision) -> None: ...

    async def follow(self, old: SchoolClass, decision: ClassDecision) -> None: ...


class Told:
    """What everybody is told of a question in one language, as long as nothing happens in the class."""

    def __init__(self, number: int, bars: list[PollBar], review: PollReview | None) -> None:
        self.number = number
        self.bars = bars
        self.review = review


class Polls:
    def __init__(self, room: AskedRoom) -> None:
        self.room = room
        self._positions: dict[int, Table] = {}
        self._told: dict[str, Told] = {}
        self._thinking: asyncio.Task[None] | None = None

    # What is seen.

    def position(self, poll: Poll) -> Table:
        """Played once; the next question takes its place."""
        if poll.number not in self._positions:
            self._positions = {poll.number: table_of(poll.posed)}
            self._told = {}
        return self._positions[poll.number]

    def view(self, key: Key, language: str) -> PollView | None:
        poll = self.room.it.poll
        if poll is None:
            return None
        told = self._told.get(language)
        if told is None or told.number != self.room.it.number:
            table = self.position(poll)
            told = Told(self.room.it.number, bars_of(poll, table, language), review_of(poll, table, language))
            self._told[language] = told
        child = key.seat if key.kind == "child" else None
        is_teacher = key.kind == "teacher"
        return poll_view(poll, told.bars, told.review, self.room.here, language, child=child, teacher=is_teacher)

    # What is said.

    async def answer(self, key: Key, message: poll_messages.PollMessage, language: str) -> ClassAnswer:
        match message:
            case poll_messages.SeePoll():
                poll = existing_poll(self.room.it, message.poll)
                table = self.position(poll)
                frame, board = seen(table, poll.posed.seat, language)
                return PollPosition(message.id, poll.number, frame, board)
            case poll_messages.AnswerPoll():
                return await self._choose(key, message, language)
        need_teacher(key)
        match message:
            case poll_messages.ListScenes():
                found = await asyncio.to_thread(choices_of, message.game, language)
                return SceneList(message.id, [SceneChoice(*one) for one in found])
            case poll_messages.SeePosition():
                return await self._show(message, language)
            case poll_messages.AskClass():
                return await self._ask(message)
            case poll_messages.StepPoll():
                return await self._step(message)

    async def _show(self, message: poll_messages.SeePosition, language: str) -> PositionShown:
        here, found = await self._find(message.place)
        frame, board = await asyncio.to_thread(lambda: seen(table_of(found.posed), found.posed.seat, language))
        if found.position is None:
            return PositionShown(message.id, frame, board)
        shown_at = message.id, frame, board, found.position, found.match
        if here is None:
            return PositionShown(*shown_at, moves=found.moves)
        all_moves = len(here.matches[found.match - 1].moves)
        return PositionShown(*shown_at, matches=len(here.matches), moves=found.moves, all_moves=all_moves)

    async def _find(self, place: poll_messages.Place) -> tuple[Standing | None, Found]:
        """Return the table too if the teacher goes through it move by move. In a thread: it may replay matches."""
        if isinstance(place, poll_messages.InScene):
            return None, await asyncio.to_thread(scene_position, place.game, place.scene, place.step)
        it = self.room.it
        if isinstance(place, poll_messages.InPoll):
            if place.poll not in it.polls:
                raise refused("no-poll")
            return None, Found(it.polls[place.poll].posed)  # what was shown once hides nothing any more
        if isinstance(place, poll_messages.AtPosition):
            return None, await self._find_exact(it, place)
        if it.lesson is None or place.table >= len(it.lesson.tables):
            raise refused("unknown-table", {"code": str(place.table + 1)})
        here = await self._standing(it, place.table)
        others = [await self._standing(it, number) for number in range(len(it.lesson.tables))]
        dealt_alike = others if it.lesson.plan.same_deal else []
        found = await asyncio.to_thread(find_position, here, dealt_alike, place.match, place.moves)
        return here, found

    async def _find_exact(self, it: SchoolClass, place: poll_messages.AtPosition) -> Found:
        """At a table of this lesson the same holds as for any other question about it; elsewhere nobody plays on."""
        code = place.position.table
        if code not in it.tables:
            raise refused("unknown-table", {"code": code})
        playing = [] if it.lesson is None else [table.code for table in it.lesson.tables]
        others: list[Standing] = []
        entries = await self.room.tables.log_of(code)
        if code in playing:
            here = await self._standing(it, playing.index(code))
            if it.lesson is not None and it.lesson.plan.same_deal:
                others = [await self._standing(it, number) for number in range(len(playing))]
        else:
            here = Standing(await asyncio.to_thread(table_at, entries, len(entries)), plays=False)
        return await asyncio.to_thread(find_exact, here, others, entries, place.position, place.seat)

    async def _standing(self, it: SchoolClass, number: int) -> Standing:
        assert it.lesson is not None
        return Standing((await self.room.tables.room_of(it, it.lesson.tables[number])).table, plays=True)

    async def _ask(self, message: poll_messages.AskClass) -> Accepted:
        """The tables stop first, so that the position that is shown is the one that stands."""
        _, found = await self._find(message.place)
        number = await self._decide(None, message.id, lambda it, said: ask(it, found, said))
        self._think()
        return Accepted(message.id, number)

    async def _choose(self, key: Key, message: poll_messages.AnswerPoll, language: str) -> ClassAnswer:
        child = speaker_of(key)
        if child is None:
            raise refused("no-seat")
        poll = existing_poll(self.room.it, message.poll)
        table = self.position(poll)
        try:
            number = await self._decide(child, message.id, lambda it, said: answer(it, child, message, table, said))
        except RefusedMove as wrong:
            teller = Teller(table, Reader(poll.posed.seat, False, language))
            return teller.refused(wrong.refusal, message.id)
        return Accepted(message.id, number)

    async def _step(self, message: poll_messages.StepPoll) -> Accepted:
        poll = existing_poll(self.room.it, message.poll)
        if message.to == "told" and poll.advice is None:
            self._think()
            if self._thinking is not None:
                await self._thinking
        number = await self._decide(None, message.id, lambda it, said: step(it, message, said))
        return Accepted(message.id, number)

    async def _decide(self, child: int | None, message_id: str, decide: Deciding) -> int:
        """Stored once, however often it is said; then the tables do their part."""
        old, decision, number = await stored_once(self.room, child, message_id, decide)
        await self.room.follow(old, decision)
        return number

    # What the review says.

    def _think(self) -> None:
        """Begun when the question is asked, so that it is there when it is wanted."""
        poll = self.room.it.poll
        if poll is not None and poll.advice is None and (self._thinking is None or self._thinking.done()):
            self._thinking = supervise(self._judge(poll), "poll-review")

    async def _judge(self, poll: Poll) -> None:
        table = self.position(poll)
        assert table.play is not None, "a position is in a match"
        thought = await self.room.tables.thought_of(table.play.match, poll.posed.seat, self.room.number)
        advice, said = ({}, []) if thought is None else (dict(thought.advice), [dict(one) for one in thought.said])
        with suppress(Refused):  # the store failed: it is worked out again when it is wanted
            async with self.room.lock:
                if self.room.it.poll is not None and self.room.it.poll.number == poll.number:
                    entry = PollJudged(at=self.room.now(), poll=poll.number, advice=advice, said=said)
                    await self.room.commit(ClassDecision([entry]))


def seen(table: Table, seat: int, language: str) -> tuple[TableFrame, str]:
    """A position on the table and in words, as that seat sees it."""
    return shown(table, seat, language), board_text(table, Teller(table, Reader(seat, False, language)))
