"""Time: the table's clock, patience with who is away, and tables that sleep."""

import time

import pytest

from playmat.core.chance import SeedChance
from playmat.core.match import Match
from playmat.games.registry import find_game
from playmat.table.clock import new_clock
from playmat.table.messages import ClockSetting
from serving import Server, is_over, my_moves


def match_of(game: str = "number-line") -> Match:
    return find_game(game).start({}, 2, SeedChance("00" * 16))


def test_time_out_plays_what_the_game_says_and_is_part_of_the_log(server: Server) -> None:
    ada = server.create(seats=["me", "open"], clock={"kind": "move", "seconds": 1})
    ben = server.join(ada.code, "Ben")
    with ada.live(), ben.live() as line:
        ada.do("start")
        table = line.table_until(lambda table: table["stage"] == "playing")
        assert table["clock"]["running"] == [0]
        assert 0 < table["clock"]["left_ms"][0] <= 1000
        table = line.table_until(lambda table: my_moves(table))
        told = [said["sentence"] for event in table["events"] for said in event["lines"]]
        assert told[-2:] == ["The time of Ada is up.", "Ada puts the card on 1."]
        assert table["clock"]["running"] == [1]
        line.say("move", text="card 5")
        line.table_until(lambda table: table["play"]["view"]["now"]["round"] == 2)


def test_a_players_time_is_for_the_whole_game(server: Server) -> None:
    ada = server.create(seats=["me", "simple"], clock={"kind": "player", "seconds": 2}, start=True)
    with ada.live() as line:
        line.table_until(is_over)
        assert line.table["clock"]["left_ms"][0] == 0
        assert line.table["clock"]["left_ms"][1] > 0


def test_time_is_up_when_it_is_though_the_moves_before_left_more_of_it(server: Server) -> None:
    """While Ben thinks nothing is due before his time is up. Then it is Ada's turn again, who has less left."""
    ada = server.create(seats=["me", "open"], clock={"kind": "player", "seconds": 4}, options={"games": 1})
    ben = server.join(ada.code, "Ben")
    with ada.live() as line, ben.live() as other:
        ada.do("start")
        line.table_until(my_moves)
        time.sleep(2.5)
        assert line.say("move", text="card 5")["type"] == "accepted"
        with ada.live():  # who comes in makes the table look at what is due: only Ben's time now
            pass
        for _ in range(2):  # he ends the first round, and begins the second
            table = other.table_until(my_moves)
            assert other.say("move", text=my_moves(table)[-1])["type"] == "accepted"
        line.table_until(my_moves)
        table = line.table_until(lambda table: table["clock"]["left_ms"][0] == 0)
    moves = [event for event in ada.table()["events"] if event["kind"] == "moved"]
    assert [event["seat"] for event in moves[:4]] == [0, 1, 1, 0]
    assert moves[3]["at"] - moves[2]["at"] < 2_500, "not when Ben's time would have been up"


def test_who_is_away_is_played_by_a_bot_until_they_return(server: Server) -> None:
    ada = server.create(seats=["me", "open"], patience=1, options={"games": 5})
    ben = server.join(ada.code, "Ben")
    with ada.live() as line:
        with ben.live():
            assert line.say("start")["type"] == "accepted"
            assert line.say("move", text="card 5")["type"] == "accepted"
            line.table_until(lambda table: table["play"]["view"]["actors"] == [1] and table["seats"][1]["present"])
        line.table_until(lambda table: not table["seats"][1]["present"] or table["seats"][1]["away"])
        table = line.table_until(lambda table: my_moves(table) and table["seats"][1]["away"])
        told = [said["sentence"] for event in table["events"] for said in event["lines"]]
        assert "Ben is away: a bot plays on." in told or table["seats"][1]["bot"] == "simple"
        with ben.live() as back:
            table = line.table_until(lambda table: not table["seats"][1]["away"])
            assert table["seats"][1]["kind"] == "human"
            assert line.say("move", text=my_moves(table)[0])["type"] == "accepted"
            back.table_until(my_moves)
            assert back.say("move", text=my_moves(back.table)[0])["type"] == "accepted"


def test_a_table_where_nobody_is_sleeps_and_its_clock_stands_still(server: Server) -> None:
    ada = server.create(seats=["me", "simple"], clock={"kind": "player", "seconds": 5}, patience=1)
    with ada.live() as line:
        line.say("start")
        line.table_until(lambda table: table["stage"] == "playing")
        time.sleep(0.3)
    time.sleep(4.2)
    with ada.live() as line:
        assert line.table["stage"] == "playing"
        assert line.table["clock"]["left_ms"][0] > 1000, "four seconds asleep do not count"
        assert my_moves(line.table)


def test_while_paused_no_clock_runs(server: Server) -> None:
    ada = server.create(seats=["me", "simple"], clock={"kind": "move", "seconds": 1})
    with ada.live() as line:
        line.say("start")
        line.say("pause", on=True)
        time.sleep(1.3)
        assert line.say("pause", on=False)["type"] == "accepted"
        assert line.say("move", text="card 5")["type"] == "accepted"


def test_a_clock_counts_only_who_is_to_move() -> None:
    clock = new_clock(ClockSetting("player", 10, 2), 2)
    clock.begin_game(match_of(), 1000)
    clock.run([0])
    assert clock.next_due() == (11_000, 0)
    clock.settle(4000)
    clock.moved(0)
    clock.run([1])
    assert clock.left == [9000, 10_000], "three seconds thought, two seconds bonus"
    assert clock.left_at(1, 5000) == 9000
    assert clock.left_at(0, 5000) == 9000
    clock.settle(100_000, counts=False)
    assert clock.left == [9000, 10_000], "time asleep does not count"
    assert clock.next_due() == (110_000, 1)


def test_a_clock_per_move_starts_anew_with_each_move() -> None:
    clock = new_clock(ClockSetting("move", 10), 2)
    clock.begin_game(match_of(), 0)
    clock.run([0, 1])
    clock.settle(4000)
    clock.moved(1)
    clock.run([0, 1])
    assert clock.left == [6000, 10_000], "who moved has the full time again, the other goes on thinking"
    clock.settle(8000)
    clock.run([])
    assert clock.next_due() is None
    assert clock.left_at(0, 99_000) == 2000


@pytest.mark.parametrize("kind", ["none", "move", "player"])
def test_a_copy_of_a_clock_is_its_own(kind: str) -> None:
    clock = new_clock(ClockSetting(kind, 10), 2)  # type: ignore[arg-type]  # one of the three
    clock.begin_game(match_of(), 0)
    clock.run([0])
    copy = clock.copy()
    copy.settle(5000)
    copy.run([1])
    assert (clock.mark, clock.running) == (0, [0])
