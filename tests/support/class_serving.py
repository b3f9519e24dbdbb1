"""A class at a real server: a teacher and children by HTTP and WebSocket."""

import json
from contextlib import ExitStack
from time import monotonic, sleep
from typing import Any
from uuid import uuid4

from websockets.sync.client import connect

from serving import Seat, Server, my_moves

Json = dict[str, Any]
# Puzzles in the games of a class are looked for up to 15 s.
LOOKING = 30.0
JUDGING = 90.0  # seconds until every decision of a small class is analyzed
NAMES = ["Ada", "Bo", "Cy", "Dee", "Eve", "Fay"]


class Member:
    """Somebody of a class with a token: the teacher, a child, the wall."""

    def __init__(self, server: Server, code: str, token: str) -> None:
        self.server = server
        self.code = code
        self.token = token

    @property
    def at(self) -> str:
        return f"{self.server.address}/api/classes/{self.code}"

    def say(self, type: str, *, id: str = "", **facts: object) -> Json:
        body = {"type": type, "id": id or uuid4().hex, **facts}
        url = f"{self.at}/messages"
        answered: Json = self.server.web.post(url, json=body, headers=self.bearer, timeout=LOOKING).json()
        return answered

    def now(self) -> Json:
        told: Json = self.server.web.get(f"{self.at}/now", headers=self.bearer).json()
        return told

    def line(self) -> "ClassLine":
        return ClassLine(self)

    @property
    def bearer(self) -> dict[str, str]:
        return {"authorization": f"Bearer {self.token}"}


class ClassLine:
    """A WebSocket to a class."""

    def __init__(self, member: Member) -> None:
        address = member.at.replace("http:", "ws:")
        self.socket = connect(f"{address}/live", open_timeout=15, close_timeout=1, legacy=True)
        self.socket.send(json.dumps({"type": "hello", "token": member.token}))
        self.first = self.next()

    def next(self, patience: float = 15) -> Json:
        told: Json = json.loads(self.socket.recv(patience))
        return told

    def until(self, field: str, value: object) -> Json:
        """The first frame of the class in which that is so."""
        frame = self.first if self.first.get(field) == value else self.next()
        for _ in range(200):
            if frame.get(field) == value:
                return frame
            frame = self.next()
        raise AssertionError(f"never {field} = {value}: {frame}")

    def close(self) -> None:
        self.socket.close()


def fetch(member: Member, path: str = "report", **query: Any) -> Any:
    return member.server.web.get(f"{member.at}/{path}", params=query, headers=member.bearer)


def wait_for_analysis(teacher: Member) -> Json:
    """Return the class report once the analysis is through."""
    end = monotonic() + JUDGING
    while True:
        report: Json = fetch(teacher).json()
        if report["judging"]["done"] == report["judging"]["total"]:
            return report
        assert monotonic() < end, report["judging"]
        sleep(0.3)


def make_class(server: Server, names: list[str], **plan: object) -> Member:
    body = {"names": names, "plan": {"game": "sevens", **plan}}
    made = server.web.post(f"{server.address}/api/classes", json=body).json()
    return Member(server, made["code"], made["token"])


def come_in(server: Server, code: str, **wish: str) -> Member:
    answered = server.web.post(f"{server.address}/api/classes/{code}/children", json=wish).json()
    return Member(server, code, answered["token"])


class Room:
    """A teacher and her children, all on the line."""

    def __init__(self, server: Server, lines: ExitStack, **plan: object) -> None:
        self.server = server
        self.lines = lines
        self.teacher = make_class(server, NAMES, **plan)
        codes = [child["code"] for child in self.teacher.now()["children"]]
        self.children = [come_in(server, self.teacher.code, child_code=code) for code in codes]
        self.on_line = [self.listen(child) for child in self.children]

    def listen(self, member: Member) -> ClassLine:
        line = member.line()
        self.lines.callback(line.close)
        return line

    def seat_all(self) -> list[Json]:
        assert self.teacher.say("seat-all")["type"] == "accepted"
        opened = [child.say("take-seat") for child in self.children]
        return [answer["joined"] for answer in opened]


class Pairs:
    """A class at tables of two, all on the line."""

    def __init__(self, teacher: Member, children: list[Member], lines: list[ClassLine], seats: list[Seat]) -> None:
        self.teacher = teacher
        self.children = children
        self.lines = lines
        codes = dict.fromkeys(seat.code for seat in seats)
        self.tables = [[seat for seat in seats if seat.code == code] for code in codes]

    def close(self) -> None:
        for line in self.lines:
            line.close()


def lesson_of_pairs(server: Server, names: list[str], **plan: object) -> Pairs:
    teacher = make_class(server, names, **{"size": 2, **plan})
    codes = [child["code"] for child in teacher.now()["children"]]
    children = [come_in(server, teacher.code, child_code=code) for code in codes]
    lines = [child.line() for child in children]
    assert teacher.say("seat-all")["type"] == "accepted"
    seats = [Seat(server, child.say("take-seat")["joined"]) for child in children]
    return Pairs(teacher, children, lines, seats)


def table_now(server: Server, key: Json) -> Json:
    bearer = {"authorization": f"Bearer {key['token']}"}
    told: Json = server.web.get(f"{server.address}/api/tables/{key['code']}/since/0", headers=bearer).json()
    return told


def lesson_with_slips(server: Server) -> tuple[Member, list[Member]]:
    """Two children play Number Line; in both rounds somebody tries to put a card where one lies."""
    teacher = make_class(server, ["Ada", "Bo"], game="number-line", options={"start": "seat"})
    codes = [child["code"] for child in teacher.now()["children"]]
    children = [come_in(server, teacher.code, child_code=code) for code in codes]
    lines = [child.line() for child in children]
    teacher.say("seat-all")
    seats = [Seat(server, child.say("take-seat")["joined"]) for child in children]
    for line in lines:
        line.close()
    taken = ""
    for _ in range(2):
        for is_second in (False, True):
            mover = next(seat for seat in seats if my_moves(seat.table()))
            if is_second:
                assert mover.say("move", text=taken)["code"] == "taken"
            taken = my_moves(mover.table())[0]
            mover.say("move", text=taken)
    return teacher, children


def played_lesson(server: Server, matches: int) -> tuple[Member, list[Member]]:
    """Two children play Number Line to the end, so many times, each time the first move that is allowed."""
    teacher = make_class(server, ["Ada", "Bo"], game="number-line", options={"start": "seat"})
    codes = [child["code"] for child in teacher.now()["children"]]
    children = [come_in(server, teacher.code, child_code=code) for code in codes]
    lines = [child.line() for child in children]
    for _ in range(matches):
        assert teacher.say("seat-all")["type"] == "accepted"
        play_to_the_end([Seat(server, child.say("take-seat")["joined"]) for child in children])
    for line in lines:
        line.close()
    return teacher, children


def play_to_the_end(seats: list[Seat]) -> None:
    for _ in range(200):
        table = seats[0].table()
        if table["stage"] == "over":
            return
        mover = next(seat for seat in seats if my_moves(seat.table()))
        assert mover.say("move", text=my_moves(mover.table())[0])["type"] == "accepted"
    raise AssertionError("it did not end")
