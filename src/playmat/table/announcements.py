"""What is said at a table of everything but moves: somebody sat down, the host paused, a question was asked."""

from collections.abc import Sequence
from typing import Protocol

from playmat.core.message import Facts, Message, message
from playmat.table import log
from playmat.table.answers import SeriesView
from playmat.table.history import Happening
from playmat.table.question import Question
from playmat.table.table_match import TableMatch
from playmat.words.agreement import Agreed


class SeatBefore(Protocol):
    """What is read of a seat."""

    @property
    def kind(self) -> str: ...

    @property
    def place(self) -> int | None: ...


class TableBefore(Protocol):
    """What is read of the table as it was before."""

    number: int
    preset: str | None
    agreed: Agreed
    play: TableMatch | None
    series: SeriesView | None

    @property
    def seats(self) -> Sequence[SeatBefore]: ...

    def name_at(self, place: int) -> str | Message: ...

    def question(self, kind: str) -> Question | None: ...


def tell(table: TableBefore, entry: log.AnyEntry) -> Happening:
    """What there is to tell of an entry that is about to be folded in; a move is told once it is made."""
    seat: int | None = getattr(entry, "seat", None)
    kind = str(entry.__struct_config__.tag)
    return Happening(table.number, entry.at, kind, seat, (), tuple(said(table, entry)))


def preset_named(table: TableBefore) -> list[Message]:
    """What the first match is played by, if that has a name: someone who only wanted to play should know, too."""
    if table.preset is None or table.play is not None:
        return []
    return [message("agreed-plain", {"preset": table.agreed.preset})]


def said_of_series(table: TableBefore, entry: log.Dealt) -> list[Message]:
    """Why the running score stands at zero, where one was kept before."""
    series = table.series
    if series is None or series.played == 0:
        return []
    if entry.fresh:
        return [message("event-series-fresh")]
    return [message("event-series-anew")] if series.gone else []


def said(table: TableBefore, entry: log.AnyEntry) -> list[Message]:
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
            return [
                begins,
                *preset_named(table),
                *said_of_series(table, entry),
                *[message(f"left-out-{name}") for name in entry.left_out],
            ]
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
        case log.TimeGiven():
            return [message("event-time-given", {"seconds": entry.seconds})]
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


def answered(table: TableBefore, entry: log.Answered) -> Message:
    question = table.question(entry.kind)
    assert question is not None, "only a question is answered"
    facts = {**asker(table, None, question.place), **question.facts, "seat": entry.seat}
    if entry.agree:
        return message("event-agreed", facts)
    return message(f"event-{'withdrew' if entry.seat == question.seat else 'declined'}-{entry.kind}", facts)


def about(table: TableBefore, kind: str) -> Facts:
    """What an open question is about."""
    question = table.question(kind)
    return {} if question is None else {**asker(table, question.seat, question.place), **question.facts}


def asker(table: TableBefore, seat: int | None, place: int | None) -> Facts:
    """Who asks: a seat, or somebody by name who has none."""
    if place is not None:
        return {"name": table.name_at(place)}
    return {} if seat is None else {"seat": seat}
