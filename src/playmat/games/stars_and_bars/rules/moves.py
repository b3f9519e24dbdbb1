"""The moves of Stars and Bars: `put S2ro b3`, `back`, `clear`, `end`, `flip b3`, `remove a1`, `say 9 57`."""

from typing import Final

from playmat.games.stars_and_bars.rules.board import CELL_NAMES, CELL_NUMBERS, CELLS, Cell
from playmat.games.stars_and_bars.rules.cards import CARD_NAMES, CARD_NUMBERS, CARDS, Card

# 16 times the card plus the space puts a card; then the words alone, the stacks, and the statements of points.
BACK: Final = CARDS * CELLS
CLEAR: Final = BACK + 1
END: Final = CLEAR + 1
FLIP: Final = END + 1
REMOVE: Final = FLIP + CELLS
SAY: Final = REMOVE + CELLS
MOST_POINTS: Final = 99
MOST_TOTAL: Final = 999
TOTALS: Final = MOST_TOTAL + 1
MOVE_SPACE: Final = SAY + (MOST_POINTS + 1) * TOTALS

WORDS: Final = {"back": BACK, "clear": CLEAR, "end": END}
WORD_TEXTS: Final = {BACK: "back", CLEAR: "clear", END: "end"}

# SB-9, SB-11: how many cards make a stack whole.
WHOLE: Final = 4
# SB-12: what a forgotten duty brings to whoever does it.
CLAIM_POINTS: Final = 2
CLEAR_POINTS: Final = 4


def put(card: Card, cell: Cell) -> int:
    return card * CELLS + cell


def card_put(move: int) -> Card:
    """The card of a `put`."""
    return Card(move // CELLS)


def cell_put(move: int) -> Cell:
    """The space of a `put`."""
    return Cell(move % CELLS)


def say(points: int, total: int) -> int:
    return SAY + points * TOTALS + total


def is_put(move: int) -> bool:
    return move < BACK


def is_flip(move: int) -> bool:
    return FLIP <= move < REMOVE


def is_say(move: int) -> bool:
    return move >= SAY


def is_duty(move: int) -> bool:
    return move == CLEAR or FLIP <= move < SAY


def duty_cell(move: int) -> Cell:
    """The space of a `flip` or `remove`."""
    return Cell((move - FLIP) % CELLS)


def said_points(move: int) -> int:
    return (move - SAY) // TOTALS


def said_total(move: int) -> int:
    return (move - SAY) % TOTALS


def worth_of_claims(claims: list[int]) -> int:
    points = 0
    for move in claims:
        points += CLEAR_POINTS if move == CLEAR else CLAIM_POINTS
    return points


def format_move(move: int) -> str:
    if is_put(move):
        return f"put {CARD_NAMES[card_put(move)]} {CELL_NAMES[cell_put(move)]}"
    if is_say(move):
        return f"say {said_points(move)} {said_total(move)}"
    if move in WORD_TEXTS:
        return WORD_TEXTS[move]
    return f"{'flip' if is_flip(move) else 'remove'} {CELL_NAMES[duty_cell(move)]}"


def parse_move(text: str) -> int | None:
    if text in WORDS:
        return WORDS[text]
    verb, _, rest = text.partition(" ")
    if verb == "put" or verb == "say":
        first, _, second = rest.partition(" ")
        return parse_put(first, second) if verb == "put" else parse_say(first, second)
    cell = CELL_NUMBERS.get(rest)
    if cell is None:
        return None
    if verb == "flip":
        return FLIP + cell
    return REMOVE + cell if verb == "remove" else None


def parse_put(name: str, space: str) -> int | None:
    card = CARD_NUMBERS.get(name)
    cell = CELL_NUMBERS.get(space)
    return None if card is None or cell is None else put(card, cell)


def parse_say(points_text: str, total_text: str) -> int | None:
    points = whole_number(points_text, MOST_POINTS)
    total = whole_number(total_text, MOST_TOTAL)
    return None if points < 0 or total < 0 else say(points, total)


def whole_number(text: str, highest: int) -> int:
    """The number from 0 to the highest that a text spells without leading zeros, or -1."""
    if text.isascii() and text.isdecimal() and len(text) <= 3 and (text == "0" or text[0] != "0"):
        number = int(text)
        return number if number <= highest else -1
    return -1
