"""Write src/playmat/games/bang_zoom/rules/shipped.py anew: the words of Bang! Zoom! from the SCOWL lists (BZ-14).

Neither players nor tests need those lists: what is made of them is shipped. Run it after struck.txt or unfit.py has
changed, or for newer lists; a test compares where Debian's package `scowl` is installed. The list in force is part of
every record: when it changes, the records of old tell so.
"""

import sys
import unicodedata
from base64 import b85encode
from pathlib import Path
from zlib import compress

from playmat.games.bang_zoom.rules.unfit import is_unfit

ROOT = Path(__file__).resolve().parents[3]
GAME = ROOT / "src" / "playmat" / "games" / "bang_zoom"
TARGET = GAME / "rules" / "shipped.py"
LISTS = Path("/usr/share/dict/scowl")

LONGEST = 6
NEVER = "-"
# The sizes of SCOWL, and the level of the game (35, 50, 60, 70) at which each comes in.
SIZES = {10: "0", 20: "0", 35: "0", 40: "1", 50: "1", 55: "2", 60: "2", 70: "3"}
# Where a class tells the level as a word, as a name and as an abbreviation: American first, then British.
KINDS = {"words": 0, "upper": 2, "proper-names": 2, "abbreviations": 4}
SPELLINGS = {"english": (0, 1), "american": (0,), "british": (1,), "british_z": (1,)}
WIDTH = 112
HEAD = [
    '"""The words of Bang! Zoom!, made by its tool words.py from SCOWL (copyright and permission: SCOWL.txt)."""',
    "",
    "from typing import Final",
    "",
    "# A table, compressed and written in 85 signs: small, and a child who looks in here reads no rude words.",
]


def plain(entry: str) -> str:
    """Capital letters without accents."""
    parts = unicodedata.normalize("NFKD", entry)
    return "".join(letter for letter in parts if not unicodedata.combining(letter)).upper()


def struck() -> tuple[set[str], set[str]]:
    """What is struck everywhere, and what is struck as a word only."""
    everywhere: set[str] = set()
    as_a_word: set[str] = set()
    section = everywhere
    for line in (GAME / "words" / "struck.txt").read_text(encoding="utf-8").splitlines():
        if line.startswith("["):
            section = everywhere if line == "[everywhere]" else as_a_word
        elif line and not line.startswith("#"):
            section.add(line.split()[0])
    return everywhere, as_a_word


def collected(lists: Path) -> dict[str, str]:
    """Every word of two to six letters with its class."""
    found: dict[str, list[str]] = {}
    everywhere, as_a_word = struck()
    for kind, first in KINDS.items():
        for spelling, places in SPELLINGS.items():
            for size, level in SIZES.items():
                path = lists / f"{spelling}-{kind}.{size}"
                if not path.exists():
                    continue
                for entry in path.read_text(encoding="utf-8").splitlines():
                    word = plain(entry)
                    if not (2 <= len(word) <= LONGEST and word.isascii() and word.isalpha()):
                        continue
                    # Signs like kHz are in the lists of words; they are abbreviations all the same.
                    is_sign = kind == "words" and entry[0].islower() and not entry.islower()
                    at = 4 if is_sign else first
                    if word in everywhere or (at == 0 and word in as_a_word):
                        continue
                    levels = found.setdefault(word, [NEVER] * 6)
                    for place in places:
                        here = levels[at + place]
                        levels[at + place] = level if here == NEVER else min(here, level)
    return {word: "".join(levels) for word, levels in sorted(found.items())}


def shortened(words: list[str]) -> list[str]:
    """Each word as the number of letters it begins with like the one before, and the others."""
    pieces: list[str] = []
    before = ""
    for word in words:
        same = 0
        while before[same : same + 1] == word[same : same + 1] != "":
            same += 1
        pieces.append(f"{same}{word[same:]}")
        before = word
    return pieces


def table(lists: Path = LISTS) -> str:
    """A line for each class: its name, then its words, shortened; at the end the numbers of the unfit."""
    class_of = collected(lists)
    order: list[str] = []
    lines: list[str] = []
    for name in sorted(set(class_of.values())):
        members = [word for word, its in class_of.items() if its == name]
        order += members
        lines.append(" ".join([name, *shortened(members)]))
    return "\n".join([*lines, " ".join(str(number) for number, word in enumerate(order) if is_unfit(word))])


def written(text: str) -> str:
    packed = b85encode(compress(text.encode(), 9)).decode()
    pieces = [f'    "{packed[start : start + WIDTH]}"' for start in range(0, len(packed), WIDTH)]
    return "\n".join([*HEAD, "PACKED: Final = (", *pieces, ")", ""])


def main() -> int:
    if not LISTS.is_dir():
        print(f"{LISTS} is not there: install the package scowl first", file=sys.stderr)
        return 1
    TARGET.write_text(written(table()), encoding="utf-8")
    print(f"{TARGET.relative_to(ROOT)}: {TARGET.stat().st_size} bytes")
    return 0


if __name__ == "__main__":
    sys.exit(main())
