"""Bots take a moment that suits their level; in a race each has a speed of its own, however fast the others are."""

import time
from pathlib import Path

import pytest

from playmat.table import log
from playmat.table.admission import CreateTable
from playmat.table.decide import after, decide
from playmat.table.decision import Decision, who_sits
from playmat.table.messages import Start
from playmat.table.opening import opened
from playmat.table.pace import MOMENTS, RACE_MOMENTS, bot_due, own_last
from playmat.table.table import Table, rebuild
from serving import Server, is_over, my_moves


def dealt(game: str, *moves: tuple[int, int, str]) -> Table:
    """A table with an easy bot in seat 1, dealt at 1000; then moves: when, who, what."""
    first, _ = opened(CreateTable(game=game, seats=["me", "easy"]), 500)
    table = rebuild("CCCCCC", [first], ["Ada", ""])
    table = after(table, decide(table, who_sits(table, 0, is_host_key=True), Start("x"), 1000, "5eed" * 8))
    for at, seat, text in moves:
        table = after(table, Decision([log.Moved(at=at, seat=seat, text=text, by="player")]))
    return table


def test_a_child_takes_longer_than_a_strong_player() -> None:
    assert MOMENTS["easy"] > MOMENTS["medium"] > MOMENTS["hard"]
    assert RACE_MOMENTS["easy"] > RACE_MOMENTS["medium"] > RACE_MOMENTS["hard"] > max(MOMENTS.values())


def test_the_moment_counts_from_whatever_happened_last() -> None:
    """A pace of 100 ms, and an easy bot takes one and a half of it."""
    assert bot_due(dealt("number-line"), 1, 100) == 1150
    assert bot_due(dealt("number-line", (4000, 0, "card 5")), 1, 100) == 4150


def test_in_a_race_it_counts_from_ones_own_last_move() -> None:
    """BB-15: seven times the pace for an easy bot, whatever seat 0 does meanwhile."""
    table = dealt("big-bang")
    assert table.play is not None
    match = table.play.match
    first = match.format(match.legal(1)[0])
    own = match.format(match.legal(0)[0])
    assert bot_due(dealt("big-bang", (4000, 0, own)), 1, 100) == 1700
    both = dealt("big-bang", (3000, 1, first), (9000, 0, own))
    assert bot_due(both, 1, 100) == 3700
    assert own_last(both, 0) == 9000


@pytest.mark.parametrize("bot", ["easy", "medium", "hard"])
def test_every_level_plays_at_a_table_to_the_end(server: Server, bot: str) -> None:
    ada = server.create(seats=["me", bot], start=True)
    with ada.live():
        table = ada.finish()
    assert table["play"]["view"]["result"] is not None


def test_in_a_race_a_bot_moves_though_somebody_moves_all_the_time(tmp_path: Path) -> None:
    """BB-15: it does not wait for a moment of silence."""
    with Server(tmp_path, "--limits", "0", "--pace", "0.2") as server:
        ada = server.create(game="big-bang", seats=["me", "hard"], options={"mode": "race"}, start=True)
        with ada.live() as line:
            table = line.table_until(my_moves)
            for _ in range(60):
                if is_over(table) or table["play"]["view"]["now"]["scores"][1] > 1:
                    break
                ada.say("move", text=my_moves(table)[0])
                time.sleep(0.1)
                table = ada.table(10**6)
            assert table["play"]["view"]["now"]["scores"][1] > 1
