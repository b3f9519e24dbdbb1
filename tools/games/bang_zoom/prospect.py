"""Find by playing how likely a game of Bang! Zoom! between two is won from its middle: the weights of prospect.py.

Two who reckon as `Duel` does play, what `Prospect` looks at is written down at every turn, and a logistic function is
fitted to who won, by Newton's method. The number of games is its argument: `python tools/games/bang_zoom/prospect.py
3000` (a minute with the native build, then some minutes for the fit).
"""

import sys
from math import exp

from playmat.core.chance import SeedChance, seed_of_number, stream_of
from playmat.games.bang_zoom.bots.ahead import Ahead
from playmat.games.bang_zoom.bots.duel import Duel
from playmat.games.bang_zoom.bots.prospect import Prospect
from playmat.games.bang_zoom.bots.values import KEEPING, LEARNED
from playmat.games.bang_zoom.rules.knowledge import BangZoomKnowledge
from playmat.games.registry import find_game

NUMBERS = 16  # as many as `Prospect` looks at
STEPS = 8
CALM = 1e-4  # keeps weights small that hardly matter

Row = tuple[list[float], float]


def played(games: int) -> tuple[list[Row], list[Row]]:
    """What was looked at, and who won: before BANG was laid, and after."""
    game = find_game("bang-zoom")
    match = game.setup({}, 2).start(SeedChance(seed_of_number(5, 1)))
    knowledge = game.knowledge(match.view(match.actors()[0]))
    assert isinstance(knowledge, BangZoomKnowledge)
    duel = Duel(knowledge.lexicon.trie(), LEARNED, KEEPING)
    ahead = Ahead(knowledge.deals(), 0, duel)
    prospect = Prospect(duel)
    kernel = knowledge.deals().start.twin()
    stream = stream_of("fit")
    before: list[Row] = []
    after: list[Row] = []
    for number in range(games):
        kernel.deal(1 + number % 2, stream)
        seen: list[tuple[int, bool, list[float]]] = []
        while not kernel.end:
            prospect.look(kernel)
            seen.append((kernel.turn, bool(kernel.is_bang_laid), prospect.listed()))
            ahead.play_turn(kernel)
        scores = kernel.scores_listed()
        for turn, is_bang_laid, numbers in seen:
            lead = scores[turn] - scores[1 - turn]
            (after if is_bang_laid else before).append((numbers, 1.0 if lead > 0 else 0.5 if lead == 0 else 0.0))
    return before, after


def fitted(rows: list[Row]) -> list[float]:
    weights = [0.0] * NUMBERS
    for _ in range(STEPS):
        slope = [-CALM * weight * len(rows) for weight in weights]
        curve = [[CALM * len(rows) if one == other else 0.0 for other in range(NUMBERS)] for one in range(NUMBERS)]
        for numbers, won in rows:
            chance = 1 / (1 + exp(-sum(weight * number for weight, number in zip(weights, numbers, strict=True))))
            there = [place for place in range(NUMBERS) if numbers[place]]
            for one in there:
                slope[one] += (won - chance) * numbers[one]
                for other in there:
                    curve[one][other] += chance * (1 - chance) * numbers[one] * numbers[other]
        weights = [weight + step for weight, step in zip(weights, solved(curve, slope), strict=True)]
    return weights


def solved(matrix: list[list[float]], right: list[float]) -> list[float]:
    """Gauss's way, on copies."""
    rows = [[*row, value] for row, value in zip(matrix, right, strict=True)]
    for place in range(len(rows)):
        pivot = max(range(place, len(rows)), key=lambda number: abs(rows[number][place]))
        rows[place], rows[pivot] = rows[pivot], rows[place]
        for number, row in enumerate(rows):
            if number != place:
                part = row[place] / rows[place][place]
                rows[number] = [value - part * other for value, other in zip(row, rows[place], strict=True)]
    return [row[-1] / row[place] for place, row in enumerate(rows)]


def main() -> None:
    for name, rows in zip(("BEFORE", "AFTER"), played(int(sys.argv[1])), strict=True):
        print(name, len(rows), [round(weight, 3) for weight in fitted(rows)])


if __name__ == "__main__":
    main()
