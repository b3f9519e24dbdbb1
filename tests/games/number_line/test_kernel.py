"""The kernel of Number Line by itself: it plays what the position plays, and is copied, loaded and sent elsewhere."""

from copy import copy, deepcopy
from pickle import dumps, loads

import pytest

from kernels import check_kernel_plays_as_matches_do
from playmat.core.chance import stream_of
from playmat.core.kernel import MoveList
from playmat.core.options import Options
from playmat.core.playout import play_out_kernel
from playmat.games.number_line.rules.game import NumberLine
from playmat.games.number_line.rules.kernel import NumberLineKernel

GAME = NumberLine()
ALL_OPTIONS: list[Options] = [
    {"start": start, "decoys": decoys} for start in ("seat", "random", "quiz") for decoys in ("hidden", "open")
]


def told(kernel: NumberLineKernel) -> list[object]:
    """All that can be seen of a kernel from outside."""
    cards = [kernel.cards_left(seat) for seat in range(kernel.seats)]
    turn = [kernel.acting, kernel.starter, kernel.first, kernel.locked, kernel.round, kernel.played, kernel.due]
    quiz = [kernel.factor, kernel.other_factor]
    return [kernel.line.listed(), cards, turn, quiz, kernel.free, kernel.end, kernel.scores_listed()]


@pytest.mark.parametrize("options", ALL_OPTIONS)
@pytest.mark.parametrize("seats", [2, 5])
def test_a_kernel_begins_and_plays_what_a_match_does(options: Options, seats: int) -> None:
    """NL-2 to NL-15: the same numbers of chance, the same rounds and the same end, game after game of a match."""
    check_kernel_plays_as_matches_do(GAME, options, seats)


@pytest.mark.parametrize("moves", [0, 3, 11, 500])
def test_a_copy_is_a_kernel_of_its_own(moves: int) -> None:
    setup = GAME.setup({"start": "quiz"}, 3, 1)
    kernel = GAME.kernel(setup)
    stream = stream_of("copy")
    kernel.deal(2, stream)
    listed = MoveList()
    while moves and not kernel.end:
        moves -= 1
        seat = kernel.on_turn()
        seat = kernel.pick_seat(stream) if seat < 0 else seat
        kernel.legal_into(seat, listed)
        kernel.play(seat, listed.listed()[stream.fast_below(listed.count)])
    before = told(kernel)
    loaded = GAME.kernel(setup)
    loaded.load(kernel)
    others = [kernel.copy(), loaded, copy(kernel), deepcopy(kernel), loads(dumps(kernel))]  # noqa: S301 -- our own bytes
    for other in others:
        assert told(other) == before
        play_out_kernel(other, MoveList(), stream_of("on"))
        assert other.end
    assert told(kernel) == before
    assert all(told(other) == told(others[0]) for other in others)
