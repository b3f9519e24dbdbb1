"""Votes at a paused table: it announces nothing that doesn't happen, and no vote lapses in the meantime."""

from typing import Any

import pytest

from playmat.core.refusal import Refused
from playmat.table import log, messages
from playmat.table.admission import CreateTable, Join
from playmat.table.decide import LoggedMessage, after, decide
from playmat.table.decision import Decision, who_sits
from playmat.table.frames import Frames, Reader
from playmat.table.newcomers import knock
from playmat.table.opening import opened
from playmat.table.presence import Presence
from playmat.table.schedule import next_due, tick
from playmat.table.seating import join
from playmat.table.table import Table, rebuild
from serving import Json, Seat, Server, my_moves

SEED = "5eed" * 8


class PausedTable:
    """A table with its log, and a clock that only goes on when told."""

    def __init__(self, **wish: Any) -> None:
        wish = {"game": "number-line", "seats": ["me", "open"], "helps": messages.Helps(take_back=True), **wish}
        first, names = opened(CreateTable(**wish), 1_000)
        self.now = 1_000
        self.log: list[log.AnyEntry] = [first]
        self.table: Table = rebuild("TABLECDE", self.log, names)
        self.keep(join(self.table, Join("Ben"), self.now)[1])
        self.say(0, messages.Start("start"))

    def keep(self, decision: Decision) -> None:
        self.log += decision.entries
        self.table = after(self.table, decision)

    def say(self, seat: int, message: LoggedMessage) -> None:
        self.keep(decide(self.table, who_sits(self.table, seat, is_host_key=False), message, self.now, SEED))

    def pause(self, *, on: bool) -> None:
        self.say(0, messages.Pause(f"p{len(self.log)}", on))

    def wait(self, ms: int) -> Decision | None:
        """Let time pass; return what is due by then."""
        self.now += ms
        return tick(self.table, self.presence, self.now, 0)

    @property
    def presence(self) -> Presence:
        """Everyone is there, and anyone who waits for a seat has just asked for news."""
        return Presence(newcomers={it.place: self.now for it in self.table.newcomers})

    @property
    def until(self) -> int:
        (question,) = Frames().frame(self.table, Reader(1, False, "en"), self.presence, 0, self.now).questions
        return question.until


def undo_asked() -> PausedTable:
    paused = PausedTable()
    paused.say(0, messages.Move("m", "card 5"))
    paused.say(0, messages.TakeBack("b"))
    return paused


def test_a_question_has_as_long_after_a_pause_as_it_had_before() -> None:
    paused = undo_asked()
    paused.wait(10_000)
    paused.pause(on=True)
    assert paused.wait(3_600_000) is None
    assert next_due(paused.table, paused.presence, 0) is None
    paused.pause(on=False)
    assert paused.until == paused.now + 20_000
    assert paused.wait(19_999) is None
    lapsed = paused.wait(1)
    assert lapsed is not None
    assert [type(entry) for entry in lapsed.entries] == [log.Lapsed]
    assert rebuild("TABLECDE", paused.log, []).questions == paused.table.questions, "the log tells the same"


def test_a_question_that_came_up_during_the_pause_has_all_its_time_after_it() -> None:
    paused = PausedTable(seats=["me", "open", "simple"])
    paused.pause(on=True)
    paused.wait(50_000)
    paused.keep(knock(paused.table, Join("Cy", seat=2), paused.now)[1])
    paused.wait(500_000)
    paused.pause(on=False)
    assert paused.until == paused.now + 60_000


def test_the_next_game_waits_for_the_end_of_the_pause() -> None:
    """All are ready, and the teacher still has the eyes of the class."""
    paused = PausedTable(options={"games": 2})
    while paused.table.stage == "playing":
        play = paused.table.play
        assert play is not None
        seat = play.match.actors()[0]
        paused.say(seat, messages.Move(f"m{len(paused.log)}", play.match.format(play.match.legal(seat)[0])))
    paused.pause(on=True)
    for seat in (0, 1):
        paused.say(seat, messages.Ready(f"r{seat}"))
    assert (paused.table.stage, paused.table.paused) == ("between", True)
    paused.pause(on=False)
    due = paused.wait(0)
    assert due is not None
    paused.keep(due)
    assert (paused.table.stage, paused.table.paused) == ("playing", False)


def test_the_host_can_still_end_a_paused_game_and_all_questions_end_with_it() -> None:
    paused = undo_asked()
    paused.pause(on=True)
    paused.say(0, messages.End("end"))
    assert (paused.table.stage, paused.table.paused, paused.table.questions) == ("over", False, ())


@pytest.mark.parametrize("message", [messages.TakeBack("b"), messages.Propose("p", "accept"), messages.Rematch("r")])
def test_nothing_new_is_asked_about_a_game_that_is_paused(message: LoggedMessage) -> None:
    paused = PausedTable()
    paused.say(0, messages.Move("m", "card 5"))
    paused.pause(on=True)
    with pytest.raises(Refused) as wrong:
        paused.say(0, message)
    assert wrong.value.refusal.code in ("table-paused", "match-running")


def paused_vote(server: Server) -> tuple[Seat, Seat, Json]:
    ada = server.create(helps={"take_back": True})
    ben = server.join(ada.code, "Ben")
    ada.do("start")
    ada.do("move", text="card 5")
    ada.do("take-back")
    ada.do("pause", on=True)
    (question,) = ben.table()["questions"]
    return ada, ben, question


def test_an_undo_waits_until_the_table_goes_on_and_then_happens(server: Server) -> None:
    ada, ben, question = paused_vote(server)
    assert (question["on_hold"], question["waiting"]) == (True, [1])
    assert question["line"]["sentence"] == "Ada asks to take the last move back."
    before = lines_of(ada)

    assert ben.refused("answer", question=question["number"], agree=True) == "question-on-hold"
    assert ben.refused("answer-take-back", agree=True) == "question-on-hold"
    assert ada.refused("answer", question=question["number"], agree=False) == "question-on-hold"
    assert lines_of(ada) == before, "the table announces nothing that did not happen"
    server.kill()
    server.start()

    ada.do("pause", on=False)
    (again,) = ben.table()["questions"]
    assert (again["number"], again["on_hold"]) == (question["number"], False)
    ben.do("answer", question=again["number"], agree=True)
    assert lines_of(ada)[-2:] == ["Ben agrees.", "You take your last move back."]
    assert "card 5" in my_moves(ada.table())


def test_someone_new_is_let_in_at_a_paused_table(server: Server) -> None:
    """That changes nothing of the game, so nobody has to wait for it."""
    ada = server.create(seats=["me", "simple", "open"])
    ben = server.join(ada.code, "Ben")
    ada.do("start")
    ada.do("pause", on=True)
    cy = server.join_by_agreement(ada.code, "Cy", ada, ben, seat=1)
    assert cy.table()["seats"][1]["name"] == "Cy"
    assert cy.table()["paused"]


def lines_of(seat: Seat) -> list[str]:
    return [line["sentence"] for event in seat.table()["events"] for line in event["lines"]]
