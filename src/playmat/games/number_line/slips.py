"""What is missed in Number Line: the product of the quiz, beside what the rules refuse."""

from typing import Final

from playmat.core.match import Match
from playmat.core.message import Message, message
from playmat.games.number_line.rules.cards import KINDS
from playmat.games.number_line.rules.messages import answer_message
from playmat.games.number_line.rules.moves import (
    ANSWER_PASS,
    answer,
    is_answer,
    is_say,
    kind_put,
    number_put,
    stated_points,
)
from playmat.games.number_line.rules.position import NumberLinePosition
from playmat.insight.slips import Slip, Slips

WRONG_ANSWER: Final = Slip("NL-2", "wrong-answer")
WRONG_COUNT: Final = Slip("NL-18", "wrong-count")


class NumberLineSlips(Slips):
    def decided(self, match: Match, seat: int, move: int) -> dict[Slip, bool]:
        """The quiz and the points of a round. A seat that passes on the quiz got nothing wrong and nothing right."""
        if is_say(move):
            kernel = position_of(match).kernel
            return {WRONG_COUNT: stated_points(move) != kernel.round_points(seat)} if kernel.counting else {}
        if not is_asked(match) or not is_answer(move) or move == ANSWER_PASS:
            return {}
        return {WRONG_ANSWER: move != right_answer(match)}

    def told(self, match: Match, seat: int, move: int) -> Message | None:
        if is_say(move):
            return message("tried-say", {"seat": seat, "points": stated_points(move)})
        if not is_answer(move):
            return message("move-" + KINDS[kind_put(move)], {"seat": seat, "number": number_put(move)})
        if is_asked(match) or move == ANSWER_PASS:
            return answer_message(position_of(match).kernel, seat, move)
        return message("tried-answer", {"seat": seat, "answer": move - answer(0)})


def is_asked(match: Match) -> bool:
    return position_of(match).kernel.starter < 0


def right_answer(match: Match) -> int:
    kernel = position_of(match).kernel
    return answer(kernel.factor * kernel.other_factor)


def position_of(match: Match) -> NumberLinePosition:
    position = match.position
    assert isinstance(position, NumberLinePosition)
    return position


SLIPS: Final = NumberLineSlips()
