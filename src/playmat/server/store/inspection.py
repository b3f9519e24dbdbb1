"""Reading a whole store: the records in it, the tables as they are stored, and which of them cannot be played on."""

import json
from collections.abc import Generator, Iterator
from typing import Any, Final, NamedTuple

from playmat.core.refusal import Refusal, Refused
from playmat.server.store.mark import LOSSES
from playmat.server.store.places import Place
from playmat.server.store.protocol import StoredTable
from playmat.server.store.sealed_codes import is_of_class
from playmat.server.store.stored_table import loaded
from playmat.server.store.upkeep import seat_names
from playmat.server.store.whole_store import opened
from playmat.table.table import Table

AS_STORED: Final = 1  # the form of a table as it is stored


class Found(NamedTuple):
    """A table of the store: as it stands, or why this program cannot tell."""

    stored: StoredTable
    table: Table | None
    refusal: Refusal | None


class Exported(NamedTuple):
    """A line of JSON. `refusal` says why it is a table as stored and no record."""

    line: str
    refusal: Refusal | None = None


def file_fault(place: Place) -> str:
    """What the database finds wrong with itself; nothing where all is well."""
    with opened(place) as store:
        return store.fault()


def file_loss(place: Place) -> Refusal | None:
    """What a file lacks, by the mark next to it. Until that is accepted nobody opens it, for opening it would change
    what is left."""
    try:
        with opened(place):
            return None
    except Refused as wrong:
        if wrong.refusal.code not in LOSSES:
            raise
        return wrong.refusal


def all_tables(place: Place) -> Iterator[Found]:
    with opened(place) as store:
        for code in store.codes():
            if is_of_class(code):
                continue  # a class, which has played nothing itself
            stored = store.table(code)
            if stored is None:
                continue  # erased meanwhile
            try:
                yield Found(stored, loaded(stored), None)
            except Refused as wrong:
                yield Found(stored, None, wrong.refusal)


def export(place: Place, *, with_names: bool, language: str = "en") -> Generator[Exported, None, None]:
    """The record of every finished match; "Seat 1" for nicknames unless asked otherwise. Nothing is left out silently:
    a table that cannot be told again is given as it is stored."""
    for stored, table, refusal in all_tables(place):
        if table is None:
            yield Exported(as_stored(stored, refusal, with_names=with_names), refusal)
            continue
        plays = [*table.past, *([] if table.play is None else [table.play])]
        names = seat_names(table, stored.names if with_names else {}, language)
        for play in plays:
            if play.match.is_over:
                yield Exported(play.record(names).to_json())


def as_stored(stored: StoredTable, refusal: Refusal | None, *, with_names: bool) -> str:
    assert refusal is not None
    told: dict[str, Any] = {
        "playmat-table": AS_STORED,
        "why": refusal.code,
        "facts": refusal.facts,
        "log": [readable(entry) for entry in stored.entries],
    }
    if with_names:
        told["names"] = {str(seat): name for seat, name in sorted(stored.names.items())}
    return json.dumps(told, ensure_ascii=False, separators=(",", ":"))


def readable(entry: bytes) -> object:
    """An entry is JSON; of a damaged one the text that is left."""
    try:
        return json.loads(entry)
    except (ValueError, RecursionError):
        return entry.decode("utf-8", "replace")
