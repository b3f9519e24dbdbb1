"""Sevens for search: the few cards worth looking at, and how to play on."""

from typing import TYPE_CHECKING, Final

from playmat.bots.search.policy import Policy
from playmat.core.bits import count, lowest, nth
from playmat.core.kernel import Kernel, MoveList
from playmat.games.sevens.bots.worths import next_of_others, worth_of
from playmat.games.sevens.rules import cards
from playmat.games.sevens.rules.kernel import SevensKernel
from playmat.games.sevens.rules.moves import GUESSING, KNOCK, TURN

if TYPE_CHECKING:
    from playmat.core.stream import Stream

BITS: Final = cards.BITS
MOST_LOOKED_AT: Final = 3
# Beyond the tree worths are shaken by up to so much, so that play-outs differ.
SHAKEN: Final = 0.3
SHAKES: Final = 256
LEAST: Final = -1000.0


class SevensPolicy(Policy):
    """Looks at the few best cards to put or to give, and plays on with the best; names any card."""

    def candidates_into(self, kernel: Kernel, seat: int, moves: MoveList) -> int:
        assert isinstance(kernel, SevensKernel)
        game = kernel
        size = game.legal_into(seat, moves)
        if size <= MOST_LOOKED_AT or game.stage == GUESSING:
            return size
        cards = game.choices(seat)
        base = game.first_choice()
        others_next = next_of_others(game, seat) if game.stage == TURN else 0.0
        for place in range(MOST_LOOKED_AT):
            best = base
            top = LEAST
            left = cards
            while left:
                move = base + lowest(left)
                left &= left - 1
                worth = worth_of(game, seat, move, others_next)
                if worth > top:
                    top = worth
                    best = move
            moves.of[place] = best
            cards ^= BITS[best - base]
        moves.count = MOST_LOOKED_AT
        return MOST_LOOKED_AT

    def pick(self, kernel: Kernel, seat: int, stream: "Stream") -> int:
        assert isinstance(kernel, SevensKernel)
        game = kernel
        cards = game.choices(seat)
        if not cards:
            return KNOCK
        base = game.first_choice()
        if game.stage == GUESSING or not cards & (cards - 1):
            return base + any_of(cards, stream)
        others_next = next_of_others(game, seat) if game.stage == TURN else 0.0
        best = base
        top = LEAST
        while cards:
            move = base + lowest(cards)
            cards &= cards - 1
            worth = worth_of(game, seat, move, others_next) + SHAKEN * stream.fast_below(SHAKES) / SHAKES
            if worth > top:
                top = worth
                best = move
        return best


def better_of_two(kernel: SevensKernel, seat: int, stream: "Stream") -> int:
    """The better one of two moves that come to mind; any guess."""
    cards = kernel.choices(seat)
    if not cards:
        return KNOCK
    base = kernel.first_choice()
    first = base + any_of(cards, stream)
    if kernel.stage == GUESSING:
        return first
    second = base + any_of(cards, stream)
    if first == second:
        return first
    others_next = next_of_others(kernel, seat) if kernel.stage == TURN else 0.0
    return (
        first if worth_of(kernel, seat, first, others_next) >= worth_of(kernel, seat, second, others_next) else second
    )


def any_of(cards: int, stream: "Stream") -> int:
    """One card of a set, by chance; a single one without asking chance."""
    size = count(cards)
    return nth(cards, 0 if size == 1 else stream.fast_below(size))
