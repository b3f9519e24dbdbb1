"""The six ways to turn or mirror the grid around the star, and random keys that tell boards apart."""

from typing import Final

from playmat.core.stream import Stream
from playmat.games.big_bang.rules.cards import FIRST_RULES
from playmat.games.big_bang.rules.grid import BESIDE_CELLS, CELLS, CENTRE, PLACES

# What a mirror or a turn does with the three edges of every cell.
EDGES: Final = [[0, 1, 2], [1, 2, 0], [2, 0, 1], [1, 0, 2], [0, 2, 1], [2, 1, 0]]
WAYS: Final = len(EDGES)
# Sets of numbers as they fit on a cell, without the bit of the star.
NUMBER_SETS: Final = 1 << (FIRST_RULES - 1)
HALF_BITS: Final = 30


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
# For every cell its six images, each as the place where the keys of that cell begin.
IMAGE_ROWS: Final = [images[cell] * NUMBER_SETS for cell in range(CELLS) for images in IMAGES]


def key_from(stream: Stream) -> int:
    """Sixty random bits."""
    return ((stream.word() << HALF_BITS) ^ stream.word()) & ((1 << 2 * HALF_BITS) - 1)


def keys_from(first: int, second: int, count: int) -> list[int]:
    stream = Stream(first, second, count)
    return [key_from(stream) for _ in range(count)]
