"""`import playmat`: what a program gets, and what it does not have to load for it."""

import doctest
import subprocess
import sys
from importlib import import_module
from types import ModuleType

import pytest
from tools.api_page import FUNCTIONS, OBJECTS, OTHERS, PAGE, page

import playmat

HOMES = ["bots", "error", "match", "offer", "paper", "records", "shelf", "solution"]


def finished() -> playmat.Record:
    """The match that examples speak of."""
    match = playmat.start("number-line", seats=2, seed=7)
    for seat, move in [(0, "card 5"), (1, "card 6"), (1, "card 5"), (0, "decoy 6"), (1, "decoy 9"), (0, "card 4")]:
        match.push(seat, move)
    return match.record(["Ada", "Robin"])


def test_every_public_name_is_there_and_on_the_page() -> None:
    assert sorted([*FUNCTIONS, *OBJECTS, *OTHERS]) == playmat.__all__
    for name in playmat.__all__:
        assert getattr(playmat, name).__doc__, f"{name} says nothing about itself"
        assert name in dir(playmat)


def test_a_name_that_is_not_there_is_named() -> None:
    with pytest.raises(AttributeError, match="no attribute 'strat'"):
        playmat.strat  # type: ignore[attr-defined]  # that is the point  # noqa: B018


def test_the_page_of_the_python_api_is_fresh() -> None:
    assert PAGE.read_text(encoding="utf-8") == page().rstrip() + "\n", "run `make api`"


@pytest.mark.parametrize("home", HOMES)
def test_the_examples_of_the_docstrings_run(home: str) -> None:
    module: ModuleType = import_module(f"playmat.api.{home}")
    given = {"playmat": playmat, "finished": finished()}
    done = doctest.testmod(module, extraglobs=given, optionflags=doctest.IGNORE_EXCEPTION_DETAIL)
    assert done.failed == 0


def test_importing_playmat_loads_no_game_no_server_and_no_print_shop() -> None:
    code = "import sys, playmat; print(*sorted(name for name in sys.modules if name.startswith('playmat')))"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.split() == ["playmat", "playmat.native"]


def test_playing_loads_neither_the_server_nor_the_print_shop() -> None:
    play = "m = playmat.start('sevens', seats=4, seed=1); seat = m.actors[0]; m.push(seat, m.moves(seat)[0])"
    told = "print(*[name for name in sys.modules if name.split('.')[0] in ('starlette', 'uvicorn', 'fpdf')])"
    code = f"import sys, playmat; {play}; {told}"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.split() == []
