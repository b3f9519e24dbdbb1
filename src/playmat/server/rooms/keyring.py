"""What changes beside the log with a decision: which keys come and go, and which names are kept no longer."""

from collections.abc import Collection

from playmat.server.store.protocol import Change
from playmat.table import log
from playmat.table.decision import Decision
from playmat.table.keys import Key
from playmat.table.table import Table


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
