"""The HTTP API: thin, each function one endpoint."""

import asyncio
import io
from functools import cache, lru_cache
from importlib.resources import files
from typing import Final

import segno
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response

from playmat import __version__
from playmat.core.refusal import refused
from playmat.games.registry import find_kit
from playmat.server.http import pars, printing, replays, rule_routes
from playmat.server.http.bodies import Health, TableCard
from playmat.server.http.pages import api_page, openapi_document, page_style
from playmat.server.http.privacy import privacy
from playmat.server.http.ready import JSON, ready_reply
from playmat.server.http.replies import (
    Reply,
    answer_reply,
    body_of,
    encoded,
    language_of,
    read_message,
    token_of,
    whole_body,
)
from playmat.server.http.request_context import (
    LimitedLine,
    LimitedRoute,
    address_of,
    hall_of,
    number_in,
    room_of,
    while_there,
)
from playmat.server.http.shelf import game_info, shelf
from playmat.server.live.stream import stream
from playmat.server.live.websocket import live
from playmat.server.now import now_ms
from playmat.server.rooms import entrance
from playmat.server.rooms.hall import Entered, joined
from playmat.server.rooms.limits import (
    ASK,
    AT_TABLE,
    CREATE,
    JOIN,
    LINE,
    LOOK,
    PAGE,
    PAR,
    PICTURE,
    PREVIEW,
    PRINT,
    RECORD,
    REPLAY,
    SIT,
    UPKEEP,
)
from playmat.server.store.upkeep import seat_names
from playmat.table.admission import Claim, CreateTable, Join
from playmat.table.messages import Hint, TableMessage
from playmat.table.seating import must_wait
from playmat.words.catalogue import LANGUAGES, catalogue

MOST_PICTURES: Final = 2_000


async def games(request: Request) -> Response:
    return ready_reply(request, told_shelf(language_of(request)), JSON)


@cache
def told_shelf(language: str) -> bytes:
    return encoded(shelf(language))


async def words(request: Request) -> Response:
    language = request.path_params["language"]
    if language not in LANGUAGES:
        raise refused("unknown-language", {"language": language, "names": list(LANGUAGES)})
    name = request.query_params.get("game")
    text = sentences(language, None if name is None else find_kit(name).name)
    return ready_reply(request, text, "text/plain")


@cache
def sentences(language: str, game: str | None) -> bytes:
    text = files("playmat.words").joinpath(f"{language}.ftl").read_bytes()
    return text if game is None else text + b"\n" + find_kit(game).text("{language}.ftl", language).encode()


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
            agreed=table.agreed.told(catalogue(language_of(request), info.name)),
        )
    )


async def join(request: Request) -> Response:
    room = await room_of(request)
    hall_of(request).limits.spend(SIT, f"{address_of(request)} {room.number}", now_ms())
    token, seat = await entrance.join(room, await body_of(request, Join))
    room.know(address_of(request))
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
    room.know(address_of(request))
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
    # Takes a few milliseconds, which the tables shall not wait for.
    picture = await asyncio.to_thread(picture_of, base + room.link)
    return ready_reply(request, picture, "image/svg+xml")


@lru_cache(MOST_PICTURES)
def picture_of(link: str) -> bytes:
    picture = io.BytesIO()
    segno.make(link, micro=False).save(picture, kind="svg", scale=8, border=2, xmldecl=False)
    return picture.getvalue()


async def health(request: Request) -> Response:
    hall = hall_of(request)
    status = hall.status
    body = Health(status, __version__, len(hall.rooms), hall.connections)
    return Reply(body, 200 if status == "ok" else 503)


async def metrics(request: Request) -> Response:
    return PlainTextResponse(hall_of(request).measured(), media_type="text/plain; version=0.0.4")


ROUTES = [
    LimitedRoute("/api", api_page, PAGE),
    LimitedRoute("/api/openapi.json", openapi_document, PAGE),
    LimitedRoute("/api/page.css", page_style, PAGE),
    LimitedRoute("/api/games", games, PAGE),
    LimitedRoute("/api/words/{language}.ftl", words, PAGE),
    LimitedRoute("/api/rules", rule_routes.rule_shelf, PAGE),
    LimitedRoute("/api/rules/{game}", rule_routes.rule_page, PAGE),
    LimitedRoute("/api/print", printing.print_shelf, PAGE),
    LimitedRoute("/api/print/{game}.pdf", printing.print_pdf, PRINT),
    LimitedRoute("/api/print/{game}", printing.print_plan, PREVIEW),
    LimitedRoute("/api/faces/{game}", printing.face_index, PAGE),
    LimitedRoute("/api/faces/{game}/{name}.svg", printing.face_picture, PAGE),
    LimitedRoute("/api/replays", replays.bring, REPLAY, "POST"),
    LimitedRoute("/api/replays/{name}", replays.look, LOOK),
    LimitedRoute("/api/replays/{name}/moves", replays.moves, LOOK),
    LimitedRoute("/api/replays/{name}/review", replays.review, LOOK),
    LimitedRoute("/api/tables", create, CREATE, "POST"),
    LimitedRoute("/api/tables/{code}", card, JOIN),
    LimitedRoute("/api/tables/{code}/qr.svg", qr, PICTURE),
    LimitedRoute("/api/tables/{code}/seats", join, JOIN, "POST"),
    LimitedRoute("/api/tables/{code}/waiting", waiting, AT_TABLE),
    LimitedRoute("/api/tables/{code}/waiting", stop_waiting, AT_TABLE, "DELETE"),
    LimitedRoute("/api/tables/{code}/watch", watch, JOIN, "POST"),
    LimitedRoute("/api/tables/{code}/claim", claim, JOIN, "POST"),
    LimitedRoute("/api/tables/{code}/messages", messages, AT_TABLE, "POST"),
    LimitedRoute("/api/tables/{code}/since/{number}", since, AT_TABLE),
    LimitedRoute("/api/tables/{code}/stream", stream, LINE),
    LimitedRoute("/api/tables/{code}/record", record, AT_TABLE),
    LimitedRoute("/api/tables/{code}/par", pars.par, PAR),
    LimitedLine("/api/tables/{code}/live", live, LINE),
    LimitedRoute("/api/privacy", privacy, PAGE),
    LimitedRoute("/health", health, UPKEEP),
    LimitedRoute("/metrics", metrics, UPKEEP),
]
