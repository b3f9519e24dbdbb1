"""What a child may not know of Number Line."""

from random import Random

from tools.proof.made_class import BlindSpot, MadeLesson

from playmat.core.match import Match
from playmat.insight.slips import Slip


def wants(code: str, kind: str, share: float) -> BlindSpot:
    """Tries a move that is refused with this code in a part of all turns where it could be."""

    def tries(match: Match, seat: int, random: Random) -> str | None:
        if random.random() > share:
            return None
        for number in random.sample(range(1, 11), 10):
            move = match.parse(f"{kind} {number}")
            refusal = None if move is None else match.refuse(seat, move)
            if refusal is not None and refusal.code == code:
                return f"{kind} {number}"
        return None

    rules = {"taken": "NL-1", "decoy-not-yet": "NL-4"}
    return BlindSpot(Slip(rules[code], code), tries)


LESSON = MadeLesson(
    "number-line",
    {},
    size=4,
    matches=10,
    blind_spots=(wants("taken", "card", 0.5), wants("decoy-not-yet", "decoy", 0.8)),
)
