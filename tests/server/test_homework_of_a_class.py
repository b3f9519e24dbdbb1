"""Homework at a real server: a student joins with no lesson on. What they solve is judged, and nothing spoils it."""

from time import time
from typing import NamedTuple

import pytest

from class_serving import Member, come_in, make_class
from playmat.classroom.homework.steps import WRONG_BEFORE_ANSWER
from playmat.puzzles.puzzle import Puzzle
from playmat.puzzles.shelf import find_puzzle
from serving import Json, Server


class Homework(NamedTuple):
    """Homework of two puzzles, and a student who begins with the first."""

    teacher: Member
    ada: Member
    to_do: Json
    puzzle: Puzzle

    @property
    def page(self) -> str:
        return f"/api/classes/{self.teacher.code}/puzzles/{self.to_do['puzzles'][0]}"

    @property
    def right(self) -> list[str]:
        return [*self.puzzle.lines[0]]

    @property
    def wrong(self) -> list[str]:
        firsts = {line[0] for line in self.puzzle.lines}
        offered = self.puzzle.start().offer(self.puzzle.seat).moves
        return [next(text for text in map(self.puzzle.start().format, offered) if text not in firsts)]

    def marks(self) -> Json:
        shown: Json = self.teacher.say("see-homework", homework=0)["children"][0]["marks"][0]
        return shown


@pytest.fixture
def homework(server: Server) -> Homework:
    teacher = make_class(server, ["Ada", "Bo"])
    tomorrow = int(time() * 1000) + 86_400_000
    answer = teacher.say("give-homework", game="number-line", count=2, band="easy", until=tomorrow)
    assert answer["type"] == "accepted", answer
    ada = come_in(server, teacher.code, child_code=teacher.now()["children"][0]["code"])
    [to_do] = ada.now()["homework"]
    assert (to_do["game_title"], to_do["until"], to_do["solved"]) == ("Number Line", tomorrow, [])
    return Homework(teacher, ada, to_do, find_puzzle(teacher.say("see-homework", homework=0)["puzzles"][0]["puzzle"]))


def test_homework_is_done_at_home_and_comes_back(homework: Homework) -> None:
    teacher, ada, to_do, _ = homework
    task = {"homework": to_do["homework"], "puzzle": to_do["puzzles"][0]}

    assert ada.say("homework-try", **task, moves=["nonsense"])["type"] == "refused"
    assert ada.say("homework-try", **task, moves=homework.wrong)["type"] == "accepted"
    assert ada.say("homework-try", **task, moves=homework.right)["type"] == "accepted"

    assert ada.now()["homework"][0]["solved"] == to_do["puzzles"][:1]
    shown = teacher.say("see-homework", homework=0)
    assert [child["tries"] for child in shown["children"]] == [2, 0]
    assert homework.marks() == {"tries": 2, "solved": True, "shown": False}
    assert ada.say("see-homework", homework=0)["code"] == "not-teacher"
    assert teacher.say("homework-try", **task, moves=homework.right)["code"] == "no-seat"


def test_students_never_learn_where_a_puzzle_is_on_the_public_shelf(server: Server, homework: Homework) -> None:
    name = homework.to_do["puzzles"][0]
    wrong = server.post(homework.page + "/tries", {"moves": homework.wrong}, homework.ada.token)
    texts = [server.get(homework.page, homework.ada.token).text, str(homework.ada.now()), wrong.text]
    assert not any(homework.puzzle.id in text for text in texts)
    assert server.get(f"/api/puzzles/{name}/answer").json()["code"] == "unknown-puzzle"
    by_id = homework.ada.say("homework-try", homework=0, puzzle=homework.puzzle.id, moves=homework.right)
    assert by_id["code"] == "unknown-puzzle"
    by_id_at_class = f"/api/classes/{homework.teacher.code}/puzzles/{homework.puzzle.id}"
    assert server.get(by_id_at_class, homework.ada.token).json()["code"] == "unknown-puzzle"


def test_what_a_student_tries_or_looks_up_at_the_page_of_a_puzzle_is_in_the_marks(
    server: Server, homework: Homework
) -> None:
    def attempt(moves: list[str], id: str) -> str:
        body = {"moves": moves, "id": id}
        state: str = server.post(homework.page + "/tries", body, homework.ada.token).json()["state"]
        return state

    assert server.get(homework.page + "/answer", homework.ada.token).json()["code"] == "homework-try-first"
    for number in range(WRONG_BEFORE_ANSWER):
        assert [attempt(homework.wrong, f"try-{number}") for _ in range(2)] == ["wrong", "wrong"]  # sent again
    assert homework.marks() == {"tries": WRONG_BEFORE_ANSWER, "solved": False, "shown": False}
    lines = server.get(homework.page + "/answer", homework.ada.token).json()["lines"]
    assert attempt(lines[0], "right") == "solved"
    assert homework.marks() == {"tries": WRONG_BEFORE_ANSWER + 1, "solved": True, "shown": True}


def test_a_teacher_who_tries_a_puzzle_leaves_no_mark(server: Server, homework: Homework) -> None:
    judged = server.post(homework.page + "/tries", {"moves": homework.right}, homework.teacher.token)
    assert judged.json()["state"] == "solved"
    assert server.get(homework.page + "/answer", homework.teacher.token).status_code == 200
    assert homework.marks() is None
