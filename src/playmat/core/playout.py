"""Random play to the end: the measure of an engine's speed, and the ground under every study."""

from playmat.core.chance import SearchChance, Stream
from playmat.core.game import Setup
from playmat.core.match import Match


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


def play_out_many(setup: Setup, matches: int, stream: Stream) -> int:
    """Deal and play out so many matches, legal lists included: what `playmat bench` measures; the moves made."""
    made = 0
    chance = SearchChance(stream)
    for _ in range(matches):
        made += play_out_listing(setup.start(chance), stream)
    return made
