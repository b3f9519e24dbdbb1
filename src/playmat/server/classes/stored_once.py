"""Something said to a class is stored once, however often it is said."""

import asyncio
from collections.abc import Callable
from typing import Protocol

from playmat.classroom import log
from playmat.classroom.decision import ClassDecision, Said
from playmat.classroom.school_class import SchoolClass


class StoringRoom(Protocol):
    """A class that is open, as far as it takes to store something."""

    it: SchoolClass
    lock: asyncio.Lock
    now: Callable[[], int]

    async def commit(self, decision: ClassDecision) -> None: ...


class Deciding(Protocol):
    def __call__(self, it: SchoolClass, said: Said, /) -> ClassDecision: ...


async def stored_once(
    room: StoringRoom, child: int | None, message_id: str, decide: Deciding
) -> tuple[SchoolClass, ClassDecision, int]:
    """The class before, what was decided (nothing where it was said before), and the number of the entry."""
    speaker = log.TEACHER if child is None else child
    async with room.lock:
        before = room.it.answered.get((speaker, message_id), room.it.number)
        if before is not None:
            return room.it, ClassDecision(), before
        old, said = room.it, Said(at=room.now(), speaker=speaker, id=message_id)
        decision = decide(room.it, said)
        if decision.entries:
            await room.commit(decision)
        return old, decision, room.it.number
