"""What a class was asked in its lessons, to be looked at again: how it chose, and what the review says."""

from collections.abc import Iterable

from playmat.classroom.poll import Poll
from playmat.classroom.poll_frames import bars_of
from playmat.classroom.posed import table_of
from playmat.classroom.report.lessons import LessonHeld
from playmat.classroom.report.told import AskedTold
from playmat.classroom.school_class import SchoolClass
from playmat.server.classes.poll_review import review_of


def asked_in(it: SchoolClass, held: Iterable[LessonHeld], *, also_before: bool, language: str) -> list[AskedTold]:
    """The questions that are over, the latest first; `also_before` any lesson."""
    lessons = {number: lesson.number for lesson in held for number in lesson.polls}
    polls = [poll for poll in it.polls.values() if poll.stage == "closed" and (also_before or poll.number in lessons)]
    return [told(poll, lessons.get(poll.number), language) for poll in reversed(polls)]


def told(poll: Poll, lesson: int | None, language: str) -> AskedTold:
    table = table_of(poll.posed)
    return AskedTold(
        poll=poll.number,
        lesson=lesson,
        at=poll.at,
        game=poll.posed.game,
        answered=len(poll.answers),
        bars=bars_of(poll, table, language),
        review=review_of(poll, table, language),
    )
