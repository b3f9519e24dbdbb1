"""`/health` tells the truth: while nothing can be written, and when nothing ever will be again."""

import json
import resource
import signal
import sys
import time
from collections.abc import Callable
from pathlib import Path

from serving import PATIENCE, Json, Line, Server

TABLE = {"game": "number-line", "seats": ["me", "open"], "nickname": "Ada"}
UNLIMITED = (resource.RLIM_INFINITY, resource.RLIM_INFINITY)
# The writer runs out of memory, at the next thing it does, when the process gets a signal.
DOOMED = """
import ctypes, signal, sys, threading
from playmat.cli.main import run

def doom(*_):
    writer = next(it for it in threading.enumerate() if it.name == "store-writer")
    ctypes.pythonapi.PyThreadState_SetAsyncExc(ctypes.c_ulong(writer.ident), ctypes.py_object(MemoryError))

signal.signal(signal.SIGUSR1, doom)
run(sys.argv[1:])
"""


def health(server: Server) -> tuple[int, str]:
    reply = server.get("/health")
    return reply.status_code, reply.json()["status"]


def rest_of(line: Line) -> list[Json]:
    """Everything until the other end hangs up."""
    return [json.loads(text) for text in line.socket]


def becomes(what: Callable[[], bool]) -> bool:
    until = time.monotonic() + PATIENCE
    while not what():
        if time.monotonic() > until:
            return False
        time.sleep(0.05)
    return True


def test_with_a_full_disk_it_says_so_until_there_is_room_again(tmp_path: Path) -> None:
    with Server(tmp_path) as server:
        ada = server.create()
        assert health(server) == (200, "ok")
        resource.prlimit(server.pid, resource.RLIMIT_FSIZE, (1024, resource.RLIM_INFINITY))
        reply = server.post("/api/tables", TABLE)
        assert (reply.status_code, reply.json()["code"]) == (503, "store-failed")
        assert health(server) == (503, "store-failed")
        resource.prlimit(server.pid, resource.RLIMIT_FSIZE, UNLIMITED)
        assert becomes(lambda: health(server) == (200, "ok")), "found out without anybody playing"
        assert ada.table()["stage"] == "lobby"
        server.create()


def test_with_a_dead_writer_it_says_so_nobody_waits_and_the_process_ends(tmp_path: Path) -> None:
    server = Server(tmp_path)
    server.program = [sys.executable, "-c", DOOMED]
    with server:
        ada = server.create(seats=["me", "simple"], start=True)
        assert server.process is not None
        server.process.send_signal(signal.SIGUSR1)
        assert becomes(lambda: server.post("/api/tables", TABLE).json().get("code") in ("store-failed", "stopping"))
        assert health(server) == (503, "store-dead")
        assert ada.refused("move", text="card 5") == "stopping"
        assert server.process.wait(PATIENCE) == 1
        log = server.log.read_text()
        assert '"event": "store-dead"' in log
        assert "MemoryError" in log
        server._gone()
        server.program = [sys.executable, "-m", "playmat"]
        server.start()
        assert ada.table()["stage"] == "playing", "nothing that was answered is lost"


def test_when_the_writer_dies_under_a_move_everybody_hears_goodbye_and_the_process_ends(tmp_path: Path) -> None:
    server = Server(tmp_path)
    server.program = [sys.executable, "-c", DOOMED]
    with server:
        ada = server.create()
        ben = server.join(ada.code, "Ben")
        ada.do("start")
        with ada.live() as line, ben.live() as other:
            number = line.table["number"]
            assert server.process is not None
            server.process.send_signal(signal.SIGUSR1)
            # The writer dies of the next thing it does, or of the one after it.
            answers = [line.say("move", text=text) for text in line.table["play"]["offer"]["moves"][:1]]
            told = [*answers, *rest_of(line)]
            assert [it["code"] for it in told if it["type"] == "goodbye"] == ["stopping"]
            assert [it["code"] for it in rest_of(other) if it["type"] == "goodbye"] == ["stopping"]
            assert health(server) == (503, "store-dead")
        assert server.process.wait(PATIENCE) == 1
        server._gone()
        server.program = [sys.executable, "-m", "playmat"]
        server.start()
        accepted = [it["number"] for it in told if it["type"] == "accepted"]
        assert ada.table()["number"] == (accepted[-1] if accepted else number), "what was answered is kept, no more"
