"""Words that the table agrees on in the middle of a match (BZ-16): the move `word SUSHI` of the table itself."""

from typing import Final

from playmat.core.refusal import Refusal
from playmat.games.bang_zoom.rules.ground_rules import SHORTEST
from playmat.games.bang_zoom.rules.lexicon import Lexicon
from playmat.games.bang_zoom.rules.moves import LONGEST, TEXTS, TOO_LONG, parse_letters, word_of
from playmat.games.bang_zoom.rules.unfit import is_unfit

AGREES_FROM: Final = 2  # the first rules number with such words
VERB: Final = "word "
# Refusals that hang on the lists: where a record was made with others, it is trusted in them.
AGREED_CODES: Final = ["agree-known", "agree-unfit"]


def parse_agreed(text: str) -> int | None:
    """The number of the letters in a row; all that are too long are one number, which is always refused."""
    return parse_letters(text[len(VERB) :], 0, TEXTS) if text.startswith(VERB) else None


def format_agreed(number: int) -> str:
    if not 0 <= number <= TEXTS:
        return str(number)
    return VERB + (TOO_LONG if number == TEXTS else word_of(number))


def refuse_agreed(lexicon: Lexicon, number: int) -> Refusal | None:
    """Why a word cannot join the dictionary of a table. What hangs on the lists comes last, as for laid words."""
    if number == TEXTS:
        return Refusal("agree-too-long", {"most": LONGEST}, "BZ-16")
    word = word_of(number)
    if word in lexicon.terms.denied:
        return Refusal("agree-denied", {"word": word}, "BZ-16")
    if len(word) < SHORTEST and not lexicon.terms.one_letter:
        return Refusal("agree-one-letter", {"word": word}, "BZ-16")
    if word in lexicon.words:
        return Refusal("agree-known", {"word": word}, "BZ-16")
    if lexicon.terms.family and is_unfit(word):
        return Refusal("agree-unfit", {"word": word}, "BZ-16")
    return None
