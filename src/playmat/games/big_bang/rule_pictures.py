"""How a position of Big Bang is drawn: the triangles around the star, below them hand, deck and discards."""

from math import sqrt
from typing import Final, cast

from playmat.core.match import Match
from playmat.faces.drawing import Drawing
from playmat.faces.ink import Ink
from playmat.faces.outline import Box, Outline, polygon
from playmat.games.big_bang.rule_examples import EXAMPLES
from playmat.games.big_bang.rules.views import BigBangView, SetView
from playmat.pictures.example import RuleExample, Try
from playmat.pictures.rule_pictures import RulePictures
from playmat.pictures.scene import Scene

SIDE: Final = 15.0
HEIGHT: Final = SIDE * sqrt(3) / 2
IN_HAND: Final = 11.0
GAP: Final = 2.0
Cell = tuple[int, int]


def draw(example: RuleExample, match: Match, ink: Ink) -> Drawing:
    """The table as it lies; what is tried lies where it would go, with the sign of what the rules say."""
    own = cast(BigBangView, match.view(example.seat)["now"])["sets"][example.seat]
    tried = {cell_of(one.move): one for one in example.tries if "@" in one.move}
    put: dict[Cell, str] = {(0, 0): "star"}
    for laid in own["board"]:
        cell = cell_in(laid["cell"])
        put[cell] = lying(str(laid["card"]), cell)
    for cell, one in tried.items():
        put[cell] = lying(one.move.split()[1], cell)
    scene = Scene("big-bang", ink, framed=False)
    top, left = min(row for row, _ in put), min(column for _, column in put)
    for (row, column), what in put.items():
        x, y = (column - left) * SIDE / 2, (row - top) * HEIGHT
        box = scene.card(what, x, y, SIDE)
        if (row, column) in tried:
            mark(scene, tried[row, column], box, points_down=(row + column) % 2 == 1)
    below(scene, own, example.tries)
    return scene.done()


def mark(scene: Scene, tried: Try, box: Box, points_down: bool) -> None:
    scene.verdict(tried, triangle(box, points_down), corner(box, points_down))
    if tried.gains:
        scene.chip(f"+{tried.gains[0]}", box.right + 4.5, (box.top + box.bottom) / 2)
        scene.reach(box.right + 8, box.bottom)


def lying(name: str, cell: Cell) -> str:
    """A number is the same whichever way it lies; a rules card is told with its turn."""
    return name + (" down" if sum(cell) % 2 else "")


def cell_of(move: str) -> Cell:
    return cell_in(move.partition("@")[2])


def cell_in(text: str) -> Cell:
    row, _, column = text.partition(",")
    return int(row), int(column)


def triangle(box: Box, points_down: bool) -> Outline:
    middle = (box.left + box.right) / 2
    tip, base = (box.bottom, box.top) if points_down else (box.top, box.bottom)
    return polygon([(middle, tip), (box.right, base), (box.left, base)])


def corner(box: Box, points_down: bool) -> tuple[float, float]:
    """Where a sign covers no figure."""
    return (box.right - 1.6, box.top + 1) if points_down else (box.right - 1.6, box.bottom - 1)


def below(scene: Scene, own: SetView, tries: tuple[Try, ...]) -> None:
    """The hand on its tray, the deck and the discard pile: each where it has something to tell."""
    hand, discards = own["hand"] or [], own["discards"] or []
    leaving = [one.move.split()[1].partition("/")[0] for one in tries if one.move.startswith("hand ")]
    y, x = scene.height + 4, 0.0
    if len(hand) > len(leaving):
        x = hand_on_tray(scene, hand, leaving, tries, y) + 2 * GAP
    for one in tries:
        if one.move == "draw":
            deck = scene.back("", x, y + GAP, IN_HAND)
            scene.badge(one, (deck.right - 0.5, deck.top + 2))
            x += IN_HAND + 2 * GAP
    for place, name in enumerate(discards[-2:]):
        scene.card(name, x + place * 4.5, y + GAP, IN_HAND)


def hand_on_tray(scene: Scene, hand: list[str], leaving: list[str], tries: tuple[Try, ...], y: float) -> float:
    """Where a card was that is tried an empty place is left."""
    high = IN_HAND * sqrt(3) / 2
    tray = Box(0, y, len(hand) * (IN_HAND + GAP) + GAP, y + high + 2 * GAP)
    scene.tray(tray)
    for place, name in enumerate(hand):
        x = GAP + place * (IN_HAND + GAP)
        if name in leaving:
            leaving.remove(name)
            scene.outline(triangle(Box(x, y + GAP, x + IN_HAND, y + GAP + high), points_down=False))
        else:
            scene.card(name + "/0" if name[0] == "R" else name, x, y + GAP, IN_HAND)
    for one in tries:
        if one.move.startswith("dead "):
            scene.verdict_on(one, tray)
    return tray.right


PICTURES: Final = RulePictures(EXAMPLES, draw, framed=False)
