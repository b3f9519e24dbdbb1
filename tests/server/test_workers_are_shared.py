"""Workers are for all tables: nobody's hints keep another's bot waiting, and one that cannot start harms nobody."""

import asyncio
import json
import resource
import socket
import sys
import time
from contextlib import closing
from pathlib import Path

from playmat.server.workers.back_off import FIRST_PAUSE, LONGEST_PAUSE, BackOff
from playmat.server.workers.bot_worker import HintQuestion, Question
from playmat.server.workers.pool import WorkerPool
from serving import PATIENCE, Json, Seat, Server, my_moves

# Answers after a moment with what it was asked: first its kind, then whose it is.
ECHO = """
import json, sys, time
for line in sys.stdin:
    asked = json.loads(line)
    time.sleep(0.05)
    said = asked["type"] + " " + asked["stream"]
    sys.stderr.write(said + "\\n")
    print(json.dumps({"text": said, "advice": {"who": said}, "said": []}), flush=True)
"""
# Long enough that no plain move hides a bot that waits.
THINK = ("--think", "100")


def bot(name: str) -> Question:
    return Question("number-line", 0, "simple", name, {})


def hint(name: str) -> HintQuestion:
    return HintQuestion("number-line", 0, name, {})


def asked_and_gone(seat: Seat) -> None:
    """Asks for a hint by plain HTTP, and does not wait for it."""
    body = json.dumps({"type": "hint", "id": "gone"}).encode()
    head = (
        f"POST {seat.path}/messages HTTP/1.1\r\nHost: localhost\r\nAuthorization: Bearer {seat.token}\r\n"
        f"Content-Length: {len(body)}\r\n\r\n"
    )
    with closing(socket.create_connection(("127.0.0.1", seat.server.port), PATIENCE)) as line:
        line.sendall(head.encode() + body)


def tables(server: Server, count: int) -> list[Seat]:
    return [
        server.create(game="sevens", seats=["me", "easy", "easy"], helps={"hints": True}, start=True)
        for _ in range(count)
    ]


def flood(seats: list[Seat]) -> None:
    """Hints at many tables: a minute of work for a worker. Half of them by lines, all hung up again."""
    for seat in seats:
        asked_and_gone(seat)
        with seat.live() as line:
            for number in range(3):
                line.send(type="hint", id=str(number))


def logged(server: Server, event: str) -> list[Json]:
    lines = map(json.loads, server.log.read_text().splitlines())
    return [line for line in lines if line["event"] == event]


def test_hints_that_nobody_waits_for_keep_no_bot_and_no_hint_waiting(tmp_path: Path) -> None:
    with Server(tmp_path, "--limits", "0", "--workers", "1", *THINK) as server:
        ada = server.create(game="sevens", seats=["me", "hard", "hard"], helps={"hints": True}, start=True)
        askers = tables(server, 20)
        ada.wait_for(my_moves)
        for seat in askers:
            seat.wait_for(my_moves)
        flood(askers)
        ada.do("move", text=my_moves(ada.table(10**6))[0])
        ada.wait_for(my_moves)
        answer = ada.say("hint")
        assert answer["type"] == "hinted", answer
        assert '"trace"' not in server.log.read_text()


def test_a_move_said_behind_a_hint_counts_though_the_line_is_gone(tmp_path: Path) -> None:
    with Server(tmp_path, "--limits", "0", "--workers", "1", *THINK) as server:
        askers = tables(server, 8)
        ada = server.create(game="sevens", seats=["me", "easy", "easy"], helps={"hints": True}, start=True)
        move = my_moves(ada.wait_for(my_moves))[0]
        flood(askers)
        before = ada.table()["number"]
        with ada.live() as line:
            line.send(type="hint", id="hint")
            line.send(type="hint", id="another")
            line.send(type="move", id="move", text=move)
        ada.wait_for(lambda table: table["number"] > before)
        assert ada.say("move", id="move", text=move)["type"] == "accepted", "it is known already"


def test_bots_among_themselves_wait_for_those_that_people_play_with(tmp_path: Path) -> None:
    """Half a minute of work for a worker, over and over."""
    with Server(tmp_path, "--limits", "0", "--workers", "1", *THINK) as server:
        wish = {"game": "sevens", "nickname": "", "patience": 600, "options": {"games": 20}, "start": True}
        for _ in range(100):
            server.create(seats=["hard", "hard", "hard"], **wish)
        ada = server.create(game="sevens", seats=["me", "hard", "hard"], start=True)
        for _ in range(2):
            ada.do("move", text=my_moves(ada.wait_for(my_moves))[0])
        assert my_moves(ada.wait_for(my_moves))


def test_a_bot_goes_before_hints_that_were_asked_first_and_hints_take_turns_by_table() -> None:
    async def ask() -> list[str]:
        thinkers = WorkerPool(1, 60, (sys.executable, "-c", ECHO))
        await thinkers.open()
        order: list[str] = []

        async def told(name: str, answer: "asyncio.Future[object]") -> None:
            await answer
            order.append(name)

        try:
            waiting = [told("first", asyncio.ensure_future(thinkers.think(bot("first"), 9)))]
            for name, table in (("a0", 1), ("a1", 1), ("a2", 1), ("b0", 2)):
                waiting.append(told(name, asyncio.ensure_future(thinkers.hint(hint(name), table))))
            waiting.append(told("bot", asyncio.ensure_future(thinkers.think(bot("bot"), 3))))
            await asyncio.gather(*waiting)
        finally:
            await thinkers.close()
        return order

    assert asyncio.run(ask()) == ["first", "bot", "a0", "b0", "a1", "a2"]


def test_waiting_counts_as_thinking() -> None:
    """One worker that takes its time: who comes second is not told twice as late."""

    async def ask() -> list[str | None]:
        slow = ECHO.replace("0.05", "2 if asked['stream'] == 'slow' else 0")
        thinkers = WorkerPool(1, 4, (sys.executable, "-c", slow))
        await thinkers.open()
        try:
            assert await thinkers.think(bot("warm"), 1) == "move warm"
            began = asyncio.get_running_loop().time()
            slows = [thinkers.think(bot("slow"), table) for table in range(4)]
            answers = await asyncio.gather(*slows)
            assert asyncio.get_running_loop().time() - began < 6, "eight seconds of work, four seconds of patience"
        finally:
            await thinkers.close()
        return answers

    answers = asyncio.run(ask())
    assert answers[0] == "move slow"
    assert answers[-1] is None


def test_who_has_gone_is_not_asked_for() -> None:
    async def ask() -> str | None:
        thinkers = WorkerPool(1, 100, (sys.executable, "-c", ECHO.replace("0.05", "1")))
        await thinkers.open()
        try:
            gone = [asyncio.ensure_future(thinkers.hint(hint(f"gone {number}"), number)) for number in range(300)]
            await asyncio.sleep(0)
            for one in gone:
                one.cancel()
            async with asyncio.timeout(60):  # they would take five minutes
                return await thinkers.think(bot("here"), 1)
        finally:
            await thinkers.close()

    assert asyncio.run(ask()) == "move here"


def test_pauses_grow_to_a_minute_and_end_with_the_first_success() -> None:
    back_off = BackOff()
    assert not back_off.failed(0.0), "anything may die once"
    assert back_off.may_try(0.0)
    assert back_off.failed(0.0), "twice is news"
    assert not back_off.may_try(FIRST_PAUSE - 0.01)
    assert back_off.may_try(FIRST_PAUSE)
    for _ in range(2000):
        assert not back_off.failed(10.0)
    assert back_off.may_try(10.0 + LONGEST_PAUSE)
    assert not back_off.may_try(10.0 + LONGEST_PAUSE - 0.01)
    assert back_off.worked()
    assert back_off.may_try(10.0)
    assert not back_off.worked()


def test_where_no_worker_starts_bots_play_plain_moves_and_the_log_says_it_once(tmp_path: Path) -> None:
    """The process may open no more files for a while."""
    with Server(tmp_path, "--limits", "0", "--workers", "1", *THINK) as server:
        hosts = [server.create(seats=["me", "random"], options={"games": 5}, start=True) for _ in range(4)]
        before = resource.prlimit(server.pid, resource.RLIMIT_NOFILE)
        taken = len(list(Path(f"/proc/{server.pid}/fd").iterdir()))
        resource.prlimit(server.pid, resource.RLIMIT_NOFILE, (taken + 1, before[1]))
        for _ in range(8):
            for host in hosts:
                host.step()
        for host in hosts:
            host.wait_for(lambda table: my_moves(table) or table["waiting_for"])
        assert len(logged(server, "workers-fail")) == 1
        assert server.log.stat().st_size < 20_000
        assert '"trace"' not in server.log.read_text()
        resource.prlimit(server.pid, resource.RLIMIT_NOFILE, before)
        until = time.monotonic() + 2 * PATIENCE
        while not logged(server, "workers-work-again"):
            assert time.monotonic() < until
            for host in hosts:
                host.step()
            time.sleep(0.1)
        assert len(logged(server, "workers-fail")) == 1
