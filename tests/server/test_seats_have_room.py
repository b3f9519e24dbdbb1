"""Seats have their own room and their own share: who watches, or asks for everything again and again, takes nothing."""

import asyncio
import json
from collections.abc import Awaitable, Callable, Iterator
from pathlib import Path

import msgspec
import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from playmat.core.refusal import Refused
from playmat.server.rooms import entrance
from playmat.server.rooms.hall import Entered, Hall
from playmat.server.rooms.limits import ASK, WATCHERS, Limits
from playmat.server.rooms.open_room import MOST_LINES_OF_ONE
from playmat.server.rooms.room import MOST_WATCHING, Room
from playmat.server.store.sqlite import SqliteStore
from playmat.server.workers.pool import WorkerPool
from playmat.table.admission import CreateTable
from playmat.table.frames import FEW_EVENTS, MOST_EVENTS
from playmat.table.keys import Key, hashed
from playmat.table.messages import Rename
from serving import FrozenServer, Seat, Server


@pytest.fixture(scope="module")
def strict(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with FrozenServer(tmp_path_factory.mktemp("strict")) as running:
        yield running


def in_a_hall(folder: Path, what: Callable[[Hall, Entered], Awaitable[None]]) -> None:
    """A real hall with a table that may be watched."""

    async def run() -> None:
        hall = Hall(SqliteStore(folder / "tables.db"), WorkerPool(0, 1.0), Limits(0), 0)
        wish = CreateTable("number-line", ["me", "open"], nickname="Ada", spectators=True)
        await what(hall, await hall.create(wish))
        await hall.close()

    asyncio.run(run())


async def come(room: Room, token: str, since: int = 0) -> str:
    """Open a line and stay: a code where that is refused."""
    try:
        listener = await room.listen(*room.key_of(token), "en", since)
    except Refused as wrong:
        return wrong.refusal.code
    room.admit(listener)
    return ""


def watcher(server: Server, ada: Seat) -> Seat:
    return Seat(server, server.post(f"{ada.path}/watch").json())


def test_a_full_gallery_leaves_room_for_every_seat(tmp_path: Path) -> None:
    async def run(_hall: Hall, ada: Entered) -> None:
        room = ada.room
        came = [await come(room, await entrance.watch(room)) for _ in range(MOST_WATCHING + 5)]
        assert came == [""] * MOST_WATCHING + ["too-many"] * 5
        assert [await come(room, ada.token) for _ in range(20)] == [""] * 20

    in_a_hall(tmp_path, run)


def test_a_token_with_too_many_lines_loses_its_oldest(server: Server) -> None:
    ada = server.create(spectators=True)
    token = watcher(server, ada)
    lines = [token.live() for _ in range(MOST_LINES_OF_ONE + 2)]
    for line in lines[:2]:
        goodbye = line.until(lambda frame: frame["type"] == "goodbye")
        assert (goodbye["code"], goodbye["final"]) == ("too-many-lines", True)
    with ada.live() as seat:
        assert seat.table_until(lambda table: table["watching"] == MOST_LINES_OF_ONE)
    for line in lines:
        line.close()


def test_a_crowd_that_comes_to_watch_is_told_in_one_go(server: Server) -> None:
    """A table told to everybody at each of two hundred would be forty thousand."""
    ada = server.create(spectators=True)
    with ada.live() as seat:
        lines = [watcher(server, ada).live() for _ in range(30)]
        assert seat.table_until(lambda table: table["watching"] == 30)
        assert len(seat.raw) < 15
        for line in lines:
            line.close()


def test_what_watchers_ask_does_not_slow_the_players(strict: Server) -> None:
    ada = strict.create(spectators=True, seats=["me", "simple"], start=True)
    guests = [watcher(strict, ada) for _ in range(10)]
    answers = [guest.say("describe")["type"] for guest in guests for _ in range(30)]
    assert answers.count("refused") == len(answers) - WATCHERS.burst
    assert ada.say("try", text="card 5")["type"] == "tried"


def test_keys_to_watch_expire(tmp_path: Path) -> None:
    async def run(_hall: Hall, ada: Entered) -> None:
        room = ada.room
        token = await entrance.watch(room)
        _, key = room.key_of(token)
        assert key.expires is not None
        room.keys[hashed(token)] = Key("watch", None, room.now() - 1)
        with pytest.raises(Refused) as wrong:
            room.key_of(token)
        assert wrong.value.refusal.code == "unknown-token"
        await entrance.watch(room)
        assert hashed(token) not in room.keys

    in_a_hall(tmp_path, run)


def test_who_takes_keys_to_watch_by_the_hundred_keeps_nobody_out(tmp_path: Path) -> None:
    async def run(_hall: Hall, ada: Entered) -> None:
        room = ada.room
        first = await entrance.watch(room)
        assert await come(room, first) == ""
        for _ in range(entrance.MOST_WATCH_KEYS + 20):
            last = await entrance.watch(room)
        assert sum(key.kind == "watch" for key in room.keys.values()) <= entrance.MOST_WATCH_KEYS
        assert room.key_of(first)
        assert room.key_of(last)

    in_a_hall(tmp_path, run)


def test_hello_again_and_again_is_too_fast(strict: Server) -> None:
    ada = strict.create()
    with ada.live() as line:
        for _ in range(80):
            line.send(type="hello", token=ada.token, since=0, language="en")
        assert line.until(lambda frame: frame["type"] == "refused")["code"] == "too-fast"


def test_a_token_that_asks_for_the_table_too_often_is_too_fast(strict: Server) -> None:
    ada, ben = strict.create(), strict.create()
    replies = [strict.get(f"{ada.path}/since/0", ada.token).status_code for _ in range(ASK.burst + 3)]
    assert replies == [200] * ASK.burst + [429] * 3
    assert strict.get(f"{ben.path}/since/0", ben.token).status_code == 200


def test_who_is_refused_for_a_moment_keeps_the_token(tmp_path: Path) -> None:
    """1008 would tell the browser to forget its seat."""
    with FrozenServer(tmp_path, "--limits", "0.001") as server:
        address = server.address.replace("http", "ws") + "/api/tables/CCCCCC/live"
        for _ in range(3):
            with connect(address, proxy=None):
                pass
        with connect(address, proxy=None) as socket:
            assert json.loads(socket.recv(5))["code"] == "too-fast"
            with pytest.raises(ConnectionClosed):
                socket.recv(5)
        assert socket.close_code == 1013


async def renamed(ada: Entered, times: int) -> None:
    """A long log, one entry at a time."""
    room = ada.room
    secret, _ = room.key_of(ada.token)
    for number in range(times):
        answer = await room.say(secret, Rename(f"id-{room.number}-{number}-{times}", f"Ada {number % 7}"), "en")
        assert type(answer).__name__ == "Accepted", answer


def test_a_long_log_is_told_the_same_when_it_is_told_again(tmp_path: Path) -> None:
    async def run(_hall: Hall, ada: Entered) -> None:
        room = ada.room
        await renamed(ada, 100)
        _, key = room.key_of(ada.token)

        def told(since: int) -> bytes:
            return msgspec.json.encode(room.frame(key, "en", since).events)

        whole = told(0)
        assert told(0) == whole
        assert msgspec.json.decode(told(95)) == msgspec.json.decode(whole)[95:]
        await renamed(ada, 1)
        assert len(msgspec.json.decode(told(0))) == len(msgspec.json.decode(whole)) + 1

    in_a_hall(tmp_path, run)


def test_where_too_much_is_asked_for_only_the_end_is_told(tmp_path: Path) -> None:
    async def run(hall: Hall, ada: Entered) -> None:
        room = ada.room
        await renamed(ada, MOST_EVENTS + 20)
        hall.limits.scale = 1.0
        _, key = room.key_of(ada.token)
        told = [len(room.frame(key, "en", 0).events)]
        for number in range(15):
            room.table = room.table.copy()  # as after any change
            room.table.names = ["Ada", f"Cy {number}"]  # new names: nothing that was kept can be told again
            told.append(len(room.frame(key, "en", 0).events))
        assert set(told) == {MOST_EVENTS, FEW_EVENTS}
        frame = room.frame(key, "en", 0)
        assert (frame.first_event, len(frame.events)) == (room.table.number - FEW_EVENTS + 1, FEW_EVENTS)

    in_a_hall(tmp_path, run)
