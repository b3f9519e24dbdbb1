"""Compile the engine with Cython; the result lies apart from the sources.

    python tools/native.py                 build what is not fresh; exit 2 where it cannot be built
    python tools/native.py --if-possible   the same, but where it cannot be built say so in one line and exit 0
    python tools/native.py --check         build nothing; exit 0 if a fresh build lies here, 1 if not
    python tools/native.py --aside         start a build in the background, if one is needed, and come back at once
    python tools/native.py --annotate DIR  also write there how much of every line is left to the interpreter

A module is compiled if a .pxd lies beside it, and only if it, its .pxd or one that it draws on has changed since.
hatch_build.py uses it too, for wheels.
"""

from __future__ import annotations

import argparse
import importlib.metadata
import importlib.util
import os
import re
import shlex
import shutil
import subprocess
import sys
import sysconfig
import tempfile
import time
from hashlib import sha256
from pathlib import Path
from types import ModuleType
from typing import Any, Final

ROOT: Final = Path(__file__).resolve().parent.parent
PACKAGE: Final = ROOT / "src" / "playmat"
TAIL_LINES: Final = 25
STAMPS: Final = "stamps.txt"
LOG: Final = ROOT / "build" / "native.log"
PID: Final = ROOT / "build" / "native.pid"

# -O3 gains nothing over -O2 here and takes longer; so do notes for debuggers, which Python's own flags ask for: a third
# more (ADR 0151). Fused multiply-adds would round differently from Python, and a
# bot would choose otherwise on a machine that has them. What a .pxd leaves open is plain Python, annotations or not.
COMPILE: Final = """
import sys
from Cython.Build import cythonize
from setuptools import Extension, setup

jobs, annotate, *files = sys.argv[1:]
flags = ["-O2", "-g0", "-ffp-contract=off", "-fvisibility=hidden", "-Wno-unused-function"]
flags = [] if sys.platform == "win32" else flags
modules = [
    Extension(file.removesuffix(".py").replace("/", "."), [file], extra_compile_args=flags) for file in files
]
directives = {
    "language_level": 3,
    "boundscheck": False,
    "wraparound": False,
    "cdivision": True,
    "initializedcheck": False,
    "annotation_typing": False,
}
setup(
    name="playmat-native",
    ext_modules=cythonize(
        modules, compiler_directives=directives, annotate=annotate == "1", nthreads=int(jobs), quiet=True
    ),
    script_args=["--quiet", "build_ext", "--inplace", "--parallel", jobs],
)
"""
IMPORTED: Final = re.compile(r"^from (playmat[\w.]+) import (\([^)]*\)|[^(\n]+)$", re.MULTILINE)
FROM_MATH: Final = re.compile(r"^from math import", re.MULTILINE)
DRAWN_ON: Final = re.compile(r"^from playmat\.([\w.]+) cimport", re.MULTILINE)


class CannotBuild(Exception):
    """Why there is no native build, in one sentence."""


def loader() -> ModuleType:
    """`playmat.native`, which must agree with this tool on what is compiled, without importing Playmat for it."""
    spec = importlib.util.spec_from_file_location("playmat_native", PACKAGE / "native.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


NATIVE: Final = loader()


def machine_obstacle() -> str:
    """What this machine lacks for compiling, or nothing."""
    version = f"{sys.version_info.major}.{sys.version_info.minor}"
    compiler = shlex.split(os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc")[0]
    if os.name == "posix" and shutil.which(compiler) is None:
        return f"there is no C compiler ({compiler}); on Debian or Ubuntu this helps: sudo apt-get install gcc"
    if not (Path(sysconfig.get_path("include")) / "Python.h").is_file():
        return (
            f"Python {version} is here without its header files; "
            f"on Debian or Ubuntu this helps: sudo apt-get install python{version}-dev"
        )
    return ""


def obstacle() -> str:
    """What this machine or its Python packages lack, or nothing."""
    if importlib.util.find_spec("Cython") is None or importlib.util.find_spec("setuptools") is None:
        return "Cython and setuptools, which compile it, are not installed; `make setup` installs them"
    return machine_obstacle()


def is_fresh(folder: Path) -> bool:
    told = NATIVE.read_manifest(folder)
    return told is not None and told.files == NATIVE.ingredients(PACKAGE) and told.fits(PACKAGE)


def build(target: Path, notes: Path | None = None) -> None:
    """Make the native build in `target`, all of it or nothing; `notes` takes the annotated sources."""
    lacking = obstacle()
    if lacking:
        raise CannotBuild(lacking)
    target.parent.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory(prefix="playmat-native-") as temporary:
        workshop = Path(temporary)
        # All hashes are of the copy that is compiled: an edit made meanwhile leaves a build that is known to be stale.
        copy = workshop / "playmat"
        shutil.copytree(PACKAGE, copy, ignore=shutil.ignore_patterns("__pycache__", "_native", "static"))
        files = NATIVE.ingredients(copy)
        digest = NATIVE.digest(files, copy)
        stamps = {source: stamp_of(copy, source) for source in NATIVE.sources(copy)}
        kept = read_stamps(target)
        last = NATIVE.read_manifest(target)
        old = [source for source, stamp in stamps.items() if kept.get(source) == stamp and notes is None]
        new = [source for source in stamps if source not in old]
        for source in new:
            (copy / source).write_text(
                with_cimports((copy / source).read_text(encoding="utf-8"), copy), encoding="utf-8"
            )
        if new:
            compile_in(workshop, new, notes is not None)
        for source in old:
            shutil.copyfile(last.folder(target) / built_from(source), workshop / built_from(source))
        if notes is not None:
            keep_notes(workshop, notes, new)
        place(workshop, target, NATIVE.Manifest(digest, files), stamps)


def with_cimports(text: str, package: Path) -> str:
    """A source that takes functions of other compiled modules, and of mathematics, as C functions, not as Python's."""

    def rewritten(found: re.Match[str]) -> str:
        module, names = found[1], [name.strip() for name in found[2].strip("()").split(",") if name.strip()]
        declared = package / (module.removeprefix("playmat.").replace(".", "/") + ".pxd")
        if not declared.is_file():
            return found[0]
        told = declared.read_text(encoding="utf-8")
        functions = [name for name in names if name.islower() and re.search(rf"\b{name}( \"\w+\")?\(", told)]
        others = [name for name in names if name not in functions]
        lines = [f"from cython.cimports.{module} import {', '.join(functions)}"] if functions else []
        lines += [f"from {module} import {', '.join(others)}"] if others else []
        return "; ".join(lines)

    return FROM_MATH.sub("from cython.cimports.libc.math import", IMPORTED.sub(rewritten, text))


def stamp_of(package: Path, source: str) -> str:
    """A hash of everything that the machine code of one module depends on."""
    declared = source.removesuffix("py") + "pxd"
    waiting, seen = [declared], {declared}
    while waiting:
        text = (package / waiting.pop()).read_text(encoding="utf-8")
        for module in DRAWN_ON.findall(text):
            file = module.replace(".", "/") + ".pxd"
            if file not in seen and (package / file).is_file():
                seen.add(file)
                waiting.append(file)
    # Functions of other modules are called as their .pxd says, also by who does not draw on it in a .pxd of its own.
    for module, _ in IMPORTED.findall((package / source).read_text(encoding="utf-8")):
        file = module.removeprefix("playmat.").replace(".", "/") + ".pxd"
        if (package / file).is_file():
            seen.add(file)
    made = f"{importlib.metadata.version('cython')} {COMPILE} {NATIVE.ABI}"
    return sha256(f"{made} {NATIVE.digest([source, *sorted(seen)], package)}".encode()).hexdigest()


def read_stamps(target: Path) -> dict[str, str]:
    """The stamps of the modules that lie in a native build, by source."""
    told = NATIVE.read_manifest(target)
    if told is None:
        return {}
    folder = told.folder(target)
    try:
        lines = (folder / STAMPS).read_text(encoding="utf-8").splitlines()
    except OSError:
        return {}
    pairs = [line.split() for line in lines]
    kept = {pair[0]: pair[1] for pair in pairs if len(pair) == 2}
    return {source: stamp for source, stamp in kept.items() if (folder / built_from(source)).is_file()}


def built_from(source: str) -> str:
    return str(NATIVE.built_file(NATIVE.module_of(source)))


def compile_in(workshop: Path, sources: list[str], annotate: bool) -> None:
    jobs = str(max(1, min(os.cpu_count() or 1, len(sources))))
    command = [sys.executable, "-c", COMPILE, jobs, "1" if annotate else "0"]
    done = subprocess.run(
        [*command, *(f"playmat/{source}" for source in sources)],
        cwd=workshop,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        check=False,
    )
    if done.returncode != 0:
        said = done.stdout.partition("Error compiling Cython file:")[2].partition("Traceback")[0] or done.stdout
        tail = "".join(f"\n  | {line}" for line in said.strip().splitlines()[-TAIL_LINES:])
        raise CannotBuild(f"compiling failed:{tail}")


def keep_notes(workshop: Path, notes: Path, sources: list[str]) -> None:
    notes.mkdir(parents=True, exist_ok=True)
    for source in sources:
        page = workshop / "playmat" / (source.removesuffix("py") + "html")
        shutil.copyfile(page, notes / (NATIVE.module_of(source) + ".html"))


def place(workshop: Path, target: Path, manifest: Any, stamps: dict[str, str]) -> None:
    """Put the compiled files where they are looked for; the manifest that makes them count comes last.

    The build before it stays: a program that started with it may not have loaded all of its modules yet.
    """
    before = NATIVE.read_manifest(target)
    folder = manifest.folder(target)
    shutil.rmtree(folder, ignore_errors=True)
    for source in stamps:
        file = built_from(source)
        (folder / file).parent.mkdir(parents=True, exist_ok=True)
        shutil.move(workshop / file, folder / file)
    told = "".join(f"{source} {stamp}\n" for source, stamp in stamps.items())
    (folder / STAMPS).write_text(told, encoding="utf-8")
    draft = folder / NATIVE.MANIFEST
    draft.write_text("\n".join([NATIVE.ABI, manifest.digest, *manifest.files, ""]), encoding="utf-8")
    draft.replace(target / NATIVE.MANIFEST)
    wanted = {folder} if before is None else {folder, before.folder(target)}
    for other in target.iterdir():
        if other.is_dir() and other not in wanted:
            shutil.rmtree(other, ignore_errors=True)


def build_aside() -> None:
    """Build in the background, when nothing else has anything to do; who starts next finds it."""
    target = NATIVE.places(PACKAGE)[-1]
    if os.environ.get(NATIVE.VARIABLE) == "0" or is_fresh(target) or obstacle() or is_building():
        return
    LOG.parent.mkdir(parents=True, exist_ok=True)
    command = [sys.executable, str(Path(__file__).resolve()), "--gently"]
    with LOG.open("w", encoding="utf-8") as log:
        started = subprocess.Popen(command, stdin=subprocess.DEVNULL, stdout=log, stderr=log, start_new_session=True)
    PID.write_text(str(started.pid), encoding="utf-8")
    print("native: compiling the engine in the background; the next start will be faster", flush=True)


def is_building() -> bool:
    """Whether a build in the background is still at work."""
    if os.name != "posix":  # elsewhere nobody can be asked without harm; two builds at once only take longer
        return False
    try:
        os.kill(int(PID.read_text(encoding="utf-8")), 0)
    except (OSError, ValueError):
        return False
    return True


def main() -> int:
    parser = argparse.ArgumentParser(description="Compile the engine with Cython.")
    parser.add_argument("--if-possible", action="store_true", help="where it cannot be built, say so and go on")
    parser.add_argument("--check", action="store_true", help="only see whether a fresh build lies here")
    parser.add_argument(
        "--annotate", type=Path, metavar="DIR", help="write annotated sources there; compiles everything"
    )
    parser.add_argument("--aside", action="store_true", help="build in the background and come back at once")
    parser.add_argument("--gently", action="store_true", help="leave the processor to everybody else")
    wish = parser.parse_args()
    if wish.aside:
        build_aside()
        return 0
    if wish.gently and hasattr(os, "nice"):
        os.nice(19)
    target = NATIVE.places(PACKAGE)[-1]
    if is_fresh(target) and wish.annotate is None:
        return 0
    if wish.check:
        return 1
    began = time.monotonic()
    try:
        print("native: compiling the engine; this takes a minute or so", flush=True)
        build(target, wish.annotate)
    except CannotBuild as error:
        print(f"native: no native build: {error}.", file=sys.stderr)
        if not wish.if_possible:
            return 2
        print("native: everything works without it, only slower", file=sys.stderr)
        return 0
    print(f"native: built in {time.monotonic() - began:.0f} s")
    return 0


if __name__ == "__main__":
    try:
        sys.exit(main())
    except KeyboardInterrupt:
        sys.exit(130)
    except OSError as error:  # a full disk, a folder that may not be written
        sys.exit(f"native: {error}.")
