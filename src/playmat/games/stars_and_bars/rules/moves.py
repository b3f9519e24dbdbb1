"""The moves of Stars and Bars: `put S2ro b3`, `back`, `clear`, `end`, `flip b3`, `remove a1`, `say 9 57`."""

from typing import Final

from playmat.games.stars_and_bars.rules.board import CELL_NAMES, CELL_NUMBERS, CELLS, Cell
from playmat.games.stars_and_bars.rules.cards import CARD_NAMES, CARD_NUMBERS, CARDS, Card

# A `put` is 16 × card + space. Then come `back`, `clear` and `end`, `flip` and `remove` for each space, and `say`.
BACK: Final = CARDS * CELLS
CLEAR: Final = BACK + 1
END: Final = CLEAR + 1
FLIP: Final = END + 1
REMOVE: Final = FLIP + CELLS
SAY: Final = REMOVE + CELLS
MAX_POINTS: Final = 99
MAX_TOTAL: Final = 999
TOTALS: Final = MAX_TOTAL + 1
MOVE_SPACE: Final = SAY + (MAX_POINTS + 1) * TOTALS

MOVES_BY_WORD: Final = {"back": BACK, "clear": CLEAR, "end": END}
WORDS: Final = {move: word for word, move in MOVES_BY_WORD.items()}


def put(card: Card, cell: Cell) -> int:
    return card * CELLS + cell


def card_put(move: int) -> Card:
    """Return the card of a `put`."""
    return Card(move // CELLS)


def cell_put(move: int) -> Cell:
    """Return the space of a `put`."""
    return Cell(move % CELLS)


def say(points: int, total: int) -> int:
    return SAY + points * TOTALS + total


def is_put(move: int) -> bool:
    return move < BACK


def is_flip(move: int) -> bool:
    return FLIP <= move < REMOVE


def is_say(move: int) -> bool:
    return move >= SAY


def is_housekeeping(move: int) -> bool:
    """Return whether a move is `flip`, `clear` or `remove`."""
    return move == CLEAR or FLIP <= move < SAY


def stack_cell(move: int) -> Cell:
    """Return the space of a `flip` or `remove`."""
    return Cell((move - FLIP) % CELLS)


def stated_points(move: int) -> int:
    return (move - SAY) // TOTALS


def stated_total(move: int) -> int:
    return (move - SAY) % TOTALS


def format_move(move: int) -> str:
    if is_put(move):
        return f"put {CARD_NAMES[card_put(move)]} {CELL_NAMES[cell_put(move)]}"
    if is_say(move):
        return f"say {stated_points(move)} {stated_total(move)}"
    if move in WORDS:
        return WORDS[move]
    return f"{'flip' if is_flip(move) else 'remove'} {CELL_NAMES[stack_cell(move)]}"


def parse_move(text: str) -> int | None:
    """Return the move that a text stands for, or None. Each move has exactly one spelling."""
    if text in MOVES_BY_WORD:
        return MOVES_BY_WORD[text]
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
    points = parse_number(points_text, MAX_POINTS)
    total = parse_number(total_text, MAX_TOTAL)
    return None if points is None or total is None else say(points, total)


def parse_number(text: str, highest: int) -> int | None:
    """Return a number from 0 to `highest` without leading zeros, or None."""
    if text.isascii() and text.isdecimal() and len(text) <= 3 and (text == "0" or text[0] != "0"):
        number = int(text)
        return number if number <= highest else None
    return None
