"""`make bare`: the two commands of the README on a machine that has python3, make, git, a shell, and nothing else.

    python tools/bare.py           `make play` (started, asked, stopped with Ctrl-C) and the whole of `make test`
    python tools/bare.py --short   `make play`, and of `make test` those tests that meet what such a machine lacks,
                                   without style and types

What is tried is the last commit, cloned into a folder of its own, with an empty home. PATH leads to a folder with the
tools below and no others: no C compiler, no node, no browser. Standard library only.
"""

from __future__ import annotations

import argparse
import os
import shutil
import signal
import subprocess
import sys
import tempfile
import time
import urllib.request
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parent.parent
NEEDED: Final = ("make", "git", "sh")
SHELL_TOOLS: Final = """
    awk basename bash cat chmod cmp comm cp cut date dd df diff dirname du echo egrep env expr false fgrep find grep
    gzip head hostname id kill ln ls mkdir mktemp mv nice nproc od paste printf ps pwd readlink realpath rm rmdir sed
    seq sleep sort stat tail tar tee test touch tr true uname uniq wc which xargs
"""
# Where packages come from is a matter of this machine, not of the bare one: these go through, and nothing else does.
PASSED_ON: Final = (
    "PIP_",
    "UV_",
    "SSL_CERT_",
    "NODE_EXTRA_CA_CERTS",
    "HTTP_PROXY",
    "HTTPS_PROXY",
    "NO_PROXY",
    "TMPDIR",
)
# What needs a compiler, a node, a browser or something in the home folder, and what starts programs. Style and types
# are the same wherever they are checked, and so is what other tests find in the sources.
SHORT_TESTS: Final = """
    tests/native tests/house/test_bare.py tests/house/test_docs.py tests/house/test_installed.py
    tests/house/test_system.py tests/cli/test_refusals.py tests/server/test_client_files.py
    tests/server/test_serve_command.py tests/browser/test_first_load.py
"""
STOP_SECONDS: Final = 20.0


def main() -> int:
    parser = argparse.ArgumentParser(description="The commands of the README on a machine that has next to nothing.")
    parser.add_argument("--short", action="store_true", help="few of the tests: those that meet what is missing")
    short = parser.parse_args().short
    began = time.monotonic()
    with tempfile.TemporaryDirectory(prefix="playmat-bare-") as temporary:
        folder = Path(temporary)
        environment = bare_environment(folder)
        clone = folder / "clone"
        run(["git", "clone", "--quiet", "--no-hardlinks", str(ROOT), str(clone)], folder, environment)
        if short:
            environment["PLAYMAT_WEB"] = "0"  # the client would be built with a node from the package index
        say("make play")
        play(clone, environment)
        say("make test")
        tests = ["CHECKS=", "BESIDE=", f"ARGS=-q {' '.join(SHORT_TESTS.split())}"] if short else []
        run(["make", "test", *tests], clone, environment)
    say(f"both commands work; {time.monotonic() - began:.0f} s")
    return 0


def bare_environment(folder: Path) -> dict[str, str]:
    """A path with a few tools, an empty home, and where packages come from."""
    tools, home = folder / "bin", folder / "home"
    tools.mkdir()
    home.mkdir()
    # The interpreter itself: what `python3` leads to may be a script that looks for it by way of the home folder.
    (tools / "python3").symlink_to(getattr(sys, "_base_executable", sys.executable))
    for name in (*NEEDED, *SHELL_TOOLS.split()):
        found = shutil.which(name)
        if found is not None:
            (tools / name).symlink_to(found)
        elif name in NEEDED:
            sys.exit(f"bare: there is no {name} here.")
    environment = {name: value for name, value in os.environ.items() if name.upper().startswith(PASSED_ON)}
    environment |= {"PATH": str(tools), "HOME": str(home), "LANG": "C.UTF-8"}
    for variable, settings in (("PIP_CONFIG_FILE", pip_settings()), ("NPM_CONFIG_USERCONFIG", Path.home() / ".npmrc")):
        if settings is not None and settings.is_file():
            environment.setdefault(variable, str(settings))
    return environment


def pip_settings() -> Path | None:
    """Whoever has told pip in the home folder where packages are, has told the bare machine too."""
    folder = Path(os.environ.get("XDG_CONFIG_HOME") or Path.home() / ".config")
    places = (folder / "pip" / "pip.conf", Path.home() / ".pip" / "pip.conf")
    return next((place for place in places if place.is_file()), None)


def play(clone: Path, environment: dict[str, str]) -> None:
    """Started, asked for its page and its health, stopped as a person would."""
    server = subprocess.Popen(
        ["make", "play", "ARGS=--port 0"],
        cwd=clone,
        env=environment,
        stdout=subprocess.PIPE,
        text=True,
        start_new_session=True,  # Ctrl-C reaches everything that a command has started
    )
    assert server.stdout is not None
    try:
        address = ""
        for line in server.stdout:
            print(line, end="", flush=True)
            if line.startswith("Playmat: "):
                address = line.split()[1]
                break
        if not address:
            sys.exit(f"bare: `make play` ended with {server.wait()} before it said where it is.")
        for path in ("/", "/health", "/api/games"):
            with urllib.request.urlopen(address + path, timeout=30) as reply:
                say(f"{path} answered {reply.status}, {len(reply.read())} bytes")
        os.killpg(server.pid, signal.SIGINT)
        server.wait(STOP_SECONDS)
    finally:
        if server.poll() is None:
            os.killpg(server.pid, signal.SIGKILL)
            server.wait()
        server.stdout.close()
    say("stopped with Ctrl-C")


def run(command: list[str], folder: Path, environment: dict[str, str]) -> None:
    code = subprocess.run(command, cwd=folder, env=environment, check=False).returncode
    if code != 0:
        sys.exit(f"bare: `{' '.join(command[:2])}` ended with {code}.")


def say(what: str) -> None:
    print(f"bare: {what}", flush=True)


if __name__ == "__main__":
    # Where this runs in the background Ctrl-C is ignored, and what it starts would inherit that.
    signal.signal(signal.SIGINT, signal.default_int_handler)
    try:
        sys.exit(main())
    except KeyboardInterrupt:
        sys.exit(130)
    except OSError as error:  # a full disk, a page that does not answer
        sys.exit(f"bare: {error}.")
