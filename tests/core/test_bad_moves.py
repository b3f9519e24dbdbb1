"""Whatever number is given for a move or a seat, a match refuses it: in the native build too, which checks no index."""

import subprocess
import sys
from pathlib import Path

import pytest

from playmat.games.registry import GAMES

BAD_MOVES = Path(__file__).parents[1] / "support" / "bad_moves.py"


@pytest.mark.parametrize("name", list(GAMES))
def test_no_number_gets_past_a_match_or_ends_the_process(name: str) -> None:
    done = subprocess.run(
        [sys.executable, str(BAD_MOVES), name], capture_output=True, text=True, check=False, timeout=300
    )
    assert done.returncode == 0, f"ended with {done.returncode}: {done.stderr}"
    assert done.stdout.startswith(f"{name}: ")
    assert int(done.stdout.split()[1]) > 200
