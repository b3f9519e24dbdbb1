"""What a teacher does for one child: a hint, a bot in the seat, another table."""

import pytest

from class_log import NAMES, Classroom, code_of
from playmat.classroom import messages
from playmat.classroom.lesson_plan import LessonPlan
from playmat.classroom.school_class import rebuild
from playmat.core.refusal import Refused

SIX = [*NAMES, "Fay"]


def playing(**plan: object) -> Classroom:
    """Two tables of three."""
    room = Classroom(SIX, LessonPlan("sevens", size=3, **plan))  # type: ignore[arg-type]  # fields of a plan
    room.say(messages.SeatAll("s"))
    return room


def two_apart(room: Classroom) -> tuple[int, int]:
    lesson = room.it.lesson
    assert lesson is not None
    one, other = lesson.tables[0].seats[0], lesson.tables[1].seats[2]
    assert one is not None
    assert other is not None
    return one, other


def test_two_children_change_places_and_everybody_else_stays() -> None:
    room = playing()
    before = room.it.lesson
    one, other = two_apart(room)
    room.say(messages.SwapChildren("w", one, other))
    after = room.it.lesson
    assert before is not None
    assert after is not None
    assert after.tables[0].seats == (other, *before.tables[0].seats[1:])
    assert after.tables[1].seats == (*before.tables[1].seats[:2], one)
    assert rebuild(room.it.code, room.log, room.names) == room.it


def test_nobody_changes_places_where_all_tables_have_the_same_cards() -> None:
    room = playing(same_deal=True)
    with pytest.raises(Refused) as wrong:
        room.say(messages.SwapChildren("w", *two_apart(room)))
    assert code_of(wrong) == "same-deal-move"
    with pytest.raises(Refused) as wrong:
        room.say(messages.ShowOnWall("x", [0]))
    assert code_of(wrong) == "same-deal-wall"


def test_a_bot_plays_for_a_child_until_the_seat_is_given_back_or_the_next_game_begins() -> None:
    room = playing()
    assert room.say(messages.KeepSeat("k", 0, True)).children[0].rests
    with pytest.raises(Refused) as wrong:
        room.say(messages.GiveHint("h", 0))
    assert code_of(wrong) == "bot-plays"
    assert not room.say(messages.KeepSeat("b", 0, False)).children[0].rests
    room.say(messages.KeepSeat("again", 0, True))
    assert not room.say(messages.SeatAll("next")).children[0].rests


def test_a_hint_waits_for_the_child_it_was_given_to() -> None:
    room = playing()
    assert room.say(messages.GiveHint("h", 2, waits=True)).children[2].hint == "waits"
    assert room.say(messages.GiveHint("i", 2)).children[2].hint == "shown"
    assert {child.hint for child in room.it.children.values() if child.number != 2} == {""}


@pytest.mark.parametrize(
    ("message", "code"),
    [
        (messages.SwapChildren("a", 0, 0), "pair-of-one"),
        (messages.SwapChildren("a", 0, 77), "no-such-child"),
        (messages.KeepSeat("a", 0, False), "bot-plays-not"),
        (messages.ShowOnWall("a", [9]), "no-such-table"),
    ],
)
def test_what_cannot_be_is_refused(message: object, code: str) -> None:
    with pytest.raises(Refused) as wrong:
        playing().say(message)
    assert code_of(wrong) == code


def test_who_sits_nowhere_gets_no_hint() -> None:
    room = Classroom(SIX, LessonPlan("sevens", size=3))
    room.say(messages.SeatAll("s"), here=range(5))
    with pytest.raises(Refused) as wrong:
        room.say(messages.GiveHint("h", 5))
    assert code_of(wrong) == "child-not-seated"


def test_who_is_left_over_shares_a_device_where_the_teacher_wants_that() -> None:
    room = Classroom(NAMES, LessonPlan("stars-and-bars", odd="share"))
    lesson = room.say(messages.SeatAll("s")).lesson
    assert lesson is not None
    assert [len(table.seats) for table in lesson.tables] == [2, 2]
    assert not any(None in table.seats for table in lesson.tables)
    ((guest, host),) = [pair for table in lesson.tables for pair in table.guests]
    assert room.it.place_of(guest) is None
    assert room.it.host_of(guest) is room.it.children[host]
    assert rebuild(room.it.code, room.log, room.names) == room.it
    with_bots = Classroom(NAMES, LessonPlan("stars-and-bars")).say(messages.SeatAll("s")).lesson
    assert with_bots is not None
    assert sum(table.seats.count(None) for table in with_bots.tables) == 1


def test_a_child_alone_plays_with_a_bot_even_so() -> None:
    lesson = Classroom(["Ada"], LessonPlan("stars-and-bars", odd="share")).say(messages.SeatAll("s")).lesson
    assert lesson is not None
    assert [table.seats for table in lesson.tables] == [(0, None)]


def test_real_names_need_never_reach_the_class() -> None:
    room = Classroom(["", "", ""], hidden=True)
    assert [child.name for child in room.it.children.values()] == ["", "", ""]
    with pytest.raises(Refused) as wrong:
        room.say(messages.AddChildren("a", ["Ada"]))
    assert code_of(wrong) == "names-hidden"
    assert len(room.say(messages.AddChildren("b", [""])).children) == 4
    assert rebuild(room.it.code, room.log, room.names) == room.it
