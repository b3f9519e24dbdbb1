"""A teacher looks at the tables before they are dealt, changes them, and has them dealt so."""

from collections.abc import Iterator
from contextlib import ExitStack

import pytest

from class_serving import Json, Member, Room, come_in
from serving import Server


@pytest.fixture
def room(server: Server) -> Iterator[Room]:
    with ExitStack() as lines:
        yield Room(server, lines, size=3)


def tables_of(shown: Json) -> list[list[int]]:
    return [table["children"] for table in shown["tables"]]


def test_a_preview_is_for_the_teacher_alone_and_changes_nothing(room: Room) -> None:
    before = room.teacher.now()["number"]
    shown = room.teacher.say("preview-seats")
    assert sorted(child for table in tables_of(shown) for child in table) == [*range(6)]
    assert [len(table) for table in tables_of(shown)] == [3, 3]
    assert (shown["least"], shown["most"]) == (3, 5)
    assert room.teacher.now()["number"] == before
    assert room.children[0].now()["table"] == ""
    assert room.children[0].say("preview-seats")["code"] == "not-teacher"


def test_asked_again_it_is_another_way(room: Room) -> None:
    ways = {str(tables_of(room.teacher.say("preview-seats"))) for _ in range(8)}
    assert len(ways) > 1


def test_what_was_put_together_is_dealt_exactly_so(room: Room) -> None:
    wish = [{"children": [5, 0]}, {"children": [1, 2, 3], "guests": {4: 3}}]
    assert room.teacher.say("seat-all", tables=wish)["type"] == "accepted"
    tables = room.teacher.now()["lesson"]["tables"]
    assert [[seat["child"] for seat in table["seats"]] for table in tables] == [[5, 0, None], [1, 2, 3]]
    assert tables[1]["seats"][2]["guests"] == ["Eve"]
    assert room.children[4].now()["host"] == "Dee"
    assert [one["along"] for one in room.teacher.now()["children"]] == [None, None, None, None, 3, None]


def test_who_plays_along_is_known_also_where_nobody_has_a_name(server: Server) -> None:
    body = {"names": [""] * 5, "hidden": True, "plan": {"game": "sevens", "size": 3}}
    made = server.web.post(f"{server.address}/api/classes", json=body).json()
    teacher = Member(server, made["code"], made["token"])
    for child in teacher.now()["children"]:
        come_in(server, teacher.code, child_code=child["code"])
    wish = [{"children": [0, 1]}, {"children": [2, 3], "guests": {4: 2}}]
    assert teacher.say("seat-all", tables=wish)["type"] == "accepted"
    children = teacher.now()["children"]
    assert [one["table"] for one in children] == [0, 0, 1, 1, None]
    assert [one["along"] for one in children] == [None, None, None, None, 2]


@pytest.mark.parametrize(
    ("tables", "code"),
    [
        ([{"children": [0, 1]}, {"children": [1, 2]}], "seated-twice"),
        ([{"children": [0, 99]}], "no-such-child"),
        ([{"children": [0, 1, 2, 3, 4, 5]}], "table-full"),
        ([{"children": [0, 1], "guests": {2: 3}}], "no-such-host"),
    ],
)
def test_tables_that_cannot_be_are_refused_and_nobody_is_seated(room: Room, tables: list[Json], code: str) -> None:
    assert room.teacher.say("seat-all", tables=tables)["code"] == code
    assert room.teacher.now()["lesson"] is None
