"""A class live: by WebSocket, or as an event stream where that does not get through."""

import asyncio
from contextlib import suppress
from typing import Final

import msgspec
from starlette.requests import Request
from starlette.responses import Response, StreamingResponse
from starlette.websockets import WebSocket, WebSocketDisconnect

from playmat.classroom.messages import LiveClassMessage
from playmat.core.refusal import Refused, refused
from playmat.server.classes.class_room import ClassRoom
from playmat.server.http.class_routes import class_of
from playmat.server.http.replies import language_of, not_understood, spoken, token_of
from playmat.server.http.request_context import limit
from playmat.server.live.stream import events
from playmat.server.live.talk import POLICY, not_read, not_text
from playmat.server.live.websocket import COME_AGAIN, HELLO_SECONDS, LATER
from playmat.server.rooms.audience import Listener
from playmat.server.rooms.limits import Rate
from playmat.table.messages import Hello

_reads: Final[msgspec.json.Decoder[LiveClassMessage]] = msgspec.json.Decoder(LiveClassMessage)
_encode = msgspec.json.Encoder().encode


async def live_class(socket: WebSocket, rate: Rate) -> None:
    """A class says little, so its lines are plain ones: one task reads and answers, this one writes."""
    language = spoken(socket.headers.get("accept-language", ""))
    try:
        await socket.accept()
        limit(socket, rate)
        async with asyncio.timeout(HELLO_SECONDS):
            hello = await heard(socket)
        if not isinstance(hello, Hello):
            raise refused("unknown-token")
        room = await class_of(socket, hello.token)
        secret, key = room.key_of(hello.token)
    except Refused as wrong:
        with suppress(WebSocketDisconnect, RuntimeError):
            await socket.send_text(_encode(not_read(wrong, language)).decode())
            await socket.close(LATER if wrong.refusal.code in COME_AGAIN else POLICY)
        return
    except (TimeoutError, WebSocketDisconnect):
        with suppress(WebSocketDisconnect, RuntimeError):
            await socket.close(POLICY)
        return
    listener = Listener(room, secret, key, hello.language or language, 0)
    room.admit(listener)
    reading = asyncio.ensure_future(read(socket, room, listener))
    try:
        while listener.goodbye is None and not reading.done():
            for frame in await listener.next_frames(1.0):
                await socket.send_text(frame.decode())
        if not reading.done():
            await socket.close(1000 if listener.goodbye and listener.goodbye.final else 1001)
    except (WebSocketDisconnect, RuntimeError):
        pass  # gone while it was written to
    finally:
        reading.cancel()
        room.stop_listening(listener)


async def read(socket: WebSocket, room: ClassRoom, listener: Listener) -> None:
    """Every message is answered, in its order."""
    with suppress(WebSocketDisconnect):
        while listener.goodbye is None:
            try:
                message = await heard(socket)
            except Refused as wrong:
                listener.put(not_read(wrong, listener.language))
                continue
            if isinstance(message, Hello):
                listener.language = message.language or listener.language
                listener.table_changed()
                continue
            try:
                listener.put(await room.say(listener.hashed, message, listener.language))
            except Exception as error:  # noqa: BLE001 - a fault of ours: nobody may wait for an answer that never comes
                room.fault(listener, error)


async def heard(socket: WebSocket) -> LiveClassMessage:
    try:
        return _reads.decode(await socket.receive_text())
    except KeyError:
        raise not_text() from None
    except (msgspec.DecodeError, RecursionError) as error:
        raise not_understood(error) from None


async def stream_class(request: Request) -> Response:
    token = token_of(request)
    room = await class_of(request, token)
    secret, key = room.key_of(token)
    listener = Listener(room, secret, key, language_of(request), 0)
    headers = {"x-accel-buffering": "no"}
    return StreamingResponse(events(room, listener), media_type="text/event-stream", headers=headers)
