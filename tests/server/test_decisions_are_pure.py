"""The table without any socket: the log alone makes it, and deciding changes nothing."""

import random
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from playmat.core.refusal import Refused
from playmat.server.workers.bot_worker import Question, think
from playmat.table import log, messages
from playmat.table.admission import CreateTable, Join
from playmat.table.decide import LoggedMessage, after, decide
from playmat.table.decision import Decision, Who, who_sits
from playmat.table.frames import Frames, Reader
from playmat.table.messages import ClockSetting, Helps
from playmat.table.moves import bot_move
from playmat.table.opening import opened
from playmat.table.presence import Presence
from playmat.table.schedule import bots_to_move, next_due, tick, welcome_back
from playmat.table.seating import join
from playmat.table.table import Table, rebuild

SEED = "5eed" * 8


class TableMatch:
    """A table that remembers the log it was made by."""

    def __init__(self, **wish: Any) -> None:
        wish = {"game": "number-line", "seats": ["me", "open", "simple"], "options": {"games": 2}, **wish}
        first, _ = opened(CreateTable(**wish), 1000)
        self.entries: list[log.AnyEntry] = [first]
        self.now = 1000
        self.table = rebuild("CCCCCC", self.entries, ["Ada", *[""] * (len(first.seats) - 1)])

    def take(self, decision: Decision) -> None:
        self.entries += decision.entries
        self.table = after(self.table, decision)

    def say(self, seat: int, message: LoggedMessage) -> None:
        who = who_sits(self.table, seat, is_host_key=False)
        self.take(decide(self.table, who, message, self.now, SEED))


def pictures(table: Table, since: int = 0) -> bytes:
    readers: list[int | None] = [*range(len(table.seats)), None]
    frames = [Frames().frame(table, Reader(seat, seat == 0, "en"), Presence(), since, 10**6) for seat in readers]
    return msgspec.json.encode([frames, table.clock.left, table.clock.running])


def any_message(choice: random.Random, play: TableMatch, number: int) -> tuple[int, LoggedMessage]:
    table = play.table
    seat = choice.randrange(len(table.seats))
    id = f"m{number}"
    moves = ["card 1"]
    actors = table.may_act()
    if actors and table.play is not None:
        seat = choice.choice(actors)
        match = table.play.match
        moves = [match.format(move) for move in match.legal(seat)]
    may_say: list[LoggedMessage] = [
        *[messages.Move(id, choice.choice(moves))] * 12,
        *[messages.Ready(id)] * 3,
        messages.Start(id),
        messages.Fill(id),
        messages.Pause(id, True),
        *[messages.Pause(id, False)] * 2,
        messages.StandIn(id, choice.random() < 0.4),
        messages.TakeBack(id),
        messages.AnswerTakeBack(id, choice.random() < 0.7),
        messages.Rename(id, None, choice.choice(["red", "blue", "pink"])),
        messages.SetHelps(id, Helps(take_back=True)),
        messages.Spectators(id, True),
        messages.SetAgreed(id, options={"games": 2}, seats=choice.choice([None, 2, 3, 4])),
        messages.Rematch(id),
    ]
    if choice.random() < 0.03:
        may_say = [messages.End(id), messages.Leave(id), messages.Remove(id, seat), messages.SetSeat(id, seat, "bot")]
    return seat, choice.choice(may_say)


@settings(max_examples=12, deadline=None)
@given(st.integers(0, 2**32), st.sampled_from(["none", "move", "player"]))
def test_replaying_the_log_gives_the_same_table_whatever_was_said(seed: int, clock: str) -> None:
    choice = random.Random(seed)
    play = TableMatch(clock=msgspec.convert({"kind": clock, "seconds": 5}, ClockSetting))
    _, decision = join(play.table, Join("Ben"), play.now)
    play.take(decision)
    accepted = 0
    for number in range(80):
        play.now += choice.choice([0, 10, 700])
        due = tick(play.table, Presence({1: 1000} if choice.random() < 0.1 else {}), play.now, 0)
        if due is not None:
            play.take(due)
        before = pictures(play.table, play.table.number)
        seat, message = any_message(choice, play, number)
        try:
            play.say(seat, message)
            accepted += 1
        except Refused:
            assert pictures(play.table, play.table.number) == before, "a refusal changes nothing"
        for bot in bots_to_move(play.table)[:1]:
            assert play.table.play is not None
            match = play.table.play.match
            play.take(bot_move(play.table, bot, match.format(match.legal(bot)[0]), play.now))
    assert accepted
    again = rebuild("CCCCCC", [log.read_entry(log.write_entry(entry)) for entry in play.entries], play.table.names)
    assert pictures(again) == pictures(play.table)
    assert len(again.answered) == len(play.table.answered)
    assert again.number == len(play.entries)


def test_deciding_leaves_the_table_as_it_was() -> None:
    play = TableMatch(seats=["me", "simple"])
    play.say(0, messages.Start("a"))
    before = pictures(play.table)
    decision = decide(play.table, Who(0, True), messages.Move("b", "card 5"), 2000, SEED)
    assert pictures(play.table) == before
    assert pictures(after(play.table, decision)) != before
    assert pictures(play.table) == before


def test_nothing_is_due_while_nobody_is_there() -> None:
    play = TableMatch(seats=["me", "simple"])
    play.say(0, messages.Start("a"))
    assert next_due(play.table, Presence({0: 0}, anybody=False), 0) is None
    assert next_due(play.table, Presence({0: 5000}), 0) == 65_000
    assert tick(play.table, Presence({0: 5000}), 64_999, 0) is None
    away = tick(play.table, Presence({0: 5000}), 65_000, 0)
    assert away is not None
    play.take(away)
    assert play.table.seats[0].away
    assert bots_to_move(play.table) == [0]
    back = welcome_back(play.table, 0, 70_000)
    assert back is not None
    play.take(back)
    assert bots_to_move(play.table) == []


def test_who_asked_for_a_bot_is_not_taken_as_back_by_being_there() -> None:
    play = TableMatch(seats=["me", "simple"])
    play.say(0, messages.Start("a"))
    play.say(0, messages.StandIn("b", True))
    assert welcome_back(play.table, 0, 5000) is None


def test_a_table_of_other_rules_is_not_told_wrongly() -> None:
    play = TableMatch()
    first = msgspec.structs.replace(play.entries[0], rules=99)
    with pytest.raises(Refused) as wrong:
        rebuild("CCCCCC", [first], ["", "", ""])
    assert wrong.value.refusal.code == "unknown-rules"


@pytest.mark.parametrize(("rules", "cards"), [(1, 110), (2, 112)])
def test_a_stored_table_goes_on_by_the_rules_it_was_opened_with(rules: int, cards: int) -> None:
    """BZ-1: its log was written when this rules number was the newest."""
    play = TableMatch(game="bang-zoom", seats=["me", "simple"], options={})
    assert play.table.setup.game.rules == 3
    play.entries = [msgspec.structs.replace(play.entries[0], rules=rules)]
    play.table = rebuild("CCCCCC", play.entries, ["Ada", ""])
    play.say(0, messages.Start("a"))
    play.take(bot_move(play.table, 1, "draw", 2000))
    table = rebuild("CCCCCC", play.entries, ["Ada", ""])
    assert table.play is not None
    view = table.play.match.view(1)
    assert (view["rules"], view["now"]["draw"]) == (rules, cards - 2 * 6 - 2)
    bot = think(Question("bang-zoom", rules, "hard", "x", dict(view)))
    assert table.play.match.parse(bot.text) in table.play.match.legal(1)


def test_a_move_of_the_table_cannot_be_sent_by_a_seat() -> None:
    play = TableMatch(seats=["me", "simple"])
    play.say(0, messages.Start("a"))
    for text in ("abandon", "time"):
        with pytest.raises(Refused) as wrong:
            play.say(0, messages.Move("b", text))
        assert wrong.value.refusal.code == "not-a-move"
