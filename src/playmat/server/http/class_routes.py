"""Classes by HTTP: making one, coming in, talking to it. Thin: each function one endpoint."""

import asyncio
from typing import Final

from starlette.requests import HTTPConnection, Request
from starlette.responses import Response

from playmat.classroom.animals import ANIMALS
from playmat.classroom.answers import ClassCard
from playmat.classroom.messages import ClassMessage, ComeIn, CreateClass
from playmat.classroom.ready_lessons import LessonShelf, ready_lessons
from playmat.core.refusal import Refused
from playmat.print.order import one_of
from playmat.print.page import Page
from playmat.print.paper import PAPERS
from playmat.server.classes.class_hall import ClassHall
from playmat.server.classes.class_keys import need_teacher
from playmat.server.classes.class_paper import WHATS, pages_of
from playmat.server.classes.class_room import ClassRoom
from playmat.server.classes.door import need_open
from playmat.server.http.press import Press
from playmat.server.http.ready import ready_reply
from playmat.server.http.replies import Reply, answer_reply, body_of, language_of, read_message, token_of, whole_body
from playmat.server.http.request_context import address_of, at_desk, hall_of
from playmat.server.http.table_routes import picture_of
from playmat.server.rooms.limits import ASK
from playmat.table.keys import hashed

WRONG_CODE_SECONDS: Final = 0.25


def classes_of(asked: HTTPConnection) -> ClassHall:
    classes: ClassHall = asked.app.state.classes
    return classes


async def class_of(asked: HTTPConnection, secret: str = "") -> ClassRoom:
    address = address_of(asked)
    room = await classes_of(asked).look_up(asked.path_params["code"], address, secret)
    if secret and (key := room.valid(hashed(secret))) is not None and key.kind == "teacher":
        room.teachers_address = address
    return room


async def create(request: Request) -> Response:
    return Reply(await classes_of(request).create(await body_of(request, CreateClass), address_of(request)), 201)


async def card(request: Request) -> Response:
    it = (await class_of(request)).it
    taken = {child.animal for child in it.children.values()}
    return Reply(ClassCard(it.code, it.roster, it.hidden, [animal for animal in ANIMALS if animal not in taken]))


async def come_in(request: Request) -> Response:
    room = await class_of(request)
    wish = await body_of(request, ComeIn)
    await open_door(room, wish, address_of(request))
    came = await room.come_in(wish)
    room.addresses.add(address_of(request))
    return Reply(came, 201)


async def open_door(room: ClassRoom, wish: ComeIn, address: str) -> None:
    """Raise `Refused` if no one with this wish can come in now; late, if too many codes from there were wrong.

    Otherwise a guesser at the same school would use up the requests of the students there.
    """
    try:
        need_open(room, wish, address)
    except Refused:
        if room.guesses.is_slowed(address):
            await asyncio.sleep(WRONG_CODE_SECONDS)
        raise


async def messages(request: Request) -> Response:
    token = token_of(request)
    room = await class_of(request, token)
    secret, _ = room.key_of(token)
    return answer_reply(
        await room.say(secret, read_message(await whole_body(request), ClassMessage), language_of(request))
    )


async def now(request: Request) -> Response:
    token = token_of(request)
    room = await class_of(request, token)
    secret, key = room.key_of(token)
    room.count(secret, key, ASK)
    room.audience.asked(key, room.now())
    return Reply(room.frame(key, language_of(request)))


async def lessons(request: Request) -> Response:
    game = request.path_params["game"]
    return Reply(LessonShelf(game, [*ready_lessons(game, language_of(request))]))


async def paper(request: Request) -> Response:
    """Only for the teacher: cards carry what opens the places of children."""
    token = token_of(request)
    room = await class_of(request, token)
    need_teacher(room.key_of(token)[1])
    what = one_of("what", request.query_params.get("what", "cards"), WHATS)
    size = one_of("paper", request.query_params.get("paper", "a4"), tuple(PAPERS))
    language, base = language_of(request), address_from(request)
    sheets = pages_of(room.it, what, size, language, base + room.link, base + room.teacher_link(token))
    press: Press = request.app.state.press
    pdf = await at_desk(request, press.desk, lambda: as_pdf_of(sheets, room.it.code, language))
    headers = {"content-disposition": f'inline; filename="{what}.pdf"', "cache-control": "no-store"}
    return Response(pdf, media_type="application/pdf", headers=headers)


def as_pdf_of(sheets: list[Page], title: str, language: str) -> bytes:
    from playmat.print.pdf import as_pdf  # loaded with the first PDF, as in the print shop

    return as_pdf(sheets, title, language)


def address_from(request: Request) -> str:
    """What stands before a link where nobody has told the server its own address."""
    return "" if hall_of(request).base else str(request.base_url).rstrip("/")


async def qr(request: Request) -> Response:
    room = await class_of(request)
    return ready_reply(request, await picture_of(address_from(request) + room.link), "image/svg+xml")
