"""A table or a class live, over a WebSocket: messages in, answers and frames out."""

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Final

import msgspec
from starlette.requests import HTTPConnection
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from playmat.core.refusal import Refused, refused
from playmat.server.http.pass_on import other_node
from playmat.server.http.replies import spoken
from playmat.server.http.request_context import address_of, hall_of, limit, room_of
from playmat.server.live.asgi_socket import EXTENSION
from playmat.server.live.relay import relay
from playmat.server.live.socket import TableSocket
from playmat.server.live.talk import POLICY, Reads, Talk, not_read, not_text, understood
from playmat.server.rooms.audience import Listener
from playmat.server.rooms.limits import Rate
from playmat.server.rooms.open_room import OpenRoom
from playmat.table.messages import Hello, LiveMessage

HELLO_SECONDS: Final = 10.0
# Refused for the moment, not for good: the token may be as good as before.
COME_AGAIN: Final = ("too-fast", "too-many-codes", "too-many", "stopping", "store-failed")
LATER: Final = 1013


Find = Callable[[HTTPConnection, str], Awaitable[OpenRoom]]

_reads: Final[msgspec.json.Decoder[LiveMessage]] = msgspec.json.Decoder(LiveMessage)


async def live(socket: WebSocket, rate: Rate) -> None:
    await talk_on(socket, rate, room_of, _reads)


async def talk_on(socket: WebSocket, rate: Rate, find: Find, reads: Reads) -> None:
    """`find` knows what is behind a code, and `reads` what may be said there."""
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
        room, listener = await greeted(socket, language, find, reads)
    except Refused as wrong:
        with suppress(WebSocketDisconnect, RuntimeError):
            await socket.send_text(msgspec.json.encode(not_read(wrong, language)).decode())
            await socket.close(LATER if wrong.refusal.code in COME_AGAIN else POLICY)
        return
    except (TimeoutError, WebSocketDisconnect):
        await closed(socket, POLICY)
        return
    talk = Talk(line, room, reads, listener, socket.app.state.floor, address_of(socket))
    room.admit(listener)
    try:
        listener.speak_on(line)
        line.take_over(room.number, talk.hear, listener.speak)
        await line.gone
    finally:
        room.stop_listening(listener)


async def greeted(socket: WebSocket, language: str, find: Find, reads: Reads) -> tuple[OpenRoom, Listener]:
    """The first message must be a hello with a token that opens it."""
    async with asyncio.timeout(HELLO_SECONDS):
        try:
            text = await socket.receive_text()
        except KeyError:
            raise not_text() from None
    hello = understood(text.encode(), True, reads)
    if not isinstance(hello, Hello):
        raise refused("unknown-token")
    room = await find(socket, hello.token)
    secret, key = room.key_of(hello.token)
    listener = await room.listen(secret, key, hello.language or language, hello.since)
    listener.adds_up = hello.changes
    return room, listener


async def closed(socket: WebSocket, code: int) -> None:
    if socket.application_state is not WebSocketState.DISCONNECTED:
        with suppress(RuntimeError, WebSocketDisconnect):
            await socket.close(code)
