"""Tables as their class says they are: whatever a crash has left between the two is made up for."""

from typing import Final

from playmat.classroom.arrangement import is_race
from playmat.classroom.lesson import ClassTable
from playmat.classroom.school_class import SchoolClass
from playmat.classroom.words import called
from playmat.server.rooms.room import Room
from playmat.table import host, messages, seating
from playmat.table.decision import Decision, Who
from playmat.table.keys import FIRST_DEVICE
from playmat.table.log import AtDevice, Sat

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
        is_there = sits and sits_there(room, seat, name)
        if kept.kind == "human" and not is_there:
            found = found.then(given_to(room, seat, name if sits else "", level))
        if sits and (is_there or kept.kind == "human"):
            found = found.then(at_device(room, seat, device_of(it, child), is_new=not is_there))
    if room.table.is_running and room.table.paused != it.is_stopped:
        found = found.then(host.pause(room.table, TEACHER, messages.Pause("", it.is_stopped), now))
    return found


def device_of(it: SchoolClass, child: int | None) -> int | None:
    """The number that the child's device has at tables, where it is shared. In a race a device is one seat's."""
    device = None if child is None or child not in it.children else it.children[child].device
    if device is None or it.lesson is None or is_race(it.lesson.plan):
        return None
    return FIRST_DEVICE - 1 - device


def at_device(room: Room, seat: int, device: int | None, *, is_new: bool) -> Decision:
    """Who sits there, perhaps only now, plays at this device, or at one of their own."""
    if (None if is_new else room.table.seats[seat].device) == device:
        return Decision([])
    return Decision([AtDevice(at=room.now(), seat=seat, device=device)])


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
