"""Personal codes that are wrong: how many may be tried at a class, and what its teacher hears of it.

A right code costs nothing, and wrong ones don't keep it out: each address has a few wrong codes of its own, and behind
those the whole class has a million. Only if both are used up is a code from that address not looked up, right or wrong.
docs/security.md has the sums. The counts are in the memory of the server that has the class.
"""

import asyncio
from collections.abc import Callable
from typing import Final, Protocol

from playmat.classroom.answers import Guessing
from playmat.classroom.school_class import SchoolClass
from playmat.core.refusal import refused
from playmat.server.classes.class_limits import spend
from playmat.server.now import now_ms
from playmat.server.rooms.limits import SAME_CODE, WRONG_CHILD, WRONG_CHILD_OF_CLASS, Limits

NOTICED: Final = 50  # wrong codes: a class of sixty mistypes fewer
QUIET: Final = 10 * 60 * 1000  # ms without a wrong code after which it is over
MOST_ADDRESSES: Final = 5_000
TOLD_AFTER: Final = 1.0  # seconds; a thousand guesses are one frame


class GuessedClass(Protocol):
    """An open class whose codes are guessed."""

    it: SchoolClass
    number: int


class CodeGuesses:
    """The wrong codes tried at one class since it was last quiet. `tell` sends the teacher a new frame."""

    def __init__(self, room: GuessedClass, limits: Limits, tell: Callable[[], None]) -> None:
        self._room = room
        self._limits = limits
        self._tell = tell
        self._wrong = 0
        self._addresses: set[str] = set()
        self._since = 0
        self._last = 0
        self._is_to_tell = False

    def check(self, code: str, address: str) -> None:
        """Raise `Refused` for a wrong code, for any if neither address nor class has guesses left, and for a right one
        that is used again and again."""
        now = now_ms()
        own, class_wide = self._names(address)
        has_own = self._limits.left(WRONG_CHILD, own, now) >= 1
        if not (self._limits.scale == 0 or has_own or self._limits.left(WRONG_CHILD_OF_CLASS, class_wide, now) >= 1):
            raise refused("too-many-child-codes")
        student = self._room.it.by_code(code)
        if student is not None:
            spend(self._limits, SAME_CODE, f"{self._room.number} {student.number}", 1, "too-fast")
            return
        if not (has_own and self._limits.take(WRONG_CHILD, own, now)):
            self._limits.take(WRONG_CHILD_OF_CLASS, class_wide, now)
        self._note(address, now)
        raise refused("unknown-child-code")

    def is_slowed(self, address: str) -> bool:
        """Tell whether an address has used up its own guesses, so wrong codes from there are answered late."""
        return self._limits.scale > 0 and self._limits.left(WRONG_CHILD, self._names(address)[0], now_ms()) < 1

    def lift(self) -> None:
        """Give every guesser, and the class, all their guesses back."""
        for address in self._addresses:
            self._limits.reset(WRONG_CHILD, self._names(address)[0])
        self._limits.reset(WRONG_CHILD_OF_CLASS, str(self._room.number))
        self._wrong, self._addresses = 0, set()
        self._tell()

    def teacher_view(self) -> Guessing | None:
        """Return what the teacher is shown: nothing while it may be typing errors."""
        now = now_ms()
        if self._wrong < NOTICED or now - self._last > QUIET:
            return None
        blocks = self._limits.scale > 0 and self._limits.left(WRONG_CHILD_OF_CLASS, str(self._room.number), now) < 1
        return Guessing(self._wrong, len(self._addresses), now - self._since, blocks)

    def _names(self, address: str) -> tuple[str, str]:
        return f"{address} {self._room.number}", str(self._room.number)

    def _note(self, address: str, now: int) -> None:
        if not self._wrong or now - self._last > QUIET:
            self._wrong, self._addresses, self._since = 0, set(), now
        self._wrong += 1
        self._last = now
        if len(self._addresses) < MOST_ADDRESSES:
            self._addresses.add(address)
        if self._wrong >= NOTICED and not self._is_to_tell:
            self._is_to_tell = True
            asyncio.get_running_loop().call_later(TOLD_AFTER, self._tell_now)

    def _tell_now(self) -> None:
        self._is_to_tell = False
        self._tell()
