"""A class as one reader may see it. Nothing else is ever sent there."""

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from playmat.classroom.answers import (
    ChildFrame,
    Guessing,
    LessonView,
    Mate,
    PairWish,
    PlaceAtTable,
    Pupil,
    SavedPlan,
    TableSummary,
    TeacherFrame,
    WallFrame,
)
from playmat.classroom.child import Child
from playmat.classroom.cups.views import cup_brief, latest_same_deal
from playmat.classroom.groups import Pair
from playmat.classroom.homework.told import HomeworkToDo
from playmat.classroom.homework.views import briefs, to_do
from playmat.classroom.lesson import ClassTable
from playmat.classroom.poll_answers import PollView
from playmat.classroom.school_class import SchoolClass
from playmat.classroom.words import called
from playmat.core.message import message
from playmat.table.answers import Stage
from playmat.words.catalogue import catalogue

DAY: Final = 24 * 60 * 60 * 1000


@dataclass(frozen=True, slots=True)
class Glance:
    """What is seen of a table in passing. Nothing of its cards."""

    stage: Stage
    paused: bool
    turn: tuple[int, ...]
    waits_since: int
    moves: int


@dataclass(frozen=True, slots=True)
class Moment:
    """What no log tells: the time, which children have a device on the line, how their tables stand."""

    now: int
    here: Collection[int]
    glances: Mapping[str, Glance]
    poll: PollView | None = None  # as the reader may see it
    seen: Collection[int] = ()  # children whose cards the teacher looks at
    deal: int | None = None  # on the wall
    guessing: Guessing | None = None


def teacher_frame(it: SchoolClass, link: str, moment: Moment, language: str) -> TeacherFrame:
    places: dict[int, tuple[int | None, int | None]] = {
        child: (place, seat)
        for place, table in enumerate(it.lesson.tables if it.lesson else ())
        for seat, child in enumerate(table.seats)
        if child is not None
    }
    hosts = dict(pair for table in (it.lesson.tables if it.lesson else ()) for pair in table.guests)
    pupils = [
        Pupil(
            child.number,
            child.name,
            child.animal,
            child.code,
            child.number in moment.here,
            child.hand_since,
            table=places.get(child.number, (None, None))[0],
            seat=places.get(child.number, (None, None))[1],
            rests=child.rests,
            hint=child.hint,
            device=child.device,
            along=hosts.get(child.number),
            joined=child.joined,
        )
        for child in it.children.values()
    ]
    return TeacherFrame(
        code=it.code,
        link=link,
        number=it.number,
        at=moment.now,
        roster=it.roster,
        hidden=it.hidden,
        days=it.days,
        forgotten_at=it.latest + it.days * DAY,
        calm=it.calm,
        eyes_on_me=it.eyes_on_me,
        ends_at=it.ends_at,
        children=pupils,
        pairs=[*pair_wishes(it.apart, "apart"), *pair_wishes(it.together, "together")],
        plans=[SavedPlan(number, plan) for number, plan in it.plans.items()],
        plan=it.plan,
        lesson=lesson_view(it, moment, language, names=True),
        cups=[cup_brief(cup) for cup in it.cups.values()],
        dealt_alike=latest_same_deal(it) is not None,
        homework=briefs(it, moment.now),
        has_played=bool(it.tables),
        poll=moment.poll,
        on_wall=[*it.on_wall],
        wall_names=it.wall_names,
        guessing=moment.guessing,
    )


def pair_wishes(pairs: Collection[Pair], wish: str) -> list[PairWish]:
    return [PairWish(min(pair), max(pair), wish) for pair in sorted(pairs, key=sorted)]


def child_frame(it: SchoolClass, child: int, moment: Moment, language: str) -> ChildFrame:
    me = it.children[child]
    place = None if me.rests else it.place_of(child)
    host = it.host_of(child)
    around = () if place is None else place[0].seats
    game = it.plan.game if it.plan else ""
    homework = to_do(it, child, moment.now, language)
    return ChildFrame(
        code=it.code,
        number=it.number,
        at=moment.now,
        name=me.name,
        animal=me.animal,
        child_code=me.code,
        mates=mates(it, moment, names=True),
        game=game,
        title=title_of(game, language),
        table="" if place is None else place[0].code,
        seat=None if place is None else place[1],
        with_names=[called(it.children[other], language) for other in around if other is not None and other != child],
        lesson_on=it.lesson is not None,
        calm=it.calm,
        eyes_on_me=it.eyes_on_me,
        ends_at=it.ends_at,
        hand_raised=me.hand_since is not None,
        shows_hand=it.lesson is not None and it.lesson.plan.shows_hands,
        is_seen=child in moment.seen,
        hint=me.hint,
        rests=me.rests,
        host="" if host is None else called(host, language),
        beside=[called(other, language) for other in it.beside(child)],
        sentence=sentence_for(it, me, host, moment.poll, place is not None, homework, language),
        poll=moment.poll,
        homework=homework,
    )


def sentence_for(
    it: SchoolClass,
    me: Child,
    host: Child | None,
    poll: PollView | None,
    is_seated: bool,
    homework: Sequence[HomeworkToDo],
    language: str,
) -> str:
    if host is not None and not it.eyes_on_me and poll is None:
        return catalogue(language).say(message("class-play-beside", {"name": called(host, language)}))
    return said(where_to_look(it, me, poll, is_seated, homework), language)


def where_to_look(
    it: SchoolClass, me: Child, poll: PollView | None, is_seated: bool, homework: Sequence[HomeworkToDo]
) -> str:
    """With no lesson on, a child with homework may be at home, where there is no wall to look at."""
    if it.eyes_on_me:
        return "class-eyes-on-teacher"
    if poll is not None:
        return f"class-poll-{'chosen' if poll.stage == 'asked' and poll.mine else poll.stage}"
    if me.rests:
        return "class-bot-plays"
    if is_seated:
        return "class-look-at-table"
    if it.lesson is not None:
        return "class-wait-for-next"
    if not homework:
        return "class-wait-for-seat"
    return "class-homework-done" if all(one.done for one in homework) else "class-do-homework"


def wall_frame(it: SchoolClass, link: str, moment: Moment, language: str, *, names: bool) -> WallFrame:
    everybody = mates(it, moment, names=names)
    return WallFrame(
        code=it.code,
        link=link,
        number=it.number,
        at=moment.now,
        names=names,
        here=sum(mate.here for mate in everybody),
        children=len(everybody),
        mates=everybody,
        title=title_of(it.plan.game if it.plan else "", language),
        lesson=lesson_view(it, moment, language, names=names),
        on_wall=[*it.on_wall],
        eyes_on_me=it.eyes_on_me,
        ends_at=it.ends_at,
        sentence=said(on_the_wall(it), language),
        poll=moment.poll,
        deal=moment.deal,
    )


def on_the_wall(it: SchoolClass) -> str:
    if it.eyes_on_me:
        return "class-eyes-on-teacher"
    return "class-come-in" if it.poll is None else f"class-poll-{it.poll.stage}"


def mates(it: SchoolClass, moment: Moment, *, names: bool) -> list[Mate]:
    """Of a roster only those who are there: who is ill is nobody's business."""
    shown = [child for child in it.children.values() if child.number in moment.here or not it.roster]
    return [Mate(child.name if names else "", child.animal, child.number in moment.here) for child in shown]


def lesson_view(it: SchoolClass, moment: Moment, language: str, *, names: bool) -> LessonView | None:
    lesson = it.lesson
    if lesson is None:
        return None
    tables = [summary(it, table, moment, names=names) for table in lesson.tables]
    return LessonView(lesson.plan, title_of(lesson.plan.game, language), lesson.round, lesson.began, tables)


def summary(it: SchoolClass, table: ClassTable, moment: Moment, *, names: bool) -> TableSummary:
    glance = moment.glances.get(table.code)
    return TableSummary(
        code=table.code if names else "",  # the wall does not tell where one could go and look
        seats=[place_at(it, child, table, moment, names=names) for child in table.seats],
        stage=None if glance is None else glance.stage,
        paused=glance is not None and glance.paused,
        turn=[] if glance is None else [*glance.turn],
        waits_since=0 if glance is None else glance.waits_since,
        matches_over=table.matches_over,
        moves=0 if glance is None else glance.moves,
    )


def place_at(it: SchoolClass, child: int | None, table: ClassTable, moment: Moment, *, names: bool) -> PlaceAtTable:
    if child is None:
        return PlaceAtTable(None, "", "", here=True)
    who = it.children[child]
    guests = [it.children[guest].name for guest, host in table.guests if host == child and guest in it.children]
    return PlaceAtTable(child, who.name if names else "", who.animal, child in moment.here, guests if names else [])


def title_of(game: str, language: str) -> str:
    return catalogue(language, game).say_or("title", game) if game else ""


def said(key: str, language: str) -> str:
    return catalogue(language).say(message(key))
