"""Number Line in a lesson: whose number it is, how many points, and where the next card should go."""

from collections.abc import Callable
from dataclasses import replace
from typing import Final, cast

from playmat.core.match import Match
from playmat.core.types import Move
from playmat.faces.drawing import Drawing
from playmat.faces.ink import Ink
from playmat.faces.outline import Box
from playmat.games.number_line.rule_pictures import GAME, HIGH, LIFT, LOW, STEP, WIDE, lay_line, put_sign
from playmat.games.number_line.rules.cards import COLORS
from playmat.games.number_line.rules.game import GAME as RULES
from playmat.games.number_line.rules.view import NumberLineView, ScoredRound, Slot
from playmat.pictures.example import RuleExample, Try
from playmat.pictures.scene import Scene
from playmat.print.lesson_pack import LessonPack
from playmat.print.tasks import Task, found
from playmat.print.words import SheetWords

NOBODY: Final = "nobody"
BOX: Final = 7.0
ROUND_2: Final = 2  # cards of each player
Line = list[Slot | None]


def view_of(match: Match) -> NumberLineView:
    return cast(NumberLineView, match.view(None)["now"])


def last_card(match: Match) -> bool:
    """Whether the next card ends the round."""
    now = view_of(match)
    cards = ROUND_2 if now["round"] == ROUND_2 else 1
    laid = sum(slot is not None for slot in now["line"])
    return now["stage"] == "round" and laid == cards * match.setup.seats - 1


def scored(match: Match, move: int) -> ScoredRound:
    """The round as the rules count it after this card."""
    seat = match.actors()[0]
    return cast(NumberLineView, match.after(seat, move).view(None))["rounds"][-1]


def colours_of(told: ScoredRound) -> tuple[str, ...]:
    return tuple(NOBODY if owner is None else COLORS[owner] for owner in told["owners"])


# What is asked.


def whole_round(kind: str, number: int, good: Callable[[ScoredRound], Task | None]) -> Callable[..., Task | None]:
    """A round that ends with the first legal card whose count makes a good task."""

    def make(example: RuleExample, match: Match) -> Task | None:
        if match.is_over or view_of(match)["round"] != number or not last_card(match):
            return None
        seat = match.actors()[0]
        # From the far end: cards that lie apart make more to count.
        for move in reversed(match.legal(seat)):
            task = good(scored(match, move))
            if task is not None:
                last = f"{seat} {match.format(move)}"
                return replace(task, kind=kind, example=replace(example, moves=(*example.moves, last)))
        return None

    return make


EMPTY: Final = RuleExample("", "NL-7")


def owners_task(told: ScoredRound) -> Task | None:
    owners = colours_of(told)
    if NOBODY not in owners or min(told["points"]) < 2:
        return None

    def draw(ink: Ink, solved: bool) -> Drawing:
        scene = Scene(GAME, ink)
        lay_line(scene, told["line"])
        owner_boxes(scene, owners if solved else ())
        return scene.done()

    return Task("", EMPTY, owners, draw, lines=0, tell=letters)


def whose_task(told: ScoredRound) -> Task | None:
    """A number on which no card lies, between two that do, and somebody owns it."""
    cards = [place for place, slot in enumerate(told["line"]) if slot is not None]
    for place in range(cards[0] + 1, cards[-1]):
        owner = told["owners"][place]
        if owner is not None and min(abs(place - card) for card in cards) > 1:
            return Task(
                "", EMPTY, (COLORS[owner],), line_drawing(told["line"], place), {"number": place + 1}, tell=names
            )
    return None


def nobody_task(told: ScoredRound) -> Task | None:
    free = tuple(str(place + 1) for place, owner in enumerate(told["owners"]) if owner is None)
    if not 1 < len(free) < 4:
        return None
    wanted = {int(number) - 1 for number in free}
    return Task("", EMPTY, free, line_drawing(told["line"], ticked=wanted))


def points_task(told: ScoredRound) -> Task | None:
    if min(told["points"]) < 1 or len(set(told["points"])) < len(told["points"]):
        return None
    points = tuple(map(str, told["points"]))

    def draw(ink: Ink, solved: bool) -> Drawing:
        scene = Scene(GAME, ink)
        lay_line(scene, told["line"])
        point_boxes(scene, points, solved)
        return scene.done()

    return Task("", EMPTY, points, draw, lines=0, tell=named_points)


def best_task(example: RuleExample, match: Match) -> Task | None:
    """The last card of the round: every number is tried, and the rules count each."""
    if match.is_over or view_of(match)["round"] != 1 or not last_card(match):
        return None
    seat = match.actors()[0]
    gains = {move: scored(match, move)["points"][seat] for move in match.legal(seat)}
    most = max(gains.values())
    best = [place_of(match, move) for move, points in gains.items() if points == most]
    if len(best) > 1:
        return None
    line = view_of(match)["line"]
    answer = (str(best[0] + 1), str(most))
    return Task(
        "best",
        replace(example, seat=seat),
        answer,
        line_drawing(line, ticked={best[0]}),
        {"colour": COLORS[seat]},
        tell=number_and_points,
    )


def place_of(match: Match, move: int) -> int:
    return int(match.format(Move(move)).split()[1]) - 1


# How it is drawn.


def line_drawing(
    line: Line, asked: int | None = None, ticked: set[int] | None = None
) -> Callable[[Ink, bool], Drawing]:
    """The line; an arrow points at the number that is asked for, and the key ticks what is right."""

    def draw(ink: Ink, solved: bool) -> Drawing:
        scene = Scene(GAME, ink)
        lay_line(scene, line)
        if asked is not None:
            middle = asked * STEP + WIDE / 2
            scene.arrow((middle, LOW + HIGH + 7.5), (middle, LOW + HIGH + 1.5))
            scene.reach(middle, LOW + HIGH + 8)
        if solved:
            for place in ticked or ():
                scene.verdict_on(Try(""), Box(place * STEP, LOW, place * STEP + WIDE, LOW + HIGH))
        return scene.done()

    return draw


def owner_boxes(scene: Scene, owners: tuple[str, ...]) -> None:
    for place in range(10):
        middle = place * STEP + WIDE / 2
        top = LOW + HIGH + 1.6
        scene.place(Box(middle - BOX / 2, top, middle + BOX / 2, top + BOX))
        if not owners:
            continue
        if owners[place] == NOBODY:
            scene.dash(middle, top + BOX / 2)
        else:
            put_sign(scene, owners[place], middle, top + BOX / 2, 4.6)


def point_boxes(scene: Scene, points: tuple[str, ...], solved: bool) -> None:
    y = LOW + HIGH + 8
    for seat, told in enumerate(points):
        x = LIFT + seat * 30
        put_sign(scene, COLORS[seat], x, y, 7)
        box = Box(x + 6, y - 4.5, x + 17, y + 4.5)
        scene.place(box)
        if solved:
            scene.label(told, (box.left + box.right) / 2, y, 4.6)


# The answer in words.


def letters(words: SheetWords, answer: tuple[str, ...]) -> str:
    return " ".join(words.text("letter-" + owner) for owner in answer)


def names(words: SheetWords, answer: tuple[str, ...]) -> str:
    return ", ".join(words.text("colour-" + owner) for owner in answer)


def named_points(words: SheetWords, answer: tuple[str, ...]) -> str:
    told = [f"{words.text('colour-' + COLORS[seat])} {points}" for seat, points in enumerate(answer)]
    return ", ".join(told)


def number_and_points(words: SheetWords, answer: tuple[str, ...]) -> str:
    return words.text("best-answer", number=answer[0], points=int(answer[1]))


class NumberLinePack(LessonPack):
    """NL-2 brings the quiz, NL-7 all the rest."""

    practises = ("K.CC.C.7", "2.MD.B.6", "4.NBT.B.5")
    record = (("round", 1.3), ("mine", 2), ("others", 2.2), ("guess", 2), ("points", 1.6), ("why", 4))
    pictured = "three-cards"

    def tasks(self, seed: str) -> list[Task]:
        two, three = RuleExample("two", "NL-7"), RuleExample("three", "NL-7", seats=3)
        shown = RuleExample("decoys", "NL-5", options={"decoys": "open"})
        return [
            found(RULES, two, seed + ":1", whole_round("owners", 1, owners_task)),
            found(RULES, three, seed + ":2", whole_round("whose", 1, whose_task)),
            found(RULES, three, seed + ":3", whole_round("points", 1, points_task)),
            found(RULES, three, seed + ":4", whole_round("nobody", 1, nobody_task)),
            found(RULES, shown, seed + ":5", whole_round("decoys", 2, owners_task)),
            found(RULES, three, seed + ":6", best_task),
        ]


PACK: Final = NumberLinePack()
