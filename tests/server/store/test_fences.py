"""Several nodes on one PostgreSQL: each table has one owner at a time, and who lost it writes nothing."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

import asyncpg
import pytest
from tools.nodes.cluster import CODES_KEY

from playmat.core.refusal import Refused
from playmat.server.store.postgres import node as nodes
from playmat.server.store.postgres.migrations import VERSION, prepare
from playmat.server.store.postgres.store import PostgresStore
from playmat.server.store.protocol import Change, Conflict, Elsewhere, Failed, StoredTable
from playmat.table.keys import Key
from postgres import new_database

Act = Callable[[PostgresStore, PostgresStore, Any], Awaitable[None]]


def on_two_nodes(act: Act) -> None:
    """Two nodes, and a connection that sees everything and can do what a clock or a network does."""

    async def run() -> None:
        address = new_database()
        await prepare(address)
        one, two = (PostgresStore(address, name, CODES_KEY) for name in ("one:1", "two:2"))
        eye = await asyncpg.connect(address)
        for store in (one, two):
            await store.open()
        try:
            await act(one, two, eye)
        finally:
            for store in (one, two):
                await store.close()
            await eye.close()

    asyncio.run(run())


def change(table: int, first: int, **more: Any) -> Change:
    return Change(table, first, [b"{}"], 5, "lobby", touches=False, **more)


async def made(store: PostgresStore, code: str = "CODE") -> int:
    return await store.create(code, "x", change(0, 1))


async def loaded(store: PostgresStore, code: str = "CODE") -> StoredTable:
    found = await store.load(code)
    assert found is not None
    return found


async def seems_dead(store: PostgresStore, eye: Any) -> None:
    """It does not beat any more, and its lease has run out by the database's clock."""
    assert store.node._task is not None
    store.node._task.cancel()
    await eye.execute("UPDATE nodes SET beat = beat - interval '1 hour' WHERE id = $1", store.node.id)


def test_a_new_table_belongs_to_whom_it_is_asked_of_first() -> None:
    async def act(one: PostgresStore, two: PostgresStore, _: Any) -> None:
        await made(one)
        assert await one.owner("CODE") is None
        await loaded(two)
        assert await one.owner("CODE") == "two:2"
        assert await two.owner("CODE") is None
        with pytest.raises(Elsewhere) as found:
            await one.load("CODE")
        assert found.value.address == "two:2"
        assert two.peers == {"one:1"}

    on_two_nodes(act)


def test_who_never_loaded_a_table_cannot_write_to_it() -> None:
    async def act(one: PostgresStore, two: PostgresStore, _: Any) -> None:
        table = await made(one)
        await loaded(two)
        with pytest.raises(Conflict):
            await one.append(change(table, 2))

    on_two_nodes(act)


def test_a_dead_nodes_table_is_taken_over_and_the_dead_one_is_fenced_out() -> None:
    async def act(one: PostgresStore, two: PostgresStore, eye: Any) -> None:
        table = await made(one)
        await loaded(one)
        await one.append(change(table, 2))
        await seems_dead(one, eye)
        assert await two.owner("CODE") is None, "nobody answers for it"
        found = await loaded(two)
        assert len(found.entries) == 2
        with pytest.raises(Conflict):
            await one.append(change(table, 3))
        with pytest.raises(Conflict):
            await one.append(Change(table, 3, [], 5, "lobby", new_keys={"late": Key("seat", 0)}))
        await two.append(change(table, 3))
        found = await loaded(two)
        assert (len(found.entries), found.fault, found.keys) == (3, None, {})

    on_two_nodes(act)


def test_where_nobody_listens_any_more_two_missing_beats_are_enough() -> None:
    async def act(one: PostgresStore, two: PostgresStore, eye: Any) -> None:
        table = await made(one)
        await loaded(one)
        assert one.node._task is not None
        one.node._task.cancel()
        await eye.execute("UPDATE nodes SET beat = beat - interval '1500 ms' WHERE id = $1", one.node.id)
        assert await two.owner("CODE") == "one:1", "it may only stand still"
        with pytest.raises(Elsewhere):
            await two.load("CODE")
        two.doubt("one:1")
        assert await two.owner("CODE") is None
        assert (await loaded(two)).table == table

    on_two_nodes(act)


def test_who_beats_keeps_its_tables_though_somebody_could_not_reach_it() -> None:
    async def act(one: PostgresStore, two: PostgresStore, _: Any) -> None:
        table = await made(one)
        await loaded(one)
        two.doubt("one:1")
        with pytest.raises(Elsewhere):
            await two.load("CODE")
        assert await two.owner("CODE") == "one:1", "asked again a moment later, and it has beaten"
        await one.append(change(table, 2))

    on_two_nodes(act)


def test_a_node_that_starts_again_need_not_wait_for_the_lease_of_its_former_self() -> None:
    async def act(one: PostgresStore, _: PostgresStore, eye: Any) -> None:
        table = await made(one)
        await loaded(one)
        assert one.node._task is not None
        one.node._task.cancel()
        await eye.execute("UPDATE nodes SET beat = beat - interval '1500 ms' WHERE id = $1", one.node.id)
        again = PostgresStore(one.node._line._address, "one:1", CODES_KEY)
        await again.open()
        try:
            assert (await loaded(again)).table == table
        finally:
            await again.close()

    on_two_nodes(act)


def test_a_takeover_waits_for_the_last_commit_of_the_dead() -> None:
    async def act(one: PostgresStore, two: PostgresStore, eye: Any) -> None:
        await made(one)
        await loaded(one)
        await seems_dead(one, eye)
        async with eye.transaction():  # as if a commit of the first one were on its way
            await eye.execute("SELECT FROM nodes WHERE id = $1 FOR KEY SHARE", one.node.id)
            taking = asyncio.ensure_future(two.load("CODE"))
            done, _ = await asyncio.wait([taking], timeout=0.3)
            assert not done
        assert await taking is not None

    on_two_nodes(act)


def test_a_beat_in_time_keeps_everything_even_against_somebody_who_wants_it() -> None:
    async def act(one: PostgresStore, two: PostgresStore, eye: Any) -> None:
        table = await made(one)
        await loaded(one)
        await eye.execute(nodes.DECLARE_DEAD, one.node.id, nodes.GONE_SECONDS)
        with pytest.raises(Elsewhere):
            await two.load("CODE")
        await one.append(change(table, 2))

    on_two_nodes(act)


def test_a_fenced_node_lets_everything_go_and_comes_back_under_a_new_number() -> None:
    async def act(one: PostgresStore, two: PostgresStore, eye: Any) -> None:
        lost: list[bool] = []
        one.when_lost(lambda: lost.append(True))
        await made(one)
        await loaded(one)
        before = one.node.id
        await seems_dead(one, eye)
        await loaded(two)
        await one.node.beat()
        assert lost == [True]
        assert one.node.id > before
        assert one.holds()
        with pytest.raises(Elsewhere):
            await one.load("CODE")

    on_two_nodes(act)


def test_a_late_beat_costs_nothing_where_nobody_has_taken_over() -> None:
    async def act(one: PostgresStore, two: PostgresStore, eye: Any) -> None:
        lost: list[bool] = []
        one.when_lost(lambda: lost.append(True))
        table = await made(one)
        await loaded(one)
        await seems_dead(one, eye)
        one.node._until = 0.0
        assert not one.holds(), "it answers nobody"
        await one.node.beat()
        assert (one.holds(), lost) == (True, [])
        await one.append(change(table, 2))
        with pytest.raises(Elsewhere):
            await two.load("CODE")

    on_two_nodes(act)


def test_a_node_that_cannot_beat_stops_by_its_own_clock_before_others_may_take_over() -> None:
    assert nodes.OWN_SECONDS + 2 * nodes.BEAT_SECONDS <= nodes.LEASE_SECONDS

    async def act(one: PostgresStore, _: PostgresStore, eye: Any) -> None:
        lost = asyncio.Event()
        one.when_lost(lost.set)
        assert one.node._task is not None
        await made(one)
        await loaded(one)
        async with eye.transaction():
            await eye.execute("SELECT FROM nodes WHERE id = $1 FOR UPDATE", one.node.id)  # no beat gets through
            await asyncio.wait_for(lost.wait(), 20)
            assert not one.holds()
            assert one.state == "failing"
            one.node._task.cancel()  # so that it does not come back as soon as it can
        with pytest.raises(Failed):
            await asyncio.wait_for(one.load("CODE"), 20)

    on_two_nodes(act)


def test_a_change_of_keys_alone_is_a_fence_as_well() -> None:
    async def act(one: PostgresStore, _: PostgresStore, eye: Any) -> None:
        table = await made(one)
        await loaded(one)
        await eye.execute("UPDATE tables SET version = version + 1")  # keys were changed by another owner meanwhile
        with pytest.raises(Conflict):
            await one.append(change(table, 2))
        await loaded(one)
        await one.append(change(table, 2))

    on_two_nodes(act)


def test_a_node_that_leaves_gives_its_tables_free_at_once() -> None:
    async def act(one: PostgresStore, two: PostgresStore, _: Any) -> None:
        table = await made(one)
        await loaded(one)
        last = asyncio.ensure_future(one.append(change(table, 2)))
        await asyncio.sleep(0)
        await one.release()
        assert len((await loaded(two)).entries) == 2
        await last

    on_two_nodes(act)


def test_nobody_forgets_a_table_that_another_node_looks_after() -> None:
    async def act(one: PostgresStore, two: PostgresStore, eye: Any) -> None:
        await made(one)
        await loaded(one)
        assert await two.forget(("lobby",), 10, []) == 0
        assert await one.forget(("lobby",), 10, []) == 1
        assert await eye.fetchval("SELECT count(*) FROM owned") == 0

    on_two_nodes(act)


def test_the_log_cannot_be_rewritten() -> None:
    async def act(one: PostgresStore, _: PostgresStore, eye: Any) -> None:
        await made(one)
        with pytest.raises(asyncpg.RaiseError, match="append-only"):
            await eye.execute("UPDATE log SET entry = 'x'")

    on_two_nodes(act)


def test_what_a_newer_release_added_does_no_harm_and_what_it_changed_is_refused() -> None:
    async def run() -> None:
        address = new_database()
        await prepare(address)
        eye = await asyncpg.connect(address)
        await eye.execute("ALTER TABLE tables ADD COLUMN colour TEXT")
        await eye.execute("UPDATE about SET version = $1", VERSION + 1)
        await prepare(address)
        await eye.execute("UPDATE about SET usable_from = $1", VERSION + 1)
        with pytest.raises(Refused) as wrong:
            await prepare(address)
        assert wrong.value.refusal.code == "newer-database"
        await eye.close()

    asyncio.run(run())


def test_somebody_elses_database_is_left_alone() -> None:
    async def run() -> None:
        address = new_database()
        eye = await asyncpg.connect(address)
        await eye.execute("CREATE TABLE cats (name TEXT)")
        with pytest.raises(Refused) as wrong:
            await prepare(address)
        assert wrong.value.refusal.code == "bad-database"
        await eye.close()

    asyncio.run(run())


def test_nodes_that_start_at_the_same_moment_make_the_tables_once() -> None:
    async def run() -> None:
        address = new_database()
        await asyncio.gather(*(prepare(address) for _ in range(4)))
        eye = await asyncpg.connect(address)
        assert await eye.fetchval("SELECT count(*) FROM about") == 1
        await eye.close()

    asyncio.run(run())
