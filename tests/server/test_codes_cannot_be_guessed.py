"""Codes: guessing them leads nowhere, and whoever has a link, a token or a seat in the same school does not notice."""

import asyncio
from collections.abc import Iterator
from pathlib import Path

import pytest

from playmat.core.refusal import Refused
from playmat.server.rooms import hall as halls
from playmat.server.rooms.guesses import APART, LEAST_WAIT, LONGEST_WAIT, Guesses
from playmat.server.rooms.hall import Hall
from playmat.server.rooms.limits import WRONG_CODE, Limits
from playmat.server.rooms.room_for_more import MOST_TABLES
from playmat.server.store.sqlite import SqliteStore
from playmat.server.workers.pool import WorkerPool
from playmat.table.admission import CreateTable
from playmat.table.keys import CODE_LENGTH, LETTERS
from serving import Json, Seat, Server

YEAR = 365.25 * 24 * 3600
ADDRESSES = 100
WISH = {"game": "number-line", "seats": ["me", "open", "open"], "nickname": "Ada", "spectators": True}
SCHOOL, ELSEWHERE, GUESSER = "7.7.7.7", "8.8.8.8", "9.9.9.9"


@pytest.fixture(scope="module")
def strict(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server with its limits on, behind a proxy, so that tests can come from several addresses."""
    with Server(tmp_path_factory.mktemp("strict"), "--proxy") as running:
        yield running


def opened(server: Server, address: str) -> tuple[Seat, str]:
    """A table, and the secret in its link."""
    seat = Seat(server, server.post("/api/tables", WISH, **{"X-Forwarded-For": address}).json())
    link = server.get(f"{seat.path}/since/0", seat.token, **{"X-Forwarded-For": address}).json()["link"]
    return seat, link.partition("#k=")[2]


def guess(server: Server, address: str, number: int, code: str = "") -> tuple[int, str]:
    """One of the ways to find out whether a code is somebody's: status and code of the answer."""
    path = f"/api/tables/{code or wrong_code(number)}"
    ways: list[tuple[str, str, Json | None]] = [
        ("", "", None),
        ("/qr.svg", "", None),
        ("/seats", "", {"nickname": "Eve"}),
        ("/watch", "", {}),
        ("/claim", "", {"secret": "x" * 32}),
        ("/messages", "x" * 32, {"type": "describe", "id": "d"}),
        ("/since/0", "x" * 32, None),
        ("/stream", "x" * 32, None),
        ("/record", "x" * 32, None),
        ("/par", "x" * 32, None),
    ]
    end, token, body = ways[number % len(ways)]
    headers = {"X-Forwarded-For": address}
    reply = (
        server.get(path + end, token, **headers) if body is None else server.post(path + end, body, token, **headers)
    )
    return reply.status_code, reply.json()["code"] if reply.status_code >= 400 else ""


def wrong_code(number: int) -> str:
    return "".join(LETTERS[number // 22**place % 22] for place in range(CODE_LENGTH))


def spend(server: Server, address: str) -> None:
    answers = [guess(server, address, number) for number in range(WRONG_CODE.burst)]
    assert set(answers) == {(404, "unknown-table")}


def test_guessing_day_and_night_finds_no_table_in_a_year() -> None:
    guesses = ADDRESSES * (WRONG_CODE.burst + YEAR * WRONG_CODE.per_second)
    assert guesses * MOST_TABLES / len(LETTERS) ** CODE_LENGTH < 1


def test_all_ways_to_ask_for_a_code_share_one_budget_of_wrong_ones(strict: Server) -> None:
    there, _ = opened(strict, ELSEWHERE)
    spend(strict, GUESSER)
    for number in range(10):
        for code in ("", there.code):
            assert guess(strict, GUESSER, number, code) == (429, "too-many-codes"), number
    assert guess(strict, ELSEWHERE, 0, there.code) == (200, "")


def test_a_school_is_not_shut_out_by_one_pupil_who_guesses(strict: Server) -> None:
    ada, _ = opened(strict, SCHOOL)
    there, secret = opened(strict, ELSEWHERE)
    link = ada.say("hand-seat", seat=2)["secret"]
    spend(strict, SCHOOL)
    at_school = {"X-Forwarded-For": SCHOOL}
    assert guess(strict, SCHOOL, 0) == (429, "too-many-codes")
    # The code of a table of their own, as a friend types it.
    assert strict.get(ada.path, **at_school).status_code == 200
    assert strict.post(f"{ada.path}/seats", {"nickname": "Ben"}, **at_school).status_code == 201
    # Tokens, seat links, and the secret of a link or QR code from elsewhere.
    assert strict.get(f"{ada.path}/since/0", ada.token, **at_school).status_code == 200
    assert strict.post(f"{ada.path}/claim", {"secret": link}, **at_school).status_code == 201
    assert strict.get(f"{there.path}?k={secret[:-1]}", **at_school).status_code == 429
    assert strict.get(f"{there.path}?k={secret}", **at_school).status_code == 200
    assert strict.get(f"{there.path}/qr.svg?k={secret}", **at_school).status_code == 200
    assert strict.post(f"{there.path}/watch?k={secret}", {}, **at_school).status_code == 201
    # Somebody here has a key to it now, so it is one of their own.
    assert strict.get(there.path, **at_school).status_code == 200


def test_guesses_at_the_same_time_count_one_by_one(tmp_path: Path) -> None:
    async def run() -> list[str]:
        hall = Hall(SqliteStore(tmp_path / "tables.db"), WorkerPool(0, 1.0), Limits(), 0)
        here = await hall.create(CreateTable("number-line", ["me", "open"]), SCHOOL)
        for number in range(WRONG_CODE.burst - 1):
            with pytest.raises(Refused):
                await hall.look_up(wrong_code(number), SCHOOL)
        for _ in range(20):
            await hall.look_up(here.room.table.code, SCHOOL)  # right ones cost nothing
        tries = [hall.look_up(wrong_code(number), SCHOOL) for number in range(500, 510)]
        answers = await asyncio.gather(*tries, return_exceptions=True)
        await hall.close()
        return [answer.refusal.code for answer in answers if isinstance(answer, Refused)]

    assert sorted(asyncio.run(run())) == ["too-many-codes"] * 9 + ["unknown-table"]


def test_the_secret_of_a_link_opens_nothing_by_itself(strict: Server) -> None:
    ada, secret = opened(strict, ELSEWHERE)
    assert len(secret) >= 12
    assert strict.get(f"{ada.path}/since/0", secret).status_code == 401
    assert strict.post(f"{ada.path}/claim", {"secret": secret}).json()["code"] == "link-spent"
    assert strict.post(f"{ada.path}/messages", {"type": "leave", "id": "x"}, secret).status_code == 401


def test_those_who_wait_have_a_place_each_and_there_are_only_so_many() -> None:
    guesses = Guesses(Limits())
    places = list(range(LEAST_WAIT, LONGEST_WAIT + 1, APART))
    assert [guesses.place("a", 0) for _ in places] == places
    with pytest.raises(Refused) as wrong:
        guesses.place("a", 0)
    assert wrong.value.refusal.code == "too-fast"
    assert guesses.place("b", 0) == LEAST_WAIT
    assert guesses.place("a", LONGEST_WAIT) == LEAST_WAIT


def test_keys_of_a_table_that_sleeps_are_known_too(tmp_path: Path) -> None:
    async def run() -> None:
        hall = Hall(SqliteStore(tmp_path / "tables.db"), WorkerPool(0, 1.0), Limits(), 0)
        entered = await hall.create(CreateTable("number-line", ["me", "open"]), SCHOOL)
        code, invite = entered.room.table.code, entered.room.table.entry.invite
        for number in range(WRONG_CODE.burst):
            with pytest.raises(Refused):
                await hall.look_up(wrong_code(number), GUESSER)
        for secret in (entered.token, invite):
            hall.forget(hall.rooms[code], "stopping", final=False)
            assert (await hall.look_up(code, GUESSER, secret)).table.code == code
        hall.forget(hall.rooms[code], "stopping", final=False)
        with pytest.raises(Refused) as wrong:
            await hall.look_up(code, GUESSER, "x" * 32)
        assert wrong.value.refusal.code == "too-many-codes"
        assert code not in hall.rooms, "it is not even read for who has no key"
        await hall.close()

    asyncio.run(run())


def test_a_code_of_six_letters_from_before_still_leads_to_its_table(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(halls, "new_code", lambda: "CDFGHJ")

    async def run() -> None:
        hall = Hall(SqliteStore(tmp_path / "tables.db"), WorkerPool(0, 1.0), Limits(), 0)
        await hall.create(CreateTable("number-line", ["me", "open"]))
        assert (await hall.look_up("cdf-ghj", ELSEWHERE)).table.code == "CDFGHJ"
        await hall.close()

    asyncio.run(run())
