"""How a position of Bang! Zoom! is drawn: words that lie there, both piles, the word that is tried, and the hand."""

from typing import Final, cast

from playmat.core.match import Match
from playmat.faces.drawing import Drawing
from playmat.faces.ink import Ink
from playmat.faces.outline import Box
from playmat.games.bang_zoom.rule_examples import EXAMPLES
from playmat.games.bang_zoom.rules.views import BangZoomView
from playmat.pictures.example import RuleExample, Try
from playmat.pictures.rule_pictures import RulePictures
from playmat.pictures.scene import Scene

GAME: Final = "bang-zoom"
WIDE: Final = 10.0
HIGH: Final = WIDE * 66 / 48
STEP: Final = WIDE + 0.8
SMALL: Final = 8.6
SMALL_HIGH: Final = SMALL * 66 / 48
GAP: Final = 1.6


def draw(example: RuleExample, match: Match, ink: Ink) -> Drawing:
    scene = Scene(GAME, ink)
    now = cast(BangZoomView, match.view(example.seat)["now"])
    first = example.tries[0]
    verb, _, letters = first.move.partition(" ")
    for laid in now["words"] if verb == "lay" else []:
        y = scene.height and scene.height + 2.4
        scene.chip(f"+{laid['points']}", word(scene, laid["word"], y).right + 6, y + HIGH / 2)
    if verb == "lay":
        try_word(scene, first, letters, example.seat, now["hand"])
    if verb == "swap":
        swapped(scene, first, letters)
    if verb in ("draw", "take"):
        piles(scene, example.tries, now)
    hand(scene, now["hand"], letters)
    return scene.done()


def word(scene: Scene, letters: str, y: float, held: list[str] | None = None) -> Box:
    """A word of cards; where only those of a hand are there, the place of the others is empty."""
    there = list(letters) if held is None else held[:]
    for place, letter in enumerate(letters):
        x = place * STEP
        if letter in there:
            there.remove(letter)
            scene.card(letter, x, y, WIDE)
        else:
            scene.place(Box(x, y, x + WIDE, y + HIGH))
            scene.label(letter, x + WIDE / 2, y + HIGH / 2, 5)
    return Box(0, y, len(letters) * STEP - 0.8, y + HIGH)


def try_word(scene: Scene, tried: Try, letters: str, seat: int, held: list[str]) -> None:
    box = word(scene, letters, scene.height and scene.height + 4, held)
    scene.verdict_on(tried, box)
    if tried.gains:
        scene.chip(f"+{tried.gains[seat]}", box.right + 8, (box.top + box.bottom) / 2)
    scene.reach(box.right + 12, box.bottom)


def swapped(scene: Scene, tried: Try, letters: str) -> None:
    """Away with them, and as many new ones."""
    box = word(scene, letters, 0)
    scene.verdict_on(tried, box)
    x = box.right + 12
    scene.arrow((x - 2, HIGH / 2), (x - 10, HIGH / 2))
    for place in range(len(letters)):
        scene.back("", x + place * 2.4, 0, WIDE)


def piles(scene: Scene, tries: tuple[Try, ...], now: BangZoomView) -> None:
    """Face down the draw pile, beside it the top of the discard pile; a pile without cards is an empty place."""
    draw_pile = Box(0, 0, WIDE, HIGH)
    if now["draw"]:
        scene.back("", 0, 0, WIDE)
    else:
        scene.place(draw_pile)
    top = scene.card(now["discards"][-1], WIDE + 5, 0, WIDE)
    for one in tries:
        scene.verdict_on(one, draw_pile if one.move == "draw" else top)


def hand(scene: Scene, letters: list[str], leaving: str) -> None:
    """On a tray; where a letter was that is tried an empty place is left."""
    y = scene.height + 4
    gone = list(leaving)
    scene.tray(Box(0, y, len(letters) * (SMALL + GAP) + GAP, y + SMALL_HIGH + 2 * GAP))
    for place, letter in enumerate(letters):
        x = GAP + place * (SMALL + GAP)
        if letter in gone:
            gone.remove(letter)
            scene.place(Box(x, y + GAP, x + SMALL, y + GAP + SMALL_HIGH))
        else:
            scene.card(letter, x, y + GAP, SMALL)


PICTURES: Final = RulePictures(EXAMPLES, draw)
