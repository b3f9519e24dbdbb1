"""What happened at a table, as it can be told to each of its readers."""

from typing import TYPE_CHECKING, cast

import msgspec

from playmat.core.message import Facts, Message, message
from playmat.core.views import Seen
from playmat.table import log

if TYPE_CHECKING:
    from playmat.table.table import Table

_encode = msgspec.json.Encoder().encode
_decode = msgspec.json.Decoder().decode


class Happening:
    """A log entry as it can be told: of a move what each seat and, last, a spectator saw; else messages for all.

    What was seen is kept as it is written, and once where all saw the same: a table may have thousands of moves.
    """

    def __init__(
        self,
        number: int,
        at: int,
        kind: str,
        seat: int | None,
        seen: tuple[bytes, ...],
        messages: tuple[Message, ...],
    ) -> None:
        self.number = number
        self.at = at
        self.kind = kind
        self.seat = seat
        self.seen = seen
        self.messages = messages

    def seen_by(self, seat: int | None) -> Seen | None:
        """What a seat saw of a move; a spectator, who is none, has the last place."""
        if not self.seen:
            return None
        return cast(Seen, _decode(self.seen[-1 if seat is None else seat]))


class LatestMove:
    """The newest move of a table, not written yet: it is about to be told to everybody."""

    def __init__(self, number: int, seen: list[Seen]) -> None:
        self.number = number
        self.seen = seen


def tell(table: "Table", entry: log.AnyEntry) -> Happening:
    """What there is to tell of an entry that is about to be folded in; a move is told once it is made."""
    seat: int | None = getattr(entry, "seat", None)
    kind = str(entry.__struct_config__.tag)
    return Happening(table.number, entry.at, kind, seat, (), tuple(said(table, entry)))


def tell_move(number: int, entry: log.Moved, seen: list[Seen]) -> Happening:
    kind = str(entry.__struct_config__.tag)
    return Happening(number, entry.at, kind, entry.seat, written(seen), timed_out(entry))


def written(seen: list[Seen]) -> tuple[bytes, ...]:
    if all(one is seen[0] for one in seen):
        return (_encode(seen[0]),) * len(seen)
    kept: dict[bytes, bytes] = {}
    return tuple([kept.setdefault(text, text) for text in [_encode(one) for one in seen]])


def timed_out(entry: log.Moved) -> tuple[Message, ...]:
    """Said before the move itself."""
    return (message("event-time-out", {"seat": entry.seat}),) if entry.by == "clock" and entry.seat >= 0 else ()


def said_of_series(table: "Table", entry: log.Dealt) -> list[Message]:
    """Why the running score stands at zero, where one was kept before."""
    series = table.series
    if series is None or series.played == 0:
        return []
    if entry.fresh:
        return [message("event-series-fresh")]
    return [message("event-series-anew")] if series.gone else []


def said(table: "Table", entry: log.AnyEntry) -> list[Message]:
    match entry:
        case log.Sat():
            if entry.place is not None:
                return [message("event-sat-newcomer", {"name": table.name_at(entry.place), "number": entry.seat + 1})]
            return [message("event-sat", {"seat": entry.seat})]
        case log.Handed():
            # Who has the device now may be somebody else: everybody should know whose doing it was.
            return [message("event-handed-by-host" if entry.by_host else "event-handed", {"seat": entry.seat})]
        case log.SeatGiven():
            was, place = table.seats[entry.seat].kind, table.seats[entry.seat].place
            if entry.why == "set":
                return [message(f"event-set-{entry.to}", {"number": entry.seat + 1})]
            if place is not None and entry.why == "left":
                return [message("event-left-newcomer", {"name": table.name_at(place), "number": entry.seat + 1})]
            return [message(f"event-{entry.why}", {"number": entry.seat + 1})] if was == "human" else []
        case log.HostPassed():
            return [message("event-host", {"seat": entry.seat})]
        case log.Dealt():
            begins = message("event-dealt" if table.play is None else "event-rematch")
            return [begins, *said_of_series(table, entry), *[message(f"left-out-{name}") for name in entry.left_out]]
        case log.WentOn():
            assert table.play is not None
            return [message("event-next-game", {"number": table.play.match.number})]
        case log.TookBack():
            return [message("event-took-back", {"seat": entry.seat})]
        case log.Asked():
            return [message(f"event-asked-{entry.kind}", {**asker(table, entry.seat, entry.place), **entry.facts})]
        case log.Answered():
            return [answered(table, entry)]
        case log.Lapsed():
            return [message(f"event-lapsed-{entry.kind}", about(table, entry.kind))]
        case log.SaidReady():
            return [message("event-ready", {"seat": entry.seat})]
        case log.Paused():
            return [message("event-paused" if entry.on else "event-goes-on")]
        case log.WentAway():
            return [message("event-stand-in" if entry.asked else "event-away", {"seat": entry.seat})]
        case log.CameBack():
            return [message("event-back", {"seat": entry.seat})]
        case log.SpectatorsSet():
            return [message("event-spectators-on" if entry.allowed else "event-spectators-off")]
        case log.Locked():
            return [message("event-locked" if entry.on else "event-unlocked")]
        case log.HelpsSet():
            return [message("event-helps")]
        case log.AgreedSet():
            return [message("event-agreed-set")]
        case _:
            return []


def answered(table: "Table", entry: log.Answered) -> Message:
    question = table.question(entry.kind)
    assert question is not None, "only a question is answered"
    facts = {**asker(table, None, question.place), **question.facts, "seat": entry.seat}
    if entry.agree:
        return message("event-agreed", facts)
    return message(f"event-{'withdrew' if entry.seat == question.seat else 'declined'}-{entry.kind}", facts)


def about(table: "Table", kind: str) -> Facts:
    """What an open question is about."""
    question = table.question(kind)
    return {} if question is None else {**asker(table, question.seat, question.place), **question.facts}


def asker(table: "Table", seat: int | None, place: int | None) -> Facts:
    """Who asks: a seat, or somebody by name who has none."""
    if place is not None:
        return {"name": table.name_at(place)}
    return {} if seat is None else {"seat": seat}
