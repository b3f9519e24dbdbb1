"""What has happened in a game of Sevens, and the facts about other hands that a viewer can draw from it."""

from typing import Final

from playmat.games.sevens.rules.cards import CARDS
from playmat.games.sevens.rules.moves import CARDS_NAMED, RANK_NAMED

PLAYED: Final = 0
KNOCKED: Final = 1
GUESSED: Final = 2

# The card taken by a guess that was made before an imagined match began.
UNKNOWN: Final = 63

# An event is packed into one number, which is cheap to keep and to copy. A played card is 40 times the seat plus the
# card, a number so small that Python doesn't allocate it. Any other event has, from the lowest bit, OTHER plus its kind
# (8 bits), the seat (3), and then
#   knocked: the cards that could have been played;
#   guessed: the giver (3), the card given (6), what was named (6), whether that was right (1).
OTHER: Final = 200
RIGHT: Final = 1 << 26


def play_event(seat: int, card: int) -> int:
    return seat * CARDS + card


def knock_event(seat: int, playable: int) -> int:
    return playable << 11 | seat << 8 | OTHER + KNOCKED


def guess_event(seat: int, giver: int, card: int, named: int, is_right: bool) -> int:
    event = named << 20 | card << 14 | giver << 11 | seat << 8 | OTHER + GUESSED
    return event | RIGHT if is_right else event


def event_kind(event: int) -> int:
    return PLAYED if event < OTHER else (event & 255) - OTHER


def event_seat(event: int) -> int:
    return event // CARDS if event < OTHER else event >> 8 & 7


def event_card(event: int) -> int:
    """Return the card that was played, or the one given that the guess was about."""
    return event % CARDS if event < OTHER else event >> 14 & 63


def event_playable(event: int) -> int:
    """Return the cards that could have been played at a knock, as a set."""
    return event >> 11


def event_giver(event: int) -> int:
    return event >> 11 & 7


def event_named(event: int) -> int:
    return event >> 20 & 63


def is_right_guess(event: int) -> bool:
    return event >= RIGHT


class TakenCard:
    """A card that a seat took unseen after a wrong guess: not one of `named`, and not one of `beside`.

    `beside` are the cards already known to be in that hand when it was taken, or given to it later by the viewer.
    """

    def __init__(self, seat: int, named: int, beside: int) -> None:
        self.seat = seat
        self.named = named
        self.beside = beside


class Facts:
    """The closed list of what one viewer knows about other hands. All of these are sets of cards, one for each seat.

    gave[seat]          the cards that the viewer gave to the seat
    shown[seat]         the cards of the seat that right guesses showed
    not_at_knock[seat]  the cards that the seat could have played when it last knocked, so it didn't hold them
    not_guessed[seat]   the cards that the seat named in a guess, so it didn't hold them
    taken               the cards that changed hands unseen

    A fact ends with the first event after which the viewer can't be sure of it any longer. Nothing is concluded from
    several facts together.
    """

    def __init__(self, viewer: int, seats: int) -> None:
        self.viewer = viewer
        self.gave = [0] * seats
        self.shown = [0] * seats
        self.not_at_knock = [0] * seats
        self.not_guessed = [0] * seats
        self.taken: list[TakenCard] = []

    def copy(self) -> "Facts":
        other = Facts(self.viewer, 0)
        other.gave = self.gave[:]
        other.shown = self.shown[:]
        other.not_at_knock = self.not_at_knock[:]
        other.not_guessed = self.not_guessed[:]
        other.taken = self.taken[:]
        return other

    def learn(self, event: int) -> None:
        seat = event_seat(event)
        kind = event_kind(event)
        if kind == PLAYED:
            self.remove_card(seat, 1 << event_card(event))
        elif kind == KNOCKED:
            self.not_at_knock[seat] = event_playable(event)
        elif is_right_guess(event):
            self.learn_right_guess(seat, event_giver(event), 1 << event_card(event), event_named(event))
        else:
            self.learn_wrong_guess(seat, event_giver(event), event_card(event), event_named(event))

    def remove_card(self, seat: int, card: int) -> None:
        """The viewer sees a card leave a hand. It could be one that was taken unseen."""
        self.gave[seat] &= ~card
        self.shown[seat] &= ~card
        self.taken = [taken for taken in self.taken if taken.seat != seat or card & (taken.named | taken.beside)]

    def add_card(self, seat: int, card: int) -> None:
        """A card that the viewer gave is now in a hand, so it isn't one that was taken unseen before."""
        self.gave[seat] |= card
        self.not_guessed[seat] &= ~card
        self.taken = [
            TakenCard(seat, taken.named, taken.beside | card) if taken.seat == seat else taken for taken in self.taken
        ]

    def learn_right_guess(self, seat: int, giver: int, card: int, named: int) -> None:
        """SV-7: everyone sees the card, and it stays where it was."""
        if named < RANK_NAMED:
            self.not_guessed[seat] |= card
        self.gave[giver] &= ~card
        self.shown[giver] |= card

    def learn_wrong_guess(self, seat: int, giver: int, card: int, named: int) -> None:
        """SV-7: the knocker takes the card, and only the knocker and the giver see it."""
        cards_named = CARDS_NAMED[named]
        self.not_at_knock[seat] = 0
        if self.viewer == giver or self.viewer == seat:
            self.remove_card(giver, 1 << card)
            if self.viewer == giver:
                self.add_card(seat, 1 << card)
        else:
            # It could be any card of the giver except the ones just named.
            self.gave[giver] &= cards_named
            self.shown[giver] &= cards_named
            kept = [taken for taken in self.taken if taken.seat != giver]
            kept.append(TakenCard(seat, cards_named, self.gave[seat] | self.shown[seat]))
            self.taken = kept
            self.not_guessed[seat] = 0
        if named < RANK_NAMED:
            self.not_guessed[seat] |= cards_named
