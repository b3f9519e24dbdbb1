"""What `playmat/system.py` knows of each system, as far as one machine can try it."""

import json
import os
import socket
import subprocess
import sys
from pathlib import Path, PurePath

import pytest

from commands import environment, playmat
from playmat import system

HOME = Path("/people/ada")
SPEED = {"speed", "cores"}
UTF_8 = {"LC_ALL": "", "PYTHONIOENCODING": "cp1252", "PYTHONUTF8": "0"}


@pytest.mark.parametrize(
    ("name", "variables", "expected"),
    [
        ("linux", {}, "/people/ada/.local/share"),
        ("linux", {"XDG_DATA_HOME": "/data"}, "/data"),
        ("linux", {"XDG_DATA_HOME": "data"}, "/people/ada/.local/share"),
        ("darwin", {}, "/people/ada/Library/Application Support"),
        ("win32", {}, "/people/ada/AppData/Local"),
        ("win32", {"LOCALAPPDATA": "/local"}, "/local"),
    ],
)
def test_each_system_has_its_place_for_data(name: str, variables: dict[str, str], expected: str) -> None:
    assert system.data_folders(name, variables, HOME)[0] == PurePath(expected)


@pytest.mark.parametrize("name", ["darwin", "win32"])
def test_where_earlier_versions_kept_their_tables_is_looked_at_too(name: str) -> None:
    assert HOME / ".local" / "share" in system.data_folders(name, {}, HOME)


def test_an_account_may_have_no_home() -> None:
    assert system.data_folders("linux", {}, None) == []
    assert system.data_folders("win32", {"LOCALAPPDATA": "/local"}, None) == [Path("/local")]


@pytest.mark.parametrize("arguments", [("simulate", "sevens", "--n", "4", "--cores", "1"), ("games", "sevens")])
def test_a_pipe_gets_utf_8_whatever_the_system_takes_for_usual(arguments: tuple[str, ...]) -> None:
    command = [sys.executable, "-m", "playmat", *arguments, "--language", "es"]
    done = subprocess.run(command, env=environment(**UTF_8), capture_output=True, check=False, timeout=60)
    assert done.returncode == 0, done.stderr
    assert "\N{REPLACEMENT CHARACTER}" not in done.stdout.decode("utf-8")


@pytest.mark.skipif(sys.platform == "win32", reason="ports are claimed in another way there")
def test_a_port_that_is_in_use_cannot_be_claimed() -> None:
    with socket.socket() as first, socket.socket() as second:
        system.claim_address(first)
        first.bind(("127.0.0.1", 0))
        first.listen()
        system.claim_address(second)
        with pytest.raises(OSError, match="in use"):
            second.bind(first.getsockname())


def test_a_machine_without_a_screen_opens_no_browser(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("DISPLAY", raising=False)
    monkeypatch.delenv("WAYLAND_DISPLAY", raising=False)
    assert not system.open_browser("http://127.0.0.1:9")


def test_as_many_files_may_be_open_as_the_system_lets_us() -> None:
    import resource

    before = resource.getrlimit(resource.RLIMIT_NOFILE)
    try:
        assert 0 < system.allow_open_files(before[0]) <= before[0]
    finally:
        resource.setrlimit(resource.RLIMIT_NOFILE, before)


@pytest.mark.slow
@pytest.mark.parametrize(
    "command",
    [
        ("simulate", "number-line", "--n", "80", "--seed", "7", "--json"),
        ("arena", "number-line", "--bots", "random,greedy", "--n", "8", "--seed", "7", "--json"),
        ("solve", "big-bang", "--n", "2", "--par", "--seed", "7", "--json"),
    ],
    ids=lambda command: command[0],
)
def test_processes_may_begin_afresh_instead_of_as_copies_of_the_first(command: tuple[str, ...], tmp_path: Path) -> None:
    """As they do on Windows and macOS: nothing is handed over but what was asked for."""
    script = tmp_path / "begin.py"
    script.write_text(
        "import multiprocessing, sys\n"
        "from playmat.__main__ import run\n"
        "if __name__ == '__main__':\n"
        "    multiprocessing.set_start_method('spawn')\n"
        "    run()\n",
        encoding="utf-8",
    )
    begun = [sys.executable, str(script), *command, "--cores", "2"]
    done = subprocess.run(begun, env=environment(), capture_output=True, text=True, check=False, timeout=120)
    assert done.returncode == 0, done.stderr
    alone = playmat(*command, "--cores", "1")
    assert figures(done.stdout) == figures(alone.stdout)


def figures(answer: str) -> object:
    """All that is no matter of speed."""
    return without_speed(json.loads(answer))


def without_speed(told: object) -> object:
    if isinstance(told, dict):
        return {name: without_speed(it) for name, it in told.items() if name not in SPEED and "second" not in name}
    return told


def test_a_process_of_ours_stands_apart_from_ctrl_c() -> None:
    code = "import os; print(os.getpgrp() == os.getpid())"
    done = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, check=True, **system.apart(False)
    )
    assert done.stdout.strip() == str(os.name == "posix")
