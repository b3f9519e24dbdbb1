"""The moves of Number Line and their notation: `card 5`, `decoy 5`, `answer 578`, `answer pass`, `say 4`."""

from typing import Final

NUMBERS: Final = 10
HIGHEST_ANSWER: Final = 99999
MOST_SAID: Final = 99

# 0-9 put the plain card on 1-10, 10-19 the decoy; then the answers to the starting quiz and the points stated.
ANSWER_PASS: Final = 20
FIRST_ANSWER: Final = 21
SAY: Final = FIRST_ANSWER + HIGHEST_ANSWER + 1
MOVE_SPACE: Final = SAY + MOST_SAID + 1

PLAIN: Final = 0
DECOY: Final = 1
KINDS: Final = ["card", "decoy"]


def put(kind: int, number: int) -> int:
    """The move that puts the plain card or the decoy on a number."""
    return kind * NUMBERS + number - 1


def kind_of(move: int) -> int:
    return move // NUMBERS


def number_of(move: int) -> int:
    return move % NUMBERS + 1


def answer(number: int) -> int:
    return FIRST_ANSWER + number


def is_answer(move: int) -> bool:
    return ANSWER_PASS <= move < SAY


def say(points: int) -> int:
    """The move that states the points of a round (NL-18)."""
    return SAY + points


def is_say(move: int) -> bool:
    return move >= SAY


def said_points(move: int) -> int:
    return move - SAY


def answer_text(move: int) -> str:
    return "pass" if move == ANSWER_PASS else str(move - FIRST_ANSWER)


def format_move(move: int) -> str:
    if is_answer(move):
        return "answer " + answer_text(move)
    if is_say(move):
        return f"say {said_points(move)}"
    return f"{KINDS[kind_of(move)]} {number_of(move)}"


def parse_move(text: str) -> int | None:
    verb, _, rest = text.partition(" ")
    if verb == "answer":
        if rest == "pass":
            return ANSWER_PASS
        number = whole_number(rest)
        return answer(number) if number >= 0 else None
    if verb == "say":
        points = whole_number(rest)
        return say(points) if 0 <= points <= MOST_SAID else None
    if verb in KINDS:
        number = whole_number(rest)
        return put(KINDS.index(verb), number) if 1 <= number <= NUMBERS else None
    return None


def whole_number(text: str) -> int:
    """The number from 0 to 99999 that a text spells without leading zeros, or -1."""
    if text.isascii() and text.isdecimal() and len(text) <= 5 and (text == "0" or text[0] != "0"):
        return int(text)
    return -1
