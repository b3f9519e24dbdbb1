"""Is that a word? Whoever is refused may ask the table; when all people agree it counts for this match (BZ-16)."""

from pathlib import Path
from typing import Any, cast

import pytest

from playmat.core.record import read_record
from playmat.core.refusal import Refused
from playmat.core.replay import replay
from playmat.games.registry import find_game
from playmat.table import messages
from playmat.table.admission import CreateTable, Join
from playmat.table.decide import LoggedMessage, after, decide
from playmat.table.decision import Decision, who_sits
from playmat.table.frames import Frames, Reader
from playmat.table.log import AnyEntry
from playmat.table.opening import opened
from playmat.table.presence import Presence
from playmat.table.questions import waiting
from playmat.table.schedule import bots_to_move, tick
from playmat.table.seating import join
from playmat.table.table import Table, rebuild
from serving import Server

SEED = "5eed" * 8


class TableMatch:
    """A table of Bang! Zoom! for people and perhaps bots."""

    def __init__(self, *others: str, **wish: Any) -> None:
        wish = {"game": "bang-zoom", "seats": ["me", *others], **wish}
        first, names = opened(CreateTable(**wish), 1000)
        self.now = 2000
        self.sent = 0
        self.entries: list[AnyEntry] = [first]
        self.table: Table = rebuild("CCCCCC", [first], names)
        for name in ("Ben", "Mia")[: others.count("open")]:
            self.take(join(self.table, Join(name), self.now)[1])
        self.say(0, messages.Start("start"))

    def take(self, decision: Decision) -> None:
        self.entries += decision.entries
        self.table = after(self.table, decision)

    def id(self) -> str:
        self.sent += 1
        return f"m{self.sent}"

    def say(self, seat: int, message: LoggedMessage) -> None:
        self.take(decide(self.table, who_sits(self.table, seat, is_host_key=False), message, self.now, SEED))

    def propose(self, seat: int, text: str) -> None:
        self.say(seat, messages.Propose(self.id(), text))

    def answer(self, seat: int, agree: bool) -> None:
        question = self.table.question("table-move")
        assert question is not None
        self.say(seat, messages.AnswerQuestion(self.id(), question.number, agree))

    def waiting(self) -> list[int]:
        question = self.table.question("table-move")
        return [] if question is None else waiting(self.table, question)

    def agreed(self) -> list[str]:
        assert self.table.play is not None
        return cast(list[str], self.table.play.match.view(None)["now"]["agreed"])

    def refused(self, seat: int, message: LoggedMessage) -> str:
        with pytest.raises(Refused) as wrong:
            self.say(seat, message)
        return wrong.value.refusal.code

    def asked(self, seat: int | None, language: str = "en") -> str:
        frame = Frames().frame(self.table, Reader(seat, False, language), Presence(), 0, 10**6)
        (question,) = frame.questions
        return question.line.sentence


def test_a_word_counts_when_all_people_agree() -> None:
    """BZ-16: bots follow, and wait with their moves while people think."""
    play = TableMatch("open", "open", "simple")
    play.propose(0, "word ZOMB")
    assert (play.waiting(), play.agreed(), bots_to_move(play.table)) == ([1, 2], [], [])
    assert play.asked(1).endswith(" asks: Is ZOMB a word?")
    assert play.asked(0) == "You ask the table: Is ZOMB a word?"
    assert play.asked(0, "es") == "Preguntas a la mesa: ¿Es ZOMB una palabra?"
    play.answer(1, True)
    assert (play.waiting(), play.agreed()) == ([2], [])
    play.answer(2, True)
    assert (play.table.questions, play.agreed()) == ((), ["ZOMB"])
    again = rebuild("CCCCCC", play.entries, ["Ada", "Ben", "Mia", ""])
    assert again.play is not None
    assert again.play.match.view(None)["now"]["agreed"] == ["ZOMB"]


def test_one_no_is_enough() -> None:
    """BZ-16: whoever asked may also think better of it."""
    play = TableMatch("open", "open")
    play.propose(1, "word ZOMB")
    play.answer(0, False)
    assert (play.table.questions, play.agreed()) == ((), [])
    play.propose(1, "word ZOMB")
    play.answer(1, False)
    assert (play.table.questions, play.agreed()) == ((), [])


def test_who_is_alone_among_bots_is_asked_to_be_sure() -> None:
    """BZ-16: one tap more, so that it is nobody's slip."""
    play = TableMatch("simple")
    play.propose(0, "word ZOMB")
    assert (play.waiting(), play.agreed()) == ([0], [])
    assert play.asked(0) == "Is ZOMB a word? You are alone among bots: are you sure?"
    play.answer(0, True)
    assert play.agreed() == ["ZOMB"]


def test_people_who_do_not_answer_let_it_lapse() -> None:
    """BZ-16: then nothing changes."""
    play = TableMatch("open")
    play.propose(0, "word ZOMB")
    over = tick(play.table, Presence(), play.now + 60_000, 0)
    assert over is not None
    play.take(over)
    assert (play.table.questions, play.agreed()) == ((), [])


def test_what_cannot_be_a_word_here_is_refused_at_once() -> None:
    """BZ-16: nobody is asked about it; and only one thing is asked at a time."""
    play = TableMatch("open", options={"deny": "NO"})
    for text, code in (
        ("word CAT", "agree-known"),
        ("word NO", "agree-denied"),
        ("word TOOLONG", "agree-too-long"),
        ("word B", "agree-one-letter"),
        ("abandon", "not-a-table-move"),
        ("time", "not-a-table-move"),
        ("draw", "not-a-table-move"),
        ("words", "not-a-table-move"),
    ):
        assert play.refused(0, messages.Propose(play.id(), text)) == code
    play.propose(0, "word ZOMB")
    assert play.refused(1, messages.Propose(play.id(), "word ZZAM")) == "question-open"


def test_a_seat_cannot_agree_alone_by_a_move() -> None:
    """BZ-16: the text is the table's."""
    play = TableMatch("open")
    assert play.refused(0, messages.Move(play.id(), "word ZOMB")) == "not-your-turn"
    assert play.refused(1, messages.Move(play.id(), "word ZOMB")) == "not-a-move"


def test_other_games_have_nothing_to_agree_on() -> None:
    play = TableMatch("open", game="number-line")
    assert play.refused(0, messages.Propose(play.id(), "word ZOMB")) == "not-a-table-move"


def test_two_people_agree_over_the_wire_and_the_record_replays(tmp_path: Path) -> None:
    """BZ-16: with a real server, to the end of the match."""
    with Server(tmp_path, "--limits", "0") as server:
        ada = server.create(game="bang-zoom", seats=["me", "open"], start=False)
        ben = server.join(ada.code, "Ben")
        ada.do("start")
        ada.do("propose", text="word ZOMB")
        table = ben.wait_for(lambda frame: bool(frame["questions"]))
        asked = table["questions"][0]
        assert (asked["kind"], asked["waiting"]) == ("table-move", [1])
        ben.do("answer", question=asked["number"], agree=True)
        table = ada.wait_for(lambda frame: frame["play"]["view"]["now"]["agreed"] == ["ZOMB"])
        assert table["questions"] == []
        told = [line["sentence"] for event in ada.table(since=0)["events"] for line in event["lines"]]
        assert "The table has agreed: ZOMB is a word in this match." in told
        ada.do("end")
        record = read_record(server.get(f"{ada.path}/record", ada.token).text)
        assert [note.text for note in record.moves if note.seat < 0] == ["word ZOMB", "abandon"]
        assert replay(find_game("bang-zoom"), record).result is not None
