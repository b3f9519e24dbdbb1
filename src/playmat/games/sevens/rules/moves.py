"""The moves of Sevens: `play 7C`, `knock`, `give 4H`, `guess 4H`, by rank `guess 4`, and `say 45`."""

from typing import Final

from playmat.core.message import Message, message
from playmat.games.sevens.rules.cards import CARD_NAMES, CARD_NUMBERS, CARDS, RANKS, SUIT_SIZE, card_message

# Moves 0 to 39 play a card, 40 knocks, and 41 to 80 give a card. Then come the guesses, of 40 cards and ten ranks, and
# the sums that a player can state (SV-16).
KNOCK: Final = CARDS
GIVE: Final = KNOCK + 1
GUESS: Final = GIVE + CARDS
SAY: Final = GUESS + CARDS + SUIT_SIZE
MAX_SUM: Final = 9999
MOVE_SPACE: Final = SAY + MAX_SUM + 1

# A guess names a card, from 0 to 39, or a rank, from here on.
RANK_NAMED: Final = CARDS
# The cards that make a guess right, as a set, for everything that can be named.
CARDS_NAMED: Final = [1 << card for card in range(CARDS)] + [
    sum(1 << card for card in range(rank, CARDS, SUIT_SIZE)) for rank in range(SUIT_SIZE)
]

# The stages of a game, by the moves that it waits for.
TURN: Final = 0  # a card, or a knock
GIVING: Final = 1  # after a knock, the cards that the others give
GUESSING: Final = 2  # the guesses of the knocker
COUNTING: Final = 3  # the sums of the hands (SV-16)
STAGES: Final = ["turn", "give", "guess", "count"]
# In place of a giver, unless the game is at GUESSING.
NO_SEAT: Final = -1


def is_give(move: int) -> bool:
    return GIVE <= move < GUESS


def is_guess(move: int) -> bool:
    return GUESS <= move < SAY


def is_say(move: int) -> bool:
    return move >= SAY


def stated_sum(move: int) -> int:
    """SV-16: return the sum that a `say` states."""
    return move - SAY


def format_named(named: int) -> str:
    return CARD_NAMES[named] if named < RANK_NAMED else RANKS[named - RANK_NAMED]


def named_message(named: int) -> Message:
    if named < RANK_NAMED:
        return card_message(named)
    return message("rank-named", {"rank": RANKS[named - RANK_NAMED]})


def parse_named(text: str) -> int:
    """Return what a text names, a card or a rank, or -1."""
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
        return f"say {stated_sum(move)}"
    return "guess " + format_named(move - GUESS)


def parse_move(text: str) -> int | None:
    """Return the move that a text stands for, or None. Each move has exactly one spelling."""
    if text == "knock":
        return KNOCK
    verb, _, rest = text.partition(" ")
    if verb == "guess":
        named = parse_named(rest)
        return GUESS + named if named >= 0 else None
    if verb == "say":
        return parse_say(rest)
    card = CARD_NUMBERS.get(rest, -1)
    if card < 0:
        return None
    if verb == "play":
        return card
    return GIVE + card if verb == "give" else None


def parse_say(text: str) -> int | None:
    """Return the move that states a sum from 0 to 9999, written without leading zeros, or None."""
    if text.isascii() and text.isdecimal() and len(text) <= 4 and (text == "0" or text[0] != "0"):
        return SAY + int(text)
    return None
