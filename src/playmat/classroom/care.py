"""What a teacher does for one child: a hint, a bot in the seat for a while, a place at another table."""

from playmat.classroom import log, messages
from playmat.classroom.child import Child
from playmat.classroom.decision import ClassDecision, Said, existing, need_lesson
from playmat.classroom.lesson import ClassTable
from playmat.classroom.school_class import SchoolClass
from playmat.core.refusal import refused


def give_hint(it: SchoolClass, message: messages.GiveHint, said: Said) -> ClassDecision:
    child, _ = seated(it, message.child)
    if child.rests:
        raise refused("bot-plays")
    return ClassDecision([log.HintGiven(**said, child=child.number, waits=message.waits)])


def keep_seat(it: SchoolClass, message: messages.KeepSeat, said: Said) -> ClassDecision:
    child, _ = seated(it, message.child)
    if child.rests == message.on:
        raise refused("bot-plays" if message.on else "bot-plays-not")
    return ClassDecision([log.SeatKept(**said, child=child.number, on=message.on)])


def swap(it: SchoolClass, message: messages.SwapChildren, said: Said) -> ClassDecision:
    """Each goes on with the other's cards, so nobody may have seen them before: not where all tables have the same."""
    (one, here), (other, there) = seated(it, message.one), seated(it, message.other)
    lesson = need_lesson(it)
    if one is other:
        raise refused("pair-of-one")
    if here is there:
        raise refused("same-table")
    if lesson.plan.same_deal:
        raise refused("same-deal-move")
    places = [(table, table.seat_of(child.number)) for child, table in ((one, here), (other, there))]
    (left, left_seat), (right, right_seat) = places
    return ClassDecision(
        [
            log.ChildSeated(**said, child=one.number, table=lesson.tables.index(right), seat=right_seat),
            log.ChildSeated(at=said["at"], child=other.number, table=lesson.tables.index(left), seat=left_seat),
        ]
    )


def show_on_wall(it: SchoolClass, message: messages.ShowOnWall, said: Said) -> ClassDecision:
    """Nobody learns the cards of others from the wall who is still to play them."""
    tables = need_lesson(it).tables if message.tables else ()
    if any(number >= len(tables) for number in message.tables):
        raise refused("no-such-table")
    if message.tables and it.lesson is not None and it.lesson.plan.same_deal:
        raise refused("same-deal-wall")
    return ClassDecision([log.WallSet(**said, tables=sorted(set(message.tables)), names=message.names)])


def seated(it: SchoolClass, number: int) -> tuple[Child, ClassTable]:
    """A child and the table where it sits."""
    child = existing(it, number)
    need_lesson(it)
    place = it.place_of(number)
    if place is None:
        raise refused("child-not-seated")
    return child, place[0]
