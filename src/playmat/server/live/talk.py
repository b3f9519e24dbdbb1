"""What is said on lines: read, answered in order on each line, and on all of them in turns."""

import asyncio
from collections import OrderedDict, deque
from collections.abc import Callable
from typing import Any, Final

import msgspec
from msgspec import Struct

from playmat.core.refusal import Refused, refused
from playmat.server.http.replies import LARGEST_BODY, explained, not_understood
from playmat.server.live.socket import TableSocket
from playmat.server.now import now_ms
from playmat.server.rooms.audience import Listener
from playmat.server.rooms.limits import EVERY_MESSAGE
from playmat.server.rooms.open_room import OpenRoom
from playmat.table import answers
from playmat.table.messages import Hello, Hint

POLICY: Final = 1008
# So many messages may wait for their answers; then the line is not read until there is room again.
MOST_UNANSWERED: Final = 8
# So many of one address are taken in one turn of the event loop.
AT_ONCE: Final = 8

Begin = Callable[[], None]
# What may be said at a table, or to a class.
Reads = msgspec.json.Decoder[Any]


class Floor:
    """Who has the floor: of all that is said on lines, a little of each address is taken in one turn of the event loop.

    Between two turns everybody else is heard. So somebody with hundreds of lines of his own waits for himself, and
    within one address, as a school has it, each table has its turn. Where nobody waits, nothing does: what is said is
    taken at once.
    """

    def __init__(self) -> None:
        self._begun: dict[str, int] = {}  # in this turn, by address
        self._waiting: dict[str, OrderedDict[int, deque[Begin]]] = {}  # by address, then by table
        self._is_due = False

    def take(self, address: str, table: int, begin: Begin) -> None:
        """Begin at once, or as soon as it is this table's turn."""
        begun = self._begun.get(address, 0)
        if begun < AT_ONCE and address not in self._waiting:
            self._begun[address] = begun + 1
            self._see_to_the_next_turn()
            begin()
            return
        self._waiting.setdefault(address, OrderedDict()).setdefault(table, deque()).append(begin)

    def _see_to_the_next_turn(self) -> None:
        if not self._is_due:
            self._is_due = True
            asyncio.get_running_loop().call_soon(self._turn)

    def _turn(self) -> None:
        self._is_due = False
        self._begun.clear()
        for address in list(self._waiting):
            for _ in range(AT_ONCE):
                self._begin_next(address)
        if self._begun:
            self._see_to_the_next_turn()

    def _begin_next(self, address: str) -> None:
        tables = self._waiting.get(address)
        if tables is None:
            return
        table, said = tables.popitem(last=False)
        begin = said.popleft()
        if said:
            tables[table] = said  # behind all others
        elif not tables:
            del self._waiting[address]
        self._begun[address] = self._begun.get(address, 0) + 1
        begin()


class Talk:
    """What is said on one line: taken in order, one after the other. Every message is answered."""

    def __init__(
        self, line: TableSocket, room: OpenRoom, reads: Reads, listener: Listener, floor: Floor, address: str
    ) -> None:
        self.line = line
        self.room = room
        self.reads = reads
        self.listener = listener
        self.floor = floor
        self.address = address
        self._heard: deque[tuple[bytes, bool]] = deque()
        self._is_waiting = False  # for the answer to what was taken last
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
        if self._heard:
            self._is_waiting = True
            self.floor.take(self.address, self.room.number, self._begin)
        else:
            self.line.listen_again()

    def _begin(self) -> None:
        """It is this line's turn. A task of its own: who hangs up does not undo what is on its way to the store."""
        self._task = asyncio.get_running_loop().create_task(self._take(*self._heard.popleft()))
        self._task.add_done_callback(self._done)

    async def _take(self, data: bytes, is_text: bool) -> None:
        frame = await self._answer(data, is_text)
        if frame is not None:
            self.listener.put(frame)

    async def _answer(self, data: bytes, is_text: bool) -> Struct | None:
        try:
            message = understood(data, is_text, self.reads)
        except Refused as wrong:
            return self._not_read(wrong)
        if isinstance(message, Hello):
            return self._greeted_again(message)
        self._is_for_asker = isinstance(message, Hint)
        if self._is_for_asker and self.line.gone.done():
            return None
        return await self.room.answer(self.listener.hashed, message, self.listener.language)

    def _done(self, task: asyncio.Task[None]) -> None:
        """What was said behind it has its turn, also where nobody waits for this answer any more."""
        error = None if task.cancelled() else task.exception()
        if error is not None:
            self.room.fault(self.listener, error)
            return  # the line is closed: nothing more is taken from it
        self._is_for_asker = False
        self._is_waiting = False
        self._go_on()

    def _not_read(self, wrong: Refused) -> answers.Refused | None:
        """What cannot be read costs as much as what can."""
        try:
            self.room.services.limits.spend(EVERY_MESSAGE, self.listener.hashed, now_ms())
        except Refused:
            self._heard.clear()
            self.line.hang_up(POLICY)
            return None
        return not_read(wrong, self.listener.language)

    def _greeted_again(self, hello: Hello) -> answers.Refused | None:
        listener = self.listener
        try:
            self.room.count(listener.hashed, listener.key)
        except Refused as wrong:
            return not_read(wrong, listener.language)
        listener.greet(hello.language or listener.language, hello.since, hello.changes)
        return None

    def _gone(self, _: object) -> None:
        if self._task is not None and self._is_for_asker:
            self._task.cancel()


def understood(data: bytes, is_text: bool, reads: Reads) -> Any:
    if not is_text:
        raise not_text()
    if len(data) > LARGEST_BODY:
        raise refused("too-large", {"number": LARGEST_BODY})
    try:
        return reads.decode(data)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise not_understood(error) from None


def not_text() -> Refused:
    return refused("bad-message", {"detail": "binary"})


def not_read(wrong: Refused, language: str) -> answers.Refused:
    refusal = wrong.refusal
    return answers.Refused(None, refusal.code, explained(refusal, language), refusal.facts, refusal.rule)
