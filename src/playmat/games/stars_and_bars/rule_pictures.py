"""How a position of Stars and Bars is drawn: the board, what a card brings with each card it touches, and the hand."""

from typing import Final, cast

from playmat.core.match import Match
from playmat.faces.drawing import Drawing
from playmat.faces.ink import Ink
from playmat.faces.outline import Box, Point
from playmat.games.stars_and_bars.rule_examples import EXAMPLES
from playmat.games.stars_and_bars.rules.board import CELL_NAMES, CELL_NUMBERS, WIDTH
from playmat.games.stars_and_bars.rules.cards import CARD_NUMBERS, NO_CARD
from playmat.games.stars_and_bars.rules.view import (
    NeighborView,
    RunningTurnView,
    StackView,
    StarsAndBarsView,
    build_preview,
)
from playmat.pictures.example import RuleExample, Try, move_of
from playmat.pictures.rule_pictures import RulePictures
from playmat.pictures.scene import Scene

GAME: Final = "stars-and-bars"
WIDE: Final = 18.0
HIGH: Final = WIDE * 44 / 63
ACROSS: Final = WIDE + 4.4
DOWN: Final = HIGH + 4.4
SMALL: Final = 14.0
SMALL_HIGH: Final = SMALL * 44 / 63
GAP: Final = 1.8
LIFT: Final = 0.9  # how far a card of a stack is moved from the one below it
# How far a card is held aside that is tried on another one: both are to be seen.
RIGHT: Final = 8.0
UP: Final = 9.0
BESIDE: Final = 5.0  # room for the names of the rows, and below the board for those of the columns
NAMED: Final = 2.6  # how high they are
HOUSEWORK: Final = ("flip", "back")


def draw(example: RuleExample, match: Match, ink: Ink) -> Drawing:
    scene = Scene(GAME, ink)
    now = cast(StarsAndBarsView, match.view(example.seat)["now"])
    tries = {one.move.split()[2]: one for one in example.tries if one.move.startswith("put ")}
    first = example.tries[0]
    # Whose card it is matters only where nothing else does; then all of the table is shown.
    whole = not (first.gains or first.says or first.refused or first.ends)
    board = Board(scene, now["board"], tries, whole, named=example.names_places)
    words = first.move.split()
    if words[0] in HOUSEWORK:
        cell = words[-1] if words[0] == "flip" else str(cast(RunningTurnView, now["running"])["cell"])
        scene.verdict_on(first, board.box_of(cell))
    if words[0] == "say":
        said(scene, first, words[1:], board.right)
    if first.ends:
        standing(scene, match.after(example.seat, move_of(match, first.move)).scores)
        return scene.done()
    if whole:
        hand(scene, now["hands"][example.seat], [one.move.split()[1] for one in tries.values()], board.left)
    return scene.done()


class Board:
    """The spaces with what lies on them, and what is tried there."""

    def __init__(
        self, scene: Scene, stacks: list[StackView], tries: dict[str, Try], whole: bool, *, named: bool = False
    ) -> None:
        self.scene = scene
        self.stacks = stacks
        self.heights = {stack["cell"]: len(stack["cards"]) for stack in stacks}
        self.corner, self.far = self.part(tries, whole)
        self.left = BESIDE if named else 0.0
        self.top = 0.0
        held = [box.top - (UP if cell in tries else LIFT * 3) for cell, box in self.laid_on()]
        self.top = max(0.0, -min(held, default=0.0))
        for stack in stacks:
            self.lay(stack)
        if named:
            self.name_places()
        for cell, tried in tries.items():
            self.attempt(tried, cell)

    def box_of(self, cell: str) -> Box:
        """a1 lies at the bottom left."""
        number = CELL_NUMBERS[cell]
        x = self.left + (number % WIDTH - self.corner[0]) * ACROSS
        y = self.top + (self.far[1] - number // WIDTH) * DOWN
        return Box(x, y, x + WIDE, y + HIGH)

    @property
    def right(self) -> float:
        return self.left + (self.far[0] - self.corner[0] + 1) * ACROSS

    def name_places(self) -> None:
        """Outside the board, as on the screen: figures at its left, letters below it."""
        for row in range(self.corner[1], self.far[1] + 1):
            box = self.box_of(CELL_NAMES[row * WIDTH + self.corner[0]])
            self.scene.label(CELL_NAMES[row * WIDTH][1], self.left / 2 - 1, (box.top + box.bottom) / 2, NAMED)
        low = self.box_of(CELL_NAMES[self.corner[1] * WIDTH]).bottom + BESIDE
        for column in range(self.corner[0], self.far[0] + 1):
            box = self.box_of(CELL_NAMES[column])
            self.scene.label(CELL_NAMES[column][0], (box.left + box.right) / 2, low - NAMED / 2, NAMED)
        self.scene.reach(self.left, low)

    def part(self, tries: dict[str, Try], whole: bool) -> tuple[tuple[int, int], tuple[int, int]]:
        """The first and the last column and row where anything lies or is tried; or all of them."""
        used = [CELL_NUMBERS[cell] for cell in self.heights if whole or self.heights[cell] or cell in tries]
        columns, rows = [number % WIDTH for number in used], [number // WIDTH for number in used]
        return (min(columns), min(rows)), (max(columns), max(rows))

    def laid_on(self) -> list[tuple[str, Box]]:
        return [(cell, self.box_of(cell)) for cell, height in self.heights.items() if height]

    def lay(self, stack: StackView) -> None:
        number = CELL_NUMBERS[stack["cell"]]
        across, up = number % WIDTH, number // WIDTH
        if not (self.corner[0] <= across <= self.far[0] and self.corner[1] <= up <= self.far[1]):
            return
        box = self.box_of(stack["cell"])
        self.scene.space(box, strong=stack["inner"])
        for level, card in enumerate(stack["cards"]):
            put = self.scene.back if stack["face_down"] else self.scene.card
            put(card, box.left + level * LIFT, box.top - level * LIFT, WIDE)

    def attempt(self, tried: Try, cell: str) -> None:
        """The card, and between it and each card it touches what the two bring."""
        card, box = tried.move.split()[1], self.box_of(cell)
        x, y = (box.left + RIGHT, box.top - UP) if self.heights[cell] else (box.left, box.top)
        put = self.scene.card(card, x, y, WIDE)
        self.scene.verdict_on(tried, put)
        if self.heights[cell]:
            self.scene.arrow(
                (put.left + 1.5, put.bottom + 0.5), (put.left - 2.5, put.bottom + 4.5), self.scene.tone(tried)
            )
        if tried.gains or tried.refused == "must-score":
            for beside in touched(self.stacks, card, cell):
                self.mark(tried, cell, beside)

    def mark(self, tried: Try, cell: str, beside: NeighborView) -> None:
        points = beside["points"]
        middle = between(self.box_of(cell), self.box_of(beside["cell"]))
        if points:
            self.scene.chip(f"+{points}", *middle, self.scene.tone(Try("")))
        elif tried.refused:
            self.scene.chip("0", *middle, self.scene.tone(tried))


def touched(board: list[StackView], card: str, cell: str) -> list[NeighborView]:
    tops = [NO_CARD] * len(board)
    for stack in board:
        if stack["cards"] and not stack["face_down"]:
            tops[CELL_NUMBERS[stack["cell"]]] = CARD_NUMBERS[stack["cards"][-1]]
    return build_preview(tops, CARD_NUMBERS[card], CELL_NUMBERS[cell])


def between(box: Box, other: Box) -> Point:
    if box == other:
        return box.left + 2, box.top - 2
    return (box.left + box.right + other.left + other.right) / 4, (box.top + box.bottom + other.top + other.bottom) / 4


def said(scene: Scene, tried: Try, figures: list[str], right: float) -> None:
    """The points of the turn and the new total."""
    x, y = right + 6, HIGH / 2
    for place, figure in enumerate(figures):
        scene.chip(figure if place else f"+{figure}", x, y + place * 8)
    scene.badge(tried, (x + 6, y - 3))
    scene.reach(x + 8, y + 12)


def standing(scene: Scene, scores: list[int]) -> None:
    y = scene.height + 6
    for seat, score in enumerate(scores):
        scene.label(str(score), 8 + seat * 20, y, 5)
    scene.reach(40, y + 3)


def hand(scene: Scene, cards: list[str], leaving: list[str], left: float) -> None:
    y = scene.height + 4
    scene.tray(Box(left, y, left + len(cards) * (SMALL + GAP) + GAP, y + SMALL_HIGH + 2 * GAP))
    for place, card in enumerate(cards):
        x = left + GAP + place * (SMALL + GAP)
        if card in leaving:
            scene.place(Box(x, y + GAP, x + SMALL, y + GAP + SMALL_HIGH))
        else:
            scene.card(card, x, y + GAP, SMALL)


PICTURES: Final = RulePictures(EXAMPLES, draw)
