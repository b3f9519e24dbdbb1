"""The game in `examples/`, installed into a folder of its own: nothing of it comes into the tests' environment."""

import importlib.util
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]
EXAMPLE = ROOT / "examples" / "call_it"
NAME = "call-it"
FLAGS = ["--quiet", "--no-deps", "--no-build-isolation", "--no-index"]


def install_into(folder: Path) -> None:
    """As `pip install` would; whoever has `folder` on PYTHONPATH has the game."""
    # A build leaves traces beside its sources: it gets sources of its own.
    sources = shutil.copytree(EXAMPLE, folder.with_name(f"{folder.name}-sources"))
    if importlib.util.find_spec("pip") is not None:
        program = [sys.executable, "-m", "pip", "install"]
    else:
        program = ["uv", "pip", "install", "--python", sys.executable]
    command = [*program, *FLAGS, "--target", str(folder), str(sources)]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
