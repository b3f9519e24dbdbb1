"""Live play over a WebSocket: messages in, answers and table frames out."""

import asyncio
from collections import deque
from contextlib import suppress
from typing import Final

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from playmat.core.refusal import Refused, refused
from playmat.server import answers
from playmat.server.hall import Hall
from playmat.server.limits import EVERY_MESSAGE
from playmat.server.lines import EXTENSION, Line
from playmat.server.listeners import Listener
from playmat.server.logs import alarm
from playmat.server.messages import Hello, LiveMessage
from playmat.server.now import now_ms
from playmat.server.replies import LARGEST_BODY, explained, read_message, reader_of, spoken
from playmat.server.room import Room

HELLO_SECONDS: Final = 10.0
POLICY: Final = 1008
BROKEN: Final = 1011
# So many messages may wait for their answers; then the line is not read until there is room again.
MOST_UNANSWERED: Final = 8

_reads = reader_of(LiveMessage)


async def live(socket: WebSocket) -> None:
    line: Line = socket.scope["extensions"][EXTENSION]["line"]
    language = spoken(socket.headers.get("accept-language", ""))
    try:
        await socket.accept()
        room, listener = await greeted(socket, language)
    except Refused as wrong:
        with suppress(WebSocketDisconnect, RuntimeError):
            await socket.send_text(msgspec.json.encode(not_read(wrong, language)).decode())
            await socket.close(POLICY)
        return
    except (TimeoutError, WebSocketDisconnect):
        await closed(socket, POLICY)
        return
    talk = Talk(line, room, listener)
    room.admit(listener)
    try:
        listener.speak_on(line, room.frame_for)
        line.take_over(talk.hear, listener.speak)
        await line.gone
    finally:
        room.stop_listening(listener)


async def greeted(socket: WebSocket, language: str) -> tuple[Room, Listener]:
    """The first message must be a hello with a token of this table."""
    hall: Hall = socket.app.state.hall
    room = await hall.find(socket.path_params["code"])
    async with asyncio.timeout(HELLO_SECONDS):
        try:
            text = await socket.receive_text()
        except KeyError:
            raise not_text() from None
    hello = understood(text.encode(), is_text=True)
    if not isinstance(hello, Hello):
        raise refused("unknown-token")
    secret, key = room.key_of(hello.token)
    return room, await room.listen(secret, key, hello.language or language, hello.since)


class Talk:
    """What is said on one line: taken in order, one after the other."""

    def __init__(self, line: Line, room: Room, listener: Listener) -> None:
        self.line = line
        self.room = room
        self.listener = listener
        self._heard: deque[tuple[bytes, bool]] = deque()
        self._task: asyncio.Task[None] | None = None

    def hear(self, data: bytes, is_text: bool) -> None:
        self._heard.append((data, is_text))
        if self._task is None:
            # A task of its own: who hangs up does not undo what is on its way to the store.
            self._task = asyncio.get_running_loop().create_task(self._answer_all())
            self._task.add_done_callback(self._done)
        elif len(self._heard) >= MOST_UNANSWERED:
            self.line.wait()

    def _done(self, task: asyncio.Task[None]) -> None:
        error = None if task.cancelled() else task.exception()
        if error is not None:
            alarm("message-failed", error, table=self.room.number)
            self.line.hang_up(BROKEN)

    async def _answer_all(self) -> None:
        while self._heard:
            data, is_text = self._heard.popleft()
            await self._answer(data, is_text)
        # In the same step as the last look: what is heard from now on gets a task of its own.
        self._task = None
        self.line.listen_again()

    async def _answer(self, data: bytes, is_text: bool) -> None:
        listener, room = self.listener, self.room
        try:
            message = understood(data, is_text)
        except Refused as wrong:
            # What cannot be read costs as much as what can.
            try:
                room.services.limits.spend(EVERY_MESSAGE, listener.hashed, now_ms())
            except Refused:
                self.line.hang_up(POLICY)
                return
            listener.put(not_read(wrong, listener.language))
            return
        if isinstance(message, Hello):
            listener.language = message.language or listener.language
            listener.since = message.since
            listener.table_changed()
        else:
            listener.put(await room.answer(listener.hashed, message, listener.language))


def understood(data: bytes, is_text: bool) -> LiveMessage:
    if not is_text:
        raise not_text()
    if len(data) > LARGEST_BODY:
        raise refused("too-large", {"number": LARGEST_BODY})
    message: LiveMessage = read_message(data, _reads)
    return message


def not_text() -> Refused:
    return refused("bad-message", {"detail": "binary"})


async def closed(socket: WebSocket, code: int) -> None:
    if socket.application_state is not WebSocketState.DISCONNECTED:
        with suppress(RuntimeError, WebSocketDisconnect):
            await socket.close(code)


def not_read(wrong: Refused, language: str) -> answers.Refused:
    refusal = wrong.refusal
    return answers.Refused(None, refusal.code, explained(refusal, language), refusal.facts, refusal.rule)
