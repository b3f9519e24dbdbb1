"""What a name looks like, whatever it is written with."""

import unicodedata
from importlib.resources import files
from typing import Final

TATWEEL: Final = "ـ"  # only stretches an Arabic word


def read_lookalikes() -> dict[str, str]:
    text = files("playmat.table").joinpath("lookalikes.txt").read_text(encoding="utf-8")
    rows = [line.split(" ") for line in text.splitlines() if not line.startswith("#")]
    return {letter: plain for plain, letters in rows for letter in letters}


LOOKALIKES: Final = read_lookalikes()
AS_WRITTEN: Final = str.maketrans({**LOOKALIKES, "I": "l", "1": "l", "0": "o"})
# A capital that looks like a small l is the same letter as an I.
IN_CAPITALS: Final = str.maketrans(
    {letter: "I" if plain == "l" and letter.isupper() else plain.upper() for letter, plain in LOOKALIKES.items()}
)


def likeness(name: str) -> str:
    """What two names have in common that are the same but for case, accents, spaces and letters that look alike."""
    return plain(without_accents(name).upper().translate(IN_CAPITALS))


def look(name: str) -> str:
    """What two names have in common that look the same as they are written: 0 and O, 1 and l and I too."""
    return plain(without_accents(name).translate(AS_WRITTEN))


def are_alike(one: str, other: str) -> bool:
    """Hard to tell apart, on a small screen and in a hurry."""
    return likeness(one) == likeness(other) or look(one) == look(other)


def without_accents(name: str) -> str:
    """Vowels of Hindi or Thai, which are marks as well, stay: without them another name comes out."""
    parts = unicodedata.normalize("NFKD", name)
    return unicodedata.normalize("NFC", "".join(letter for letter in parts if not "̀" <= letter <= "ͯ"))


def plain(name: str) -> str:
    """Only letters, their marks, and figures as 0 to 9."""
    return "".join(
        str(unicodedata.digit(letter)) if letter.isdecimal() else letter
        for letter in name.casefold()
        if letter != TATWEEL and (letter.isalnum() or unicodedata.category(letter) in ("Mn", "Mc"))
    )
