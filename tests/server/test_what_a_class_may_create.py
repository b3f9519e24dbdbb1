"""A class opens tables and lets students join as fast as any real lesson does, and not much faster; students who joined
for a prank are removed together."""

from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack
from pathlib import Path

import pytest

from class_serving import Member, come_in, make_class
from nodes import Nodes
from playmat.classroom import log
from playmat.classroom.decision import ClassDecision
from playmat.classroom.homework_log import HomeworkOpened
from playmat.classroom.message_base import MOST_CHILDREN
from playmat.core.refusal import Refused
from playmat.server.classes.class_limits import spend_on
from playmat.server.rooms.limits import CLASS_JOINS, CLASS_TABLES, TEACHERS_TABLES, Limits
from postgres import need_postgres
from serving import FrozenServer, Json, Seat, Server


@pytest.fixture(scope="module")
def strict(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """Limits on, and nothing refills."""
    with FrozenServer(tmp_path_factory.mktemp("strict")) as running:
        yield running


@pytest.fixture
def lines() -> Iterator[ExitStack]:
    with ExitStack() as open_lines:
        yield open_lines


def join(server: Server, code: str, name: str) -> Json:
    reply = server.post(f"/api/classes/{code}/children", {"nickname": name})
    told: Json = reply.json()
    return told if reply.status_code == 201 else {"refused": told["code"], "wait": reply.headers.get("retry-after")}


def test_a_class_of_sixty_is_seated_ten_times_in_a_row_and_then_has_to_wait(strict: Server) -> None:
    teacher = make_class(strict, [f"Kid {number}" for number in range(MOST_CHILDREN)], size=2)
    pairs = [{"children": [number, number + 1]} for number in range(0, MOST_CHILDREN, 2)]
    times = CLASS_TABLES.burst // len(pairs)
    answers = [teacher.say("seat-all", tables=pairs) for _ in range(times + 2)]
    assert [answer["type"] for answer in answers] == ["accepted"] * times + ["refused"] * 2
    assert answers[-1]["code"] == "too-many-class-tables"
    assert answers[-1]["facts"]["seconds"] == len(pairs) / CLASS_TABLES.per_second
    assert teacher.now()["lesson"]["round"] == times, "a refused seating leaves no trace"


def test_late_students_and_homework_count_as_tables_of_the_class_and_of_the_teachers_address() -> None:
    limits = Limits()
    added = log.TableAdded(at=1, table=log.TableSeats("CODE", [0]))
    at_home = HomeworkOpened(at=1, homework=0, child=0, match=0, code="CODE", seat=0)
    both = ClassDecision([added, at_home])
    for number in range(TEACHERS_TABLES.burst // CLASS_TABLES.burst):
        for _ in range(CLASS_TABLES.burst // 2):
            spend_on(limits, both, number, "a school")
        with pytest.raises(Refused, match="too-many-class-tables"):
            spend_on(limits, both, number, "")
    with pytest.raises(Refused, match="too-many-class-tables"):
        spend_on(limits, both, 999, "a school")
    spend_on(limits, both, 999, "another school")
    spend_on(limits, ClassDecision([log.Ended(at=1)]), 0, "a school")


def test_thirty_who_scan_the_code_together_all_join_and_a_flood_is_slowed_down(strict: Server) -> None:
    teacher = make_class(strict, [])
    with ThreadPoolExecutor(16) as crowd:
        real = list(crowd.map(lambda number: join(strict, teacher.code, f"Kid {number}"), range(30)))
        flood = list(crowd.map(lambda number: join(strict, teacher.code, f"Fake {number}"), range(30)))
    assert all("token" in came for came in real)
    slowed = [came for came in flood if came.get("refused") == "too-many-joining"]
    assert len(slowed) == 60 - CLASS_JOINS.burst
    assert all(int(came["wait"]) >= 1 for came in slowed)
    assert len(teacher.now()["children"]) == 60 - len(slowed)


def test_who_joined_lately_is_removed_together_and_nobody_else(strict: Server, lines: ExitStack) -> None:
    teacher = make_class(strict, [], size=2)
    before = [come_in(strict, teacher.code, nickname=name) for name in ("Ada", "Bo")]
    fakes = [come_in(strict, teacher.code, nickname=f"Fake {number}") for number in range(20)]
    on_line = [member.line() for member in (*before, *fakes)]
    for line in on_line:
        lines.callback(line.close)
    assert teacher.say("seat-all")["type"] == "accepted"
    keys = [member.say("take-seat")["joined"] for member in (*before, *fakes)]
    children = teacher.now()["children"]
    assert all(child["joined"] is not None for child in children)
    gone = [child["child"] for child in children if child["name"].startswith("Fake")]
    assert teacher.say("remove-children", children=gone)["type"] == "accepted"
    assert [child["name"] for child in teacher.now()["children"]] == ["Ada", "Bo"]
    for member, key in zip(fakes, keys[2:], strict=True):
        assert member.now()["code"] == "unknown-token"
        assert strict.get(f"/api/tables/{key['code']}/since/0", key["token"]).status_code == 401
    assert all(Seat(strict, key).table()["you"]["seat"] == key["seat"] for key in keys[:2])
    assert on_line[5].until("type", "goodbye")["code"] == "seat-lost"
    names = {seat["name"] for seat in Seat(strict, keys[0]).table()["seats"]}
    assert not any(name.startswith("Fake") for name in names)


def test_removing_several_is_the_teachers_and_counts_once_under_its_id(strict: Server) -> None:
    teacher = make_class(strict, [])
    members = [come_in(strict, teacher.code, nickname=name) for name in ("Ada", "Bo", "Cy")]
    assert members[0].say("remove-children", children=[1])["code"] == "not-teacher"
    first = teacher.say("remove-children", id="again", children=[1, 2, 2])
    assert first["type"] == "accepted"
    assert teacher.say("remove-children", id="again", children=[0])["number"] == first["number"]
    assert teacher.say("remove-children", children=[1, 2])["code"] == "no-such-child"
    assert teacher.say("remove-children", children=[0, 1])["type"] == "accepted", "one of them was still there"
    assert teacher.now()["children"] == []


def test_students_whom_the_teacher_added_never_count_as_having_joined(strict: Server) -> None:
    roster = make_class(strict, ["Ada"])
    assert roster.say("add-children", names=["Bo"])["type"] == "children-added"
    assert [child["joined"] for child in roster.now()["children"]] == [None, None]
    today = make_class(strict, [])
    assert today.say("add-children", names=["Cy"])["type"] == "children-added"
    come_in(strict, today.code, nickname="Dee")
    assert [child["joined"] is None for child in today.now()["children"]] == [True, False]


def test_over_nodes_a_class_is_counted_once(tmp_path: Path) -> None:
    need_postgres()
    with Nodes(tmp_path, 2, "--limits", "1") as nodes:
        teacher = make_class(nodes[0], [])
        at_either = [Member(node, teacher.code, teacher.token) for node in nodes.nodes]
        with ThreadPoolExecutor(8) as crowd:
            came = list(crowd.map(lambda number: join(nodes[number % 2], teacher.code, f"Kid {number}"), range(58)))
        inside = [one for one in came if "token" in one]
        assert CLASS_JOINS.burst <= len(inside) < 58
        gone = [child["child"] for child in at_either[1].now()["children"]]
        assert at_either[1].say("remove-children", children=gone)["type"] == "accepted"
        for member in (Member(node, teacher.code, inside[0]["token"]) for node in nodes.nodes):
            assert member.now()["code"] == "unknown-token"
        assert at_either[0].now()["children"] == []
