"""What every store promises, asked of both: one SQLite file, and PostgreSQL."""

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any, TypeVar

import pytest
from tools.nodes.cluster import CODES_KEY

from playmat.server.store.expiry import DAY
from playmat.server.store.postgres.migrations import prepare
from playmat.server.store.postgres.store import PostgresStore
from playmat.server.store.protocol import Change, Conflict, Gone, Store
from playmat.server.store.sqlite import SqliteStore
from playmat.table.keys import Key
from postgres import new_database

Result = TypeVar("Result")
Using = Callable[[Callable[[Store], Awaitable[Any]]], Any]


@pytest.fixture(params=["sqlite", "postgresql"])
def using(request: pytest.FixtureRequest, tmp_path: Path) -> Using:
    """Does something with an open store; every time with the same tables."""
    address = new_database() if request.param == "postgresql" else ""

    def use(work: Callable[[Store], Awaitable[Result]]) -> Result:
        async def run() -> Result:
            if address:
                await prepare(address)
            store: Store = PostgresStore(address, "here", CODES_KEY) if address else SqliteStore(tmp_path / "t.db")
            await store.open()
            try:
                return await work(store)
            finally:
                await store.release()
                await store.close()

        return asyncio.run(run())

    return use


def change(table: int = 0, first: int = 1, **more: Any) -> Change:
    return Change(table, first, [b"{}"], 5, "lobby", **more)


async def opened(store: Store, code: str, **more: Any) -> int:
    number = await store.create(code, "x", change(**more))
    assert await store.load(code) is not None
    return number


def test_what_was_stored_is_found_again(using: Using) -> None:
    keys = {"a": Key("seat", 0), "b": Key("watch", None, 99)}

    async def write(store: Store) -> int:
        table = await opened(store, "CODE", names={0: "Ada", 1: "Ben"}, new_keys=keys)
        await store.append(Change(table, 2, [b'{"x":1}', b'{"y":"\xc3\xa9"}'], 6, "playing"))
        return table

    async def read(store: Store) -> None:
        loaded = await store.load("CODE")
        assert loaded is not None
        assert loaded.table == table
        assert loaded.entries == [b"{}", b'{"x":1}', b'{"y":"\xc3\xa9"}']
        assert (loaded.names, loaded.keys, loaded.fault) == ({0: "Ada", 1: "Ben"}, keys, None)
        for code in ("NONE", "", "\0", "É", "' OR 1=1"):
            assert await store.load(code) is None
            assert not await store.knows(code, "a")
            assert await store.owner(code) is None
        assert await store.knows("CODE", "a")
        assert not await store.knows("CODE", "c")
        assert not await store.knows("OTHER", "a")

    table = using(write)
    using(read)


def test_many_changes_share_one_transaction(using: Using) -> None:
    async def run(store: Store) -> None:
        tables = [await opened(store, f"CODE{number}") for number in range(40)]
        before, written = store.commits, store.written
        await asyncio.gather(*(store.append(change(table, 2, touches=False, only_entries=True)) for table in tables))
        assert store.written - written == 40
        assert store.commits - before < 20

    using(run)


def test_a_code_is_given_once(using: Using) -> None:
    async def run(store: Store) -> None:
        await store.create("CODE", "x", change())
        with pytest.raises(Conflict):
            await store.create("CODE", "x", change())

    using(run)


def test_one_bad_change_does_not_harm_its_neighbours(using: Using) -> None:
    async def run(store: Store) -> None:
        table = await opened(store, "CODE", new_keys={"h": Key("seat", 0)}, names={0: "Ada"})
        results = await asyncio.gather(
            store.append(change(table, 2)),
            store.append(change(table, 2)),
            store.append(change(99, 1)),
            store.append(change(table, 3, names={0: ""}, lost_seats=[0])),
            return_exceptions=True,
        )
        assert [type(result) for result in results] == [int, Conflict, Gone, int]
        loaded = await store.load("CODE")
        assert loaded is not None
        assert (len(loaded.entries), loaded.fault, loaded.names, loaded.keys) == (3, None, {}, {})

    using(run)


def test_among_many_mere_moves_a_bad_one_is_refused_alone(using: Using) -> None:
    async def run(store: Store) -> None:
        tables = [await opened(store, f"CODE{number}") for number in range(20)]
        moves = [change(table, 2, touches=False, only_entries=True) for table in tables]
        moves[3] = change(tables[3], 1, touches=False, only_entries=True)  # there is a first entry already
        moves[5] = change(999, 2, touches=False, only_entries=True)  # no such table
        results = await asyncio.gather(*(store.append(move) for move in moves), return_exceptions=True)
        kinds = [type(result) for result in results]
        assert kinds == [*[int] * 3, Conflict, int, Gone, *[int] * 14]
        loaded = [await store.load(f"CODE{number}") for number in range(20)]
        assert all(it is not None and it.fault is None for it in loaded)
        assert [len(it.entries) for it in loaded if it is not None] == [2, 2, 2, 1, 2, 1, *[2] * 14]

    using(run)


def test_names_and_keys_change_with_the_log_or_not_at_all(using: Using) -> None:
    async def run(store: Store) -> None:
        keys = {"host": Key("seat", 0), "guest": Key("seat", 1), "waits": Key("newcomer", 7), "w": Key("watch", None)}
        table = await opened(store, "CODE", names={0: "Ada", 1: "Ben"}, new_keys=keys)
        with pytest.raises(Conflict):
            await store.append(change(table, 1, names={0: "Eve"}, new_keys={"eve": Key("seat", 0)}, lost_keys=["host"]))
        # Somebody who waited sits down with the key they have, where somebody else had to leave.
        seated = {"waits": Key("seat", 1)}
        await store.append(
            change(table, 2, names={1: "Cid"}, new_keys=seated, lost_seats=[1], lost_keys=["w", "waits"])
        )
        # Keys alone: nothing for the log.
        await store.append(Change(table, 3, [], 7, "lobby", new_keys={"link": Key("link", 0, 50)}))
        loaded = await store.load("CODE")
        assert loaded is not None
        assert loaded.names == {0: "Ada", 1: "Cid"}
        assert loaded.keys == {"host": Key("seat", 0), "waits": Key("seat", 1), "link": Key("link", 0, 50)}
        assert (len(loaded.entries), loaded.fault) == (2, None)
        await store.append(change(table, 3))

    using(run)


def test_old_tables_are_forgotten_a_few_at_a_time_but_for_those_in_use(using: Using) -> None:
    async def run(store: Store) -> None:
        for number in range(30):
            await store.create(f"OLD{number}", "x", change())
        kept = await opened(store, "KEPT")
        new = Change(0, 1, [b"{}"], 2 * DAY, "lobby")
        await store.create("NEW", "x", new)
        over = Change(0, 1, [b"{}"], 5, "over")
        await store.create("OVER", "x", over)
        rounds = []
        while count := await store.forget(("lobby",), DAY, [kept]):
            rounds.append(count)
        assert sum(rounds) == 30
        assert len(rounds) > 1
        for code in ("KEPT", "NEW", "OVER"):
            assert await store.load(code) is not None
        assert await store.load("OLD3") is None

    using(run)


def test_a_probe_counts_as_a_commit_and_says_that_all_is_well(using: Using) -> None:
    async def run(store: Store) -> None:
        before = store.commits
        await store.probe()
        assert store.commits == before + 1
        assert (store.state, store.holds(), store.peers) == ("well", True, frozenset())
        assert await store.erasures() == 0

    using(run)


def test_what_belongs_to_a_class_is_erased_with_it_and_not_before(using: Using) -> None:
    async def work(store: Store) -> list[bool]:
        number = await opened(store, "CLASS77", names={0: "Ada"})
        for code in ("TABLE777", "TABLE778"):
            await store.create(code, "x", Change(0, 1, [b"{}"], 5, "class-over", belongs_to="CLASS77"))
            assert await store.load(code) is not None
        await opened(store, "OTHER777")
        found = [await store.forget(["lobby"], 0, []) == 0]
        found.append(await store.forget(["lobby"], 9, [number]) == 1)  # the other one: the class is in use
        await store.erase(number)
        return [*found, *[await store.load(code) is None for code in ("CLASS77", "TABLE777", "TABLE778", "OTHER777")]]

    assert all(using(work))


def test_a_class_that_is_over_is_forgotten_table_by_table(using: Using) -> None:
    async def work(store: Store) -> list[int]:
        table = await store.create("CLASS77", "x", Change(0, 1, [b"{}"], 5, "class"))
        assert table
        for number in range(25):
            await store.create(f"TABLE7{number:02}", "x", Change(0, 1, [b"{}"], 5, "class-over", belongs_to="CLASS77"))
        return [await store.forget(["class"], 9, []) for _ in range(4)]

    counts = using(work)
    assert sum(counts) == 26
    assert counts[0] < 26, "not all at once: players would wait"
    assert counts[-1] == 0


def test_a_name_is_changed_or_erased_where_somebody_has_sat(using: Using) -> None:
    async def work(store: Store) -> list[dict[int, str]]:
        for code in ("TABLE777", "TABLE778"):
            await store.create(code, "x", change(names={0: "Ada", 1: "Ben"}))
        await store.rename([("TABLE777", 0), ("TABLE778", 1), ("NOSUCH77", 0), ("TABLE777", 3)], "Eve")
        await store.rename([("TABLE778", 0)], "")
        stored = [await store.load(code) for code in ("TABLE777", "TABLE778")]
        return [it.names for it in stored if it is not None]

    assert using(work) == [{0: "Eve", 1: "Ben"}, {1: "Eve"}]


def test_a_key_goes_with_the_one_it_was_made_from_at_whatever_table(using: Using) -> None:
    async def work(store: Store) -> tuple[list[set[str]], str]:
        numbers = {}
        for code in ("CLASS77", "TABLE778", "TABLE779"):
            keys = {"ada": Key("child", 0), "bo": Key("child", 1)} if code == "CLASS77" else {}
            numbers[code] = await store.create(code, "x", change(new_keys=keys))
        for code in numbers:
            await store.load(code)
        for code in ("TABLE778", "TABLE779"):
            made = {f"{code}-{root}": Key("seat", seat, root=root) for seat, root in enumerate(("ada", "bo"))}
            free = {f"{code}-free": Key("seat", 0)}
            await store.append(change(table=numbers[code], first=2, new_keys={**made, **free}))
        await store.append(change(table=numbers["CLASS77"], first=2, lost_keys=["ada"]))
        stored = [await store.read(code) for code in numbers]
        try:
            orphan = change(table=numbers["TABLE778"], first=3, new_keys={"late": Key("seat", 0, root="ada")})
            await store.append(orphan)
        except Conflict:
            return [set(it.keys) for it in stored if it is not None], "conflict"
        return [], "a key was stored without its root"

    kept, orphan = using(work)
    assert kept == [{"bo"}, {"TABLE778-bo", "TABLE778-free"}, {"TABLE779-bo", "TABLE779-free"}]
    assert orphan == "conflict"
