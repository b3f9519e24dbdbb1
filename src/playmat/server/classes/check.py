"""Whether the classes of a store can be gone on with, for whoever looks after it."""

from collections.abc import Iterator

from playmat.classroom.school_class import rebuild
from playmat.core.refusal import Refusal, Refused
from playmat.server.classes.stored_class import entries_of
from playmat.server.store.places import Place
from playmat.server.store.sealed_codes import is_of_class
from playmat.server.store.whole_store import opened


def all_classes(place: Place, key: str = "") -> Iterator[tuple[str, Refusal | None]]:
    """The code of each, and what is wrong with it."""
    with opened(place, key) as store:
        for code in store.codes():
            stored = store.table(code) if is_of_class(code) else None
            if stored is None:
                continue
            try:
                rebuild(code, entries_of(stored), stored.names)
            except Refused as wrong:
                yield code, wrong.refusal
            else:
                yield code, None
