"""The store: one file, safe, and looked after from the command line."""

import asyncio
import json
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import NamedTuple

import pytest

from playmat.cli.main import run
from playmat.core.record import read_record
from playmat.core.refusal import Refused
from playmat.core.replay import replay
from playmat.games.registry import find_game
from playmat.server.store.migrations import SETTINGS, VERSION, connect, prepare
from playmat.server.store.protocol import Change, Conflict, Gone
from playmat.server.store.sqlite import SqliteStore
from playmat.table.keys import Key
from serving import Server


class Ran(NamedTuple):
    """What a command left behind."""

    code: int
    out: str
    err: str


@pytest.fixture
def playmat(capsys: pytest.CaptureFixture[str]) -> Callable[..., Ran]:
    """The command line, in this process: starting Python anew for each command would take longer than the command."""

    def run_command(*words: str | Path) -> Ran:
        with pytest.raises(SystemExit) as left:
            run([str(word) for word in words])
        out, err = capsys.readouterr()
        return Ran(int(left.value.code or 0), out, err)

    return run_command


def change(table: int = 0, first: int = 1, **more: object) -> Change:
    return Change(table, first, [b"{}"], 5, "lobby", **more)  # type: ignore[arg-type]  # fields of a change


def test_a_table_is_found_again_after_a_restart_with_seats_names_and_keys(tmp_path: Path) -> None:
    with Server(tmp_path) as server:
        ada = server.create(seats=["me", "open"], nickname="Ada")
        ben = server.join(ada.code, "Ben")
        ada.do("lock", on=True)
        ada.do("start")
        number = ada.do("move", id="m1", text="card 5")
        before = ben.table()
        assert server.stop() == 0
        server.start()
        assert server.get("/health").json()["tables"] == 0, "loaded only when asked for"
        after = ben.table()
        for frame in (before, after):
            for field in ("at", "clock"):
                frame.pop(field)
            for seat in frame["seats"]:
                seat.pop("present")
        assert after == before
        assert ada.say("move", id="m1", text="card 5")["number"] == number, "known again after the restart"
        ben.do("move", text="card 6")
        assert server.get("/health").json()["tables"] == 1


def test_many_changes_share_one_transaction(tmp_path: Path) -> None:
    async def run() -> tuple[int, int]:
        store = SqliteStore(tmp_path / "t.db")
        tables = await asyncio.gather(*(store.create(f"CODE{i}", "x", change()) for i in range(50)))
        await asyncio.gather(*(store.append(change(table, 2)) for table in tables))
        loaded = await store.load("CODE7")
        assert loaded is not None
        assert loaded.entries == [b"{}", b"{}"]
        counts = store.commits, store.written
        await store.close()
        return counts

    commits, written = asyncio.run(run())
    assert written == 100
    assert commits < 50


def test_one_bad_change_does_not_harm_its_neighbours(tmp_path: Path) -> None:
    async def run() -> list[object]:
        store = SqliteStore(tmp_path / "t.db")
        table = await store.create("CODE", "x", change(new_keys={"h": Key("seat", 0)}, names={0: "Ada"}))
        results = await asyncio.gather(
            store.append(change(table, 2)),
            store.append(change(table, 2)),
            store.append(change(99, 1)),
            store.create("CODE", "x", change()),
            store.append(change(table, 3, names={0: ""}, lost_seats=[0])),
            return_exceptions=True,
        )
        loaded = await store.load("CODE")
        assert loaded is not None
        assert len(loaded.entries) == 3
        assert loaded.fault is None
        assert loaded.names == {}
        assert loaded.keys == {}
        await store.close()
        return [type(result) for result in results]

    assert asyncio.run(run()) == [int, Conflict, Gone, Conflict, int]


def test_among_many_mere_moves_a_bad_one_is_refused_alone(tmp_path: Path) -> None:
    async def run() -> tuple[list[type], list[int]]:
        store = SqliteStore(tmp_path / "t.db")
        tables = await asyncio.gather(*(store.create(f"CODE{i}", "x", change()) for i in range(20)))
        moves = [change(table, 2, touches=False, only_entries=True) for table in tables]
        moves[3] = change(tables[3], 1, touches=False, only_entries=True)  # there is a first entry already
        moves[5] = change(999, 2, touches=False, only_entries=True)  # no such table
        results = await asyncio.gather(*(store.append(move) for move in moves), return_exceptions=True)
        loaded = [await store.load(f"CODE{i}") for i in range(20)]
        await store.close()
        assert all(it is not None and it.fault is None for it in loaded)
        return [type(result) for result in results], [len(it.entries) for it in loaded if it is not None]

    results, lengths = asyncio.run(run())
    assert results == [*[int] * 3, Conflict, int, Gone, *[int] * 14]
    assert lengths == [2, 2, 2, 1, 2, 1, *[2] * 14]


def test_the_log_cannot_be_rewritten(tmp_path: Path) -> None:
    async def run() -> None:
        store = SqliteStore(tmp_path / "t.db")
        await store.create("CODE", "x", change())
        await store.close()

    asyncio.run(run())
    connection = sqlite3.connect(tmp_path / "t.db")
    with pytest.raises(sqlite3.IntegrityError, match="append-only"):
        connection.execute("UPDATE log SET entry = 'x'")
    connection.close()


def test_a_newer_database_is_refused_with_a_clear_message(tmp_path: Path, playmat: Callable[..., Ran]) -> None:
    file = tmp_path / "t.db"
    prepare(file)
    connection = sqlite3.connect(file)
    connection.execute(f"PRAGMA user_version={VERSION + 1}")
    connection.close()
    with pytest.raises(Refused) as wrong:
        prepare(file)
    assert wrong.value.refusal.code == "newer-database"
    ran = playmat("serve", "--port", "0", "--data", file)
    assert ran.code == 2
    assert "was written by a newer Playmat" in ran.err
    assert "Traceback" not in ran.err


def test_a_file_that_is_no_database_of_ours_is_left_alone(tmp_path: Path, playmat: Callable[..., Ran]) -> None:
    text = tmp_path / "notes.txt"
    text.write_text("not a database, but long enough to be looked at by SQLite as one " * 40)
    foreign = tmp_path / "foreign.db"
    connection = sqlite3.connect(foreign)
    connection.execute("CREATE TABLE cats (name TEXT)")
    connection.commit()
    connection.close()
    for file in (text, foreign, tmp_path):
        before = file.read_bytes() if file.is_file() else b""
        ran = playmat("serve", "--port", "0", "--data", file)
        assert ran.code == 2, file
        assert "is not a database of Playmat" in ran.err
        assert (file.read_bytes() if file.is_file() else b"") == before


def test_backup_export_and_erase_work_beside_a_running_server(tmp_path: Path, playmat: Callable[..., Ran]) -> None:
    with Server(tmp_path, "--limits", "0") as server:
        ada = server.create(seats=["me", "simple"], nickname="Ada", start=True)
        ada.finish()
        running = server.create(seats=["me", "simple"], nickname="Ben", start=True)
        copy = tmp_path / "copy.db"
        assert playmat("store", "backup", copy, "--data", server.data).code == 0
        assert playmat("store", "backup", copy, "--data", server.data).code == 2, "never over a file"
        exported = playmat("store", "export", "--data", copy)
        records = [read_record(line) for line in exported.out.splitlines()]
        assert len(records) == 1, "only finished matches: the seed of a running one is secret"
        assert replay(find_game("number-line"), records[0]).result is not None
        assert [seat.name for seat in records[0].seats] == ["Seat 1", "Seat 2"]
        assert records[0].moves[0].time is not None
        named = playmat("store", "export", "--names", "--data", server.data)
        assert json.loads(named.out)["seats"][0]["name"] == "Ada"

        assert json.loads(playmat("store", "erase", "--nickname", "Ada", "--json", "--data", server.data).out) == {
            "erased": 1
        }
        assert "Ada" not in playmat("store", "export", "--names", "--data", server.data).out
        assert "Ada" not in server.data.read_bytes().decode("latin-1")
        ada.wait_for(lambda table: table["seats"][0]["name"] == "Seat 1")

        erased = playmat("store", "erase", "--table", running.code.lower(), "--data", server.data)
        assert erased.out == "One entry was erased.\n"
        assert server.post(f"{running.path}/messages", {"type": "end", "id": "x"}, running.token).status_code in (
            404,
            503,
        )
        assert server.get(f"{running.path}/since/0", running.token).status_code == 404
        assert (
            playmat("store", "erase", "--older-than", "3", "--data", server.data).out == "Nothing was found to erase.\n"
        )
        assert json.loads(playmat("store", "erase", "--older-than", "0", "--json", "--data", server.data).out) == {
            "erased": 1
        }
        assert playmat("store", "erase", "--data", server.data).code == 2
        assert playmat("store", "erase", "--older-than", "-1", "--data", server.data).code == 2, "not all there is"
        assert playmat("store", "export", "--data", tmp_path / "none.db").code == 2


def test_the_settings_that_keep_it_safe_are_read_back(tmp_path: Path) -> None:
    with closing(connect(tmp_path / "tables.db")) as connection:
        found = {name: connection.execute(f"PRAGMA {name}").fetchone()[0] for name in SETTINGS}
    assert found == {"journal_mode": "wal", "synchronous": 2, "foreign_keys": 1, "secure_delete": 1}


def test_a_place_that_cannot_keep_it_safe_is_refused() -> None:
    # A database in memory takes no write-ahead log: SQLite says nothing, unless it is asked.
    with pytest.raises(Refused) as caught:
        connect(Path(":memory:"))
    assert caught.value.refusal.code == "unsafe-database"
    assert caught.value.refusal.facts == {"file": ":memory:", "setting": "journal_mode"}
