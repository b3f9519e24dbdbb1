"""What a table of a class keeps for the teacher's report beside the moves: what was refused, who asked for a hint."""

from typing import Final

from playmat.core.refusal import Refusal
from playmat.table import log
from playmat.table.decision import Decision
from playmat.table.table import Table

# Of one seat in one match, so that a student who taps on and on doesn't fill the log. Tries out of turn have a limit of
# their own: what a student taps while waiting must not take the place of what the report is about.
MOST_NOTES: Final = 120
MOST_OUT_OF_TURN: Final = 30


def refused_try(table: Table, seat: int, text: str, refusal: Refusal, times: int, now: int) -> Decision:
    """`times` is how often it was tried in this position by now. Written down the first time and then whenever that has
    doubled: a count of a hundred costs seven entries."""
    out_of_turn = seat not in table.may_act()
    has_room = keeps_tries_out_of_turn(table, seat) if out_of_turn else keeps_notes(table, seat)
    if not has_room or times & (times - 1):
        return Decision([])
    tried = log.Tried(
        at=now,
        seat=seat,
        text=text,
        code=refusal.code,
        rule=refusal.rule,
        after=table.logged,
        times=times,
        out_of_turn=out_of_turn,
    )
    return Decision([tried])


def given_hint(table: Table, seat: int, now: int) -> Decision:
    return Decision([log.HintGiven(at=now, seat=seat, after=table.logged)] if keeps_notes(table, seat) else [])


def keeps_notes(table: Table, seat: int) -> bool:
    return table.entry.class_code != "" and table.unseen.count(seat) - table.out_of_turn.count(seat) < MOST_NOTES


def keeps_tries_out_of_turn(table: Table, seat: int) -> bool:
    return table.entry.class_code != "" and table.out_of_turn.count(seat) < MOST_OUT_OF_TURN
