"""A table as it stands: what its log makes of it. `fold` is the only thing that changes one."""

from copy import copy
from dataclasses import dataclass, replace
from typing import Final, assert_never

from msgspec import Struct, field

from playmat.core.game import Setup
from playmat.core.message import Facts, Message, message
from playmat.games.registry import find_game
from playmat.table import log
from playmat.table.announcements import tell
from playmat.table.answers import SeriesView, Stage
from playmat.table.clock import Clock, new_clock
from playmat.table.history import AnsweredIds, GrowingList, Happening, LatestMove, tell_move
from playmat.table.keys import FIRST_DEVICE, Key
from playmat.table.messages import Helps
from playmat.table.question import Question
from playmat.table.series import new_series, with_match, without
from playmat.table.table_match import TableMatch, begin
from playmat.words.agreement import Agreed, agreed_rules


@dataclass(frozen=True)
class Seat:
    """One seat. `bot` is the bot that plays here, also while it stands in for somebody who is away."""

    kind: str  # "open", "human" or "bot"
    colour: str
    bot: str | None = None
    away: bool = False
    asked_stand_in: bool = False
    program: bool = False
    ready: bool = False
    device: int | None = None  # sits with others at one device: there as long as that is
    place: int | None = None  # where they waited who came in a running match

    @property
    def is_played_by_bot(self) -> bool:
        return self.kind == "bot" or self.away

    @property
    def shares(self) -> bool:
        return self.device is not None


# Who waits for a seat has a place; its number is far from those of the seats.
FIRST_PLACE: Final = 100


@dataclass(frozen=True)
class Newcomer:
    """Somebody who would like to sit down in a running match."""

    place: int
    seat: int
    colour: str | None
    program: bool
    was_asked: bool = False


class Table(Struct, eq=False):
    """Everything about a table that its log tells, and the nicknames beside it."""

    code: str
    setup: Setup
    entry: log.Opened
    agreed: Agreed
    names: list[str]
    seats: list[Seat]
    clock: Clock
    host: int
    preset: str | None
    deal_seed: str
    helps: Helps
    spectators: bool
    locked: bool = False
    stage: Stage = "lobby"
    paused: bool = False
    paused_at: int = 0  # when it was stopped last
    number: int = 1
    unseen: tuple[int, ...] = ()  # the seats of all entries that nobody sees, since the deal
    out_of_turn: tuple[int, ...] = ()  # of these, the seats that tried something when they could not move
    unseen_before: int = 0  # how many unseen entries there were before the deal
    play: TableMatch | None = None
    past: list[TableMatch] = []
    questions: tuple[Question, ...] = ()
    series: SeriesView | None = None
    unheard: dict[str, int] = {}  # when a question last ended without everybody's yes, by kind
    newcomers: tuple[Newcomer, ...] = ()
    next_place: int = FIRST_PLACE
    place_names: dict[int, str] = {}
    answered: AnsweredIds[tuple[int | None, str]] = field(default_factory=AnsweredIds)
    fresh: LatestMove | None = None
    happenings: GrowingList[Happening] = field(default_factory=lambda: GrowingList([]))

    @property
    def patience(self) -> int:
        return self.entry.patience

    def copy(self) -> "Table":
        """A table to try a message on; the old one stays as it is until the new one is stored.

        Lists are shared, and replaced where something in them changes: one that is still the same tells just that.
        """
        other = copy(self)
        other.clock = self.clock.copy()
        other.play = None if self.play is None else self.play.copy()
        other.answered = self.answered.copy()
        other.happenings = self.happenings.copy()
        return other

    @property
    def logged(self) -> int:
        """How many entries the log has. `number`, which everybody is told, counts only those that can be seen."""
        return self.number + self.unseen_before + len(self.unseen)

    @property
    def is_running(self) -> bool:
        return self.stage in ("playing", "between")

    def seats_of(self, key: Key) -> list[int]:
        """The seats whose people are there when somebody comes with this key."""
        if key.kind == "device":
            return [seat for seat, it in enumerate(self.seats) if it.device == key.device]
        return [] if key.seat is None else [key.seat]

    def may_act(self) -> list[int]:
        """The seats from whom a move is accepted now."""
        if self.stage != "playing" or self.paused or self.play is None:
            return []
        return self.play.match.actors()

    def waiting_for(self) -> list[int]:
        """Between two games: the people who are not ready yet."""
        if self.stage != "between":
            return []
        return [seat for seat, it in enumerate(self.seats) if it.kind == "human" and not it.away and not it.ready]

    def people_beside(self, seat: int) -> list[int]:
        """The other people who play themselves: neither bots nor people whom a bot stands in for."""
        return [
            other
            for other, it in enumerate(self.seats)
            if other != seat and it.kind == "human" and not it.away and not it.program
        ]

    def question(self, kind: str) -> Question | None:
        """What is being asked of this kind."""
        return next((question for question in self.questions if question.kind == kind), None)

    def change_seat(self, seat: int, changed: Seat) -> None:
        self._replace_seat(seat, changed)
        self.questions = tuple(question for question in self.questions if question.seat != seat)
        if self.play is not None and self.is_running:
            self.play.now_played_by(seat, changed.bot if changed.is_played_by_bot else None)

    def rename(self, seat: int, name: str) -> None:
        """Also somebody's who waits: by the place."""
        if seat >= FIRST_PLACE:
            others = {place: other for place, other in self.place_names.items() if place != seat}
            self.place_names = {**others, seat: name} if name else others
        else:
            self.names = [*self.names[:seat], name, *self.names[seat + 1 :]]

    def name_at(self, place: int) -> str | Message:
        """What somebody is called, or was, who waited at a place."""
        return self.place_names.get(place) or message("somebody")

    def places_left(self) -> list[int]:
        """Places whose people neither wait nor sit here any more."""
        here = {it.place for it in self.newcomers} | {it.place for it in self.seats}
        return [place for place in self.place_names if place not in here]

    def _replace_seat(self, seat: int, changed: Seat) -> None:
        self.seats = [*self.seats[:seat], changed, *self.seats[seat + 1 :]]

    def fold(self, entry: log.AnyEntry) -> None:
        """Take one entry of the log in."""
        if isinstance(entry, log.UnseenEntry):
            self.unseen = (*self.unseen, entry.seat)
            if isinstance(entry, log.Tried) and entry.out_of_turn:
                self.out_of_turn = (*self.out_of_turn, entry.seat)
            return
        self.number += 1
        if entry.id:
            self.answered.add((entry.speaker, entry.id), self.number)
        if not isinstance(entry, log.Moved):
            self.happenings.append(tell(self, entry))
        self.clock.settle(entry.at, counts=not isinstance(entry, log.Woke))
        self._take(entry)
        self.clock.run(self.may_act())

    def _take(self, entry: log.SeenEntry) -> None:
        match entry:
            case log.Moved():  # nearly every entry is one
                self._move(entry)
            case log.Opened():
                raise AssertionError("a log begins once")
            case log.Sat():
                self._change_hands(entry.seat)
                self.change_seat(entry.seat, Seat("human", entry.colour, program=entry.program, place=entry.place))
                self._end_waiting(entry.place)
            case log.Knocked():
                newcomer = Newcomer(entry.place, entry.seat, entry.colour, entry.program)
                self.newcomers = (*self.newcomers, newcomer)
                self.next_place = entry.place + 1
            case log.StoppedWaiting():
                for question in self.questions:
                    if question.place == entry.place:
                        self._end_unheard(question.kind, entry.at)  # who asks and goes away is a nuisance too
                self._end_waiting(entry.place)
            case log.SeatGiven():
                self._change_hands(entry.seat)
                old = self.seats[entry.seat]
                self.change_seat(entry.seat, Seat(entry.to, old.colour, entry.bot))
            case log.Recoloured():
                self._replace_seat(entry.seat, replace(self.seats[entry.seat], colour=entry.colour))
            case log.WentAway():
                here = self.seats[entry.seat]
                self.change_seat(entry.seat, replace(here, away=True, asked_stand_in=entry.asked, bot=entry.bot))
            case log.CameBack():
                here = self.seats[entry.seat]
                self.change_seat(entry.seat, replace(here, away=False, asked_stand_in=False, bot=None))
            case log.HostPassed():
                self.host = entry.seat
            case log.SpectatorsSet():
                self.spectators = entry.allowed
            case log.Locked():
                self.locked = entry.on
            case log.HelpsSet():
                self.helps = entry.helps
                self._end_questions_of_play()
            case log.AgreedSet():
                self._agree(entry)
            case log.Paused(on=True):
                self.paused, self.paused_at = True, entry.at
            case log.Paused():
                self._end_pause(entry.at)
            case log.TimeGiven():
                self.clock.give(entry.seconds)
            case log.SaidReady():
                self._replace_seat(entry.seat, replace(self.seats[entry.seat], ready=True))
            case log.Dealt():
                self._deal(entry)
            case log.WentOn():
                self._go_on(entry.at)
            case log.TookBack():
                assert self.play is not None
                self.play.undo(entry.count)
                self.clock.running = []
                self._end_questions_of_play()
            case log.Asked():
                self._ask(entry)
            case log.Answered():
                self._answer(entry)
            case log.Lapsed():
                self._end_unheard(entry.kind, entry.at)
            case log.Handed():
                self._replace_seat(entry.seat, replace(self.seats[entry.seat], device=None))
            case log.AtDevice():
                self._replace_seat(entry.seat, replace(self.seats[entry.seat], device=entry.device))
            case log.Woke():
                pass
            case _:
                assert_never(entry)

    def _agree(self, entry: log.AgreedSet) -> None:
        self.preset = entry.preset
        self.deal_seed = entry.deal_seed
        self.setup = self.setup.game.setup(entry.options, entry.seats)
        self.agreed = agreed_rules(self.setup, entry.preset)
        self.seats = [*self.seats, *[Seat("open", colour) for colour in entry.added]][: entry.seats]
        self.names = fitted(self.names, entry.seats)
        self.clock = new_clock(entry.clock, entry.seats)

    def _ask(self, entry: log.Asked) -> None:
        facts: Facts = {**entry.facts}
        asked = Question(self.number, entry.kind, entry.at, entry.seat, entry.place, facts, entry.until_move)
        self.questions = (*self.questions, asked)
        self.newcomers = tuple(replace(it, was_asked=True) if it.place == entry.place else it for it in self.newcomers)

    def _end_waiting(self, place: int | None) -> None:
        if place is not None:
            self.newcomers = tuple(it for it in self.newcomers if it.place != place)
            self.questions = tuple(question for question in self.questions if question.place != place)

    def _answer(self, entry: log.Answered) -> None:
        """A yes is noted, a no ends the question."""
        if not entry.agree:
            self._end_unheard(entry.kind, entry.at)
            return
        self.questions = tuple(
            replace(question, agreed=question.agreed | {entry.seat}) if question.kind == entry.kind else question
            for question in self.questions
        )

    def _end_unheard(self, kind: str, at: int) -> None:
        self.unheard = {**self.unheard, kind: at}
        self.questions = tuple(question for question in self.questions if question.kind != kind)

    def _end_pause(self, now: int) -> None:
        """Go on; questions wait for an answer as long as before the pause, or from now on if they came up during it."""
        if self.paused:
            self.paused = False
            since = self.paused_at
            self.questions = tuple(replace(one, at=one.at + now - max(one.at, since)) for one in self.questions)

    def _end_questions_of_play(self) -> None:
        if self.questions:
            self.questions = tuple(question for question in self.questions if not question.until_move)

    def _deal(self, entry: log.Dealt) -> None:
        if self.play is not None:
            self.past = [*self.past, self.play]
        self.unseen, self.out_of_turn, self.unseen_before = (), (), self.unseen_before + len(self.unseen)
        if self.series is None or entry.fresh or self.series.gone:
            self.series = new_series(len(self.seats))
        players = [seat.bot if seat.is_played_by_bot else None for seat in self.seats]
        self.play = begin(self.setup, entry, self.logged, players)
        self._go_on(entry.at)

    def _change_hands(self, seat: int) -> None:
        """Another player than before has this seat from now on."""
        if self.series is not None:
            self.series = without(self.series, seat)

    def _go_on(self, now: int) -> None:
        assert self.play is not None
        self.stage = "playing"
        self._end_pause(now)
        self.seats = [replace(seat, ready=False) for seat in self.seats]
        self.clock.begin_game(self.play.match, now)

    def _move(self, entry: log.Moved) -> None:
        assert self.play is not None
        self._end_questions_of_play()
        number = self.play.match.number
        seen = self.play.play(entry, self.logged)
        self.fresh = LatestMove(self.number, seen)
        self.happenings.append(tell_move(self.number, entry, seen))
        self.clock.moved(entry.seat)
        if self.play.match.is_over:
            self.stage = "over"
            assert self.series is not None
            self.series = with_match(self.series, self.play, len(self.past) + 1)
            self._end_pause(entry.at)
        elif self.play.match.number != number:
            self.stage = "between"


def fitted(names: list[str], seats: int) -> list[str]:
    """A name for each seat, empty where nobody has given one."""
    return [*names[:seats], *[""] * (seats - len(names))]


def open_table(code: str, entry: log.Opened, names: list[str]) -> Table:
    """The table that the first entry of a log makes."""
    # By the rules it was opened with: others would tell another story than the one that was played.
    setup = find_game(entry.game, entry.rules).setup(entry.options, len(entry.seats))
    agreed = agreed_rules(setup, entry.preset)
    seats = [Seat(it.kind, it.colour, it.bot, device=FIRST_DEVICE if it.shares else None) for it in entry.seats]
    table = Table(
        code,
        setup,
        entry,
        agreed,
        names,
        seats,
        new_clock(entry.clock, len(seats)),
        host=entry.host,
        preset=entry.preset,
        deal_seed=entry.deal_seed,
        helps=entry.helps,
        spectators=entry.spectators,
    )
    table.happenings.append(tell(table, entry))
    return table


def rebuild(
    code: str, entries: list[log.AnyEntry], names: list[str], place_names: dict[int, str] | None = None
) -> Table:
    """The table that a log makes, with the names kept beside it: by seat, and of those who came in later by place."""
    first = entries[0]
    assert isinstance(first, log.Opened), "a log begins with its opening"
    table = open_table(code, first, names)
    table.place_names = place_names or {}
    for entry in entries[1:]:
        table.fold(entry)
    table.names = fitted(names, len(table.seats))  # seats may have come and gone
    return table
