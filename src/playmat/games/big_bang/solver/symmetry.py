"""The six ways to turn or mirror the grid around the star, and random keys that tell boards apart."""

from typing import Final

from playmat.core.chance import Stream
from playmat.games.big_bang.rules.cards import FIRST_RULES
from playmat.games.big_bang.rules.grid import BESIDE_CELLS, CELLS, CENTRE, PLACES

# What a mirror or a turn does with the three edges of every cell.
EDGES: Final = [[0, 1, 2], [1, 2, 0], [2, 0, 1], [1, 0, 2], [0, 2, 1], [2, 1, 0]]
WAYS: Final = len(EDGES)
# Sets of numbers as they fit on a cell, without the bit of the star; with rules cards there are far more.
NUMBER_SETS: Final = 1 << (FIRST_RULES - 1)
HALF_BITS: Final = 30
NO_KEYS: Final[list[int]] = []


def image(edges: list[int]) -> list[int]:
    """For every cell the one that it comes to lie on: whoever walks over these edges walks over those there."""
    found = [-1] * CELLS
    found[CENTRE] = CENTRE
    for cell in range(CELLS):  # from the star outwards, so every cell is met after one of its neighbours
        for place in range(PLACES):
            other = BESIDE_CELLS[cell * PLACES + place]
            if other > cell:
                found[other] = BESIDE_CELLS[found[cell] * PLACES + edges[place]]
    return found


IMAGES: Final = [image(edges) for edges in EDGES]


def key_from(stream: Stream) -> int:
    """Sixty bits: still a small number for the compiled code."""
    return ((stream.word() << HALF_BITS) ^ stream.word()) & ((1 << 2 * HALF_BITS) - 1)


def keys_from(first: int, second: int, count: int) -> list[int]:
    stream = Stream(first, second, count)
    return [key_from(stream) for _ in range(count)]


class Keys:
    """A random key for every cell and set of pieces that fit there, made when first asked for."""

    def __init__(self) -> None:
        self.rows: list[list[int]] = [NO_KEYS] * CELLS
        self.with_rules: dict[int, int] = {}
        self.stream = Stream(3, 4, 5)

    def row(self, cell: int) -> list[int]:
        """The keys of a cell for every set of numbers; the first is that of a cell where nothing fits any more."""
        row = self.rows[cell]
        if not row:
            row = self.rows[cell] = keys_from(1, cell, NUMBER_SETS)
        return row

    def of_rules(self, cell: int, pieces: int) -> int:
        """The same where rules cards are in play."""
        name = pieces * CELLS + cell
        key = self.with_rules.get(name, -1)
        if key < 0:
            key = self.with_rules[name] = key_from(self.stream)
        return key


KEYS: Final = Keys()
