"""The moves of Big Bang: `hand 4 @0,1`, `hand R3/2 @1,1`, `top 4 @0,1`, `draw`, `dead 3 5 7`, `dead 3 R2 7`."""

from typing import Final

from playmat.games.big_bang.rules.cards import CARD_NAMES, CARD_NUMBERS, PIECE_NAMES, PIECE_NUMBERS, PIECES, STAR
from playmat.games.big_bang.rules.grid import CELL_NAMES, CELL_NUMBERS, CELLS

# For every piece but the star a move for every cell; the same from the discard pile; then the rest.
TOP: Final = (PIECES - 1) * CELLS
DRAW: Final = 2 * TOP
DEAD: Final = DRAW + 1
HAND: Final = 3
KINDS: Final = len(CARD_NAMES) - 1
MOVE_SPACE: Final = DEAD + KINDS**HAND


def is_put(move: int) -> bool:
    return move < DRAW


def is_top(move: int) -> bool:
    return TOP <= move < DRAW


def piece_of(move: int) -> int:
    return move % TOP // CELLS + 1


def cell_of(move: int) -> int:
    return move % CELLS


def dead(first: int, second: int, third: int) -> int:
    """The hand discarded in this order."""
    return DEAD + ((first - 1) * KINDS + second - 1) * KINDS + third - 1


def discarded(move: int) -> list[int]:
    """The three cards that a dead hand lays down, the last one on top."""
    order = move - DEAD
    return [order // (KINDS * KINDS) + 1, order // KINDS % KINDS + 1, order % KINDS + 1]


def format_move(move: int) -> str:
    if is_put(move):
        return f"{'top' if is_top(move) else 'hand'} {PIECE_NAMES[piece_of(move)]} @{CELL_NAMES[cell_of(move)]}"
    if move == DRAW:
        return "draw"
    return " ".join(["dead", *[CARD_NAMES[card] for card in discarded(move)]])


def parse_move(text: str) -> int | None:
    if text == "draw":
        return DRAW
    words = text.split(" ")
    if words[0] == "dead" and len(words) == HAND + 1:
        return parse_dead([CARD_NUMBERS.get(word, STAR) for word in words[1:]])
    if words[0] in ("hand", "top") and len(words) == 3 and words[2][:1] == "@":
        return parse_put(words[0] == "top", PIECE_NUMBERS.get(words[1], STAR), CELL_NUMBERS.get(words[2][1:], -1))
    return None


def parse_dead(cards: list[int]) -> int | None:
    return None if STAR in cards else dead(cards[0], cards[1], cards[2])


def parse_put(from_top: bool, piece: int, cell: int) -> int | None:
    if piece == STAR or cell < 0:
        return None
    return (piece - 1) * CELLS + cell + (TOP if from_top else 0)
