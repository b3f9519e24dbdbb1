"""Make `.venv` with everything in it that playing and developing needs, or see in an instant that it is there.

Called by tools/setup.sh, which has found a Python >= 3.11. Standard library only: nothing is installed yet.
"""

from __future__ import annotations

import fcntl
import hashlib
import importlib.util
import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import NoReturn

ROOT = Path(__file__).resolve().parent.parent
VENV = ROOT / ".venv"
VENV_PYTHON = VENV / "bin" / "python"
LOG = VENV / "setup.log"
REQUIREMENTS = ROOT / "requirements"
PIP = [str(VENV_PYTHON), "-m", "pip", "--disable-pip-version-check", "--no-input"]
UV = [str(VENV / "bin" / "uv"), "pip"]
TAIL_LINES = 12


def main() -> None:
    hold_the_lock()
    pins = contents(REQUIREMENTS / "uv.txt", REQUIREMENTS / "base.txt", REQUIREMENTS / "dev.txt")
    packages = Stamp("packages", VENV_PYTHON, sys.version, str(VENV), *pins)
    if not packages.is_current():
        check_python()
        make_venv()
        install_packages()
        packages.write()
    build_web()
    project = Stamp("project", VENV / "bin" / "playmat", *contents(ROOT / "pyproject.toml", ROOT / "hatch_build.py"))
    if not project.is_current():
        install_project()
        project.write()
    build_native()


class Stamp:
    """Remembers, inside `.venv`, from what a finished step was made. It is written last, so a broken step has none."""

    def __init__(self, name: str, product: Path, *inputs: str) -> None:
        self.product = product
        self.path = VENV / f"{name}.stamp"
        self.digest = hashlib.sha256("\0".join(inputs).encode()).hexdigest()

    def is_current(self) -> bool:
        return self.product.exists() and self.path.is_file() and self.path.read_text() == self.digest

    def write(self) -> None:
        self.path.write_text(self.digest)


def contents(*files: Path) -> list[str]:
    return [file.read_text(encoding="utf-8") if file.is_file() else "" for file in files]


def hold_the_lock() -> None:
    """Two set-ups at once would wreck each other's `.venv`; the lock goes when this process ends."""
    fcntl.flock(os.open(ROOT, os.O_RDONLY), fcntl.LOCK_EX)


def check_python() -> None:
    version = f"{sys.version_info.major}.{sys.version_info.minor}"
    if sys.version_info < (3, 11):  # noqa: UP036 - someone may call this file without setup.sh
        give_up(f"Playmat needs Python 3.11 or newer; this is {version}.")
    if importlib.util.find_spec("venv") is None or importlib.util.find_spec("ensurepip") is None:
        give_up(
            f"Python {version} here cannot make virtual environments (no venv or ensurepip). "
            f"On Debian or Ubuntu this helps: sudo apt-get install python{version}-venv"
        )


def make_venv() -> None:
    say(f"making .venv with Python {sys.version.split()[0]}")
    shutil.rmtree(VENV, ignore_errors=True)
    VENV.mkdir()
    # The base interpreter: with .venv activated, the Python that runs this has just been deleted with it.
    base_python: str = getattr(sys, "_base_executable", None) or sys.executable
    if not run([base_python, "-m", "venv", str(VENV)]):
        show_log()
        give_up("The virtual environment could not be made.")


def install_packages() -> None:
    """By uv, which takes seconds; by pip where uv is missing or does not reach the package index that pip is set to."""
    pins = ["install", "--require-hashes", "-r", str(REQUIREMENTS / "dev.txt")]
    # What every command loads is compiled to bytecode here, once; pip does so by itself.
    run_time = ["install", "--compile-bytecode", "--require-hashes", "-r", str(REQUIREMENTS / "base.txt")]
    say("installing the packages of requirements/dev.txt")
    got_uv = run([*PIP, "install", "--require-hashes", "-r", str(REQUIREMENTS / "uv.txt")])
    if got_uv and run(with_uv(*run_time)) and run(with_uv(*pins)):
        return
    say("uv could not install them; trying pip, which takes a minute or two")
    if not run([*PIP, *pins]):
        show_log()
        give_up("The packages could not be installed; see that the package index can be reached and try again.")


def install_project() -> None:
    say("installing playmat itself, editable")
    options = ["install", "--no-deps", "--no-build-isolation", "--editable", str(ROOT)]
    if not run(with_uv(*options, "--reinstall")) and not run([*PIP, *options]):
        show_log()
        give_up("Playmat itself could not be installed; pyproject.toml may be at fault.")


def build_web() -> None:
    """The pages that `playmat serve` shows; tools/web.py sees in an instant whether they are fresh."""
    built = subprocess.run([str(VENV_PYTHON), str(ROOT / "tools" / "web.py"), "--if-possible"], cwd=ROOT, check=False)
    if built.returncode != 0:
        sys.exit(built.returncode)


def build_native() -> None:
    """On demand: a new user wants to play at once, and plain Python is fast enough for that."""
    wish = os.environ.get("PLAYMAT_NATIVE") or "0"
    if wish not in ("0", "1", "auto"):
        give_up("PLAYMAT_NATIVE must be auto, 1 or 0.")
    if wish == "0":
        return
    options = ["--if-possible"] if wish == "auto" else []
    built = subprocess.run([str(VENV_PYTHON), str(ROOT / "tools" / "native.py"), *options], cwd=ROOT, check=False)
    if built.returncode != 0:
        sys.exit(built.returncode)


def with_uv(command: str, *options: str) -> list[str]:
    return [*UV, command, "--python", str(VENV_PYTHON), *options]


def run(command: list[str]) -> bool:
    """Run it with all its output in the log; whether it went well."""
    with LOG.open("a", encoding="utf-8") as log:
        print("$", *command, file=log, flush=True)
        try:
            return subprocess.run(command, cwd=ROOT, stdout=log, stderr=log, check=False).returncode == 0
        except OSError as error:  # uv was not installed
            print(error, file=log)
            return False


def say(step: str) -> None:
    print(f"setup: {step}", flush=True)


def show_log() -> None:
    lines = LOG.read_text(encoding="utf-8", errors="replace").splitlines()
    print(*(f"  | {line}" for line in lines[-TAIL_LINES:]), sep="\n", file=sys.stderr)
    print("  (the end of .venv/setup.log)", file=sys.stderr)


def give_up(reason: str) -> NoReturn:
    print(f"setup: {reason}", file=sys.stderr)
    sys.exit(2)


if __name__ == "__main__":
    try:
        main()
    except KeyboardInterrupt:
        sys.exit(130)
    except OSError as error:  # a full disk, a folder that may not be written
        give_up(f"{error}.")
