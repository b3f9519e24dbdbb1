"""A process that looks for pars: a question a line comes in, an answer a line goes out, as with the bots.

Started by thinkers.py; ends by itself when its input ends. Unlike a bot it is told the seed: what it says about a deal
is the best that can be made of it, never a card.
"""

from time import monotonic
from typing import Final

import msgspec
from msgspec import Struct

from playmat import native
from playmat.core.options import Value
from playmat.games.registry import find_game
from playmat.server.workers.bot_worker import BotReply
from playmat.server.workers.worker_line import answer_lines
from playmat.solve.solver import deal_solver_of

# For machines that are busy or slow.
LONGEST_SEARCH: Final = 3.0


class SeatPar(Struct, frozen=True):
    """The best score that can be made of a deal and the fewest draws that reach it: proved, or the best found."""

    score: int
    draws: int
    score_proved: bool
    draws_proved: bool


class ParQuestion(Struct, frozen=True):
    """What is the par of these deals?"""

    options: dict[str, Value]
    seats: int
    seed: str
    game: str
    rules: int
    bot: str = "par"


def pars_of(question: ParQuestion) -> list[SeatPar]:
    """One for each deal: one for all, or one for each seat."""
    game = find_game(question.game, question.rules)
    solver = deal_solver_of(game)
    assert solver is not None, "only games with a solver are asked about"
    limit = solver.native_par_limit if native.status().is_native else solver.pure_par_limit
    end = monotonic() + LONGEST_SEARCH
    found = solver.pars(game.setup(question.options, question.seats), question.seed, limit, lambda: monotonic() < end)
    return [SeatPar(par.score, par.draws, par.score_is_exact, par.draws_are_exact) for par in found]


def main() -> None:
    decoder = msgspec.json.Decoder(ParQuestion)

    def answer(line: bytes) -> bytes:
        found = pars_of(decoder.decode(line))
        return msgspec.json.encode(BotReply(msgspec.json.encode(found).decode()))

    answer_lines(answer)


if __name__ == "__main__":
    main()
