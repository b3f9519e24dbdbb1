"""What a child may not know of Big Bang."""

from random import Random
from typing import cast

from tools.proof.made_lesson import BlindSpot, MadeLesson

from playmat.core.match import Match
from playmat.games.big_bang.rules.moves import DRAW
from playmat.games.big_bang.rules.views import BigBangView
from playmat.games.big_bang.slips import SLIPS
from playmat.insight.slips import Slip

EQUAL = Slip("BB-3", "equal-beside")


def puts_equals_together(match: Match, seat: int, random: Random) -> str | None:
    """Beside a card of the same number, wherever there is room."""
    if random.random() > 0.4:
        return None
    own = cast(BigBangView, match.view(seat)["now"])["sets"][seat]
    twins = [(card, it["cell"]) for card in own["hand"] or [] for it in own["board"] if it["card"] == card]
    for card, cell in random.sample(twins, len(twins)):
        row, column = map(int, cell.split(","))
        for place in ((row, column - 1), (row, column + 1), (row - 1, column), (row + 1, column)):
            move = match.parse(f"hand {card} @{place[0]},{place[1]}")
            refusal = None if move is None else match.refuse(seat, move)
            if move is not None and refusal is not None and SLIPS.refused(match, seat, move, refusal) == EQUAL:
                return match.format(move)
    return None


def draws_too_soon(match: Match, seat: int, random: Random) -> str | None:
    refusal = match.refuse(seat, DRAW)
    return match.format(DRAW) if refusal and refusal.code == "must-put" and random.random() < 0.4 else None


LESSONS = (
    MadeLesson(
        "Big Bang",
        "big-bang",
        {"mode": "race"},
        size=2,
        matches=2,
        blind_spots=(BlindSpot(EQUAL, puts_equals_together), BlindSpot(Slip("BB-6", "must-put"), draws_too_soon)),
    ),
    MadeLesson(
        "Big Bang, choices",
        "big-bang",
        {"mode": "race"},
        size=2,
        matches=2,
        blind_spots=(),
        level="medium",
        choosing_badly=3,
    ),
)
