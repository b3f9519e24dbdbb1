"""A class as its log makes it: who belongs to it, what is played, who sits where."""

from collections import Counter
from collections.abc import Callable, Iterable, Mapping
from copy import copy
from dataclasses import dataclass, field, replace
from operator import methodcaller

from playmat.classroom import log
from playmat.classroom.child import Child
from playmat.classroom.cup_log import CupEnded, CupMade, CupSettled
from playmat.classroom.cups.cup import Cup
from playmat.classroom.groups import Pair, meetings
from playmat.classroom.homework.homework import Homework, given
from playmat.classroom.homework.homework import after as homework_after
from playmat.classroom.homework_log import (
    HomeworkAnswered,
    HomeworkDropped,
    HomeworkGiven,
    HomeworkOpened,
    HomeworkPlayed,
    HomeworkTried,
)
from playmat.classroom.lesson import ClassTable, Lesson
from playmat.classroom.lesson_plan import LessonPlan
from playmat.classroom.poll import Poll
from playmat.classroom.poll import after as poll_after
from playmat.classroom.poll_log import ClassAsked, PollAnswered, PollJudged, PollStepped
from playmat.table.history import AnsweredIds
from playmat.table.keys import tidy_code


@dataclass
class SchoolClass:
    """Folded from a log, entry by entry; a copy is cheap and shares nothing that changes."""

    code: str
    roster: bool
    days: int
    hidden: bool = False
    language: str = "en"
    number: int = 1
    children: dict[int, Child] = field(default_factory=dict)
    enrolled: int = 0  # how many there ever were: numbers are not given again
    plans: dict[int, LessonPlan] = field(default_factory=dict)
    planned: int = 0
    devices: int = 0  # that were shared so far: numbers are not given again
    plan: LessonPlan | None = None
    lesson: Lesson | None = None
    rounds: int = 0
    tables: tuple[str, ...] = ()  # the codes of all there ever were
    met: Counter[Pair] = field(default_factory=Counter)
    apart: frozenset[Pair] = frozenset()
    together: frozenset[Pair] = frozenset()
    eyes_on_me: bool = False
    polls: dict[int, Poll] = field(default_factory=dict)
    cups: dict[int, Cup] = field(default_factory=dict)
    homework: dict[int, Homework] = field(default_factory=dict)
    last_same_deal: Lesson | None = None  # the latest that is over
    deals_opened: frozenset[int] = frozenset()  # that were looked at together, by the round of their lesson
    calm: bool = False
    on_wall: tuple[int, ...] = ()  # tables that the projector shows large
    wall_names: bool = False
    ends_at: int | None = None  # as the time signal said
    answered: AnsweredIds[tuple[int | None, str]] = field(default_factory=AnsweredIds)
    latest: int = 0  # when the last entry was written

    def copy(self) -> "SchoolClass":
        other = copy(self)
        other.children, other.plans = dict(self.children), dict(self.plans)
        other.met, other.answered = Counter(self.met), self.answered.copy()
        other.polls, other.cups, other.homework = dict(self.polls), dict(self.cups), dict(self.homework)
        return other

    def fold(self, entry: log.AnyEntry) -> None:
        self.number += 1
        self.latest = max(self.latest, entry.at)
        if entry.id:
            self.answered.add((entry.speaker, entry.id), self.number)
        match entry:
            case log.Enrolled():
                by_name = not (self.roster or entry.id)  # and not added by the teacher
                joined = entry.at if by_name else None
                self.children[entry.child] = Child(entry.child, entry.code, entry.animal, joined=joined)
                self.enrolled = entry.child + 1
            case log.Withdrawn():
                self._withdraw(entry.child)
            case log.Recoded():
                self._note(entry.child, lambda it: replace(it, code=entry.code))
            case log.AnimalPicked():
                self._note(entry.child, lambda it: replace(it, animal=entry.animal))
            case log.HandRaised():
                self._note(entry.child, lambda it: replace(it, hand_since=entry.at if entry.on else None))
            case log.DeviceShared():
                self._share(entry.child, entry.beside)
            case log.PairSet():
                self._pair(frozenset((entry.one, entry.other)), entry.wish)
            case log.PlanSaved():
                self.plans[entry.plan_id] = entry.plan
                self.planned = max(self.planned, entry.plan_id + 1)
            case log.PlanDropped():
                del self.plans[entry.plan_id]
            case log.Planned():
                self.plan = entry.plan
            case log.KeepSet():
                self.days = entry.days
            case log.CalmSet():
                self.calm = entry.on
            case log.EyesOnMe():
                self.eyes_on_me = entry.on
            case log.HintGiven():
                self._note(entry.child, lambda it: replace(it, hint="waits" if entry.waits else "shown"))
            case log.HintTaken():
                self._note(entry.child, lambda it: replace(it, hint=""))
            case log.SeatKept():
                self._note(entry.child, lambda it: replace(it, rests=entry.on, hint=""))
            case log.WallSet():
                self.on_wall, self.wall_names = tuple(entry.tables), entry.names
            case log.TimeSignal():
                self.ends_at = ending(entry.at, entry.minutes)
            case ClassAsked():
                self._ask(entry)
            case PollAnswered() | PollJudged() | PollStepped():
                self.polls[entry.poll] = poll_after(self.polls[entry.poll], entry)
            case CupMade():
                made = Cup(entry.cup, entry.title, entry.method, entry.plan, entry.rounds, entry.seed)
                self.cups[entry.cup] = made
            case CupSettled():
                self.cups[entry.cup] = self.cups[entry.cup].settled(entry.round, entry.shares)
            case CupEnded():
                self.cups[entry.cup] = replace(self.cups[entry.cup], is_ended=True)
            case log.DealOpened():
                self._others_from_now_on()
                self.deals_opened |= {entry.round}
            case HomeworkGiven():
                self._give(entry)
            case HomeworkTried() | HomeworkAnswered() | HomeworkOpened() | HomeworkPlayed() | HomeworkDropped():
                self.homework[entry.homework] = homework_after(self.homework[entry.homework], entry)
            case log.Made() | log.Renamed() | log.LinkRenewed() | log.TableJudged():
                pass  # what changes is beside the log, or only a report reads it
            case _:
                self._fold_lesson(entry)

    def _fold_lesson(self, entry: log.Seated | log.TableAdded | log.ChildSeated | log.TableOver | log.Ended) -> None:
        match entry:
            case log.Seated():
                self._end_poll()
                self._keep_deal()
                self.rounds += 1
                self.tables += tuple(table.code for table in entry.tables)
                tables = tuple(class_table(table) for table in entry.tables)
                self.lesson = Lesson(entry.plan, tables, entry.seed, entry.at, self.rounds)
                self.plan, self.eyes_on_me, self.on_wall = entry.plan, False, ()
                self._all_anew()
                self.ends_at = ending(entry.at, entry.plan.minutes)
                self.met += meetings(table.children for table in entry.tables)
                if entry.cup is not None:
                    drawn = [(it.code, it.children) for it in entry.tables if entry.bye not in it.children]
                    self.cups[entry.cup] = self.cups[entry.cup].drawn(drawn, entry.bye)
            case log.TableAdded():
                self.tables += (entry.table.code,)
                self.lesson = self._on().with_table(class_table(entry.table))
                self.met += meetings([entry.table.children])
            case log.ChildSeated():
                self._seat(entry)
                self._follow_to_tables()
            case log.TableOver():
                self._count(entry)
                if entry.matches == 1:
                    self.cups = {number: cup.counted(entry.code, entry.shares) for number, cup in self.cups.items()}
            case log.Ended():
                self._end_poll()
                self._keep_deal()
                self.lesson, self.eyes_on_me, self.ends_at, self.on_wall = None, False, None, ()
                self._all_anew()
                for child in list(self.children):
                    self._note(child, lambda it: replace(it, hand_since=None))

    def _give(self, entry: HomeworkGiven) -> None:
        self.homework[entry.homework] = given(entry)
        if entry.own:
            self._others_from_now_on()

    def _others_from_now_on(self) -> None:
        if self.lesson is not None:
            self.lesson = self.lesson.with_other_cards()

    def _keep_deal(self) -> None:
        if self.lesson is not None and self.lesson.plan.same_deal:
            self.last_same_deal = self.lesson

    def _follow_to_tables(self) -> None:
        """A cup counts for where its children sit."""
        seats = {table.code: [*table.children] for table in (self.lesson.tables if self.lesson else ())}
        self.cups = {number: cup.moved(seats) for number, cup in self.cups.items()}

    def _ask(self, entry: ClassAsked) -> None:
        self.polls[entry.poll] = Poll(entry.poll, entry.posed, entry.at, self.rounds)
        if self.lesson is not None and self.lesson.seed == entry.posed.seed:
            self._others_from_now_on()

    def _end_poll(self) -> None:
        if self.poll is not None:
            self.polls[self.poll.number] = replace(self.poll, stage="closed")

    def _all_anew(self) -> None:
        """What was meant for one game is over with it."""
        for child in list(self.children):
            self._note(child, lambda it: replace(it, rests=False, hint=""))

    def _on(self) -> Lesson:
        assert self.lesson is not None, "only a lesson that is on has tables"
        return self.lesson

    def _note(self, child: int, change: Callable[[Child], Child]) -> None:
        """Somebody who was taken out in the meantime is not missed."""
        if child in self.children:
            self.children[child] = change(self.children[child])

    def call(self, child: int, name: str) -> None:
        """Names come from beside the log."""
        self._note(child, lambda it: replace(it, name=name))

    def _share(self, child: int, beside: int | None) -> None:
        host = None if beside is None else self.children.get(beside)
        device = None if host is None else host.device
        if host is not None and device is None:
            device, self.devices = self.devices, self.devices + 1
            self._note(host.number, lambda it: replace(it, device=device))
        self._note(child, lambda it: replace(it, device=device))
        self._end_sharing()

    def _end_sharing(self) -> None:
        """Who is left alone at a device shares it with nobody."""
        shared = Counter(it.device for it in self.children.values())
        for child in [it.number for it in self.children.values() if it.device is not None and shared[it.device] == 1]:
            self._note(child, lambda it: replace(it, device=None))

    def _withdraw(self, child: int) -> None:
        self.children.pop(child, None)
        self._end_sharing()
        self.apart = frozenset(pair for pair in self.apart if child not in pair)
        self.together = frozenset(pair for pair in self.together if child not in pair)
        for pair in [pair for pair in self.met if child in pair]:
            del self.met[pair]
        self.polls = {number: poll.without(child) for number, poll in self.polls.items()}
        self.cups = {number: cup.without(child) for number, cup in self.cups.items()}
        self.homework = {number: homework.without(child) for number, homework in self.homework.items()}
        self._leave_table(child)

    def _leave_table(self, child: int) -> None:
        if self.lesson is not None:
            self.lesson = self.lesson.without(child)

    def _seat(self, entry: log.ChildSeated) -> None:
        self._leave_table(entry.child)
        self._note(entry.child, lambda it: replace(it, rests=False, hint=""))
        if entry.table is None or entry.seat is None:
            return
        before = self._on().tables[entry.table]
        self.lesson = self._on().seated(entry.child, entry.table, entry.seat)
        self.met += Counter(frozenset((entry.child, other)) for other in before.children if other != entry.child)

    def _count(self, entry: log.TableOver) -> None:
        for child, share in entry.shares.items():
            self._note(child, methodcaller("having_played", share))
        if self.lesson is not None:
            self.lesson = self.lesson.counted(entry.code, entry.matches, entry.scores)

    def _pair(self, pair: Pair, wish: str) -> None:
        self.apart, self.together = self.apart - {pair}, self.together - {pair}
        if wish == "apart":
            self.apart |= {pair}
        elif wish == "together":
            self.together |= {pair}

    # Asked by others.

    @property
    def poll(self) -> Poll | None:
        """The question that is on."""
        latest = self.polls.get(len(self.polls))
        return None if latest is None or latest.stage == "closed" else latest

    @property
    def is_stopped(self) -> bool:
        """Whether nobody plays just now."""
        return self.eyes_on_me or self.poll is not None

    def by_code(self, code: str) -> Child | None:
        """Return whose personal code this is, however it was typed."""
        code = tidy_code(code)
        return next((child for child in self.children.values() if child.code == code), None)

    def place_of(self, child: int) -> tuple[ClassTable, int] | None:
        """The table and the seat of a child in this lesson."""
        return self.lesson.place_of(child) if self.lesson else None

    def host_of(self, child: int) -> Child | None:
        """At whose device this child plays along."""
        host = self.lesson.host_of(child) if self.lesson else None
        return None if host is None else self.children.get(host)

    def beside(self, child: int) -> list[Child]:
        """Who else plays on the same device."""
        me = self.children.get(child)
        if me is None or me.device is None:
            return []
        return [it for it in self.children.values() if it.device == me.device and it is not me]

    def child_at(self, code: str, seat: int) -> Child | None:
        """Who sits there; nobody where it is a bot's, or the table is not of this lesson."""
        child = self.lesson.child_at(code, seat) if self.lesson else None
        return None if child is None else self.children.get(child)

    def strength(self) -> dict[int, float]:
        """By child, of those who have played."""
        return {it.number: it.strength for it in self.children.values() if it.strength is not None}


def ending(now: int, minutes: int) -> int | None:
    """When so many minutes are over; 0 is as long as it takes."""
    return now + minutes * 60_000 if minutes else None


def class_table(seats: log.TableSeats) -> ClassTable:
    return ClassTable(seats.code, (*seats.children, *[None] * seats.bots), guests=(*seats.guests.items(),))


def rebuild(code: str, entries: Iterable[log.AnyEntry], names: Mapping[int, str]) -> SchoolClass:
    """The class of a log, with the names that are kept beside it."""
    rest = iter(entries)
    made = next(rest)
    assert isinstance(made, log.Made), "the first entry of a log makes the class"
    found = SchoolClass(code, made.roster, made.days, made.hidden, made.language, latest=made.at)
    for entry in rest:
        found.fold(entry)
    for child, name in names.items():
        found.call(child, name)
    return found
