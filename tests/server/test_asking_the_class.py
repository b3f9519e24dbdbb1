"""A class is asked what it would play: at a real server, with tables that stop, a wall, and a server that is killed."""

from collections.abc import Iterator
from contextlib import ExitStack
from typing import Any

import pytest

from class_serving import ClassLine, Member, come_in, make_class
from serving import Json, Seat, Server

NAMES = ["Ada", "Bo", "Cy", "Dee"]
SCENE = {"of": "scene", "game": "sevens", "scene": 0, "step": 2}


class Room:
    """A teacher, her children at two tables, and a wall."""

    def __init__(self, server: Server, lines: ExitStack, **plan: Any) -> None:
        self.server = server
        self.teacher = make_class(server, NAMES, size=2, **plan)
        codes = [child["code"] for child in self.teacher.now()["children"]]
        self.children = [come_in(server, self.teacher.code, child_code=code) for code in codes]
        self.lines: list[ClassLine] = []
        for child in self.children:
            line = child.line()
            lines.callback(line.close)
            self.lines.append(line)
        self.wall = Member(server, self.teacher.code, self.teacher.say("open-wall")["token"])
        self.do("seat-all")
        self.seats = [Seat(server, child.say("take-seat")["joined"]) for child in self.children]

    def do(self, type: str, **facts: Any) -> Json:
        answer = self.teacher.say(type, **facts)
        assert answer["type"] == "accepted", answer
        return answer

    def ask(self, **place: Any) -> Json:
        self.do("ask-class", place=place or {"of": "table", "table": 0})
        poll: Json = self.teacher.now()["poll"]
        return poll

    def step(self, to: str) -> None:
        self.do("step-poll", poll=1, to=to)

    def moves(self, member: Member) -> list[str]:
        told = member.say("see-poll", poll=1)
        moves: list[str] = told["table"]["play"]["offer"]["moves"]
        return moves


@pytest.fixture
def lines() -> Iterator[ExitStack]:
    with ExitStack() as open_lines:
        yield open_lines


def test_a_question_from_the_first_tap_to_the_tables_again(server: Server, lines: ExitStack) -> None:
    room = Room(server, lines, game="stars-and-bars")
    room.ask()
    for line in room.lines:
        told = line.until("sentence", "What would you play? Choose a move.")
        assert told["poll"]["stage"] == "asked"
    assert all(seat.table()["paused"] for seat in room.seats)
    one, other = room.moves(room.children[0])[:2]
    for child, text in zip(room.children, [one, one, other, one], strict=True):
        assert child.say("answer-poll", poll=1, text=text)["type"] == "accepted"
    assert room.children[3].say("answer-poll", poll=1, text=other)["type"] == "accepted"  # thinks again
    assert room.children[1].now()["poll"] == {**room.children[1].now()["poll"], "mine": one, "answered": 0, "bars": []}
    wall = room.wall.now()["poll"]
    assert (wall["answered"], wall["here"], wall["bars"], wall["review"]) == (4, 4, [], None)
    assert [bar["children"] for bar in room.teacher.now()["poll"]["bars"]] == [[0, 1], [2, 3]]
    room.step("shown")
    for member in (room.wall, *room.children):
        bars = member.now()["poll"]["bars"]
        assert [(bar["text"], bar["count"], bar["children"]) for bar in bars] == [(one, 2, []), (other, 2, [])]
        assert all(bar["sentence"] for bar in bars)
    assert room.children[0].say("answer-poll", poll=1, text=other)["code"] == "poll-over"
    room.step("told")
    review = room.wall.now()["poll"]["review"]
    assert review["best"][0]["text"] in room.moves(room.wall)
    assert review["best"][0]["why"]
    room.step("closed")
    assert room.wall.now()["poll"] is None
    assert not any(seat.table()["paused"] for seat in room.seats)


def test_a_killed_server_loses_no_answer_and_lets_no_table_go_on(server: Server, lines: ExitStack) -> None:
    room = Room(server, lines, game="stars-and-bars")
    room.ask()
    one, other = room.moves(room.children[0])[:2]
    before = room.wall.say("see-poll", poll=1)["table"]["play"]
    for child, text in zip(room.children, [one, other, other], strict=False):
        assert child.say("answer-poll", poll=1, text=text)["type"] == "accepted"
    server.kill()
    server.start()
    assert room.wall.say("see-poll", poll=1)["table"]["play"] == before
    assert room.teacher.now()["poll"]["answered"] == 3
    assert [child.now()["poll"]["mine"] for child in room.children] == [one, other, other, None]
    assert all(seat.table()["paused"] for seat in room.seats)
    room.step("told")
    server.kill()
    server.start()
    assert room.wall.now()["poll"]["review"]["best"]
    room.step("closed")
    assert not any(seat.table()["paused"] for seat in room.seats)


def test_hands_of_a_running_game_are_refused_and_a_lesson_is_offered(server: Server, lines: ExitStack) -> None:
    room = Room(server, lines, game="number-line", options={"start": "seat"}, same_deal=True)
    for table in (0, 1):
        for place in ({"of": "table", "table": table}, {"of": "table", "table": table, "match": 1, "moves": 0}):
            assert room.teacher.say("see-position", place=place)["code"] in ("poll-hidden", "poll-same-deal")
            assert room.teacher.say("ask-class", place=place)["code"] in ("poll-hidden", "poll-same-deal")
    scenes = room.teacher.say("list-scenes", game="sevens")["scenes"]
    assert {"scene": 0, "step": 2}.items() <= scenes[0].items()
    shown = room.teacher.say("see-position", place=SCENE)
    assert "play 8C" in shown["table"]["play"]["offer"]["moves"]
    assert shown["board"]
    room.ask(**SCENE)
    wrong = room.children[0].say("answer-poll", poll=1, text="knock")
    assert wrong["rule"].startswith("SV-")
    assert room.children[0].say("answer-poll", poll=1, text="play 8C")["type"] == "accepted"


def test_only_the_teacher_asks_and_only_a_child_answers(server: Server, lines: ExitStack) -> None:
    room = Room(server, lines, game="stars-and-bars")
    place = {"of": "table", "table": 0}
    for member in (room.children[0], room.wall):
        assert member.say("see-position", place=place)["code"] == "not-teacher"
        assert member.say("ask-class", place=place)["code"] == "not-teacher"
        assert member.say("list-scenes", game="sevens")["code"] == "not-teacher"
    room.ask()
    assert room.children[0].say("step-poll", poll=1, to="shown")["code"] == "not-teacher"
    assert room.teacher.say("answer-poll", poll=1, text="end")["code"] == "no-seat"
    assert room.wall.say("answer-poll", poll=1, text="end")["code"] == "not-teacher"
    assert room.teacher.say("ask-class", place=place)["code"] == "poll-on"
