"""A process that thinks for bots: a question a line comes in, a move a line goes out. It sees views, never matches.

Started by thinkers.py; ends by itself when its input ends, so no worker outlives its server.
"""

import sys
from typing import Any, cast

import msgspec
from msgspec import Struct

from playmat.bots.bot import SentTurn
from playmat.bots.registry import find_bot
from playmat.core.chance import stream_of
from playmat.core.views import View
from playmat.games.registry import find_game


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


def think(question: Question) -> Thought:
    game = find_game(question.game)
    turn = SentTurn(game, question.seat, cast(View, question.view))
    move = find_bot(question.bot, game).choose(turn, stream_of(question.stream))
    return Thought(game.format(move))


def main() -> None:
    decoder = msgspec.json.Decoder(Question)
    for line in sys.stdin.buffer:
        sys.stdout.buffer.write(msgspec.json.encode(think(decoder.decode(line))) + b"\n")
        sys.stdout.buffer.flush()


if __name__ == "__main__":
    main()
