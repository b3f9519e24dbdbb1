"""How hard puzzles are, by who has tried them: bots before they shipped, then people, of whom nothing is kept."""

from collections import Counter
from contextlib import suppress
from functools import partial
from time import monotonic
from typing import Final

from playmat.puzzles.puzzle import Puzzle
from playmat.puzzles.shelf import banded, solved_share
from playmat.server.store.protocol import Failed, Store

KNOWN_FOR: Final = 60.0  # seconds until it is looked up again
MOST_OF_ADDRESS: Final = 30  # tries at a puzzle from one address that count: a class, and nobody who does nothing else
MOST_ADDRESSES: Final = 50_000


class Ratings:
    """Of all puzzles that ship. Without the store they are as hard as they were for bots."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.version = 0  # counts up whenever there is something else to tell
        self.tries: dict[str, tuple[int, int]] = {}
        self._looked: float | None = None
        self._bands: dict[str, dict[str, str]] = {}
        self._counted: Counter[tuple[str, str]] = Counter()  # in memory alone, by address and puzzle

    async def look(self) -> None:
        if self._looked is not None and monotonic() - self._looked < KNOWN_FOR:
            return
        self._looked = monotonic()
        try:
            found = await self.store.puzzle_tries()
        except Failed:
            return
        if found != self.tries:
            self.tries, self._bands = found, {}
            self.version += 1

    async def count(self, puzzle: Puzzle, *, solved: bool, address: str = "") -> None:
        """The first try of somebody; it is no matter where it cannot be written."""
        if address:
            if len(self._counted) >= MOST_ADDRESSES:
                self._counted.clear()
            self._counted[address, puzzle.id] += 1
            if self._counted[address, puzzle.id] > MOST_OF_ADDRESS:
                return
        with suppress(Failed):
            await self.store.count_try(puzzle.id, solved=solved)

    def share(self, puzzle: Puzzle) -> float:
        """From 0 to 1: how many solve it at once."""
        return solved_share(puzzle, *self.tries.get(puzzle.id, (0, 0)))

    def people(self, puzzle: Puzzle) -> int:
        return self.tries.get(puzzle.id, (0, 0))[0]

    def band(self, puzzle: Puzzle) -> str:
        return self.bands(puzzle.game)[puzzle.id]

    def bands(self, game: str) -> dict[str, str]:
        if game not in self._bands:
            self._bands[game] = banded(game, partial(Ratings.share, self))
        return self._bands[game]
