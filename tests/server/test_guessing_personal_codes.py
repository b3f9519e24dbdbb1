"""Wrong personal codes are bounded for a class, never keep a right one out, and the teacher sees them."""

import asyncio
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path

import pytest

from class_serving import Member, come_in, make_class
from nodes import Nodes
from playmat.classroom.child import Child
from playmat.classroom.codes import CHILD_CODE_LENGTH
from playmat.classroom.school_class import SchoolClass
from playmat.core.refusal import Refused
from playmat.server.classes.guesses import NOTICED, CodeGuesses
from playmat.server.rooms.limits import SAME_CODE, WRONG_CHILD, WRONG_CHILD_OF_CLASS, Limits
from playmat.table.keys import LETTERS
from postgres import need_postgres
from serving import FrozenServer, Server


@dataclass
class Guessed:
    """All that counting guesses needs of an open class."""

    it: SchoolClass
    number: int = 1


NAMES = [f"Kid {number}" for number in range(28)]


@pytest.fixture(scope="module")
def strict(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """Limits on, nothing refills; behind a proxy, so that tests can come from several addresses."""
    with FrozenServer(tmp_path_factory.mktemp("strict"), "--proxy") as running:
        yield running


def wrong_code(number: int) -> str:
    """Codes that end in a letter repeated are drawn once in millions of years."""
    return "".join(LETTERS[number // 22**place % 22] for place in range(3)).ljust(CHILD_CODE_LENGTH, "C")


def enter(server: Server, code: str, own: str, address: str) -> tuple[int, str]:
    reply = server.post(f"/api/classes/{code}/children", {"child_code": own}, **{"X-Forwarded-For": address})
    return reply.status_code, reply.json().get("code", "")


def guess(server: Server, code: str, count: int, address: str) -> None:
    with ThreadPoolExecutor(16) as crowd:
        tried = list(crowd.map(lambda number: enter(server, code, wrong_code(number), address), range(count)))
    assert {status for status, _ in tried} == {403}, tried[-1]
    assert {why for _, why in tried} == {"unknown-child-code"}


def test_after_many_wrong_codes_at_once_all_right_ones_get_in_from_every_address(strict: Server) -> None:
    teacher = make_class(strict, NAMES)
    right = [child["code"] for child in teacher.now()["children"]]
    guess(strict, teacher.code, 10 * WRONG_CHILD.burst, "7.7.7.7")
    for number, own in enumerate(right):
        for address in ("7.7.7.7", "8.8.8.8", f"9.9.{number}.9"):
            assert enter(strict, teacher.code, own, address)[0] == 201, (number, address)


def test_the_teacher_sees_that_someone_is_guessing_and_lifts_the_limit(strict: Server) -> None:
    teacher = make_class(strict, NAMES[:3])
    assert teacher.now()["guessing"] is None
    with closing(teacher.line()) as line:
        guess(strict, teacher.code, NOTICED, "6.6.6.6")
        guess(strict, teacher.code, 10, "6.6.7.7")
        told = teacher.now()["guessing"]
        assert (told["wrong"], told["addresses"], told["blocks"]) == (NOTICED + 10, 2, False)
        assert line.until("type", "teacher")["guessing"] is None
        while (seen := line.next())["guessing"] is None:
            pass
        assert seen["guessing"]["wrong"] >= NOTICED, "told without being asked"
        assert teacher.say("lift-code-limit")["type"] == "accepted"
        assert teacher.now()["guessing"] is None
        child = teacher.now()["children"][0]["code"]
        student = come_in(strict, teacher.code, child_code=child)
        assert student.say("lift-code-limit")["code"] == "not-teacher"
        assert "guessing" not in student.now()


def test_only_guessers_are_kept_out_once_the_class_has_no_guesses_left_and_lifting_lets_them_in() -> None:
    """A scale makes the million small enough for a test; addresses have one guess of their own then."""
    limits = Limits(0.02)
    it = SchoolClass("CCCCCCC", True, 30, children={0: Child(0, "CDFGHJKM", "owl"), 1: Child(1, "CDFGHJKN", "fox")})
    room = Guessed(it)
    guesses = CodeGuesses(room, limits, lambda: None)

    def tried(code: str, address: str) -> str:
        try:
            guesses.check(code, address)
        except Refused as wrong:
            return wrong.refusal.code
        return "in"

    async def flood() -> None:
        budget = int(WRONG_CHILD_OF_CLASS.burst * limits.scale) + 1
        for _ in range(budget):
            assert tried("C" * 8, "guesser") == "unknown-child-code"
        assert tried("CDFGHJKM", "someone else") == "in", "who has not guessed is not kept out"
        assert tried("C" * 8, "guesser") == tried("CDFGHJKM", "guesser") == "too-many-child-codes", "both look the same"
        seen = guesses.teacher_view()
        assert seen is not None
        assert (seen.wrong, seen.addresses, seen.blocks) == (budget, 1, True)
        guesses.lift()
        assert tried("CDFGHJKN", "guesser") == "in"
        assert guesses.teacher_view() is None

    asyncio.run(flood())


def test_the_same_right_code_opens_a_class_a_few_times_in_a_row_and_others_are_not_slowed(strict: Server) -> None:
    teacher = make_class(strict, ["Ada", "Bo"])
    ada, bo = (child["code"] for child in teacher.now()["children"])
    tries = [enter(strict, teacher.code, ada, "2.2.2.2") for _ in range(SAME_CODE.burst + 3)]
    assert {status for status, _ in tries[: SAME_CODE.burst]} == {201}
    assert set(tries[SAME_CODE.burst :]) == {(429, "too-fast")}
    assert enter(strict, teacher.code, bo, "2.2.2.2")[0] == 201


def test_a_code_is_read_as_it_is_printed_or_typed(strict: Server) -> None:
    teacher = make_class(strict, ["Ada"])
    own = teacher.now()["children"][0]["code"]
    for typed in (own, f"{own[:4]} {own[4:]}", f"{own[:4]}-{own[4:]}".lower()):
        assert enter(strict, teacher.code, typed, "3.3.3.3")[0] == 201


def test_over_nodes_guesses_are_counted_where_the_class_is(tmp_path: Path) -> None:
    need_postgres()
    with Nodes(tmp_path, 2, "--limits", "1") as nodes:
        teacher = make_class(nodes[0], NAMES[:3])
        right = [child["code"] for child in teacher.now()["children"]]
        for node in nodes.nodes:
            guess(node, teacher.code, NOTICED, "127.0.0.1")
        told = Member(nodes[1], teacher.code, teacher.token).now()["guessing"]
        assert told["wrong"] == 2 * NOTICED
        assert [enter(node, teacher.code, own, "")[0] for own in right for node in nodes.nodes] == [201] * 6
        assert Member(nodes[1], teacher.code, teacher.token).say("lift-code-limit")["type"] == "accepted"
        assert teacher.now()["guessing"] is None
