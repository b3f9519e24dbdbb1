"""The moves of Sevens and their notation: `play 7C`, `knock`, `give 4H`, `guess 4H`, by rank `guess 4`, `say 45`."""

from typing import Final

from playmat.core.message import Message, message
from playmat.games.sevens.rules.cards import CARD_NAMES, CARD_NUMBERS, CARDS, RANKS, SUIT_SIZE, card_message

# 0-39 put a card on the table, 40 knocks, 41-80 give a card; then what can be named: 40 cards and ten ranks;
# then the sums that can be stated (SV-16).
KNOCK: Final = CARDS
GIVE: Final = KNOCK + 1
GUESS: Final = GIVE + CARDS
SAY: Final = GUESS + CARDS + SUIT_SIZE
MOST_SAID: Final = 9999
MOVE_SPACE: Final = SAY + MOST_SAID + 1

# A thing named is a card (0-39) or, from here on, a rank; for each the cards that it fits.
RANK_NAMED: Final = CARDS
FITS: Final = [1 << card for card in range(CARDS)] + [
    sum(1 << card for card in range(rank, CARDS, SUIT_SIZE)) for rank in range(SUIT_SIZE)
]


def is_give(move: int) -> bool:
    return GIVE <= move < GUESS


def is_guess(move: int) -> bool:
    return GUESS <= move < SAY


def say(points: int) -> int:
    """The move that states the sum of a hand (SV-16)."""
    return SAY + points


def is_say(move: int) -> bool:
    return move >= SAY


def said_points(move: int) -> int:
    return move - SAY


def named_text(named: int) -> str:
    return CARD_NAMES[named] if named < RANK_NAMED else RANKS[named - RANK_NAMED]


def named_message(named: int) -> Message:
    if named < RANK_NAMED:
        return card_message(named)
    return message("rank-named", {"rank": RANKS[named - RANK_NAMED]})


def named_number(text: str) -> int:
    """What a text names: a card or a rank, or -1."""
    if text in RANKS:
        return RANK_NAMED + RANKS.index(text)
    return CARD_NUMBERS.get(text, -1)


def format_move(move: int) -> str:
    if move < KNOCK:
        return "play " + CARD_NAMES[move]
    if move == KNOCK:
        return "knock"
    if move < GUESS:
        return "give " + CARD_NAMES[move - GIVE]
    if is_say(move):
        return f"say {said_points(move)}"
    return "guess " + named_text(move - GUESS)


def parse_move(text: str) -> int | None:
    if text == "knock":
        return KNOCK
    verb, _, rest = text.partition(" ")
    if verb == "guess":
        named = named_number(rest)
        return GUESS + named if named >= 0 else None
    if verb == "say":
        return parse_points(rest)
    card = CARD_NUMBERS.get(rest, -1)
    if card < 0:
        return None
    if verb == "play":
        return card
    return GIVE + card if verb == "give" else None


def parse_points(text: str) -> int | None:
    """The statement of a sum from 0 to 9999, written without leading zeros."""
    if text.isascii() and text.isdecimal() and len(text) <= 4 and (text == "0" or text[0] != "0"):
        return say(int(text))
    return None
