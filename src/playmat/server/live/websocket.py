"""Live play over a WebSocket: messages in, answers and table frames out."""

import asyncio
from contextlib import suppress
from typing import Final

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from playmat.core.refusal import Refused, refused
from playmat.server.http.pass_on import other_node
from playmat.server.http.replies import spoken
from playmat.server.http.request_context import address_of, hall_of, limit, room_of
from playmat.server.live.asgi_socket import EXTENSION
from playmat.server.live.relay import relay
from playmat.server.live.socket import TableSocket
from playmat.server.live.talk import POLICY, Talk, not_read, not_text, understood
from playmat.server.rooms.audience import Listener
from playmat.server.rooms.limits import Rate
from playmat.server.rooms.room import Room
from playmat.table.messages import Hello

HELLO_SECONDS: Final = 10.0
# Refused for the moment, not for good: the token may be as good as before.
COME_AGAIN: Final = ("too-fast", "too-many-codes", "too-many", "stopping", "store-failed")
LATER: Final = 1013


async def live(socket: WebSocket, rate: Rate) -> None:
    line: TableSocket = socket.scope["extensions"][EXTENSION]["line"]
    language = spoken(socket.headers.get("accept-language", ""))
    try:
        await socket.accept()
        limit(socket, rate)
        hall = hall_of(socket)
        address = await other_node(socket, hall)
        if address is not None:
            await relay(socket, line, address, hall)
            return
        room, listener = await greeted(socket, language)
    except Refused as wrong:
        with suppress(WebSocketDisconnect, RuntimeError):
            await socket.send_text(msgspec.json.encode(not_read(wrong, language)).decode())
            await socket.close(LATER if wrong.refusal.code in COME_AGAIN else POLICY)
        return
    except (TimeoutError, WebSocketDisconnect):
        await closed(socket, POLICY)
        return
    talk = Talk(line, room, listener, socket.app.state.floor, address_of(socket))
    room.admit(listener)
    try:
        listener.speak_on(line)
        line.take_over(room.number, talk.hear, listener.speak)
        await line.gone
    finally:
        room.stop_listening(listener)


async def greeted(socket: WebSocket, language: str) -> tuple[Room, Listener]:
    """The first message must be a hello with a token of this table."""
    async with asyncio.timeout(HELLO_SECONDS):
        try:
            text = await socket.receive_text()
        except KeyError:
            raise not_text() from None
    hello = understood(text.encode(), is_text=True)
    if not isinstance(hello, Hello):
        raise refused("unknown-token")
    room = await room_of(socket, hello.token)
    secret, key = room.key_of(hello.token)
    listener = await room.listen(secret, key, hello.language or language, hello.since)
    listener.adds_up = hello.changes
    return room, listener


async def closed(socket: WebSocket, code: int) -> None:
    if socket.application_state is not WebSocketState.DISCONNECTED:
        with suppress(RuntimeError, WebSocketDisconnect):
            await socket.close(code)
