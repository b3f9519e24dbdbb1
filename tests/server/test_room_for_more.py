"""Tables nobody is at make room for others, and no address can take all the room there is."""

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from playmat.core.refusal import Refused
from playmat.server.rooms import hall as hall_module
from playmat.server.rooms import room_for_more as places
from playmat.server.rooms.hall import Entered, Hall
from playmat.server.rooms.limits import Limits
from playmat.server.store.sqlite import SqliteStore
from playmat.server.workers.pool import WorkerPool
from playmat.table.admission import CreateTable
from playmat.table.messages import Rename

ALONE = CreateTable("number-line", ["me", "simple"], nickname="Ada", start=True, patience=3600)
LOBBY = CreateTable("number-line", ["me", "open"], nickname="Ada", patience=3600)
BOTS = CreateTable("number-line", ["simple", "simple"], start=True, patience=3600)


@pytest.fixture(autouse=True)
def small(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(places, "MOST_TABLES", 20)
    monkeypatch.setattr(places, "MOST_OF_ADDRESS", 8)


def in_a_hall(folder: Path, what: Callable[[Hall], Awaitable[None]]) -> None:
    async def run() -> None:
        hall = Hall(SqliteStore(folder / "tables.db"), WorkerPool(0, 1.0), Limits(), 10**6)
        await what(hall)
        await hall.close()

    asyncio.run(run())


async def stay(entered: Entered) -> None:
    """Somebody is at the table by a line."""
    room = entered.room
    room.admit(await room.listen(*room.key_of(entered.token), "en", 0))


def leave_long_ago(entered: Entered, minutes: int) -> None:
    """As if nobody had been heard of for so long."""
    audience = entered.room.audience
    audience.began -= minutes * 60_000
    for place in audience._seen:
        audience._seen[place] -= minutes * 60_000


async def opened(hall: Hall, wish: CreateTable, address: str = "") -> Entered | str:
    try:
        return await hall.create(wish, address)
    except Refused as wrong:
        return wrong.refusal.code


def is_in_memory(hall: Hall, entered: Entered) -> bool:
    return hall.rooms.get(entered.room.table.code) is entered.room


def test_lobbies_and_tables_of_bots_that_nobody_is_at_go_first(tmp_path: Path) -> None:
    async def run(hall: Hall) -> None:
        played = await hall.create(ALONE)
        lobby, bots = await hall.create(LOBBY), await hall.create(BOTS)
        here = [await hall.create(LOBBY) for _ in range(17)]
        for one in here:
            await stay(one)
        leave_long_ago(played, 50)
        leave_long_ago(lobby, 20)
        leave_long_ago(bots, 10)
        gone = []
        for _ in range(3):
            new = await hall.create(LOBBY)
            await stay(new)
            gone.append([is_in_memory(hall, one) for one in (lobby, bots, played)])
        assert gone == [[False, True, True], [False, False, True], [False, False, False]]
        assert all(is_in_memory(hall, one) for one in here)
        assert await opened(hall, LOBBY) == "too-many"
        hall.forget(here[0].room, "stopping", final=False)
        again = await hall.find(played.room.table.code)
        assert again.key_of(played.token), "nothing is lost"

    in_a_hall(tmp_path, run)


def test_one_address_cannot_take_all_the_room(tmp_path: Path) -> None:
    async def run(hall: Hall) -> None:
        tables = [await hall.create(LOBBY, "1.1.1.1") for _ in range(8)]
        assert await opened(hall, LOBBY, "1.1.1.1") == "too-many"
        other = await hall.create(LOBBY, "2.2.2.2")
        leave_long_ago(tables[3], 5)
        hall._full.clear()
        assert isinstance(await opened(hall, LOBBY, "1.1.1.1"), Entered)
        assert [is_in_memory(hall, one) for one in tables] == [True] * 3 + [False] + [True] * 4
        assert is_in_memory(hall, other)

    in_a_hall(tmp_path, run)


def test_who_plays_by_plain_http_is_not_let_go_between_two_questions(tmp_path: Path) -> None:
    async def run(hall: Hall) -> None:
        first = await hall.create(ALONE)
        for _ in range(19):
            await hall.create(LOBBY)
        assert await opened(hall, LOBBY) == "too-many"
        assert is_in_memory(hall, first)

    in_a_hall(tmp_path, run)


def test_the_longest_logs_go_to_sleep_before_they_fill_the_memory(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nothing is lost: the table comes back from the store with all its entries."""
    monkeypatch.setattr(places, "MOST_ENTRIES", 60)
    monkeypatch.setattr(hall_module, "SWEEP_SECONDS", 0.01)

    async def run(hall: Hall) -> None:
        await hall.open()
        usual = [await hall.create(LOBBY) for _ in range(5)]
        endless = await hall.create(LOBBY)
        for one in (*usual, endless):
            await stay(one)
        secret, _ = endless.room.key_of(endless.token)
        while is_in_memory(hall, endless):
            number = endless.room.table.number
            assert number < 70
            await endless.room.say(secret, Rename(f"n-{number}"), "en")
            await asyncio.sleep(0.001)
        assert all(is_in_memory(hall, one) for one in usual)
        again = await hall.find(endless.room.table.code)
        assert again.table.number == endless.room.table.number > 50

    in_a_hall(tmp_path, run)
