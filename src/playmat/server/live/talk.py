"""What is said on one line: every message is answered, in order."""

import asyncio
from collections import deque
from typing import Final

from playmat.core.refusal import Refused, refused
from playmat.server.http.replies import LARGEST_BODY, explained, read_message, reader_of
from playmat.server.live.socket import TableSocket
from playmat.server.logs import alarm
from playmat.server.now import now_ms
from playmat.server.rooms.limits import EVERY_MESSAGE
from playmat.server.rooms.listeners import Listener
from playmat.server.rooms.room import Room
from playmat.table import answers
from playmat.table.messages import Hello, Hint, LiveMessage, Move, TableMessage

POLICY: Final = 1008
BROKEN: Final = 1011
# So many messages may wait for their answers; then the line is not read until there is room again.
MOST_UNANSWERED: Final = 8

_reads = reader_of(LiveMessage)


class Talk:
    """What is said on one line: taken in order, one after the other."""

    def __init__(self, line: TableSocket, room: Room, listener: Listener, address: str) -> None:
        self.line = line
        self.address = address
        self.room = room
        self.listener = listener
        self._heard: deque[tuple[bytes, bool]] = deque()
        self._is_waiting = False  # for the answer to what was taken last
        self._is_going_on = False
        self._task: asyncio.Task[None] | None = None
        self._is_for_asker = False  # whether nobody needs the answer when the line is gone
        line.gone.add_done_callback(self._gone)

    def hear(self, data: bytes, is_text: bool) -> None:
        self._heard.append((data, is_text))
        if not self._is_waiting:
            self._go_on()
        elif len(self._heard) >= MOST_UNANSWERED:
            self.line.wait()

    def _go_on(self) -> None:
        self._is_going_on = True
        try:
            while self._heard and not self._is_waiting:
                self._is_waiting = True
                self.room.services.floor.take(self.address, self.room.number, self._begin)
        finally:
            self._is_going_on = False
        if not self._heard:
            self.line.listen_again()

    def _begin(self) -> None:
        """It is this line's turn: take the next of what was heard."""
        data, is_text = self._heard.popleft()
        try:
            self._take(data, is_text)
        except Exception as error:  # noqa: BLE001 - a fault of ours: nobody on a line may wait for ever
            self._failed(error)

    def _answered(self, frame: answers.Frame | None) -> None:
        if frame is not None:
            self.listener.put(frame)
        self._is_waiting = False
        if not self._is_going_on:
            self._go_on()

    def _failed(self, error: BaseException) -> None:
        alarm("message-failed", error, table=self.room.number)
        self.line.hang_up(BROKEN)

    def _take(self, data: bytes, is_text: bool) -> None:
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
            self._answered(not_read(wrong, listener.language))
            return
        if isinstance(message, Hello):
            try:
                room.count(listener.hashed, listener.key)
            except Refused as wrong:
                self._answered(not_read(wrong, listener.language))
                return
            listener.language = message.language or listener.language
            listener.since = message.since
            listener.table_changed()
            self._answered(None)
        elif isinstance(message, Hint) and self.line.gone.done():
            self._answered(None)
        elif not (
            isinstance(message, Move) and room.move_at_once(listener.hashed, message, listener.language, self._answered)
        ):
            # A task of its own: who hangs up does not undo what is on its way to the store.
            self._task = asyncio.get_running_loop().create_task(self._answer(message))
            self._task.add_done_callback(self._done)
            self._is_for_asker = isinstance(message, Hint)

    async def _answer(self, message: TableMessage) -> None:
        listener = self.listener
        self._answered(await self.room.answer(listener.hashed, message, listener.language))

    def _gone(self, _: object) -> None:
        if self._task is not None and self._is_for_asker:
            self._task.cancel()

    def _done(self, task: asyncio.Task[None]) -> None:
        error = None if task.cancelled() else task.exception()
        if error is not None:
            self._failed(error)
        elif task.cancelled() and self._is_for_asker:
            self._answered(None)  # what was said behind it may be a move


def understood(data: bytes, is_text: bool) -> LiveMessage:
    if not is_text:
        raise not_text()
    if len(data) > LARGEST_BODY:
        raise refused("too-large", {"number": LARGEST_BODY})
    message: LiveMessage = read_message(data, _reads)
    return message


def not_text() -> Refused:
    return refused("bad-message", {"detail": "binary"})


def not_read(wrong: Refused, language: str) -> answers.Refused:
    refusal = wrong.refusal
    return answers.Refused(None, refusal.code, explained(refusal, language), refusal.facts, refusal.rule)
