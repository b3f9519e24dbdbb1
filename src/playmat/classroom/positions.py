"""Positions at tables of a class: how one is named for good, and how it is set up again."""

from collections.abc import Sequence
from typing import Annotated

from msgspec import Meta, Struct

from playmat.core.match import Match
from playmat.table import log
from playmat.table.table import Table, rebuild


class PositionRef(Struct, forbid_unknown_fields=True, frozen=True):
    """A position that stood at a table: in which match (from 1), and after how many entries of the table's log.

    A log only grows, so a reference stays exact whatever is undone or played later. Two references to one position of a
    match are equal: the entry is the one that led to the position, and a move that is undone leads back to it.
    """

    table: Annotated[str, Meta(max_length=32)]
    match: Annotated[int, Meta(ge=1, le=10_000)]
    entry: Annotated[int, Meta(ge=1, le=1_000_000)]


def position_now(table: Table) -> PositionRef | None:
    """Return a reference to the position on the table, or None before the first deal."""
    if table.play is None:
        return None
    return PositionRef(table.code, len(table.past) + 1, table.play.entry_after(len(table.play.moves)))


def table_at(entries: Sequence[log.AnyEntry], entry: int) -> Table:
    """Return the table as it stood after that many entries, without anyone's name."""
    return rebuild("", list(entries[:entry]), [""] * len(opening_of(entries).seats))


def match_at(entries: Sequence[log.AnyEntry], position: PositionRef) -> Match:
    """Return the match as it stood at a position."""
    play = table_at(entries, position.entry).play
    assert play is not None, "a position is in a match"
    return play.match


def opening_of(entries: Sequence[log.AnyEntry]) -> log.Opened:
    """Return the entry that every log begins with."""
    first = entries[0]
    assert isinstance(first, log.Opened), "a log begins with its opening"
    return first
