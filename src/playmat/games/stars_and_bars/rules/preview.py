"""The working of a placement: what a card brings with each card that it touches, as data and in words to be."""

from playmat.core.message import Facts, Message, message
from playmat.games.stars_and_bars.rules.board import CELL_NAMES, CELL_NUMBERS, LINKS, Cell
from playmat.games.stars_and_bars.rules.cards import (
    CARD_NAMES,
    CARD_NUMBERS,
    NO_CARD,
    RELATIONS,
    STACK,
    Card,
    card_message,
    differing,
)
from playmat.games.stars_and_bars.rules.views import Neighbour


def preview_of(tops: list[int], card: Card, cell: Cell) -> list[Neighbour]:
    """SB-6: the card under it first, then the cards around it from a1 to d4."""
    found: list[Neighbour] = []
    if tops[cell] != NO_CARD:
        found.append(neighbour(STACK, card, cell, Card(tops[cell])))
    for link in LINKS[cell]:
        other = Cell(link & 15)
        if tops[other] != NO_CARD:
            found.append(neighbour(link >> 4, card, other, Card(tops[other])))
    return found


def neighbour(relation: int, card: Card, cell: Cell, other: Card) -> Neighbour:
    attributes = differing(card, other)
    needs = relation + 1
    return {
        "relation": RELATIONS[relation],
        "cell": CELL_NAMES[cell],
        "card": CARD_NAMES[other],
        "differences": len(attributes),
        "attributes": attributes,
        "needs": needs,
        "points": needs if len(attributes) == needs else 0,
    }


def side_of(cell: Cell, beside: Neighbour) -> str:
    """How the card lies to its neighbour: over it, beside it, diagonal to it, above or below it."""
    relation = beside["relation"]
    if relation == "vertical":
        return "above" if cell > CELL_NUMBERS[beside["cell"]] else "below"
    return {"stack": "over", "horizontal": "beside", "diagonal": "diagonal"}[relation]


def neighbour_message(card: Card, cell: Cell, beside: Neighbour) -> Message:
    """Over b3: 2 red solid stars against 1 red striped bar: 3 differences, needs 1: 0 points."""
    facts: Facts = {
        "side": side_of(cell, beside),
        "cell": beside["cell"],
        "card": card_message(card),
        "other": card_message(CARD_NUMBERS[beside["card"]]),
        "differences": beside["differences"],
        "needs": beside["needs"],
        "points": beside["points"],
    }
    return message("neighbour", facts)


def neighbour_messages(card: Card, cell: Cell, neighbours: list[Neighbour]) -> list[Message]:
    return [neighbour_message(card, cell, beside) for beside in neighbours]


def shares_of(cell: Cell, neighbours: list[Neighbour]) -> list[Message]:
    """Only what brought points, in few words: over b3 1, beside c3 2."""
    return [
        message("share", {"side": side_of(cell, beside), "cell": beside["cell"], "points": beside["points"]})
        for beside in neighbours
        if beside["points"]
    ]
