"""The data file: for one server alone, closed to other accounts, and a clear word where it cannot be used."""

import os
import stat
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest

from playmat.server.store.mark import mark_path
from playmat.server.store.migrations import prepare
from playmat.server.store.upkeep import backup
from serving import PATIENCE, PLAYMAT, Server

NOBODY = 65534
# As another account, once everything is loaded: a superuser may write everywhere.
AS_NOBODY = f"""
import os, sys
from pathlib import Path
import playmat.cli.serve, playmat.games.registry
from playmat.cli.main import run
from playmat.server.run import serve
import playmat.words.catalogue as words
words.catalogue("en").say({{"key": "language-name", "facts": {{}}}})
if os.getuid() == 0:
    os.setgroups([])
    os.setgid({NOBODY})
    os.setuid({NOBODY})
run(["serve", "--port", "0", "--data", sys.argv[1]])
"""


def becomes(what: Callable[[], bool]) -> bool:
    until = time.monotonic() + PATIENCE
    while not what() and time.monotonic() < until:
        time.sleep(0.05)
    return what()


def rights(path: Path) -> str:
    return f"{stat.S_IMODE(path.stat().st_mode):o}"


@pytest.fixture
def wide_mask() -> Iterator[None]:
    before = os.umask(0)
    yield
    os.umask(before)


@pytest.mark.usefixtures("wide_mask")
def test_data_file_its_neighbours_and_backups_are_closed_to_other_accounts(tmp_path: Path) -> None:
    folder = tmp_path / "new" / "playmat"
    folder.parent.mkdir()
    server = Server(tmp_path)
    server.data = folder / "tables.db"
    with server:
        server.create()
        assert rights(folder) == "700"
        assert becomes(mark_path(server.data).exists)
        found = {file.name: rights(file) for file in folder.iterdir()}
        assert found == {f"tables.db{end}": "600" for end in ("", "-wal", "-shm", "-lock", "-mark", "-key")}
        backup(folder / "tables.db", tmp_path / "copy.db")
    assert rights(tmp_path / "copy.db") == "600"


@pytest.mark.usefixtures("wide_mask")
def test_a_file_of_ours_that_was_open_to_others_is_closed_with_a_warning(tmp_path: Path) -> None:
    server = Server(tmp_path)
    prepare(server.data)
    server.data.chmod(0o644)
    with server:
        assert rights(server.data) == "600"
        lines = [line for line in server.log.read_text().splitlines() if '"warning"' in line]
    assert len(lines) == 1
    assert '"event": "data-file-was-open-to-others"' in lines[0]
    assert '"closed": true' in lines[0]
    assert str(tmp_path) not in lines[0]


@pytest.mark.usefixtures("wide_mask")
def test_a_folder_that_others_may_change_is_left_as_it_is_with_a_warning(tmp_path: Path) -> None:
    folder = tmp_path / "everybodys"
    folder.mkdir()
    with Server(folder) as server:
        assert rights(folder) == "777"
        assert "data-folder-can-be-changed-by-others" in server.log.read_text()


def second(data: Path) -> "subprocess.CompletedProcess[str]":
    command = [str(PLAYMAT), "serve", "--port", "0", "--data", str(data)]
    return subprocess.run(command, capture_output=True, text=True, timeout=30, check=False)


def test_a_second_server_on_the_same_file_is_refused_in_a_sentence(tmp_path: Path) -> None:
    with Server(tmp_path) as server:
        link = tmp_path / "link.db"
        link.symlink_to(server.data)
        for name in (server.data, link):
            ran = second(name)
            assert ran.returncode == 2
            assert f"Another Playmat server is working with {name.name}" in ran.stderr
            assert "Traceback" not in ran.stderr
        assert server.get("/health").status_code == 200
        server.kill()
        server.start()
        assert server.get("/health").status_code == 200, "a killed server leaves no lock behind"


def test_a_folder_that_cannot_be_written_to_is_named_as_what_it_is() -> None:
    with TemporaryDirectory() as name:
        folder = Path(name)
        prepare(folder / "tables.db")
        (folder / "tables.db").chmod(0o444)
        folder.chmod(0o555)
        command = [sys.executable, "-c", AS_NOBODY, str(folder / "tables.db")]
        ran = subprocess.run(command, capture_output=True, text=True, timeout=60, check=False)
        folder.chmod(0o755)
    assert ran.returncode == 2, ran.stderr
    assert "The folder that tables.db is in cannot be written to" in ran.stderr
    assert "Traceback" not in ran.stderr


def test_a_backup_that_cannot_be_written_leaves_nothing_and_says_why(tmp_path: Path) -> None:
    prepare(tmp_path / "tables.db")
    command = [
        str(PLAYMAT),
        "store",
        "backup",
        str(tmp_path / "none" / "copy.db"),
        "--data",
        str(tmp_path / "tables.db"),
    ]
    ran = subprocess.run(command, capture_output=True, text=True, timeout=30, check=False)
    assert ran.returncode == 2
    assert "cannot be written: No such file or directory" in ran.stderr
    assert not (tmp_path / "none").exists()
