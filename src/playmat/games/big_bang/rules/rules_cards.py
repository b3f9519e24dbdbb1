"""The rules cards of a game: their faces, and which cards can touch (BB-3, BB-4, BB-14).

Pieces and edges are numbered as in cards.py and grid.py. Of the arrays, entry `place * PIECES + piece` is for the
edge at `place` of a piece:

beside        the set of pieces that can touch it there, with the bit of the star
fitting       the same as one long list: those of entry n are from fitting_from[n] up to fitting_from[n + 1]
"""

from functools import lru_cache
from typing import Final

from playmat.games.big_bang.rules.cards import (
    DEAD,
    FIRST_RULES,
    NUMBERS,
    OPEN,
    PIECES,
    STAR,
    TOUCHED,
    TURNS,
    starts_of,
)
from playmat.games.big_bang.rules.deck import Faces

ENTRIES = 78
MOST_FITTING = 1950
KINDS_OF_FACES: Final = {"open": OPEN, "dead": DEAD}


class RulesCards:
    """The rules cards in a deck, with a table of what can touch what. It never changes; `rules_cards` makes it."""

    def __init__(self, faces: tuple[Faces, ...]) -> None:
        self.faces = faces
        self.count = len(faces)
        self.pieces = FIRST_RULES + len(faces) * TURNS
        # BB-1, BB-14: the cards that are shuffled, in the order of the deck table; not to be changed.
        self.pack = NUMBERS + [FIRST_RULES + card for card in range(len(faces))]
        found = [self.pieces_beside(place, piece) for place in range(TURNS) for piece in range(PIECES)]
        self.beside = [TOUCHED + sum([1 << other for other in others]) for others in found]  # few bits
        fitting = [other for others in found for other in others]
        self.fitting = fitting + [0] * (MOST_FITTING - len(fitting))
        self.fitting_from = starts_of(found)

    def face(self, piece: int, place: int) -> int:
        """BB-14: the face at one of the three edges; each step of rotation moves every face one place on."""
        if piece < FIRST_RULES:
            return OPEN
        card, turn = divmod(piece - FIRST_RULES, TURNS)
        name = self.faces[card][(place - turn + TURNS) % TURNS]
        return KINDS_OF_FACES[name] if name in KINDS_OF_FACES else int(name)

    def can_touch(self, piece: int, other: int, place: int) -> bool:
        """BB-3, BB-4, BB-14: whether two pieces can share the edge that is at this place of both."""
        if piece < FIRST_RULES and other < FIRST_RULES:
            return piece == STAR or other == STAR or abs(piece - other) == 1
        return suits(self.face(piece, place), other) and suits(self.face(other, place), piece)

    def pieces_beside(self, place: int, piece: int) -> list[int]:
        """The pieces that can touch this one there, in ascending order; the star is never played."""
        if piece >= self.pieces:
            return []
        return [other for other in range(1, self.pieces) if self.can_touch(piece, other, place)]

    def __reduce__(self) -> tuple[object, ...]:
        return rules_cards, (self.faces,)


def suits(face: int, piece: int) -> bool:
    return face in (OPEN, piece)


@lru_cache(maxsize=256)
def rules_cards(faces: tuple[Faces, ...]) -> RulesCards:
    """The rules cards with these faces: the same object for the same faces, since making the table takes time."""
    return RulesCards(faces)


NO_RULES_CARDS: Final = rules_cards(())
