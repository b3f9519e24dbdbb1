"""What a message leads to: entries for the log and, apart from it, names to keep and seats that lose their key."""

from msgspec import Struct

from playmat.core.match import Match
from playmat.core.refusal import Refused, refused
from playmat.table import log
from playmat.table.table import Table


class Who(Struct, eq=False):
    """Who speaks: a seat, or none; whether as the host; and, where it matters, which seats have their people there."""

    seat: int | None
    host: bool
    present: frozenset[int] = frozenset()

    @property
    def speaker(self) -> int | None:
        """As the log writes it."""
        return log.HOST_WITHOUT_SEAT if self.seat is None and self.host else self.seat


class RefusedMove(Refused):
    """What somebody wanted to play, and may not by the rules of the game: no matter of the table or its host."""


class Decision:
    """Everything that happens when the store has it, and nothing before."""

    def __init__(
        self,
        entries: list[log.AnyEntry],
        names: dict[int, str] | None = None,
        locked_out: list[int] | None = None,
    ) -> None:
        self.entries = entries
        self.names: dict[int, str] = {} if names is None else names
        self.locked_out: list[int] = [] if locked_out is None else locked_out

    @property
    def is_only_moves(self) -> bool:
        """What nearly every decision is."""
        if not self.entries or self.names or self.locked_out:
            return False
        return all(isinstance(entry, log.Moved) for entry in self.entries)

    @property
    def is_seen(self) -> bool:
        """Whether there is anything to tell: not where only keys change, or something is kept for a report."""
        return any(not isinstance(entry, log.UnseenEntry) for entry in self.entries)

    def then(self, other: "Decision") -> "Decision":
        """Both, in one step."""
        return Decision(
            [*self.entries, *other.entries], {**self.names, **other.names}, [*self.locked_out, *other.locked_out]
        )


def who_sits(table: Table, seat: int | None, *, is_host_key: bool) -> Who:
    """The speaker behind a key: a seat is host while the table says so; a key without a seat where it was made so."""
    if seat is None:
        return Who(None, is_host_key and table.host == log.HOST_WITHOUT_SEAT)
    return Who(seat, table.host == seat)


def need_seat(who: Who) -> int:
    if who.seat is None:
        raise refused("no-seat")
    return who.seat


def need_host(who: Who) -> None:
    if not who.host:
        raise refused("not-host")


def existing_seat(table: Table, seat: int) -> int:
    if not 0 <= seat < len(table.seats):
        raise refused("no-such-seat", {"number": seat, "seats_given": len(table.seats)})
    return seat


def not_playing(table: Table) -> Refused:
    """Why no move is accepted now: the match has not begun, is over, or rests between two games."""
    if table.stage == "lobby":
        return refused("not-started")
    if table.stage == "over":
        return refused("match-over")
    if table.stage == "between":
        return refused("between-games", {"seats": table.waiting_for()})
    return refused("table-paused")


def running_match(table: Table) -> Match:
    if table.stage != "playing" or table.paused or table.play is None:
        raise not_playing(table)
    return table.play.match


def need_help(allowed: bool, name: str) -> None:
    if not allowed:
        raise refused("help-off", {"help": name})
