"""Something with a log and listeners that is open in memory: a table, or a class. What both do alike is here; what
every move passes stays with the table, so that its way is no longer."""

import asyncio
from abc import ABC, abstractmethod
from collections.abc import Container
from typing import Any, Final, Protocol

import msgspec
from msgspec import Struct

from playmat.core.refusal import refused
from playmat.server.background import finish
from playmat.server.logs import alarm
from playmat.server.now import TableTime, now_ms
from playmat.server.rooms import keyring
from playmat.server.rooms.audience import Audience, Listener
from playmat.server.rooms.counters import Counters
from playmat.server.rooms.guesses import KeyAddresses
from playmat.server.rooms.limits import EVERY_MESSAGE, Limits, Rate
from playmat.server.store.protocol import Change, Conflict, Failed, Gone, PendingWrite, Store
from playmat.table.keys import Key, hashed

MOST_LINES_OF_ONE: Final = 4  # of one token: a phone, a projector, a tab that was forgotten


class Services(Protocol):
    """What everything that is open shares."""

    store: Store
    limits: Limits
    counters: Counters
    base: str

    def fail(self, room: Any, error: BaseException) -> None:
        """The store did not take a change: memory and disk may differ, so it is read anew when somebody asks."""


class OpenRoom(ABC):
    """Takes messages one after the other, stores what they lead to, then tells everybody who listens."""

    services: Services
    company_told_after = 0.0  # seconds until the others hear that somebody has come or gone; at once

    def __init__(self, code: str, number: int, keys: dict[str, Key], latest: int) -> None:
        self.code = code
        self.number = number
        self.keys = keys  # by hash
        self.now = TableTime(latest).now
        self.audience = Audience(self.now(), self.company_told_after)
        self.addresses = KeyAddresses()
        self.is_closed = False
        self.lock = asyncio.Lock()

    # What is said and seen.

    @abstractmethod
    async def answer(self, secret: str, message: Any, language: str) -> Struct:
        """The answer to a message: that it was accepted, or why not."""

    async def say(self, secret: str, message: Any, language: str) -> Struct:
        """The answer to a message. A caller who hangs up does not undo what is on its way to the store."""
        return await finish(self.answer(secret, message, language), "message")

    @abstractmethod
    def frame_for(self, listener: Listener, since: int) -> tuple[Struct | msgspec.Raw, int]:
        """What this listener is shown, and which number that reaches."""

    # Who is who.

    def valid(self, secret: str) -> Key | None:
        return self.keys.get(secret)

    def key_of(self, token: str) -> tuple[str, Key]:
        secret = hashed(token)
        key = self.valid(secret)
        if key is None:
            raise refused("unknown-token")
        return secret, key

    def is_opened_by(self, secret: str) -> bool:
        """Whether it is a key of this one, of whatever kind."""
        return self.valid(hashed(secret)) is not None

    def spent_keys(self, kind: str, seat: int | None, most: int) -> list[str]:
        """The oldest of these, where there are so many that one more needs room: nobody may fill the store."""
        found = [secret for secret, key in self.keys.items() if key.kind == kind and (seat is None or key.seat == seat)]
        return found[: max(0, len(found) + 1 - most)]

    def count(self, secret: str, key: Key, rate: Rate = EVERY_MESSAGE) -> None:
        """Refused where somebody asks too often."""
        self.services.limits.spend(rate, secret, now_ms())

    # Coming and going.

    async def listen(self, secret: str, key: Key, language: str, since: int) -> Listener:
        """A new listener, not admitted yet."""
        return Listener(self, secret, key, language, since)

    def admit(self, listener: Listener) -> None:
        """There is always room for a seat. A token with too many lines loses its oldest one."""
        for oldest in self.audience.lines_of(listener.hashed)[: 1 - MOST_LINES_OF_ONE]:
            self.audience.dismiss(oldest, "too-many-lines", final=True)
        self.audience.enter(listener, self.now())
        if listener.hashed not in self.keys:
            self.audience.dismiss(listener, lost_code(listener.key), final=True)  # it ended on the way in
        if self.is_closed:
            # It was let go while this one was on the way in: nothing will ever be told here, so come again.
            self.audience.dismiss(listener, "stopping", final=False)
        self.wake()

    def stop_listening(self, listener: Listener) -> None:
        self.audience.leave(listener, self.now())
        self.wake()

    def close(self) -> None:
        """Nothing more is stored or told here: whoever comes next finds it read anew."""
        self.is_closed = True
        self.wake()

    @abstractmethod
    def wake(self) -> None:
        """Somebody has come or gone, or it was closed: something may be due."""

    # When something is stored, or not.

    def need_stored(self, pending: PendingWrite, error: BaseException) -> None:
        """Return if a change was stored although its commit met an error: the task was canceled in the meantime. The
        commit then runs to its end, for everyone else at the table.

        Otherwise let the room go, so that the next request reads it again. Raise `store-failed` if the store said no,
        else the error itself.
        """
        if isinstance(error, asyncio.CancelledError):
            failure = pending.exception()
            if failure is None:
                return
            self.services.fail(self, failure)
            raise error
        self.services.fail(self, error)
        if isinstance(error, Failed | Gone | Conflict):
            raise refused("store-failed") from None
        raise error

    def change_keys(self, change: Change) -> None:
        self._use_keys(keyring.keys_after(self.keys, change))

    def end_keys(self, roots: Container[str]) -> None:
        """Drop every key that was made from one of these; the store has dropped them already."""
        if any(key.root is not None and key.root in roots for key in self.keys.values()):
            self._use_keys(
                {secret: key for secret, key in self.keys.items() if key.root is None or key.root not in roots}
            )

    def _use_keys(self, keys: dict[str, Key]) -> None:
        self.keys = keys
        for listener in self.audience.listeners:
            if listener.hashed not in keys:
                self.audience.dismiss(listener, lost_code(listener.key), final=True)

    def need_key(self, secret: str) -> None:
        """Raise `Refused` if the key ended while its holder was being answered."""
        if secret not in self.keys:
            raise refused("unknown-token")

    # When something goes wrong.

    def fault(self, listener: Listener, error: BaseException) -> None:
        """A fault of ours: that line ends with a goodbye and comes again, everybody else goes on."""
        self.count_fault("message-failed", error)
        self.audience.dismiss(listener, "server-fault", final=False)

    def count_fault(self, event: str, error: BaseException) -> None:
        alarm(event, error, table=self.number)
        self.services.counters["playmat_faults_total", "", ""] += 1


def lost_code(key: Key) -> str:
    """Return what the goodbye to someone whose key has ended is called."""
    return "spectators-off" if key.kind == "watch" else "seat-lost"
