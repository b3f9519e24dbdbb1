"""The workshop of Big Bang: rules cards with faces of your own (BB-19)."""

from typing import Final

from playmat.games.big_bang.solver.part import SOLVER
from playmat.workshop.workshop import Trial, TrialGame, Workshop

# Positions the solver looks at per deal. Nearly every deal is decided long before that.
MOST_POSITIONS: Final = 4_000


class BigBangWorkshop(Workshop):
    """Tries the cards one by one: a deck without them, with the first, with the first two, up to all of them."""

    option = "faces"
    sample = "open/3/dead,5/5/dead"
    goals = ("all-played", "winnable")

    def trials(self, cards: str) -> list[Trial]:
        most = len(cards.split(","))
        return [Trial({"count": count}, 1, {"faces": cards, "rules_cards": count}, "easy") for count in range(most + 1)]

    def goals_reached(self, game: TrialGame) -> set[str]:
        if game.match.end == "all-put":
            return {"all-played", "winnable"}
        solved = SOLVER.solve(game.setup, game.seed, MOST_POSITIONS)
        return {"winnable"} if solved.is_won else set()


WORKSHOP: Final = BigBangWorkshop()
