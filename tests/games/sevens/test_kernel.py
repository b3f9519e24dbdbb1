"""The kernel of Sevens by itself: it plays what the position plays, and can be copied, loaded and sent elsewhere."""

from copy import copy, deepcopy
from pickle import dumps, loads

import pytest

from kernels import check_kernel_plays_as_matches_do
from playmat.core.chance import stream_of
from playmat.core.kernel import MoveList
from playmat.core.options import Options
from playmat.core.playout import play_out_kernel
from playmat.games.sevens.rules.kernel import SevensKernel
from playmat.games.sevens.rules.knowledge import SevensDealSampler, SevensKnowledge
from sevens_table import GAME, situation

ALL_OPTIONS: list[Options] = [
    {"variant": variant, "guess": guess} for variant in ("standard", "junior") for guess in ("card", "rank")
]


def told(kernel: SevensKernel) -> list[object]:
    """All that can be seen of a kernel from outside."""
    seats = range(kernel.seats)
    hands = [kernel.hand_mask(seat) for seat in seats] + [kernel.given_card(seat) for seat in seats]
    turn = [kernel.acting, kernel.turn, kernel.stage, kernel.giver, kernel.quiet, kernel.dealer, kernel.first]
    return [hands, turn, kernel.table, kernel.open, kernel.end, kernel.scores_listed(), kernel.deck, kernel.by_rank]


def in_the_middle(options: Options, seats: int, moves: int) -> SevensKernel:
    setup = GAME.setup(options, seats, 1)
    kernel = GAME.kernel(setup)
    stream = stream_of(f"{options}:{seats}")
    kernel.deal(3, stream)
    listed = MoveList()
    for _ in range(moves):
        if kernel.end:
            break
        seat = kernel.on_turn()
        seat = kernel.pick_seat(stream) if seat < 0 else seat
        kernel.legal_into(seat, listed)
        kernel.play(seat, listed.listed()[stream.fast_below(listed.count)])
    return kernel


@pytest.mark.parametrize("options", ALL_OPTIONS)
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_a_kernel_deals_and_plays_what_a_match_does(options: Options, seats: int) -> None:
    """SV-1 to SV-15: the same numbers of chance, the same hands and the same end, game after game of a match."""
    check_kernel_plays_as_matches_do(GAME, options, seats)


@pytest.mark.parametrize("moves", [0, 12, 30, 500])
@pytest.mark.parametrize("seats", [3, 5])
def test_a_copy_is_a_kernel_of_its_own(moves: int, seats: int) -> None:
    kernel = in_the_middle({"guess": "rank"}, seats, moves)
    before = told(kernel)
    loaded = in_the_middle({"guess": "rank"}, seats, 3)
    loaded.load(kernel)
    others = [kernel.copy(), loaded, copy(kernel), deepcopy(kernel), loads(dumps(kernel))]  # noqa: S301 -- our own bytes
    for other in others:
        assert told(other) == before
        play_out_kernel(other, MoveList(), stream_of("on"))
        assert other.end
    assert told(kernel) == before
    assert all(told(other) == told(others[0]) for other in others)


def test_drawn_deals_go_elsewhere_too() -> None:
    """SV-6: with a knock under way, so that presents are drawn as well."""
    match = situation("C:A-10 D:A-10 H:6-8 S:7", ["AH 2H AS 10S", "5H 2S", "9H 3S", "3H 4H 10H 4S 5S 6S 8S 9S"])
    match.play(0, match.parse("knock") or 0)
    match.play(2, match.parse("give 3S") or 0)
    knowledge = GAME.knowledge(match.view(1))
    assert isinstance(knowledge, SevensKnowledge)
    deals = knowledge.deals()
    sent = loads(dumps(deals))  # noqa: S301 -- our own bytes
    assert isinstance(sent, SevensDealSampler)
    here, there = deals.kernel(), sent.kernel()
    assert isinstance(here, SevensKernel)
    assert isinstance(there, SevensKernel)
    first, second = stream_of("deal"), stream_of("deal")
    for _ in range(20):
        deals.draw_into(here, first)
        sent.draw_into(there, second)
        assert told(here) == told(there)
