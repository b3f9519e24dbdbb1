"""Homework as each of them may see it: a child its own, the teacher everybody's, a wall nothing."""

from collections.abc import Sequence

from playmat.classroom.homework.homework import Homework, Mark
from playmat.classroom.homework.play import HomeTable
from playmat.classroom.homework.told import (
    HomeMatch,
    HomeworkBrief,
    HomeworkChild,
    HomeworkMark,
    HomeworkShown,
    HomeworkToDo,
    PuzzleOfHomework,
)
from playmat.classroom.matchpoints import Compared, matchpoints
from playmat.classroom.school_class import SchoolClass
from playmat.games.registry import find_game
from playmat.puzzles.shelf import band_of
from playmat.words.catalogue import catalogue


def to_do(it: SchoolClass, child: int, now: int, language: str) -> list[HomeworkToDo]:
    """What is open, the most urgent first."""
    opened = sorted((one for one in it.homework.values() if one.is_open(now)), key=lambda one: one.until)
    return [
        HomeworkToDo(
            one.number,
            one.title,
            one.game,
            catalogue(language, one.game).say_or("title", one.game),
            one.until,
            one.is_ticket,
            [one.name_for(puzzle) for puzzle in one.puzzles],
            [one.name_for(puzzle) for puzzle in one.solved_by(child)],
            matches_shown(one, child, compared=False),
            [one.name_for(puzzle) for puzzle in one.own],
            one.is_done_by(child),
        )
        for one in opened
    ]


def briefs(it: SchoolClass, now: int) -> list[HomeworkBrief]:
    """The newest first."""
    return [brief(one, it, now) for one in reversed(it.homework.values()) if not one.is_dropped]


def brief(one: Homework, it: SchoolClass, now: int) -> HomeworkBrief:
    return HomeworkBrief(
        homework=one.number,
        title=one.title,
        game=one.game,
        given=one.given,
        until=one.until,
        ticket=one.is_ticket,
        puzzles=len(one.puzzles),
        began=sum(one.has_begun(child) for child in it.children),
        done=sum(one.is_done_by(child) for child in it.children),
        open=one.is_open(now),
        matches=0 if one.play is None else one.play.matches,
        own=len(one.own),
        wants_own=one.wants_own,
    )


def homework_shown(id: str, one: Homework, it: SchoolClass, now: int) -> HomeworkShown:
    return HomeworkShown(
        id=id,
        homework=one.number,
        title=one.title,
        game=one.game,
        given=one.given,
        until=one.until,
        ticket=one.is_ticket,
        open=one.is_open(now),
        puzzles=[puzzle_shown(one, puzzle) for puzzle in one.puzzles],
        children=[child_shown(one, child) for child in it.children],
        level="" if one.play is None else one.play.level,
        same_deals=bool(one.seeds),
    )


def puzzle_shown(one: Homework, puzzle: str) -> PuzzleOfHomework:
    marks = [mark for (_, tried), mark in one.marks.items() if tried == puzzle]
    return PuzzleOfHomework(
        puzzle,
        band_of(one.puzzle(puzzle)),
        len(marks),
        sum(mark.solved and not mark.shown for mark in marks),
        sum(mark.is_first_try for mark in marks),
        puzzle in one.own,
    )


def child_shown(one: Homework, child: int) -> HomeworkChild:
    marks = [one.marks.get((child, puzzle)) for puzzle in one.puzzles]
    made = [mark for mark in marks if mark is not None]
    played = one.played_by(child)
    ended = [table.result.ended for table in one.tables_of(child).values() if table.result is not None]
    return HomeworkChild(
        child,
        sum(mark.solved for mark in made),
        sum(mark.is_first_try for mark in made),
        sum(mark.tries for mark in made),
        max((*(mark.at for mark in made), *ended), default=None),
        [mark_shown(mark) for mark in marks],
        matches_shown(one, child, compared=True),
        sum(result.won for result in played),
        len(played),
    )


def mark_shown(mark: Mark | None) -> HomeworkMark | None:
    return None if mark is None else HomeworkMark(mark.tries, mark.solved, mark.shown)


def matches_shown(one: Homework, child: int, *, compared: bool) -> list[HomeMatch]:
    """Each match of the homework, begun or not. Beside the other children only the teacher sees it."""
    if one.play is None:
        return []
    tables = one.tables_of(child)
    return [
        match_shown(one, tables.get(match), beside_others(one, match).get(str(child), []) if compared else [])
        for match in range(one.play.matches)
    ]


def match_shown(one: Homework, table: HomeTable | None, compared: Sequence[Compared]) -> HomeMatch:
    if table is None:
        return HomeMatch()
    result = table.result
    if result is None:
        return HomeMatch(table.code)
    others = [score for seat, score in enumerate(result.scores) if seat != table.seat]
    best = min if find_game(one.game).low_wins else max
    return HomeMatch(
        code=table.code,
        over=True,
        won=result.won,
        score=result.scores[table.seat],
        best_other=best(others) if others else None,
        hints=result.hints,
        refused=result.refused,
        late=result.ended >= one.until,
        beaten=sum(it.beaten for it in compared),
        of=sum(it.of for it in compared),
    )


def beside_others(one: Homework, match: int) -> dict[str, list[Compared]]:
    """Where all had the same cards in the same seat: each child's points beside those of the others, by child."""
    if not one.seeds:
        return {}
    made = {
        str(child): [table.result.scores[table.seat]]
        for (child, number), table in one.tables.items()
        if number == match and table.result is not None
    }
    return matchpoints(made, low_wins=find_game(one.game).low_wins)
