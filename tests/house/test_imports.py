"""Imports point down only, a game stays in its room, and the kernel touches nothing outside itself."""

import ast
from pathlib import Path

import pytest

PACKAGE = Path(__file__).parents[2] / "src" / "playmat"

# Each part may import itself and what stands here; everything else is above it or beside it.
BELOW = {
    "core": set(),
    "games": {"core"},
    "files": {"core"},
    "words": {"core", "games"},
    "bots": {"core", "games"},
    "faces": {"core", "games"},
    "pictures": {"core", "games", "faces", "words"},
    "testing": {"core", "games", "words"},
    "solve": {"core", "games"},
    "insight": {"core", "games", "bots", "words"},
    "puzzles": {"core", "games", "bots", "words", "insight"},
    "workshop": {"core", "games", "bots"},
    "table": {"core", "games", "bots", "words"},
    "classroom": {"core", "games", "bots", "words", "table", "insight", "puzzles"},
    "study": {"core", "files", "games", "bots", "words", "insight", "solve"},
    "print": {"core", "files", "games", "faces", "pictures", "words"},
    "server": {
        "core",
        "table",
        "classroom",
        "files",
        "games",
        "bots",
        "words",
        "faces",
        "pictures",
        "print",
        "insight",
        "solve",
        "puzzles",
        "workshop",
    },
    "api": {"core", "games", "bots", "words", "print", "study", "solve"},
    "cli": {
        "core",
        "files",
        "games",
        "bots",
        "words",
        "faces",
        "print",
        "study",
        "server",
        "insight",
        "solve",
        "puzzles",
        "table",
        "workshop",
    },
}
# The server in rooms: each may import itself, the few modules that need nothing, and what stands here.
SERVER = {
    "store": set(),
    "workers": set(),
    "rooms": {"store", "workers"},
    "classes": {"store", "workers", "rooms"},
    "http": {"store", "workers", "rooms", "classes"},
    "live": {"http", "rooms", "classes"},
}
SERVER_FLOOR = {"background", "logs", "now", "floor"}
# What each place of a game's room may import besides the room's rules. `__init__.py` only names the others.
ROOM = {
    "__init__": {"games"},
    "rules": {"core"},
    "bots": {"core", "bots"},
    "solver": {"core", "solve"},
    "insight": {"core", "bots", "insight"},
    "highlight": {"core"},
    "slips": {"core", "insight"},
    "faces": {"core", "faces"},
    "paper": {"core", "faces", "print", "words"},
    "pack": {"core", "faces", "pictures", "print", "words"},
    "puzzles": {"core", "bots", "puzzles"},
    "workshop": {"core", "workshop"},
    "rule_examples": {"core", "pictures"},
    "rule_pictures": {"core", "faces", "pictures"},
}
# What an insight is made of: reasons, and what a game reckons with.
BEHIND_INSIGHT = ("reasons", "weighing", "deals", "duel")
# What everybody may know of `games`: where games are found. Which games those are is in their rooms.
SHARED_GAMES = {"playmat.games.kit", "playmat.games.registry", "playmat.games.inspection"}
# What the kernel and the games may use of the standard library: nothing that reads a clock, draws chance or does I/O.
PURE = {"typing", "collections", "re", "hashlib", "json", "difflib", "functools", "itertools", "math", "threading"}
PURE |= {"base64", "zlib"}  # nothing but sums: how the dictionary is packed
PURE |= {"array", "dataclasses"}  # nothing but places for what is known
# Besides, where nothing is compiled: types that check what comes from outside.
CHECKING = {"msgspec"}


def imports_of(path: Path) -> set[str]:
    found: set[str] = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{path.name} imports relatively"
            found.add(node.module or "")
    return found


def parts() -> list[str]:
    return sorted(folder.name for folder in PACKAGE.iterdir() if (folder / "__init__.py").exists())


def test_every_part_of_the_package_has_its_place() -> None:
    assert set(parts()) <= set(BELOW)


@pytest.mark.parametrize("part", parts())
def test_imports_point_down_only(part: str) -> None:
    allowed = BELOW[part] | {part, "native", "system"}
    for path in sorted((PACKAGE / part).rglob("*.py")):
        if part == "games" and any(room in path.parents for room in rooms()):
            continue  # what is in a room may know more: see below
        used = {name.split(".")[1] for name in imports_of(path) if name.startswith("playmat.")}
        assert used <= allowed, f"{path.relative_to(PACKAGE)} imports {used - allowed}"


def rooms() -> list[Path]:
    return sorted(path for path in (PACKAGE / "games").iterdir() if (path / "__init__.py").is_file())


def place_of(path: Path, room: Path) -> str:
    place = path.relative_to(room).parts[0].removesuffix(".py")
    return "insight" if place in BEHIND_INSIGHT else place


@pytest.mark.parametrize("room", rooms(), ids=lambda room: room.name)
def test_each_place_of_a_room_imports_what_lies_below_it(room: Path) -> None:
    own = f"playmat.games.{room.name}."
    for path in sorted(room.rglob("*.py")):
        place = place_of(path, room)
        for name in imports_of(path):
            if name.startswith(own):
                used = name.removeprefix(own).split(".")[0]
                assert place != "rules" or used == "rules", f"{path.relative_to(PACKAGE)} imports {name}"
            elif name.startswith("playmat."):
                assert name.split(".")[1] in ROOM[place], f"{path.relative_to(PACKAGE)} imports {name}"
                assert not name.startswith("playmat.games.") or name in SHARED_GAMES, f"{path} imports {name}"


def shared_modules() -> list[Path]:
    return [path for path in sorted(PACKAGE.rglob("*.py")) if not any(room in path.parents for room in rooms())]


def test_no_shared_module_imports_a_game() -> None:
    for path in shared_modules():
        found = {name for name in imports_of(path) if name.startswith("playmat.games.")} - SHARED_GAMES
        assert not found, f"{path.relative_to(PACKAGE)} imports {found}"


def test_the_kernel_and_the_rules_are_pure() -> None:
    for folder in [PACKAGE / "core", *(room / "rules" for room in rooms())]:
        for path in sorted(folder.rglob("*.py")):
            used = {name.split(".")[0] for name in imports_of(path)} - {"playmat"}
            allowed = PURE | (set() if path.with_suffix(".pxd").exists() else CHECKING)
            assert used <= allowed, f"{path.relative_to(PACKAGE)} imports {used - allowed}"


@pytest.mark.parametrize("room", list(SERVER))
def test_rooms_of_the_server_know_only_what_lies_below_them(room: str) -> None:
    for path in sorted((PACKAGE / "server" / room).rglob("*.py")):
        used = {name.split(".")[2] for name in imports_of(path) if name.startswith("playmat.server.")}
        found = used - SERVER[room] - SERVER_FLOOR - {room}
        assert not found, f"{path.relative_to(PACKAGE)} imports {found}"


def test_a_table_knows_no_loop_no_socket_no_store_and_no_clock() -> None:
    for path in sorted((PACKAGE / "table").glob("*.py")):
        used = {name.split(".")[0] for name in imports_of(path)}
        assert not used & {"asyncio", "socket", "sqlite3", "starlette", "uvicorn", "time", "datetime", "threading"}, (
            path
        )


def test_a_module_of_ours_has_one_name_everywhere() -> None:
    modules = {".".join(path.relative_to(PACKAGE.parent).with_suffix("").parts) for path in PACKAGE.rglob("*.py")}
    for path in sorted(PACKAGE.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            names = node.names if isinstance(node, ast.Import | ast.ImportFrom) else []
            start = f"{node.module}." if isinstance(node, ast.ImportFrom) else ""
            renamed = [alias.name for alias in names if alias.asname and start + alias.name in modules]
            assert not renamed, f"{path.relative_to(PACKAGE)} calls {renamed} something else"
