"""Whatever a program can hold can be sent to another process and copied, compiled or not."""

import copy
import pickle
from collections.abc import Callable
from typing import TypeVar, cast

import pytest

import playmat
from playmat.core.chance import SeedChance, seed_of_number, stream_of
from playmat.core.game import Game
from playmat.core.kernel import Kernel, MoveList
from playmat.core.match import Match
from playmat.core.playout import play_out, play_out_kernel
from playmat.core.position_kernel import kernel_of
from playmat.core.refusal import Refused, refused
from playmat.games.registry import GAMES

Thing = TypeVar("Thing")


def sent(thing: Thing) -> Thing:
    return cast(Thing, pickle.loads(pickle.dumps(thing)))  # noqa: S301  # our own, made a moment ago


WAYS: dict[str, Callable[[object], object]] = {
    "pickled": sent,
    "copied": copy.copy,
    "deep-copied": copy.deepcopy,
}


def half_way(game: Game) -> Match:
    match = game.start({}, game.most_seats, SeedChance(seed_of_number(3, 1)))
    stream = stream_of("half")
    for _ in range(9):
        if not match.end:
            seat = match.actors()[0]
            moves = match.legal(seat)
            match.play(seat, moves[stream.fast_below(len(moves))])
    return match


@pytest.mark.parametrize("way", ["pickled", "deep-copied"])
@pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))
def test_a_match_goes_on_in_the_same_way_elsewhere(game: Game, way: str) -> None:
    match = half_way(game)
    other = WAYS[way](match)
    assert isinstance(other, Match)
    before = match.view(0)
    play_out(other, stream_of("on"))
    assert match.view(0) == before
    play_out(match, stream_of("on"))
    assert other.result == match.result
    assert other.view(None) == match.view(None)


@pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))
def test_a_set_up_deals_the_same_elsewhere(game: Game) -> None:
    setup = sent(game.setup({}, game.most_seats))
    seed = seed_of_number(1, 2)
    assert setup.start(SeedChance(seed)).view(0) == game.start({}, game.most_seats, SeedChance(seed)).view(0)


@pytest.mark.parametrize("way", WAYS)
def test_a_stream_goes_on_with_the_same_numbers(way: str) -> None:
    stream = stream_of("numbers")
    stream.fast_below(6)
    other = WAYS[way](stream)
    assert isinstance(other, type(stream))
    assert [other.fast_below(100) for _ in range(9)] == [stream.fast_below(100) for _ in range(9)]


def test_a_refusal_arrives_with_its_code_and_facts() -> None:
    told = sent(refused("bad-seed", {"seed": "x"}))
    assert isinstance(told, Refused)
    assert (told.refusal.code, told.refusal.facts) == ("bad-seed", {"seed": "x"})


@pytest.mark.parametrize("way", ["pickled", "deep-copied"])
@pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))
def test_a_kernel_plays_on_in_the_same_way(game: Game, way: str) -> None:
    match = half_way(game)
    kernel = kernel_of(match.position)
    kernel.stream = stream_of("shuffles")
    other = WAYS[way](kernel)
    assert isinstance(other, Kernel)
    moves = MoveList()
    assert play_out_kernel(other, moves, stream_of("on")) == play_out_kernel(kernel, moves, stream_of("on"))
    assert other.scores_listed() == kernel.scores_listed()


def test_what_the_public_api_hands_out_can_be_sent() -> None:
    match = playmat.start("sevens", seats=4, seed=7)
    other = sent(match)
    assert other.view(0) == match.view(0)
    assert other.moves(other.actors[0]) == match.moves(match.actors[0])
