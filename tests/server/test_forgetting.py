"""Tables are forgotten when their time is over: a few at a time, overwritten, and never one that somebody is at."""

import asyncio
import json
import sqlite3
import sys
import time
from contextlib import closing
from pathlib import Path

import pytest

from playmat.cli.main import run
from playmat.server.now import calendar_ms
from playmat.server.store import expiry
from playmat.server.store.expiry import ABANDONED, DAY, FINISHED, SteadyCalendar
from playmat.server.store.forgetting import MOST_ENTRIES_FORGOTTEN, MOST_FORGOTTEN
from playmat.server.store.protocol import Change
from playmat.server.store.sqlite import SqliteStore
from serving import PATIENCE, Seat, Server

# A server that trusts the calendar at once and looks often.
HASTY = """
import sys
from playmat.server.rooms import caretaker
from playmat.server.store import expiry
caretaker.LOOK_SECONDS = 0.05
expiry.STEADY_MS = 0
from playmat.cli.main import run
run(sys.argv[1:])
"""


def hasty(folder: Path, *flags: str) -> Server:
    server = Server(folder, *flags)
    server.program = [sys.executable, "-c", HASTY]
    return server


def last_used(data: Path, seat: Seat, days: float) -> None:
    """So many days ago."""
    at = calendar_ms() - int(days * DAY)
    with closing(sqlite3.connect(data)) as connection, connection:
        connection.execute("UPDATE tables SET touched = ? WHERE code = ?", (at, seat.code))


def bytes_of(data: Path) -> bytes:
    return b"".join(file.read_bytes() for file in data.parent.glob("tables.db*"))


def four_tables(server: Server) -> dict[str, Seat]:
    """Two finished and two abandoned, one of each a little too old."""
    ages = {"finished-old": 91.0, "finished": 89.0, "abandoned-old": 31.0, "abandoned": 29.0}
    found: dict[str, Seat] = {}
    for name in ages:
        nickname = name.replace("finished", "Fin").replace("abandoned", "Aba").replace("-old", "Oldest")
        found[name] = server.create(seats=["me", "simple"], nickname=nickname, start=True)
        if name.startswith("finished"):
            found[name].finish()
    assert server.stop() == 0
    for name, days in ages.items():
        last_used(server.data, found[name], days)
    return found


def are_left(server: Server, tables: dict[str, Seat]) -> set[str]:
    return {name for name, seat in tables.items() if server.get(seat.path).status_code == 200}


def gone(server: Server, count: int) -> None:
    """Wait until so many tables have been forgotten."""
    until = time.monotonic() + PATIENCE
    while server.log.read_text().count('"event": "tables-forgotten"') < count:
        assert time.monotonic() < until, server.log.read_text()
        time.sleep(0.05)


def test_finished_tables_are_forgotten_after_90_days_and_abandoned_ones_after_30(tmp_path: Path) -> None:
    with hasty(tmp_path, "--limits", "0") as server:
        tables = four_tables(server)
        assert b"FinOldest" in bytes_of(server.data)
        server.start()
        gone(server, 2)
        assert are_left(server, tables) == {"finished", "abandoned"}
        forgotten = [json.loads(line) for line in server.log.read_text().splitlines() if "tables-forgotten" in line]
        assert {(line["why"], line["count"]) for line in forgotten} == {("finished", 1), ("abandoned", 1)}
        metrics = server.get("/metrics").text
        assert 'playmat_tables_forgotten_total{why="finished"} 1' in metrics
        until = time.monotonic() + PATIENCE
        while b"Oldest" in bytes_of(server.data):
            assert time.monotonic() < until, "erased means overwritten, also in the write-ahead log"
            time.sleep(0.1)


def test_zero_days_keep_tables_for_ever_and_the_privacy_answer_says_so(tmp_path: Path) -> None:
    with hasty(tmp_path, "--limits", "0", "--keep-finished", "0", "--keep-abandoned", "7") as server:
        tables = four_tables(server)
        server.start()
        gone(server, 1)
        assert are_left(server, tables) == {"finished", "finished-old"}
        assert server.get("/api/privacy").json() == {
            "finished_days": None,
            "abandoned_days": 7,
            "replays": 200,
            "class_days": 30,
            "longest_class_days": 366,
        }


def test_a_table_that_somebody_is_at_is_not_forgotten(tmp_path: Path) -> None:
    with hasty(tmp_path, "--limits", "0") as server:
        ada = server.create()
        ben = server.create()
        with ada.live():
            assert server.stop() == 0
            server.start()
            with ada.live() as line:
                for seat in (ada, ben):
                    last_used(server.data, seat, 400)
                gone(server, 1)
                assert line.say("colour", colour="blue") is not None
                assert server.get(ada.path).status_code == 200
        assert server.get(ben.path).status_code == 404


def test_they_go_in_slices_so_that_nobody_waits(tmp_path: Path) -> None:
    async def story() -> list[int]:
        store = SqliteStore(tmp_path / "t.db")
        one = Change(0, 1, [b"{}"], 5, "over")
        long = Change(0, 1, [b"{}"] * MOST_ENTRIES_FORGOTTEN, 6, "over")
        for number in range(MOST_FORGOTTEN + 5):
            await store.create(f"S{number}", "x", one)
        for number in range(2):
            await store.create(f"L{number}", "x", long)
        spared = await store.create("SPARED", "x", one)
        await store.create("LOBBY", "x", Change(0, 1, [b"{}"], 5, "lobby"))
        counts: list[int] = []
        while not counts or counts[-1]:
            counts.append(await store.forget(FINISHED, 10, {spared}))
        assert await store.load("SPARED") is not None
        assert await store.load("LOBBY") is not None
        assert await store.forget(ABANDONED, 10, ()) == 1
        await store.close()
        return counts

    assert asyncio.run(story()) == [MOST_FORGOTTEN, 5, 1, 1, 0]


def test_a_calendar_that_jumps_is_not_trusted_for_some_minutes() -> None:
    calendar = SteadyCalendar()
    wait = expiry.STEADY_MS
    assert not calendar.is_steady(1_000, 0)
    assert calendar.is_steady(wait + 1_000, wait)
    year = 365 * DAY
    assert not calendar.is_steady(wait + 2_000 + year, wait + 1_000)
    assert not calendar.is_steady(2 * wait + year, 2 * wait)
    assert calendar.is_steady(2 * wait + 2_000 + year, 2 * wait + 1_000)


@pytest.mark.parametrize("asked", ["ada", "ADA", "Àda", " A da ", "\u0410da"])
def test_a_nickname_is_erased_however_it_was_written(
    tmp_path: Path, asked: str, capsys: pytest.CaptureFixture[str]
) -> None:
    async def story() -> None:
        store = SqliteStore(tmp_path / "tables.db")
        for code, name in (("A", "Ada"), ("B", "ADA"), ("C", "Adá"), ("D", "Adam")):
            await store.create(code, "x", Change(0, 1, [b"{}"], 5, "over", names={0: name}))
        await store.close()

    asyncio.run(story())
    with pytest.raises(SystemExit):
        run(["store", "erase", "--nickname", asked, "--json", "--data", str(tmp_path / "tables.db")])
    assert json.loads(capsys.readouterr().out) == {"erased": 3}
    with closing(sqlite3.connect(tmp_path / "tables.db")) as connection:
        assert connection.execute("SELECT nickname FROM names").fetchall() == [("Adam",)]
    assert "Adá".encode() not in bytes_of(tmp_path / "tables.db")
