"""Who speaks to a class: its teacher, a child, or a wall that says nothing."""

from playmat.core.refusal import refused
from playmat.table.keys import Key


def speaker_of(key: Key) -> int | None:
    """The child that speaks, or nobody: then it is the teacher. A wall says nothing."""
    if key.kind == "child":
        return key.seat
    need_teacher(key)
    return None


def need_teacher(key: Key) -> None:
    if key.kind != "teacher":
        raise refused("not-teacher")
