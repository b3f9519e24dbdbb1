"""Cards that another player may have in hand, discard pile and deck, beside a board that is seen or imagined."""

from playmat.core.stream import Stream
from playmat.games.big_bang.rules.filling import counts_of
from playmat.games.big_bang.rules.moves import HAND
from playmat.games.big_bang.rules.own_set import OwnSet

# One time in so many something out of the ordinary is imagined: cards drawn that were of no use, a pile shuffled anew.
SELDOM = 4


def is_seldom(stream: Stream) -> bool:
    return stream.below(SELDOM) == 0


def without(cards: list[int], taken: list[int]) -> list[int]:
    """Some cards in their order, but for others: of equal cards the first ones are taken."""
    counts = counts_of(taken)
    rest: list[int] = []
    for card in cards:
        if counts[card] > 0:
            counts[card] -= 1
        else:
            rest.append(card)
    return rest


def common(cards: list[int], others: list[int]) -> list[int]:
    """What is among both, in the order of the first."""
    return without(cards, without(cards, others))


def drawn_with(order: list[int], taken: list[int]) -> int:
    """How many cards must have been drawn in this order at least by somebody who has drawn those."""
    counts = counts_of(taken)
    last = 0
    for place, card in enumerate(order):
        if counts[card] > 0:
            counts[card] -= 1
            last = place + 1
    return last


def order_for(boards: list[list[int]], cards: list[int], stream: Stream) -> list[int]:
    """Some cards in an order in which they may have come: what lies on a board is likely to have come early."""
    pile = cards[:]
    stream.shuffle(pile)
    if is_seldom(stream):
        return pile
    order: list[int] = []
    for board in sorted(boards, key=len):
        order += common(without(pile, order), without(board, order))
    return order + without(pile, order)


def share_out(own: OwnSet, order: list[int], placed: list[int], stream: Stream) -> bool:
    """BB-15: cards drawn in this order, some of them put: the rest goes to hand, discard pile and deck.

    False says that this player would be stuck, though the game runs: then it cannot be so.
    """
    rest = without(order, placed)
    least = max(drawn_with(order, placed), HAND) - len(placed)
    most = len(rest) if is_seldom(stream) else min(len(rest), max(least, HAND))
    count = least + stream.below(most - least + 1)
    unused = rest[:count]
    stream.shuffle(unused)
    held = min(HAND, count)
    if count > HAND or is_seldom(stream):
        held = stream.below(held + 1)
    own.hand = unused[:held]
    own.discards = unused[held:]
    own.deck = rest[count:]
    own.left = len(rest)
    return not own.is_stuck()
