"""A process that thinks: a question a line comes in, an answer a line goes out. It sees views, never matches.

It plays for bots, gives hints and judges moves of a record. Started by thinkers.py; ends by itself when its input
ends, so no worker outlives its server.
"""

import sys
from collections.abc import Callable
from time import monotonic
from typing import Any, Final, cast

import msgspec
from msgspec import Struct

from playmat.bots.bot import SentTurn
from playmat.bots.registry import find_bot
from playmat.bots.search.bot import SearchBot
from playmat.core.chance import stream_of
from playmat.core.game import Game
from playmat.core.views import View
from playmat.games.registry import find_game
from playmat.insight.advice import advise
from playmat.insight.review import Question as Played
from playmat.insight.review import judge_move
from playmat.server.workers.worker_line import answer_lines
from playmat.system import give_way
from playmat.table.move_words import said_of_choices

LONGEST_THOUGHT: Final = 1.2  # seconds; a slow machine must not keep a table waiting
# A worker started with this gives way to everybody else on the machine.
CALM: Final = "--calm"

Data = dict[str, Any]


class Question(Struct, frozen=True, tag="move"):
    """What would this bot play in this seat, seeing this?"""

    game: str
    seat: int
    bot: str
    stream: str
    view: Data


class HintQuestion(Struct, frozen=True, tag="hint"):
    """What are the best moves of this seat, seeing this, and why?"""

    game: str
    seat: int
    stream: str
    view: Data


class JudgeQuestion(Struct, frozen=True, tag="judge"):
    """How good was this move of a record, for who saw this?"""

    game: str
    seat: int
    number: int  # of the move in the record
    game_number: int  # of the match
    move: str
    view: Data


class BotReply(Struct, frozen=True):
    """The move."""

    text: str


class HintReply(Struct, frozen=True):
    """An `Advice` as data; `said` has each move as a message."""

    advice: Data
    said: list[Data]


class JudgeReply(Struct, frozen=True):
    """A `Judged` as data; `said` has the best move as a message."""

    judged: Data
    said: Data


AnyQuestion = Question | HintQuestion | JudgeQuestion
AnyReply = BotReply | HintReply | JudgeReply


def until(seconds: float | None) -> Callable[[], bool] | None:
    """Whether there is still time."""
    if seconds is None:
        return None
    end = monotonic() + seconds
    return lambda: monotonic() < end


def think(question: Question, seconds: float | None = None) -> BotReply:
    """What the bot plays. A bot that searches stops when the time is up, and says what it holds best by then."""
    view = cast(View, question.view)
    game = find_game(question.game, view["rules"])
    turn = SentTurn(game, question.seat, view)
    bot = find_bot(question.bot, game)
    if isinstance(bot, SearchBot):
        bot = bot.limited(until(seconds))
    return BotReply(game.format(bot.choose(turn, stream_of(question.stream))))


def hint(question: HintQuestion, seconds: float | None = None) -> HintReply:
    view = cast(View, question.view)
    game = find_game(question.game, view["rules"])
    advice = advise(game, question.seat, view, stream_of(question.stream), goes_on=until(seconds))
    said = in_words(game, question.seat, view, [choice.move for choice in advice.choices])
    return HintReply(advice.as_data(), said)


def judge(question: JudgeQuestion) -> JudgeReply:
    view = cast(View, question.view)
    game = find_game(question.game, view["rules"])
    played = Played(question.number, question.game_number, question.seat, view, question.move)
    judged = judge_move(game, played)
    (said,) = in_words(game, question.seat, view, [judged.best])
    return JudgeReply(judged.as_data(), said)


def in_words(game: Game, seat: int, view: View, texts: list[str]) -> list[Data]:
    moves = [move for move in map(game.parse, texts) if move is not None]
    assert len(moves) == len(texts), f"not all of {texts} are moves"
    return cast(list[Data], said_of_choices(game, seat, view, moves))


def answer(question: AnyQuestion) -> AnyReply:
    match question:
        case Question():
            return think(question, LONGEST_THOUGHT)
        case HintQuestion():
            return hint(question, LONGEST_THOUGHT)
        case JudgeQuestion():
            return judge(question)


def main() -> None:
    if CALM in sys.argv[1:]:
        give_way()
    decoder = msgspec.json.Decoder(AnyQuestion)
    answer_lines(lambda line: msgspec.json.encode(answer(decoder.decode(line))))


if __name__ == "__main__":
    main()
