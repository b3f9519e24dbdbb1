"""Tables of homework: opened when a child begins a match, alone or among bots; nobody waits and no clock runs."""

import asyncio
from dataclasses import dataclass
from typing import Final

import msgspec

from playmat.classroom.homework.homework import Homework
from playmat.classroom.homework.outcome import outcome_of
from playmat.classroom.homework.play import HomeResult, HomeTable, HomeworkPlay, seats_of
from playmat.classroom.school_class import SchoolClass
from playmat.classroom.words import called
from playmat.core.refusal import Refused, refused
from playmat.games.registry import find_game
from playmat.server.classes.agreement import TEACHER
from playmat.server.classes.lesson_tables import key_to_seat
from playmat.server.now import now_ms
from playmat.server.rooms.hall import Hall
from playmat.server.rooms.room import Room
from playmat.server.store.protocol import Failed
from playmat.server.store.stored_table import read_log
from playmat.table import host, messages
from playmat.table.admission import CreateTable, Joined
from playmat.table.keys import new_seed
from playmat.table.log import AnyEntry, Opened, read_entry
from playmat.table.opening import OPEN, opened
from playmat.table.table import open_table

PATIENCE: Final = 300  # seconds: there is nobody who waits for the child


@dataclass(frozen=True, slots=True)
class Sitting:
    """A child at a table of its homework."""

    homework: Homework
    child: int
    match: int
    table: HomeTable

    @property
    def play(self) -> HomeworkPlay:
        assert self.homework.play is not None, "only homework that is played has tables"
        return self.homework.play


class HomeTables:
    def __init__(self, hall: Hall) -> None:
        self.hall = hall

    async def key_to(self, it: SchoolClass, sitting: Sitting, root: str) -> Joined:
        """A fresh key to the child's seat, made from the key `root` of the class, and the table first where it is not
        there yet."""
        name = called(it.children[sitting.child], it.language)
        room = await self.hall.find_or_open(sitting.table.code, lambda: planned(it.code, sitting, name))
        return await key_to_seat(room, sitting.table.seat, name, sitting.play.level, root)

    def is_over(self, sitting: Sitting) -> bool:
        """As far as it is in memory: a table that sleeps is not played at."""
        room: Room | None = self.hall.rooms.get(sitting.table.code)
        return room is not None and (bool(room.table.past) or room.table.stage == "over")

    async def result_of(self, sitting: Sitting) -> HomeResult | None:
        """From the store, wherever the table is looked after. None while it is played, or was never opened."""
        try:
            stored = await self.hall.store.read(sitting.table.code)
        except Failed:
            raise refused("store-failed") from None
        if stored is None:
            return None
        try:
            return await asyncio.to_thread(lambda: outcome_of(read_log(stored, read_entry, Opened), sitting.table.seat))
        except Refused:
            return None  # it was damaged: nothing can be said of it

    async def give_up(self, sitting: Sitting) -> None:
        """The homework was taken back: its tables are erased. Whoever sits at one is told."""
        try:
            stored = await self.hall.store.read(sitting.table.code)
            if stored is not None:
                await self.hall.store.erase(stored.table)
        except Failed:
            raise refused("store-failed") from None
        room = self.hall.rooms.get(sitting.table.code)
        if room is not None:
            self.hall.forget(room, "table-gone", final=True)


def planned(class_code: str, sitting: Sitting, name: str) -> tuple[list[AnyEntry], list[str]]:
    """The table as it begins: the child sits, bots in all other seats, the cards are dealt."""
    play, seat = sitting.play, sitting.table.seat
    game = find_game(sitting.homework.game)
    seats = seats_of(game, play)
    wish = CreateTable(
        game.name,
        [OPEN if place == seat else play.level for place in range(seats)],
        preset=play.preset,
        options=play.options,
        helps=play.helps,
        patience=PATIENCE,
    )
    first, _ = opened(wish, now_ms())
    kinds = [msgspec.structs.replace(it, kind="human") if it.kind == "open" else it for it in first.seats]
    first = msgspec.structs.replace(first, seats=kinds, class_code=class_code)
    names = [name if place == seat else "" for place in range(seats)]
    seed = sitting.homework.seeds[sitting.match] if sitting.homework.seeds else new_seed()
    dealt = host.start(open_table(sitting.table.code, first, names), TEACHER, messages.Start(""), now_ms(), seed)
    return [first, *dealt.entries], names
