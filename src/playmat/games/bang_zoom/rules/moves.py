"""The moves of Bang! Zoom!: `draw`, `take`, `lay CAT`, `discard X`, `swap XQV`."""

from typing import Final

from playmat.games.bang_zoom.rules.letters import ALPHABET, CARD_NAMES, CARD_NUMBERS

# Any letters in a row, one to six of them, have a number: first those of one letter, then those of two and so on, each
# in alphabetical order. Longer ones can be neither laid nor swapped; all of them are one move, which is always refused.
LONGEST: Final = 6
TEXTS: Final = 321272406  # 26 + 26² + … + 26⁶
TOO_LONG: Final = "?" * (LONGEST + 1)

DRAW: Final = 0
TAKE: Final = 1
DISCARD: Final = 2
LAY_TOO_LONG: Final = DISCARD + ALPHABET
SWAP_TOO_LONG: Final = LAY_TOO_LONG + 1
LAY: Final = SWAP_TOO_LONG + 1
SWAP: Final = LAY + TEXTS
MOVE_SPACE: Final = SWAP + TEXTS


def number_of(letters: list[int]) -> int:
    """The number of letters in a row."""
    number = 0
    for letter in letters:
        number = number * ALPHABET + letter + 1
    return number - 1


def letters_of(number: int) -> list[int]:
    """The letters in a row that a number stands for."""
    letters: list[int] = []
    left = number + 1
    while left:
        left -= 1
        letters.append(left % ALPHABET)
        left //= ALPHABET
    letters.reverse()
    return letters


def word_of(number: int) -> str:
    return "".join([CARD_NAMES[letter] for letter in letters_of(number)])


def number_of_word(word: str) -> int:
    return number_of([CARD_NUMBERS[letter] for letter in word])


BANG: Final = LAY + number_of_word("BANG")
ZOOM: Final = LAY + number_of_word("ZOOM")

QUIET_ROUNDS: Final = 10  # BZ-13: after so many rounds without a word the game is stalled
ENDINGS: Final = ["zoom", "exhausted", "stalled"]

# Before BANG is laid and after it (BZ-9): the letters that the goal needs, a bit each.
GOALS: Final = [sum({1 << letter for letter in letters_of(move - LAY)}) for move in (BANG, ZOOM)]

# The bits of the letters, divided by 37, all leave different rests: the shortest way from a bit to a place in a table.
APART: Final = 37

# How many of each letter BANG and ZOOM need.
IN_BANG: Final = [letters_of(BANG - LAY).count(letter) for letter in range(ALPHABET)]
IN_ZOOM: Final = [letters_of(ZOOM - LAY).count(letter) for letter in range(ALPHABET)]

# For every length the first move that lays a longer word.
LONGER: Final = [LAY + number_of([0] * (length + 1)) for length in range(LONGEST + 1)]


def lay(word: str) -> int:
    return LAY + number_of_word(word)


def swap(letters: list[int]) -> int:
    return SWAP + number_of(letters)


def is_lay(move: int) -> bool:
    return LAY <= move < SWAP


def is_swap(move: int) -> bool:
    return move >= SWAP


def is_discard(move: int) -> bool:
    return DISCARD <= move < LAY_TOO_LONG


def format_move(move: int) -> str:
    if move == DRAW:
        return "draw"
    if move == TAKE:
        return "take"
    if move < LAY_TOO_LONG:
        return "discard " + CARD_NAMES[move - DISCARD]
    if move < LAY:
        return ("lay " if move == LAY_TOO_LONG else "swap ") + TOO_LONG
    return "lay " + word_of(move - LAY) if move < SWAP else "swap " + word_of(move - SWAP)


def parse_move(text: str) -> int | None:
    if text == "draw":
        return DRAW
    if text == "take":
        return TAKE
    verb, _, rest = text.partition(" ")
    if verb == "lay":
        return parse_letters(rest, LAY, LAY_TOO_LONG)
    if verb == "swap":
        return parse_letters(rest, SWAP, SWAP_TOO_LONG)
    card = CARD_NUMBERS.get(rest, -1)
    return DISCARD + card if verb == "discard" and card >= 0 else None


def parse_letters(text: str, first: int, too_long: int) -> int | None:
    if text == TOO_LONG:
        return too_long
    if not text or any(letter not in CARD_NUMBERS for letter in text):
        return None
    return too_long if len(text) > LONGEST else first + number_of_word(text)
