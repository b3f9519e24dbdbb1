"""A data file that was emptied, cut short or replaced by an older copy isn't taken for a whole one: the mark next to it
says so, to the server and to `playmat store`, and the operator decides."""

import asyncio
import json
import shutil
import subprocess
import time
from collections.abc import Callable
from pathlib import Path

import pytest

import commands
from playmat.core.refusal import Refused
from playmat.server.store.data_file import claim
from playmat.server.store.mark import WAL_HEADER, mark_path, read_mark
from playmat.server.store.migrations import look, prepare
from playmat.server.store.protocol import Change
from playmat.server.store.sqlite import SqliteStore
from serving import PATIENCE, Server, my_moves

FRAME = 4096 + 24


Ran = subprocess.CompletedProcess[str]


def store(data: Path, *words: str | Path) -> Ran:
    return commands.playmat_here("store", *(str(word) for word in words), "--data", str(data))


def contents(data: Path) -> dict[str, bytes]:
    """Everything but the lock, SQLite's shared memory, and a log that it has made and not written to."""
    files = [file for file in data.parent.glob("tables.db*") if not file.name.endswith(("-lock", "-shm"))]
    found = {file.name: file.read_bytes() for file in files}
    return {name: content for name, content in found.items() if content or not name.endswith("-wal")}


def play_some(server: Server) -> None:
    ada = server.create()
    ben = server.join(ada.code, "Ben")
    ada.do("start")
    for _ in range(8):
        mover = next((seat for seat in (ada, ben) if my_moves(seat.table())), None)
        if mover is not None:
            mover.do("move", text=my_moves(mover.table())[0])


def marked(data: Path, what: Callable[[], bool]) -> None:
    until = time.monotonic() + PATIENCE
    while not what():
        assert time.monotonic() < until, read_mark(data)
        time.sleep(0.05)


def needs_a_decision(data: Path, sentence: str) -> None:
    """Refused everywhere with a sentence and left as it is, until the loss is accepted."""
    before = contents(data)
    with pytest.raises(Refused):
        claim(data)  # as a server does first
    looked = store(data, "check")
    assert (looked.returncode, sentence in looked.stdout) == (1, True)
    assert sentence in json.loads(store(data, "check", "--json").stdout)["file"]
    copied = store(data, "backup", data.with_name("never.db"))
    assert (copied.returncode, sentence in copied.stderr) == (2, True)
    assert "playmat store accept-loss" in copied.stderr
    assert contents(data) == before
    accepted = store(data, "accept-loss")
    assert accepted.returncode == 0, accepted.stderr
    assert "Accepted" in accepted.stdout
    assert "nothing to accept" in store(data, "accept-loss").stdout


@pytest.mark.parametrize(("how", "ended"), [("emptied", "stopped"), ("emptied", "killed"), ("deleted", "stopped")])
def test_an_emptied_data_file_is_not_taken_for_a_new_one(tmp_path: Path, how: str, ended: str) -> None:
    with Server(tmp_path) as server:
        play_some(server)
        marked(server.data, mark_path(server.data).exists)
        if ended == "stopped":
            server.stop()
        else:
            server.kill()
        if how == "emptied":
            server.data.write_bytes(b"")
        else:
            server.data.unlink()
        needs_a_decision(server.data, "The file tables.db is empty or missing, but Playmat has stored tables in it.")
        server.start()
        assert server.create().table()["stage"] == "lobby"


def test_a_write_ahead_log_cut_short_is_noticed(tmp_path: Path) -> None:
    with Server(tmp_path) as server:
        play_some(server)

        def is_marked() -> bool:
            mark = read_mark(server.data)
            return mark is not None and mark.wal is not None and mark.wal.frames > 10

        marked(server.data, is_marked)
        server.kill()
        wal = tmp_path / "tables.db-wal"
        with wal.open("r+b") as file:
            file.truncate(WAL_HEADER + 5 * FRAME)
        needs_a_decision(server.data, "The file tables.db is missing changes that were saved in it")
        server.start()
        assert server.get("/health").json()["status"] == "ok"


def test_an_older_copy_is_noticed_and_may_be_gone_on_with(tmp_path: Path) -> None:
    copy = tmp_path / "backup.db"
    with Server(tmp_path) as server:
        ada = server.create()
        assert store(server.data, "backup", copy).returncode == 0
        time.sleep(1.1)  # later than the copy by more than a moment
        ben = server.join(ada.code, "Ben")
        assert server.stop() == 0
        shutil.copy(copy, server.data)
        needs_a_decision(server.data, "or it is an older copy")
        server.start()
        assert ada.table()["seats"][1]["kind"] == "open", "as it was when it was copied"
        assert server.get(ben.path + "/since/0", ben.token).status_code == 401


def test_the_file_of_another_server_is_noticed(tmp_path: Path) -> None:
    (tmp_path / "other").mkdir()
    with Server(tmp_path / "other") as other:
        play_some(other)
        other.stop()
    with Server(tmp_path) as server:
        play_some(server)
        server.stop()
        shutil.copy(other.data, server.data)
        needs_a_decision(server.data, "is not the one that was here before")
        server.start()
        assert server.get("/health").json()["status"] == "ok"


def test_a_mark_that_cannot_be_read_is_not_passed_over(tmp_path: Path) -> None:
    with Server(tmp_path) as server:
        play_some(server)
        server.stop()
        mark_path(server.data).write_bytes(b"\0\0\0")
        needs_a_decision(server.data, "The file tables.db-mark next to tables.db can't be read")
        server.start()
        assert server.get("/health").json()["status"] == "ok"


def test_a_copy_in_another_place_needs_no_word(tmp_path: Path) -> None:
    copy = tmp_path / "elsewhere" / "tables.db"
    copy.parent.mkdir()
    with Server(tmp_path) as server:
        ada = server.create()
        server.stop()
        assert store(server.data, "backup", copy).returncode == 0
        assert store(copy, "check").returncode == 0
        server.data = copy
        server.start()
        assert ada.table()["stage"] == "lobby"


def test_commands_next_to_a_server_that_writes_find_nothing_missing(tmp_path: Path) -> None:
    with Server(tmp_path, "--limits", "0") as server:
        for round in range(8):
            play_some(server)
            ran = store(server.data, "check")
            assert (ran.returncode, ran.stderr) == (0, "")
            copied = store(server.data, "backup", tmp_path / f"copy{round}.db")
            assert copied.returncode == 0, copied.stderr
        server.kill()
        assert store(server.data, "check").returncode == 0
        server.start()


async def write_moves(data: Path, image: Path) -> None:
    """Some seconds of commits; then what a crash would leave is copied to `image`."""
    writing = SqliteStore(data)
    table = await writing.create("CODE", "x", Change(0, 1, [b"{}"], 5, "lobby"))
    number = 1
    until = time.monotonic() + 2.2
    while time.monotonic() < until or len(wal_frames(data)) < 12:
        number += 1
        await writing.append(Change(table, number, [b"x" * 900], 5, "lobby", touches=False, only_entries=True))
        await asyncio.sleep(0.02)
    await asyncio.sleep(3.5)  # and the mark has caught up
    for file in data.parent.glob(f"{data.name}*"):
        shutil.copy(file, image / file.name)
    await writing.close()


def wal_frames(data: Path) -> range:
    return range((data.with_name(data.name + "-wal").stat().st_size - WAL_HEADER) // FRAME)


def test_whatever_is_cut_off_the_write_ahead_log_is_missed(tmp_path: Path) -> None:
    image, cut = tmp_path / "image", tmp_path / "cut"
    image.mkdir()
    asyncio.run(write_moves(tmp_path / "t.db", image))
    mark = read_mark(image / "t.db")
    assert mark is not None
    assert mark.wal is not None
    wal = (image / "t.db-wal").read_bytes()

    def is_missed(log: bytes | None) -> bool:
        shutil.rmtree(cut, ignore_errors=True)
        shutil.copytree(image, cut)
        (cut / "t.db-shm").unlink(missing_ok=True)
        if log is None:
            (cut / "t.db-wal").unlink()
        else:
            (cut / "t.db-wal").write_bytes(log)
        try:
            look(cut / "t.db")
        except Refused as wrong:
            return wrong.refusal.code == "database-behind"
        return False

    assert not is_missed(wal), "a crash alone loses nothing"
    assert not is_missed(wal + bytes(FRAME)), "nor does what was being written"
    frames = mark.wal.frames
    for kept in range(1, frames):
        assert is_missed(wal[: WAL_HEADER + kept * FRAME]), f"{kept} of {frames} frames"
        assert is_missed(wal[: WAL_HEADER + kept * FRAME + 100])
    damaged = bytearray(wal)
    damaged[WAL_HEADER + frames // 2 * FRAME + 500] ^= 1
    assert is_missed(bytes(damaged))


def test_a_server_ends_with_a_sentence_where_something_is_missing(tmp_path: Path) -> None:
    data = tmp_path / "tables.db"
    prepare(data)
    asyncio.run(closed(data))
    data.write_bytes(b"")
    ran = commands.playmat("serve", "--port", "0", "--data", str(data))
    assert ran.returncode == 2
    assert "The file tables.db is empty or missing" in ran.stderr
    assert "Traceback" not in ran.stderr


async def closed(data: Path) -> None:
    await SqliteStore(data).close()
