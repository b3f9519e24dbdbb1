"""How long a hint, the review of a match and a solved deal take: `tools/thinking_time.py [GAME ...]`.

By processor time, in the build that is in use (PLAYMAT_NATIVE=0 for plain Python). Each build tries as much as it does
for people, and plain Python tries less. Matches of the bot `simple` are looked at, some of their moves each. For a
look, not for a test: no machine is like another.
"""

import sys
from statistics import mean
from time import process_time
from typing import Final

from playmat import native
from playmat.core.chance import seed_of_number, stream_of
from playmat.core.game import Game
from playmat.games.registry import GAMES
from playmat.insight.advice import advise
from playmat.insight.review import Question, judge_move, questions
from playmat.solve.solver import deal_solver_of
from playmat.study.plan import Plan, play_number, usual_seats

MATCHES: Final = 3
MOVES_A_MATCH: Final = 8
DEALS: Final = 20
LIMIT: Final = 20_000


def asked(game: Game) -> list[list[Question]]:
    """What is asked of some matches: where each move was made, and which."""
    seats = usual_seats(game)
    plan = Plan(game.name, 11, seats, seats, ("simple",), {})
    return [questions(game, play_number(plan, game, number).record()) for number in range(MATCHES)]


def times_of(game: Game) -> str:
    matches = asked(game)
    looked_at = [found[:: max(1, len(found) // MOVES_A_MATCH)] for found in matches]
    hints: list[float] = []
    judged: list[float] = []
    for question in [question for found in looked_at for question in found]:
        began = process_time()
        advise(game, question.seat, question.view, stream_of(f"hint {question.number}"))
        hints.append(process_time() - began)
        began = process_time()
        judge_move(game, question)
        judged.append(process_time() - began)
    moves = mean(len(found) for found in matches)
    text = f"a hint {1000 * mean(hints):.1f} ms, a review of {moves:.0f} moves {moves * mean(judged):.2f} s"
    solver = deal_solver_of(game)
    if solver is not None:
        began = process_time()
        solved = [solver.solve(game.setup({}, 1), seed_of_number(3, number), LIMIT) for number in range(DEALS)]
        took = process_time() - began
        nodes = sum(deal.nodes for deal in solved)
        text += f", a solved deal {1000 * took / DEALS:.2f} ms, {1e6 * took / nodes:.1f} µs a position"
    return text


def main() -> None:
    print(f"build: {native.status().build}", flush=True)
    for name in sys.argv[1:] or GAMES:
        print(f"{name:15} {times_of(GAMES[name])}", flush=True)


if __name__ == "__main__":
    main()
