"""A worker process that tries out cards from the workshop."""

from time import monotonic
from typing import Final

import msgspec
from msgspec import Struct

from playmat import native
from playmat.server.workers.bot_worker import BotReply
from playmat.server.workers.worker_line import answer_lines
from playmat.workshop.try_out import try_out
from playmat.workshop.workshop import find_workshop

LONGEST_TRIAL: Final = 4.0  # seconds
NATIVE_GAMES: Final = 300
PURE_GAMES: Final = 40


class WorkshopQuestion(Struct, frozen=True):
    """What happens in games with these cards?"""

    game: str
    cards: str
    bot: str = "workshop"


class TrialCounts(Struct, frozen=True):
    """The games of one trial, and in how many of them each goal was reached."""

    games: int
    reached: dict[str, int]
    moves: float


def run_trials(question: WorkshopQuestion) -> list[TrialCounts]:
    """Play the games of every trial. A slow machine plays fewer of them."""
    end = monotonic() + LONGEST_TRIAL
    most = NATIVE_GAMES if native.status().is_native else PURE_GAMES
    results = try_out(*find_workshop(question.game), question.cards, most, goes_on=lambda: monotonic() < end)
    return [TrialCounts(result.games, result.reached, round(result.moves, 1)) for result in results]


def main() -> None:
    decoder = msgspec.json.Decoder(WorkshopQuestion)

    def answer(line: bytes) -> bytes:
        counts = run_trials(decoder.decode(line))
        return msgspec.json.encode(BotReply(msgspec.json.encode(counts).decode()))

    answer_lines(answer)


if __name__ == "__main__":
    main()
