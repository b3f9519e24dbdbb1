"""A report on a class, put together from its log and from what was seen at its tables."""

from collections.abc import Mapping, Sequence
from typing import Final

from playmat.classroom import log
from playmat.classroom.report.accuracy import GameAccuracy, judged_tables
from playmat.classroom.report.children import Figures, places_told, seconds_of
from playmat.classroom.report.findings import Finding, Topic, findings, known_to
from playmat.classroom.report.lessons import LessonHeld, lessons_of, tables_over
from playmat.classroom.report.observed import ChildSeen, Seen, chances_of
from playmat.classroom.report.told import (
    ANY,
    AskedTold,
    ClassReport,
    FindingTold,
    InLesson,
    JudgingTold,
    LessonTold,
    TopicTold,
)
from playmat.classroom.school_class import SchoolClass
from playmat.core.message import message
from playmat.core.refusal import refused
from playmat.insight.slips import Slip
from playmat.words.catalogue import catalogue

MOST_TABLES: Final = 400  # the latest; a school year has no more lessons of one class than that

Observed = Mapping[str, tuple[str, Seen]]  # by table: its game, and what was seen of each child there


def tables_to_read(entries: Sequence[log.AnyEntry]) -> list[str]:
    return [code for lesson in lessons_of(entries) for code in lesson.tables][-MOST_TABLES:]


def chosen_lessons(entries: Sequence[log.AnyEntry], lesson: int | None) -> list[LessonHeld]:
    """One of them, by its number; none tells of all."""
    held = lessons_of(entries)
    if lesson is not None and not 1 <= lesson <= len(held):
        raise refused("no-such-lesson", {"number": lesson})
    return [one for one in held if lesson in (None, one.number)]


def report_on(
    it: SchoolClass,
    entries: Sequence[log.AnyEntry],
    seen: Observed,
    lesson: int | None,
    language: str,
    asked: Sequence[AskedTold] = (),
) -> ClassReport:
    """`asked` is what the class was asked in those lessons."""
    held, chosen = lessons_of(entries), chosen_lessons(entries, lesson)
    judged = judged_tables(entries)
    codes = [code for one in chosen for code in one.tables if code in seen]
    games = {game: GameTold(game, held, seen, language) for game in dict.fromkeys(seen[code][0] for code in codes)}
    topics: list[TopicTold] = []
    found: list[FindingTold] = []
    accuracy: list[tuple[GameAccuracy, list[str]]] = []
    able: dict[int, list[str]] = {}
    aims: dict[int, list[str]] = {}
    for game, told in games.items():
        theirs = [code for code in codes if seen[code][0] == game]
        of_game = told.of(theirs)
        drawn = findings(of_game)
        for child in of_game:
            able.setdefault(child, []).extend(map(told.in_own_words, known_to(child, of_game, drawn)))
        for finding in drawn.findings:
            aims.setdefault(finding.child, []).append(told.in_own_words(finding.slip))
        topics += map(told.topic, drawn.topics)
        found += map(told.finding, drawn.findings)
        everywhere = [code for code, (name, _) in seen.items() if name == game]
        accuracy.append((GameAccuracy(game, held, judged, everywhere, it.children, language), theirs))
    figures = Figures(
        language,
        chosen,
        merged([seen[code][1] for code in codes]),
        {one.number: merged([seen[code][1] for code in one.tables if code in seen]) for one in held},
    )
    everybody = [figures.together[child] for child in it.children if child in figures.together]
    return ClassReport(
        code=it.code,
        lesson=lesson,
        lessons=[lesson_told(one, language) for one in held],
        topics=sorted(topics, key=lambda one: (-len(one.children), -len(one.once), -one.missed, one.rule)),
        findings=found,
        children=[
            figures.child(
                child,
                [one for game, of in accuracy if (one := game.told(of, child.number)) is not None],
                [phrase for phrase in able.get(child.number, []) if phrase],
                [phrase for phrase in aims.get(child.number, []) if phrase],
            )
            for child in it.children.values()
        ],
        accuracy=[one for game, of in accuracy if (one := game.told(of)) is not None],
        judging=judging_told(it, entries, codes, judged),
        hints=sum(len(one.hints) for one in everybody),
        seconds=seconds_of(everybody),
        asked=list(asked),
        tables=len(codes),
        left_out=sum(len(one.tables) for one in chosen) - len(codes),
    )


def judging_told(
    it: SchoolClass, entries: Sequence[log.AnyEntry], codes: Sequence[str], judged: Mapping[str, log.TableJudged]
) -> JudgingTold:
    over = set(codes).intersection(tables_over(entries, it))
    playing = {table.code for table in it.lesson.tables} if it.lesson else set()
    return JudgingTold(len(over.intersection(judged)), len(over), len(playing.intersection(codes)))


class GameTold:
    """One game of the class, lesson by lesson."""

    def __init__(self, game: str, held: Sequence[LessonHeld], seen: Observed, language: str) -> None:
        self.game = game
        self.language = language
        self.words = catalogue(language, game)
        self.seen = seen
        self.lessons = {
            one.number: self.of([code for code in one.tables if code in seen and seen[code][0] == game]) for one in held
        }

    def of(self, codes: Sequence[str]) -> Seen:
        together = merged([self.seen[code][1] for code in codes])
        return {child: one.renamed(self.worded) for child, one in together.items()}

    def worded(self, slip: Slip) -> Slip:
        """What a game has no words for is one thing for each rule: nobody could tell two of them apart."""
        return slip if self.words.has(f"slip-{slip.name}") else Slip(slip.rule, ANY)

    def topic(self, one: Topic) -> TopicTold:
        return TopicTold(
            self.game,
            *one.slip,
            self.sentence(one.slip),
            one.missed,
            one.chances,
            [*one.children],
            [*one.open],
            [*one.once],
            one.seen,
            places_told(one.places, self.language),
            self.by_lesson(one.slip, None),
        )

    def finding(self, one: Finding) -> FindingTold:
        return FindingTold(
            one.child,
            self.game,
            *one.slip,
            self.sentence(one.slip),
            one.missed,
            one.chances,
            round(one.sure, 3),
            places_told(one.places, self.language),
            self.by_lesson(one.slip, one.child),
        )

    def sentence(self, slip: Slip) -> str:
        """What exactly is missed; where a game has no words for it, the rule is named."""
        return self.words.say(message(f"slip-{slip.name}", {"rule": slip.rule}))

    def in_own_words(self, slip: Slip) -> str:
        """As a child would say that it can do it, after "I can"; empty where a game has no words for it."""
        return self.words.say_or(f"able-{slip.name}", "")

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


def lesson_told(one: LessonHeld, language: str) -> LessonTold:
    titles = [catalogue(language, game).say_or("title", game) for game in one.games]
    return LessonTold(one.number, one.began, titles, len(one.tables), one.matches, one.homework is not None)
