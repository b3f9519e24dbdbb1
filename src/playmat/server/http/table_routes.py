"""Tables by HTTP: opening one, coming to it, talking to it, and its record. Thin: each function one endpoint."""

import io
from typing import Final

import segno
from starlette.requests import Request
from starlette.responses import Response

from playmat.core.refusal import refused
from playmat.server.http.bodies import TableCard
from playmat.server.http.ready import made_aside, ready_reply
from playmat.server.http.replies import (
    Reply,
    answer_reply,
    body_of,
    language_of,
    read_message,
    token_of,
    whole_body,
)
from playmat.server.http.request_context import address_of, hall_of, number_in, room_of, while_there
from playmat.server.http.shelf import game_info
from playmat.server.now import now_ms
from playmat.server.rooms import entrance
from playmat.server.rooms.hall import Entered, joined
from playmat.server.rooms.limits import ASK, RECORD, SIT
from playmat.server.store.upkeep import seat_names
from playmat.table.admission import Claim, CreateTable, Join
from playmat.table.frames import agreed_view
from playmat.table.messages import Hint, TableMessage
from playmat.table.seating import must_wait
from playmat.words.catalogue import catalogue

MOST_PICTURES: Final = 2_000


async def create(request: Request) -> Response:
    return Reply(joined(await hall_of(request).create(await body_of(request, CreateTable), address_of(request))), 201)


async def card(request: Request) -> Response:
    table = (await room_of(request)).table
    taken = {seat.colour for seat in table.seats if seat.kind == "human"}
    info = game_info(table.setup.game, language_of(request))
    return Reply(
        TableCard(
            code=table.code,
            game=info.name,
            title=info.title,
            stage=table.stage,
            seats=len(table.seats),
            free=sum(1 for seat in table.seats if seat.kind != "human"),
            colours=[colour for colour in info.colours if colour not in taken],
            spectators=table.spectators,
            locked=table.locked,
            asks=must_wait(table),
            agreed=agreed_view(table.agreed, catalogue(language_of(request), info.name)),
        )
    )


async def join(request: Request) -> Response:
    room = await room_of(request)
    hall_of(request).limits.spend(SIT, f"{address_of(request)} {room.number}", now_ms())
    token, seat = await entrance.join(room, await body_of(request, Join))
    room.addresses.add(address_of(request))
    if seat is None:
        return Reply(entrance.waiting(room, token, language_of(request)), 202)
    await room.arrive(room.key_of(token)[1])
    return Reply(joined(Entered(room, token, seat, room.table.host == seat)), 201)


async def waiting(request: Request) -> Response:
    token = token_of(request)
    return Reply(await entrance.news(await room_of(request, token), token, language_of(request)))


async def stop_waiting(request: Request) -> Response:
    token = token_of(request)
    return Reply(await entrance.stop_waiting(await room_of(request, token), token, language_of(request)))


async def watch(request: Request) -> Response:
    room = await room_of(request)
    token = await entrance.watch(room)
    room.addresses.add(address_of(request))
    return Reply(joined(Entered(room, token, None, False)), 201)


async def claim(request: Request) -> Response:
    secret = (await body_of(request, Claim)).secret
    room = await room_of(request, secret)
    token, seat = await entrance.claim(room, secret)
    return Reply(joined(Entered(room, token, seat, room.table.host == seat)), 201)


async def messages(request: Request) -> Response:
    token = token_of(request)
    room = await room_of(request, token)
    secret, _ = room.key_of(token)
    message = read_message(await whole_body(request), TableMessage)
    answer = room.say(secret, message, language_of(request))
    return answer_reply(await (while_there(request, answer) if isinstance(message, Hint) else answer))


async def since(request: Request) -> Response:
    token = token_of(request)
    room = await room_of(request, token)
    secret, key = room.key_of(token)
    room.count(secret, key, ASK)
    await room.arrive(key)
    room.need_key(secret)
    return Reply(room.frame(key, language_of(request), since_in(request)))


def since_in(request: Request) -> int:
    number = number_in(request.path_params["number"], -1)
    if number < 0:
        raise refused("not-found")
    return number


async def record(request: Request) -> Response:
    token = token_of(request)
    room = await room_of(request, token)
    room.count(*room.key_of(token), RECORD)
    table = room.table
    plays = [*table.past, *([] if table.play is None else [table.play])]
    number = number_in(request.query_params.get("match", str(len(plays))), 0)
    if not 1 <= number <= len(plays) or not plays[number - 1].match.is_over:
        raise refused("record-not-yet")
    nicknames = dict(enumerate(table.names)) if request.query_params.get("names") == "yes" else {}
    names = seat_names(table, nicknames, language_of(request))
    return Response(plays[number - 1].record(names).to_json(), media_type="application/json")


async def qr(request: Request) -> Response:
    room = await room_of(request)
    base = "" if hall_of(request).base else str(request.base_url).rstrip("/")
    return ready_reply(request, await picture_of(base + room.link), "image/svg+xml")


@made_aside(MOST_PICTURES)
def picture_of(link: str) -> bytes:
    # Takes a few milliseconds, which the tables shall not wait for.
    picture = io.BytesIO()
    segno.make(link, micro=False).save(picture, kind="svg", scale=8, border=2, xmldecl=False)
    return picture.getvalue()
