"""Deciding about homework: given, tried puzzle by puzzle, dropped."""

from typing import Final

from playmat.classroom import log, messages
from playmat.classroom.decision import ClassDecision, Draw, Said, existing
from playmat.classroom.homework.homework import Homework
from playmat.classroom.school_class import SchoolClass
from playmat.core.refusal import refused
from playmat.games.registry import find_game
from playmat.puzzles.judge import OPEN, SOLVED
from playmat.puzzles.shelf import checked_set, picked_set

HOUR: Final = 60 * 60 * 1000
DAY: Final = 24 * HOUR
TICKET_OPEN: Final = 12 * HOUR
MOST_HOMEWORK: Final = 100
MOST_WRONG: Final = 6  # tries of a child at a puzzle that are kept; after those only the right one
LONGEST_LOG_FOR_TRIES: Final = 15_000  # so that lessons can go on in a class that has had a lot of homework


def decide_homework(it: SchoolClass, message: messages.HomeworkMessage, said: Said, draw: Draw) -> ClassDecision:
    match message:
        case messages.GiveHomework():
            return give(it, message, said, draw)
        case messages.DropHomework():
            return ClassDecision([log.HomeworkDropped(**said, homework=existing_homework(it, message.homework).number)])


def existing_homework(it: SchoolClass, number: int) -> Homework:
    if number not in it.homework or it.homework[number].is_dropped:
        raise refused("no-such-homework")
    return it.homework[number]


def give(it: SchoolClass, message: messages.GiveHomework, said: Said, draw: Draw) -> ClassDecision:
    """The puzzles that are named, else some of the game. Without a date it is an exit ticket."""
    if len(it.homework) >= MOST_HOMEWORK:
        raise refused("too-many", {"number": MOST_HOMEWORK})
    now, game = said["at"], find_game(message.game).name
    until = now + TICKET_OPEN if message.until is None else message.until
    if not now < until <= now + max(1, it.days) * DAY:
        raise refused("homework-date", {"days": max(1, it.days)})
    if message.puzzles:
        puzzles = checked_set(message.puzzles)
        if any(name.rpartition("-")[0] != game for name in puzzles):
            raise refused("homework-other-game")
    else:
        puzzles = picked_set(game, message.count, message.band, draw.seed)
    entry = log.HomeworkGiven(
        **said,
        homework=len(it.homework),
        title=message.title.strip(),
        game=game,
        puzzles=[*puzzles],
        until=until,
        is_ticket=message.until is None,
    )
    return ClassDecision([entry])


def tried(it: SchoolClass, child: int, message: messages.TryHomework, state: str, said: Said) -> ClassDecision:
    """What the rules say of a try is kept, once it is wrong or right. What is solved stays solved."""
    homework = existing_homework(it, message.homework)
    existing(it, child)
    need_puzzle(homework, message.puzzle)
    if not homework.is_open(said["at"]):
        raise refused("homework-over")
    mark = homework.marks.get((child, message.puzzle))
    is_kept = mark is not None and (mark.solved or (state != SOLVED and mark.tries >= MOST_WRONG))
    if state == OPEN or is_kept:
        return ClassDecision()
    if it.number >= LONGEST_LOG_FOR_TRIES:
        raise refused("class-full-log", {"number": LONGEST_LOG_FOR_TRIES})
    entry = log.HomeworkTried(
        **said,
        homework=homework.number,
        child=child,
        puzzle=message.puzzle,
        solved=state == SOLVED,
        shown=message.shown,
    )
    return ClassDecision([entry])


def need_puzzle(homework: Homework, puzzle: str) -> None:
    if puzzle not in homework.puzzles:
        raise refused("unknown-puzzle", {"name": puzzle[:80]})
