"""Which keys and names come and go with a decision, and which keys of classes have ended."""

from collections.abc import Collection
from itertools import islice
from typing import Final

from playmat.core.refusal import refused
from playmat.server.store.protocol import Change
from playmat.table import log
from playmat.table.decision import Decision
from playmat.table.keys import Key
from playmat.table.table import Table

MOST_ENDED: Final = 10_000


class EndedRoots:
    """The roots that ended lately, or are about to, on this server.

    The store deletes a root together with every key made from it. This is for what is under way meanwhile: a key that
    is being made from such a root, and a table that is being loaded with the keys it had a moment ago.
    """

    def __init__(self) -> None:
        self._ended: dict[object, None] = {}

    def __contains__(self, root: object) -> bool:
        return root in self._ended

    def add(self, roots: Collection[str]) -> None:
        self._ended.update(dict.fromkeys(roots))
        for oldest in list(islice(self._ended, max(0, len(self._ended) - MOST_ENDED))):
            del self._ended[oldest]

    def discard(self, roots: Collection[str]) -> None:
        """The store has them: they did not end after all."""
        for root in roots:
            self._ended.pop(root, None)

    def need_none(self, keys: Collection[Key]) -> None:
        """Raise `Refused` if one of these keys was made from an ended root."""
        if any(key.root in self._ended for key in keys):
            raise refused("unknown-token")


def note_beside(
    change: Change,
    before: Table,
    after: Table,
    decision: Decision,
    keys: dict[str, Key],
    new_keys: dict[str, Key],
    lost_keys: Collection[str],
) -> None:
    """Put it into the change that is about to be stored. `keys` are those of the table so far, by hash."""
    let_in = let_in_by(decision, keys)
    change.names = {**decision.names}
    if after.stage == "over" and before.stage != "over":
        # Who left while the match ran is named in what happened until it is over, and no longer.
        change.names.update(dict.fromkeys(after.places_left(), ""))
    change.new_keys = {**new_keys, **let_in}
    change.lost_seats = decision.locked_out
    change.lost_keys = [*lost_keys, *let_in]
    if after.seats is not before.seats or after.spectators != before.spectators:
        if not after.spectators and not after.entry.class_code:  # a teacher watches all the same
            change.lost_keys += [it for it, key in keys.items() if key.kind == "watch"]
        change.lost_keys += [it for it, key in keys.items() if key.kind == "device" and not after.seats_of(key)]


def let_in_by(decision: Decision, keys: dict[str, Key]) -> dict[str, Key]:
    """The keys of those who waited and sit down now: each opens the seat from now on."""
    seats = {entry.place: entry.seat for entry in decision.entries if isinstance(entry, log.Sat)}
    return {
        it: Key("seat", seats[key.seat]) for it, key in keys.items() if key.kind == "newcomer" and key.seat in seats
    }


def keys_after(keys: dict[str, Key], change: Change) -> dict[str, Key]:
    """The keys of the table once a change is stored."""
    kept = {
        secret: key
        for secret, key in keys.items()
        if key.seat not in change.lost_seats and secret not in change.lost_keys
    }
    return {**kept, **change.new_keys}
