"""The moves that a seat is offered, in sentences: what a button says, and what a screen reader reads."""

from collections import Counter
from typing import Final

from playmat.table.answers import OfferedMove
from playmat.table.frames import Reader, Teller, offer_to, written
from playmat.table.move_words import said_of_choices
from playmat.table.table import Table

MOST: Final = 200


def offered_moves(table: Table, reader: Reader) -> list[OfferedMove]:
    """The first moves of the list, each as its player would tell it."""
    offer = offer_to(table, reader.seat)
    if offer is None or table.play is None or reader.seat is None:
        return []
    match = table.play.match
    moves = offer.moves[:MOST]
    teller = Teller(table, reader)
    said = said_of_choices(match.setup.game, reader.seat, match.view(reader.seat), moves)
    return told_apart(written(match, moves), [teller.say(what).sentence for what in said])


def told_apart(texts: list[str], sentences: list[str]) -> list[OfferedMove]:
    """Where two sound the same, with their texts."""
    heard = Counter(sentences)
    return [
        OfferedMove(text, sentence if heard[sentence] == 1 else f"{sentence} ({text})")
        for text, sentence in zip(texts, sentences, strict=True)
    ]
