"""Classes by HTTP: making one, coming in, talking to it. Thin: each function one endpoint."""

import asyncio

from starlette.requests import HTTPConnection, Request
from starlette.responses import Response

from playmat.classroom.animals import ANIMALS
from playmat.classroom.answers import ClassCard
from playmat.classroom.messages import ClassMessage, ComeIn, CreateClass
from playmat.core.refusal import Refused
from playmat.server.classes.class_hall import ClassHall
from playmat.server.classes.class_room import ClassRoom
from playmat.server.classes.door import CodeTry, is_wrong_code, need_open
from playmat.server.http.ready import ready_reply
from playmat.server.http.replies import Reply, answer_reply, body_of, language_of, read_message, token_of, whole_body
from playmat.server.http.request_context import address_of, hall_of
from playmat.server.http.table_routes import picture_of
from playmat.server.rooms.limits import ASK


def classes_of(asked: HTTPConnection) -> ClassHall:
    classes: ClassHall = asked.app.state.classes
    return classes


async def class_of(asked: HTTPConnection, secret: str = "") -> ClassRoom:
    return await classes_of(asked).look_up(asked.path_params["code"], address_of(asked), secret)


async def create(request: Request) -> Response:
    return Reply(await classes_of(request).create(await body_of(request, CreateClass), address_of(request)), 201)


async def card(request: Request) -> Response:
    it = (await class_of(request)).it
    taken = {child.animal for child in it.children.values()}
    return Reply(ClassCard(it.code, it.roster, [animal for animal in ANIMALS if animal not in taken]))


async def come_in(request: Request) -> Response:
    room = await class_of(request)
    wish = await body_of(request, ComeIn)
    need_open(room, wish)
    tried = CodeTry(hall_of(request).limits, room, address_of(request)) if wish.child_code else None
    try:
        came = await room.come_in(wish)
    except Refused as wrong:
        if tried is not None and not is_wrong_code(wrong):
            tried.was_right()
        raise
    if tried is not None:
        tried.was_right()
    room.addresses.add(address_of(request))
    return Reply(came, 201)


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


async def qr(request: Request) -> Response:
    room = await class_of(request)
    base = "" if hall_of(request).base else str(request.base_url).rstrip("/")
    picture = await asyncio.to_thread(picture_of, base + room.link)
    return ready_reply(request, picture, "image/svg+xml")
