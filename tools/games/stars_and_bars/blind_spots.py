"""What a child may not know of Stars and Bars."""

from random import Random

from tools.proof.made_class import BlindSpot, MadeLesson

from playmat.core.match import Match
from playmat.games.stars_and_bars.rules.board import CELLS, Cell
from playmat.games.stars_and_bars.rules.cards import NO_CARD, Card
from playmat.games.stars_and_bars.rules.moves import END, is_flip, put, say
from playmat.games.stars_and_bars.rules.preview import preview_of
from playmat.games.stars_and_bars.slips import FORGOT_TURN, WRONG_SUM, kernel_of
from playmat.insight.slips import Slip


def without_diagonals(match: Match, seat: int, random: Random) -> str | None:
    """The card that would bring most if only those beside, above, below and under it counted."""
    kernel = kernel_of(match)
    if kernel.put_card != NO_CARD:
        return None
    tops, wishes = kernel.tops_listed(), []
    for card in kernel.hand_of(seat):
        for cell in range(CELLS):
            if kernel.face_down >> cell & 1:
                continue
            looked_at = [it for it in preview_of(tops, Card(card), Cell(cell)) if it["relation"] != "diagonal"]
            if looked_at and all(it["points"] for it in looked_at):
                wishes.append((sum(it["points"] for it in looked_at), random.random(), put(Card(card), Cell(cell))))
    return match.format(max(wishes)[2]) if wishes and random.random() < 0.7 else None


def leaves_stacks(match: Match, _: int, random: Random) -> str | None:
    """Nine times of ten it ends the turn instead."""
    kernel = kernel_of(match)
    due = kernel.due_duty() if kernel.put_card != NO_CARD else -1
    if due < 0 or not is_flip(due) or random.random() > 0.9:
        return None
    return match.format(kernel.right_statement() if kernel.announce else END)


def leaves_out_a_neighbour(match: Match, seat: int, random: Random) -> str | None:
    kernel = kernel_of(match)
    if not kernel.announce or kernel.put_card == NO_CARD or kernel.due_duty() >= 0 or random.random() < 0.5:
        return None
    points = max(0, kernel.turn_points() - random.choice([1, 2, 3]))
    return match.format(say(points, match.position.scores[seat] + points))


LESSON = MadeLesson(
    "stars-and-bars",
    {"housekeeping": "manual", "announce": "practise"},
    size=2,
    matches=3,
    blind_spots=(
        BlindSpot(Slip("SB-8", "missed-diagonal"), without_diagonals),
        BlindSpot(FORGOT_TURN, leaves_stacks),
        BlindSpot(WRONG_SUM, leaves_out_a_neighbour),
    ),
    level="simple",  # `easy` forgets most duties
)
