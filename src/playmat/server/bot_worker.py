"""A process that thinks for bots: a question a line comes in, a move a line goes out. It sees views, never matches.

Started by thinkers.py; ends by itself when its input ends, so no worker outlives its server.
"""

import sys
from time import monotonic
from typing import Any, Final, cast

import msgspec
from msgspec import Struct

from playmat.bots.bot import SentTurn
from playmat.bots.registry import find_bot
from playmat.bots.search.bot import SearchBot
from playmat.core.chance import stream_of
from playmat.core.views import View
from playmat.games.registry import find_game

LONGEST_THOUGHT: Final = 1.2  # seconds; a slow machine must not keep a table waiting


class Question(Struct, frozen=True):
    """What would this bot play in this seat, seeing this?"""

    game: str
    seat: int
    bot: str
    stream: str
    view: dict[str, Any]


class Thought(Struct, frozen=True):
    """The move."""

    text: str


def think(question: Question, seconds: float | None = None) -> Thought:
    """What the bot plays. A bot that searches stops when the time is up, and says what it holds best by then."""
    game = find_game(question.game)
    turn = SentTurn(game, question.seat, cast(View, question.view))
    bot = find_bot(question.bot, game)
    if seconds is not None and isinstance(bot, SearchBot):
        end = monotonic() + seconds
        bot.goes_on = lambda: monotonic() < end
    return Thought(game.format(bot.choose(turn, stream_of(question.stream))))


def main() -> None:
    decoder = msgspec.json.Decoder(Question)
    for line in sys.stdin.buffer:
        sys.stdout.buffer.write(msgspec.json.encode(think(decoder.decode(line), LONGEST_THOUGHT)) + b"\n")
        sys.stdout.buffer.flush()


if __name__ == "__main__":
    main()
