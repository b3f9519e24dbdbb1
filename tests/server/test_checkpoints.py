"""What was committed reaches the database file, and the log of the database does not grow for ever."""

import asyncio
from contextlib import closing
from pathlib import Path

import pytest

from playmat.server.store import checkpoints
from playmat.server.store.checkpoints import Checkpoints
from playmat.server.store.migrations import connect, prepare
from playmat.server.store.protocol import Change, Conflict
from playmat.server.store.sqlite import SqliteStore

PAGE = 4096


def written(path: Path, moves: int) -> None:
    """A table with so many entries, each of a page and in a commit of its own."""
    with closing(connect(path)) as writing:
        writing.execute("PRAGMA wal_autocheckpoint=0")
        writing.execute("INSERT INTO tables VALUES (1, 'CODE', 'number-line', 0, 0, 'playing', 0, NULL)")
        for number in range(moves):
            writing.execute("INSERT INTO log VALUES (1, ?, ?, x'00')", (number, bytes(PAGE)))


def test_what_was_committed_is_carried_into_the_file(tmp_path: Path) -> None:
    path = tmp_path / "tables.db"
    prepare(path)
    with closing(connect(path)) as reading:  # else the last one to close would carry it over
        written(path, 50)
        before = path.stat().st_size
        carrying = Checkpoints(path)
        try:
            assert carrying.carry("PASSIVE") >= 50
            assert path.stat().st_size > before + 50 * PAGE
        finally:
            carrying.close()
        assert reading.execute("SELECT count(*) FROM log").fetchone() == (50,)


def test_the_log_of_the_database_begins_anew_when_it_is_long(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(checkpoints, "EVERY_SECONDS", 0.01)
    monkeypatch.setattr(checkpoints, "MOST_PAGES", 20)

    async def story() -> None:
        path = tmp_path / "tables.db"
        store = SqliteStore(path)
        table = await store.create("CODE", "number-line", Change(0, 1, [b"first"], 0, "playing"))
        for number in range(2, 202):
            await store.append(Change(table, number, [bytes(PAGE)], 0, "playing", touches=False))
            await asyncio.sleep(0.001)
        longest = path.with_name("tables.db-wal").stat().st_size
        found = await store.load("CODE")
        await store.close()
        assert found is not None
        assert len(found.entries) == 201
        assert longest < 200 * PAGE

    asyncio.run(story())


def test_a_move_that_does_not_fit_does_not_harm_the_others_of_its_moment(tmp_path: Path) -> None:
    async def story() -> list[object]:
        store = SqliteStore(tmp_path / "tables.db")
        change = Change(0, 1, [b"first"], 0, "playing")
        tables = [await store.create(code, "number-line", change) for code in ("ONE", "TWO", "SIX")]
        again = [Change(table, 2, [b"second"], 0, "playing", touches=False, only_entries=True) for table in tables]
        again[1].first = 1  # taken
        told = await asyncio.gather(*(store.append(it) for it in again), return_exceptions=True)
        found = [await store.load(code) for code in ("ONE", "TWO", "SIX")]
        await store.close()
        assert [len(it.entries) for it in found if it is not None] == [2, 1, 2]
        return list(told)

    first, second, third = asyncio.run(story())
    assert isinstance(first, int)
    assert isinstance(second, Conflict)
    assert isinstance(third, int)
