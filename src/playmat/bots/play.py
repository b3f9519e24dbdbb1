"""A match played by bots alone, from the first move to the last."""

from playmat.bots.bot import Bot, TableTurn
from playmat.core.chance import stream_of
from playmat.core.match import Match
from playmat.core.stream import Stream


def play_match(match: Match, bots: list[Bot], streams: list[Stream], order: str) -> list[tuple[int, int]]:
    """Let every seat's bot, with a stream of its own, make its moves; seat and move of each in turn.

    Where several seats may act at once, the stream that belongs to the text `order` says who is first.
    """
    draws: Stream | None = None  # most games never need it
    played: list[tuple[int, int]] = []
    turns = [TableTurn(match, seat) for seat in range(len(bots))]
    while not match.end:
        position = match.position
        seat = position.on_turn()
        if seat < 0:
            if draws is None:
                draws = stream_of(order)
            actors = position.actors()
            seat = actors[draws.below(len(actors))]
        move = bots[seat].choose(turns[seat], streams[seat])
        played.append((seat, move))
        match.play(seat, move)
    return played
