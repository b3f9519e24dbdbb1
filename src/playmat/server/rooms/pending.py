"""A decision between the table and the store."""

from collections.abc import Collection

from playmat.server.store.protocol import Change
from playmat.table import decide, log
from playmat.table.decision import Decision
from playmat.table.keys import Key
from playmat.table.table import Table


class Pending:
    """A decision on its way to the store, and all that will be so when it is there."""

    def __init__(self, decision: Decision, table: Table, change: Change) -> None:
        self.decision = decision
        self.table = table
        self.change = change


def prepare(
    number: int,
    before: Table,
    keys: dict[str, Key],
    decision: Decision,
    new_keys: dict[str, Key],
    lost_keys: Collection[str],
    now: int,
    *,
    touches: bool,
) -> Pending:
    """What has to be stored of a decision about table `number`, and the table as it will be then."""
    table = decide.after(before, decision)
    lost = list(lost_keys)
    let_in = let_in_by(decision, keys)
    lost += let_in
    names = {**decision.names}
    if table.stage == "over" and before.stage != "over":
        # Who left while the match ran is named in what happened until it is over, and no longer.
        names.update(dict.fromkeys(table.places_left(), ""))
    if table.seats is not before.seats or table.spectators != before.spectators:
        if not table.spectators:
            lost += [it for it, key in keys.items() if key.kind == "watch"]
        lost += [it for it, key in keys.items() if key.kind == "device" and not table.seats_of(key)]
    change = Change(
        table=number,
        first=before.number + 1,
        entries=[log.write_entry(entry) for entry in decision.entries],
        at=now,
        stage=table.stage,
        names=names,
        new_keys={**new_keys, **let_in},
        lost_seats=decision.locked_out,
        lost_keys=lost,
        touches=touches or table.stage != before.stage,
    )
    return Pending(decision, table, change)


def let_in_by(decision: Decision, keys: dict[str, Key]) -> dict[str, Key]:
    """The keys of those who waited and sit down now: each opens the seat from now on."""
    seats = {entry.place: entry.seat for entry in decision.entries if isinstance(entry, log.Sat)}
    return {
        it: Key("seat", seats[key.seat]) for it, key in keys.items() if key.kind == "newcomer" and key.seat in seats
    }
