"""The way of a move through table and server, as docs/architecture.md tells it: these modules and no others."""

import asyncio
import re
import sys
from pathlib import Path
from types import FrameType

import pytest

from playmat import native
from playmat.server.rooms.hall import Hall
from playmat.server.rooms.limits import Limits
from playmat.server.store.sqlite import SqliteStore
from playmat.server.workers.pool import WorkerPool
from playmat.table import answers
from playmat.table.admission import CreateTable
from playmat.table.messages import Move

ROOT = Path(__file__).parents[2]
PAGE = ROOT / "docs" / "architecture.md"
# What helps along the way: it keeps time, counts, or holds a few lists.
BESIDE = {
    "server/now",
    "server/rooms/attendance",
    "server/rooms/counters",
    "server/rooms/looked",
    "server/rooms/recaps",
    "server/rooms/turns",
    "server/store/protocol",
    "table/agreed",
    "table/clock",
    "table/growing",
    "table/take_backs",
}
# What comes before the room: the line, and what is read off it.
BEFORE = {"server/floor", "server/live/socket", "server/live/talk", "table/messages"}


class Screen:
    """An open line to a browser that reads everything at once."""

    has_room = True

    def __init__(self) -> None:
        self.said: list[bytes] = []

    def say(self, texts: list[bytes]) -> None:
        self.said += texts

    def hang_up(self, code: int) -> None:
        raise AssertionError(f"hung up with {code}")


def passed(folder: Path) -> set[str]:
    """The modules of table and server that run between a move and everybody's screen."""
    found: set[str] = set()

    def note(frame: FrameType, event: str, _: object) -> None:
        name = frame.f_globals.get("__name__", "")
        if event == "call" and name.startswith(("playmat.table.", "playmat.server.")):
            found.add(name)

    async def run() -> None:
        hall = Hall(SqliteStore(folder / "tables.db"), WorkerPool(0, 1.0), Limits(), 0)
        wish = CreateTable("number-line", ["me", "mate"], nickname="Ada", mates=["Ben"], start=True)
        entered = await hall.create(wish)
        room = entered.room
        secret, key = room.key_of(entered.token)
        listener = await room.listen(secret, key, "en", 0)
        screen = Screen()
        listener.speak_on(screen, room.frame_for)
        room.admit(listener)
        await asyncio.sleep(0)
        answered: asyncio.Future[answers.Frame] = asyncio.get_running_loop().create_future()
        sys.setprofile(note)
        try:
            assert room.move_at_once(secret, Move("m1", "card 5"), "en", answered.set_result)
            frame = await asyncio.wait_for(answered, 10)
            for _ in range(3):
                await asyncio.sleep(0)
        finally:
            sys.setprofile(None)
        assert isinstance(frame, answers.Accepted)
        assert any(b'"moved"' in text for text in screen.said)
        await hall.close()

    asyncio.run(run())
    return found


@pytest.mark.skipif(native.status().is_native, reason="compiled functions do not tell that they are called")
def test_a_move_passes_the_modules_that_the_page_names_and_some_that_help(tmp_path: Path) -> None:
    told = set(re.findall(r"`((?:table|server)/[a-z_/]+)\.py`", PAGE.read_text(encoding="utf-8")))
    steps = {name.removeprefix("playmat.").replace(".", "/") for name in passed(tmp_path)}
    assert steps - told == BESIDE
    assert told - steps == BEFORE
