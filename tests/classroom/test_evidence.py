"""What a report can read from the log of a table of a class."""

from typing import Any, TypeVar

import pytest

from playmat.classroom import log as class_log
from playmat.classroom.evidence import Happened, HintTaken, MoveMade, RefusedTry, evidence_of
from playmat.classroom.lesson_plan import LessonPlan
from playmat.classroom.positions import PositionRef, match_at
from playmat.classroom.sittings import sittings_of
from playmat.core.refusal import Refusal
from playmat.table import log, messages
from playmat.table.admission import CreateTable
from playmat.table.class_notes import MOST_NOTES, MOST_OUT_OF_TURN, given_hint, refused_try
from playmat.table.decide import after, decide
from playmat.table.decision import Decision, RefusedMove, who_sits
from playmat.table.frames import Frames, Reader
from playmat.table.opening import opened
from playmat.table.presence import Presence
from playmat.table.table import rebuild

SEED = "5eed" * 8
CLASS = "CDFGHJK"
It = TypeVar("It", bound=Happened)


class ClassTable:
    """A table with its log, and a clock that only goes on when told."""

    def __init__(self, class_code: str = CLASS, **wish: Any) -> None:
        wish = {"game": "number-line", "seats": ["me", "open"], "options": {"start": "random"}, **wish}
        first, _ = opened(CreateTable(**wish), 1_000)
        seats = [log.SeatPlan("human", seat.colour) for seat in first.seats]
        fields = {name: getattr(first, name) for name in first.__struct_fields__}
        self.log: list[log.AnyEntry] = [log.Opened(**{**fields, "seats": seats, "class_code": class_code})]
        self.now = 1_000
        self.table = rebuild("TABLECDE", self.log, [""] * len(seats))
        self.keep(Decision([log.Dealt(at=self.now, seed=SEED)]))

    def keep(self, decision: Decision) -> None:
        self.log += decision.entries
        self.table = after(self.table, decision)

    def wait(self, ms: int) -> "ClassTable":
        self.now += ms
        return self

    def play(self, seat: int, text: str) -> None:
        move = messages.Move(f"m{len(self.log)}", text)
        self.keep(decide(self.table, who_sits(self.table, seat, is_host_key=False), move, self.now, SEED))

    def try_in_vain(self, seat: int, text: str, times: int = 1) -> Refusal:
        with pytest.raises(RefusedMove) as refused:
            self.play(seat, text)
        refusal = refused.value.refusal
        self.keep(refused_try(self.table, seat, text, refusal, times, self.now))
        return refusal

    @property
    def actor(self) -> int:
        return self.table.may_act()[0]

    def tell(self, kind: type[It]) -> list[It]:
        """What happened of that kind."""
        return [it for it in evidence_of("TABLECDE", self.log) if isinstance(it, kind)]


def test_a_refused_try_is_kept_with_its_rule_and_position() -> None:
    table = ClassTable()
    first, text = table.actor, played_text(table)
    table.play(first, text)
    second = table.actor
    refusal = table.wait(2_000).try_in_vain(second, text)  # the number is taken
    (found,) = table.tell(RefusedTry)
    assert (found.seat, found.text, found.code, found.rule) == (second, text, refusal.code, refusal.rule)
    assert refusal.rule.startswith("NL-")
    assert (found.position.match, found.moves, found.at) == (1, 1, 3_000)
    match = match_at(table.log, found.position)
    again = match.refuse(second, match.parse(text) or 0)
    assert again is not None
    assert again.code == refusal.code


def test_what_is_played_while_a_try_is_being_stored_does_not_change_its_position() -> None:
    table = ClassTable()
    before = table.table
    other = 1 - table.actor
    text = played_text(table)
    table.play(table.actor, text)
    table.keep(refused_try(before, other, text, Refusal("not-your-turn"), 1, table.now))
    (found,) = table.tell(RefusedTry)
    assert found.moves == 0


def test_a_position_that_was_taken_back_can_still_be_shown() -> None:
    table = ClassTable()
    seat, text = table.actor, played_text(table)
    table.play(seat, text)
    table.try_in_vain(table.actor, text)
    table.keep(Decision([log.TookBack(at=table.now, seat=seat, count=1)]))
    other = next(move for move in offered(table) if move != text)
    table.play(seat, other)
    (found,) = table.tell(RefusedTry)
    match = match_at(table.log, found.position)
    assert match.refuse(found.seat, match.parse(text) or 0) is not None
    assert match.refuse(found.seat, match.parse(other) or 0) is None


def test_a_position_is_the_same_one_after_a_pause_and_after_an_undo() -> None:
    """Else a try at both times would count as two misses."""
    table = ClassTable()
    table.play(table.actor, played_text(table))
    seat, text = table.actor, played_text(table)
    table.try_in_vain(seat, text)
    for on in (True, False):
        table.wait(1_000).keep(Decision([log.Paused(at=table.now, on=on)]))
    table.try_in_vain(seat, text)
    table.play(seat, offered(table)[0])
    table.keep(Decision([log.TookBack(at=table.now, seat=seat, count=1)]))
    table.try_in_vain(seat, text)
    found = table.tell(RefusedTry)
    assert len(found) == 3
    assert len({it.position for it in found}) == 1


def test_repeats_are_counted_and_hardly_cost_anything() -> None:
    table = ClassTable()
    text = played_text(table)
    table.play(table.actor, text)
    seat = table.actor
    before = len(table.log)
    for times in range(1, 101):
        table.try_in_vain(seat, text, times)
    found = table.tell(RefusedTry)[-1]
    assert {it.position for it in table.tell(RefusedTry)} == {found.position}
    assert found.times == 64
    assert len(table.log) - before == 7


def test_one_seat_cannot_fill_the_log() -> None:
    table = ClassTable()
    text = played_text(table)
    table.play(table.actor, text)
    actor = table.actor
    for _ in range(MOST_NOTES + 20):
        table.keep(refused_try(table.table, actor, text, Refusal("taken"), 1, table.now))
    assert table.table.unseen.count(actor) == MOST_NOTES
    assert refused_try(table.table, 1 - actor, text, Refusal("taken"), 1, table.now).entries


def test_what_is_tried_out_of_turn_takes_no_room_from_other_notes() -> None:
    table = ClassTable()
    text = played_text(table)
    waiting = 1 - table.actor
    for _ in range(MOST_NOTES + 20):
        table.keep(refused_try(table.table, waiting, text, Refusal("not-your-turn"), 1, table.now))
    assert table.table.unseen.count(waiting) == MOST_OUT_OF_TURN, "it fills no log either"
    assert rebuild("TABLECDE", table.log, ["", ""]).out_of_turn == table.table.out_of_turn
    table.play(table.actor, text)
    if table.actor != waiting:
        table.play(table.actor, next(it for it in offered(table) if it != text))
    for _ in range(MOST_NOTES):
        table.keep(refused_try(table.table, waiting, text, Refusal("taken"), 1, table.now))
    assert table.table.unseen.count(waiting) == MOST_OUT_OF_TURN + MOST_NOTES
    assert not given_hint(table.table, waiting, table.now).entries


def test_a_table_of_no_class_keeps_nothing() -> None:
    table = ClassTable(class_code="")
    assert not refused_try(table.table, 0, "card 1", Refusal("taken"), 1, table.now).entries
    assert not given_hint(table.table, 0, table.now).entries


def test_nobody_at_the_table_is_told() -> None:
    quiet, noted = ClassTable(), ClassTable()
    for table in (quiet, noted):
        table.play(table.actor, played_text(table))
    noted.try_in_vain(noted.actor, played_text(quiet, 0))
    noted.keep(given_hint(noted.table, noted.actor, noted.now))
    for table in (quiet, noted):
        table.play(table.actor, offered(table)[-1])
    assert len(noted.log) == len(quiet.log) + 2 == noted.table.logged
    for seat in (0, 1, None):
        frames = [Frames().frame(it.table, Reader(seat, False, "en"), Presence(), 0, 9_000) for it in (quiet, noted)]
        assert frames[0] == frames[1]
    assert rebuild("TABLECDE", noted.log, ["", ""]).logged == len(noted.log)


def test_a_hint_is_kept_with_the_position_it_was_asked_in() -> None:
    table = ClassTable()
    table.play(table.actor, played_text(table))
    table.keep(given_hint(table.table, table.actor, table.wait(500).now))
    (hint,) = table.tell(HintTaken)
    assert (hint.seat, hint.moves, hint.at) == (table.actor, 1, 1_500)


def test_the_time_of_a_decision_leaves_pauses_and_sleep_out() -> None:
    table = ClassTable()
    table.wait(3_000).play(table.actor, played_text(table))
    table.wait(1_000).keep(Decision([log.Paused(at=table.now, on=True)]))
    table.wait(60_000).keep(Decision([log.Paused(at=table.now, on=False)]))
    table.wait(500).keep(Decision([log.WentAway(at=table.now, seat=1 - table.actor, bot="simple")]))
    table.wait(90_000).keep(Decision([log.Woke(at=table.now)]))
    table.wait(2_000).play(table.actor, offered(table)[0])
    assert [made.ms for made in table.tell(MoveMade)] == [3_000, 3_500]


def test_a_decision_of_a_bot_is_nobodys() -> None:
    table = ClassTable()
    bots = log.Moved(at=table.now, seat=table.actor, text=played_text(table), by="simple")
    table.keep(Decision([bots]))
    assert table.tell(MoveMade) == []


def test_how_long_a_decision_took_is_not_said_of_who_was_away() -> None:
    table = ClassTable()
    seat = table.actor
    table.wait(30_000).keep(Decision([log.WentAway(at=table.now, seat=seat, bot="simple")]))
    table.wait(5_000).keep(Decision([log.CameBack(at=table.now, seat=seat)]))
    table.wait(1_000).play(seat, played_text(table))
    other = table.actor
    table.wait(2_000).play(other, offered(table)[0])
    assert [(made.seat, made.ms) for made in table.tell(MoveMade)] == [(seat, None), (other, 2_000)]


def test_the_break_between_two_games_is_no_thought() -> None:
    table = ClassTable(game="sevens", seats=["me", "open", "open"], options={"games": 2})
    play_to_the_end_of_a_game(table)
    made = len(table.tell(MoveMade))
    table.wait(600_000)
    for seat in range(3):
        ready = messages.Ready(f"r{seat}")
        table.keep(decide(table.table, who_sits(table.table, seat, is_host_key=False), ready, table.now, SEED))
    table.wait(700).play(table.actor, offered(table)[0])
    assert table.tell(MoveMade)[made].ms == 700


def test_who_sat_where_is_read_from_the_log_of_the_class() -> None:
    tables = [class_log.TableSeats("TABLECDE", [4, 7], 1)]
    plan = LessonPlan("sevens")
    entries: list[class_log.AnyEntry] = [
        class_log.Made(at=0, roster=True, days=30),
        *[class_log.Enrolled(at=1, child=child, code=f"CD{child}", animal="owl") for child in (4, 5, 7)],
        class_log.Seated(at=10, plan=plan, tables=tables),
        class_log.ChildSeated(at=20, child=5, table=0, seat=2),
        class_log.ChildSeated(at=30, child=7, table=None),
        class_log.Withdrawn(at=40, child=4),
        class_log.Seated(at=50, plan=plan, tables=[class_log.TableSeats("OTHERTAB", [5, 7])]),
    ]
    sittings = sittings_of(entries)
    sat = [sittings.child_at("TABLECDE", seat, at) for seat, at in [(1, 15), (1, 35), (2, 15), (2, 25), (2, 60)]]
    assert sat == [7, None, None, 5, 5]
    assert sittings.child_at("TABLECDE", 0, 15) is None, "who was taken out of the class is in no report"
    assert sittings.places_of(5) == [("TABLECDE", 2), ("OTHERTAB", 0)]


def test_a_reference_names_the_position_before_the_first_move() -> None:
    table = ClassTable()
    assert match_at(table.log, PositionRef("TABLECDE", 1, 2)).actors() == [table.actor]


def play_to_the_end_of_a_game(table: ClassTable) -> None:
    for _ in range(500):
        if table.table.stage != "playing":
            return
        table.wait(100).play(table.actor, offered(table)[0])
    raise AssertionError("it did not end")


def offered(table: ClassTable) -> list[str]:
    play = table.table.play
    assert play is not None
    return [play.match.format(move) for move in play.match.legal(table.actor)]


def played_text(table: ClassTable, place: int = 0) -> str:
    """A move; once it was made, the first one that was."""
    play = table.table.play
    assert play is not None
    made = [move.text for move in play.moves]
    return made[place] if made else offered(table)[0]
