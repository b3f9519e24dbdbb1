"""A class at a real server: made, come into, seated, stopped, gone on with after the server was killed."""

import re
import sqlite3
import time
from collections.abc import Iterator
from contextlib import ExitStack, closing
from pathlib import Path
from typing import Any

import pytest

import commands
from class_serving import NAMES, Member, Room, come_in, make_class, table_now
from playmat.server.rooms import counters
from playmat.server.rooms.counters import WORDS
from serving import Server

SERVER = Path(counters.__file__).parents[1]


@pytest.fixture
def room(server: Server) -> Iterator[Room]:
    with ExitStack() as lines:
        yield Room(server, lines)


@pytest.fixture
def lone_room(tmp_path: Path) -> Iterator[Room]:
    """The only class of its server, for who looks into the whole store."""
    with Server(tmp_path, "--limits", "0") as server, ExitStack() as lines:
        yield Room(server, lines)


def test_one_press_seats_everybody_at_tables_that_are_dealt(room: Room) -> None:
    seats = room.seat_all()
    assert len({key["code"] for key in seats}) == 2
    frames = [table_now(room.server, key) for key in seats]
    assert {frame["stage"] for frame in frames} == {"playing"}
    names = {seat["name"] for frame in frames for seat in frame["seats"]}
    assert names == set(NAMES)
    for child, frame in zip(room.on_line, frames, strict=True):
        told = child.until("table", frame["code"])
        assert told["sentence"] == "Look at your table: play!"


def test_new_classes_are_counted(lone_room: Room) -> None:
    assert lone_room.server.metric("playmat_classes_created_total") == 1


def test_everything_that_is_counted_is_printed() -> None:
    counted = [re.findall(r'counters\["(\w+)"', path.read_text("utf-8")) for path in SERVER.rglob("*.py")]
    names = {name for found in counted for name in found}
    assert len(names) > 8
    assert names <= set(WORDS)


def test_a_key_is_for_the_childs_own_seat_only(room: Room) -> None:
    seats = room.seat_all()
    for key, child in zip(seats, room.children, strict=True):
        you = table_now(room.server, key)["you"]
        assert you == {"seat": key["seat"], "host": False, "may_rematch": False}
        assert child.now()["seat"] == key["seat"]


def test_a_child_is_back_on_another_device_by_its_code(room: Room) -> None:
    room.seat_all()
    code = room.children[0].now()["child_code"]
    other = come_in(room.server, room.teacher.code, child_code=code)
    key = other.say("take-seat")["joined"]
    assert table_now(room.server, key)["you"]["seat"] == other.now()["seat"]


def test_eyes_on_me_stops_every_table_and_tells_every_screen(room: Room) -> None:
    seats = room.seat_all()
    assert room.teacher.say("eyes-on-me", on=True)["type"] == "accepted"
    for line in room.on_line:
        assert line.until("eyes_on_me", value=True)["sentence"] == "Look at your teacher."
    assert all(table_now(room.server, key)["paused"] for key in seats)
    room.teacher.say("eyes-on-me", on=False)
    assert not any(table_now(room.server, key)["paused"] for key in seats)


def test_everything_is_there_again_after_the_server_was_killed(room: Room) -> None:
    seats = room.seat_all()
    room.teacher.say("eyes-on-me", on=True)
    before = room.teacher.now()
    room.server.kill()
    room.server.start()
    after = room.teacher.now()
    assert [child["code"] for child in after["children"]] == [child["code"] for child in before["children"]]
    assert after["eyes_on_me"]
    assert [table["code"] for table in after["lesson"]["tables"]] == [
        table["code"] for table in before["lesson"]["tables"]
    ]
    again = room.children[0].say("take-seat")["joined"]
    assert (again["code"], again["seat"]) == (seats[0]["code"], seats[0]["seat"])


def test_the_wall_has_no_names_unless_the_teacher_wants_them_and_never_a_code_of_a_child(room: Room) -> None:
    room.seat_all()
    plain = Member(room.server, room.teacher.code, room.teacher.say("open-wall")["token"]).now()
    named = Member(room.server, room.teacher.code, room.teacher.say("open-wall", names=True)["token"]).now()
    codes = [child["code"] for child in room.teacher.now()["children"]]
    for wall in (plain, named):
        assert not any(code in str(wall).replace(wall["code"], "") for code in codes)
    assert not any(name in str(plain) for name in NAMES)
    assert all(name in str(named) for name in NAMES)


def test_a_child_reads_nobody_elses_code_and_does_nothing_of_the_teachers(room: Room) -> None:
    mine, codes = room.children[0].now(), [child["code"] for child in room.teacher.now()["children"]]
    assert [code for code in codes if code in str(mine).replace(mine["code"], "")] == codes[:1]
    orders: list[tuple[str, dict[str, Any]]] = [
        ("seat-all", {}),
        ("open-wall", {}),
        ("renew-link", {}),
        ("look-at-table", {"table": 0}),
        ("remove-child", {"child": 1}),
    ]
    for type, facts in orders:
        assert room.children[0].say(type, **facts)["code"] == "not-teacher"


def test_a_new_teacher_link_shuts_the_old_one_out(room: Room) -> None:
    new = room.teacher.say("renew-link")["token"]
    assert room.teacher.say("seat-all")["code"] == "unknown-token"
    assert Member(room.server, room.teacher.code, new).say("seat-all")["type"] == "accepted"


def test_who_is_late_takes_the_place_of_a_bot_in_a_running_game(server: Server) -> None:
    with ExitStack() as lines:
        room = Room(server, lines)
        for line in room.on_line[4:]:
            line.close()
        room.teacher.line()
        while sum(child["here"] for child in room.teacher.now()["children"]) > 4:
            pass
        room.teacher.say("set-plan", plan={"game": "sevens", "size": 3})
        room.teacher.say("seat-all")
        tables = room.teacher.now()["lesson"]["tables"]
        assert [len(table["seats"]) for table in tables] == [4]
        room.teacher.say("seat-child", child=4)
        late = room.children[4].say("take-seat")["joined"]
        seats = table_now(server, late)["seats"]
        assert [seat["kind"] for seat in seats] == ["human", "bot", "bot"]


def test_no_class_is_found_by_trying_codes(tmp_path: Path) -> None:
    with Server(tmp_path) as server:
        told = server.web.get(f"{server.address}/api/classes/CDFGHJK")
        assert (told.status_code, told.json()["code"]) == (404, "unknown-class")
        made = make_class(server, ["Ada"])
        # A class is no table, and a table no class.
        assert server.web.get(f"{server.address}/api/tables/{made.code}").json()["code"] == "unknown-table"


def test_a_class_is_kept_until_its_day_and_its_tables_as_long_as_the_class(lone_room: Room) -> None:
    lone_room.seat_all()
    with closing(sqlite3.connect(lone_room.server.data)) as store:
        rows = store.execute("SELECT id, stage, touched, belongs_to FROM tables ORDER BY id").fetchall()
    (number, stage, until, whole), *tables = rows
    assert (stage, whole) == ("class", None)
    assert 29 < (until / 1000 - time.time()) / 86_400 <= 30.1
    assert {(stage, whole) for _, stage, _, whole in tables} == {("class-playing", number)}


def test_a_class_that_is_forgotten_now_is_gone_at_once_with_its_tables(lone_room: Room) -> None:
    seats = lone_room.seat_all()
    assert lone_room.teacher.say("keep", days=0)["type"] == "accepted"
    assert lone_room.on_line[0].until("type", "goodbye")["code"] == "class-gone"
    with closing(sqlite3.connect(lone_room.server.data)) as store:
        left = [store.execute(f"SELECT count(*) FROM {table}").fetchone()[0] for table in ("tables", "log", "names")]
    assert left == [0, 0, 0]
    assert lone_room.teacher.now()["code"] == "unknown-token"
    assert table_now(lone_room.server, seats[0])["code"] == "unknown-table"


def test_who_is_taken_out_is_named_nowhere_any_more_and_who_is_renamed_everywhere(lone_room: Room) -> None:
    """Also at the tables of earlier lessons, and after a crash."""
    first = lone_room.seat_all()
    lone_room.teacher.say("seat-all")
    lone_room.server.kill()
    lone_room.server.start()
    children = {child["name"]: child["child"] for child in lone_room.teacher.now()["children"]}
    assert lone_room.teacher.say("remove-child", child=children["Ada"])["type"] == "accepted"
    assert lone_room.teacher.say("rename-child", child=children["Bo"], nickname="Bob")["type"] == "accepted"
    with closing(sqlite3.connect(lone_room.server.data)) as store:
        names = [name for (name,) in store.execute("SELECT nickname FROM names")]
    assert "Ada" not in names
    assert "Bo" not in names
    assert names.count("Bob") == 3, "in the class, and at a table of each lesson"
    at_table = table_now(lone_room.server, first[2])["seats"]
    assert "Ada" not in str(at_table)


def test_who_is_added_is_answered_with_numbers_that_nobody_had_before(lone_room: Room) -> None:
    teacher = lone_room.teacher
    last = max(child["child"] for child in teacher.now()["children"])
    teacher.say("remove-child", child=last)
    added = teacher.say("add-children", id="same-message-1", names=["Gil", "Hal"])
    assert (added["type"], added["children"]) == ("children-added", [last + 1, last + 2])
    assert teacher.say("add-children", id="other-message-1", names=["Ida"])["children"] == [last + 3]
    assert teacher.say("add-children", id="same-message-1", names=["Gil", "Hal"]) == added
    called = {child["child"]: child["name"] for child in teacher.now()["children"]}
    assert [called.get(last + more) for more in range(4)] == [None, "Gil", "Hal", "Ida"]


def test_nobody_sits_down_at_a_table_of_a_class_with_its_code(room: Room) -> None:
    key = room.seat_all()[0]
    at = f"{room.server.address}/api/tables/{key['code']}"
    assert room.server.web.post(f"{at}/seats", json={"nickname": "Zed"}).json()["code"] == "table-locked"
    assert room.server.web.post(f"{at}/watch", json={}).json()["code"] == "spectators-off"


def test_what_looks_after_the_store_is_not_confused_by_a_class(lone_room: Room) -> None:
    lone_room.seat_all()
    done = commands.playmat("store", "check", "--data", str(lone_room.server.data))
    assert done.returncode == 0, done.stdout + done.stderr


def test_a_new_teacher_link_ends_all_watching_at_once(room: Room) -> None:
    """Of tables of this lesson and of an earlier one, on an open line and off it, also after a restart."""
    room.seat_all()
    earlier = room.teacher.say("look-at-table", table=0)["joined"]
    room.seat_all()
    keys = [earlier, *(room.teacher.say("look-at-table", table=number)["joined"] for number in (0, 1))]
    assert all(is_open(room.server, key) for key in keys)
    token = room.teacher.say("renew-link")["token"]
    assert not any(is_open(room.server, key) for key in keys)
    assert room.teacher.say("look-at-table", table=0)["code"] == "unknown-token"
    room.server.kill()
    room.server.start()
    assert not any(is_open(room.server, key) for key in keys)
    fresh = Member(room.server, room.teacher.code, token).say("look-at-table", table=0)["joined"]
    assert is_open(room.server, fresh)


def test_a_new_teacher_link_ends_watching_at_tables_that_sleep(room: Room) -> None:
    room.seat_all()
    key = room.teacher.say("look-at-table", table=0)["joined"]
    room.server.kill()
    room.server.start()
    token = room.teacher.say("renew-link")["token"]
    assert token
    assert not is_open(room.server, key)


def is_open(server: Server, key: dict[str, Any]) -> bool:
    bearer = {"authorization": f"Bearer {key['token']}"}
    return server.web.get(f"{server.address}/api/tables/{key['code']}/since/0", headers=bearer).status_code == 200
