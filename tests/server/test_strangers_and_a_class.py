"""Whoever does not belong to a class finds nothing of it; whoever does, nothing of another child's."""

from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path
from time import time

import pytest

from class_serving import Member, come_in, make_class
from playmat.classroom.codes import CHILD_CODE_LENGTH, CLASS_CODE_LENGTH
from playmat.server.rooms.limits import WRONG_CHILD, WRONG_CHILD_OF_CLASS, WRONG_CODE
from playmat.table.keys import LETTERS
from serving import Server

YEAR = 365.25 * 24 * 3600
DAY = 24 * 3600
NAMES = ["Ada", "Bo", "Cy"]


@pytest.fixture(scope="module")
def strict(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """Limits on, behind a proxy, so that tests can come from several addresses."""
    with Server(tmp_path_factory.mktemp("strict"), "--proxy") as running:
        yield running


def typed(number: int, length: int) -> str:
    return "".join(LETTERS[number // 22**place % 22] for place in range(length))


def test_the_sums_that_the_page_does() -> None:
    guesses = 100 * (WRONG_CODE.burst + YEAR * WRONG_CODE.per_second)
    assert guesses * 200 / len(LETTERS) ** CLASS_CODE_LENGTH < 0.85
    addresses = 100
    at_once = WRONG_CHILD_OF_CLASS.burst + addresses * WRONG_CHILD.burst
    a_day = DAY * (WRONG_CHILD_OF_CLASS.per_second + addresses * WRONG_CHILD.per_second)
    codes = len(LETTERS) ** CHILD_CODE_LENGTH
    assert (at_once + a_day) * 30 / codes < 0.0007
    assert a_day * 30 / codes < 0.00013
    assert at_once > 45 * 60 * 350, "a whole lesson of guessing without a pause keeps nobody out"


def test_a_wrong_key_does_not_tell_whether_there_is_a_class(strict: Server) -> None:
    there = make_class(strict, NAMES)
    address = {"X-Forwarded-For": "6.6.6.6"}
    for number in range(WRONG_CODE.burst):
        strict.get(f"/api/classes/{typed(number, CLASS_CODE_LENGTH)}/now", "x" * 32, **address)
    asked = [strict.get(f"/api/classes/{code}/now", "x" * 32, **address) for code in (there.code, "CDFGHJK")]
    assert [reply.json()["code"] for reply in asked] == ["too-many-codes"] * 2
    assert strict.get(f"/api/classes/{there.code}/now", there.token, **address).status_code == 200


def test_a_key_that_opens_nothing_is_answered_alike_with_and_without_a_class(strict: Server) -> None:
    there = make_class(strict, NAMES)
    child = come_in(strict, there.code, child_code=there.now()["children"][0]["code"])
    there.say("new-child-code", child=0)
    for end in ("now", "report", "report.csv", "home.pdf", "paper.pdf", "puzzles/x", "stream"):
        for token in ("x" * 32, child.token):
            paths = [f"/api/classes/{code}/{end}" for code in (there.code, "CDFGHJK")]
            asked = [strict.get(path, token, **{"X-Forwarded-For": "6.6.6.7"}) for path in paths]
            assert {reply.status_code for reply in asked} == {401}
            assert asked[0].content == asked[1].content
    for code in (there.code, "CDFGHJK"):
        nobody = Member(strict, code, "x" * 32)
        assert nobody.say("done")["code"] == "unknown-token"
        line = nobody.line()
        assert line.first["code"] == "unknown-token"
        line.close()


def test_in_a_class_with_private_names_no_student_puts_a_name_on_a_table(strict: Server) -> None:
    made = strict.post("/api/classes", {"names": ["", ""], "hidden": True, "plan": {"game": "sevens"}}).json()
    teacher = Member(strict, made["code"], made["token"])
    children = [come_in(strict, teacher.code, child_code=child["code"]) for child in teacher.now()["children"]]
    lines = [child.line() for child in children]
    teacher.say("seat-all")
    teacher.say("give-homework", game="sevens", until=int(time() * 1000) + 86_400_000, play={"matches": 1})
    seats = [children[0].say("take-seat")["joined"], children[0].say("play-homework", homework=0, match=0)["joined"]]
    for seat in seats:
        path = f"/api/tables/{seat['code']}"
        said = {"type": "rename", "id": "name", "nickname": "Maria Lopez"}
        assert strict.post(f"{path}/messages", said, seat["token"]).json()["code"] == "name-of-class"
        assert "Lopez" not in strict.get(f"{path}/since/0", seat["token"]).text
    for line in lines:
        line.close()


def test_a_code_alone_shows_no_name_and_nothing_of_a_child(strict: Server) -> None:
    teacher = make_class(strict, NAMES)
    codes = [child["code"] for child in teacher.now()["children"]]
    card = strict.get(f"/api/classes/{teacher.code}").text
    assert not any(text in card.replace(teacher.code, "") for text in (*NAMES, *codes))


def test_a_childs_code_opens_that_childs_seat_and_no_other(tmp_path: Path) -> None:
    with ExitStack() as lines, Server(tmp_path, "--limits", "0") as server:
        teacher = make_class(server, NAMES)
        told = teacher.now()["children"]
        members = [come_in(server, teacher.code, child_code=child["code"]) for child in told]
        for member in members:
            lines.callback(member.line().close)
        teacher.say("seat-all")
        seats = [member.say("take-seat")["joined"]["seat"] for member in members]
        assert len(set(seats)) == len(NAMES)
        again = come_in(server, teacher.code, child_code=told[1]["code"])
        assert again.say("take-seat")["joined"]["seat"] == seats[1]
        # A child's key is one to the class; at a table it opens nothing.
        code = members[0].say("take-seat")["joined"]["code"]
        assert server.get(f"/api/tables/{code}/since/0", members[0].token).json()["code"] == "unknown-token"
        elsewhere = make_class(server, ["Eve"])
        assert Member(server, elsewhere.code, members[0].token).now()["code"] == "unknown-token"


def test_a_new_teacher_link_shuts_out_every_older_device_and_wall(strict: Server) -> None:
    teacher = make_class(strict, NAMES)
    wall = Member(strict, teacher.code, teacher.say("open-wall", names=True)["token"])
    line, at_wall = teacher.line(), wall.line()
    new = Member(strict, teacher.code, teacher.say("renew-link")["token"])
    for old, open_line in ((teacher, line), (wall, at_wall)):
        assert old.now()["code"] == "unknown-token"
        assert open_line.until("type", "goodbye")["code"] == "seat-lost"
        open_line.close()
    assert [child["name"] for child in new.now()["children"]] == NAMES
