"""Big Bang: a set played to its end by itself, sensibly, to see what it may bring."""

from typing import Final

from playmat.core.chance import Chance, Stream
from playmat.games.big_bang.bots.simple import TOP_WORTH, WORTHS, worth_on_top
from playmat.games.big_bang.rules.cards import CARD_OF, FIRST_RULES
from playmat.games.big_bang.rules.ending import NUMBER_POINTS, RULES_POINTS
from playmat.games.big_bang.rules.filling import counts_of
from playmat.games.big_bang.rules.moves import DRAW, cell_of, discarded, is_put, is_top, piece_of
from playmat.games.big_bang.rules.own_set import OwnSet

MOST_PLACES: Final = len(WORTHS) - 1


def make_move(own: OwnSet, move: int, chance: Chance) -> int:
    """A move on a set alone; the points it brings."""
    if move == DRAW:
        own.draw(chance)
        return 0
    if not is_put(move):
        own.discard(discarded(move))
        return 0
    piece = piece_of(move)
    if is_top(move):
        own.discards.pop()
    else:
        own.hand.remove(CARD_OF[piece])
    own.put(piece, cell_of(move))
    return NUMBER_POINTS if piece < FIRST_RULES else RULES_POINTS


def play_alone(own: OwnSet, draws_freely: bool, chance: Chance, stream: Stream, looks: int) -> int:
    """Play a set to its end, each time the best of a few moves; the points still made."""
    points = 0
    while own.left and not own.is_stuck():
        points += make_move(own, chosen(own, draws_freely, stream, looks), chance)
    return points


def chosen(own: OwnSet, draws_freely: bool, stream: Stream, looks: int) -> int:
    """A put before anything else, the one of a few that leaves the most places; a dead hand with a good card on top."""
    moves = own.legal(draws_freely)
    if len(moves) == 1:
        return moves[0]
    puts = [move for move in moves if is_put(move)]
    to_come = own.hand + own.discards + own.deck[own.drawn :]
    best = moves[-1]
    most = -1.0
    if not puts:
        for move in moves:
            worth = worth_on_top(discarded(move)[-1], to_come) if move > DRAW else 0.0
            if worth > most:
                most = worth
                best = move
        return best
    counts = counts_of(to_come)
    for _ in range(min(looks, len(puts))):
        move = puts.pop(stream.fast_below(len(puts)))
        worth = worth_left(own, counts, move)
        if worth > most:
            most = worth
            best = move
    return best


def worth_left(own: OwnSet, counts: list[int], move: int) -> float:
    """The places left for what is still to come."""
    after = own.copy()
    after.lay(piece_of(move), cell_of(move))
    worth = TOP_WORTH if is_top(move) else 0.0
    for card, count in enumerate(counts):
        if count:
            places = len(after.puts(card))
            worth += count * WORTHS[places if places < MOST_PLACES else MOST_PLACES]
    return worth
