"""The moves of Number Line: `card 5`, `decoy 5`, `answer 578`, `answer pass`, `say 4`."""

from typing import Final

from playmat.games.number_line.rules.cards import KINDS, NUMBERS

MAX_ANSWER: Final = 99999
MAX_POINTS: Final = 99

# Moves 0 to 9 put the plain card on 1 to 10, and 10 to 19 the decoy. Then come the answers to the starting quiz and the
# points that a player can state.
ANSWER_PASS: Final = 20
FIRST_ANSWER: Final = 21
SAY: Final = FIRST_ANSWER + MAX_ANSWER + 1
MOVE_SPACE: Final = SAY + MAX_POINTS + 1


def put(kind: int, number: int) -> int:
    """Return the move that puts the plain card or the decoy on a number."""
    return kind * NUMBERS + number - 1


def kind_put(move: int) -> int:
    """Return which card a move puts on the line."""
    return move // NUMBERS


def number_put(move: int) -> int:
    """Return the number that a move puts a card on."""
    return move % NUMBERS + 1


def answer(number: int) -> int:
    return FIRST_ANSWER + number


def is_answer(move: int) -> bool:
    return ANSWER_PASS <= move < SAY


def is_say(move: int) -> bool:
    return move >= SAY


def stated_points(move: int) -> int:
    """NL-18: return the points that a `say` states."""
    return move - SAY


def format_answer(move: int) -> str:
    return "pass" if move == ANSWER_PASS else str(move - FIRST_ANSWER)


def format_move(move: int) -> str:
    if is_answer(move):
        return "answer " + format_answer(move)
    if is_say(move):
        return f"say {stated_points(move)}"
    return f"{KINDS[kind_put(move)]} {number_put(move)}"


def parse_move(text: str) -> int | None:
    """Return the move that a text stands for, or None. Each move has exactly one spelling."""
    verb, _, rest = text.partition(" ")
    if verb == "answer":
        if rest == "pass":
            return ANSWER_PASS
        number = parse_number(rest)
        return answer(number) if number >= 0 else None
    if verb == "say":
        points = parse_number(rest)
        return SAY + points if 0 <= points <= MAX_POINTS else None
    if verb in KINDS:
        number = parse_number(rest)
        return put(KINDS.index(verb), number) if 1 <= number <= NUMBERS else None
    return None


def parse_number(text: str) -> int:
    """Return a number from 0 to 99999 written without leading zeros, or -1."""
    if text.isascii() and text.isdecimal() and len(text) <= 5 and (text == "0" or text[0] != "0"):
        return int(text)
    return -1
