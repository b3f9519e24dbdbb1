"""Tables as their class says they are: whatever a crash has left between the two is made up for."""

from typing import Final

from playmat.classroom.school_class import ClassTable, SchoolClass
from playmat.classroom.words import called
from playmat.server.rooms.room import Room
from playmat.table import host, messages, seating
from playmat.table.decision import Decision, Who
from playmat.table.log import Sat

# Nobody sits there as host: the class has opened it, and speaks for the teacher.
TEACHER: Final = Who(None, True)


async def bring_in_line(room: Room, it: SchoolClass, table: ClassTable) -> None:
    """Stopped or not, and nobody in a seat that the class has given to somebody else. The way in is another matter:
    a child sits down when its device asks for the seat."""
    async with room.lock:
        decision = difference(room, it, table)
        if decision.entries or decision.names:
            await room.commit(decision)
    room.changed.set()


def difference(room: Room, it: SchoolClass, table: ClassTable) -> Decision:
    assert it.lesson is not None, "only a lesson that is on has tables"
    found, now = Decision([]), room.now()
    level = it.lesson.plan.level
    for seat, child in enumerate(table.seats[: len(room.table.seats)]):
        kept = room.table.seats[seat]
        who = None if child is None else it.children[child]
        sits = who is not None and not who.rests
        name = "" if who is None else called(who, it.language)
        if kept.kind == "human" and not (sits and sits_there(room, seat, name)):
            found = found.then(given_to(room, seat, name if sits else "", level))
    if room.table.is_running and room.table.paused != it.is_stopped:
        found = found.then(host.pause(room.table, TEACHER, messages.Pause("", it.is_stopped), now))
    return found


def sits_there(room: Room, seat: int, name: str) -> bool:
    """Names are told apart in a class, so they tell who it is."""
    return room.table.seats[seat].kind == "human" and room.table.names[seat] == name


def given_to(room: Room, seat: int, name: str, level: str) -> Decision:
    """A bot's from now on or, with a name, that child's. Whoever sat there has lost the seat."""
    now, kept = room.now(), room.table.seats[seat]
    given = Decision([])
    if kept.kind == "human":
        given = seating.set_seat(room.table, TEACHER, messages.SetSeat("", seat, "bot", level), now)
    if not name:
        return given
    return given.then(Decision([Sat(at=now, seat=seat, colour=kept.colour)], {seat: name}))
