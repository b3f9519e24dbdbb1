"""The door of a class: by a name while the teacher is near, or by a personal code."""

from typing import Final

from playmat.classroom.messages import ComeIn
from playmat.core.refusal import refused
from playmat.server.classes.class_room import ClassRoom

TEACHER_IS_NEAR: Final = 2 * 60 * 60 * 1000  # ms since her device was heard of


def need_open(room: ClassRoom, wish: ComeIn, address: str) -> None:
    """Raise `Refused` if no one with this wish can come in now.

    Without a roster the code of the class is all it takes, so it works only while the teacher sees who comes.
    """
    if wish.child_code:
        room.guesses.check(wish.child_code, address)
    elif not room.it.roster and room.teacher_away >= TEACHER_IS_NEAR:
        raise refused("class-closed")
