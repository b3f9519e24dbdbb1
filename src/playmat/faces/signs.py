"""Every colour of a seat has a sign of its own that one thinks of with the colour."""

from typing import Final

from playmat.faces import shapes
from playmat.faces.outline import Outline

SIGNS: Final = {
    "green": shapes.leaf,
    "orange": lambda x, y, size: shapes.disc(x, y, size * 0.46),
    "red": shapes.heart,
    "yellow": lambda x, y, size: shapes.star(x, y, size),
    "blue": shapes.drop,
}


def sign(colour: str, x: float, y: float, size: float) -> Outline:
    return SIGNS[colour](x, y, size)
