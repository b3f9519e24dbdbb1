"""A report on a class, put together from its log and from what was seen at its tables."""

from collections.abc import Mapping, Sequence
from statistics import median
from typing import Final

from playmat.classroom import log
from playmat.classroom.report.findings import findings
from playmat.classroom.report.lessons import LessonHeld, lessons_of
from playmat.classroom.report.observed import ChildSeen, Place, Seen, chances_of
from playmat.classroom.report.told import (
    ChildTold,
    ClassReport,
    FindingTold,
    InLesson,
    LessonTold,
    PlaceTold,
    TopicTold,
)
from playmat.classroom.school_class import Child, SchoolClass
from playmat.core.message import message
from playmat.core.refusal import refused
from playmat.insight.slips import Slip
from playmat.words.catalogue import catalogue

ENOUGH: Final = 8  # decisions of a child before its row says anything
MOST_TABLES: Final = 400  # the latest; a school year has no more lessons of one class than that

Observed = Mapping[str, tuple[str, Seen]]  # by table: its game, and what was seen of each child there


def tables_to_read(entries: Sequence[log.AnyEntry]) -> list[str]:
    return [code for lesson in lessons_of(entries) for code in lesson.tables][-MOST_TABLES:]


def report_on(
    it: SchoolClass, entries: Sequence[log.AnyEntry], seen: Observed, lesson: int | None, language: str
) -> ClassReport:
    """`lesson` is one of them, by its number; none tells of all."""
    held = lessons_of(entries)
    if lesson is not None and not 1 <= lesson <= len(held):
        raise refused("no-such-lesson", {"number": lesson})
    chosen = [one for one in held if lesson in (None, one.number)]
    codes = [code for one in chosen for code in one.tables if code in seen]
    topics: list[TopicTold] = []
    found: list[FindingTold] = []
    for game in dict.fromkeys(seen[code][0] for code in codes):
        told = GameTold(game, held, seen, language)
        all_of_it = told.of([code for code in codes if seen[code][0] == game])
        drawn = findings(all_of_it)
        topics += [
            TopicTold(
                game,
                *one.slip,
                told.sentence(one.slip),
                one.missed,
                one.chances,
                [*one.children],
                [*one.open],
                [*one.once],
                one.seen,
                places(one.places),
                told.by_lesson(one.slip, None),
            )
            for one in drawn.topics
        ]
        found += [
            FindingTold(
                one.child,
                game,
                *one.slip,
                told.sentence(one.slip),
                one.missed,
                one.chances,
                round(one.sure, 3),
                places(one.places),
                told.by_lesson(one.slip, one.child),
            )
            for one in drawn.findings
        ]
    everywhere = merged([seen[code][1] for code in codes])
    asked = [code for one in chosen for code in one.tables]
    return ClassReport(
        code=it.code,
        lesson=lesson,
        lessons=[lesson_told(one, language) for one in held],
        topics=sorted(topics, key=lambda one: (-len(one.children), -len(one.once), -one.missed, one.rule)),
        findings=found,
        children=[child_told(child, everywhere.get(child.number), chosen) for child in it.children.values()],
        tables=len(codes),
        left_out=len(asked) - len(codes),
    )


class GameTold:
    """One game of the class, lesson by lesson."""

    def __init__(self, game: str, held: Sequence[LessonHeld], seen: Observed, language: str) -> None:
        self.words = catalogue(language, game)
        self.seen = seen
        self.lessons = {
            one.number: merged([seen[code][1] for code in one.tables if code in seen and seen[code][0] == game])
            for one in held
        }

    def of(self, codes: Sequence[str]) -> Seen:
        return merged([self.seen[code][1] for code in codes])

    def sentence(self, slip: Slip) -> str:
        """What exactly is missed; where a game has no words for it, the rule is named."""
        known = self.words.say_or(f"slip-{slip.name}", "")
        return known or self.words.say(message("slip-any", {"rule": slip.rule}))

    def by_lesson(self, slip: Slip, child: int | None) -> list[InLesson]:
        told = []
        for number, seen in self.lessons.items():
            chances = chances_of(seen, slip)
            whose = [one for one in seen if child in (None, one)]
            could = sum(chances[one] for one in whose)
            if could:
                told.append(InLesson(number, sum(len(seen[one].slips.get(slip, [])) for one in whose), could))
        return told


def merged(parts: Sequence[Seen]) -> Seen:
    total: Seen = {}
    for part in parts:
        for child, one in part.items():
            total.setdefault(child, ChildSeen()).add(one)
    return total


def places(found: Sequence[Place]) -> list[PlaceTold]:
    return [PlaceTold(one.table, one.point.match, one.point.moves, one.seat, one.text) for one in found]


def lesson_told(one: LessonHeld, language: str) -> LessonTold:
    titles = [catalogue(language, game).say_or("title", game) for game in one.games]
    return LessonTold(one.number, one.began, titles, len(one.tables), one.matches, one.homework is not None)


def child_told(child: Child, seen: ChildSeen | None, chosen: Sequence[LessonHeld]) -> ChildTold:
    one = seen or ChildSeen()
    shares = [share for lesson in chosen for share in lesson.shares.get(child.number, [])]
    return ChildTold(
        child.number,
        child.name,
        child.animal,
        one.decisions,
        sum(map(len, one.slips.values())),
        one.hints,
        round(median(one.ms) / 1000, 1) if one.ms else None,
        len(shares),
        round(sum(shares) / len(shares), 2) if shares else None,
        one.decisions >= ENOUGH,
    )
