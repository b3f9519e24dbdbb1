"""A position that the whole class looks at: how it was dealt, what was played, who is asked about.

It holds all that is needed to show it again, so that a question outlives its table, a crash and a change of server.
"""

from typing import Final

from msgspec import Struct

from playmat.core.options import Value
from playmat.core.refusal import refused
from playmat.table import log
from playmat.table.answers import TableFrame
from playmat.table.frames import Frames, Reader
from playmat.table.messages import ClockSetting, Helps
from playmat.table.presence import Presence
from playmat.table.table import Table, open_table
from playmat.table.table_match import TableMatch

TOLD_BEFORE: Final = 12  # what happened last is told with the position, and no more of it
BEGAN: Final = 1  # it is shown outside of any time


class Posed(Struct, frozen=True, omit_defaults=True):
    """A match from its deal up to a point. `seat` is who is asked. The seed is told to nobody."""

    game: str
    rules: int
    options: dict[str, Value]
    colours: list[str]
    seed: str
    moves: list[tuple[int, str]]
    seat: int
    first: int = 0


def posed_at(play: TableMatch, colours: list[str], moves: int, seat: int) -> Posed:
    """The match of a table after so many moves."""
    setup = play.match.setup
    made = [(move.seat, move.text) for move in play.moves.up_to(moves)]
    return Posed(setup.game.name, setup.game.rules, setup.options, colours, play.seed, made, seat, setup.first)


def table_of(posed: Posed) -> Table:
    """The position as a table of its own, where nobody has a name."""
    table = open_table("", first_entry(posed), [""] * len(posed.colours))
    table.fold(log.Dealt(at=BEGAN, seed=posed.seed, first=posed.first))
    for seat, text in posed.moves:
        table.fold(log.Moved(at=BEGAN, seat=seat, text=text))
        if table.stage == "between":
            table.fold(log.WentOn(at=BEGAN))
    return table


def first_entry(posed: Posed) -> log.Opened:
    return log.Opened(
        at=BEGAN,
        game=posed.game,
        rules=posed.rules,
        preset=None,
        options=posed.options,
        seats=[log.SeatPlan("human", colour) for colour in posed.colours],
        host=log.HOST_WITHOUT_SEAT,
        clock=ClockSetting(),
        helps=Helps(),
        patience=0,
        spectators=False,
    )


def shown(table: Table, seat: int, language: str) -> TableFrame:
    """The position as the seat that is asked saw it then, and nobody else's cards."""
    since = max(0, table.number - TOLD_BEFORE)
    return Frames().frame(table, Reader(seat, False, language), Presence(), since, BEGAN)


def check_choice(table: Table, seat: int) -> None:
    """There is no question where the seat has no choice."""
    if seat not in table.may_act() or table.play is None:
        raise refused("poll-no-move")
    offer = table.play.match.offer(seat)
    if len(offer.moves) < 2 and not offer.forms:
        raise refused("poll-no-move")
