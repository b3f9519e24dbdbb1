"""BB-17: a game that is timed by its own rules, the time that is kept without a limit, and the deal of a day."""

import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from playmat.server.http.shelf import shelf
from playmat.server.store.checksums import next_checksum
from playmat.table import log, messages
from playmat.table.admission import CreateTable
from playmat.table.answers import TableFrame
from playmat.table.decide import after, decide
from playmat.table.decision import who_sits
from playmat.table.frames import Frames, Reader
from playmat.table.opening import opened
from playmat.table.presence import Presence
from playmat.table.schedule import needs_waking, next_due, tick
from playmat.table.table import Table, rebuild
from serving import Server, is_over, my_moves

SEED = "5eed" * 8
MINUTE = 60_000


class Timed:
    """A table of Big Bang and the log it was made by; it is dealt when the clock says 1000."""

    def __init__(self, seats: int = 1, **options: Any) -> None:
        first, _ = opened(CreateTable("big-bang", ["me", "open", "open"][:seats], options=options), 1000)
        self.entries: list[log.AnyEntry] = [first]
        self.table = rebuild("CCCCCC", self.entries, ["Ada", "Ben", "Mia"][:seats])
        for seat in range(1, seats):
            self.take(log.Sat(at=1000, seat=seat, colour="blue", program=False))
        self.take(log.Dealt(at=1000, seed=SEED))

    def take(self, *entries: log.AnyEntry) -> None:
        self.entries += entries
        for entry in entries:
            self.table = self.table.copy()
            self.table.fold(entry)

    def say(self, message: Any, now: int) -> None:
        decision = decide(self.table, who_sits(self.table, 0, is_host_key=True), message, now, SEED)
        self.entries += decision.entries
        self.table = after(self.table, decision)

    def move(self, now: int, seat: int = 0) -> None:
        assert self.table.play is not None
        match = self.table.play.match
        self.take(log.Moved(at=now, seat=seat, text=match.format(match.legal(seat)[0])))

    def tick(self, now: int) -> bool:
        decision = tick(self.table, Presence(), now, 0)
        if decision is not None:
            self.take(*decision.entries)
        return decision is not None

    def frame(self, now: int, seat: int | None = 0) -> TableFrame:
        return Frames().frame(self.table, Reader(seat, seat == 0, "en"), Presence(), 0, now)


def sentences(frame: TableFrame) -> list[str]:
    return [line.sentence for line in frame.events[-1].lines]


def again(timed: Timed) -> Table:
    """The table that its log makes after a restart."""
    return rebuild("CCCCCC", [log.read_entry(log.write_entry(entry)) for entry in timed.entries], timed.table.names)


def test_the_clock_runs_out_and_the_game_is_over_and_scored() -> None:
    """BB-17: five minutes after the deal, whatever was put until then counts."""
    timed = Timed(clock=5)
    timed.move(60_000)
    timed.move(90_000)
    assert next_due(timed.table, Presence(), 0) == 1000 + 5 * MINUTE
    assert not timed.tick(300_999)
    assert timed.tick(301_000)
    frame = timed.frame(400_000)
    assert frame.stage == "over"
    assert frame.play is not None
    assert frame.play.view["games"] == [{"end": "time", "scores": [2], "winners": []}]
    assert frame.clock.game_left_ms == 0
    assert frame.clock.elapsed_ms == 5 * MINUTE, "and it goes on no more"
    assert sentences(frame)[0] == "Time is up."
    assert "You have put 2 numbers; 26 cards are left: 2 points." in sentences(frame)


def test_a_race_is_over_for_all_when_time_is_up() -> None:
    """BB-15, BB-17: the one who has put more wins."""
    timed = Timed(seats=2, clock=1)
    timed.move(20_000, seat=1)
    timed.move(30_000, seat=1)
    timed.move(40_000, seat=0)
    assert timed.tick(61_000)
    frame = timed.frame(61_000, seat=1)
    assert frame.play is not None
    assert frame.play.view["games"] == [{"end": "time", "scores": [1, 2], "winners": [1]}]
    assert "The race is over: you win with 2 points." in sentences(frame)


def test_the_clock_stands_still_while_paused_and_asleep() -> None:
    timed = Timed(clock=1)
    timed.say(messages.Pause("a", True), 11_000)
    assert next_due(timed.table, Presence(), 0) is None
    timed.say(messages.Pause("b", False), 100_000)
    assert timed.frame(105_000).clock.game_left_ms == 45_000
    assert needs_waking(timed.table)
    timed.take(log.Woke(at=900_000))
    assert timed.frame(900_000).clock.game_left_ms == 50_000, "of what was thought before it slept nothing is counted"
    assert timed.frame(900_000).clock.elapsed_ms == 10_000


def test_without_a_limit_the_time_that_was_played_is_kept() -> None:
    """BB-17: for best times, a pause or a night not counted."""
    timed = Timed()
    timed.move(31_000)
    assert next_due(timed.table, Presence(), 0) is None
    clock = timed.frame(41_000).clock
    assert (clock.game_left_ms, clock.elapsed_ms) == (None, 40_000)
    assert needs_waking(timed.table)
    timed.take(log.Woke(at=500_000))
    timed.move(505_000)
    assert timed.frame(505_000).clock.elapsed_ms == 35_000


def test_each_game_of_a_match_has_its_own_time() -> None:
    timed = Timed(clock=1, games=2)
    assert timed.tick(61_000)
    assert timed.frame(99_000).stage == "between"
    assert timed.frame(99_000).clock.elapsed_ms == MINUTE
    timed.say(messages.Ready("a"), 100_000)
    assert timed.frame(101_000).stage == "playing"
    clock = timed.frame(101_000).clock
    assert (clock.game_left_ms, clock.elapsed_ms) == (59_000, 1000)


def test_a_taken_back_move_gives_no_time_back() -> None:
    timed = Timed(clock=1)
    timed.take(log.HelpsSet(at=1000, helps=messages.Helps(take_back=True)))
    timed.move(21_000)
    timed.say(messages.TakeBack("a"), 31_000)
    assert timed.frame(36_000).clock.game_left_ms == 25_000


def test_games_without_a_clock_of_their_own_keep_no_time() -> None:
    first, _ = opened(CreateTable("sevens", ["me", "simple", "simple"]), 1000)
    table = rebuild("CCCCCC", [first, log.Dealt(at=1000, seed=SEED)], ["Ada", "", ""])
    assert Frames().frame(table, Reader(0, True, "en"), Presence(), 0, 9000).clock.elapsed_ms is None
    assert not needs_waking(table)


@pytest.mark.parametrize("clock", [None, 2])
def test_a_restart_keeps_the_time(clock: int | None) -> None:
    timed = Timed(seats=3, clock=clock)
    timed.move(5000, seat=2)
    timed.move(50_000, seat=0)
    assert again(timed).clock.elapsed_at(60_000) == 59_000
    assert again(timed).clock.game_left_at(60_000) == timed.table.clock.game_left_at(60_000)


def test_time_runs_out_on_a_real_server_after_a_restart(folder: Path) -> None:
    """BB-17: 58 seconds were thought before the server went down; the last two are waited for."""
    with Server(folder, "--limits", "0") as server:
        ada = server.create(game="big-bang", seats=["me"], options={"clock": 1}, start=True)
        ada.do("move", text=my_moves(ada.table())[0])
        at = ada.table()["events"][-1]["at"]
        server.kill()
        with closing(sqlite3.connect(server.data)) as store, store:
            entry = log.write_entry(log.SpectatorsSet(at=at + 58_000, allowed=False))
            (number, before) = store.execute("SELECT max(number), checksum FROM log").fetchone()
            row = (number + 1, entry, next_checksum(before, entry))
            store.execute("INSERT INTO log SELECT id, ?, ?, ? FROM tables", row)
        server.start()
        with ada.live() as line:
            assert 0 < line.table["clock"]["game_left_ms"] <= 2000
            line.table_until(is_over)
        assert line.table["play"]["view"]["games"] == [{"end": "time", "scores": [1], "winners": []}]
        assert ada.refused("move", text="draw") == "match-over"


def test_one_deal_code_deals_the_same_cards_at_every_table(server: Server) -> None:
    """The deal of a day: to who is alone and to everybody in a race."""
    hands = []
    for code in ("D20261115", "D20261115", "D20261116"):
        ada = server.create(game="big-bang", seats=["me"], deal_code=code, start=True)
        table = ada.table()
        assert table["open_deal"]
        hands.append([table["play"]["view"]["now"]["sets"][0]["hand"], my_moves(table)])
        over = ada.finish()
        hands[-1].append(over["play"]["view"]["last_game"]["sets"][0]["board"])
    assert hands[0] == hands[1]
    assert hands[0] != hands[2]


def test_a_rematch_of_a_daily_deal_is_dealt_anew(server: Server) -> None:
    ada = server.create(game="big-bang", seats=["me"], deal_code="D20261115", start=True)
    ada.finish()
    ada.do("rematch")
    table = ada.table()
    assert table["stage"] == "playing"
    assert table["play"]["match"] == 2
    assert not table["open_deal"]


def test_the_shelf_tells_what_goes_with_how_many_seats() -> None:
    """BB-15: more than one can only race, and a race needs others."""
    game = next(game for game in shelf("en").games if game.name == "big-bang")
    assert game.defaults == [{}, {"mode": "race"}, {"mode": "race"}]
    assert {preset.name: preset.seats for preset in game.presets} == {
        "original-rules": [1, 2, 3],
        "first-game": [1, 2, 3],
        "replay": [1, 2, 3],
        "rules-cards": [1, 2, 3],
        "five-minutes": [1, 2, 3],
        "stolen-race": [2, 3],
        "race": [2, 3],
    }
