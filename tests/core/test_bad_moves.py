"""Whatever number is given for a move or a seat, a match refuses it: in the native build too, which checks no index."""

import subprocess
import sys
from pathlib import Path

import pytest

from playing import start
from playmat.core.refusal import Refused
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


def test_a_move_that_is_refused_is_neither_made_nor_told_and_a_seat_that_is_not_there_sees_nothing() -> None:
    match = start("number-line")
    before = match.view(None)
    for ask in (lambda: match.play(1, 0), lambda: match.seen(1, 0, 0), lambda: match.preview(1, 0)):
        with pytest.raises(Refused) as wrong:
            ask()
        assert wrong.value.refusal.code == "not-your-turn"
    with pytest.raises(Refused) as nobody:
        match.view(2)
    assert nobody.value.refusal.code == "no-such-seat"
    assert match.view(None) == before
