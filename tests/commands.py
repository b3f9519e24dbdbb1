"""Running `playmat` as people do: in a process of its own."""

import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from playmat import native

ROOT = Path(__file__).parents[1]

needs_native = pytest.mark.skipif(
    not native.choose("auto").is_native, reason="no fresh native build here; `make native` makes one"
)


def environment(**changes: str) -> dict[str, str]:
    """This one, in English, with changes; a variable that is set to nothing is taken out."""
    merged = {**os.environ, "LC_ALL": "C.UTF-8", **changes}
    return {name: value for name, value in merged.items() if value}


def playmat(
    *arguments: str, limit: Callable[[], None] | None = None, **changes: str
) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "playmat", *arguments],
        env=environment(**changes),
        preexec_fn=limit,
        capture_output=True,
        text=True,
        check=False,
        timeout=120,
    )
