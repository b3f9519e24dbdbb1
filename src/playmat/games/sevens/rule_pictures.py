"""How a position of Sevens is drawn: the chains, the hand below them, and what happens in a knock."""

from typing import Final, cast

from playmat.core.match import Match
from playmat.faces.drawing import Drawing
from playmat.faces.ink import Ink
from playmat.faces.outline import Box, Point
from playmat.faces.shapes import disc
from playmat.games.sevens.rule_examples import EXAMPLES
from playmat.games.sevens.rules.cards import RANKS, SUITS
from playmat.games.sevens.rules.view import KnockView, SevensView
from playmat.pictures.example import RuleExample, Try, move_of
from playmat.pictures.rule_pictures import RulePictures
from playmat.pictures.scene import Scene

GAME: Final = "sevens"
WIDE: Final = 10.0
HIGH: Final = WIDE * 88 / 63
STEP: Final = WIDE + 0.8
SMALL: Final = 8.0
SMALL_HIGH: Final = SMALL * 88 / 63
A_ROW: Final = 8  # cards in a row of the hand
GAP: Final = 1.6
WRONG: Final = "guess-wrong-seen"


def draw(example: RuleExample, match: Match, ink: Ink) -> Drawing:
    scene = Scene(GAME, ink)
    now = cast(SevensView, match.view(example.seat)["now"])
    first = example.tries[0]
    if first.gains:
        after = match.after(example.seat, move_of(match, first.move))
        counted_hands(scene, cast(SevensView, after.view(None)))
        return scene.done()
    chains(scene, now, [one for one in example.tries if one.move.startswith("play ")])
    verb = first.move.split()[0]
    if verb == "guess":
        presented(scene, first, now)
        if first.refused != "guess-own":
            return scene.done()
    tray = hand(
        scene, now["hand"], [one.move.split()[1] for one in example.tries if one.move.startswith(("play ", "give "))]
    )
    if verb == "knock":
        knock(scene, first, (tray.right + 7, (tray.top + tray.bottom) / 2))
    if verb == "give":
        given(scene, first, tray)
    return scene.done()


def chains(scene: Scene, now: SevensView, tries: list[Try]) -> None:
    """A row for each suit that has begun, or is to begin; what is tried lies at its place."""
    tried = {one.move.split()[1]: one for one in tries}
    laid = {card for chain in now["chains"] for card in chain} | set(tried)
    left = min(number_of(card) for card in laid)
    line = 0
    for suit in SUITS:
        # In order: the same position is the same drawing, wherever it is made.
        row = sorted((card for card in laid if card[-1] == suit), key=number_of)
        for card in row:
            box = scene.card(card, (number_of(card) - left) * STEP, line * (HIGH + 2.6), WIDE)
            if card in tried:
                scene.verdict_on(tried[card], box)
        line += bool(row)


def number_of(card: str) -> int:
    return RANKS.index(card[:-1])


def hand(scene: Scene, cards: list[str], leaving: list[str]) -> Box:
    """On a tray, in rows; where a card was that is tried an empty place is left."""
    y = scene.height + 4
    rows = -(-len(cards) // A_ROW)
    wide = min(len(cards), A_ROW) * (SMALL + GAP) + GAP
    tray = Box(0, y, wide, y + rows * (SMALL_HIGH + GAP) + GAP)
    scene.tray(tray)
    for place, card in enumerate(cards):
        x = GAP + place % A_ROW * (SMALL + GAP)
        top = y + GAP + place // A_ROW * (SMALL_HIGH + GAP)
        if card in leaving:
            scene.place(Box(x, top, x + SMALL, top + SMALL_HIGH))
        else:
            scene.card(card, x, top, SMALL)
    return tray


def knock(scene: Scene, tried: Try, spot: Point) -> None:
    """A knock on the table: a dot and what spreads from it."""
    x, y = spot
    tone = scene.tone(tried)
    scene.drawing.fill(disc(x, y, 1.8), tone)
    for ring in (3.4, 5.0):
        scene.drawing.stroke(disc(x, y, ring), tone, 0.5)
    scene.badge(tried, (x + 4, y - 4))
    scene.reach(x + 6, y + 6)


def given(scene: Scene, tried: Try, tray: Box) -> None:
    """The card leaves the hand face down."""
    x, y = tray.right + 11, (tray.top + tray.bottom - HIGH) / 2
    scene.arrow((tray.right + 2, y + HIGH / 2), (x - 1.5, y + HIGH / 2))
    scene.verdict_on(tried, scene.back("", x, y, WIDE))


def presented(scene: Scene, tried: Try, now: SevensView) -> None:
    """What lies face down, and the card or the number that is named for the first of them."""
    y = scene.height + 4
    waiting = cast(KnockView, now["knock"])
    givers = len(waiting["given"]) + len(waiting["choosing"])
    for place in range(givers):
        x = (givers - 1 - place) * (WIDE + 2)
        if place < len(waiting["given"]):
            scene.back("", x, y, WIDE)
        else:
            scene.place(Box(x, y, x + WIDE, y + HIGH))
    x = givers * (WIDE + 2) + 10
    scene.arrow((x - 2, y + HIGH / 2), (x - 10, y + HIGH / 2))
    box = named(scene, tried.move.split()[1], x, y)
    if tried.says != WRONG:
        scene.verdict_on(tried, box)
        return
    # Nobody else sees it: it goes to the hand of who guessed.
    middle = (givers - 0.5) * (WIDE + 2) - 1
    scene.tray(Box(middle - WIDE, y + HIGH + 9, middle + WIDE, y + 2 * HIGH + 12))
    scene.back("", middle - WIDE / 2, y + HIGH + 10.5, WIDE)
    scene.arrow((middle, y + HIGH + 1.5), (middle, y + HIGH + 8.5))


def named(scene: Scene, name: str, x: float, y: float) -> Box:
    """SV-14: where the number is enough there is no suit to show."""
    if name[-1] in SUITS:
        return scene.card(name, x, y, WIDE)
    box = Box(x, y, x + WIDE, y + HIGH)
    scene.place(box)
    scene.label(name, x + WIDE / 2, y + HIGH / 2, 6)
    return box


def counted_hands(scene: Scene, over: SevensView) -> None:
    """What everybody still holds, the points below each card, and the sum."""
    for line, (cards, points) in enumerate(zip(over["hands"], over["points"], strict=True)):
        y = line * (HIGH + 7)
        for place, (card, cost) in enumerate(zip(cards, points, strict=True)):
            box = scene.card(card, place * (WIDE + 3), y, WIDE)
            scene.label(str(cost), (box.left + box.right) / 2, box.bottom + 3, 2.8)
        if not cards:
            scene.place(Box(0, y, WIDE, y + HIGH))
        scene.chip(str(over["scores"][line]), max(map(len, over["hands"])) * (WIDE + 3) + 6, y + HIGH / 2)
        scene.reach(max(map(len, over["hands"])) * (WIDE + 3) + 12, y + HIGH + 5)


PICTURES: Final = RulePictures(EXAMPLES, draw)
