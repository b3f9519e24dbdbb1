"""Build what is handed out into dist/: source package, pure wheel and, where it can be compiled, the native one.

    python tools/wheels.py [DIR]

On Linux the native wheel gets the tag that says which other machines can take it (manylinux), by auditwheel.
"""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parent.parent
BUILD: Final = [sys.executable, "-m", "build", "--no-isolation"]


def build(folder: Path, kind: str, native: str) -> None:
    environment = {**os.environ, "PLAYMAT_NATIVE": native}
    done = subprocess.run([*BUILD, kind, "--outdir", str(folder), str(ROOT)], env=environment, check=False)
    if done.returncode != 0:
        sys.exit(f"wheels: no {kind.removeprefix('--')} was built; what is wrong stands above.")


def tag(folder: Path) -> None:
    """Give wheels of this machine the tag of all machines that can use them."""
    scripts = Path(sys.executable).parent
    for wheel in sorted(folder.glob("*-linux_*.whl")):
        command = [str(scripts / "auditwheel"), "repair", "--wheel-dir", str(folder), str(wheel)]
        environment = {**os.environ, "PATH": f"{scripts}{os.pathsep}{os.environ.get('PATH', '')}"}
        try:
            done = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
        except OSError as error:
            print(f"wheels: {wheel.name} keeps its tag, auditwheel is missing: {error.strerror}.", file=sys.stderr)
            continue
        if done.returncode != 0:
            print(f"wheels: {wheel.name} keeps its tag: {done.stderr.strip().splitlines()[-1]}", file=sys.stderr)
            continue
        wheel.unlink()
    for wheel in sorted(folder.glob("*.whl")):
        print(f"wheels: {wheel.name}, {wheel.stat().st_size / 1e6:.1f} MB")


def main() -> int:
    folder = Path(sys.argv[1]) if len(sys.argv) > 1 else ROOT / "dist"
    build(folder, "--sdist", "0")
    build(folder, "--wheel", "0")
    build(folder, "--wheel", "auto")
    tag(folder)
    return 0


if __name__ == "__main__":
    sys.exit(main())
