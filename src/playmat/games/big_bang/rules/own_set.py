"""One player's own set: the board around the star, the hand, the deck and the discard pile."""

from typing import Final

from playmat.core.chance import Chance
from playmat.games.big_bang.rules.cards import (
    BESIDE,
    FIRST_RULES,
    MOST_RULES,
    PACKS,
    PIECES,
    STAR,
    TOUCHED,
    TURNS,
    UNTOUCHED,
    UNTOUCHED_BIT,
    first_piece,
    pieces_in,
)
from playmat.games.big_bang.rules.grid import BESIDE_CELLS, CELLS, CENTRE, PLACES
from playmat.games.big_bang.rules.moves import DRAW, HAND, TOP, dead_orders

# Boards begin as large as most of them ever get and grow by as much again where a card goes further.
FURTHER: Final = [UNTOUCHED] * 109
NOWHERE: Final[list[int]] = []


def put_in(moves: list[int], move: int) -> None:
    """Into an ascending list; mostly boards grow outwards, and it belongs at the end."""
    if not moves or moves[-1] < move:
        moves.append(move)
        return
    for place, other in enumerate(moves):
        if other > move:
            moves.insert(place, move)
            return


def take_out(moves: list[int], move: int) -> None:
    for place, other in enumerate(moves):
        if other == move:
            moves.pop(place)
            return


class OwnSet:
    """A board that knows at any time what fits where, and the cards that are not on it yet.

    `cells` goes as far from the star as was needed so far. It has for every cell that is free the set of pieces that
    fit there, and for every other one -1 minus the piece that lies on it. `fits` has for every piece the moves that
    put it from the hand, ascending.
    """

    def __init__(
        self,
        rules: int,
        replay: bool,
        cells: list[int],
        fits: list[list[int]],
        hand: list[int],
        deck: list[int],
        discards: list[int],
    ) -> None:
        self.rules = rules
        self.beside = BESIDE[rules]
        self.cells = cells
        self.fits = fits
        self.hand = hand
        # The cards that are still to come are those of the deck from `drawn` on.
        self.deck = deck
        self.drawn = 0
        self.discards = discards
        self.left = len(PACKS[rules])
        # BB-13: whether the discard pile may become the deck once more, and how often it has.
        self.replay = replay
        self.may_replay = replay
        self.replays = 0

    def copy(self) -> "OwnSet":
        fits = [moves[:] for moves in self.fits]
        other = OwnSet(self.rules, self.replay, self.cells[:], fits, self.hand[:], self.deck, self.discards[:])
        other.drawn = self.drawn
        other.left = self.left
        other.may_replay = self.may_replay
        other.replays = self.replays
        return other

    # The board.

    def lay(self, piece: int, cell: int) -> None:
        """Put a piece on a cell, and see what that leaves to be put where."""
        cells = self.cells
        fits = self.fits
        for fitting in pieces_in(cells[cell]):
            take_out(fits[fitting], (fitting - 1) * CELLS + cell)
        cells[cell] = -1 - piece
        pieces = self.beside[piece]
        for place in range(PLACES):
            if self.rules and place:  # numbers alone are the same on all sides
                pieces = self.beside[place * PIECES + piece]
            other = BESIDE_CELLS[cell * PLACES + place]
            while other >= len(cells):
                cells += FURTHER
            before = cells[other]
            if before < 0:
                continue
            # BB-2, BB-3: from now on only what suits this piece may be put there.
            after = before & pieces
            if after == before:
                continue
            cells[other] = after
            if before & UNTOUCHED_BIT:
                for fitting in pieces_in(after):
                    put_in(fits[fitting], (fitting - 1) * CELLS + other)
            else:
                for fitting in pieces_in(before ^ after):
                    take_out(fits[fitting], (fitting - 1) * CELLS + other)

    def piece_on(self, cell: int) -> int:
        """What lies on a cell, or -1."""
        if not 0 <= cell < len(self.cells):
            return -1
        return -1 - self.cells[cell] if self.cells[cell] < 0 else -1

    def is_touched(self, cell: int) -> bool:
        return cell < len(self.cells) and not self.cells[cell] & UNTOUCHED_BIT

    def puts(self, card: int) -> list[int]:
        """Where a card fits, as moves from the hand; the list is not to be changed."""
        fits = self.fits
        if card < FIRST_RULES:
            return fits[card]
        piece = first_piece(card)
        return fits[piece] + fits[piece + 1] + fits[piece + 2]

    def placed(self) -> list[int]:
        """The cells that are taken, from the star on, its own left out."""
        return [cell for cell, held in enumerate(self.cells) if held < 0 and cell != CENTRE]

    # The cards.

    def put(self, piece: int, cell: int) -> None:
        """BB-2, BB-13: a card that has left the hand or the discard pile goes to the board."""
        self.lay(piece, cell)
        self.left -= 1
        self.may_replay = self.replay

    def draw(self, chance: Chance) -> None:
        """BB-6, BB-13: fill the hand; the discard pile becomes the deck when a card is due and there is none."""
        hand = self.hand
        while len(hand) < HAND:
            if self.drawn == len(self.deck):
                if not self.may_replay or not self.discards:
                    return
                self.deck = chance.shuffle(self.discards)
                self.drawn = 0
                self.discards = []
                self.may_replay = False
                self.replays += 1
            hand.append(self.deck[self.drawn])
            self.drawn += 1

    def discard(self, cards: list[int]) -> None:
        """BB-7: a dead hand goes to the discard pile, the last card on top."""
        self.discards += cards
        self.hand = []

    # What may be done.

    def has_live_hand(self) -> bool:
        """Whether a card of the hand can be put."""
        for card in self.hand:  # noqa: SIM110 - compiled, a loop is far cheaper than `any`
            if self.puts(card):
                return True
        return False

    def can_draw(self) -> bool:
        """BB-7: whether there is room in the hand and a card to come."""
        if len(self.hand) == HAND:
            return False
        return self.drawn < len(self.deck) or (self.may_replay and len(self.discards) > 0)

    def can_discard(self) -> bool:
        """BB-7: whether a hand of three may go, if it is dead."""
        return len(self.hand) == HAND and (self.drawn < len(self.deck) or self.may_replay)

    def is_stuck(self) -> bool:
        """BB-10: nothing can be put, and neither `draw` nor `dead` is allowed."""
        if self.drawn < len(self.deck):
            return False  # a hand that is not live can be filled or discarded
        if self.has_live_hand() or self.can_draw() or self.can_discard():
            return False
        return not self.discards or not self.puts(self.discards[-1])

    def legal(self, draws_freely: bool) -> list[int]:
        """Cards from the hand in its order, each number once; the top of the discard pile; then `draw` or `dead`."""
        hand = self.hand
        count = len(hand)
        first = self.puts(hand[0]) if count else NOWHERE
        second = self.puts(hand[1]) if count > 1 and hand[1] != hand[0] else NOWHERE
        third = self.puts(hand[2]) if count > 2 and hand[2] != hand[0] and hand[2] != hand[1] else NOWHERE
        # Every list made costs time: here one, or two where all three cards can be put.
        if first:
            moves = first + second
            if third:
                moves = moves + third
        else:
            moves = second + third
        is_live = len(moves) > 0
        if self.discards:
            for move in self.puts(self.discards[-1]):
                moves.append(TOP + move)
        if not is_live and self.can_discard():
            moves += dead_orders(hand)
        elif (draws_freely or not is_live) and self.can_draw():
            moves.append(DRAW)
        return moves


def only_star(rules: int) -> OwnSet:
    """BB-1: the star in the middle, and what fits beside it."""
    fits: list[list[int]] = [[] for _ in range(FIRST_RULES + rules * TURNS)]
    own = OwnSet(rules, False, FURTHER[:], fits, [], [], [])
    own.cells[CENTRE] = TOUCHED
    own.lay(STAR, CENTRE)
    return own


FIRST_BOARDS: Final = [only_star(rules) for rules in range(MOST_RULES + 1)]


def new_set(rules: int, replay: bool, hand: list[int], deck: list[int]) -> OwnSet:
    first = FIRST_BOARDS[rules]
    return OwnSet(rules, replay, first.cells[:], [moves[:] for moves in first.fits], hand, deck, [])


def laid_set(rules: int, replay: bool, cells: list[int], pieces: list[int]) -> OwnSet:
    """A set of which these pieces lie on the board, in whatever order they were put."""
    own = new_set(rules, replay, [], [])
    own.left -= len(pieces)
    waiting = list(zip(cells, pieces, strict=True))
    while waiting:
        later: list[tuple[int, int]] = []
        for cell, piece in waiting:
            if own.is_touched(cell):
                own.lay(piece, cell)
            else:
                later.append((cell, piece))
        waiting = later
    return own
