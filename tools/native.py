"""Compile the kernel and the way of a move through the server with mypyc; the result lies apart from the sources.

    python tools/native.py                 build if what lies here is not fresh; exit 2 where it cannot be built
    python tools/native.py --if-possible   the same, but where it cannot be built say so in one line and exit 0
    python tools/native.py --check         build nothing; exit 0 if a fresh build lies here, 1 if not

hatch_build.py uses it too, for wheels.
"""

from __future__ import annotations

import argparse
import importlib.util
import os
import shlex
import shutil
import subprocess
import sys
import sysconfig
import tempfile
import time
from pathlib import Path
from types import ModuleType
from typing import Final

ROOT: Final = Path(__file__).resolve().parent.parent
PACKAGE: Final = ROOT / "src" / "playmat"
TAIL_LINES: Final = 15

# Without hidden visibility gcc must not inline one compiled function into another.
FLAGS: Final = "-fvisibility=hidden"

# Level 1 takes half the time and makes code that is a twentieth slower. One group for each game: they are compiled side
# by side.
COMPILE: Final = """
import sys
from mypyc.build import mypycify
from setuptools import setup

jobs, *pairs = sys.argv[1:]
groups = {}
for pair in pairs:
    group, file = pair.split("=")
    groups.setdefault(group, []).append(file)
files = [file for group in groups.values() for file in group]
separate = [(members, group) for group, members in groups.items()]
setup(
    name="playmat-native",
    ext_modules=mypycify(files, opt_level="3", debug_level="0", separate=separate),
    script_args=["--quiet", "build_ext", "--inplace", "--parallel", jobs],
)
"""


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
    if importlib.util.find_spec("mypyc") is None or importlib.util.find_spec("setuptools") is None:
        return "mypy and setuptools, which compile it, are not installed; `make setup` installs them"
    return machine_obstacle()


def is_fresh(folder: Path) -> bool:
    told = NATIVE.read_manifest(folder)
    return bool(told) and bool(told[0] == NATIVE.digest(PACKAGE))


def build(target: Path) -> None:
    """Make the native build in `target`, all of it or nothing."""
    lacking = obstacle()
    if lacking:
        raise CannotBuild(lacking)
    target.parent.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory(prefix="playmat-native-") as temporary:
        workshop = Path(temporary)
        # The hash is of the copy that is compiled: an edit made meanwhile leaves a build that is known to be stale.
        sources = copy_sources(workshop / "playmat")
        digest = NATIVE.digest(workshop / "playmat")
        compile_in(workshop, sources)
        groups = sorted({NATIVE.group_of(source) for source in sources})
        place(workshop, target, digest, [*groups, *(NATIVE.module_of(source) for source in sources)])


def copy_sources(copy: Path) -> list[str]:
    """All that mypy has to read; only the sources among it are compiled."""
    shutil.copytree(PACKAGE, copy, ignore=shutil.ignore_patterns("__pycache__", "_native", "static"))
    return list(NATIVE.sources(copy))


def compile_in(workshop: Path, sources: list[str]) -> None:
    command = [sys.executable, "-c", COMPILE, str(os.cpu_count() or 1)]
    pairs = [f"{NATIVE.group_of(source).removesuffix('__mypyc')}=playmat/{source}" for source in sources]
    environment = {**os.environ, "CFLAGS": f"{os.environ.get('CFLAGS', '')} {FLAGS}".strip()}
    done = subprocess.run(
        [*command, *pairs],
        cwd=workshop,
        env=environment,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        check=False,
    )
    if done.returncode != 0:
        tail = "".join(f"\n  | {line}" for line in done.stdout.splitlines()[-TAIL_LINES:])
        raise CannotBuild(f"compiling failed:{tail}")


def place(workshop: Path, target: Path, digest: str, modules: list[str]) -> None:
    """Put the compiled files where they are looked for; the manifest that makes them count comes last."""
    shutil.rmtree(target, ignore_errors=True)
    for module in modules:
        file = NATIVE.built_file(module)
        (target / file).parent.mkdir(parents=True, exist_ok=True)
        shutil.move(workshop / file, target / file)
    (target / NATIVE.MANIFEST).write_text("\n".join([digest, *modules, ""]), encoding="utf-8")


def main() -> int:
    parser = argparse.ArgumentParser(description="Compile the kernel and the hot parts of the server with mypyc.")
    parser.add_argument("--if-possible", action="store_true", help="where it cannot be built, say so and go on")
    parser.add_argument("--check", action="store_true", help="only see whether a fresh build lies here")
    wish = parser.parse_args()
    target = NATIVE.places(PACKAGE)[-1]
    if is_fresh(target):
        return 0
    if wish.check:
        return 1
    began = time.monotonic()
    try:
        print("native: compiling the kernel and the hot parts of the server; this takes a minute or two", flush=True)
        build(target)
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
