"""Everything that only one game needs is in its room: nothing that games share names one of them."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from playmat.games.registry import GAMES, origin_of

ROOT = Path(__file__).parents[2]
SHARED = ("src", "web/src", "tools")
ROOMS = ("src/playmat/games/{module}/", "web/src/games/{name}/", "tools/games/{module}/")
# What may name a game all the same, and why.
EXCEPTIONS = {
    "src/playmat/api/": "examples that whoever reads the API can try",
    "src/playmat/server/static/": "the web client, built: each game's folder is in it",
    "web/src/lib/api/games/": "made by tools/typescript.py, a file for each game",
    "web/src/lib/words/": "the page about us says which cards of which games are decisions of ours",
    "tools/icons.py": "the picture of Playmat shows cards of two games",
    "tools/films.py": "films of our own tables, taken while they are played",
    "tools/shots.py": "pictures of our own tables, taken while they are played",
    "tools/class_shots.py": "pictures of classes at our own tables",
    "tools/class_school.py": "the class in those pictures",
    "tools/teacher_page.py": "counts the requests of a teacher's page while a class plays one of our games",
    "tools/third_party.py": "says which files hold what others made; a word list belongs to one game",
    "tools/proof/": "attacks, load and chaos at real tables: of some game each",
}


def spellings(name: str) -> re.Pattern[str]:
    """`number-line`, `number_line`, `SimpleNumberLine`, `Number Line`, and `Bang! Zoom!` for `bang-zoom`."""
    return re.compile(r"[-_! ]{0,2}".join(name.split("-")), re.IGNORECASE)


def shared_files() -> Iterator[tuple[str, str]]:
    for folder in SHARED:
        for path in sorted((ROOT / folder).rglob("*")):
            place = path.relative_to(ROOT).as_posix()
            if not path.is_file() or "__pycache__" in place or any(place.startswith(one) for one in EXCEPTIONS):
                continue
            try:
                yield place, path.read_text(encoding="utf-8")
            except UnicodeDecodeError:  # a picture, a font, a compiled module
                continue


def own_games() -> list[str]:
    return [name for name in GAMES if origin_of(name).startswith("playmat ")]


@pytest.mark.parametrize("name", own_games())
def test_a_game_is_named_in_its_own_room_alone(name: str) -> None:
    rooms = tuple(room.format(name=name, module=name.replace("-", "_")) for room in ROOMS)
    named = spellings(name)
    found = [
        f"{place}:{number}: {line.strip()[:100]}"
        for place, text in shared_files()
        if not place.startswith(rooms)
        for number, line in enumerate(text.splitlines(), 1)
        if named.search(line)
    ]
    assert found == []


@pytest.mark.parametrize("place", EXCEPTIONS)
def test_every_exception_is_needed(place: str) -> None:
    if not (ROOT / place).exists():
        pytest.skip("not made yet here")
    files = (
        [ROOT / place] if (ROOT / place).is_file() else [path for path in (ROOT / place).rglob("*") if path.is_file()]
    )
    texts = [path.read_bytes().decode("utf-8", "replace") for path in files]
    assert any(spellings(name).search(text) for name in own_games() for text in texts)


@pytest.mark.parametrize(
    ("name", "text"),
    [
        ("number-line", "number-line number_line SimpleNumberLine Number Line"),
        ("bang-zoom", "bang-zoom bang_zoom BangZoom Bang!_Zoom!"),
    ],
)
def test_every_way_to_write_a_name_is_found(name: str, text: str) -> None:
    assert len(spellings(name).findall(text)) == 4
