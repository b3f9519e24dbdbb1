"""Which build is in use: the compiled modules where there are fitting ones, else the same files in plain Python.

`PLAYMAT_NATIVE` decides: `auto` (the default) takes the native build if there is one, `1` insists on it, `0` does
without. A module is compiled if a .pxd lies beside it. A native build made from other sources than those that lie here
is never used. Only the standard library is imported, and little of it: every start of Playmat passes through here, and
so does the tool that builds.
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
# Its .pxd only names machine instructions for others; there is nothing in it to compile.
DECLARED_ONLY: Final = ("core/bits.pxd",)
# What may not be imported where somebody insists on a build that is not there.
REFUSED: Final = ("playmat.core", "playmat.bots", "playmat.games")
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


def declarations(package: Path = HERE) -> list[str]:
    """The .pxd files as paths inside the package, in a fixed order."""
    found = [file.relative_to(package).as_posix() for file in package.rglob("*.pxd") if "_native" not in file.parts]
    return sorted(found)


def sources(package: Path = HERE) -> list[str]:
    """The files that are compiled, as paths inside the package, in a fixed order."""
    return [file.removesuffix("pxd") + "py" for file in declarations(package) if file not in DECLARED_ONLY]


def ingredients(package: Path = HERE) -> list[str]:
    """All files that a native build is made of."""
    return sorted([*declarations(package), *sources(package)])


def digest(files: list[str], package: Path = HERE) -> str:
    """A hash of some files: every path with its content. Every start makes it: it takes two milliseconds."""
    total = sha256()
    for file in files:
        try:
            content = (package / file).read_bytes()
        except OSError:
            content = b"missing"
        total.update(f"{file} {len(content)}\n".encode())
        total.update(content)
    return total.hexdigest()


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


class Manifest:
    """What a native build says of itself: the hash of all it was made of, and the files that are."""

    def __init__(self, digest: str, files: list[str]) -> None:
        self.digest = digest
        self.files = files

    def fits(self, package: Path = HERE) -> bool:
        return self.digest == digest(self.files, package)

    def folder(self, place: Path) -> Path:
        """Every build has a folder of its own, so that a running program never finds another's modules."""
        return place / self.digest[:16]

    def modules(self) -> list[str]:
        return [module_of(file) for file in self.files if file.endswith(".py")]


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
    """Lets nothing of the engine be imported: somebody insisted on a build that is not there."""

    def __init__(self, fault: str) -> None:
        self.fault = fault

    def find_spec(
        self, fullname: str, path: Sequence[str] | None = None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        if fullname.startswith(REFUSED):
            raise ImportError(self.fault, name=fullname)
        return None


def choose(choice: str) -> Status:
    """What a choice means here and now. Asking changes nothing."""
    if choice not in CHOICES:
        return Status(False, "unknown-choice", fault=FAULTS["unknown-choice"])
    if choice == "0":
        return Status(False, "asked")
    reason: Reason = "missing"
    for folder in places():
        told = read_manifest(folder)
        if told is not None and told.fits():
            return Status(True, "fits", folder)
        if told is not None:
            reason = "stale"
    return Status(False, reason, fault=FAULTS[reason] if choice == "1" else "")


def read_manifest(folder: Path) -> Manifest | None:
    """What the build in a folder says of itself, or nothing where no build of this Python is."""
    try:
        lines = (folder / MANIFEST).read_text(encoding="utf-8").split()
    except OSError:
        return None
    if len(lines) < 2 or lines[0] != ABI:
        return None
    told = Manifest(lines[1], lines[2:])
    return told if told.folder(folder).is_dir() else None


def activate() -> Status:
    chosen = choose(os.environ.get(VARIABLE) or "auto")
    if chosen.fault:
        sys.meta_path.insert(0, Refusing(chosen.fault))
    elif chosen.folder is not None:
        told = read_manifest(chosen.folder)
        assert told is not None
        sys.meta_path.insert(0, Native(told.folder(chosen.folder), told.modules()))
    return chosen


_status: Status | None = None


def status() -> Status:
    """What was decided when Playmat was first imported."""
    global _status
    if _status is None:
        _status = activate()
    return _status
