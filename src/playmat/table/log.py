"""The log of a table: every accepted input, in order, never changed. A table is what its log makes of it.

No names here: nicknames are kept apart so that one can be erased. `at` is the server's time in ms since 1970, which
makes the clock part of the log.
"""

from collections.abc import Callable
from typing import Final, Literal

import msgspec
from msgspec import Struct

from playmat.core.options import Value
from playmat.table.messages import ClockSetting, Helps

HOST_WITHOUT_SEAT = -1


class Entry(Struct, frozen=True, tag_field="type", omit_defaults=True):
    """One accepted input. `speaker` and `id` say whose message it was, so that the same one counts once."""

    at: int
    speaker: int | None = None
    id: str = ""


class SeatPlan(Struct, frozen=True, omit_defaults=True):
    """A seat as the table was opened: open, taken by its host or by somebody at the host's device, or a bot's."""

    kind: Literal["open", "human", "bot"]
    colour: str
    bot: str | None = None
    shares: bool = False  # several people sit at the device the table was opened at


class Opened(Entry, frozen=True, tag="opened", kw_only=True):
    """The first entry of every log."""

    game: str
    rules: int
    preset: str | None
    options: dict[str, Value]
    seats: list[SeatPlan]
    host: int
    clock: ClockSetting
    helps: Helps
    patience: int
    spectators: bool
    invite: str = ""  # in the link of the table; "" where it was opened by an older version
    deal_seed: str = ""  # of a deal code: the first match is dealt from it, open to who knows the code
    class_code: str = ""  # of the class that it belongs to, if any


class Sat(Entry, frozen=True, tag="sat", kw_only=True):
    """Somebody took a seat."""

    seat: int
    colour: str
    program: bool = False
    place: int | None = None  # where the match ran already: the place they waited at


class Knocked(Entry, frozen=True, tag="knocked", kw_only=True):
    """Somebody new waits for a seat in a running match. `place` is where the nickname is kept, beside the log."""

    place: int
    seat: int
    colour: str | None = None
    program: bool = False


class StoppedWaiting(Entry, frozen=True, tag="stopped-waiting", kw_only=True):
    """Somebody new waits no more, and has no seat."""

    place: int


class SeatGiven(Entry, frozen=True, tag="seat-given", kw_only=True):
    """A seat was opened or given to a bot; `why` says whether somebody left, was removed, or the host arranged it."""

    seat: int
    to: Literal["open", "bot"]
    why: Literal["left", "removed", "set"]
    bot: str | None = None


class Handed(Entry, frozen=True, tag="handed", kw_only=True):
    """A seat was opened on another device: by who sits there, or by the host while they were not there."""

    seat: int
    by_host: bool = False


class AtDevice(Entry, frozen=True, tag="at-device", kw_only=True):
    """Who sits there shares a device with others, or does not any more. Only tables of a class know several."""

    seat: int
    device: int | None = None


class HostPassed(Entry, frozen=True, tag="host-passed", kw_only=True):
    """Another seat is host."""

    seat: int


class Recoloured(Entry, frozen=True, tag="recoloured", kw_only=True):
    """A seat took another colour, or only another nickname, which is not in the log."""

    seat: int
    colour: str


class Dealt(Entry, frozen=True, tag="dealt", kw_only=True):
    """A match began. The seed stays secret until it is over."""

    seed: str
    open_deal: bool = False
    first: int = 0  # in a series: how many seats further on this match begins
    fresh: bool = False  # the host begins a series anew
    left_out: dict[str, Value] = {}  # options that were changed for this match, since too few people play


class Moved(Entry, frozen=True, tag="moved", kw_only=True):
    """A move was accepted. `by` is empty for a person, else a bot's name, `clock` or `table`; seat -1 is the table."""

    seat: int
    text: str
    by: str = ""


class TookBack(Entry, frozen=True, tag="took-back", kw_only=True):
    """A seat undid its last move, and `moves` moves went with it."""

    seat: int
    count: int


class Asked(Entry, frozen=True, tag="asked", kw_only=True):
    """Somebody asks the others something, one thing of each kind at a time; where `until_move`, a move ends it."""

    kind: str
    seat: int | None = None
    place: int | None = None  # of somebody who has no seat yet
    facts: dict[str, int | str] = {}
    until_move: bool = False


class Answered(Entry, frozen=True, tag="answered", kw_only=True):
    """A seat agrees, or does not; of the seat that has asked: it thinks better of it."""

    kind: str
    seat: int
    agree: bool


class Lapsed(Entry, frozen=True, tag="lapsed", kw_only=True):
    """Not everybody has answered in time."""

    kind: str


class SaidReady(Entry, frozen=True, tag="said-ready", kw_only=True):
    """A seat wants to go on to the next game."""

    seat: int


class WentOn(Entry, frozen=True, tag="went-on", kw_only=True):
    """The next game of the match is open for moves."""


class Paused(Entry, frozen=True, tag="paused", kw_only=True):
    """Play was stopped, or goes on."""

    on: bool


class TimeGiven(Entry, frozen=True, tag="time-given", kw_only=True):
    """Everybody whose time is counted has that much more of it."""

    seconds: int


class WentAway(Entry, frozen=True, tag="went-away", kw_only=True):
    """A bot stands in for somebody: asked for, or because patience ran out."""

    seat: int
    bot: str
    asked: bool = False


class CameBack(Entry, frozen=True, tag="came-back", kw_only=True):
    """Somebody is back and plays for themselves again."""

    seat: int


class SpectatorsSet(Entry, frozen=True, tag="spectators-set", kw_only=True):
    """People may watch, or may not any more."""

    allowed: bool


class Locked(Entry, frozen=True, tag="locked", kw_only=True):
    """Nobody new may sit down with the code, or everybody may again."""

    on: bool


class HelpsSet(Entry, frozen=True, tag="helps-set", kw_only=True):
    """The host set the helps."""

    helps: Helps


class AgreedSet(Entry, frozen=True, tag="agreed-set", kw_only=True):
    """The host changed what is agreed, before the first deal. Seats come and go at the end of the table: `seats` is how
    many there are now, `added` the colours of those that are new."""

    preset: str | None
    options: dict[str, Value]
    seats: int
    added: list[str]
    clock: ClockSetting
    deal_seed: str


class Woke(Entry, frozen=True, tag="woke", kw_only=True):
    """The table slept, with nobody there or the server down: that time counts on no clock."""


class Tried(Entry, frozen=True, tag="tried", kw_only=True):
    """At a table of a class: a move that was refused. Nothing comes of it and nobody is told; it is kept for a
    report. `after` is how many entries there were when it was tried, `times` how often so far in that very position;
    `out_of_turn` if the seat could not move then, whatever it tried."""

    seat: int
    text: str
    code: str
    after: int
    rule: str = ""
    times: int = 1
    out_of_turn: bool = False


class HintGiven(Entry, frozen=True, tag="hint-given", kw_only=True):
    """At a table of a class: somebody asked for a hint and got one. Nobody else is told."""

    seat: int
    after: int


# They change nothing that anybody sees, and have no number at the table.
UnseenEntry = Tried | HintGiven

SeenEntry = (
    Opened
    | Sat
    | Knocked
    | StoppedWaiting
    | SeatGiven
    | Handed
    | AtDevice
    | HostPassed
    | Recoloured
    | Dealt
    | Moved
    | TookBack
    | Asked
    | Answered
    | Lapsed
    | SaidReady
    | WentOn
    | Paused
    | TimeGiven
    | WentAway
    | CameBack
    | SpectatorsSet
    | Locked
    | HelpsSet
    | AgreedSet
    | Woke
)
AnyEntry = SeenEntry | UnseenEntry

# As they were written when a move taken back was all that could be asked. They are read as what they are now.


class AskedBack(Entry, frozen=True, tag="asked-back", kw_only=True):
    seat: int


class AnsweredBack(Entry, frozen=True, tag="answered-back", kw_only=True):
    seat: int
    agree: bool


class BackLapsed(Entry, frozen=True, tag="back-lapsed", kw_only=True):
    pass


OldEntry = AskedBack | AnsweredBack | BackLapsed

write_entry: Final[Callable[[AnyEntry], bytes]] = msgspec.json.Encoder().encode
_decoder: msgspec.json.Decoder[AnyEntry | OldEntry] = msgspec.json.Decoder(AnyEntry | OldEntry)


def read_entry(text: bytes) -> AnyEntry:
    entry = _decoder.decode(text)
    if isinstance(entry, OldEntry):
        return as_now(entry)
    return entry


def as_now(old: OldEntry) -> AnyEntry:
    at, speaker, id, kind = old.at, old.speaker, old.id, "take-back"
    match old:
        case AskedBack():
            return Asked(at=at, speaker=speaker, id=id, kind=kind, seat=old.seat, until_move=True)
        case AnsweredBack():
            return Answered(at=at, speaker=speaker, id=id, kind=kind, seat=old.seat, agree=old.agree)
        case BackLapsed():
            return Lapsed(at=at, speaker=speaker, id=id, kind=kind)
