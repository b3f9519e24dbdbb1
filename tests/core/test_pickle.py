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
from playmat.core.refusal import PortableError, Refusal, Refused, refused
from playmat.core.replay import Fault
from playmat.files.lock import Taken
from playmat.games.registry import GAMES
from playmat.pictures.example import BadExample
from playmat.server.store.protocol import Conflict, Elsewhere, Failed, Gone
from playmat.table.decision import RefusedMove
from playmat.words.catalogue import MissingWords
from playmat.words.rulebook import BadRulePage

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


def everything_raised() -> list[Exception]:
    """One of every error that a program can meet."""
    refusal = Refusal("wrong-seats", {"seats_given": 9, "low": 2, "high": 5, "exact": "no"}, "NL-1")
    return [
        Refused(refusal),
        RefusedMove(refusal),
        Fault(3, 1, refusal),
        playmat.PlaymatError(refusal, game="sevens", move=4),
        MissingWords("en: no message x"),
        BadRulePage("# x"),
        BadExample("x"),
        Taken("x"),
        Conflict("x"),
        Gone("x"),
        Failed("x"),
        Elsewhere("x"),
    ]


@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize("error", everything_raised(), ids=lambda error: type(error).__name__)
def test_an_error_keeps_all_it_knows(error: Exception, way: str) -> None:
    again = WAYS[way](error)
    assert isinstance(again, type(error))
    assert (str(again), again.args) == (str(error), error.args)
    known, kept = (
        {name: vars(value) if isinstance(value, Refusal) else value for name, value in vars(one).items()}
        for one in (error, again)
    )
    assert kept == known


def test_every_error_that_carries_more_than_a_text_is_portable() -> None:
    tried = {type(error) for error in everything_raised() if isinstance(error, PortableError)}
    assert tried == below(PortableError)


def below(kind: type[PortableError]) -> set[type[PortableError]]:
    return {kind for sub in kind.__subclasses__() for kind in (sub, *below(sub))}
