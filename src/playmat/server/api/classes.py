"""Everything asked of a class."""

from typing import Final

from playmat.classroom.answers import CameIn, ClassAnswer, ClassCard, ClassFrame, ClassMade
from playmat.classroom.messages import ClassMessage, ComeIn, CreateClass, LiveClassMessage
from playmat.classroom.ready_lessons import LessonShelf
from playmat.classroom.report.told import ClassReport
from playmat.server.api.shared import NAMED, PLANNED
from playmat.server.http import (
    class_routes,
    report_routes,
)
from playmat.server.http.endpoints import Api, Endpoint, LiveEndpoint, Who
from playmat.server.live.class_line import live_class, stream_class
from playmat.server.rooms.limits import (
    AT_TABLE,
    COME_IN,
    CREATE,
    JOIN,
    LINE,
    PAGE,
    PICTURE,
    PRINT,
)

CLASS: Final = "/api/classes/{code}"

CLASSES: Final[Api] = (
    Endpoint(
        "POST",
        "/api/classes",
        class_routes.create,
        CREATE,
        "Make a class. Who makes it is its teacher.",
        ClassMade,
        body=CreateClass,
        status=201,
        refuses=(*NAMED, *PLANNED, "name-needed", "class-full"),
    ),
    Endpoint("GET", CLASS, class_routes.card, JOIN, "A class, for who is about to come in.", ClassCard, who=Who.CODE),
    Endpoint(
        "GET",
        CLASS + "/qr.svg",
        class_routes.qr,
        PICTURE,
        "The way into the class as a QR code.",
        "image/svg+xml",
        who=Who.CODE,
    ),
    Endpoint(
        "GET",
        CLASS + "/paper.pdf",
        class_routes.paper,
        PRINT,
        "The class on paper, for its teacher: `what` is `cards`, `poster` or `link`.",
        "application/pdf",
        who=Who.TOKEN,
        query=("what", "paper", "language"),
        refuses=("not-teacher", "option-not-a-choice"),
    ),
    Endpoint(
        "GET",
        "/api/lessons/{game}",
        class_routes.lessons,
        PAGE,
        "Lessons that are ready for a game.",
        LessonShelf,
        query=("language",),
    ),
    Endpoint(
        "POST",
        CLASS + "/children",
        class_routes.come_in,
        COME_IN,
        "Come in, by personal code or by name.",
        CameIn,
        body=ComeIn,
        who=Who.CODE,
        status=201,
        refuses=(
            *NAMED,
            "unknown-child-code",
            "too-many-child-codes",
            "class-closed",
            "too-many-joining",
            "name-needed",
            "class-full",
        ),
    ),
    Endpoint(
        "POST",
        CLASS + "/messages",
        class_routes.messages,
        AT_TABLE,
        "Say something to the class, as its teacher or as a child of it.",
        ClassAnswer,
        body=ClassMessage,
        who=Who.TOKEN,
        query=("language",),
    ),
    Endpoint(
        "GET",
        CLASS + "/now",
        class_routes.now,
        AT_TABLE,
        "The class as it stands.",
        ClassFrame,
        who=Who.TOKEN,
        query=("language",),
    ),
    Endpoint(
        "GET",
        CLASS + "/report",
        report_routes.report,
        AT_TABLE,
        "What the class can do, for its teacher: by rule and by child, with positions; of one `lesson`, or of all.",
        ClassReport,
        who=Who.TOKEN,
        query=("language", "lesson"),
        refuses=("not-teacher", "no-such-lesson"),
    ),
    Endpoint(
        "GET",
        CLASS + "/report.csv",
        report_routes.spreadsheet,
        AT_TABLE,
        "The report as a table for a spreadsheet: what each child does not seem to know, how well it chooses, its "
        "figures, and what the class chose when it was asked.",
        "text/csv",
        who=Who.TOKEN,
        query=("language", "lesson"),
        refuses=("not-teacher", "no-such-lesson"),
    ),
    Endpoint(
        "GET",
        CLASS + "/home.pdf",
        report_routes.take_home,
        PRINT,
        "Pages for children to take home, in their own words: of one `child`, or of all.",
        "application/pdf",
        who=Who.TOKEN,
        query=("language", "lesson", "child", "paper"),
        refuses=("not-teacher", "no-such-lesson", "no-such-child", "option-not-a-choice"),
    ),
    Endpoint(
        "GET",
        CLASS + "/stream",
        stream_class,
        LINE,
        "Frames as server-sent events.",
        "text/event-stream",
        who=Who.TOKEN,
        query=("language",),
    ),
    LiveEndpoint(CLASS + "/live", live_class, LINE, "The class by WebSocket.", LiveClassMessage, ClassFrame),
)
