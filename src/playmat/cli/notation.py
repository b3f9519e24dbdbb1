"""Moves as people type them, and what their notation means."""

from collections.abc import Iterator
from typing import Final

from playmat.core.match import Match
from playmat.core.message import Facts, message
from playmat.core.offer import Offer
from playmat.core.types import Move
from playmat.words.catalogue import Catalogue

NOTATION: Final = "notation-"
BOARD: Final = "board"
LONGEST_NUMBER: Final = 6  # digits


def read_move(match: Match, offer: Offer, text: str) -> Move | None:
    """The move that a text stands for, however its letters and spaces are typed; never a move of the table."""
    for spelling in spellings(text):
        move = match.parse(spelling)
        if move is not None and move >= 0:
            return move
    typed = " ".join(text.split()).casefold()
    same = [move for move in offer.moves if match.format(move).casefold() == typed]
    # A card or a space alone is enough if only one move has it.
    behind = [move for move in offer.moves if match.format(move).partition(" ")[2].casefold() == typed]
    if typed and not typed.isdecimal() and not same:
        same = behind
    return Move(same[0]) if len(same) == 1 else None


def spellings(text: str) -> Iterator[str]:
    """The text itself; then with single spaces and a small verb, and what follows it as typed and in capitals."""
    yield text
    verb, _, rest = " ".join(text.split()).partition(" ")
    yield f"{verb.lower()} {rest}".strip()
    yield f"{verb.lower()} {rest.upper()}".strip()


def list_number(text: str) -> int:
    """The number of a move in the printed list, or 0 if the text is no number."""
    return int(text) if text.isascii() and text.isdecimal() and len(text) < LONGEST_NUMBER else 0


def verb_of(text: str) -> str:
    return text.partition(" ")[0].lower()


def verbs_in(match: Match, offer: Offer) -> list[str]:
    """The verbs that an offer has moves or forms for, in its order."""
    verbs = [verb_of(match.format(move)) for move in offer.moves] + [form.verb for form in offer.forms]
    return list(dict.fromkeys(verbs))


def entries(words: Catalogue, verb: str, facts: Facts) -> list[tuple[str, str]]:
    """Codes with their meanings, as the game's catalog explains a verb or its board; none if it doesn't."""
    if not words.has(NOTATION + verb):
        return []
    lines = words.say(message(NOTATION + verb, facts)).split("\n")
    parts = [line.partition(" = ") for line in lines if line.strip()]
    return [(code.strip(), meaning.strip()) for code, _, meaning in parts]
