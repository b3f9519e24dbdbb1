"""What a child may not know of Number Line."""

from random import Random

from tools.proof.made_lesson import BlindSpot, MadeLesson

from playmat.core.match import Match
from playmat.games.number_line.rules.moves import answer
from playmat.games.number_line.slips import WRONG_ANSWER, is_asked, position_of, right_answer
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


def knows_the_product(match: Match, _: int, random: Random) -> str | None:
    """Bots leave the quiz to people. Who is in no hurry leaves it to others now and then."""
    return match.format(right_answer(match)) if is_asked(match) and random.random() < 0.8 else None


def multiplies_wrongly(match: Match, _: int, random: Random) -> str | None:
    """Tens with tens and ones with ones, and nothing across: 17 x 34 is 300 and 28."""
    if not is_asked(match) or random.random() > 0.8:
        return None
    kernel = position_of(match).kernel
    (tens, ones), (other_tens, other_ones) = divmod(kernel.factor, 10), divmod(kernel.other_factor, 10)
    return match.format(answer(100 * tens * other_tens + ones * other_ones))


def more_at_the_quiz(match: Match) -> float:
    """Two numbers of two digits in the head: everybody gets that wrong more often than a place on the line."""
    return 3.0 if is_asked(match) else 1.0


LESSONS = (
    MadeLesson(
        "Number Line",
        "number-line",
        {},
        size=4,
        matches=10,
        blind_spots=(wants("taken", "card", 0.5), wants("decoy-not-yet", "decoy", 0.8)),
    ),
    MadeLesson(
        "Number Line, with the quiz",
        "number-line",
        {"start": "quiz", "games": 3},
        size=2,
        matches=5,
        blind_spots=(BlindSpot(WRONG_ANSWER, multiplies_wrongly), wants("taken", "card", 0.5)),
        knows=knows_the_product,
        hard=more_at_the_quiz,
    ),
    MadeLesson(
        "Number Line, choices",
        "number-line",
        {},
        size=4,
        matches=10,
        blind_spots=(),
        level="hard",  # of four at a table, `medium` chooses no better than chance
        choosing_badly=3,
    ),
)
