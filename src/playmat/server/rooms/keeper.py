"""Sees to it that what is due at a table happens: clocks, patience, the next game, bots' moves."""

import asyncio
from random import random

from playmat.core.refusal import Refused
from playmat.server.background import failures, finish, report_failure, supervise
from playmat.server.rooms.room import ALWAYS_LOOKS, Room
from playmat.server.workers.bot_worker import Question
from playmat.server.workers.worker_queue import Rank
from playmat.table import moves
from playmat.table.keys import new_token
from playmat.table.pace import bot_due
from playmat.table.presence import Presence
from playmat.table.schedule import ClockFault, bots_to_move, next_due, tick

# Who asks by plain HTTP may fall silent without a sign: look again after so long. Who has a line is heard to leave.
LOOK_AGAIN = 5.0
AT_LEAST_ONCE_IN = 600.0
REST_AFTER_FAULT = 5.0


class Keeper:
    """Keeps one room as long as anybody is there; then the table sleeps."""

    def __init__(self, room: Room, pace: int) -> None:
        self.room = room
        self.pace = pace
        self.thinking: dict[int, asyncio.Task[None]] = {}

    async def run(self) -> None:
        room = self.room
        try:
            while not room.is_closed:
                room.changed.clear()
                if not room.audience.anybody(room.table, room.now()):
                    break
                presence = await self._happen()
                self._ask_bots(room.now())
                await self._wait(presence, room.now())
        except Exception as error:  # noqa: BLE001 - its own fault or the game's: the table sleeps, and who says something wakes it
            if not (isinstance(error, Refused) and room.is_closed):  # else the store failed, and the room was let go
                self._fault("keeper", error)
        finally:
            room.is_asleep = True
            for task in self.thinking.values():
                task.cancel()

    async def _happen(self) -> Presence:
        """Whatever is due, one after the other; and who is there when nothing is any more."""
        room = self.room
        async with room.lock:
            while True:
                now = room.now()
                presence = room.audience.presence(room.table, now)
                try:
                    decision = tick(room.table, presence, now, self.pace)
                except ClockFault as fault:
                    self._fault("clock", fault)
                    decision = fault.instead
                if decision is None:
                    return presence
                await room.commit(decision)

    def _bots_due(self) -> dict[int, int]:
        """When the bots that may move, and do not think yet, begin to."""
        table = self.room.table
        return {seat: bot_due(table, seat, self.pace) for seat in bots_to_move(table) if seat not in self.thinking}

    def _ask_bots(self, now: int) -> None:
        for seat, due in self._bots_due().items():
            if due <= now:
                self.thinking[seat] = supervise(self._think(seat), "bot-move")

    async def _wait(self, presence: Presence, now: int) -> None:
        room = self.room
        dues = [next_due(room.table, presence, self.pace)]
        dues += self._bots_due().values()
        known = [due for due in dues if due is not None]
        longest = AT_LEAST_ONCE_IN if room.audience.all_by_line() else LOOK_AGAIN
        # Not to the moment: hundreds of tables opened together would all look at once, and keep each other waiting.
        seconds = longest * (0.75 + random() / 2)
        if known:
            seconds = min(seconds, max(0, min(known) - now) / 1000)
        due = asyncio.get_running_loop().call_later(seconds, room.changed.set)
        room.next_look = now + int(seconds * 1000)
        try:
            await room.changed.wait()
        finally:
            room.next_look = ALWAYS_LOOKS
            due.cancel()

    async def _think(self, seat: int) -> None:
        room = self.room
        try:
            asked = room.table
            if seat not in bots_to_move(asked) or asked.play is None:
                return
            bot = asked.seats[seat].bot or ""
            view = dict(asked.play.match.view(seat))
            question = Question(asked.setup.game.name, seat, bot, new_token(), view)
            is_waited_for = any(it.kind == "human" and not it.away for it in asked.seats)
            rank = Rank.BOT if is_waited_for else Rank.BOTS_ALONE
            text = await room.services.thinkers.think(question, room.number, rank)
            await finish(self._play(seat, text, len(asked.past)), "bot-move")
        except Exception as error:  # noqa: BLE001 - its own fault or the game's: the bot rests and tries again, the table stays open
            if isinstance(error, Refused) and room.is_closed:
                return  # the store failed, and the room was let go
            self._fault("bot-move", error)
            await asyncio.sleep(REST_AFTER_FAULT)
        finally:
            self.thinking.pop(seat, None)
            room.changed.set()

    def _fault(self, name: str, error: Exception) -> None:
        """Report a failure. A game may raise the same error again and again, so that is logged only once."""
        if isinstance(error, Refused):
            report_failure(name, error, table=self.room.number)
            self.room.services.counters["playmat_faults_total", "", ""] += 1
        else:
            failures[name] += 1
            self.room.count_game_fault(error, f"{name}-failed")

    async def _play(self, seat: int, text: str | None, match: int) -> None:
        room = self.room
        async with room.lock:
            table = room.table
            if seat not in bots_to_move(table) or len(table.past) != match:
                return  # somebody came back, or the match is over: nothing to play any more
            try:
                decision = (
                    moves.fallback_move(table, seat, room.now())
                    if text is None
                    else moves.bot_move(table, seat, text, room.now())
                )
            except Refused:
                # Thought out on an older position. A table must never get stuck on that.
                decision = moves.fallback_move(table, seat, room.now())
            await room.commit(decision)
