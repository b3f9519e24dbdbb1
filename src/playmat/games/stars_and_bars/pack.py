"""Stars and Bars in a lesson: differences, points, the new total, and where a card may lie."""

from collections.abc import Callable
from dataclasses import replace
from itertools import combinations
from typing import Final, cast

from playmat.core.match import Match
from playmat.faces.drawing import Drawing
from playmat.faces.ink import Ink
from playmat.faces.outline import Box
from playmat.games.stars_and_bars.rule_pictures import GAME, GAP, HIGH, SMALL, SMALL_HIGH, WIDE, Board, touched
from playmat.games.stars_and_bars.rules.board import CELL_NUMBERS, WIDTH
from playmat.games.stars_and_bars.rules.cards import CARD_NUMBERS, differing_attributes
from playmat.games.stars_and_bars.rules.game import GAME as RULES
from playmat.games.stars_and_bars.rules.view import StackView, StarsAndBarsView
from playmat.pictures.example import RuleExample, Try, move_of
from playmat.pictures.scene import Scene
from playmat.print.lesson_pack import LessonPack
from playmat.print.tasks import Task, found, some_of
from playmat.print.words import SheetWords

LETTERS: Final = "ABCDE"
PAIRS: Final = 4
BESIDE: Final = 9.0


def build_view(match: Match) -> StarsAndBarsView:
    return cast(StarsAndBarsView, match.view(None)["now"])


def gain(match: Match, seat: int, card: str, cell: str) -> int | None:
    """What the rules give for this card there; nothing where it may not lie."""
    move = move_of(match, f"put {card} {cell}")
    if match.refuse(seat, move) is not None:
        return None
    return match.after(seat, move).scores[seat] - match.position.scores[seat]


# What is asked.


def differences_task(example: RuleExample, match: Match) -> Task | None:
    """Pairs of cards as they were dealt, all with another number of differences."""
    now = build_view(match)
    cards = [*now["hands"][0], *now["hands"][1]]
    chosen: list[tuple[str, str]] = []
    counts: list[int] = []
    for one, other in combinations(cards, 2):
        count = len(differing_attributes(CARD_NUMBERS[one], CARD_NUMBERS[other]))
        if count not in counts and not any({one, other} & set(pair) for pair in chosen):
            chosen.append((one, other))
            counts.append(count)
    # Not in order: nobody should guess the next one.
    if len(chosen) < PAIRS or counts in (sorted(counts), sorted(counts, reverse=True)):
        return None
    shown = {str(place): " ".join(pair) for place, pair in enumerate(chosen)}
    answer = tuple(str(len(differing_attributes(CARD_NUMBERS[one], CARD_NUMBERS[other]))) for one, other in chosen)
    return Task("differences", example, answer, pairs_drawing(chosen, answer), lines=0, shown=shown)


def points_task(kind: str, least: int, touching: int, earlier: int) -> Callable[[RuleExample, Match], Task | None]:
    """A card that touches some others and brings points, when its player already has some."""

    def make(example: RuleExample, match: Match) -> Task | None:
        if match.is_over:
            return None
        now = build_view(match)
        seat = match.actors()[0]
        if now["scores"][seat] < earlier or any(stack["face_down"] for stack in now["board"]):
            return None
        for card in now["hands"][seat]:
            for stack in now["board"]:
                points = gain(match, seat, card, stack["cell"]) or 0
                beside = touched(now["board"], card, stack["cell"])
                if points < least or not touching <= len(beside) <= touching + 1:
                    continue
                total = now["scores"][seat] + points
                answer = (str(points), str(total)) if earlier else (str(points),)
                wanted = {stack["cell"], *(one["cell"] for one in beside)}
                draw = board_drawing(now["board"], wanted, {stack["cell"]: "A"}, (), [card], ())
                facts: dict[str, object] = {"total": now["scores"][seat]}
                tell = points_and_total if earlier else just_points
                shown = {"A": stack["cell"], "card": card}
                return Task(kind, replace(example, seat=seat), answer, draw, facts, tell=tell, shown=shown)
        return None

    return make


def places_task(seed: str) -> Callable[[RuleExample, Match], Task | None]:
    """Five empty spaces with letters; the rules say on which of them the card may lie."""

    def make(example: RuleExample, match: Match) -> Task | None:
        if match.is_over or len(example.moves) < 2:
            return None
        now = build_view(match)
        seat = match.actors()[0]
        empty = [stack["cell"] for stack in now["board"] if not stack["cards"]]
        for card in now["hands"][seat]:
            good = [cell for cell in empty if gain(match, seat, card, cell) is not None]
            bad = [cell for cell in empty if cell not in good and touched(now["board"], card, cell)]
            if not 1 <= len(good) <= 3 or len(bad) < 4:
                continue
            shown = sorted([*good, *some_of(bad, len(LETTERS) - len(good), seed)], key=CELL_NUMBERS.__getitem__)
            spots = dict(zip(shown, LETTERS, strict=True))
            answer = tuple(spots[cell] for cell in shown if cell in good)
            draw = board_drawing(now["board"], set(CELL_NUMBERS), spots, answer, [card], ())
            put_up = {letter: cell for cell, letter in spots.items()} | {"card": card}
            return Task("places", replace(example, seat=seat), answer, draw, lines=0, shown=put_up)
        return None

    return make


def best_task(example: RuleExample, match: Match) -> Task | None:
    """One inner space and a whole hand: which card brings the most there?"""
    if match.is_over or len(example.moves) < 4:
        return None
    now = build_view(match)
    seat = match.actors()[0]
    for stack in now["board"]:
        if not stack["inner"] or stack["face_down"]:
            continue
        gains = {card: gain(match, seat, card, stack["cell"]) or 0 for card in now["hands"][seat]}
        most = max(gains.values())
        best = tuple(card for card, points in gains.items() if points == most)
        if len(best) > 1 or len(set(gains.values())) < 3:
            continue
        beside = {one["cell"] for one in touched(now["board"], best[0], stack["cell"])}
        draw = board_drawing(now["board"], beside | {stack["cell"]}, {stack["cell"]: "A"}, (), now["hands"][seat], best)
        answer = (*best, str(most))
        spot = {"A": stack["cell"]}
        return Task("best", replace(example, seat=seat), answer, draw, lines=0, tell=just_points, shown=spot)
    return None


# How it is drawn.


class Excerpt(Board):
    """Only as much of the board as the question needs."""

    def __init__(self, scene: Scene, stacks: list[StackView], wanted: set[str]) -> None:
        self.wanted = [CELL_NUMBERS[cell] for cell in wanted]
        super().__init__(scene, stacks, {}, whole=False)

    def part(self, tries: dict[str, Try], whole: bool) -> tuple[tuple[int, int], tuple[int, int]]:
        columns = [number % WIDTH for number in self.wanted]
        rows = [number // WIDTH for number in self.wanted]
        return (min(columns), min(rows)), (max(columns), max(rows))

    def laid_on(self) -> list[tuple[str, Box]]:
        highest = max(number // WIDTH for number in self.wanted)
        return [(cell, box) for cell, box in super().laid_on() if CELL_NUMBERS[cell] // WIDTH <= highest]


def board_drawing(
    stacks: list[StackView],
    wanted: set[str],
    spots: dict[str, str],
    right: tuple[str, ...],
    hand: list[str],
    ringed: tuple[str, ...],
) -> Callable[[Ink, bool], Drawing]:
    """The board, spaces with letters, and to the right the cards in question; the key marks what is right."""
    heights = {stack["cell"]: len(stack["cards"]) for stack in stacks}

    def draw(ink: Ink, solved: bool) -> Drawing:
        scene = Scene(GAME, ink)
        board = Excerpt(scene, stacks, wanted)
        for cell, letter in spots.items():
            box = board.box_of(cell)
            if heights[cell]:
                scene.chip(letter, box.left + 1, box.top + 1)
            else:
                scene.label(letter, (box.left + box.right) / 2, (box.top + box.bottom) / 2, 5)
            if solved and letter in right:
                scene.verdict_on(Try(""), box)
        lay_hand(scene, hand, ringed if solved else ())
        return scene.done()

    return draw


def lay_hand(scene: Scene, hand: list[str], ringed: tuple[str, ...]) -> None:
    """One card in its size, or the whole hand in two rows."""
    left = scene.width + BESIDE
    wide, high = (WIDE, HIGH) if len(hand) == 1 else (SMALL * 1.15, SMALL_HIGH * 1.15)
    columns = min(len(hand), 2)
    rows = -(-len(hand) // 2)
    scene.tray(Box(left, 0, left + columns * (wide + GAP) + GAP, rows * (high + GAP) + GAP))
    for place, card in enumerate(hand):
        x, y = left + GAP + place % 2 * (wide + GAP), GAP + place // 2 * (high + GAP)
        box = scene.card(card, x, y, wide)
        if card in ringed:
            scene.verdict_on(Try(""), box)


def pairs_drawing(pairs: list[tuple[str, str]], answer: tuple[str, ...]) -> Callable[[Ink, bool], Drawing]:
    def draw(ink: Ink, solved: bool) -> Drawing:
        scene = Scene(GAME, ink)
        for place, ((one, other), count) in enumerate(zip(pairs, answer, strict=True)):
            x = place * (WIDE + 9)
            scene.card(one, x, 0, WIDE)
            scene.card(other, x, HIGH + 2, WIDE)
            box = Box(x + WIDE / 2 - 5, 2 * HIGH + 5, x + WIDE / 2 + 5, 2 * HIGH + 14)
            scene.place(box)
            if solved:
                scene.label(count, x + WIDE / 2, (box.top + box.bottom) / 2, 5)
        return scene.done()

    return draw


def just_points(words: SheetWords, answer: tuple[str, ...]) -> str:
    return words.text("answer-points", points=int(answer[-1]))


def points_and_total(words: SheetWords, answer: tuple[str, ...]) -> str:
    return words.text("answer-total", points=int(answer[0]), total=answer[1])


class StarsAndBarsPack(LessonPack):
    practises = ("3.NBT.A.2", "MP3", "MP7")
    record = (("turn", 1), ("card", 2.4), ("points", 1.6), ("total", 1.6), ("why", 4.6))
    pictured = "two-beside-it"

    def tasks(self, seed: str) -> list[Task]:
        two = RuleExample("two", "SB-6")
        return [
            found(RULES, two, seed + ":1", differences_task),
            found(RULES, two, seed + ":2", points_task("points", 2, 2, 0)),
            found(RULES, two, seed + ":3", points_task("points", 5, 4, 0)),
            found(RULES, two, seed + ":4", places_task(seed)),
            found(RULES, two, seed + ":5", points_task("total", 4, 3, 37)),
            found(RULES, two, seed + ":6", best_task),
        ]


PACK: Final = StarsAndBarsPack()
