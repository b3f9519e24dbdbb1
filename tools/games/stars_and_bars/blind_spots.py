"""What a child may not know of Stars and Bars."""

from random import Random

from tools.proof.made_lesson import BlindSpot, MadeLesson

from playmat.core.match import Match
from playmat.games.stars_and_bars.rules.board import CELLS, Cell
from playmat.games.stars_and_bars.rules.cards import NO_CARD, Card
from playmat.games.stars_and_bars.rules.moves import END, put, say
from playmat.games.stars_and_bars.rules.view import build_preview
from playmat.games.stars_and_bars.slips import FORGOT_CLEAR, FORGOT_TURN, WRONG_SUM, due_slip, kernel_of
from playmat.insight.slips import Slip


def without(relation: str) -> BlindSpot:
    """Plays the card that would bring most if no neighbour in this direction counted."""

    def wants(match: Match, seat: int, random: Random) -> str | None:
        kernel = kernel_of(match)
        if kernel.put_card != NO_CARD:
            return None
        tops, wishes = kernel.top_cards(), []
        for card in kernel.hand_cards(seat):
            for cell in range(CELLS):
                if kernel.face_down >> cell & 1:
                    continue
                looked_at = [it for it in build_preview(tops, Card(card), Cell(cell)) if it["relation"] != relation]
                if looked_at and all(it["points"] for it in looked_at):
                    wishes.append((sum(it["points"] for it in looked_at), random.random(), put(Card(card), Cell(cell))))
        return match.format(max(wishes)[2]) if wishes and random.random() < 0.7 else None

    return BlindSpot(Slip("SB-8", f"missed-{relation}"), wants)


def leaves(slip: Slip) -> BlindSpot:
    """Nine times of ten it ends the turn instead of this duty."""

    def wants(match: Match, _: int, random: Random) -> str | None:
        kernel = kernel_of(match)
        if kernel.put_card == NO_CARD or due_slip(kernel) != slip or random.random() > 0.9:
            return None
        return match.format(kernel.correct_statement() if kernel.states_points else END)

    return BlindSpot(slip, wants)


def leaves_out_a_neighbour(match: Match, seat: int, random: Random) -> str | None:
    kernel = kernel_of(match)
    if (
        not kernel.states_points
        or kernel.put_card == NO_CARD
        or kernel.due_housekeeping() >= 0
        or random.random() < 0.5
    ):
        return None
    points = max(0, kernel.turn_points() - random.choice([1, 2, 3]))
    return match.format(say(points, match.position.scores[seat] + points))


LESSONS = (
    MadeLesson(
        "Stars and Bars",
        "stars-and-bars",
        {"housekeeping": "manual", "announce": "practise"},
        size=2,
        matches=3,
        blind_spots=(
            without("diagonal"),
            without("vertical"),
            leaves(FORGOT_TURN),
            leaves(FORGOT_CLEAR),
            BlindSpot(WRONG_SUM, leaves_out_a_neighbour),
        ),
        level="simple",  # `easy` forgets most duties
    ),
    MadeLesson(
        "Stars and Bars, choices",
        "stars-and-bars",
        {},
        size=2,
        matches=3,
        blind_spots=(),
        level="medium",
        choosing_badly=3,
    ),
)
