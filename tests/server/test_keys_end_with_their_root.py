"""A renewed code or a removed student ends every key that was made from the old one, on every path, at once."""

import json
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, suppress
from pathlib import Path

import httpx
import pytest

from class_serving import ClassLine, Member, come_in, make_class
from nodes import Nodes
from postgres import need_postgres
from serving import PATIENCE, Json, Line, Seat, Server, my_moves
from thorough import rarely

DAY = 86_400_000
NAMES = ["Ada", "Bo", "Cy", "Dee"]


class World:
    """One server, or two nodes on one database: a person can use either."""

    def __init__(self, servers: list[Server]) -> None:
        self.servers = servers

    @property
    def one(self) -> Server:
        return self.servers[0]

    @property
    def other(self) -> Server:
        return self.servers[-1]


@pytest.fixture(params=["one server", rarely("nodes", name="nodes")])
def world(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[World]:
    if request.param == "nodes":
        need_postgres()
        with Nodes(tmp_path, 2) as nodes:
            yield World(nodes.nodes)
    else:
        with Server(tmp_path, "--limits", "0") as server:
            yield World([server])


ALSO_NODES = pytest.mark.parametrize("world", ["one server", "nodes"], indirect=True)


@pytest.fixture
def lines() -> Iterator[ExitStack]:
    with ExitStack() as open_lines:
        yield open_lines


class EventStream:
    """Someone who reads server-sent events in the background until the server closes the stream."""

    def __init__(self, server: Server, path: str, token: str) -> None:
        self.frames: list[Json] = []
        self.is_open = threading.Event()
        self._thread = threading.Thread(target=self._read, args=(server, path, token), daemon=True)
        self._thread.start()
        assert self.is_open.wait(PATIENCE)

    def _read(self, server: Server, path: str, token: str) -> None:
        head = {"authorization": f"Bearer {token}"}
        with suppress(httpx.HTTPError), httpx.stream("GET", server.address + path, headers=head, timeout=60) as told:
            for line in told.iter_lines():
                if line.startswith("data: "):
                    self.frames.append(json.loads(line[6:]))
                    self.is_open.set()

    def last_frame(self) -> Json:
        self._thread.join(PATIENCE)
        assert not self._thread.is_alive(), "the stream is still open"
        return self.frames[-1]


class Lesson:
    """A class of four in pairs, all online. Ada's keys go to a stranger before they are ended."""

    def __init__(self, world: World, lines: ExitStack, **plan: object) -> None:
        self.world = world
        self.lines = lines
        self.teacher = make_class(world.one, NAMES, size=2, **plan)
        codes = [child["code"] for child in self.teacher.now()["children"]]
        self.students = [come_in(world.other, self.teacher.code, child_code=code) for code in codes]
        self.listen(*self.students)

    def listen(self, *members: Member) -> list[ClassLine]:
        opened = [member.line() for member in members]
        for line in opened:
            self.lines.callback(line.close)
        return opened

    def seat_all(self) -> list[Json]:
        assert self.teacher.say("seat-all")["type"] == "accepted"
        return [student.say("take-seat")["joined"] for student in self.students]

    def seat(self, key: Json) -> Seat:
        return Seat(self.world.one, key)

    def code_of(self, student: int) -> str:
        found: str = next(it["code"] for it in self.teacher.now()["children"] if it["child"] == student)
        return found


def until(is_so: Callable[[], bool], what: str) -> None:
    end = time.monotonic() + PATIENCE
    while not is_so():
        assert time.monotonic() < end, f"never: {what}"
        time.sleep(0.02)


def expect_dead(server: Server, code: str, token: str) -> None:
    """The key opens nothing at this table, however it is used."""
    path = f"/api/tables/{code}"
    for ask in ("since/0", "stream", "record", "par"):
        assert server.get(f"{path}/{ask}", token).status_code == 401, ask
    for said in (
        {"type": "move", "text": "pass"},
        {"type": "try", "text": "pass"},
        {"type": "hint"},
        {"type": "choices"},
        {"type": "describe"},
        {"type": "hand-seat", "seat": 0},
        {"type": "hand-seat", "seat": 1},
        {"type": "emote", "emote": "wave"},
        {"type": "leave"},
        {"type": "stand-in", "on": True},
    ):
        answer = server.post(f"{path}/messages", {"id": "dead", **said}, token)
        assert answer.status_code == 401, (said, answer.text)
    assert server.post(f"{path}/claim", {"secret": token}).status_code in (404, 409, 410)
    assert server.get(f"{path}/waiting", token).status_code == 401


def expect_closed(line: Line) -> None:
    assert line.until(lambda frame: frame["type"] == "goodbye")["code"] == "seat-lost"


def end_keys(lesson: Lesson, how: str) -> None:
    message = {"renew": "new-child-code", "remove": "remove-child"}[how]
    assert lesson.teacher.say(message, child=0)["type"] == "accepted"


@ALSO_NODES
@pytest.mark.parametrize("how", ["renew", "remove"])
def test_every_path_to_the_old_seat_is_closed_at_once(world: World, lines: ExitStack, how: str) -> None:
    lesson = Lesson(world, lines)
    ada = lesson.students[0]
    key = lesson.seat_all()[0]
    seat = lesson.seat(key)
    at_table = lines.enter_context(seat.live())
    stream = EventStream(world.other, f"/api/tables/{seat.code}/stream", seat.token)
    [at_class] = lesson.listen(ada)
    secret = seat.say("hand-seat", seat=seat.seat)["secret"]

    end_keys(lesson, how)

    for server in world.servers:
        expect_dead(server, seat.code, seat.token)
        assert server.get(f"/api/classes/{ada.code}/now", ada.token).status_code == 401
        claim = server.post(f"/api/tables/{seat.code}/claim", {"secret": secret})
        assert claim.json()["code"] == "link-spent"
    assert ada.say("take-seat")["code"] == "unknown-token"
    assert ada.say("raise-hand", on=True)["code"] == "unknown-token"
    expect_closed(at_table)
    assert stream.last_frame()["code"] == "seat-lost"
    assert at_class.until("type", "goodbye")["code"] == "seat-lost"


@ALSO_NODES
def test_a_seat_opened_by_a_link_ends_with_the_key_that_made_the_link(world: World, lines: ExitStack) -> None:
    lesson = Lesson(world, lines)
    seat = lesson.seat(lesson.seat_all()[0])
    secret = seat.say("hand-seat", seat=seat.seat)["secret"]
    claimed = Seat(world.other, world.other.post(f"/api/tables/{seat.code}/claim", {"secret": secret}).json())
    assert claimed.table()["you"]["seat"] == seat.seat
    end_keys(lesson, "renew")
    for server in world.servers:
        expect_dead(server, claimed.code, claimed.token)


@ALSO_NODES
def test_the_student_is_back_in_the_seat_with_the_new_code(world: World, lines: ExitStack) -> None:
    lesson = Lesson(world, lines, helps={"hints": True})
    keys = lesson.seat_all()
    end_keys(lesson, "renew")
    ada = come_in(world.other, lesson.teacher.code, child_code=lesson.code_of(0))
    again = ada.say("take-seat")["joined"]
    assert (again["code"], again["seat"]) == (keys[0]["code"], keys[0]["seat"])
    table = Seat(world.other, again).table()
    assert table["you"]["seat"] == again["seat"]
    assert table["seats"][again["seat"]]["kind"] == "human"
    mates = [lesson.seat(key) for key in keys[1:]]
    assert all(mate.table()["you"]["seat"] == mate.seat for mate in mates), "nobody else lost a key"
    mover = next(it for it in (Seat(world.one, again), *mates) if it.code == again["code"] and my_moves(it.table()))
    mover.do("move", text=my_moves(mover.table())[0])


@ALSO_NODES
@pytest.mark.parametrize("how", ["renew", "remove"])
def test_keys_at_tables_that_are_asleep_or_of_earlier_lessons_end_too(world: World, lines: ExitStack, how: str) -> None:
    lesson = Lesson(world, lines)
    earlier = lesson.seat_all()[0]
    now = lesson.seat_all()[0]
    lines.close()
    for server in world.servers:
        server.kill()
    for server in world.servers:
        server.start()
    until(lambda: "children" in lesson.teacher.now(), "the class")
    end_keys(lesson, how)
    for server in world.servers:
        for key in (earlier, now):
            expect_dead(server, key["code"], key["token"])


@ALSO_NODES
@pytest.mark.parametrize("how", ["renew", "remove"])
def test_the_key_of_a_homework_table_ends(world: World, lines: ExitStack, how: str) -> None:
    lesson = Lesson(world, lines)
    due = int(time.time() * 1000) + DAY
    given = lesson.teacher.say("give-homework", game="number-line", until=due, play={"matches": 2})
    assert given["type"] == "accepted"
    key = lesson.students[0].say("play-homework", homework=0, match=0)["joined"]
    at_table = lines.enter_context(lesson.seat(key).live())
    end_keys(lesson, how)
    for server in world.servers:
        expect_dead(server, key["code"], key["token"])
    expect_closed(at_table)
    if how == "renew":
        ada = come_in(world.other, lesson.teacher.code, child_code=lesson.code_of(0))
        again = ada.say("play-homework", homework=0, match=0)["joined"]
        assert again["code"] == key["code"]
        assert Seat(world.other, again).table()["you"]["seat"] == key["seat"]


@ALSO_NODES
@pytest.mark.parametrize("how", ["renew", "remove"])
def test_of_a_shared_device_one_students_keys_end_and_the_others_stay(world: World, lines: ExitStack, how: str) -> None:
    lesson = Lesson(world, lines, sharers="together")
    ada = lesson.students[0]
    bo = lesson.students[1] = come_in(world.one, ada.code, child_code=lesson.code_of(1), beside=ada.token)
    lesson.listen(bo)
    keys = lesson.seat_all()
    device = keys[0]["device"]["token"]
    end_keys(lesson, how)
    for server in world.servers:
        expect_dead(server, keys[0]["code"], keys[0]["token"])
        expect_dead(server, keys[0]["code"], device)
        assert server.get(f"/api/tables/{keys[1]['code']}/since/0", keys[1]["token"]).status_code == 200
        if how == "renew":  # once Bo is alone the device is no longer shared
            others = server.get(f"/api/tables/{keys[1]['code']}/since/0", keys[1]["device"]["token"])
            assert others.status_code == 200
    assert bo.say("take-seat")["type"] == "seat-opened"


def test_a_student_who_is_done_leaves_no_key_behind_on_that_device(world: World, lines: ExitStack) -> None:
    lesson = Lesson(world, lines)
    at_home = come_in(world.one, lesson.teacher.code, child_code=lesson.code_of(0))
    key = lesson.seat_all()[0]
    elsewhere = at_home.say("take-seat")["joined"]
    assert lesson.students[0].say("done")["type"] == "accepted"
    expect_dead(world.one, key["code"], key["token"])
    assert Seat(world.one, elsewhere).table()["you"]["seat"] == key["seat"], "another device of hers plays on"


def test_a_new_teacher_link_ends_what_the_old_one_watched_at_tables_of_every_lesson(
    world: World, lines: ExitStack
) -> None:
    lesson = Lesson(world, lines)
    lesson.seat_all()
    watched = [lesson.teacher.say("look-at-table", table=0)["joined"]]
    lesson.seat_all()
    watched.append(lesson.teacher.say("look-at-table", table=0)["joined"])
    assert all(lesson.seat(key).table() for key in watched)
    assert lesson.teacher.say("renew-link")["type"] == "new-link"
    for key in watched:
        expect_dead(world.one, key["code"], key["token"])


@ALSO_NODES
def test_nobody_who_asks_without_pause_gets_a_key_from_one_that_is_ending(world: World, lines: ExitStack) -> None:
    """Whatever is answered after the renewal is a refusal, and what was handed out before opens nothing."""
    lesson = Lesson(world, lines)
    ada = lesson.students[0]
    seat = lesson.seat(lesson.seat_all()[0])
    is_over, got = threading.Event(), list[str]()

    def ask(server: Server, take: Callable[[Server], str]) -> None:
        while not is_over.is_set():
            with suppress(httpx.HTTPError, KeyError):
                got.append(take(server))

    def take_seat(server: Server) -> str:
        token: str = Member(server, ada.code, ada.token).say("take-seat")["joined"]["token"]
        return token

    def make_link(server: Server) -> str:
        link = Seat(server, {"code": seat.code, "token": seat.token, "seat": seat.seat})
        secret: str = link.say("hand-seat", seat=seat.seat)["secret"]
        return secret

    asking = [
        threading.Thread(target=ask, args=(server, take))
        for server in world.servers
        for take in (take_seat, take_seat, make_link)
    ]
    for thread in asking:
        thread.start()
    until(lambda: len(got) > 12, "keys")
    end_keys(lesson, "renew")
    time.sleep(0.2)
    is_over.set()
    for thread in asking:
        thread.join(PATIENCE)
    for server in world.servers:
        for token in got:
            assert server.get(f"/api/tables/{seat.code}/since/0", token).status_code == 401
            assert server.post(f"/api/tables/{seat.code}/claim", {"secret": token}).json()["code"] == "link-spent"
        assert "table-taken" not in server.log.read_text(), "nobody at the table was sent away for it"


@pytest.mark.slow
def test_keys_end_with_the_code_or_not_at_all_when_the_server_is_killed(tmp_path: Path, lines: ExitStack) -> None:
    with Server(tmp_path, "--limits", "0") as server:
        lesson = Lesson(World([server]), lines)
        for delay in (0.0, 0.002, 0.004, 0.008, 0.016):
            lesson.students[0] = come_in(server, lesson.teacher.code, child_code=lesson.code_of(0))
            lesson.listen(*lesson.students)
            seat = lesson.seat(lesson.seat_all()[0])
            before = lesson.code_of(0)

            def renew() -> None:
                with suppress(httpx.HTTPError):
                    end_keys(lesson, "renew")

            renewing = threading.Thread(target=renew)
            renewing.start()
            time.sleep(delay)
            server.kill()
            renewing.join(PATIENCE)
            server.start()
            is_renewed = lesson.code_of(0) != before
            status = server.get(f"/api/tables/{seat.code}/since/0", seat.token).status_code
            assert status == (401 if is_renewed else 200), (delay, is_renewed)
