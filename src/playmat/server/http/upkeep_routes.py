"""How the server does, for whoever looks after it."""

from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response

from playmat import __version__
from playmat.games.registry import left_out_games
from playmat.server.background import failures
from playmat.server.http.bodies import Background, Health, LeftOutInfo
from playmat.server.http.replies import Reply
from playmat.server.http.request_context import hall_of
from playmat.words.catalogue import catalogue


async def health(request: Request) -> Response:
    hall = hall_of(request)
    status = hall.status
    background = Background(dict(sorted(failures.items())))
    body = Health(status, __version__, len(hall.rooms), hall.connections, background, left_out())
    return Reply(body, 200 if status == "ok" else 503)


def left_out() -> list[LeftOutInfo]:
    """Return the games that aren't served."""
    words = catalogue("en")
    return [LeftOutInfo(game.name, game.package, words.say(game.message())) for game in left_out_games()]


async def metrics(request: Request) -> Response:
    return PlainTextResponse(hall_of(request).measured(), media_type="text/plain; version=0.0.4")
