"""Nicknames: short, of letters that can be seen and told apart, nobody else's, and fit for a classroom."""

import unicodedata
from functools import cache
from hashlib import sha256
from importlib.resources import files
from string import digits
from typing import Final

from playmat.core.message import message
from playmat.core.refusal import refused
from playmat.table.alphabets import MARKS, is_of_one_alphabet, is_well_written
from playmat.table.lookalikes import are_alike, likeness, look
from playmat.words.catalogue import LANGUAGES, catalogue

__all__ = ["are_alike", "checked_nickname", "likeness"]

LONGEST: Final = 16
JOINERS: Final = "\u200c\u200d"  # join letters or keep them apart, and show nothing
# Figures and signs that stand in for letters.
LOOKS_LIKE: Final = str.maketrans("013456789@$!|+", "oieasgtbgasilt")


def read_unfit() -> tuple[frozenset[str], frozenset[str]]:
    """Hashes of words that fit no classroom: anywhere in a name, and only as a whole word."""
    text = files("playmat.table").joinpath("unfit.txt").read_text(encoding="utf-8")
    kept = "\n".join(line for line in text.splitlines() if not line.startswith("#"))
    anywhere, as_a_word = kept.split("\n\n")
    return frozenset(anywhere.split()), frozenset(as_a_word.split())


UNFIT_ANYWHERE, UNFIT_AS_A_WORD = read_unfit()
SHORTEST_UNFIT: Final = 4
LONGEST_UNFIT: Final = 10


def checked_nickname(wish: str) -> str:
    """The nickname tidied up; empty stays empty (the seat's number is its name then)."""
    name = tidied(wish)
    if len(name) > LONGEST:
        raise refused("nickname-length", {"high": LONGEST})
    if not is_well_written(name) or (name and not any(map(str.isalnum, name))):
        raise refused("nickname-letters")
    if not is_of_one_alphabet(name):
        raise refused("nickname-mixed")
    if is_own_word(name):
        raise refused("nickname-own-word")
    if is_unfit(name) or is_unfit(look(name)):
        raise refused("nickname-unfit")
    return name


def tidied(wish: str) -> str:
    """One space between words, one form for each letter, and nothing that does not show."""
    return " ".join(unicodedata.normalize("NFKC", wish.translate(dict.fromkeys(map(ord, JOINERS)))).split())


def is_own_word(name: str) -> bool:
    """Whether it looks like what the table itself calls somebody: “Bot 3”, “Seat 1”, in any language."""
    word = name.strip(digits + MARKS)
    forms = {form(part) for part in (name, word) for form in (likeness, look)}
    return not forms.isdisjoint(own_words())


@cache
def own_words() -> frozenset[str]:
    told = [catalogue(language).say(message("own-words")) for language in LANGUAGES]
    words = [word for line in told for word in line.split(",")]
    return frozenset(form(word) for word in words for form in (likeness, look))


def letters_of(name: str) -> str:
    """Only plain small letters: no accents, figures read as the letters they look like."""
    plain = unicodedata.normalize("NFKD", name.casefold().translate(LOOKS_LIKE))
    return "".join(letter for letter in plain if letter.isalpha())


def is_unfit(name: str) -> bool:
    words = [letters_of(word) for word in name.replace("-", " ").replace("_", " ").replace(".", " ").split()]
    whole = letters_of(name)
    if any(hash_of(word) in UNFIT_AS_A_WORD for part in (*words, whole) for word in (part, singled(part))):
        return True
    return any(hash_of(piece) in UNFIT_ANYWHERE for letters in {whole, singled(whole)} for piece in pieces(letters))


def singled(letters: str) -> str:
    """Every run of a letter as one: who writes it five times means it once."""
    return "".join(letter for place, letter in enumerate(letters) if place == 0 or letters[place - 1] != letter)


def pieces(letters: str) -> list[str]:
    return [
        letters[first : first + length]
        for length in range(SHORTEST_UNFIT, LONGEST_UNFIT + 1)
        for first in range(len(letters) - length + 1)
    ]


def hash_of(word: str) -> str:
    return sha256(f"unfit:{word}".encode()).hexdigest()[:12]
