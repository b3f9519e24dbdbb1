"""Big Bang in a lesson: where a number may go, which number may go there, and what a board brings."""

from collections.abc import Callable
from typing import Final, cast

from playmat.core.match import Match
from playmat.core.types import Move
from playmat.faces.drawing import Drawing
from playmat.faces.ink import Ink
from playmat.faces.outline import Box
from playmat.games.big_bang.rule_pictures import GAP, HEIGHT, SIDE, Cell, cell_in, lying, triangle
from playmat.games.big_bang.rules.game import GAME as RULES
from playmat.games.big_bang.rules.moves import cell_of, piece_of
from playmat.games.big_bang.rules.position import BigBangPosition
from playmat.games.big_bang.rules.refusals import refuse_place
from playmat.games.big_bang.rules.views import BigBangView, SetView
from playmat.pictures.example import RuleExample, Try, move_of
from playmat.pictures.scene import Scene
from playmat.print.lesson_pack import LessonPack
from playmat.print.tasks import Task, found, some_of
from playmat.print.words import SheetWords

GAME: Final = "big-bang"
LETTERS: Final = "ABCDEF"
NUMBERS: Final = tuple("1234567")
HAND: Final = 3
IN_HAND: Final = 13.0
YES: Final = "yes"
NO: Final = "no"


def own_of(match: Match) -> SetView:
    return cast(BigBangView, match.view(0)["now"])["sets"][0]


def refuses(match: Match, card: str, cell: Cell) -> bool:
    return match.refuse(0, move_of(match, f"hand {card} @{cell[0]},{cell[1]}")) is not None


def board_of(own: SetView) -> dict[Cell, str]:
    put: dict[Cell, str] = {(0, 0): "star"}
    for laid in own["board"]:
        cell = cell_in(laid["cell"])
        put[cell] = str(laid["card"])
    return put


def around(cell: Cell) -> list[Cell]:
    row, column = cell
    return [(row, column - 1), (row, column + 1), (row + 1 if sum(cell) % 2 == 0 else row - 1, column)]


def free_cells(board: dict[Cell, str]) -> list[Cell]:
    """Every empty place that touches a card."""
    return sorted({beside for cell in board for beside in around(cell) if beside not in board})


def is_good(own: SetView, fewest: int, most: int) -> bool:
    return own["hand"] is not None and len(own["hand"]) == HAND and fewest <= len(own["board"]) <= most


# What is asked.


def places_task(fewest: int, most: int, seed: str) -> Callable[[RuleExample, Match], Task | None]:
    """Six places with letters; the rules say at which of them the card may lie."""

    def make(example: RuleExample, match: Match) -> Task | None:
        own = own_of(match)
        if match.is_over or not is_good(own, fewest, most):
            return None
        board = board_of(own)
        for card in own["hand"] or []:
            good = [cell for cell in free_cells(board) if not refuses(match, card, cell)]
            bad = [cell for cell in free_cells(board) if refuses(match, card, cell)]
            if len(good) < 2 or len(bad) < 3:
                continue
            shown = sorted([*chosen(good, 3, seed), *chosen(bad, 6 - min(3, len(good)), seed)])[: len(LETTERS)]
            spots = dict(zip(shown, LETTERS, strict=False))
            answer = tuple(letter for cell, letter in spots.items() if not refuses(match, card, cell))
            draw = board_drawing(board, spots, answer, [card], ())
            return Task("places", example, answer, draw, {"card": card}, lines=0, shown=letters_at(spots))
        return None

    return make


def letters_at(spots: dict[Cell, str]) -> dict[str, str]:
    return {letter: f"{row},{column}" for (row, column), letter in spots.items()}


def chosen(cells: list[Cell], count: int, seed: str) -> list[Cell]:
    return [cell_in(name) for name in some_of([f"{row},{column}" for row, column in cells], count, seed)]


def cards_task(example: RuleExample, match: Match) -> Task | None:
    """One place, and the three cards of the hand: some may go there."""
    own = own_of(match)
    if match.is_over or not is_good(own, 4, 9) or len(set(own["hand"] or [])) < HAND:
        return None
    board, hand = board_of(own), own["hand"] or []
    for cell in free_cells(board):
        fitting = tuple(card for card in hand if not refuses(match, card, cell))
        if 1 <= len(fitting) < HAND and touched(board, cell) >= 1 and not near_star(cell):
            draw = board_drawing(board, {cell: "A"}, (), hand, fitting)
            return Task("cards", example, fitting, draw, lines=0, shown=letters_at({cell: "A"}))
    return None


def numbers_task(example: RuleExample, match: Match) -> Task | None:
    """One place between cards: every number is tried there, whether it is in the hand or not."""
    own = own_of(match)
    if match.is_over or not is_good(own, 6, 12):
        return None
    board = board_of(own)
    state = cast(BigBangPosition, match.position).sets[0]
    for cell in free_cells(board):
        if touched(board, cell) < 1 or near_star(cell):
            continue
        fitting = tuple(card for card in NUMBERS if refuse_place(state, *put_parts(match, card, cell)) is None)
        if len(fitting) == 2:
            spots = {cell: "A"}
            return Task("numbers", example, fitting, board_drawing(board, spots, (), [], ()), shown=letters_at(spots))
    return None


def put_parts(match: Match, card: str, cell: Cell) -> tuple[int, int]:
    move = Move(move_of(match, f"hand {card} @{cell[0]},{cell[1]}"))
    return piece_of(move), cell_of(move)


def dead_task(dead: bool) -> Callable[[RuleExample, Match], Task | None]:
    """Is the hand dead? The rules let it be thrown away only then."""

    def make(example: RuleExample, match: Match) -> Task | None:
        own = own_of(match)
        if match.is_over or not is_good(own, 5, 11):
            return None
        hand = own["hand"] or []
        if (match.refuse(0, move_of(match, "dead " + " ".join(hand))) is None) is not dead:
            return None
        board = board_of(own)
        fitting = tuple(card for card in hand if any(not refuses(match, card, cell) for cell in free_cells(board)))
        if len(set(hand)) < 2 or len(fitting) > 1:
            return None
        answer = (NO,) if dead else (YES, *fitting)
        return Task("dead", example, answer, board_drawing(board, {}, (), hand, fitting), tell=yes_or_no)

    return make


def points_task(example: RuleExample, match: Match) -> Task | None:
    """A board with rules cards, counted by the rules as it lies."""
    own = own_of(match)
    board = board_of(own)
    black = sum(card.startswith("R") for card in board.values())
    if not 11 <= len(own["board"]) <= 14 or black < 2:
        return None
    points = str(cast(BigBangView, match.view(0)["now"])["scores"][0])
    return Task("points", example, (points,), board_drawing(board, {}, (), [], ()))


def touched(board: dict[Cell, str], cell: Cell) -> int:
    return sum(beside in board and beside != (0, 0) for beside in around(cell))


def near_star(cell: Cell) -> bool:
    return (0, 0) in around(cell)


# How it is drawn.


def board_drawing(
    board: dict[Cell, str], spots: dict[Cell, str], right: tuple[str, ...], hand: list[str], ringed: tuple[str, ...]
) -> Callable[[Ink, bool], Drawing]:
    """The board, places with letters, and to the right the hand; the key marks what is right."""

    def draw(ink: Ink, solved: bool) -> Drawing:
        scene = Scene(GAME, ink, framed=False)
        cells = [*board, *spots]
        top, left = min(row for row, _ in cells), min(column for _, column in cells)
        for cell, card in board.items():
            box = box_of(cell, top, left)
            scene.card(card if card == "star" else lying(card, cell), box.left, box.top, SIDE)
        for cell, letter in spots.items():
            spot(scene, box_of(cell, top, left), sum(cell) % 2 == 1, letter, solved and letter in right)
        lay_hand(scene, hand, ringed if solved else ())
        return scene.done()

    return draw


def box_of(cell: Cell, top: int, left: int) -> Box:
    x, y = (cell[1] - left) * SIDE / 2, (cell[0] - top) * HEIGHT
    return Box(x, y, x + SIDE, y + HEIGHT)


def spot(scene: Scene, box: Box, points_down: bool, letter: str, is_right: bool) -> None:
    """An empty place with its letter."""
    inset = 0.9
    inner = Box(box.left + 1.6 * inset, box.top + inset, box.right - 1.6 * inset, box.bottom - inset)
    scene.outline(triangle(inner, points_down))
    middle = box.top + HEIGHT * (0.38 if points_down else 0.62)
    scene.label(letter, (box.left + box.right) / 2, middle, 4)
    scene.reach(box.right, box.bottom)
    if is_right:
        scene.verdict(Try(""), triangle(inner, points_down), ((box.left + box.right) / 2 + 3.4, middle - 2.4))


def lay_hand(scene: Scene, hand: list[str], ringed: tuple[str, ...]) -> None:
    if not hand:
        return
    left, high = scene.width + 9, IN_HAND * HEIGHT / SIDE
    scene.tray(Box(left, 0, left + len(hand) * (IN_HAND + GAP) + GAP, high + 2 * GAP))
    for place, card in enumerate(hand):
        box = scene.card(card + "/0" if card[0] == "R" else card, left + GAP + place * (IN_HAND + GAP), GAP, IN_HAND)
        if card in ringed:
            scene.verdict(Try(""), triangle(box, points_down=False), (box.right - 1.2, box.top + 3))


def yes_or_no(words: SheetWords, answer: tuple[str, ...]) -> str:
    if answer == (NO,):
        return words.text("answer-dead")
    return words.text("answer-alive", card=", ".join(answer[1:]))


class BigBangPack(LessonPack):
    practises = ("K.CC.B.4c", "1.OA.C.5", "MP1")
    record = (("turn", 1), ("put", 2), ("beside", 2.4), ("why", 5))
    pictured = "one-apart"

    def tasks(self, seed: str) -> list[Task]:
        alone = RuleExample("alone", "BB-3", seats=1)
        black = RuleExample("black", "BB-11", seats=1, options={"rules_cards": 6})
        return [
            found(RULES, alone, seed + ":1", cards_task),
            found(RULES, alone, seed + ":2", places_task(4, 6, seed)),
            found(RULES, alone, seed + ":3", numbers_task),
            found(RULES, alone, seed + ":4", dead_task(dead=not seed.endswith("A"))),
            found(RULES, alone, seed + ":5", places_task(7, 10, seed)),
            found(RULES, black, seed + ":6", points_task),
        ]


PACK: Final = BigBangPack()
