"""One after the other at a table, in the order they came; at once where nobody is before them."""

import asyncio
from collections import deque


class Turns:
    """A lock as asyncio's own, which can also be taken without waiting."""

    def __init__(self) -> None:
        self._is_taken = False
        self._waiting: deque[asyncio.Future[None]] = deque()

    def take_at_once(self) -> bool:
        """Whether it is this one's turn now; if so, `give_back` must follow."""
        if self._is_taken:
            return False
        self._is_taken = True
        return True

    def give_back(self) -> None:
        while self._waiting:
            following = self._waiting.popleft()
            if not following.done():
                following.set_result(None)  # goes from hand to hand: nobody can come in between
                return
        self._is_taken = False

    async def __aenter__(self) -> None:
        if self.take_at_once():
            return
        turn: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.append(turn)
        try:
            await turn
        except asyncio.CancelledError:
            if turn.done() and not turn.cancelled():
                self.give_back()  # it was this one's turn already, and nobody else would know
            raise

    async def __aexit__(self, *_: object) -> None:
        self.give_back()
