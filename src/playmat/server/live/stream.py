"""Server-sent events: the frames of a table or a class where a WebSocket does not get through."""

from collections.abc import AsyncIterator, Awaitable, Callable
from typing import Final

from starlette.requests import HTTPConnection, Request
from starlette.responses import Response, StreamingResponse

from playmat.server.http.replies import language_of, token_of
from playmat.server.http.request_context import number_in, room_of
from playmat.server.rooms.audience import Listener
from playmat.server.rooms.open_room import OpenRoom

# A comment now and then keeps proxies from closing a silent line.
KEEP_ALIVE: Final = 15.0


async def stream(request: Request) -> Response:
    since = number_in(request.headers.get("last-event-id") or request.query_params.get("since", "0"), 0)
    return await streamed(request, room_of, since)


async def streamed(
    request: Request, find: Callable[[HTTPConnection, str], Awaitable[OpenRoom]], since: int
) -> Response:
    token = token_of(request)
    room = await find(request, token)
    secret, key = room.key_of(token)
    listener = await room.listen(secret, key, language_of(request), since)
    headers = {"x-accel-buffering": "no"}
    return StreamingResponse(events(room, listener), media_type="text/event-stream", headers=headers)


async def events(room: OpenRoom, listener: Listener) -> AsyncIterator[bytes]:
    # Only here, where leaving is sure to be noticed, does the listener count as present.
    room.admit(listener)
    try:
        while listener.goodbye is None:
            frames = await listener.next_frames(KEEP_ALIVE)
            for frame in frames:
                yield b"id: %d\ndata: %s\n\n" % (listener.since, frame)
            if not frames:
                yield b": still here\n\n"
    finally:
        room.stop_listening(listener)
