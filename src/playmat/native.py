"""Which build is in use: the compiled modules where there are fitting ones, else the same files in plain Python.

`PLAYMAT_NATIVE` decides: `auto` (the default) takes the native build if there is one, `1` insists on it, `0` does
without. A native build made from other sources than those that lie here is never used. Only the standard library is
imported, and little of it: every start of Playmat passes through here, and so does the tool that builds.
"""

import os
import sys
from collections.abc import Sequence
from hashlib import sha256
from importlib.machinery import EXTENSION_SUFFIXES, ExtensionFileLoader, ModuleSpec
from importlib.util import spec_from_file_location
from pathlib import Path
from types import ModuleType
from typing import Final, Literal

VARIABLE: Final = "PLAYMAT_NATIVE"
CHOICES: Final = ("auto", "1", "0")
COMPILED: Final = ("core", "bots")
# Of a game's room what plays; its drawings, words and reasons gain nothing by it.
COMPILED_ROOMS: Final = ("rules", "bots", "solver")
# Of what is above the kernel only what every move at a table passes through.
COMPILED_BESIDE: Final = (
    "server/rooms/attendance.py",
    "table/clock.py",
    "server/rooms/counters.py",
    "table/decide.py",
    "table/decision.py",
    "table/frames.py",
    "table/growing.py",
    "table/happenings.py",
    "server/rooms/limits.py",
    "server/rooms/listeners.py",
    "server/rooms/looked.py",
    "table/moving.py",
    "server/rooms/pending.py",
    "table/table_match.py",
    "server/rooms/room.py",
    "table/table.py",
    "table/taking_back.py",
    "server/live/talk.py",
    "table/timing.py",
    "server/rooms/turns.py",
    "words/catalogue.py",
)
# Packages are empty, and their folders hold the catalogues; in the others are types, drawings and tables to look things
# up in. Compiled they would gain nothing and cost a fifth of the time it takes.
LEFT_PLAIN: Final = ("__init__.py", "views.py", "text.py", "deck.py", "shipped.py", "unfit.py")
# The code of the compiled modules is in a few libraries: one for each game, made side by side, and this for the rest.
GROUP: Final = "playmat__mypyc"
SERVER_GROUP: Final = "playmat_server__mypyc"
MANIFEST: Final = "manifest.txt"
SUFFIX: Final = EXTENSION_SUFFIXES[0]
ABI: Final = SUFFIX.split(".")[1]  # "cpython-311-x86_64-linux-gnu"
HERE: Final = Path(__file__).resolve().parent

Reason = Literal["fits", "asked", "missing", "stale", "unknown-choice"]

# English only, and only for those who insist: the catalogues cannot be read without the modules that are refused here.
FAULTS: Final = {
    "missing": "PLAYMAT_NATIVE=1 asks for the native build, but there is none for this Python. "
    "`make native` builds it; PLAYMAT_NATIVE=auto does without.",
    "stale": "PLAYMAT_NATIVE=1 asks for the native build, but it was made from other sources than these. "
    "`make native` builds it anew; PLAYMAT_NATIVE=auto does without.",
    "unknown-choice": "PLAYMAT_NATIVE must be auto, 1 or 0.",
}


class Status:
    """Whether compiled modules are in use, why, and from where."""

    def __init__(self, is_native: bool, reason: Reason, folder: Path | None = None, fault: str = "") -> None:
        self.is_native = is_native
        self.reason: Reason = reason
        self.folder = folder
        self.fault = fault  # what is wrong where the wish cannot be met; the kernel cannot be imported then

    @property
    def build(self) -> Literal["native", "pure"]:
        return "native" if self.is_native else "pure"


def sources(package: Path = HERE) -> list[str]:
    """The files that are compiled, as paths inside the package, in a fixed order."""
    found = list(COMPILED_BESIDE)
    for part in COMPILED:
        found += modules_in(package, part)
    for room in folders_in(package, "games"):
        for place in COMPILED_ROOMS:
            if (package / room / place).is_dir():
                found += modules_in(package, f"{room}/{place}")
            elif (package / room / f"{place}.py").is_file():
                found.append(f"{room}/{place}.py")
    return sorted(found)


def modules_in(package: Path, folder: str) -> list[str]:
    """The modules of a folder and of those in it."""
    with os.scandir(package / folder) as entries:
        found = [f"{folder}/{entry.name}" for entry in entries if entry.name.endswith(".py")]
    found = [file for file in found if file.rpartition("/")[2] not in LEFT_PLAIN]
    for inner in folders_in(package, folder):
        found += modules_in(package, inner)
    return found


def folders_in(package: Path, folder: str) -> list[str]:
    with os.scandir(package / folder) as entries:
        return [f"{folder}/{entry.name}" for entry in entries if entry.is_dir() and entry.name != "__pycache__"]


def digest(package: Path = HERE) -> str:
    """A hash of what is compiled: every path with its content. Every start makes it: it takes two milliseconds."""
    total = sha256()
    for source in sources(package):
        content = (package / source).read_bytes()
        total.update(f"{source} {len(content)}\n".encode())
        total.update(content)
    return total.hexdigest()


def group_of(source: str) -> str:
    """The library that holds the code of a source: that of its game, that of the server, or the one for the rest."""
    parts = source.split("/")
    if source in COMPILED_BESIDE:
        return SERVER_GROUP
    return f"playmat_{parts[1]}__mypyc" if parts[0] == "games" else GROUP


def module_of(source: str) -> str:
    return "playmat." + source.removesuffix(".py").replace("/", ".")


def built_file(module: str) -> str:
    """Where the compiled module is inside the folder of a native build."""
    return module.replace(".", "/") + SUFFIX


def places(package: Path = HERE) -> list[Path]:
    """Where a native build may be: inside the installed package, or beside the sources in a clone."""
    found = [package / "_native"]
    if package.parent.name == "src":
        found.append(package.parent.parent / "build" / "native" / ABI)
    return found


class Native:
    """Finds the compiled modules before the import system finds their sources."""

    def __init__(self, folder: Path, modules: list[str]) -> None:
        self.files = {module: str(folder / built_file(module)) for module in modules}

    def find_spec(
        self, fullname: str, path: Sequence[str] | None = None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        file = self.files.get(fullname)
        if file is None:
            return None
        return spec_from_file_location(fullname, file, loader=ExtensionFileLoader(fullname, file))


class Refusing:
    """Lets nothing of the kernel be imported: somebody insisted on a build that is not there."""

    def __init__(self, fault: str) -> None:
        self.fault = fault
        self.packages = tuple(f"playmat.{folder}" for folder in (*COMPILED, "games"))

    def find_spec(
        self, fullname: str, path: Sequence[str] | None = None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        if fullname.startswith(self.packages):
            raise ImportError(self.fault, name=fullname)
        return None


def choose(choice: str) -> Status:
    """What a choice comes to here and now; nothing is changed by asking."""
    if choice not in CHOICES:
        return Status(False, "unknown-choice", fault=FAULTS["unknown-choice"])
    if choice == "0":
        return Status(False, "asked")
    reason: Reason = "missing"
    for folder in places():
        told = read_manifest(folder)
        if told and told[0] == digest():
            return Status(True, "fits", folder)
        if told:
            reason = "stale"
    return Status(False, reason, fault=FAULTS[reason] if choice == "1" else "")


def read_manifest(folder: Path) -> list[str]:
    """The hash of the sources and the names of the modules, or nothing where no build of this Python is."""
    if not (folder / built_file(GROUP)).is_file():
        return []
    try:
        return (folder / MANIFEST).read_text(encoding="utf-8").split()
    except OSError:
        return []


def activate() -> Status:
    chosen = choose(os.environ.get(VARIABLE) or "auto")
    if chosen.fault:
        sys.meta_path.insert(0, Refusing(chosen.fault))
    elif chosen.folder is not None:
        sys.meta_path.insert(0, Native(chosen.folder, read_manifest(chosen.folder)[1:]))
    return chosen


_status: Status | None = None


def status() -> Status:
    """What was decided when Playmat was first imported."""
    global _status
    if _status is None:
        _status = activate()
    return _status
