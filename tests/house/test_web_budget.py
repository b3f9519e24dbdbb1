"""What the web client weighs: the first page, each game, the pages of a class, and all else, as they travel (gzip).

web/budget.json has the most that each may weigh, at most 15 % above what it weighed when that was last written down
(the pages of a class, which still grow, 25 %). Who needs more says why in the commit that raises it.
"""

import gzip
import json
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
BUILT = ROOT / "src" / "playmat" / "server" / "static"
BUDGET = json.loads((ROOT / "web" / "budget.json").read_text(encoding="utf-8"))
GAMES = sorted(folder.name for folder in (ROOT / "web" / "src" / "games").iterdir() if folder.is_dir())
KINDS = {"script": "js", "style": "css"}
# What is fetched only by who teaches a class or belongs to one.
OF_A_CLASS = ("Teach*", "Class*", "*Poll-*", "AskPanel-*", "TablePicture-*", "Animal*", "animals-*", "classes-*")
FILES = {"first": ("first-*",), "class": OF_A_CLASS, **{game: (f"{game}-*",) for game in GAMES}}
PARTS = (*FILES, "rest")


def files(part: str, kind: str) -> set[Path]:
    """All of a part; the rest is whatever belongs to no other."""
    folder = BUILT / "assets"
    if part == "rest":
        return set(folder.glob(f"*.{KINDS[kind]}")).difference(*(files(other, kind) for other in FILES))
    return {file for pattern in FILES[part] for file in folder.glob(f"{pattern}.{KINDS[kind]}")}


def weight(part: str, kind: str) -> int:
    return sum(len(gzip.compress(file.read_bytes(), compresslevel=9, mtime=0)) for file in files(part, kind))


@pytest.mark.skipif(not BUILT.is_dir(), reason="the web client is not built: make web")
@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("part", PARTS)
def test_nothing_grows_past_its_budget(part: str, kind: str) -> None:
    most = BUDGET[part][kind]
    weighs = weight(part, kind)
    assert 0 < weighs <= most, f"{part}, {kind}: {weighs} bytes (gzip), at most {most} in web/budget.json"


def test_the_budget_names_what_there_is_and_nothing_else() -> None:
    assert set(BUDGET) == set(PARTS)
