"""What a teacher and children may say to their class, and what follows."""

import pytest

from class_log import NAMES, PLAN, Classroom, code_of
from playmat.classroom import log, messages
from playmat.classroom.codes import CHILD_CODE_LENGTH
from playmat.classroom.lesson_plan import LessonPlan
from playmat.classroom.message_base import MOST_PLANS
from playmat.classroom.school_class import rebuild
from playmat.core.refusal import Refused


def test_a_class_is_what_its_log_makes_of_it() -> None:
    room = Classroom(NAMES)
    room.say(messages.SetPair("p", 0, 1, "apart"))
    room.say(messages.SeatAll("s"))
    room.say(messages.SetEyes("e", True))
    room.say(messages.RaiseHand("h", True), child=2)
    again = rebuild(room.it.code, room.log, room.names)
    assert again == room.it


def test_each_child_of_a_roster_has_a_code_and_an_animal_of_its_own() -> None:
    children = Classroom(NAMES).it.children.values()
    assert [child.name for child in children] == NAMES
    assert len({child.code for child in children}) == len({child.animal for child in children}) == 5
    assert all(len(child.code) == CHILD_CODE_LENGTH for child in children)


def test_two_adas_are_told_apart() -> None:
    room = Classroom(["Ada", "ada"])
    assert [child.name for child in room.it.children.values()] == ["Ada", "ada 2"]


def test_without_a_roster_a_child_types_a_name_and_comes_back_by_the_code_it_got() -> None:
    room = Classroom()
    child = room.come(nickname="Ada")
    assert room.it.children[child].name == "Ada"
    assert room.come(child_code=room.it.children[child].code) == child
    assert len(room.it.children) == 1


def test_with_a_roster_only_a_code_lets_in() -> None:
    room = Classroom(NAMES)
    with pytest.raises(Refused) as wrong:
        room.come(nickname="Zed")
    assert code_of(wrong) == "unknown-child-code"
    assert room.come(child_code=room.it.children[3].code) == 3


def test_nobody_comes_in_without_a_name() -> None:
    with pytest.raises(Refused) as wrong:
        Classroom().come(nickname="  ")
    assert code_of(wrong) == "name-needed"


def test_one_press_seats_everybody_who_is_there() -> None:
    room = Classroom([f"Child {number}" for number in range(29)])
    lesson = room.say(messages.SeatAll("s"), here=range(28)).lesson
    assert lesson is not None
    assert [len(table.seats) for table in lesson.tables] == [4] * 7
    assert sorted(child for table in lesson.tables for child in table.seats if child is not None) == list(range(28))
    assert len({table.code for table in lesson.tables}) == 7
    assert room.it.place_of(28) is None


def test_a_child_alone_plays_with_a_bot() -> None:
    lesson = Classroom(["Ada"]).say(messages.SeatAll("s")).lesson
    assert lesson is not None
    assert [table.seats for table in lesson.tables] == [(0, None, None)]  # Sevens needs three


def test_the_next_game_seats_those_together_who_have_not_met() -> None:
    room = Classroom([f"Child {number}" for number in range(9)], LessonPlan("sevens", size=3))
    for press in range(3):
        room.say(messages.SeatAll(f"s{press}"))
    assert max(room.it.met.values()) == 1
    assert room.it.rounds == 3


def test_who_comes_late_takes_the_seat_of_a_bot_or_gets_a_table_among_bots() -> None:
    room = Classroom(NAMES)
    room.say(messages.SeatAll("s"), here=[0, 1])  # two children and a bot
    room.say(messages.SeatChild("c", 2))
    found = room.it.place_of(2)
    assert found is not None
    assert found[0].seats.count(None) == 0
    room.say(messages.SeatChild("d", 3))
    lesson = room.it.lesson
    assert lesson is not None
    assert [table.seats for table in lesson.tables][1] == (3, None, None)


def test_a_full_table_is_refused_and_names_nobody() -> None:
    room = Classroom([f"Child {number}" for number in range(4)], LessonPlan("sevens", size=3))
    room.say(messages.SeatAll("s"), here=[0, 1, 2])
    with pytest.raises(Refused) as wrong:
        room.say(messages.SeatChild("c", 3, 0))
    assert code_of(wrong) == "table-full"


def test_nobody_moves_to_another_table_of_the_same_deal() -> None:
    room = Classroom(NAMES, LessonPlan("sevens", same_deal=True))
    lesson = room.say(messages.SeatAll("s")).lesson
    assert lesson is not None
    assert lesson.seed
    with pytest.raises(Refused) as wrong:
        room.say(messages.SeatChild("c", 0))
    assert code_of(wrong) == "same-deal-move"


def test_only_the_teacher_runs_the_lesson_and_a_child_only_its_own_hand() -> None:
    room = Classroom(NAMES)
    for message in (messages.SeatAll("a"), messages.SetEyes("b", True), messages.RemoveChild("c", 1)):
        with pytest.raises(Refused) as wrong:
            room.say(message, child=0)
        assert code_of(wrong) == "not-teacher"
    with pytest.raises(Refused) as wrong:
        room.say(messages.RaiseHand("d", True, 1), child=0)
    assert code_of(wrong) == "not-teacher"


def test_a_hand_is_raised_by_the_child_and_lowered_by_either() -> None:
    room = Classroom(NAMES)
    assert room.say(messages.RaiseHand("h", True), child=1).children[1].hand_since == room.now
    assert room.say(messages.RaiseHand("l", False, 1)).children[1].hand_since is None
    with pytest.raises(Refused) as wrong:
        room.say(messages.RaiseHand("x", True, 1))
    assert code_of(wrong) == "no-seat"


def test_who_is_taken_out_leaves_no_name_and_no_seat() -> None:
    room = Classroom(NAMES)
    room.say(messages.SetPair("p", 0, 1, "together"))
    room.say(messages.SeatAll("s"))
    room.say(messages.RemoveChild("r", 1))
    assert 1 not in room.it.children
    assert room.it.place_of(1) is None
    assert room.names[1] == ""
    assert not room.it.together


def test_an_animal_is_one_childs_only() -> None:
    room = Classroom(NAMES)
    free = next(
        animal for animal in ("fox", "owl", "cat") if animal not in {c.animal for c in room.it.children.values()}
    )
    assert room.say(messages.PickAnimal("a", free), child=0).children[0].animal == free
    for animal, code in ((free, "animal-taken"), ("teapot", "unknown-animal")):
        with pytest.raises(Refused) as wrong:
            room.say(messages.PickAnimal("b", animal), child=1)
        assert code_of(wrong) == code


@pytest.mark.parametrize(
    ("message", "code"),
    [
        (messages.SeatAll("a"), "nobody-there"),
        (messages.SetEyes("a", True), "no-lesson"),
        (messages.SignalTime("a", 5), "no-lesson"),
        (messages.EndLesson("a"), "no-lesson"),
        (messages.SeatChild("a", 0), "no-lesson"),
        (messages.RenameChild("a", 77, "Zed"), "no-such-child"),
        (messages.SetPair("a", 1, 1, "apart"), "pair-of-one"),
        (messages.DropPlan("a", 3), "no-such-plan"),
        (messages.SetPlan("a", LessonPlan("chess")), "unknown-game"),
        (messages.SetPlan("a", LessonPlan("sevens", level="genius")), "unknown-bot"),
        (messages.AddChildren("a", [f"Kid {n}" for n in range(56)]), "class-full"),
    ],
)
def test_what_cannot_be_is_refused_by_name(message: object, code: str) -> None:
    with pytest.raises(Refused) as wrong:
        Classroom(NAMES).say(message, here=[])
    assert code_of(wrong) == code


def test_a_class_without_a_plan_is_not_seated() -> None:
    with pytest.raises(Refused) as wrong:
        Classroom(NAMES, None).say(messages.SeatAll("s"))
    assert code_of(wrong) == "no-plan"


def test_plans_are_kept_and_dropped() -> None:
    room = Classroom(NAMES)
    room.say(messages.SavePlan("a", PLAN))
    room.say(messages.SavePlan("b", LessonPlan("number-line")))
    assert [plan.game for plan in room.it.plans.values()] == ["sevens", "number-line"]
    room.say(messages.DropPlan("c", 0))
    assert list(room.it.plans) == [1]


def test_a_saved_lesson_is_replaced_in_its_place_even_when_no_more_fit() -> None:
    room = Classroom(NAMES)
    for number in range(MOST_PLANS):
        room.say(messages.SavePlan(f"s{number}", PLAN))
    with pytest.raises(Refused) as wrong:
        room.say(messages.SavePlan("one more", PLAN))
    assert code_of(wrong) == "too-many"
    room.say(messages.SavePlan("r", LessonPlan("number-line"), 3))
    assert list(room.it.plans) == list(range(MOST_PLANS))
    assert room.it.plans[3].game == "number-line"
    # It was deleted on another device meanwhile: nothing is lost, and its number isn't used again.
    room.say(messages.DropPlan("d", 3))
    room.say(messages.SavePlan("again", LessonPlan("big-bang"), 3))
    assert room.it.plans[MOST_PLANS].game == "big-bang"
    assert 3 not in room.it.plans


def test_what_children_won_tells_how_strong_they_are() -> None:
    room = Classroom(NAMES)
    lesson = room.say(messages.SeatAll("s")).lesson
    assert lesson is not None
    code = lesson.tables[0].code
    room.keep([log.TableOver(at=9_999, code=code, matches=1, shares={0: 1.0, 1: 0.0})], {})
    room.keep([log.TableOver(at=9_999, code=code, matches=2, shares={0: 0.5})], {})
    assert room.it.strength() == {0: 0.75, 1: 0.0}
    assert room.it.lesson is not None
    assert room.it.lesson.tables[0].matches_over == 2


def test_the_end_of_a_lesson_lowers_hands_and_lets_eyes_go() -> None:
    room = Classroom(NAMES)
    room.say(messages.SeatAll("s"))
    room.say(messages.SetEyes("e", True))
    room.say(messages.SignalTime("t", 5))
    room.say(messages.RaiseHand("h", True), child=0)
    it = room.say(messages.EndLesson("x"))
    assert (it.lesson, it.eyes_on_me, it.ends_at, it.children[0].hand_since) == (None, False, None, None)


def test_a_lesson_of_ten_minutes_says_when_it_is_over_from_the_first_deal() -> None:
    room = Classroom(NAMES, LessonPlan("sevens", minutes=10))
    assert room.say(messages.SeatAll("s")).ends_at == room.now + 600_000


def test_a_child_comes_in_as_the_animal_it_wants_unless_somebody_is_it() -> None:
    room = Classroom()
    ada = room.come(nickname="Ada", animal="fox")
    assert room.it.children[ada].animal == "fox"
    with pytest.raises(Refused) as wrong:
        room.come(nickname="Bo", animal="fox")
    assert code_of(wrong) == "animal-taken"
    assert len(room.it.children) == 1
