"""Moves that nobody may make, put to every function of a match; in a process of its own, since one of them may end it.

python tests/support/bad_moves.py sevens
"""

import sys
from collections.abc import Callable, Iterator
from typing import Final

from playmat.core.chance import SeedChance, seed_of_number, stream_of
from playmat.core.game import Game
from playmat.core.match import TABLE, Match
from playmat.core.refusal import Refused
from playmat.core.stream import Stream
from playmat.games.registry import find_game

# Beyond the moves of every game, of 32 bits and of 64.
OUTSIDE: Final = (-1, -2, -3, -7, -(10**6), 10**9, 2**31 - 1, 2**31, -(2**31), 2**63 - 1, 2**63, 2**64, -(2**63) - 1)
NO_SEATS: Final = (TABLE, -2, 10**6, 2**40)
MOST_STEPS: Final = 40
BETWEEN_STEPS: Final = 4
INSIDE: Final = 12


def main(name: str) -> None:
    game = find_game(name)
    tried = sum(try_all(game, preset.name) for preset in game.presets)
    print(f"{name}: {tried} bad moves, none of them made")  # noqa: T201  # for the test that started this


def try_all(game: Game, preset: str) -> int:
    """How many moves were refused along one random match."""
    stream = stream_of(f"bad moves:{preset}")
    setup = game.setup(
        game.preset(preset), game.find_preset(preset).seats or min(game.least_seats + 1, game.most_seats)
    )
    match = setup.start(SeedChance(seed_of_number(7, 0)))
    tried = 0
    for step in range(MOST_STEPS):
        if match.is_over:
            break
        if step % BETWEEN_STEPS == 0:
            tried += sum(is_kept_out(match, seat, move) for seat, move in bad_ones(match, stream))
        seat = match.actors()[stream.below(len(match.actors()))]
        moves = match.legal(seat)
        match.play(seat, moves[stream.below(len(moves))])
    return tried


def bad_ones(match: Match, stream: Stream) -> Iterator[tuple[int, int]]:
    seats, space = match.setup.seats, match.setup.game.move_space
    # Near the ends of the move space, where the kinds of moves that are rarely legal lie, and anywhere in it.
    inside = [*range(3), *range(space - 3, space), *(stream.below(space) for _ in range(INSIDE))]
    for move in (*OUTSIDE, *inside):
        for seat in (*range(seats), *NO_SEATS, seats):
            yield seat, move
    for seat in (*NO_SEATS, seats):
        yield seat, match.legal(match.actors()[0])[0]


def is_kept_out(match: Match, seat: int, move: int) -> bool:
    """Whether the move is refused; then nothing plays it, and nothing tells it as if it had been played."""
    assert match.format(move)
    refusal = match.refuse(seat, move)
    if refusal is None:
        assert seat in (*match.actors(), TABLE)
        return False
    before = match.view(None)
    asked: list[Callable[[], object]] = [
        lambda: match.copy().play(seat, move),
        lambda: match.play(seat, move),
        lambda: match.after(seat, move),
        lambda: match.seen(seat, move, 0),
        lambda: match.seen_by_all(seat, move),
        lambda: match.preview(seat, move),
    ]
    if refusal.code in match.setup.game.word_codes:
        # A word that this list lacks: in a record made with another list it is played.
        match.seen_by_all(seat, move)
        return False
    for ask in asked:
        assert raised_by(ask) == refusal.code, f"seat {seat}, move {move}: {refusal}"
    if not 0 <= seat < match.setup.seats:
        assert raised_by(lambda: match.view(seat)) == raised_by(lambda: match.timeout_move(seat)) == "no-such-seat"
        assert match.legal(seat) == []
        assert match.offer(seat).moves == []
    assert match.view(None) == before
    return True


def raised_by(ask: Callable[[], object]) -> str:
    try:
        ask()
    except Refused as wrong:
        return wrong.refusal.code
    return ""


if __name__ == "__main__":
    main(sys.argv[1])
