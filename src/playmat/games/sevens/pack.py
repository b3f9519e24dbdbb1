"""Sevens in a lesson: what fits, when to knock, and what a hand costs."""

from collections.abc import Callable
from dataclasses import replace
from typing import Final, cast

from playmat.core.match import Match
from playmat.faces.drawing import Drawing
from playmat.faces.ink import Ink
from playmat.faces.outline import Box
from playmat.games.sevens.rule_pictures import A_ROW, GAME, GAP, HIGH, WIDE, chains
from playmat.games.sevens.rules.cards import CARD_NUMBERS, card_message
from playmat.games.sevens.rules.game import GAME as RULES
from playmat.games.sevens.rules.view import SevensView
from playmat.pictures.example import RuleExample, Try, move_of
from playmat.pictures.scene import Scene
from playmat.print.lesson_pack import LessonPack
from playmat.print.tasks import Task, found
from playmat.print.words import SheetWords

KNOCK: Final = "knock"
PUT: Final = "put"
BESIDE: Final = 8.0  # between the chains and the hand


def view_of(match: Match, seat: int | None) -> SevensView:
    return cast(SevensView, match.view(seat)["now"])


def fitting_cards(match: Match, seat: int, hand: list[str]) -> tuple[str, ...]:
    return tuple(card for card in hand if match.refuse(seat, move_of(match, f"play {card}")) is None)


# What is asked.


def fits_task(kind: str, fewest: int, most: int, begun: int) -> Callable[[RuleExample, Match], Task | None]:
    """A hand of some cards beside chains of so many suits, where some cards fit and others do not."""

    def make(example: RuleExample, match: Match) -> Task | None:
        seat, now = asked_seat(match)
        if now is None or not fewest <= len(now["hand"]) <= most or suits_in(now) < begun:
            return None
        fitting = fitting_cards(match, seat, now["hand"])
        if not 2 <= len(fitting) <= len(now["hand"]) - 2:
            return None
        draw = table_drawing(now, fitting)
        return Task(kind, replace(example, seat=seat), fitting, draw, lines=0, tell=cards_told)

    return make


def next_task(example: RuleExample, match: Match) -> Task | None:
    """All cards that can be put, whoever has them."""
    seat, now = asked_seat(match)
    if now is None or suits_in(now) != 2 or sum(map(len, now["chains"])) < 5:
        return None
    # The suits that have begun; sevens of the others can be put too, and would be no question.
    begun = {chain[0][-1] for chain in now["chains"] if chain}
    opened = tuple(card for card in now["open"] if card[-1] in begun)
    if len(opened) < 3:
        return None
    draw = table_drawing({**now, "hand": []}, ())
    return Task("next", replace(example, seat=seat), opened, draw, lines=2, tell=cards_told)


def knock_task(must: bool) -> Callable[[RuleExample, Match], Task | None]:
    """A hand that has to knock, or one in which a single card hides that fits."""

    def make(example: RuleExample, match: Match) -> Task | None:
        seat, now = asked_seat(match)
        if now is None or not 4 <= len(now["hand"]) <= 7 or suits_in(now) < 3:
            return None
        if (match.refuse(seat, move_of(match, "knock")) is None) is not must:
            return None
        fitting = fitting_cards(match, seat, now["hand"])
        if len(fitting) > 1:
            return None
        draw = table_drawing(now, fitting)
        return Task(
            "knock", replace(example, seat=seat), (KNOCK,) if must else (PUT, *fitting), draw, tell=put_or_knock
        )

    return make


def hands_task(fewest: int, most: int, hands: int) -> Callable[[RuleExample, Match], Task | None]:
    """A game that is over: the hands that are left, and what the rules count for each."""

    def make(example: RuleExample, match: Match) -> Task | None:
        if not match.is_over:
            return None
        over = view_of(match, None)
        left = [seat for seat, cards in enumerate(over["hands"]) if fewest <= len(cards) <= most]
        if len(left) < hands or len({tuple(over["points"][seat]) for seat in left}) < len(left):
            return None
        chosen = left[:hands]
        scores = tuple(str(over["scores"][seat]) for seat in chosen)
        draw = hands_drawing([over["hands"][seat] for seat in chosen], scores)
        shown = {str(seat): " ".join(over["hands"][seat]) for seat in chosen}
        if hands == 1:
            return Task("hand", replace(example, seat=chosen[0]), scores, draw, lines=0, shown=shown)
        return Task("hands", replace(example, seat=chosen[0]), scores, draw, lines=0, tell=better_hand, shown=shown)

    return make


def asked_seat(match: Match) -> tuple[int, SevensView | None]:
    """Whose turn it is to put a card, and what they see."""
    if match.is_over:
        return 0, None
    seat = match.actors()[0]
    now = view_of(match, seat)
    return seat, now if now["stage"] == "turn" else None


def suits_in(now: SevensView) -> int:
    return sum(bool(chain) for chain in now["chains"])


# How it is drawn.


def table_drawing(now: SevensView, right: tuple[str, ...]) -> Callable[[Ink, bool], Drawing]:
    """The chains, and to their right the hand; the key rings the cards that fit."""

    def draw(ink: Ink, solved: bool) -> Drawing:
        scene = Scene(GAME, ink)
        chains(scene, now, [])
        lay_hand(scene, now["hand"], right if solved else ())
        return scene.done()

    return draw


def lay_hand(scene: Scene, cards: list[str], ringed: tuple[str, ...]) -> None:
    if not cards:
        return
    left, a_row = scene.width + BESIDE, min(A_ROW, 4 if len(cards) > 3 else 3)
    rows = -(-len(cards) // a_row)
    wide = min(len(cards), a_row) * (WIDE + GAP) + GAP
    scene.tray(Box(left, 0, left + wide, rows * (HIGH + GAP) + GAP))
    for place, card in enumerate(cards):
        x, y = left + GAP + place % a_row * (WIDE + GAP), GAP + place // a_row * (HIGH + GAP)
        box = scene.card(card, x, y, WIDE)
        if card in ringed:
            scene.verdict_on(Try(""), box)


def hands_drawing(hands: list[list[str]], scores: tuple[str, ...]) -> Callable[[Ink, bool], Drawing]:
    """A row for each hand, and a box for its points."""

    def draw(ink: Ink, solved: bool) -> Drawing:
        scene = Scene(GAME, ink)
        right = max(map(len, hands)) * (WIDE + GAP) + 6
        for line, (cards, score) in enumerate(zip(hands, scores, strict=True)):
            y = line * (HIGH + 4)
            for place, card in enumerate(cards):
                scene.card(card, place * (WIDE + GAP), y, WIDE)
            scene.place(Box(right, y + 1.5, right + 16, y + HIGH - 1.5))
            if solved:
                scene.label(score, right + 8, y + HIGH / 2, 5)
        return scene.done()

    return draw


# The answer in words.


def cards_told(words: SheetWords, answer: tuple[str, ...]) -> str:
    return ", ".join(words.say(card_message(CARD_NUMBERS[card])) for card in answer)


def put_or_knock(words: SheetWords, answer: tuple[str, ...]) -> str:
    if answer == (KNOCK,):
        return words.text("answer-knock")
    return words.text("answer-put", card=cards_told(words, answer[1:]))


def better_hand(words: SheetWords, answer: tuple[str, ...]) -> str:
    """SV-11: the fewer points, the better."""
    first, second = map(int, answer)
    better = "first" if first < second else "second" if second < first else "same"
    return words.text("answer-hands", first=first, second=second, better=better)


class SevensPack(LessonPack):
    """The youngest begin with the short pack: ace to 6."""

    practises = ("K.CC.A.2", "K.CC.B.4c", "2.NBT.B.5", "1.OA.C.6", "2.OA.B.2")
    record = (("turn", 1), ("put", 2), ("opens", 2.4), ("why", 5))
    pictured = "next-in-the-chain"

    def tasks(self, seed: str) -> list[Task]:
        junior = RuleExample("junior", "SV-13", seats=3, options={"variant": "junior", "guess": "rank"})
        four = RuleExample("four", "SV-4", seats=4, options={"guess": "rank"})
        return [
            found(RULES, junior, seed + ":1", fits_task("fits-junior", 5, 8, 2)),
            found(RULES, four, seed + ":2", next_task),
            found(RULES, four, seed + ":3", fits_task("fits", 6, 8, 3)),
            found(RULES, four, seed + ":4", knock_task(must=seed.endswith("A"))),
            found(RULES, four, seed + ":5", hands_task(3, 5, 1)),
            found(RULES, four, seed + ":6", hands_task(2, 6, 2)),
        ]


PACK: Final = SevensPack()
