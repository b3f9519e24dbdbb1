"""Nicknames: short, made of letters and digits, and fit for a classroom."""

import unicodedata
from hashlib import sha256
from importlib.resources import files
from typing import Final

from playmat.core.refusal import refused

LONGEST: Final = 16
MARKS: Final = " -_.'’"
# Figures and signs that stand in for letters.
LOOKS_LIKE: Final = str.maketrans("013456789@$!|+", "oieasgtbgasilt")


def read_unfit() -> tuple[frozenset[str], frozenset[str]]:
    """Hashes of words that fit no classroom: anywhere in a name, and only as a whole word."""
    text = files("playmat.server").joinpath("unfit.txt").read_text(encoding="utf-8")
    kept = "\n".join(line for line in text.splitlines() if not line.startswith("#"))
    anywhere, as_a_word = kept.split("\n\n")
    return frozenset(anywhere.split()), frozenset(as_a_word.split())


UNFIT_ANYWHERE, UNFIT_AS_A_WORD = read_unfit()
SHORTEST_UNFIT: Final = 4
LONGEST_UNFIT: Final = 10


def checked_nickname(wish: str) -> str:
    """The nickname tidied up; empty stays empty (the seat's number is its name then)."""
    name = " ".join(unicodedata.normalize("NFKC", wish).split())
    if len(name) > LONGEST:
        raise refused("nickname-length", {"high": LONGEST})
    if any(not is_fit_letter(letter) for letter in name) or (name and not any(map(str.isalnum, name))):
        raise refused("nickname-letters")
    if is_unfit(name):
        raise refused("nickname-unfit")
    return name


def is_fit_letter(letter: str) -> bool:
    return letter in MARKS or letter.isalnum() or unicodedata.category(letter) in ("Mn", "Mc")


def likeness(name: str) -> str:
    """What two names that are hard to tell apart have in common: no case, no accents, no spaces."""
    plain = unicodedata.normalize("NFKD", name.casefold())
    return "".join(letter for letter in plain if letter.isalnum())


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
