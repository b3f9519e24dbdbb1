"""What the web client weighs: the first page, all of it, and each game, as they travel (gzip).

web/budget.json has the most that each may weigh, some 15 % above what it weighed when that was last written down. Who
needs more says why in the commit that raises it.
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
FILES = {"first": "first-*", "all": "*", **{game: f"{game}-*" for game in GAMES}}


def weight(part: str, kind: str) -> int:
    files = (BUILT / "assets").glob(f"{FILES[part]}.{KINDS[kind]}")
    return sum(len(gzip.compress(file.read_bytes(), compresslevel=9, mtime=0)) for file in files)


@pytest.mark.skipif(not BUILT.is_dir(), reason="the web client is not built: make web")
@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("part", FILES)
def test_nothing_grows_past_its_budget(part: str, kind: str) -> None:
    most = BUDGET[part][kind]
    weighs = weight(part, kind)
    assert 0 < weighs <= most, f"{part}, {kind}: {weighs} bytes (gzip), at most {most} in web/budget.json"


def test_the_budget_names_what_there_is_and_nothing_else() -> None:
    assert set(BUDGET) == set(FILES)
