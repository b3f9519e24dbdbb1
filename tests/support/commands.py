"""Running `playmat` as people do: in a process of its own, or, where many runs are needed, in this one."""

import contextlib
import io
import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from playmat import native
from playmat.cli.main import run

ROOT = Path(__file__).parents[2]

needs_native = pytest.mark.skipif(
    not native.choose("auto").is_native, reason="no fresh native build here; `make native` makes one"
)


def environment(**changes: str) -> dict[str, str]:
    """This one, in English, with changes; a variable that is set to nothing is taken out."""
    merged = {**os.environ, "LC_ALL": "C.UTF-8", **changes}
    return {name: value for name, value in merged.items() if value}


def playmat_here(*arguments: str, language: str = "C.UTF-8") -> subprocess.CompletedProcess[str]:
    """The same command and the same streams without starting a process; in English unless told otherwise."""
    out, err = io.StringIO(), io.StringIO()
    code: object = None
    with contextlib.redirect_stdout(out), contextlib.redirect_stderr(err), pytest.MonkeyPatch.context() as patch:
        patch.setattr(sys, "stdin", io.StringIO())
        patch.setenv("LC_ALL", language)
        try:
            run(list(arguments))
        except SystemExit as end:
            code = end.code
    assert isinstance(code, int)
    return subprocess.CompletedProcess(list(arguments), code, out.getvalue(), err.getvalue())


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
