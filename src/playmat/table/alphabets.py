"""Which letters a name may be made of: of any alphabet, but seen, and of one alphabet at a time."""

import unicodedata
from typing import Final

# What may stand between letters: also the apostrophes of Hawaiian and Ukrainian, and the point of Catalan.
MARKS: Final = " -_.'’‘ʻʼ·"
LETTERS: Final = ("Lu", "Ll", "Lt", "Lm", "Lo")
COMBINING: Final = ("Mn", "Mc")
MOST_COMBINING: Final = 2  # on one letter; Vietnamese has two
# Letters and marks that show nothing (Default_Ignorable_Code_Point of Unicode, as far as they are letters or marks).
UNSEEN: Final = frozenset(
    map(chr, [0x034F, 0x115F, 0x1160, 0x17B4, 0x17B5, *range(0x180B, 0x1810), 0x3164, 0xFFA0, *range(0xFE00, 0xFE10)])
) | frozenset(map(chr, range(0xE0000, 0xE1000)))
# The first word of a letter's name tells its alphabet, but for these.
ALPHABETS: Final = {"IDEOGRAPHIC": "CJK", "KATAKANA-HIRAGANA": "KATAKANA"}
# Alphabets that are written together, each also with Latin letters (the "highly restrictive" level of UTS #39).
TOGETHER: Final = (
    frozenset({"LATIN", "CJK", "HIRAGANA", "KATAKANA"}),
    frozenset({"LATIN", "CJK", "HANGUL"}),
    frozenset({"LATIN", "CJK", "BOPOMOFO"}),
)


def is_well_written(name: str) -> bool:
    """Letters, figures and marks that can be seen, each mark on a letter, and not a heap of them."""
    on_letter = 0  # how many marks the letter may still take
    for letter in name:
        kind = unicodedata.category(letter)
        if kind in COMBINING:
            on_letter -= 1
            if on_letter < 0 or letter in UNSEEN:
                return False
        elif kind == "Nd" or letter in MARKS:
            on_letter = 0
        elif kind in LETTERS:
            if letter in UNSEEN or "\u02b0" <= letter <= "\u02ff":  # modifier letters: accents that stand alone
                return False
            on_letter = MOST_COMBINING
        else:
            return False
    return True


def alphabets_of(name: str) -> frozenset[str]:
    return frozenset(
        alphabet_of(letter) for letter in name if letter not in MARKS and unicodedata.category(letter) in LETTERS
    )


def alphabet_of(letter: str) -> str:
    first = unicodedata.name(letter, "").split(" ")[0]
    return ALPHABETS.get(first, first)


def is_of_one_alphabet(name: str) -> bool:
    """Mixed, one letter passes for another: an A that is Cyrillic among Latin ones."""
    found = alphabets_of(name)
    return len(found) <= 1 or any(found <= together for together in TOGETHER)
