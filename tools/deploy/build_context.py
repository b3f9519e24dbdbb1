"""Find the files that `docker build` sends to the builder, by the rules of .dockerignore."""

import os
import re
from collections.abc import Iterator
from pathlib import Path, PurePosixPath

ROOT = Path(__file__).resolve().parents[2]
WILDCARDS = {"**/": "(?:.*/)?", "**": ".*", "*": "[^/]*", "?": "[^/]"}


def context_files(root: Path = ROOT) -> Iterator[Path]:
    """Yield every file of the context, relative to the root."""
    rules = list(read_rules(root / ".dockerignore"))
    for folder, folders, names in os.walk(root):
        # Only what speeds up the walk: nothing below these folders can be in the context.
        folders[:] = [name for name in folders if name not in (".git", ".venv", "node_modules")]
        for name in names:
            path = (Path(folder) / name).relative_to(root)
            if not is_ignored(PurePosixPath(path), rules):
                yield path


def read_rules(file: Path) -> Iterator[tuple[bool, re.Pattern[str]]]:
    """Yield for each line whether it ignores or brings back, and what it matches."""
    for line in file.read_text(encoding="utf-8").splitlines():
        pattern = line.strip()
        if pattern and not pattern.startswith("#"):
            yield not pattern.startswith("!"), compile_pattern(pattern.removeprefix("!").strip("/"))


def compile_pattern(pattern: str) -> re.Pattern[str]:
    parts = re.split(r"(\*\*/|\*\*|\*|\?)", pattern)
    return re.compile("".join(WILDCARDS.get(part, re.escape(part)) for part in parts))


def is_ignored(path: PurePosixPath, rules: list[tuple[bool, re.Pattern[str]]]) -> bool:
    """Return whether the last rule that matches the path or a folder above it ignores the path."""
    names = [str(path), *(str(folder) for folder in path.parents if folder.name)]
    ignored = False
    for ignores, pattern in rules:
        if ignores != ignored and any(pattern.fullmatch(name) for name in names):
            ignored = ignores
    return ignored
