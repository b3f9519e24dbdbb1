"""What is missed in Sevens: what a knocker could have known of the card that was given."""

from typing import Final

from playmat.core.match import Match
from playmat.games.sevens.rules.knowledge import SevensKnowledge
from playmat.games.sevens.rules.moves import FITS, GUESS, is_guess
from playmat.insight.slips import Slip, Slips

EXCLUDED: Final = Slip("SV-8", "excluded-guess")


class SevensSlips(Slips):
    def chances(self, match: Match, seat: int) -> list[Slip]:
        """A guess where something that could be named is known not to be there."""
        guesses = [move for move in match.legal(seat) if is_guess(move)]
        if not guesses:
            return []
        possible = possible_cards(match, seat)
        return [EXCLUDED] if any(not FITS[move - GUESS] & possible for move in guesses) else []

    def missed(self, match: Match, seat: int, move: int) -> list[Slip]:
        return [EXCLUDED] if is_guess(move) and not FITS[move - GUESS] & possible_cards(match, seat) else []


def possible_cards(match: Match, seat: int) -> int:
    """The cards that the giver whose turn it is to be guessed may hold, by all that the knocker knows."""
    knowledge = SevensKnowledge(match.setup.game, match.view(seat))
    knock = knowledge.now["knock"]
    giver = None if knock is None else knock["guessing"]
    places = knowledge.places
    hers = sum(1 << number for number, holder in enumerate(places.seats) if holder == giver and places.rooms[number])
    return sum(1 << card for card, allowed in zip(places.cards, places.allowed, strict=True) if allowed & hers)


SLIPS: Final = SevensSlips()
