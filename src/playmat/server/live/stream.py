"""Server-sent events: the frames of a table where a WebSocket does not get through."""

from collections.abc import AsyncIterator
from typing import Final, Protocol

from starlette.requests import Request
from starlette.responses import Response, StreamingResponse

from playmat.server.http.replies import language_of, token_of
from playmat.server.http.request_context import number_in, room_of
from playmat.server.rooms.audience import Listener

# A comment now and then keeps proxies from closing a silent line.
KEEP_ALIVE: Final = 15.0


async def stream(request: Request) -> Response:
    token = token_of(request)
    room = await room_of(request, token)
    secret, key = room.key_of(token)
    since = number_in(request.headers.get("last-event-id") or request.query_params.get("since", "0"), 0)
    listener = await room.listen(secret, key, language_of(request), since)
    headers = {"x-accel-buffering": "no"}
    return StreamingResponse(events(room, listener), media_type="text/event-stream", headers=headers)


class Source(Protocol):
    """What frames come from: a table, or a class."""

    def admit(self, listener: Listener) -> None: ...

    def stop_listening(self, listener: Listener) -> None: ...


async def events(room: Source, listener: Listener) -> AsyncIterator[bytes]:
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
