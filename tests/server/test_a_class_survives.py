"""The server is killed while a class is seated, stopped, moved about: whatever was accepted is so afterwards, at the
class and at its tables; with several nodes, at whichever goes on."""

import threading
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, suppress
from pathlib import Path
from typing import Any

import httpx
import pytest

from class_serving import Member, come_in, make_class
from nodes import Nodes
from serving import PATIENCE, Json, Server, new_id
from thorough import THOROUGH, rarely

NAMES = ["Ada", "Bo", "Cy", "Dee", "Eve", "Fay"]
ROUNDS = 12 if THOROUGH else 2
LOST = (httpx.HTTPError, OSError, ValueError, KeyError)


class World:
    """One server that is started again, or two nodes of which the other goes on."""

    def __init__(self, lines: ExitStack, folder: Path, kind: str) -> None:
        self.lines = lines
        self.nodes = lines.enter_context(Nodes(folder, 2)) if kind == "nodes" else None
        self.server = self.nodes[0] if self.nodes else lines.enter_context(Server(folder, "--limits", "0"))
        self.members: list[Member] = []

    def crash(self) -> None:
        self.server.kill()
        if self.nodes is None:
            self.server.start()
        else:
            dead = self.server
            self.server = next(node for node in self.nodes.nodes if node is not dead)
            dead.start()  # for the next time
        for member in self.members:
            member.server = self.server

    def keep(self, member: Member) -> Member:
        self.members.append(member)
        return member


class Lesson:
    """A class of six, all there."""

    def __init__(self, world: World) -> None:
        self.world = world
        self.teacher = world.keep(make_class(world.server, NAMES, size=3))
        codes = [child["code"] for child in self.teacher.now()["children"]]
        self.children = [world.keep(come_in(world.server, self.teacher.code, child_code=code)) for code in codes]
        self.everybody_is_here()

    def everybody_is_here(self) -> None:
        for member in (self.teacher, *self.children):
            until(lambda member=member: self._listen(member), "a line to the class")  # type: ignore[misc]  # bound

    def _listen(self, member: Member) -> bool:
        with suppress(*LOST, TimeoutError):
            line = member.line()
            self.world.lines.callback(line.close)
            return line.first["type"] in ("teacher", "child")
        return False

    def crash_while(self, type: str, delay: float, **facts: Any) -> tuple[str, bool]:
        """Say something, and kill the server a moment later. Under which id, and whether it was accepted."""
        id, answers = new_id(), list[Json]()

        def say() -> None:
            with suppress(*LOST):
                answers.append(self.teacher.say(type, id=id, **facts))

        saying = threading.Thread(target=say)
        saying.start()
        time.sleep(delay)
        self.world.crash()
        saying.join(PATIENCE)
        return id, any(answer.get("type") == "accepted" for answer in answers)

    def now(self) -> Json:
        return found(self.teacher.now, lambda told: "children" in told)

    def seats(self) -> list[Json]:
        keys = [
            found(lambda child=child: child.say("take-seat"), lambda told: "joined" in told)["joined"]  # type: ignore[misc]  # bound
            for child in self.children
        ]
        return [found(lambda key=key: self.table(key), lambda told: "seats" in told) for key in keys]  # type: ignore[misc]  # bound

    def table(self, key: Json) -> Json:
        told: Json = self.world.server.get(f"/api/tables/{key['code']}/since/0", key["token"]).json()
        return told


def found(ask: Callable[[], Json], is_it: Callable[[Json], bool]) -> Json:
    """The first answer that is one: where a node was killed, another has the class after some seconds."""
    end, told = time.monotonic() + PATIENCE, dict[str, Any]()
    while time.monotonic() < end:
        with suppress(*LOST):
            told = ask()
            if is_it(told):
                return told
        time.sleep(0.05)
    raise AssertionError(told)


def until(is_so: Callable[[], bool], what: str) -> None:
    end = time.monotonic() + PATIENCE
    while not is_so():
        assert time.monotonic() < end, f"never: {what}"
        time.sleep(0.05)


# Nodes go on with what was stored in one way, whatever it was: `make test` kills one of them for two kinds of it.
@pytest.fixture(params=["one server", rarely("nodes", name="nodes")])
def lesson(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Lesson]:
    with ExitStack() as lines:
        yield Lesson(World(lines, tmp_path, request.param))


ALSO_NODES = pytest.mark.parametrize("lesson", ["one server", "nodes"], indirect=True)


@pytest.mark.slow
@ALSO_NODES
def test_killed_while_everybody_is_seated(lesson: Lesson) -> None:
    for round in range(ROUNDS):
        before = lesson.now()["lesson"]
        id, accepted = lesson.crash_while("seat-all", 0.012 * round)
        after = lesson.now()["lesson"]
        rounds = 0 if before is None else before["round"]
        assert after is not None or not accepted
        assert not accepted or after["round"] == rounds + 1
        lesson.everybody_is_here()
        assert found(lambda id=id: lesson.teacher.say("seat-all", id=id), lambda told: told["type"] == "accepted")  # type: ignore[misc]  # bound
        now = lesson.now()["lesson"]
        assert now["round"] == rounds + 1, "said again under its id it happens once"
        tables = lesson.seats()
        assert {table["stage"] for table in tables} == {"playing"}
        assert [table["code"] for table in tables] == [child.now()["table"] for child in lesson.children]
        assert {seat["name"] for table in tables for seat in table["seats"]} == set(NAMES)


@pytest.mark.slow
def test_killed_while_all_tables_are_stopped_or_go_on(lesson: Lesson) -> None:
    lesson.teacher.say("seat-all")
    lesson.seats()
    for round in range(ROUNDS):
        was = lesson.now()["eyes_on_me"]
        _, accepted = lesson.crash_while("eyes-on-me", 0.012 * round, on=not was)
        now = lesson.now()["eyes_on_me"]
        assert now != was or not accepted
        lesson.everybody_is_here()
        until(lambda now=now: {table["paused"] for table in lesson.seats()} == {now}, f"stopped: {now}")  # type: ignore[misc]  # bound


@pytest.mark.slow
def test_killed_while_a_child_is_taken_out(lesson: Lesson) -> None:
    """Nobody goes on with a key to a seat that is not theirs any more."""
    lesson.teacher.say("seat-all")
    key = lesson.children[0].say("take-seat")["joined"]
    assert len(lesson.table(key)["seats"]) == 3
    _, accepted = lesson.crash_while("remove-child", 0.01, child=0)
    names = [child["name"] for child in lesson.now()["children"]]
    lesson.children = lesson.children[1:]
    if "Ada" in names:
        assert not accepted
        lesson.teacher.say("remove-child", child=0)
    lesson.everybody_is_here()
    until(lambda: lesson.table(key).get("code") == "unknown-token", "shut out")
    tables = lesson.seats()
    assert "Ada" not in str(tables)
    assert any(seat["kind"] == "bot" for table in tables for seat in table["seats"])


@pytest.mark.slow
def test_killed_while_the_class_is_asked(lesson: Lesson) -> None:
    lesson.teacher.say("seat-all")
    lesson.seats()
    scene = {"of": "scene", "game": "sevens", "scene": 0, "step": 2}
    assert lesson.teacher.say("ask-class", place=scene)["type"] == "accepted"
    shown = lesson.children[0].say("see-poll", poll=1)
    text = shown["table"]["play"]["offer"]["moves"][0]
    for child in lesson.children[:4]:
        assert child.say("answer-poll", poll=1, text=text)["type"] == "accepted"
    _, accepted = lesson.crash_while("step-poll", 0.01, poll=1, to="shown")
    poll = lesson.now()["poll"]
    assert poll["stage"] == "shown" or not accepted
    mine = [found(child.now, lambda told: "poll" in told)["poll"]["mine"] for child in lesson.children]
    assert mine == [text] * 4 + [None] * 2
    lesson.everybody_is_here()
    until(lambda: {table["paused"] for table in lesson.seats()} == {True}, "the tables stand still")


@pytest.mark.slow
@ALSO_NODES
def test_killed_while_the_class_plays(lesson: Lesson) -> None:
    """Every move that was accepted is there, at whoever looks after the tables now."""
    lesson.teacher.say("seat-all")
    for round in range(ROUNDS):
        keys = [
            found(lambda child=child: child.say("take-seat"), lambda told: "joined" in told)["joined"]  # type: ignore[misc]  # bound
            for child in lesson.children
        ]
        accepted: list[tuple[Json, str, int]] = []
        playing = threading.Thread(target=play_all, args=(lesson, keys, accepted))
        playing.start()
        until(lambda accepted=accepted, some=1 + 3 * round: len(accepted) >= some, "somebody plays")  # type: ignore[misc]  # bound
        lesson.world.crash()
        playing.join(PATIENCE)
        lesson.everybody_is_here()
        for key, text, number in accepted:
            table = found(lambda key=key: lesson.table(key), lambda told: "events" in told)  # type: ignore[misc]  # bound
            moved = [event for event in table["events"] if event["number"] == number]
            assert moved, f"{text} was accepted as {number}"
            assert table["number"] >= number


def play_all(lesson: Lesson, keys: list[Json], accepted: list[tuple[Json, str, int]]) -> None:
    """Whoever is asked plays the first thing that is offered, until the server is gone."""
    server = lesson.world.server
    with suppress(*LOST):
        for _ in range(200):
            for key in keys:
                play = lesson.table(key).get("play")
                if play is None or not play["offer"]["moves"]:
                    continue
                body = {"type": "move", "id": new_id(), "text": play["offer"]["moves"][0]}
                told = server.post(f"/api/tables/{key['code']}/messages", body, key["token"]).json()
                if told["type"] == "accepted":
                    accepted.append((key, body["text"], told["number"]))


@pytest.mark.slow
def test_killed_while_somebody_comes_to_a_shared_device(lesson: Lesson) -> None:
    """Both or neither: who is told that they share a device does, and the old device has no key to the seat."""
    lesson.teacher.say("seat-all")
    lesson.seats()
    codes = [child["code"] for child in lesson.now()["children"]]
    came: list[Member] = []

    def come() -> None:
        with suppress(*LOST):
            beside = lesson.children[0].token
            came.append(come_in(lesson.world.server, lesson.teacher.code, child_code=codes[1], beside=beside))

    coming = threading.Thread(target=come)
    coming.start()
    time.sleep(0.02)
    lesson.world.crash()
    coming.join(PATIENCE)
    devices = [child["device"] for child in lesson.now()["children"]]
    if came:
        assert devices[:2] == [0, 0]
    else:
        while not came:
            come()
            time.sleep(0.1)
    lesson.children[1] = lesson.world.keep(came[0])
    came[0].server = lesson.world.server
    lesson.everybody_is_here()
    until(lambda: [seat["shares"] for seat in shared_seats(lesson)] == [True, True], "both share at their tables")
    assert lesson.children[0].now()["beside"] == ["Bo"]


def shared_seats(lesson: Lesson) -> list[Json]:
    """The seats of the two who share a device."""
    found_seats = []
    for child in lesson.children[:2]:
        key = found(lambda child=child: child.say("take-seat"), lambda told: "joined" in told)["joined"]  # type: ignore[misc]  # bound
        found_seats.append(lesson.table(key)["seats"][key["seat"]])
    return found_seats
