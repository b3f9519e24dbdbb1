"""What everybody is told alike is made aside once; from then on nobody waits for whatever else is done aside."""

import asyncio
from collections.abc import Awaitable, Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from threading import Event

import httpx
import pytest

from playmat.puzzles.shelf import puzzles_of
from playmat.server.app import make_app
from playmat.server.http.hosts import KnownHosts
from playmat.server.http.ready import made_aside
from playmat.server.rooms.hall import Hall
from playmat.server.rooms.limits import Limits
from playmat.server.store.sqlite import SqliteStore
from playmat.server.workers.pool import WorkerPool
from serving import PATIENCE

PUZZLE = puzzles_of("sevens")[0].id
PAGES = (
    "/api/games",
    "/api/rules",
    "/api/rules/sevens",
    "/api/print",
    "/api/faces/sevens",
    "/api/puzzles?date=2026-11-18",
    f"/api/puzzles/{PUZZLE}",
)


async def with_one_thread_aside(test: Callable[[ThreadPoolExecutor], Awaitable[None]]) -> None:
    """As a server runs: reports, polls and pages that are not made yet share one thread."""
    with ThreadPoolExecutor(1) as aside:
        asyncio.get_running_loop().set_default_executor(aside)
        await test(aside)


def test_a_page_that_was_made_once_does_not_wait_for_a_long_report(tmp_path: Path) -> None:
    report_is_done = Event()

    async def test(aside: ThreadPoolExecutor) -> None:
        hall = Hall(SqliteStore(tmp_path / "tables.db"), WorkerPool(0, 1.0), Limits(0), 0)
        await hall.open()
        transport = httpx.ASGITransport(make_app(hall, KnownHosts(["127.0.0.1"])))
        async with httpx.AsyncClient(transport=transport, base_url="http://127.0.0.1") as web:
            made = {path: (await web.get(path)).raise_for_status().content for path in PAGES}
            aside.submit(report_is_done.wait)
            try:
                for path in PAGES:
                    again = await asyncio.wait_for(web.get(path), PATIENCE)
                    assert again.content == made[path], path
            finally:
                report_is_done.set()
        await hall.close()

    asyncio.run(with_one_thread_aside(test))


def test_a_page_is_made_once_however_many_ask_and_the_oldest_makes_room() -> None:
    made: list[int] = []

    @made_aside(2)
    def page(number: int) -> bytes:
        made.append(number)
        return b"%d" % number

    async def test(_: ThreadPoolExecutor) -> None:
        assert await asyncio.gather(*(page(1) for _ in range(5))) == [b"1"] * 5
        assert made == [1]
        assert [await page(number) for number in (2, 3, 3, 2, 1)] == [b"2", b"3", b"3", b"2", b"1"]
        assert made == [1, 2, 3, 1]

    asyncio.run(with_one_thread_aside(test))


def test_what_cannot_be_made_is_said_each_time_and_not_kept() -> None:
    tried: list[str] = []

    @made_aside(2)
    def page(name: str) -> bytes:
        tried.append(name)
        raise KeyError(name)

    async def test(_: ThreadPoolExecutor) -> None:
        for _again in range(2):
            with pytest.raises(KeyError):
                await page("no such page")
        assert len(tried) == 2

    asyncio.run(with_one_thread_aside(test))
