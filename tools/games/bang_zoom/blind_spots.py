"""What a child may not know of Bang! Zoom!."""

from random import Random
from typing import cast

from tools.proof.made_lesson import BlindSpot, MadeLesson

from playmat.core.match import Match
from playmat.games.bang_zoom.rules.views import BangZoomView
from playmat.insight.slips import Slip


def spells_without_letters(match: Match, seat: int, random: Random) -> str | None:
    """Lays a word for which a letter is missing: BANG or ZOOM most of all."""
    if random.random() > 0.3:
        return None
    for word in random.sample(["BANG", "BAND", "MOON", "ZOO", "GONE"], 5):
        refusal = match.refuse(seat, match.parse(f"lay {word}") or 0)
        if refusal is not None and refusal.code == "letters-missing":
            return f"lay {word}"
    return None


def discards_before_taking(match: Match, seat: int, random: Random) -> str | None:
    hand = cast(BangZoomView, match.view(seat)["now"])["hand"]
    text = f"discard {random.choice(hand)}" if hand else ""
    move = match.parse(text)
    refusal = None if move is None else match.refuse(seat, move)
    return text if refusal is not None and refusal.code == "take-first" and random.random() < 0.4 else None


def makes_words_up(match: Match, seat: int, random: Random) -> str | None:
    """Three or four of its letters, in an order that is no word."""
    hand = [card for card in cast(BangZoomView, match.view(seat)["now"])["hand"] or [] if len(card) == 1]
    if len(hand) < 4 or random.random() > 0.3:
        return None
    text = "lay " + "".join(random.sample(hand, random.choice([3, 4])))
    move = match.parse(text)
    refusal = None if move is None else match.refuse(seat, move)
    return text if refusal is not None and refusal.code == "word-unknown" else None


LESSONS = (
    MadeLesson(
        "Bang! Zoom!",
        "bang-zoom",
        {},
        size=4,
        matches=5,
        blind_spots=(
            BlindSpot(Slip("BZ-5", "letters-missing"), spells_without_letters),
            BlindSpot(Slip("BZ-4", "take-first"), discards_before_taking),
            BlindSpot(Slip("BZ-14", "word-unknown"), makes_words_up),
        ),
    ),
    MadeLesson(
        "Bang! Zoom!, choices",
        "bang-zoom",
        {},
        size=4,
        matches=5,
        blind_spots=(),
        level="medium",
        choosing_badly=3,
    ),
)
