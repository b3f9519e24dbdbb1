"""Live play over a WebSocket: messages in, answers and table frames out."""

import asyncio
from contextlib import suppress
from typing import Final

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from playmat.core.refusal import Refused, refused
from playmat.server import answers
from playmat.server.hall import Hall
from playmat.server.limits import EVERY_MESSAGE
from playmat.server.listeners import Listener
from playmat.server.messages import Hello, LiveMessage
from playmat.server.now import now_ms
from playmat.server.replies import LARGEST_BODY, explained, read_message, spoken
from playmat.server.room import Room

HELLO_SECONDS: Final = 10.0
POLICY: Final = 1008


async def live(socket: WebSocket) -> None:
    await socket.accept()
    language = spoken(socket.headers.get("accept-language", ""))
    try:
        room, listener = await greeted(socket, language)
    except Refused as wrong:
        with suppress(WebSocketDisconnect, RuntimeError):
            await send(socket, not_read(wrong, language))
            await socket.close(POLICY)
        return
    except (TimeoutError, WebSocketDisconnect):
        await closed(socket, POLICY)
        return
    room.admit(listener)
    writer = asyncio.ensure_future(write(socket, room, listener))
    try:
        await read(socket, room, listener)
    except WebSocketDisconnect:
        pass
    finally:
        room.stop_listening(listener)
        writer.cancel()
        with suppress(asyncio.CancelledError, WebSocketDisconnect, RuntimeError):
            await writer


async def greeted(socket: WebSocket, language: str) -> tuple[Room, Listener]:
    """The first message must be a hello with a token of this table."""
    hall: Hall = socket.app.state.hall
    room = await hall.find(socket.path_params["code"])
    async with asyncio.timeout(HELLO_SECONDS):
        hello = read_message(await received(socket), LiveMessage)
    if not isinstance(hello, Hello):
        raise refused("unknown-token")
    secret, key = room.key_of(hello.token)
    return room, await room.listen(secret, key, hello.language or language, hello.since)


async def received(socket: WebSocket) -> str:
    try:
        text = await socket.receive_text()
    except KeyError:
        raise refused("bad-message", {"detail": "binary"}) from None
    if len(text) > LARGEST_BODY:
        raise refused("too-large", {"number": LARGEST_BODY})
    return text


async def read(socket: WebSocket, room: Room, listener: Listener) -> None:
    while True:
        try:
            message = read_message(await received(socket), LiveMessage)
        except Refused as wrong:
            # What cannot be read costs as much as what can.
            try:
                room.services.limits.spend(EVERY_MESSAGE, listener.hashed, now_ms())
            except Refused:
                return
            listener.put(not_read(wrong, listener.language))
            continue
        if isinstance(message, Hello):
            listener.language = message.language or listener.language
            listener.since = message.since
            listener.table_changed()
        else:
            listener.put(await room.say(listener.hashed, message, listener.language))


async def write(socket: WebSocket, room: Room, listener: Listener) -> None:
    while True:
        for frame in await listener.next_frames(room.frame_for):
            await socket.send_text(frame.decode())
        if listener.goodbye is not None:
            await socket.close(1000 if listener.goodbye.final else 1001)
            return


async def send(socket: WebSocket, frame: answers.Frame) -> None:
    await socket.send_text(msgspec.json.encode(frame).decode())


async def closed(socket: WebSocket, code: int) -> None:
    if socket.application_state is not WebSocketState.DISCONNECTED:
        with suppress(RuntimeError, WebSocketDisconnect):
            await socket.close(code)


def not_read(wrong: Refused, language: str) -> answers.Refused:
    refusal = wrong.refusal
    return answers.Refused(None, refusal.code, explained(refusal, language), refusal.facts, refusal.rule)
