"""A class live: by WebSocket, or as an event stream. As with tables, but for what may be said."""

from typing import Final

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.websockets import WebSocket

from playmat.classroom.messages import LiveClassMessage
from playmat.server.http.class_routes import class_of
from playmat.server.live.stream import streamed
from playmat.server.live.websocket import talk_on
from playmat.server.rooms.limits import Rate

_reads: Final[msgspec.json.Decoder[LiveClassMessage]] = msgspec.json.Decoder(LiveClassMessage)


async def live_class(socket: WebSocket, rate: Rate) -> None:
    await talk_on(socket, rate, class_of, _reads)


async def stream_class(request: Request) -> Response:
    return await streamed(request, class_of, 0)
