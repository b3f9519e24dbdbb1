"""What the store holds against what players were told: every answered message once, none twice, nothing missing."""

import json
import sqlite3
from collections.abc import Callable, Iterable
from contextlib import closing
from pathlib import Path

from tools.proof.running import Json
from tools.proof.steady import Steady


def logged(data: Path, code: str) -> list[Json]:
    """A table's log; its numbers must have no gap."""
    with closing(sqlite3.connect(f"file:{data}?mode=ro", uri=True, timeout=20)) as connection:
        rows = connection.execute(
            "SELECT number, entry FROM log JOIN tables ON id = table_id WHERE code = ? ORDER BY number", (code,)
        ).fetchall()
    if [number for number, _ in rows] != list(range(1, len(rows) + 1)):
        raise AssertionError(f"the log of {code} has a gap")
    return [json.loads(entry) for _, entry in rows]


def lengths(data: Path) -> dict[str, int]:
    with closing(sqlite3.connect(f"file:{data}?mode=ro", uri=True, timeout=20)) as connection:
        query = "SELECT code, count(*) FROM log JOIN tables ON id = table_id GROUP BY code"
        return dict(connection.execute(query).fetchall())


def differences(log_of: Callable[[str], list[Json]], players: Iterable[Steady]) -> list[str]:
    """Everything that is not as it was told. `log_of` gives the log of a table."""
    found: list[str] = []
    for player in players:
        found += player.story.faults
        entries = log_of(player.code)
        ids = [(entry.get("speaker"), entry["id"]) for entry in entries if entry.get("id")]
        if len(ids) != len(set(ids)):
            found.append(f"{player.code}: a message counted twice")
        for id, (number, kind, text) in player.story.acknowledged.items():
            entry = entries[number - 1] if number <= len(entries) else {}
            if entry.get("id") != id or (kind == "move" and entry.get("text") != text):
                found.append(f"{player.code}: {kind} {text} was answered as number {number}, but that is {entry}")
    return found


def out_of_time(data: Path) -> list[str]:
    """Logs whose times go back."""
    found: list[str] = []
    for code in lengths(data):
        times = [entry["at"] for entry in logged(data, code)]
        if times != sorted(times):
            found.append(f"{code}: its log goes back in time")
    return found
