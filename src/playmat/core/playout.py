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
                actors = position.actors()
                seat = actors[stream.below(len(actors))]
            moves = position.legal(seat)
            position.play(seat, moves[stream.below(len(moves))])
            made += 1
        match.close_game()
    return made


def play_out_many(setup: Setup, matches: int, stream: Stream) -> int:
    """Deal and play out so many matches; the number of moves made."""
    made = 0
    chance = SearchChance(stream)
    for _ in range(matches):
        made += play_out(setup.start(chance), stream)
    return made
