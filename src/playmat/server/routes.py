"""The HTTP API: thin, each function one endpoint."""

import io
from importlib.resources import files

import segno
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Route, WebSocketRoute

from playmat import __version__
from playmat.core.refusal import refused
from playmat.games.registry import find_game
from playmat.server import entrance, pars, printing, replays, ruling
from playmat.server.asking import hall_of, limit
from playmat.server.bodies import Claim, CreateTable, Health, Join, TableCard
from playmat.server.hall import Entered, joined
from playmat.server.limits import CREATE, JOIN
from playmat.server.live import live
from playmat.server.messages import TableMessage
from playmat.server.pages import api_page, openapi_document, page_style
from playmat.server.replies import Reply, answer_reply, body_of, language_of, read_message, token_of, whole_body
from playmat.server.room import Room
from playmat.server.shelf import game_info, shelf
from playmat.server.stream import stream
from playmat.server.upkeep import seat_names
from playmat.words.catalogue import LANGUAGES


async def room_of(request: Request) -> Room:
    return await hall_of(request).find(request.path_params["code"])


async def games(request: Request) -> Response:
    return Reply(shelf(language_of(request)))


async def words(request: Request) -> Response:
    language = request.path_params["language"]
    if language not in LANGUAGES:
        raise refused("unknown-language", {"language": language, "names": list(LANGUAGES)})
    text = files("playmat.words").joinpath(f"{language}.ftl").read_text(encoding="utf-8")
    name = request.query_params.get("game")
    if name is not None:
        package = "playmat.games." + find_game(name).name.replace("-", "_")
        text += "\n" + files(package).joinpath(f"{language}.ftl").read_text(encoding="utf-8")
    return PlainTextResponse(text)


async def create(request: Request) -> Response:
    limit(request, CREATE)
    return Reply(joined(await hall_of(request).create(await body_of(request, CreateTable))), 201)


async def card(request: Request) -> Response:
    limit(request, JOIN)
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
        )
    )


async def join(request: Request) -> Response:
    limit(request, JOIN)
    room = await room_of(request)
    token, seat = await entrance.join(room, await body_of(request, Join))
    await room.arrive(room.key_of(token)[1])
    return Reply(joined(Entered(room, token, seat, room.table.host == seat)), 201)


async def watch(request: Request) -> Response:
    limit(request, JOIN)
    room = await room_of(request)
    return Reply(joined(Entered(room, await entrance.watch(room), None, False)), 201)


async def claim(request: Request) -> Response:
    limit(request, JOIN)
    room = await room_of(request)
    token, seat = await entrance.claim(room, (await body_of(request, Claim)).secret)
    return Reply(joined(Entered(room, token, seat, room.table.host == seat)), 201)


async def messages(request: Request) -> Response:
    room = await room_of(request)
    secret, _ = room.key_of(token_of(request))
    message = read_message(await whole_body(request), TableMessage)
    return answer_reply(await room.say(secret, message, language_of(request)))


async def since(request: Request) -> Response:
    room = await room_of(request)
    _, key = room.key_of(token_of(request))
    await room.arrive(key)
    return Reply(room.frame(key, language_of(request), request.path_params["number"]))


async def record(request: Request) -> Response:
    room = await room_of(request)
    room.key_of(token_of(request))
    table = room.table
    plays = [*table.past, *([] if table.play is None else [table.play])]
    wish = request.query_params.get("match", str(len(plays)))
    number = int(wish) if wish.isascii() and wish.isdecimal() else 0
    if not 1 <= number <= len(plays) or not plays[number - 1].match.is_over:
        raise refused("record-not-yet")
    nicknames = dict(enumerate(table.names)) if request.query_params.get("names") == "yes" else {}
    names = seat_names(table, nicknames, language_of(request))
    return Response(plays[number - 1].record(names).to_json(), media_type="application/json")


async def qr(request: Request) -> Response:
    room = await room_of(request)
    base = hall_of(request).base or str(request.base_url).rstrip("/")
    picture = io.BytesIO()
    segno.make(f"{base}/t/{room.table.code}", micro=False).save(picture, kind="svg", scale=8, border=2, xmldecl=False)
    return Response(picture.getvalue(), media_type="image/svg+xml")


async def health(request: Request) -> Response:
    hall = hall_of(request)
    status = hall.status
    body = Health(status, __version__, len(hall.rooms), hall.connections)
    return Reply(body, 200 if status == "ok" else 503)


async def metrics(request: Request) -> Response:
    return PlainTextResponse(hall_of(request).measured(), media_type="text/plain; version=0.0.4")


ROUTES = [
    Route("/api", api_page),
    Route("/api/openapi.json", openapi_document),
    Route("/api/page.css", page_style),
    Route("/api/games", games),
    Route("/api/words/{language}.ftl", words),
    Route("/api/rules", ruling.rule_shelf),
    Route("/api/rules/{game}", ruling.rule_page),
    Route("/api/print", printing.print_shelf),
    Route("/api/print/{game}.pdf", printing.print_pdf),
    Route("/api/print/{game}", printing.print_plan),
    Route("/api/faces/{game}", printing.face_index),
    Route("/api/faces/{game}/{name}.svg", printing.face_picture),
    Route("/api/replays", replays.bring, methods=["POST"]),
    Route("/api/replays/{name}", replays.look),
    Route("/api/replays/{name}/moves", replays.moves),
    Route("/api/replays/{name}/review", replays.review),
    Route("/api/tables", create, methods=["POST"]),
    Route("/api/tables/{code}", card),
    Route("/api/tables/{code}/qr.svg", qr),
    Route("/api/tables/{code}/seats", join, methods=["POST"]),
    Route("/api/tables/{code}/watch", watch, methods=["POST"]),
    Route("/api/tables/{code}/claim", claim, methods=["POST"]),
    Route("/api/tables/{code}/messages", messages, methods=["POST"]),
    Route("/api/tables/{code}/since/{number:int}", since),
    Route("/api/tables/{code}/stream", stream),
    Route("/api/tables/{code}/record", record),
    Route("/api/tables/{code}/par", pars.par),
    WebSocketRoute("/api/tables/{code}/live", live),
    Route("/health", health),
    Route("/metrics", metrics),
]
