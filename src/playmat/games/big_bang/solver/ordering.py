"""Which moves look best: those that leave the most places for the cards that are to come, soonest first."""

from typing import Final

from playmat.core.chance import Stream
from playmat.games.big_bang.rules.cards import FIRST_RULES, TURNS, first_piece
from playmat.games.big_bang.rules.grid import CELLS
from playmat.games.big_bang.rules.moves import DRAW, HAND, TOP, dead_orders, discarded
from playmat.games.big_bang.solver.board import CARDS
from playmat.games.big_bang.solver.played import Played

MOVE_BITS: Final = 17
MOVE_MASK: Final = (1 << MOVE_BITS) - 1
# What it is worth that a card has no place, one, two, …: the first is worth as much as all the others together.
MOST_PLACES: Final = 11
WORTHS: Final = [4096 - (4096 >> places) for places in range(MOST_PLACES + 1)]
# Cards that are wanted now weigh more than those that come later.
HELD: Final = 6
SOON: Final = 6
LATER: Final = 4
CLEARS_PILE: Final = 40


def weights_of(played: Played) -> list[int]:
    left = played.left
    hand = played.hand
    weights = [0] * CARDS
    for card in range(1, CARDS):
        weights[card] = LATER * left[card] + (HELD - LATER) * hand[card]
    deck = played.deck
    for place in range(played.drawn, min(played.drawn + HAND, played.size)):
        card = deck[place]
        weights[card] = weights[card] + SOON - LATER
    return weights


def ranked(played: Played, noise: int, stream: Stream) -> list[int]:
    """All moves worth trying, best first, each as its worth and, below it, `MOVE_MASK` minus the move."""
    found: list[int] = []
    weights = weights_of(played)
    hand = played.hand
    fits = played.board.fits
    is_live = False
    for card in range(1, CARDS):
        if hand[card] and fits[card]:
            is_live = True
            weights[card] = weights[card] - HELD
            add_puts(found, played, card, 0, weights, noise, stream)
            weights[card] = weights[card] + HELD
    if played.discards:
        card = played.discards[-1]
        if fits[card]:
            weights[card] = weights[card] - LATER
            add_puts(found, played, card, TOP, weights, noise, stream)
            weights[card] = weights[card] + LATER
    if played.drawn < played.size:
        if played.hand_size == HAND:
            if not is_live:
                found += [
                    (weights[discarded(move)[-1]] << MOVE_BITS) + MOVE_MASK - move
                    for move in dead_orders(played.held())
                ]
        elif (played.deal.draws_freely or not is_live) and not played.would_reshuffle():
            found.append(MOVE_MASK - DRAW)
    found.sort(reverse=True)
    return found


def add_puts(
    found: list[int], played: Played, card: int, first: int, weights: list[int], noise: int, stream: Stream
) -> None:
    """Every place and turn of a card, with what can still be put afterwards."""
    board = played.board
    cells = board.cells
    piece = first_piece(card)
    for turned in range(piece, piece + 1 if card < FIRST_RULES else piece + TURNS):
        for cell in board.touched:
            held = cells[cell]
            if held > 0 and held >> turned & 1:
                worth = CLEARS_PILE if first else 0
                for other, places in enumerate(board.counts_after(turned, cell)):
                    weight = weights[other]
                    if weight:
                        worth += weight * WORTHS[places if places < MOST_PLACES else MOST_PLACES]
                if noise:
                    worth += stream.below(noise)
                found.append((worth << MOVE_BITS) + MOVE_MASK - ((turned - 1) * CELLS + cell + first))
