"""Random play to the end: the measure of an engine's speed, and the ground under every study."""

from playmat.core.chance import SearchChance
from playmat.core.game import Setup
from playmat.core.kernel import Kernel, MoveList
from playmat.core.match import Match
from playmat.core.stream import Stream


def play_out(match: Match, stream: Stream) -> int:
    """Play random legal moves until the match is over; the number of moves made."""
    made = 0
    while not match.end:
        position = match.position
        while not position.end:
            seat = position.on_turn()
            if seat < 0:
                seat = position.pick_seat(stream)
            position.play(seat, position.pick(seat, stream))
            made += 1
        match.close_game()
    return made


def play_out_listing(match: Match, stream: Stream) -> int:
    """The same matches as `play_out`, but every list of legal moves is really made, as bots and people need them."""
    made = 0
    while not match.end:
        position = match.position
        while not position.end:
            seat = position.on_turn()
            if seat < 0:
                seat = position.pick_seat(stream)
            moves = position.legal(seat)
            position.play(seat, moves[0] if len(moves) == 1 else moves[stream.fast_below(len(moves))])
            made += 1
        match.close_game()
    return made


def play_out_kernel(kernel: Kernel, moves: MoveList, stream: Stream) -> int:
    """The same for one game in numbers only: the same moves by the same stream."""
    made = 0
    while not kernel.end:
        seat = kernel.on_turn()
        if seat < 0:
            seat = kernel.pick_seat(stream)
        count = kernel.legal_into(seat, moves)
        kernel.play(seat, moves.of[0 if count == 1 else stream.fast_below(count)])
        made += 1
    return made


def play_out_games(kernel: Kernel, games: int, matches: int, stream: Stream) -> int:
    """Deal and play out matches of a fixed number of games."""
    moves = MoveList()
    made = 0
    for _ in range(matches):
        for number in range(games):
            kernel.deal(number + 1, stream)
            made += play_out_kernel(kernel, moves, stream)
    return made


def play_out_many(setup: Setup, matches: int, stream: Stream) -> int:
    """Deal and play out matches, with all legal moves listed, and count the moves: what `playmat bench` measures."""
    kernel = setup.game.kernel(setup)
    if kernel is not None and setup.target is None:
        return play_out_games(kernel, setup.games, matches, stream)
    chance = SearchChance(stream)
    made = 0
    for _ in range(matches):
        made += play_out_listing(setup.start(chance), stream)
    return made
