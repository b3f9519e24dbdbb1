"""Random play to the end: the measure of an engine's speed, and the ground under every study."""

from playmat.core.chance import Stream
from playmat.core.match import Match


def play_out(match: Match, stream: Stream) -> int:
    """Play random legal moves until the match is over; the number of moves made."""
    made = 0
    actors = match.actors()
    while actors:
        seat = actors[0] if len(actors) == 1 else actors[stream.below(len(actors))]
        moves = match.position.legal(seat)
        match.play(seat, moves[stream.below(len(moves))])
        made += 1
        actors = match.actors()
    return made
