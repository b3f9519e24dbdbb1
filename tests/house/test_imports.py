"""Imports point down only, and the kernel touches nothing outside itself."""

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
    "testing": {"core", "games", "words"},
    "solve": {"core", "games", "bots", "words"},
    "insight": {"core", "games", "bots", "words", "solve"},
    "study": {"core", "files", "games", "bots", "words", "insight", "solve"},
    "print": {"core", "files", "games", "faces", "words"},
    "server": {"core", "files", "games", "bots", "words", "faces", "print", "insight", "solve"},
    "api": {"core", "games", "bots", "words", "print", "study", "solve"},
    "cli": {"core", "files", "games", "bots", "words", "faces", "print", "study", "server", "insight", "solve"},
}
# What the kernel and the games may use of the standard library: nothing that reads a clock, draws chance or does I/O.
PURE = {"typing", "collections", "hashlib", "json", "difflib", "functools", "itertools", "math", "mypy_extensions"}
PURE |= {"base64", "zlib"}  # nothing but sums: how the dictionary is packed


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
    allowed = BELOW[part] | {part, "native"}
    for path in sorted((PACKAGE / part).rglob("*.py")):
        used = {name.split(".")[1] for name in imports_of(path) if name.startswith("playmat.")}
        assert used <= allowed, f"{path.relative_to(PACKAGE)} imports {used - allowed}"


@pytest.mark.parametrize("part", ["core", "games"])
def test_the_kernel_and_the_games_are_pure(part: str) -> None:
    for path in sorted((PACKAGE / part).rglob("*.py")):
        used = {name.split(".")[0] for name in imports_of(path)} - {"playmat"}
        assert used <= PURE, f"{path.relative_to(PACKAGE)} imports {used - PURE}"


def test_a_game_imports_no_other_game() -> None:
    for folder in sorted(path for path in (PACKAGE / "games").iterdir() if path.is_dir()):
        for path in sorted(folder.glob("*.py")):
            others = {name.split(".")[2] for name in imports_of(path) if name.startswith("playmat.games.")}
            assert others <= {folder.name}, f"{path.relative_to(PACKAGE)} imports {others}"
