"""Deciding about homework: given, tried puzzle by puzzle, played match by match, dropped."""

from collections.abc import Iterator, Sequence
from typing import Final

from playmat.classroom import homework_messages
from playmat.classroom.decision import ClassDecision, Draw, Said, existing
from playmat.classroom.homework.homework import Homework
from playmat.classroom.homework.play import MOST_UNFINISHED, HomeResult, checked_play, seat_in, seats_of, seeds_of
from playmat.classroom.homework_log import (
    HomeworkAnswered,
    HomeworkDropped,
    HomeworkGiven,
    HomeworkOpened,
    HomeworkPlayed,
    HomeworkTried,
)
from playmat.classroom.school_class import SchoolClass
from playmat.core.refusal import refused
from playmat.games.registry import find_game
from playmat.puzzles.judge import OPEN, SOLVED
from playmat.puzzles.puzzle import Puzzle
from playmat.puzzles.shelf import checked_set, picked_set

HOUR: Final = 60 * 60 * 1000
DAY: Final = 24 * HOUR
TICKET_OPEN: Final = 12 * HOUR
MOST_HOMEWORK: Final = 100
WRONG_BEFORE_ANSWER: Final = 3  # homework is tried before it is looked up
MOST_WRONG: Final = 6  # tries of a child at a puzzle that are kept; after those only the right one
LONGEST_LOG_FOR_TRIES: Final = 15_000  # so that lessons can go on in a class that has had a lot of homework


def decide_homework(
    it: SchoolClass, message: homework_messages.HomeworkMessage, said: Said, draw: Draw
) -> ClassDecision:
    match message:
        case homework_messages.GiveHomework():
            return give(it, message, said, draw)
        case homework_messages.DropHomework():
            return ClassDecision([HomeworkDropped(**said, homework=existing_homework(it, message.homework).number)])


def existing_homework(it: SchoolClass, number: int) -> Homework:
    if number not in it.homework or it.homework[number].is_dropped:
        raise refused("no-such-homework")
    return it.homework[number]


def give(
    it: SchoolClass, message: homework_messages.GiveHomework, said: Said, draw: Draw, found: Sequence[Puzzle] = ()
) -> ClassDecision:
    """Matches, or the puzzles that are named, else those that were `found`, and others of the game for what is missing.
    Without a date it is an exit ticket."""
    if len(it.homework) >= MOST_HOMEWORK:
        raise refused("too-many", {"number": MOST_HOMEWORK})
    now, game = said["at"], find_game(message.game).name
    until = now + TICKET_OPEN if message.until is None else message.until
    if not now < until <= now + max(1, it.days) * DAY:
        raise refused("homework-date", {"days": max(1, it.days)})
    play = None if message.play is None else checked_play(game, message.play)
    own = () if play is not None else found[: message.count]
    puzzles = [] if play is not None else [*puzzles_for(game, message, draw.seed, own)]
    code = draw.table_code().lower()
    entry = HomeworkGiven(
        **said,
        homework=len(it.homework),
        title=message.title.strip(),
        game=game,
        puzzles=puzzles,
        names=[f"{code}-{place}" for place in range(1, len(puzzles) + 1)],
        until=until,
        is_ticket=message.until is None,
        own=[*own],
        wants_own=message.own and play is None,
        play=play,
        seeds=[] if play is None else seeds_of(draw.seed, play),
    )
    return ClassDecision([entry])


def puzzles_for(game: str, message: homework_messages.GiveHomework, seed: str, own: Sequence[Puzzle]) -> Iterator[str]:
    if message.puzzles:
        puzzles = checked_set(message.puzzles)
        if any(name.rpartition("-")[0] != game for name in puzzles):
            raise refused("homework-other-game")
        yield from puzzles
        return
    yield from (puzzle.id for puzzle in own)
    missing = message.count - len(own)
    if missing:
        yield from picked_set(game, missing, message.band, seed)


def opened(
    it: SchoolClass, child: int, message: homework_messages.PlayHomework, said: Said, draw: Draw
) -> ClassDecision:
    """A table for a match of the homework; nothing where the child has it already."""
    homework = existing_homework(it, message.homework)
    existing(it, child)
    if homework.play is None or message.match >= homework.play.matches:
        raise refused("no-such-match")
    if not homework.is_open(said["at"]):
        raise refused("homework-over")
    tables = homework.tables_of(child)
    if message.match in tables:
        return ClassDecision()
    if sum(table.result is None for table in tables.values()) >= MOST_UNFINISHED:
        raise refused("homework-finish-first", {"number": MOST_UNFINISHED})
    need_room_in_log(it)
    seats = seats_of(find_game(homework.game), homework.play)
    entry = HomeworkOpened(
        **said,
        homework=homework.number,
        child=child,
        match=message.match,
        code=draw.table_code(),
        seat=seat_in(message.match, seats),
    )
    return ClassDecision([entry])


def played(homework: int, child: int, match: int, result: HomeResult, now: int) -> HomeworkPlayed:
    return HomeworkPlayed(
        at=now,
        homework=homework,
        child=child,
        match=match,
        scores=[*result.scores],
        won=result.won,
        share=result.share,
        ended=result.ended,
        hints=result.hints,
        refused=result.refused,
    )


def need_room_in_log(it: SchoolClass) -> None:
    if it.number >= LONGEST_LOG_FOR_TRIES:
        raise refused("class-full-log", {"number": LONGEST_LOG_FOR_TRIES})


def tried(it: SchoolClass, child: int, number: int, name: str, state: str, said: Said) -> ClassDecision:
    """What the rules say of a try is kept, once it is wrong or right. What is solved stays solved."""
    homework = existing_homework(it, number)
    existing(it, child)
    puzzle = puzzle_by_name(homework, name)
    if not homework.is_open(said["at"]):
        raise refused("homework-over")
    mark = homework.marks.get((child, puzzle))
    is_kept = mark is not None and (mark.solved or (state != SOLVED and mark.tries >= MOST_WRONG))
    if state == OPEN or is_kept:
        return ClassDecision()
    need_room_in_log(it)
    entry = HomeworkTried(
        **said,
        homework=homework.number,
        child=child,
        puzzle=puzzle,
        solved=state == SOLVED,
    )
    return ClassDecision([entry])


def answered(it: SchoolClass, child: int, number: int, name: str, said: Said) -> ClassDecision:
    """The answer is given after some wrong tries, and then noted. It is free once the puzzle is solved or overdue."""
    homework = existing_homework(it, number)
    existing(it, child)
    puzzle = puzzle_by_name(homework, name)
    mark = homework.marks.get((child, puzzle))
    if not homework.is_open(said["at"]) or (mark is not None and (mark.solved or mark.shown)):
        return ClassDecision()
    if mark is None or mark.tries < WRONG_BEFORE_ANSWER:
        raise refused("homework-try-first", {"number": WRONG_BEFORE_ANSWER})
    return ClassDecision([HomeworkAnswered(**said, homework=homework.number, child=child, puzzle=puzzle)])


def puzzle_by_name(homework: Homework, name: str) -> str:
    puzzle = homework.id_by_name(name)
    if puzzle is None:
        raise refused("unknown-puzzle", {"name": name[:80]})
    return puzzle
