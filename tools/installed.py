"""`make installed`: the wheel on a clean account, without make: it plays, serves and prints.

    python tools/installed.py

The wheel is built from what lies here and put in with pipx, as somebody would: an empty home, another account where
that can be had (only a superuser can), a mask that closes files to others, a folder that is not ours, none of our
settings. Then a match is played, matches are simulated, a PDF is printed, and the tables are served and opened in a
browser. The short form of it, without pipx and browser, is a test (tests/house/test_installed.py).
"""

from __future__ import annotations

import json
import os
import pwd
import shutil
import stat
import subprocess
import sys
import tempfile
import time
import urllib.request
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

from playmat.games.registry import GAMES

ROOT: Final = Path(__file__).resolve().parent.parent
if __name__ == "__main__":
    sys.path[:0] = [str(ROOT), str(ROOT / "tests" / "support")]

from tools.bare import PASSED_ON, pip_settings  # noqa: E402 - needs the path above

# Any two games: what is tried is the way they come, not the games.
GAME, OTHER, *_ = GAMES
MASK: Final = 0o077
STOP_SECONDS: Final = 20
OLDEST: Final = "import sys, venv, ensurepip; sys.exit(sys.version_info < (3, 11))"


@dataclass
class Account:
    """Whoever uses the wheel: an empty home, few variables, files closed to others."""

    home: Path
    variables: dict[str, str] = field(default_factory=dict)
    user: int | None = None

    def start(self, *command: str | Path, **more: Any) -> subprocess.Popen[str]:
        if self.user is not None:
            more |= {"user": self.user, "group": self.user, "extra_groups": []}
        told = {"PATH": os.defpath, "HOME": str(self.home), "LANG": "C.UTF-8", **self.variables}
        words = [str(word) for word in command]
        pipes: dict[str, Any] = {"stdin": subprocess.DEVNULL, "stdout": subprocess.PIPE, "stderr": subprocess.STDOUT}
        return subprocess.Popen(words, cwd=self.home, env=told, umask=MASK, text=True, **pipes, **more)

    def run(self, *command: str | Path) -> str:
        """What it says; it must go well."""
        process = self.start(*command)
        said, _ = process.communicate()
        if process.returncode != 0:
            raise AssertionError(f"{command} ended with {process.returncode}: {said}")
        return said


def build_wheel(folder: Path) -> Path:
    """A pure one."""
    command = [sys.executable, "-m", "build", "--no-isolation", "--wheel", "--outdir", str(folder), str(ROOT)]
    done = subprocess.run(
        command, env={**os.environ, "PLAYMAT_NATIVE": "0"}, capture_output=True, text=True, check=False
    )
    if done.returncode != 0:
        raise AssertionError(done.stdout + done.stderr)
    return next(folder.glob("*.whl"))


def play_and_print(account: Account, *playmat: str | Path) -> list[str]:
    """What a person does at the terminal."""
    record, sheets = account.home / "match.jsonl", account.home / "cards.pdf"
    account.run(*playmat, "play", GAME, "--humans", "0", "--seed", "7", "--record", record)
    replayed = json.loads(account.run(*playmat, "replay", record, "--json"))
    assert replayed["records"] == 1, replayed
    assert not replayed["bad"], replayed
    figures = json.loads(account.run(*playmat, "simulate", GAME, "--n", "40", "--seed", "7", "--json"))
    account.run(*playmat, "print", OTHER, "-o", sheets)
    assert sheets.read_bytes().startswith(b"%PDF-")
    assert rights(record) == rights(sheets) == 0o600
    return [
        "a match was played, and its record is good",
        f"{figures['figures']['matches']} matches were simulated",
        f"a PDF of {sheets.stat().st_size} bytes was printed",
    ]


class Served:
    """`playmat serve` as it is called without any setting but the port."""

    def __init__(self, account: Account, *playmat: str | Path) -> None:
        self.process = account.start(*playmat, "serve", "--port", "0", start_new_session=True)
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        if not line.startswith("Playmat: "):
            raise AssertionError(line + self.process.stdout.read())
        self.address = line.split()[1]

    def __enter__(self) -> Served:
        return self

    def __exit__(self, *_: object) -> None:
        self.process.terminate()
        try:
            code = self.process.wait(STOP_SECONDS)
        except subprocess.TimeoutExpired:
            self.process.kill()
            code = self.process.wait()
        assert self.process.stdout is not None
        said = self.process.stdout.read()
        self.process.stdout.close()
        assert (code, said) == (0, ""), (code, said)

    def get(self, path: str) -> bytes:
        with urllib.request.urlopen(self.address + path, timeout=30) as reply:
            content: bytes = reply.read()
        return content


def asked(served: Served, data: Path) -> list[str]:
    """The pages, the sheets, and the file in its place."""
    assert b"<title>" in served.get("/")
    games = json.loads(served.get("/api/games"))
    assert len(games["games"]) == 5, games
    printed = served.get(f"/api/print/{OTHER}.pdf")
    assert printed.startswith(b"%PDF-")
    for file in ("tables.db", "tables.db-lock"):
        assert rights(data / file) == 0o600, file
    assert rights(data) == 0o700
    return [
        f"served: the page, {len(games['games'])} games, a PDF of {len(printed)} bytes",
        "the tables are where they belong, closed to others",
    ]


def rights(path: Path) -> int:
    return stat.S_IMODE(path.stat().st_mode)


# The whole way.


def main() -> int:
    began = time.monotonic()
    with tempfile.TemporaryDirectory(prefix="playmat-installed-") as temporary:
        folder = Path(temporary)
        folder.chmod(0o755)
        account = clean_account(folder)
        wheel = build_wheel(folder)
        playmat = with_pipx(account, wheel)
        say(account.run(playmat, "--version").strip() + " as " + pwd.getpwuid(playmat.lstat().st_uid).pw_name)
        for line in play_and_print(account, playmat):
            say(line)
        with Served(account, playmat) as served:
            for line in asked(served, account.home / ".local" / "share" / "playmat"):
                say(line)
            for line in browsed(served):
                say(line)
    say(f"all of it works; {time.monotonic() - began:.0f} s")
    return 0


def clean_account(folder: Path) -> Account:
    """Another account where we may take its place; its Python is one that it can run."""
    home = folder / "home"
    home.mkdir(mode=0o700)
    account = Account(home, {name: value for name, value in os.environ.items() if name.upper().startswith(PASSED_ON)})
    settings = pip_settings()
    if settings is not None:
        account.variables["PIP_CONFIG_FILE"] = shutil.copy(str(settings), str(folder / "pip.conf"))
    if os.getuid() == 0:
        account.user = pwd.getpwnam("nobody").pw_uid
        os.chown(home, account.user, account.user)
    return account


def with_pipx(account: Account, wheel: Path) -> Path:
    """`pipx install`, with a pipx that is nowhere else."""
    tools = account.home / "tools"
    account.run(python_of(account), "-m", "venv", tools)
    account.run(tools / "bin" / "pip", "install", "--quiet", "pipx")
    account.run(tools / "bin" / "pipx", "install", wheel)
    return account.home / ".local" / "bin" / "playmat"


def python_of(account: Account) -> str:
    for python in (getattr(sys, "_base_executable", sys.executable), "/usr/bin/python3", "/usr/local/bin/python3"):
        try:
            account.run(python, "-c", OLDEST)
        except (OSError, AssertionError):
            continue
        return str(python)
    sys.exit("installed: there is no Python 3.11 or newer, with venv, that a clean account can run.")


def browsed(served: Served) -> list[str]:
    """A move by clicking, in a browser that has nothing stored."""
    import browsing

    reason = browsing.obstacle()
    if reason:
        return [f"not looked at in a browser: {reason}"]
    with browsing.browser() as opened:
        guest = browsing.Guest(opened, served.address)
        guest.play_now(GAME)
        assert guest.one_move()
        guest.page.wait_for_load_state("networkidle")
        assert not guest.faults, guest.faults
        assert all(url.startswith((served.address, "data:", "blob:")) for url in guest.requests)
        guest.close()
    return ["in a browser: a table was opened and a move made by clicking"]


def say(what: str) -> None:
    print(f"installed: {what}", flush=True)


if __name__ == "__main__":
    sys.exit(main())
