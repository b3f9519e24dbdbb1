"""One child in a report: its figures, lesson by lesson, and where it wanted help or thought for long."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from statistics import median
from typing import Final

from playmat.classroom.child import Child
from playmat.classroom.report.lessons import LessonHeld
from playmat.classroom.report.observed import ChildSeen, Place, Seen
from playmat.classroom.report.told import AccuracyTold, ChildLesson, ChildTold, PlaceTold
from playmat.classroom.words import called
from playmat.table.frames import made_up
from playmat.words.catalogue import catalogue

ENOUGH: Final = 8  # decisions of a child before its row says anything
MOST_PLACES: Final = 3
MOST_SEATS: Final = 16
# A thought is long where it takes so many times what that child takes as a rule, and more than a moment.
LONG: Final = 4
LONG_MS: Final = 20_000


@dataclass(frozen=True, slots=True)
class Figures:
    """What was seen of the class: in the lessons that are told of together, and in each of all lessons."""

    language: str
    chosen: Sequence[LessonHeld]
    together: Seen
    lessons: Mapping[int, Seen]

    def child(self, child: Child, accuracy: list[AccuracyTold], able: list[str], aims: list[str]) -> ChildTold:
        one = self.together.get(child.number, ChildSeen())
        shares = [share for lesson in self.chosen for share in lesson.shares.get(child.number, [])]
        return ChildTold(
            child=child.number,
            name=called(child, self.language),
            animal=child.animal,
            decisions=one.decisions,
            missed=missed_by(one),
            hints=len(one.hints),
            seconds=seconds_of([one]),
            matches=len(one.matches),
            ahead=round(sum(shares) / len(shares), 2) if shares else None,
            enough=one.decisions >= ENOUGH,
            accuracy=accuracy,
            lessons=[
                ChildLesson(number, it.decisions, missed_by(it), len(it.hints), seconds_of([it]))
                for number, seen in self.lessons.items()
                if (it := seen.get(child.number)) is not None and it.decisions
            ],
            hinted=places_told(one.hints[-MOST_PLACES:], self.language),
            pondered=places_told(pondered_by(one), self.language),
            able=able,
            aims=aims,
        )


def seat_names(language: str) -> list[str]:
    """For sentences about a move of which nobody is to be named."""
    return [made_up(language, "seat-name", seat + 1) for seat in range(MOST_SEATS)]


def missed_by(seen: ChildSeen) -> int:
    return sum(map(len, seen.slips.values()))


def seconds_of(seen: Iterable[ChildSeen]) -> float | None:
    """Of a decision, in the middle."""
    thoughts = [ms for one in seen for ms, _ in one.thoughts]
    return round(median(thoughts) / 1000, 1) if thoughts else None


def pondered_by(seen: ChildSeen) -> list[Place]:
    if len(seen.thoughts) < ENOUGH:
        return []
    usual = median(ms for ms, _ in seen.thoughts)
    long = [it for it in seen.thoughts if it[0] >= max(LONG_MS, LONG * usual)]
    return [place for _, place in sorted(long, key=lambda it: -it[0])[:MOST_PLACES]]


def places_told(found: Iterable[Place], language: str) -> list[PlaceTold]:
    return [place_told(one, language) for one in found]


def place_told(one: Place, language: str) -> PlaceTold:
    words = "" if one.said is None else catalogue(language, one.game).say(one.said, seat_names(language), one.seat)
    played, tried = ("", words) if one.refused else (words, "")
    return PlaceTold(one.position, one.seat, one.text, played=played, tried=tried, refused=one.refused, rule=one.rule)
