"""What a class can do, for its teacher: as data, as a table for a spreadsheet, and as pages to take home."""

import asyncio
import csv
from collections.abc import Iterator, Sequence
from datetime import UTC, datetime
from io import StringIO
from typing import Final

from starlette.requests import Request
from starlette.responses import Response

from playmat.classroom.positions import match_at
from playmat.classroom.report.told import ClassReport
from playmat.core.refusal import refused
from playmat.print.order import one_of
from playmat.print.paper import PAPERS
from playmat.server.classes.class_keys import need_teacher
from playmat.server.classes.class_room import ClassRoom
from playmat.server.classes.take_home import children_of, pages_of, places_wanted
from playmat.server.http.class_routes import as_pdf_of, class_of, classes_of
from playmat.server.http.press import Press
from playmat.server.http.replies import Reply, language_of, token_of
from playmat.server.http.request_context import at_desk
from playmat.server.rooms.limits import ASK

COLUMNS: Final = ["kind", "child", "name", "game", "rule", "what", "count", "of", "figure", "lesson"]
FORMULA_SIGNS: Final = ("=", "+", "-", "@", "\uff1d", "\uff0b", "\uff0d", "\uff20")
CONTROLS: Final = ("\t", "\r", "\n")
HIGHEST_LESSON: Final = 10_000
HIGHEST_CHILD: Final = 10_000
Row = Sequence[object]


async def report(request: Request) -> Response:
    return Reply(await asked(request))


async def spreadsheet(request: Request) -> Response:
    """A row for each lesson, for each child and each thing that it does not seem to know, for how well it chooses, for
    its figures, and for each move that the class chose when it was asked."""
    told = await asked(request)
    text = StringIO()
    write = csv.writer(text, lineterminator="\r\n")
    write.writerow(COLUMNS)
    for row in (*lesson_rows(told), *finding_rows(told), *choice_rows(told), *figure_rows(told), *asked_rows(told)):
        write.writerow([safe(it) for it in row])
    headers = {"content-disposition": f'attachment; filename="report-{told.code}.csv"'}
    return Response("\ufeff" + text.getvalue(), media_type="text/csv", headers=headers)


def lesson_rows(told: ClassReport) -> Iterator[Row]:
    """Which number is which lesson, or homework: its games, `count` matches at `of` tables, and its day."""
    for one in told.lessons:
        if told.lesson in (None, one.number):
            day = datetime.fromtimestamp(one.began / 1000, UTC).date().isoformat()
            kind = "homework" if one.homework else "lesson"
            yield kind, "", "", "", "", ", ".join(one.games), one.matches, one.tables, day, one.number


def finding_rows(told: ClassReport) -> Iterator[Row]:
    names = {child.child: child.name for child in told.children}
    for one in told.findings:
        what = one.rule, one.sentence, one.missed, one.chances, one.likely
        yield "missed", one.child + 1, names.get(one.child, ""), one.game, *what, told.lesson or ""


def choice_rows(told: ClassReport) -> Iterator[Row]:
    """Lesson by lesson too: `count` good ones `of` so many choices."""
    for child in told.children:
        for one in child.accuracy:
            who = child.child + 1, child.name, one.game, ""
            yield "chose", *who, one.sentence, one.good, one.choices, one.accuracy, told.lesson or ""
            for lesson in one.lessons:
                yield "chose", *who, "", lesson.good, lesson.choices, "", lesson.lesson


def figure_rows(told: ClassReport) -> Iterator[Row]:
    for child in told.children:
        for one in child.lessons:
            who = child.child + 1, child.name, "", ""
            yield "hints", *who, "", one.hints, one.decisions, "", one.lesson
            yield "slips", *who, "", one.missed, one.decisions, "", one.lesson
            yield "seconds", *who, "", "", one.decisions, one.seconds, one.lesson


def asked_rows(told: ClassReport) -> Iterator[Row]:
    """Who chose what when the class was asked; a star stands before what the review would have played."""
    names = {child.child: child.name for child in told.children}
    for one in told.asked:
        best = one.review.best[0].text if one.review and one.review.best else ""
        for bar in one.bars:
            sentence = f"* {bar.sentence}" if bar.text and bar.text == best else bar.sentence
            what = one.game, "", sentence, bar.count, one.answered, one.poll, one.lesson or ""
            yield from (("asked", child + 1, names.get(child, ""), *what) for child in bar.children)


async def take_home(request: Request) -> Response:
    """Pages for children to take home: of one `child`, or of all."""
    room = await teacher_of(request)
    language, size = language_of(request), one_of("paper", request.query_params.get("paper", "a4"), tuple(PAPERS))
    children = children_of(room.it, number_in(request, "child", "no-such-child", HIGHEST_CHILD))
    classes = classes_of(request)
    told = await classes.reports.on(room, lesson_of(request), language)
    matches = {}
    for place in places_wanted(told, [child.number for child in children]):
        entries = await classes.tables.log_of(place.position.table)
        matches[place.position] = await asyncio.to_thread(match_at, entries, place.position)
    press: Press = request.app.state.press

    def made() -> bytes:
        return as_pdf_of(pages_of(room.it, told, children, matches, size, language), room.it.code, language)

    pdf = await at_desk(request, press.desk, made)
    headers = {"content-disposition": 'inline; filename="home.pdf"', "cache-control": "no-store"}
    return Response(pdf, media_type="application/pdf", headers=headers)


def safe(value: object) -> object:
    """Return what to write into a cell, so that no text becomes a formula in the program that opens the file.

    Such programs skip spaces, and some read the full-width signs of East Asian keyboards like ours.
    """
    if not isinstance(value, str):
        return value
    return f"'{value}" if value.startswith(CONTROLS) or value.lstrip().startswith(FORMULA_SIGNS) else value


async def asked(request: Request) -> ClassReport:
    room = await teacher_of(request)
    return await classes_of(request).reports.on(room, lesson_of(request), language_of(request))


async def teacher_of(request: Request) -> ClassRoom:
    token = token_of(request)
    room = await class_of(request, token)
    secret, key = room.key_of(token)
    need_teacher(key)
    room.count(secret, key, ASK)
    room.audience.asked(key, room.now())
    return room


def lesson_of(request: Request) -> int | None:
    """Which lesson, by its number; none is all of them."""
    return number_in(request, "lesson", "no-such-lesson", HIGHEST_LESSON)


def number_in(request: Request, name: str, wrong: str, most: int) -> int | None:
    """A number that was asked for, refused with `wrong` where it is none."""
    text = request.query_params.get(name, "")
    if not text:
        return None
    if not (text.isascii() and text.isdigit() and len(text) < 6):
        raise refused(wrong, {"number": text[:20]})
    return min(int(text), most)
