"""A process that looks at what a class has played: puzzles in a match, and what strong players make of a deal.

A question a line comes in, an answer a line goes out, as with the bots. Unlike a bot it is told all cards: it is asked
only about matches that are over.
"""

from collections.abc import Callable
from time import monotonic
from typing import Final, Literal

import msgspec
from msgspec import Struct

from playmat.bots.play import play_match
from playmat.bots.registry import find_bot
from playmat.bots.search.bot import SearchBot
from playmat.core.chance import SeedChance, stream_of
from playmat.core.options import Value
from playmat.core.record import read_record
from playmat.core.refusal import Refused
from playmat.games.registry import find_game
from playmat.puzzles.find import each_puzzle_in
from playmat.puzzles.prove import prove
from playmat.puzzles.puzzle import Puzzle
from playmat.server.workers.bot_worker import BotReply
from playmat.server.workers.par_worker import ParQuestion, pars_of
from playmat.server.workers.worker_line import answer_lines
from playmat.solve.solver import deal_solver_of
from playmat.system import give_way

STRONG: Final = "hard"
MOST_PLAYED: Final = 5  # matches of bots, of which the mean is told
PLAY_SECONDS: Final = 20.0  # after which no other match is begun, and nobody thinks for long
LOOK_SECONDS: Final = 4.0  # for the puzzles of one match
MOST_OF_KIND: Final = 2  # of one match
LONGEST_FOUND: Final = 40_000  # bytes


class DealQuestion(Struct, frozen=True, tag="deal"):
    """What can be made of this deal, in each seat?"""

    game: str
    rules: int
    options: dict[str, Value]
    seats: int
    seed: str
    first: int = 0


class MatchQuestion(Struct, frozen=True, tag="match"):
    """Which puzzles are in this match?"""

    record: str  # as a line of a file of records has it


class DealPar(Struct, frozen=True):
    """By seat. The best that there is, found by the solver; or the mean of what strong bots made of the same seats."""

    scores: list[float]
    source: Literal["solver", "bots"]
    matches: int = 0  # of bots


def par_of(question: DealQuestion) -> DealPar:
    setup = find_game(question.game, question.rules).setup(question.options, question.seats, question.first)
    if deal_solver_of(setup.game) is not None and setup.games == 1:
        found = pars_of(ParQuestion(question.options, question.seats, question.seed, question.game, question.rules))
        scores = [float(par.score) for par in found]
        return DealPar(scores if len(scores) == question.seats else scores * question.seats, "solver")
    end, played = monotonic() + PLAY_SECONDS, list[list[int]]()
    while len(played) < MOST_PLAYED and (not played or monotonic() < end):
        played.append(played_by_bots(question, len(played), lambda: monotonic() < end))
    means = [round(sum(row) / len(played), 1) for row in zip(*played, strict=True)]
    return DealPar(means, "bots", len(played))


def played_by_bots(question: DealQuestion, number: int, goes_on: Callable[[], bool]) -> list[int]:
    game = find_game(question.game, question.rules)
    match = game.setup(question.options, question.seats, question.first).start(SeedChance(question.seed))
    streams = [stream_of(f"{question.seed}:{number}:{seat}") for seat in range(question.seats)]
    strong = find_bot(STRONG, game)
    bots = [strong.limited(goes_on) if isinstance(strong, SearchBot) else strong] * question.seats
    play_match(match, bots, streams, f"{question.seed}:{number}:order")
    assert match.result is not None, "it was played to its end"
    return [*match.result.scores]


def puzzles_of(question: MatchQuestion) -> list[Puzzle]:
    """As they ship: of a kind few, each worked out anew by the rules before it is told."""
    end, size = monotonic() + LOOK_SECONDS, 0
    kept: list[Puzzle] = []
    for puzzle in each_puzzle_in(read_record(question.record)):
        if monotonic() > end:
            break
        if sum(one.kind == puzzle.kind for one in kept) >= MOST_OF_KIND or not prove(puzzle).holds:
            continue
        size += len(msgspec.json.encode(puzzle))
        if size > LONGEST_FOUND:
            break
        kept.append(puzzle)
    return kept


def main() -> None:
    give_way()
    decoder = msgspec.json.Decoder(DealQuestion | MatchQuestion)

    def answer(line: bytes) -> bytes:
        question = decoder.decode(line)
        try:
            found = par_of(question) if isinstance(question, DealQuestion) else puzzles_of(question)
        except Refused:
            found = None
        return msgspec.json.encode(BotReply(msgspec.json.encode(found).decode()))

    answer_lines(answer)


if __name__ == "__main__":
    main()
