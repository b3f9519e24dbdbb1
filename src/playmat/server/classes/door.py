"""The door of a class: by a name while the teacher is near, or by a personal code, of which few may be wrong. Counted
by address and over all of them: four letters can be tried out, but not at this pace."""

import math
from typing import Final

from playmat.classroom.messages import ComeIn
from playmat.core.refusal import Refused, refused
from playmat.server.classes.class_room import ClassRoom
from playmat.server.now import now_ms
from playmat.server.rooms.limits import WRONG_CHILD, WRONG_CHILD_OF_CLASS, Limits

TEACHER_IS_NEAR: Final = 2 * 60 * 60 * 1000  # ms since her device was heard of


def need_open(room: ClassRoom, wish: ComeIn) -> None:
    """Without a roster a code is all that it takes, so it is good only while somebody looks who comes."""
    if not room.it.roster and not wish.child_code and room.teacher_away >= TEACHER_IS_NEAR:
        raise refused("class-closed")


class CodeTry:
    """One personal code. It counts before anybody looks, and no more once it was right."""

    def __init__(self, limits: Limits, room: ClassRoom, address: str) -> None:
        self._limits = limits
        self._counted = ((WRONG_CHILD, f"{address} {room.number}"), (WRONG_CHILD_OF_CLASS, str(room.number)))
        now = now_ms()
        for place, (rate, name) in enumerate(self._counted):
            if not limits.take(rate, name, now):
                self._give_back(place)
                missing = 1 - limits.left(rate, name, now)
                seconds = math.ceil(missing / (rate.per_second * limits.scale))
                raise refused("too-many-child-codes", {"minutes": math.ceil(seconds / 60)})

    def was_right(self) -> None:
        self._give_back(len(self._counted))

    def _give_back(self, count: int) -> None:
        for rate, name in self._counted[:count]:
            self._limits.give_back(rate, name, now_ms())


def is_wrong_code(wrong: Refused) -> bool:
    return wrong.refusal.code == "unknown-child-code"
