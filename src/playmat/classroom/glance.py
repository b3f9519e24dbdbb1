"""A table in passing, as its class sees it once a second."""

from playmat.classroom.frames import Glance
from playmat.table.table import Table


def glance_at(table: Table) -> Glance:
    """Who is to play, since when, and how far it is. Nothing of the cards."""
    turn = tuple(table.play.match.actors()) if table.stage == "playing" and table.play is not None else ()
    return Glance(table.stage, table.paused, turn, table.happenings.last.at, table.number)
