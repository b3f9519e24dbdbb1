"""What a class can do, for its teacher: as data, and as a table for a spreadsheet."""

import csv
from io import StringIO
from typing import Final

from starlette.requests import Request
from starlette.responses import Response

from playmat.classroom.report.told import ClassReport
from playmat.core.refusal import refused
from playmat.server.classes.class_keys import need_teacher
from playmat.server.classes.class_room import ClassRoom
from playmat.server.http.class_routes import class_of, classes_of
from playmat.server.http.replies import Reply, language_of, token_of
from playmat.server.rooms.limits import ASK

COLUMNS: Final = ["child", "name", "game", "rule", "what", "missed", "chances", "likely"]
HIGHEST_LESSON: Final = 10_000


async def report(request: Request) -> Response:
    return Reply(await asked(request))


async def spreadsheet(request: Request) -> Response:
    """A row for each child and each thing that it does not seem to know."""
    told = await asked(request)
    names = {child.child: child.name for child in told.children}
    text = StringIO()
    write = csv.writer(text, lineterminator="\r\n")
    write.writerow(COLUMNS)
    for one in told.findings:
        row = [one.child + 1, names.get(one.child, ""), one.game, one.rule, one.sentence]
        write.writerow([safe(it) for it in (*row, one.missed, one.chances, one.likely)])
    headers = {"content-disposition": f'attachment; filename="report-{told.code}.csv"'}
    return Response("\ufeff" + text.getvalue(), media_type="text/csv", headers=headers)


def safe(value: object) -> object:
    """No name becomes a formula in whatever opens the file."""
    return f"'{value}" if isinstance(value, str) and value[:1] in ("=", "+", "-", "@") else value


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
    text = request.query_params.get("lesson", "")
    if not text:
        return None
    if not (text.isascii() and text.isdigit() and len(text) < 6):
        raise refused("no-such-lesson", {"number": text[:20]})
    return min(int(text), HIGHEST_LESSON)
