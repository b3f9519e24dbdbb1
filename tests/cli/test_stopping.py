"""Stopping a command: Ctrl-C, SIGTERM, a closed terminal or the end of its first process leave nothing behind."""

import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from cli.terminal import Person
from commands import environment, playmat_here

SIMULATE = ("simulate", "number-line", "--n", "10000000", "--seed", "7")
POOLS = {
    "simulate": SIMULATE,
    "arena": ("arena", "number-line", "--bots", "random,simple", "--n", "1000000"),
    "solve": ("solve", "big-bang", "--n", "1000000"),
    "puzzles --find": ("puzzles", "number-line", "--find", "--n", "1000000"),
    "puzzles --prove": ("puzzles", "big-bang", "--prove"),
}
WRITES = {"simulate": "--records", "arena": "--records", "solve": "--records", "puzzles --find": "--write"}
STOPS = {signal.SIGINT: 130, signal.SIGTERM: 143, signal.SIGHUP: 129}


@contextmanager
def started(folder: Path, *arguments: str) -> Iterator[subprocess.Popen[str]]:
    """A command with a session of its own, which is how its processes are found later; English and no terminal."""
    running = subprocess.Popen(
        [sys.executable, "-m", "playmat", *arguments],
        cwd=folder,
        env=environment(),
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
    )
    try:
        yield running
    finally:
        for pid in session_of(running.pid):
            os.kill(pid, signal.SIGKILL)
        running.communicate()


def session_of(leader: int) -> list[int]:
    """Every live process of a session, also those whose parent is gone."""
    found: list[int] = []
    for entry in Path("/proc").iterdir():
        if not entry.name.isdecimal():
            continue
        try:
            state, _, _, session = (entry / "stat").read_text().rpartition(") ")[2].split()[:4]
        except (FileNotFoundError, ProcessLookupError):
            continue
        if int(session) == leader and state not in "ZX":
            found.append(int(entry.name))
    return found


def wait_until_gone(leader: int, seconds: float = 20) -> None:
    until = time.monotonic() + seconds
    while session_of(leader):
        assert time.monotonic() < until, f"still there: {session_of(leader)}"
        time.sleep(0.05)


def wait_for_processes(leader: int, count: int) -> None:
    until = time.monotonic() + 60
    while len(session_of(leader)) < count:
        assert time.monotonic() < until, "it never got to work"
        time.sleep(0.05)


def wait_for_work(pid: int) -> None:
    """Until it has computed for so long that it must be in the middle of its work, however busy the machine is."""
    until = time.monotonic() + 60
    while seconds_used_by(pid) < 2.5:
        assert time.monotonic() < until, "it never got to work"
        time.sleep(0.05)


def seconds_used_by(pid: int) -> float:
    """Its own and those of the processes it has started and seen end."""
    used = Path(f"/proc/{pid}/stat").read_text().rpartition(") ")[2].split()[11:15]
    return sum(map(int, used)) / os.sysconf("SC_CLK_TCK")


@pytest.mark.slow
@pytest.mark.parametrize(
    ("name", "stop"),
    [*((name, signal.SIGTERM) for name in POOLS), ("simulate", signal.SIGINT), ("simulate", signal.SIGHUP)],
)
def test_a_stop_ends_every_process_and_says_what_was_thrown_away(
    tmp_path: Path, name: str, stop: signal.Signals
) -> None:
    target = tmp_path / "out.jsonl"
    to = (WRITES[name], str(target)) if name in WRITES else ()
    with started(tmp_path, *POOLS[name], *to, "--cores", "2") as running:
        wait_for_processes(running.pid, 3)
        time.sleep(0.3)
        os.kill(running.pid, stop)
        stdout, stderr = running.communicate(timeout=30)
        assert running.returncode == STOPS[stop]
        wait_until_gone(running.pid)
    assert stdout == ""
    assert stderr.startswith("playmat: Stopped after ")
    assert "The results so far were thrown away" in stderr
    if to:
        assert f"and {target} was not written." in stderr
    assert stderr.endswith("[interrupted]\n")
    assert stderr.count("\n") == 1
    assert list(tmp_path.iterdir()) == []


@pytest.mark.slow
@pytest.mark.parametrize(
    ("seconds", "whole_group"), [(0.0, True), (0.4, False), (0.7, True), (1.0, False), (1.4, True), (2.0, False)]
)
def test_a_stop_at_any_moment_leaves_nothing_behind(tmp_path: Path, seconds: float, whole_group: bool) -> None:
    """A service manager signals all processes, and often twice."""
    target = tmp_path / "out.jsonl"
    with started(tmp_path, *SIMULATE, "--records", str(target), "--cores", "2") as running:
        time.sleep(seconds)
        for _ in range(2):
            if running.poll() is None:
                (os.killpg if whole_group else os.kill)(running.pid, signal.SIGTERM)
        _, stderr = running.communicate(timeout=30)
        assert running.returncode in (143, -signal.SIGTERM)  # the latter before Python has begun
        wait_until_gone(running.pid)
    assert "Traceback" not in stderr
    assert list(tmp_path.iterdir()) == []


@pytest.mark.slow
def test_no_worker_outlives_a_command_that_is_killed(tmp_path: Path) -> None:
    target = tmp_path / "out.jsonl"
    with started(tmp_path, *SIMULATE, "--records", str(target), "--cores", "3") as running:
        wait_for_processes(running.pid, 4)
        time.sleep(0.5)
        os.kill(running.pid, signal.SIGKILL)
        running.wait(20)
        wait_until_gone(running.pid, 5)
    assert list(tmp_path.iterdir()) == []


@pytest.mark.slow
def test_programs_get_the_stop_as_json_and_the_old_file_stays(tmp_path: Path) -> None:
    target = tmp_path / "out.jsonl"
    target.write_text("what was here before\n")
    with started(tmp_path, *SIMULATE, "--records", str(target), "--force", "--cores", "1", "--json") as running:
        wait_for_work(running.pid)
        os.kill(running.pid, signal.SIGTERM)
        stdout, stderr = running.communicate(timeout=30)
        wait_until_gone(running.pid)
    assert running.returncode == 143
    error = json.loads(stdout)["error"]
    assert error["code"] == "interrupted"
    assert error["facts"]["total"] == 10_000_000
    assert error["facts"]["fate"] == "unchanged"
    assert f"{target} is unchanged." in error["sentence"]
    assert error["sentence"] in stderr
    assert target.read_text() == "what was here before\n"
    assert list(tmp_path.iterdir()) == [target]


@pytest.mark.slow
def test_a_stop_is_explained_in_spanish_too(tmp_path: Path) -> None:
    with started(tmp_path, *SIMULATE, "--cores", "1", "--language", "es") as running:
        wait_for_work(running.pid)
        os.kill(running.pid, signal.SIGINT)
        _, stderr = running.communicate(timeout=30)
    assert stderr.startswith("playmat: Detenido después de ")
    assert "Los resultados hasta aquí se descartaron." in stderr


@pytest.mark.slow
@pytest.mark.parametrize("command", ["review", "bench"])
def test_commands_without_a_pool_answer_a_stop_the_same_way(tmp_path: Path, command: str) -> None:
    records = tmp_path / "one.jsonl"
    made = playmat_here("simulate", "sevens", "--n", "1", "--records", str(records), "--cores", "1")
    assert made.returncode == 0
    history = tmp_path / "history.jsonl"
    arguments = {"review": ("review", str(records), "--effort", "10000"), "bench": ("bench", "--history", str(history))}
    with started(tmp_path, *arguments[command]) as running:
        wait_for_work(running.pid)
        os.kill(running.pid, signal.SIGTERM)
        _, stderr = running.communicate(timeout=30)
    assert running.returncode == 143
    assert stderr.startswith("playmat: Stopped after ")
    assert list(tmp_path.iterdir()) == [records]


@pytest.mark.slow
def test_a_job_that_ignores_a_closed_terminal_goes_on(tmp_path: Path) -> None:
    """What `nohup` does."""
    command = f'trap "" HUP; exec {sys.executable} -m playmat simulate number-line --n 600 --cores 2 --json'
    running = subprocess.Popen(
        ["sh", "-c", command],
        cwd=tmp_path,
        env=environment(),
        stdout=subprocess.PIPE,
        text=True,
        start_new_session=True,
    )
    wait_for_processes(running.pid, 3)
    os.killpg(running.pid, signal.SIGHUP)
    stdout, _ = running.communicate(timeout=120)
    assert running.returncode == 0
    assert json.loads(stdout)["figures"]["matches"] == 600


@pytest.mark.parametrize(
    ("key", "sentence", "code"),
    [("\x03", "Stopped. The match", 130), ("\x04", "The input ended before the game was over. The game", 2)],
    ids=["Ctrl-C", "Ctrl-D"],
)
def test_the_match_so_far_is_recorded_when_a_person_stops(tmp_path: Path, key: str, sentence: str, code: int) -> None:
    file = tmp_path / "games.jsonl"
    person = Person("play", "number-line", "--seed", "3", "--record", str(file))
    person.read_until("> ")
    person.type("card 5")
    person.read_until("You put your card on 5.")
    person.read_until("> ")
    person.type(key)
    person.read_until(f"{sentence} so far was added to {file}.")
    assert person.leave() == code
    record = json.loads(file.read_text(encoding="utf-8"))
    assert [0, "card 5"] in record["moves"]
    assert "result" not in record
    assert playmat_here("replay", str(file)).returncode == 0


def test_a_match_that_is_not_recorded_says_how_to_keep_the_next_one() -> None:
    person = Person("play", "number-line")
    person.read_until("> ")
    person.type("\x03")
    person.read_until("Stopped. The match was not recorded. To keep one, add --record FILE.")
    assert person.leave() == 130
