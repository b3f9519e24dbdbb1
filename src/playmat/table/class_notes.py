"""What a table of a class keeps for the teacher's report beside the moves: what was refused, who asked for a hint."""

from typing import Final

from playmat.core.refusal import Refusal
from playmat.table import log
from playmat.table.decision import Decision
from playmat.table.table import Table

MOST_NOTES: Final = 120  # of one seat in one match; whoever taps on and on fills no log


def refused_try(table: Table, seat: int, text: str, refusal: Refusal, times: int, now: int) -> Decision:
    """`times` is how often it was tried in this position by now. Written down the first time and then whenever that has
    doubled: a count of a hundred costs seven entries."""
    if not keeps_notes(table, seat) or times & (times - 1):
        return Decision([])
    code, rule = refusal.code, refusal.rule
    tried = log.Tried(at=now, seat=seat, text=text, code=code, rule=rule, after=table.logged, times=times)
    return Decision([tried])


def given_hint(table: Table, seat: int, now: int) -> Decision:
    return Decision([log.HintGiven(at=now, seat=seat, after=table.logged)] if keeps_notes(table, seat) else [])


def keeps_notes(table: Table, seat: int) -> bool:
    return table.entry.class_code != "" and table.unseen.count(seat) < MOST_NOTES
