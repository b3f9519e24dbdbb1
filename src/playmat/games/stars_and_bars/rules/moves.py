"""The moves of Stars and Bars: `put S2ro b3`, `back`, `clear`, `end`, `flip b3`, `remove a1`, `say 9 57`."""

from typing import Final

from playmat.games.stars_and_bars.rules.board import CELL_NAMES, CELL_NUMBERS, CELLS
from playmat.games.stars_and_bars.rules.cards import CARD_NAMES, CARD_NUMBERS, CARDS

# 16 times the card plus the space puts a card; then the words alone, the stacks, and the statements of points.
BACK: Final = CARDS * CELLS
CLEAR: Final = BACK + 1
END: Final = CLEAR + 1
FLIP: Final = END + 1
REMOVE: Final = FLIP + CELLS
SAY: Final = REMOVE + CELLS
MOST_POINTS: Final = 99
MOST_TOTAL: Final = 999
MOVE_SPACE: Final = SAY + (MOST_POINTS + 1) * (MOST_TOTAL + 1)

WORDS: Final = {"back": BACK, "clear": CLEAR, "end": END}
WORD_TEXTS: Final = {BACK: "back", CLEAR: "clear", END: "end"}

# SB-12: what a forgotten duty brings to whoever does it.
CLAIM_POINTS: Final = 2
CLEAR_POINTS: Final = 4


def put(card: int, cell: int) -> int:
    return card * CELLS + cell


def say(points: int, total: int) -> int:
    return SAY + points * (MOST_TOTAL + 1) + total


def is_put(move: int) -> bool:
    return move < BACK


def is_flip(move: int) -> bool:
    return FLIP <= move < REMOVE


def is_say(move: int) -> bool:
    return move >= SAY


def is_duty(move: int) -> bool:
    return move == CLEAR or FLIP <= move < SAY


def duty_cell(move: int) -> int:
    """The space of a `flip` or `remove`."""
    return (move - FLIP) % CELLS


def said_points(move: int) -> int:
    return (move - SAY) // (MOST_TOTAL + 1)


def said_total(move: int) -> int:
    return (move - SAY) % (MOST_TOTAL + 1)


def worth_of_claims(claims: list[int]) -> int:
    points = 0
    for move in claims:
        points += CLEAR_POINTS if move == CLEAR else CLAIM_POINTS
    return points


def format_move(move: int) -> str:
    if is_put(move):
        return f"put {CARD_NAMES[move // CELLS]} {CELL_NAMES[move % CELLS]}"
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
    cell = CELL_NUMBERS.get(rest, -1)
    if cell < 0:
        return None
    if verb == "flip":
        return FLIP + cell
    return REMOVE + cell if verb == "remove" else None


def parse_put(name: str, space: str) -> int | None:
    card = CARD_NUMBERS.get(name, -1)
    cell = CELL_NUMBERS.get(space, -1)
    return None if card < 0 or cell < 0 else put(card, cell)


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
