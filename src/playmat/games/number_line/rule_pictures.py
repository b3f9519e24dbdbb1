"""How a position of Number Line is drawn: the line, the cards on it, and below each number who owns it."""

from typing import Final, cast

from playmat.core.match import Match
from playmat.faces.drawing import Drawing
from playmat.faces.ink import Ink, paint
from playmat.faces.outline import Box
from playmat.faces.signs import sign
from playmat.games.number_line.rule_examples import EXAMPLES
from playmat.games.number_line.rules.cards import COLORS
from playmat.games.number_line.rules.view import NumberLineView, ScoredRound, Slot
from playmat.pictures.example import RuleExample, Try, move_of
from playmat.pictures.rule_pictures import RulePictures
from playmat.pictures.scene import Scene

GAME: Final = "number-line"
WIDE: Final = 8.6
HIGH: Final = WIDE * 66 / 48
STEP: Final = WIDE + 0.7
LIFT: Final = 4.0  # how much higher a card lies that is tried on another one
LOW: Final = LIFT + HIGH + 2.6  # where the numbers lie
NUMBERS: Final = 10


def draw(example: RuleExample, match: Match, ink: Ink) -> Drawing:
    scene = Scene(GAME, ink)
    counting = next((one for one in example.tries if one.gains), None)
    if counting is None:
        now = cast(NumberLineView, match.view(example.seat)["now"])
        lay_line(scene, now["line"])
        for tried in example.tries:
            try_card(scene, tried, example.seat, now["line"])
        return scene.done()
    after = cast(NumberLineView, match.after(example.seat, move_of(match, counting.move)).view(None))
    counted(scene, after["rounds"][-1])
    return scene.done()


def lay_line(scene: Scene, line: list[Slot | None]) -> None:
    for place in range(NUMBERS):
        x = place * STEP
        if place >= len(line):
            scene.place(Box(x, LOW, x + WIDE, LOW + HIGH))
            continue
        scene.card(str(place + 1), x, LOW, WIDE)
        slot = line[place]
        if slot is not None:
            lay_card(scene, COLORS[slot["seat"]], slot["kind"], place)


def lay_card(scene: Scene, colour: str, kind: str, place: int) -> Box:
    if kind == "hidden":
        return scene.back(f"{colour} card", place * STEP, LIFT, WIDE)
    return scene.card(f"{colour} {kind}", place * STEP, LIFT, WIDE)


def try_card(scene: Scene, tried: Try, seat: int, line: list[Slot | None]) -> None:
    """Where a card lies already, the one that is tried lies over it, a little higher."""
    kind, _, number = tried.move.partition(" ")
    place = int(number) - 1
    if place < len(line) and line[place] is not None:
        box = scene.card(f"{COLORS[seat]} {kind}", place * STEP + LIFT, 0, WIDE)
    else:
        box = lay_card(scene, COLORS[seat], kind, place)
    scene.verdict_on(tried, box)


def counted(scene: Scene, told: ScoredRound) -> None:
    """All cards open; below each number the sign of its owner, below them all what everybody gets."""
    lay_line(scene, told["line"])
    for place, owner in enumerate(told["owners"]):
        middle = place * STEP + WIDE / 2
        if owner is None:
            scene.dash(middle, LOW + HIGH + 4)
        else:
            put_sign(scene, COLORS[owner], middle, LOW + HIGH + 4, 4.6)
    y = LOW + HIGH + 12
    for seat, points in enumerate(told["points"]):
        x = 3.0 + seat * 20
        put_sign(scene, COLORS[seat], x, y, 6)
        scene.label(f"+{points}", x + 8, y, 4.4)
        scene.reach(x + 12, y + 3)


def put_sign(scene: Scene, colour: str, x: float, y: float, size: float) -> None:
    mark = Drawing(10, 10, colour)
    paint(mark, sign(colour, 5, 5, 9), colour, scene.ink, line=0.9, gap=2)
    scene.drawing.put(mark, x - size / 2, y - size / 2, size)


PICTURES: Final = RulePictures(EXAMPLES, draw)
