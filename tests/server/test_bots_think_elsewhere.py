"""Bots think in processes of their own; a crash or a hang of one never stops a table."""

import asyncio
import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import msgspec
import pytest

from playmat.bots.bot import TableTurn
from playmat.bots.registry import find_bot
from playmat.core.chance import SeedChance, stream_of
from playmat.games.registry import find_game
from playmat.server.workers.bot_worker import Question, think
from playmat.server.workers.deal_worker import DealQuestion, played_by_bots
from playmat.server.workers.pool import WORKER, WorkerPool
from serving import Server, is_over, my_moves


def question() -> Question:
    match = find_game("number-line").start({}, 2, SeedChance("00" * 16))
    return Question("number-line", 0, "simple", "x", dict(match.view(0)))


def children_of(pid: int) -> list[int]:
    return [int(child) for child in Path(f"/proc/{pid}/task/{pid}/children").read_text().split()]


def is_alive(pid: int) -> bool:
    return Path(f"/proc/{pid}").exists()


def test_a_worker_gets_a_view_and_answers_with_a_legal_move() -> None:
    match = find_game("number-line").start({}, 2, SeedChance("00" * 16))
    move = match.parse(think(question()).text)
    assert move in match.legal(0)


def test_a_bot_that_had_to_hurry_thinks_as_long_as_ever_the_next_time() -> None:
    """The bots of a game are shared: the time that one question has is no matter of the next."""
    match = find_game("number-line").start({}, 2, SeedChance("00" * 16))

    def unhurried() -> str:
        return match.format(find_bot("hard", match.setup.game).choose(TableTurn(match, 0), stream_of("a")))

    first = unhurried()
    hurried = think(msgspec.structs.replace(question(), bot="hard", stream="a"), 0.0)
    assert hurried.text != first, "these two must differ, or nothing is proved"
    assert unhurried() == first
    played_by_bots(DealQuestion("number-line", find_game("number-line").rules, {}, 2, "00" * 16), 0, lambda: False)
    assert unhurried() == first


def test_a_worker_whose_server_is_gone_ends_without_a_word() -> None:
    worker = subprocess.Popen(WORKER, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE)
    assert worker.stdin is not None
    assert worker.stdout is not None
    assert worker.stderr is not None
    worker.stdout.close()
    worker.stdin.write(msgspec.json.encode(question()) + b"\n")
    worker.stdin.close()
    with worker.stderr as errors:
        assert errors.read() == b""
    assert worker.wait(20) == 0


def test_a_killed_worker_is_replaced_and_the_match_goes_on(tmp_path: Path) -> None:
    with Server(tmp_path, "--limits", "0", "--workers", "1") as server:
        ada = server.create(seats=["me", "simple"], options={"games": 3}, start=True)
        ada.do("move", text="card 5")
        ada.wait_for(my_moves)
        killed = set()
        for _ in range(3):
            for worker in children_of(server.pid):
                os.kill(worker, signal.SIGKILL)
                killed.add(worker)
            for _ in range(4):
                ada.step()
                ada.wait_for(lambda table: my_moves(table) or table["waiting_for"] or is_over(table))
        assert len(killed) >= 2
        ada.finish()
        assert not killed & set(children_of(server.pid))
        assert server.get("/health").json()["status"] == "ok"


def test_workers_end_with_their_server(tmp_path: Path) -> None:
    with Server(tmp_path, "--limits", "0") as server:
        ada = server.create(seats=["me", "simple"], start=True)
        ada.do("move", text="card 5")
        ada.wait_for(my_moves)
        workers = children_of(server.pid)
        assert workers
        server.kill()
    until = time.monotonic() + 5
    while any(map(is_alive, workers)) and time.monotonic() < until:
        time.sleep(0.05)
    assert not any(map(is_alive, workers))


def test_a_worker_that_hangs_is_given_up_in_time_and_replaced() -> None:
    async def ask() -> str | None:
        thinkers = WorkerPool(1, 0.3, (sys.executable, "-c", "import time; time.sleep(60)"))
        await thinkers.open()
        until = time.monotonic() + 30
        try:
            text = await thinkers.think(question(), 1)
            while not thinkers.replaced:
                assert time.monotonic() < until, "a worker that sleeps for a minute must not be waited for"
                await asyncio.sleep(0.05)
            return text
        finally:
            await thinkers.close()

    assert asyncio.run(ask()) is None


@pytest.mark.parametrize("program", ["print('nonsense', flush=True); input()", "raise SystemExit(3)"])
def test_a_worker_that_talks_nonsense_or_dies_is_asked_once_more_and_given_up(program: str) -> None:
    async def ask() -> tuple[str | None, int]:
        thinkers = WorkerPool(1, 60, (sys.executable, "-c", program))
        await thinkers.open()
        try:
            return await thinkers.think(question(), 1), thinkers.replaced
        finally:
            await thinkers.close()

    assert asyncio.run(ask()) == (None, 2)


def test_while_bots_think_the_server_answers_others(tmp_path: Path) -> None:
    """One worker, many bots: /health is answered all the while."""
    with Server(tmp_path, "--limits", "0", "--workers", "1") as server:
        hosts = [server.create(seats=["random"] * 5, nickname="", options={"games": 20}, start=True) for _ in range(6)]
        for _ in range(20):
            assert server.get("/health").status_code == 200
        for host in hosts:
            host.wait_for(lambda table: table["number"] > 2)
