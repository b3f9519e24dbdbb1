"""A hint: the best moves of a seat, what they are worth, and why."""

from collections.abc import Callable
from dataclasses import asdict, dataclass
from typing import Final, cast

from playmat.core.chance import Stream, stream_of
from playmat.core.game import Game
from playmat.core.message import Message, message
from playmat.core.position import Position
from playmat.core.refusal import refused
from playmat.core.views import View
from playmat.games.number_line.views import NumberLineView
from playmat.insight.reasons.reasons import reasons_for
from playmat.insight.weighing.weigh import moves_to_weigh, unit_of, weigh

MOST_CHOICES: Final = 3


@dataclass(frozen=True)
class Choice:
    """One move worth considering."""

    move: str
    worth: float  # unit "win": the share of wins, 0 to 1, a shared win in parts; unit "points": points
    error: float  # standard error; 0 where it was worked out exactly
    why: tuple[Message, ...]  # one or two


@dataclass(frozen=True)
class Advice:
    """What a seat could do, the best first. Without choices `says` tells why there are none (a quiz, a sum to say)."""

    game: str
    seat: int
    unit: str  # "win" or "points"
    choices: tuple[Choice, ...]
    says: tuple[Message, ...]

    def as_data(self) -> dict[str, object]:
        return asdict(self)


def advise(
    game: Game,
    seat: int,
    view: View,
    stream: Stream,
    effort: int = 100,
    goes_on: Callable[[], bool] | None = None,
) -> Advice:
    """The best three moves of a seat that may act. `effort` is a percentage of the usual looking ahead.

    Made from the view alone. The same view, stream and effort give the same advice, unless `goes_on` (asked now and
    then) ends it early.
    """
    if seat not in view["actors"]:
        raise refused("nothing-to-advise", {"seats": view["actors"]})
    position = game.knowledge(view).imagine(stream_of("")).position
    moves = moves_to_weigh(game, position, seat, afterwards=False)
    unit = unit_of(game)
    says = left_to_people(view, position, seat)
    if not moves:
        return Advice(game.name, seat, unit, (), says)
    found = weigh(game, seat, view, moves, stream, effort, goes_on=goes_on)[:MOST_CHOICES]
    choices: list[Choice] = []
    for number, one in enumerate(found):
        # The best is held against the second, the others against the best.
        rival = None if len(found) == 1 else found[1 if number == 0 else 0].move
        why = reasons_for(game, view, seat, one.move, rival, len(moves))
        choices.append(Choice(game.format(one.move), round(one.worth, 4), round(one.error, 4), why))
    return Advice(game.name, seat, unit, tuple(choices), says)


def left_to_people(view: View, position: Position, seat: int) -> tuple[Message, ...]:
    """What a hint does not do for anybody: work out a product, or add up the points of a turn."""
    if view["game"] == "number-line" and position.decline(seat) is not None:
        quiz = cast(NumberLineView, view["now"])["quiz"]
        assert quiz is not None
        first, second = quiz["factors"]
        ones = second % 10
        if not ones:
            return (message("nl-quiz-round", {"a": first, "tens": second // 10}),)
        return (message("nl-quiz", {"a": first, "tens": second - ones, "ones": ones}),)
    if view["game"] == "stars-and-bars" and view["now"]["stage"] == "say":
        return (message("sb-say"),)
    return ()
