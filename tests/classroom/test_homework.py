"""Homework of a class: given until a date, tried puzzle by puzzle, told to the teacher by child."""

from typing import Any

import pytest

from playmat.classroom import homework_messages, log, messages
from playmat.classroom.decide import after, decide, made
from playmat.classroom.decision import Draw, Said
from playmat.classroom.frames import Moment, child_frame, teacher_frame
from playmat.classroom.homework.homework import Homework
from playmat.classroom.homework.steps import (
    LONGEST_LOG_FOR_TRIES,
    MOST_WRONG,
    TICKET_OPEN,
    WRONG_BEFORE_ANSWER,
    answered,
    tried,
)
from playmat.classroom.homework.views import homework_shown
from playmat.classroom.school_class import SchoolClass, rebuild
from playmat.core.refusal import Refused
from playmat.puzzles.shelf import picked_set

SEED = "00112233445566778899aabbccddeeff"
NOW, DAY = 1_000_000, 24 * 60 * 60 * 1000
ADA, BO = 0, 1


class Class:
    def __init__(self) -> None:
        self.it: SchoolClass
        self.it, begun = made(messages.CreateClass(["Ada", "Bo", "Cy"]), 0)
        self.log = begun.entries
        self.ids = iter(range(10_000))

    def say(self, message: Any, child: int | None = None) -> None:
        self.keep(decide(self.it, child, message, NOW, [], Draw(SEED, lambda: "T")))

    def keep(self, decision: Any) -> None:
        self.log = [*self.log, *decision.entries]
        self.it = after(self.it, decision)

    def give(self, **wish: Any) -> Homework:
        wish = {"game": "number-line", "until": NOW + DAY, **wish}
        self.say(homework_messages.GiveHomework(f"g{next(self.ids)}", **wish))
        return self.it.homework[len(self.it.homework) - 1]

    def attempt(self, child: int, puzzle: int, state: str, at: int = NOW) -> None:
        name = self.it.homework[0].names[puzzle]
        said: Said = {"at": at, "speaker": child, "id": f"t{next(self.ids)}"}
        self.keep(tried(self.it, child, 0, name, state, said))

    def see_answer(self, child: int, puzzle: int, at: int = NOW) -> None:
        name = self.it.homework[0].names[puzzle]
        self.keep(answered(self.it, child, 0, name, {"at": at, "speaker": child, "id": f"s{next(self.ids)}"}))

    def shown(self) -> Any:
        return homework_shown("", self.it.homework[0], self.it, NOW)


@pytest.fixture
def them() -> Class:
    return Class()


def test_who_did_what_comes_back_to_the_teacher(them: Class) -> None:
    homework = them.give(count=3, band="easy", title=" Monday ")
    assert (homework.title, len(homework.puzzles), homework.is_ticket) == ("Monday", 3, False)
    them.attempt(ADA, 0, "solved")
    them.attempt(ADA, 1, "wrong")
    them.attempt(ADA, 1, "solved")
    for _ in range(WRONG_BEFORE_ANSWER):
        them.attempt(ADA, 2, "wrong")
    them.see_answer(ADA, 2)
    them.attempt(ADA, 2, "solved")
    them.attempt(BO, 1, "wrong")

    ada, bo, cy = them.shown().children
    assert (ada.solved, ada.first_try, ada.tries, ada.latest) == (3, 1, 7, NOW)
    assert [mark.shown for mark in ada.marks] == [False, False, True]
    assert (bo.solved, bo.tries, bo.marks[0]) == (0, 1, None)
    assert (cy.tries, cy.latest) == (0, None)
    second = them.shown().puzzles[1]
    assert (second.band, second.tried, second.solved, second.first_try) == ("easy", 2, 1, 0)
    told = teacher_frame(them.it, "", Moment(NOW, [], {}), "en").homework
    assert [(one.began, one.done, one.open) for one in told] == [(2, 1, True)]


def test_a_child_sees_what_is_open_and_its_own_part_of_it(them: Class) -> None:
    them.give(until=NOW + 2 * DAY)
    them.give(until=NOW + DAY)
    them.attempt(ADA, 1, "solved")

    def to_do(child: int, now: int = NOW) -> list[tuple[int, int]]:
        frame = child_frame(them.it, child, Moment(now, [], {}), "en")
        return [(one.homework, len(one.solved)) for one in frame.homework]

    assert to_do(ADA) == [(1, 0), (0, 1)]  # the most urgent first
    assert to_do(BO) == [(1, 0), (0, 0)]
    assert to_do(ADA, NOW + DAY) == [(0, 1)]


def test_at_home_there_is_no_wall_to_look_at(them: Class) -> None:
    def sentence() -> str:
        return child_frame(them.it, ADA, Moment(NOW, [], {}), "en").sentence

    assert "wall" in sentence()
    them.give(count=1)
    assert sentence() == "You are in. Here is your homework."
    them.attempt(ADA, 0, "solved")
    assert sentence() == "Your homework is done. Well done!"


def test_after_the_date_nothing_counts_any_more(them: Class) -> None:
    them.give()
    with pytest.raises(Refused, match="homework-over"):
        them.attempt(ADA, 0, "solved", at=NOW + DAY)


def test_an_exit_ticket_has_no_date_and_is_over_before_the_next_lesson(them: Class) -> None:
    ticket = them.give(until=None, band="easy")
    assert (ticket.is_ticket, ticket.until) == (True, NOW + TICKET_OPEN)


def test_a_class_is_kept_as_long_as_its_homework(them: Class) -> None:
    for until in (NOW, NOW + 30 * DAY + 1):
        with pytest.raises(Refused, match="homework-date"):
            them.give(until=until)


def test_the_teacher_may_name_puzzles_but_only_such_as_there_are(them: Class) -> None:
    named = picked_set("number-line", 2, key="x")
    assert them.give(puzzles=[*named]).puzzles == named
    with pytest.raises(Refused, match="unknown-puzzle"):
        them.give(puzzles=["number-line-nothing"])
    with pytest.raises(Refused, match="bad-puzzle-set"):
        them.give(puzzles=[named[0], named[0]])
    with pytest.raises(Refused, match="homework-other-game"):
        them.give(puzzles=[*picked_set("sevens", 1)])
    with pytest.raises(Refused, match="not-teacher"):
        them.say(homework_messages.GiveHomework("c", "number-line"), child=ADA)


def test_what_is_solved_stays_solved_and_wrong_tries_fill_no_log(them: Class) -> None:
    them.give()
    for _ in range(MOST_WRONG + 5):
        them.attempt(ADA, 0, "wrong")
    assert them.it.homework[0].marks[ADA, them.it.homework[0].puzzles[0]].tries == MOST_WRONG
    them.attempt(ADA, 0, "solved")
    before = len(them.log)
    them.attempt(ADA, 0, "wrong")
    them.attempt(BO, 0, "open")  # right so far: the moves that follow are told with it
    assert len(them.log) == before
    assert them.shown().children[ADA].solved == 1


def test_homework_leaves_room_in_the_log_for_lessons(them: Class) -> None:
    them.give()
    them.it.number = LONGEST_LOG_FOR_TRIES
    with pytest.raises(Refused, match="class-full-log"):
        them.attempt(ADA, 0, "wrong")


def test_a_puzzle_of_other_homework_does_not_count(them: Class) -> None:
    them.give()
    for name in (picked_set("sevens", 1)[0], them.it.homework[0].puzzles[0]):
        with pytest.raises(Refused, match="unknown-puzzle"):
            tried(them.it, ADA, 0, name, "solved", {"at": NOW, "speaker": ADA, "id": "t"})


def test_the_answer_waits_for_some_wrong_tries_and_is_noted(them: Class) -> None:
    them.give(count=2)
    with pytest.raises(Refused, match="homework-try-first"):
        them.see_answer(ADA, 0)
    for _ in range(WRONG_BEFORE_ANSWER):
        them.attempt(ADA, 0, "wrong")
    before = len(them.log)
    for _ in range(3):
        them.see_answer(ADA, 0)
    assert len(them.log) == before + 1, "noted once"
    them.attempt(ADA, 1, "solved")
    them.see_answer(ADA, 1)
    them.see_answer(BO, 0, at=NOW + DAY)
    assert len(them.log) == before + 2, "nothing is given away by now"


def test_what_is_dropped_is_gone_and_its_number_is_not_given_again(them: Class) -> None:
    them.give()
    them.attempt(ADA, 0, "solved")
    them.say(homework_messages.DropHomework("d", 0))

    assert them.it.homework[0].marks == {}
    assert child_frame(them.it, ADA, Moment(NOW, [], {}), "en").homework == []
    assert teacher_frame(them.it, "", Moment(NOW, [], {}), "en").homework == []
    with pytest.raises(Refused, match="no-such-homework"):
        them.say(homework_messages.DropHomework("e", 0))
    assert them.give().number == 1


def test_a_child_that_is_taken_out_leaves_no_marks(them: Class) -> None:
    them.give()
    them.attempt(ADA, 0, "solved")
    them.say(messages.RemoveChild("r", ADA))
    assert them.it.homework[0].marks == {}
    assert [row.child for row in them.shown().children] == [1, 2]


def test_the_log_alone_tells_it_all(them: Class) -> None:
    them.give()
    for _ in range(WRONG_BEFORE_ANSWER):
        them.attempt(ADA, 0, "wrong")
    them.see_answer(ADA, 0)
    them.attempt(ADA, 0, "solved")
    written = [log.read_entry(log.write_entry(entry)) for entry in them.log]
    assert rebuild("", written, {}).homework == them.it.homework
