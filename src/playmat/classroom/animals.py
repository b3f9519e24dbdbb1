"""Animals to be seen as. How they are called is in the catalogues; how they look, in the browser."""

from collections.abc import Collection
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
