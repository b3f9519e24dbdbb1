"""A table with a match that was just dealt, in memory alone."""

from playmat.games.registry import GAMES
from playmat.table import messages
from playmat.table.admission import CreateTable
from playmat.table.decide import after, decide
from playmat.table.decision import who_sits
from playmat.table.opening import opened
from playmat.table.table import Table, rebuild


def dealt(game: str) -> Table:
    """As few seats as may be; seat 0 is Ada's, and the host's."""
    seats = ["me", *["easy"] * (max(GAMES[game].least_seats, 1) - 1)]
    entry, names = opened(CreateTable(game=game, seats=seats, nickname="Ada", deal_code="TEXT"), 1000)
    table = rebuild("CCCCCC", [entry], names)
    return after(table, decide(table, who_sits(table, 0, is_host_key=False), messages.Start("s"), 2000, ""))


def moved(table: Table, text: str) -> Table:
    """Ada plays it."""
    message = messages.Move(f"m{table.number}", text)
    return after(table, decide(table, who_sits(table, 0, is_host_key=False), message, 3000, ""))
