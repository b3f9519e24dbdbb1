"""Animals to be seen as. How they are called is in the catalogues; how they look, in `animals.json` (OFL.txt)."""

import json
from collections.abc import Collection
from colorsys import hls_to_rgb
from functools import cache
from importlib.resources import files
from random import Random
from typing import Final

# fmt: off
ANIMALS: Final = (
    "ant", "bat", "bear", "beaver", "bee", "bird", "boar", "camel", "cat", "chicken", "cow", "crab", "deer", "dodo",
    "dog", "dolphin", "dragon", "duck", "eagle", "elephant", "fish", "flamingo", "fox", "frog", "giraffe", "goat",
    "gorilla", "hedgehog", "hippo", "horse", "kangaroo", "koala", "lion", "lizard", "llama", "monkey", "mouse",
    "octopus", "otter", "owl", "ox", "panda", "parrot", "peacock", "penguin", "pig", "rabbit", "raccoon", "ram",
    "rhino", "rooster", "seal", "shark", "sheep", "sloth", "snail", "snake", "spider", "squirrel", "swan", "tiger",
    "turtle", "unicorn", "whale", "wolf", "zebra",
)
# fmt: on


def free_animal(taken: Collection[str], seed: str) -> str:
    """One that nobody has yet, as long as there is one."""
    left = [animal for animal in ANIMALS if animal not in taken] or ANIMALS
    return Random(seed).choice(left)


def drawing_of(animal: str) -> str:
    """Its outline as an SVG path, in a box of 128 by 128."""
    return _drawings()[animal]


@cache
def _drawings() -> dict[str, str]:
    found: dict[str, str] = json.loads(files("playmat.classroom").joinpath("animals.json").read_text(encoding="utf-8"))
    return found


def colours_of(animal: str) -> tuple[str, str]:
    """Of the disc and of the animal on it, as the screen has them: a hue for each."""
    hue = (ANIMALS.index(animal) * 137) % 360 / 360
    return _written(hls_to_rgb(hue, 0.88, 0.7)), _written(hls_to_rgb(hue, 0.2, 0.6))


def _written(colour: tuple[float, float, float]) -> str:
    return "#" + "".join(f"{round(part * 255):02x}" for part in colour)
