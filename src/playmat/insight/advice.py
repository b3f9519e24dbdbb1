"""A hint: the best moves of a seat, what they are worth, and why."""

from collections.abc import Callable
from dataclasses import asdict, dataclass
from typing import Final

from playmat.core.chance import stream_of
from playmat.core.game import Game
from playmat.core.message import Message
from playmat.core.refusal import refused
from playmat.core.stream import Stream
from playmat.core.views import View
from playmat.insight.insight import insight_of, weigh
from playmat.insight.reasons import reasons_for

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
    insight = insight_of(game)
    moves = insight.moves_to_weigh(position, seat, afterwards=False)
    unit = insight.unit
    says = insight.left_to_people(view, position, seat)
    if not moves:
        return Advice(game.name, seat, unit, (), says)
    found = weigh(game, seat, view, moves, stream, effort, goes_on=goes_on)[:MOST_CHOICES]
    choices: list[Choice] = []
    for number, one in enumerate(found):
        # The best is held against the second, the others against the best.
        rival = None if len(found) == 1 else found[1 if number == 0 else 0].move
        why = reasons_for(game, view, seat, one.move, rival, len(moves), number + 1)
        choices.append(Choice(game.format(one.move), round(one.worth, 4), round(one.error, 4), why))
    return Advice(game.name, seat, unit, tuple(choices), says)
