"""A slip among people: who made it asks, the others agree or do not, and what was shown cannot be hidden again."""

from pathlib import Path
from typing import Any

import pytest

from playmat.core.record import read_record
from playmat.core.refusal import Refused
from playmat.core.replay import replay
from playmat.games.registry import find_game
from playmat.server.rooms.limits import TAKE_BACK
from playmat.table import messages
from playmat.table.admission import CreateTable, Join
from playmat.table.decide import LoggedMessage, after, decide
from playmat.table.decision import Decision, who_sits
from playmat.table.moves import bot_move
from playmat.table.opening import opened
from playmat.table.presence import Presence
from playmat.table.questions import waiting
from playmat.table.schedule import bots_to_move, tick
from playmat.table.seating import join
from playmat.table.table import Table, rebuild
from serving import FrozenServer, Server

SEED = "5eed" * 8
HELPS = messages.Helps(take_back=True)


class TableMatch:
    """A table for two people and perhaps bots, with take-backs."""

    def __init__(self, **wish: Any) -> None:
        wish = {"game": "number-line", "seats": ["me", "open"], "helps": HELPS, **wish}
        first, names = opened(CreateTable(**wish), 1000)
        self.now = 2000
        self.sent = 0
        self.entries = [first]
        self.table: Table = rebuild("CCCCCC", [first], names)
        for name in ("Ben", "Mia")[: wish["seats"].count("open")]:
            self.take(join(self.table, Join(name), self.now)[1])
        self.say(0, messages.Start("start"))

    def take(self, decision: Decision) -> None:
        self.entries += decision.entries  # type: ignore[arg-type]  # the first entry made the list one of its kind
        self.table = after(self.table, decision)

    def say(self, seat: int, message: LoggedMessage) -> None:
        self.take(decide(self.table, who_sits(self.table, seat, is_host_key=False), message, self.now, SEED))

    def move(self, seat: int, text: str) -> None:
        self.say(seat, messages.Move(self.id(), text))

    def ask(self, seat: int = 0) -> None:
        self.say(seat, messages.TakeBack(self.id()))

    def answer(self, seat: int, agree: bool) -> None:
        self.say(seat, messages.AnswerTakeBack(self.id(), agree))

    def waiting(self) -> list[int]:
        question = self.table.question("take-back")
        return [] if question is None else waiting(self.table, question)

    def id(self) -> str:
        self.sent += 1
        return f"m{self.sent}"

    def refused(self, message: LoggedMessage, seat: int = 0) -> str:
        with pytest.raises(Refused) as wrong:
            self.say(seat, message)
        return wrong.value.refusal.code

    def played(self) -> list[tuple[int, str]]:
        assert self.table.play is not None
        return [(made.seat, made.text) for made in self.table.play.moves]

    def first_move(self) -> str:
        assert self.table.play is not None
        match = self.table.play.match
        return match.format(match.legal(match.actors()[0])[0])


def test_the_move_goes_when_the_other_agrees_and_a_restart_knows_it() -> None:
    play = TableMatch()
    play.move(0, "card 5")
    play.ask()
    assert play.played() == [(0, "card 5")], "first the others are asked"
    assert play.waiting() == [1]
    play.answer(1, True)
    assert play.played() == []
    assert play.table.question("take-back") is None
    play.move(0, "card 6")
    again = rebuild("CCCCCC", list(play.entries), ["Ada", "Ben"])
    assert again.play is not None
    assert [made.text for made in again.play.moves] == ["card 6"]


def test_the_move_stays_when_one_of_the_others_does_not_agree() -> None:
    play = TableMatch(seats=["me", "open", "open"])
    play.move(0, "card 5")
    play.ask()
    play.answer(2, True)
    assert play.waiting() == [1]
    play.answer(1, False)
    assert play.played() == [(0, "card 5")]
    assert play.table.question("take-back") is None


def test_with_the_move_go_those_made_since_if_they_showed_nothing() -> None:
    play = TableMatch(seats=["me", "open", "open"])
    play.move(0, "card 5")
    play.move(1, "card 6")
    play.ask(0)
    play.answer(1, True)
    play.answer(2, True)
    assert play.played() == []


def test_the_game_that_goes_on_ends_the_question() -> None:
    play = TableMatch()
    play.move(0, "card 5")
    play.ask()
    play.move(1, "card 6")
    assert play.table.question("take-back") is None
    assert play.refused(messages.AnswerTakeBack("late", True), 1) == "no-take-back-asked"


def test_who_has_asked_may_think_better_of_it() -> None:
    play = TableMatch()
    play.move(0, "card 5")
    play.ask()
    assert play.refused(messages.AnswerTakeBack("self", True)) == "no-take-back-asked", "nobody agrees with oneself"
    assert play.refused(messages.TakeBack("twice"), 0) == "take-back-asked"
    play.answer(0, False)
    assert play.table.question("take-back") is None
    assert play.played() == [(0, "card 5")]


def test_a_question_that_nobody_answers_lapses_and_bots_wait_meanwhile() -> None:
    play = TableMatch(seats=["me", "simple", "open"])
    play.move(0, "card 5")
    assert bots_to_move(play.table) == [1]
    play.ask()
    assert bots_to_move(play.table) == []
    assert tick(play.table, Presence(), play.now + 29_999, 0) is None
    lapsed = tick(play.table, Presence(), play.now + 30_000, 0)
    assert lapsed is not None
    play.take(lapsed)
    assert play.table.question("take-back") is None
    assert play.played() == [(0, "card 5")]
    assert bots_to_move(play.table) == [1]


def test_whoever_leaves_while_asked_is_not_waited_for() -> None:
    play = TableMatch()
    play.move(0, "card 5")
    play.ask()
    play.say(1, messages.Leave("bye"))
    decision = tick(play.table, Presence(), play.now, 0)
    assert decision is not None
    play.take(decision)
    assert play.played() == []


def test_bots_do_not_mind_and_are_not_asked() -> None:
    play = TableMatch(seats=["me", "simple"])
    play.move(0, "card 5")
    play.take(bot_move(play.table, 1, "card 8", play.now))
    play.ask()
    assert play.played() == []


@pytest.mark.parametrize(
    ("game", "why"),
    [("bang-zoom", "the drawn letter is known"), ("stars-and-bars", "the card drawn at the end of the turn is known")],
)
def test_a_drawn_card_cannot_be_unseen(game: str, why: str) -> None:
    play = TableMatch(game=game)
    first = play.table.may_act()[0]
    play.move(first, "draw" if game == "bang-zoom" else play.first_move())
    assert play.refused(messages.TakeBack("back"), first) == "take-back-shown", why


def test_a_drawn_card_cannot_be_unseen_while_the_other_is_away() -> None:
    """Else one could draw, look and put back until the other's phone wakes up."""
    play = TableMatch(game="bang-zoom")
    first = play.table.may_act()[0]
    play.say(1 - first, messages.StandIn("pocket", True))
    play.move(first, "draw")
    assert play.refused(messages.TakeBack("back"), first) == "take-back-shown"


def test_a_slip_that_showed_nothing_goes_at_once_while_the_other_is_away() -> None:
    play = TableMatch()
    play.say(1, messages.StandIn("pocket", True))
    play.move(0, "card 5")
    play.ask()
    assert play.played() == []


def test_take_backs_have_a_rate_of_their_own(tmp_path: Path) -> None:
    """Each deals the match again on the one thread that all tables share."""
    with FrozenServer(tmp_path) as server:
        ada = server.create(seats=["me", "simple"], helps={"take_back": True}, start=True)
        codes = [ada.refused("take-back") for _ in range(TAKE_BACK.burst + 3)]
    assert codes == ["nothing-to-take-back"] * TAKE_BACK.burst + ["too-fast"] * 3


def test_a_round_that_was_scored_has_shown_the_decoys() -> None:
    """NL-6: after round 2, which ends in a tie here, everybody knows which cards were the decoys."""
    play = TableMatch()
    for seat, text in ((0, "card 5"), (1, "card 6"), (1, "card 6"), (0, "card 5"), (1, "decoy 10")):
        play.move(seat, text)
    play.ask(1)
    play.answer(0, True)
    assert play.played()[-1] == (0, "card 5"), "one's own card face down among others may go"
    play.move(1, "decoy 10")
    play.move(0, "decoy 1")
    assert play.table.play is not None
    assert play.table.play.match.view(None)["now"]["round"] == 3
    assert play.refused(messages.TakeBack("back")) == "take-back-shown"


def test_a_card_of_ones_own_hand_may_be_taken_back_but_not_what_others_have_shown_since() -> None:
    play = TableMatch(game="sevens", seats=["me", "open", "open"])
    first = play.table.may_act()[0]
    text = play.first_move()
    play.move(first, text)
    play.ask(first)
    for other in play.waiting():
        play.answer(other, True)
    assert play.played() == []
    play.move(first, text)
    second = play.table.may_act()[0]
    play.move(second, play.first_move())
    assert play.refused(messages.TakeBack("back"), first) == "take-back-shown"


def test_the_question_comes_with_the_table_and_the_record_tells_only_what_counts(server: Server) -> None:
    ada = server.create(helps={"take_back": True})
    ben = server.join(ada.code, "Ben")
    ada.do("start")
    ada.do("move", text="card 5")
    assert ada.table()["play"]["may_take_back"]
    assert not ben.table()["play"]["may_take_back"]
    ada.do("take-back")
    asked = ben.table()["play"]["asked_back"]
    assert (asked["seat"], asked["moves"], asked["waiting"]) == (0, 1, [1])
    assert asked["line"]["sentence"] == "Ada asks to take the last move back."
    server.kill()
    server.start()
    assert ben.table()["play"]["asked_back"]["waiting"] == [1], "a question survives a restart"
    ben.do("answer-take-back", agree=True)
    lines = [line["sentence"] for event in ada.table()["events"] for line in event["lines"]]
    assert lines[-2:] == ["Ben agrees.", "You take your last move back."]
    ada.do("move", text="card 6")
    while ada.table()["stage"] != "over":
        for seat in (ada, ben):
            seat.step()
    record = read_record(server.get(f"{ada.path}/record", ada.token).text)
    assert record.moves[0].text == "card 6"
    assert replay(find_game("number-line"), record).result is not None
