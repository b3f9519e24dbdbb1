"""Wrong codes: an address may try only a few. After that, codes it should not know are not looked up for a while.

Who has a key of the table (a token, a seat link, the secret in its link or QR code) is never counted and never waits.
Nor is a school shut out by one pupil: the codes of tables that somebody at the same address already plays at are still
found, after a moment. docs/security.md has the sum.
"""

import asyncio
import math
from collections.abc import Callable
from typing import Final

from playmat.core.refusal import Refused, refused
from playmat.server.now import now_ms
from playmat.server.rooms.limits import WRONG_CODE, Limits

# Where too many were wrong, each look at a code by this address takes so long,
LEAST_WAIT: Final = 1_000
# there are at most ten in a second,
APART: Final = 100
# and nobody waits longer than this.
LONGEST_WAIT: Final = 5_000
MOST_KEPT: Final = 2_000
MOST_ADDRESSES: Final = 50


class Guesses:
    """Counts wrong codes by address, and lets those wait who come with a code from where there were too many."""

    def __init__(self, limits: Limits, servers: Callable[[], int] = lambda: 1) -> None:
        self._limits = limits
        # Each of several servers allows its part: here a wrong code counts for as many.
        self._servers = servers
        self._last: dict[str, int] = {}

    def begin(self, address: str) -> bool:
        """Counted before anybody looks, so that a hundred at a time are a hundred. False: too many were wrong."""
        return self._limits.take(WRONG_CODE, address, now_ms(), self._servers())

    def was_none(self, address: str) -> None:
        """There is such a table: nobody has guessed wrong."""
        self._limits.give_back(WRONG_CODE, address, now_ms(), self._servers())

    def too_many(self, address: str) -> Refused:
        missing = self._servers() - self._limits.left(WRONG_CODE, address, now_ms())
        seconds = math.ceil(missing / (WRONG_CODE.per_second * self._limits.scale))
        return refused("too-many-codes", {"seconds": seconds, "minutes": math.ceil(seconds / 60)})

    async def wait(self, address: str) -> None:
        await asyncio.sleep(self.place(address, now_ms()) / 1000)

    def place(self, address: str, now: int) -> int:
        """How long to wait for the next free place."""
        due = max(now + LEAST_WAIT, self._last.get(address, 0) + APART)
        if due - now > LONGEST_WAIT:
            raise refused("too-fast", {"seconds": LONGEST_WAIT // 1000})
        if len(self._last) > MOST_KEPT:
            self._last = {name: last for name, last in self._last.items() if last > now}
        self._last[address] = due
        return due - now


class KeyAddresses:
    """Where somebody has used a key of a table: the last of them."""

    def __init__(self) -> None:
        self._known: dict[str, None] = {}

    def __contains__(self, address: str) -> bool:
        return address in self._known

    def add(self, address: str) -> None:
        self._known.pop(address, None)
        self._known[address] = None
        if len(self._known) > MOST_ADDRESSES:
            del self._known[next(iter(self._known))]
