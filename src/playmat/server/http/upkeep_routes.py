"""How the server does, for whoever looks after it."""

from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response

from playmat import __version__
from playmat.server.background import failures
from playmat.server.http.bodies import Background, Health
from playmat.server.http.replies import Reply
from playmat.server.http.request_context import hall_of


async def health(request: Request) -> Response:
    hall = hall_of(request)
    status = hall.status
    body = Health(status, __version__, len(hall.rooms), hall.connections, Background(dict(sorted(failures.items()))))
    return Reply(body, 200 if status == "ok" else 503)


async def metrics(request: Request) -> Response:
    return PlainTextResponse(hall_of(request).measured(), media_type="text/plain; version=0.0.4")
