"""Speeds written down, to be compared with the next time. Ratios are compared, never seconds."""

import json
import platform
from datetime import UTC, datetime
from pathlib import Path
from typing import Final, TypedDict, cast

import playmat
from playmat.core.refusal import refused
from playmat.files.append import append_line
from playmat.study.bench import Speed

MUCH_SLOWER: Final = 0.8


class Comparison(TypedDict):
    """A speed beside the last one that was written down for the same game, seats and build."""

    game: str
    seats: int
    build: str
    before: float
    now: float
    change: float
    is_much_slower: bool


def read_history(path: Path) -> list[Speed]:
    """All that was written down; none where there is no such file yet."""
    try:
        lines = path.read_text(encoding="utf-8").splitlines() if path.exists() else []
    except OSError as error:
        raise refused("unreadable-file", {"file": str(path), "reason": error.strerror or str(error)}) from None
    except UnicodeDecodeError:
        raise refused("bad-history", {"file": str(path), "line": 1}) from None
    return [read_line(path, number, line) for number, line in enumerate(lines, 1)]


def read_line(path: Path, number: int, line: str) -> Speed:
    try:
        found = json.loads(line)
    except (ValueError, RecursionError):
        found = None
    expected: dict[str, type | tuple[type, ...]] = {"game": str, "seats": int, "build": str, "ratio": (int, float)}
    if not isinstance(found, dict) or not all(isinstance(found.get(name), kind) for name, kind in expected.items()):
        raise refused("bad-history", {"file": str(path), "line": number})
    return cast(Speed, found)


def compare(history: list[Speed], speeds: list[Speed]) -> list[Comparison]:
    compared: list[Comparison] = []
    for now in speeds:
        same = [then for then in history if is_same(then, now)]
        if same and same[-1]["ratio"] > 0:
            change = now["ratio"] / same[-1]["ratio"]
            compared.append(
                {
                    "game": now["game"],
                    "seats": now["seats"],
                    "build": now["build"],
                    "before": same[-1]["ratio"],
                    "now": now["ratio"],
                    "change": round(change - 1, 3),
                    "is_much_slower": change < MUCH_SLOWER,
                }
            )
    return compared


def is_same(then: Speed, now: Speed) -> bool:
    return then["game"] == now["game"] and then["seats"] == now["seats"] and then["build"] == now["build"]


def append_history(path: Path, speeds: list[Speed]) -> None:
    stamp = {
        "at": datetime.now(UTC).isoformat(timespec="seconds"),
        "version": playmat.__version__,
        "python": platform.python_version(),
        "machine": platform.machine(),
    }
    # All at once: lines of two benches that run at the same time don't mix.
    append_line(path, "\n".join(json.dumps({**speed, **stamp}) for speed in speeds))
