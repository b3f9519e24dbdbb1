"""The way of a move through table and server, as docs/server.md tells it: these modules and no others."""

import json
import re
import signal
import sys
import time
from collections import Counter
from pathlib import Path

import pytest

from playmat import native
from serving import PATIENCE, Line, Server, my_moves

ROOT = Path(__file__).parents[2]
PAGE = ROOT / "docs" / "server.md"
HEADING = "## The way of a move"
MOST = 17
MOVES = 6
# A server that notes, between two signals, which modules of table and server run in it, in whatever thread.
WATCHED = """
import json, os, signal, sys, threading
from playmat.cli.main import run

found, notes = set(), iter(range(1000))
is_on = False

def note(frame, event, _):
    # The checkpoint thread runs once per second and is no part of a move.
    if is_on and event == "call" and threading.current_thread().name != "store-checkpoints":
        name = frame.f_globals.get("__name__", "")
        if name.startswith(("playmat.table.", "playmat.server.")):
            found.add(name)

def turn(*_):
    global is_on
    is_on = not is_on
    sys.setprofile(note if is_on else None)
    folder = os.environ["PLAYMAT_TEST_NOTES"]
    with open(folder + "/new", "w") as file:
        json.dump(sorted(found), file)
    os.replace(folder + "/new", f"{folder}/{next(notes)}")
    if not is_on:
        found.clear()

threading.setprofile(note)
signal.signal(signal.SIGUSR1, turn)
run(sys.argv[1:])
"""


class WatchedServer(Server):
    """Tells which modules a move has passed."""

    def __init__(self, folder: Path, notes: Path) -> None:
        super().__init__(folder, "--limits", "0")
        self.program = [sys.executable, "-c", WATCHED]
        self.notes = notes
        self.turned = 0

    def turn(self) -> set[str]:
        assert self.process is not None
        self.process.send_signal(signal.SIGUSR1)
        note = self.notes / str(self.turned)
        until = time.monotonic() + PATIENCE
        while not note.exists():
            assert time.monotonic() < until, "the server does not take the signal"
            time.sleep(0.01)
        self.turned += 1
        return set(json.loads(note.read_text()))


def moved(ada: Line, ben: Line) -> None:
    """One move, and everybody has seen it."""
    line = ada if my_moves(ada.table) else ben
    number = line.say("move", text=my_moves(line.table)[0])["number"]
    for each in (ada, ben):
        each.table_until(lambda table: table["number"] >= number)


def passed(folder: Path, monkeypatch: pytest.MonkeyPatch) -> set[str]:
    """What runs between the frame that a move comes in and the frames that everybody gets."""
    notes = folder / "notes"
    notes.mkdir()
    monkeypatch.setenv("PLAYMAT_TEST_NOTES", str(notes))
    runs: Counter[str] = Counter()
    with WatchedServer(folder, notes) as server:
        host = server.create(game="stars-and-bars")
        guest = server.join(host.code, "Ben")
        host.do("start")
        with host.live() as ada, guest.live() as ben:
            moved(ada, ben)
            for _ in range(MOVES):
                server.turn()
                moved(ada, ben)
                runs.update(server.turn())
    # Who sweeps the hall every few seconds may come by, once.
    return {name for name, times in runs.items() if times > 1}


def told() -> set[str]:
    page = PAGE.read_text(encoding="utf-8")
    section = page[page.index(HEADING) :].split("\n## ")[0]
    return set(re.findall(r"`((?:table|server)/[a-z_/]+)\.py`", section))


@pytest.mark.skipif(native.status().is_native, reason="compiled functions do not tell that they are called")
def test_a_move_passes_the_modules_that_the_page_names_and_no_others(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    steps = {name.removeprefix("playmat.").replace(".", "/") for name in passed(tmp_path, monkeypatch)}
    assert steps == told()
    assert len(steps) <= MOST
