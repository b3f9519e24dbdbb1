"""The closed list of what a seat of Sevens knows about the others, followed event by event.

A fact ends with the first event after which this seat cannot be sure of it any more; nothing is concluded from
several facts together beyond what each of them says about who may hold which card.
"""

from playmat.games.sevens.rules.cards import CARDS
from playmat.games.sevens.rules.events import (
    GUESSED,
    PUT,
    card_of,
    giver_of,
    kind_of,
    named_of,
    playable_of,
    put_card,
    seat_of,
    was_right,
)
from playmat.games.sevens.rules.moves import FITS, RANK_NAMED


class Taken:
    """A card that somebody took after a wrong guess: none of those named, nor one that was known to lie there."""

    def __init__(self, seat: int, named: int, beside: int) -> None:
        self.seat = seat
        self.named = named
        self.beside = beside


class Facts:
    """All that one viewer knows beyond the own hand, the table and the counts; sets of cards for each seat."""

    def __init__(self, viewer: int, seats: int) -> None:
        self.viewer = viewer
        # Cards this viewer gave to that seat, and cards of that seat shown by a right guess, while they have not moved.
        self.gave = [0] * seats
        self.shown = [0] * seats
        # What that seat could not put when it last knocked, and what it guessed: not its own.
        self.not_at_knock = [0] * seats
        self.not_guessed = [0] * seats
        self.taken: list[Taken] = []

    def copy(self) -> "Facts":
        other = Facts(self.viewer, 0)
        other.gave = self.gave[:]
        other.shown = self.shown[:]
        other.not_at_knock = self.not_at_knock[:]
        other.not_guessed = self.not_guessed[:]
        other.taken = self.taken[:]
        return other

    def learn(self, event: int) -> None:
        seat = seat_of(event)
        kind = kind_of(event)
        if kind == PUT:
            self.leaves(seat, 1 << put_card(event))
        elif kind == GUESSED:
            if was_right(event):
                self.guessed_right(seat, giver_of(event), 1 << card_of(event), named_of(event))
            else:
                self.guessed_wrong(seat, giver_of(event), card_of(event), named_of(event))
        else:
            self.not_at_knock[seat] = playable_of(event)

    def leaves(self, seat: int, card: int) -> None:
        """A card that this viewer sees leaves a hand; it may be one that was taken unseen."""
        self.gave[seat] &= ~card
        self.shown[seat] &= ~card
        self.taken = [taken for taken in self.taken if taken.seat != seat or card & (taken.named | taken.beside)]

    def arrives(self, seat: int, card: int) -> None:
        """A card that this viewer gave is now in that hand: it is none of those taken there before."""
        self.gave[seat] |= card
        self.not_guessed[seat] &= ~card
        self.taken = [
            Taken(seat, taken.named, taken.beside | card) if taken.seat == seat else taken for taken in self.taken
        ]

    def guessed_right(self, seat: int, giver: int, card: int, named: int) -> None:
        """SV-7: the card is shown to all and stays where it was."""
        if named < RANK_NAMED:
            self.not_guessed[seat] |= card
        self.gave[giver] &= ~card
        self.shown[giver] |= card

    def guessed_wrong(self, seat: int, giver: int, card: int, named: int) -> None:
        """SV-7: the card goes to the knocker, and only the two of them see it."""
        fits = FITS[named]
        self.not_at_knock[seat] = 0
        if self.viewer == giver or self.viewer == seat:
            self.leaves(giver, 1 << card)
            if self.viewer == giver:
                self.arrives(seat, 1 << card)
        else:
            # Any card of the giver may have moved, except what was named in vain.
            self.gave[giver] &= fits
            self.shown[giver] &= fits
            kept = [taken for taken in self.taken if taken.seat != giver]
            kept.append(Taken(seat, fits, self.gave[seat] | self.shown[seat]))
            self.taken = kept
            self.not_guessed[seat] = 0
        if named < CARDS:
            self.not_guessed[seat] |= fits
