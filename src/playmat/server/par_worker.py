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
from playmat.server.bodies import SeatPar
from playmat.server.bot_worker import Thought
from playmat.server.worker_line import answer_lines
from playmat.solve.big_bang.dealt import deals_of
from playmat.solve.big_bang.par import ParSearch

# Positions: about a second either way. The time is for machines that are busy or slow.
NATIVE_LIMIT: Final = 40_000
PURE_LIMIT: Final = 8_000
LONGEST_SEARCH: Final = 3.0


class ParQuestion(Struct, frozen=True):
    """What is the par of these deals?"""

    options: dict[str, Value]
    seats: int
    seed: str
    game: str = "big-bang"
    bot: str = "par"


def pars_of(question: ParQuestion) -> list[SeatPar]:
    """One for each deal: one for all, or one for each seat."""
    setup = find_game(question.game).setup(question.options, question.seats)
    found: list[SeatPar] = []
    for deal in deals_of(setup, question.seed):
        search = ParSearch(deal, NATIVE_LIMIT if native.status().is_native else PURE_LIMIT)
        end = monotonic() + LONGEST_SEARCH
        while monotonic() < end and search.goes_on():
            pass
        par = search.par()
        found.append(SeatPar(par.score, par.draws, par.score_is_exact, par.draws_are_exact))
    return found


def main() -> None:
    decoder = msgspec.json.Decoder(ParQuestion)
    answer_lines(lambda line: msgspec.json.encode(Thought(msgspec.json.encode(pars_of(decoder.decode(line))).decode())))


if __name__ == "__main__":
    main()
