"""What a child may not know of Sevens."""

from random import Random
from typing import cast

from tools.proof.made_lesson import BlindSpot, MadeLesson

from playmat.core.match import Match
from playmat.games.sevens.rules.moves import CARDS_NAMED, GUESS, KNOCK, is_guess
from playmat.games.sevens.rules.view import SevensView
from playmat.games.sevens.slips import EXCLUDED, possible_cards
from playmat.insight.slips import Slip


def names_what_cannot_be(match: Match, seat: int, random: Random) -> str | None:
    """Names any card that it does not see, whatever is known of the giver."""
    guesses = [move for move in match.legal(seat) if is_guess(move)]
    if not guesses:
        return None
    excluded = [move for move in guesses if not CARDS_NAMED[move - GUESS] & possible_cards(match, seat)]
    return match.format(random.choice(excluded)) if excluded and random.random() < 0.6 else None


def knocks_when_it_likes(match: Match, seat: int, random: Random) -> str | None:
    legal = match.legal(seat)
    is_turn = legal and not is_guess(legal[0]) and KNOCK not in legal and match.format(legal[0]).startswith("play")
    return match.format(KNOCK) if is_turn and random.random() < 0.35 else None


def leaves_gaps(match: Match, seat: int, random: Random) -> str | None:
    """Puts any card of a suit that has begun."""
    hand = cast(SevensView, match.view(seat)["now"])["hand"]
    held = [text for text in (f"play {card}" for card in hand) if is_gap(match, seat, text)]
    return random.choice(held) if held and random.random() < 0.35 else None


def is_gap(match: Match, seat: int, text: str) -> bool:
    move = match.parse(text)
    refusal = None if move is None else match.refuse(seat, move)
    return refusal is not None and refusal.code == "not-adjacent"


LESSONS = (
    MadeLesson(
        "Sevens",
        "sevens",
        {},
        size=4,
        matches=10,
        blind_spots=(
            BlindSpot(EXCLUDED, names_what_cannot_be),
            BlindSpot(Slip("SV-5", "must-play"), knocks_when_it_likes),
            BlindSpot(Slip("SV-4", "not-adjacent"), leaves_gaps),
        ),
        level="simple",  # `easy` thinks of two cards, and names one of them even if neither can be there
    ),
    MadeLesson(
        "Sevens, choices",
        "sevens",
        {},
        size=4,
        matches=10,
        blind_spots=(),
        level="hard",
        choosing_badly=3,
    ),
)
