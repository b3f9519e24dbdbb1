"""When a bot moves: after a moment that suits its level, so that people can follow and a race can be won."""

from typing import Final

from playmat.table.table import Table

# How many times the table's pace a bot takes for a move: a child thinks longer.
MOMENTS: Final = {"easy": 1.5, "medium": 1.1, "hard": 1.0}
# In a race nobody waits for anybody, so a level has a speed.
RACE_MOMENTS: Final = {"easy": 7.0, "medium": 4.5, "hard": 3.0, "expert": 3.0}
USUAL: Final = 1.0
USUAL_IN_RACE: Final = 5.0


def bot_due(table: Table, seat: int, pace: int) -> int:
    """When the bot of a seat may move: a moment after whatever happened last, in a race after its own last move."""
    assert table.play is not None
    setup = table.play.match.setup
    level = table.seats[seat].bot or ""
    if setup.game.is_race(setup):
        return own_last(table, seat) + int(pace * RACE_MOMENTS.get(level, USUAL_IN_RACE))
    return table.happenings.last.at + int(pace * MOMENTS.get(level, USUAL))


def own_last(table: Table, seat: int) -> int:
    """When a seat moved last in this game, or when everybody could begin."""
    for happening in reversed(table.happenings):
        if happening.kind in ("dealt", "went-on", "paused") or (happening.kind == "moved" and happening.seat == seat):
            return happening.at
    return table.happenings.last.at
