"""The pictures of a game's rules: its kit names the examples and whoever draws them."""

from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from typing import Final, cast

from playmat.core.match import Match
from playmat.core.nearest import unknown_name
from playmat.faces.drawing import Drawing
from playmat.faces.ink import Ink
from playmat.games.registry import find_game, find_kit
from playmat.pictures.example import RuleExample, match_of
from playmat.pictures.scene import Scene

GAP: Final = 2.0
ROW: Final = 84.0  # how wide a mere row of cards is at most
WIDEST: Final = 24.0  # and each of its cards
MOST_IN_A_ROW: Final = 5
DrawExample = Callable[[RuleExample, Match, Ink], Drawing]


@dataclass(frozen=True)
class RulePictures:
    """The examples in the order of the rules, and how a position of the game is drawn."""

    examples: tuple[RuleExample, ...]
    draw: DrawExample
    framed: bool = True  # whether its cards are rectangles

    def of_rule(self, rule: str) -> list[RuleExample]:
        return [example for example in self.examples if example.rule == rule]


def pictures_of(game: str) -> RulePictures | None:
    """None where a game has none: its rules are told in words."""
    return cast(RulePictures | None, find_kit(game).part("pictures"))


def examples_of(game: str, rule: str) -> list[RuleExample]:
    pictures = pictures_of(game)
    return pictures.of_rule(rule) if pictures else []


@cache
def drawn(game: str, name: str, ink: Ink = "full") -> Drawing:
    pictures = pictures_of(game)
    found = {example.name: example for example in pictures.examples} if pictures else {}
    if pictures is None or name not in found:
        raise unknown_name("unknown-picture", name, list(found))
    example = found[name]
    if example.cards:
        return row_of_cards(game, example.cards, ink, pictures.framed)
    return pictures.draw(example, match_of(find_game(game), example), ink)


def row_of_cards(game: str, names: tuple[str, ...], ink: Ink, framed: bool) -> Drawing:
    scene = Scene(game, ink, framed)
    a_row = len(names) if len(names) <= MOST_IN_A_ROW else -(-len(names) // 2)
    width = min(WIDEST, ROW / a_row - GAP)
    for start in range(0, len(names), a_row):
        y = scene.height + GAP if start else 0.0
        for place, name in enumerate(names[start : start + a_row]):
            scene.card(name, place * (width + GAP), y, width)
    return scene.done()
