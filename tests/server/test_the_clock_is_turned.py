"""The machine's clock is put back or forward: whatever waits goes on as if nothing had happened."""

import sqlite3
import sys
import time
from contextlib import closing
from email.utils import parsedate_to_datetime
from pathlib import Path

import msgspec
import pytest

from serving import PATIENCE, Seat, Server, my_moves

SKEWED = Path(__file__).parents[2] / "tools" / "proof" / "skewed.py"
HOUR = 3600


class TurnedServer(Server):
    """A server on a machine whose clock can be turned."""

    def __init__(self, folder: Path, monkeypatch: pytest.MonkeyPatch, *flags: str) -> None:
        super().__init__(folder, *flags)
        self.program = [sys.executable, str(SKEWED)]
        self.skew = folder / "skew"
        self.skew.write_text("0")
        monkeypatch.setenv("PLAYMAT_PROOF_SKEW", str(self.skew))

    def turn(self, seconds: int) -> None:
        """Returns when the server is seen to live in another time."""
        new = self.skew.with_suffix(".new")
        new.write_text(str(seconds))
        new.replace(self.skew)
        until = time.monotonic() + PATIENCE
        while abs(self.date() - time.time() - seconds) > HOUR / 2:
            assert time.monotonic() < until, "the clock was not turned, so nothing is proved"
            time.sleep(0.05)

    def date(self) -> float:
        return parsedate_to_datetime(self.get("/health").headers["date"]).timestamp()

    def times(self) -> list[int]:
        """When each entry of the only log was written."""
        with closing(sqlite3.connect(self.data)) as store:
            entries = store.execute("SELECT entry FROM log ORDER BY number").fetchall()
        return [msgspec.json.decode(entry)["at"] for (entry,) in entries]


def moved(ada: Seat) -> None:
    ada.do("move", text=my_moves(ada.wait_for(my_moves))[0])


def test_a_bot_that_is_due_moves_though_the_clock_went_back(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with TurnedServer(tmp_path, monkeypatch, "--limits", "0", "--pace", "3") as server:
        ada = server.create(seats=["me", "simple"], start=True)
        with ada.live() as line:
            line.say("move", text=my_moves(line.table)[0])
            assert not my_moves(line.table), "the bot takes its moment"
            server.turn(-HOUR)
            line.table_until(my_moves)


def test_who_was_too_fast_may_go_on_though_the_clock_went_back(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with TurnedServer(tmp_path, monkeypatch) as server:
        ada = server.create(seats=["me", "simple"], start=True)
        while ada.say("emote", emote="well-played")["type"] == "accepted":
            pass
        server.turn(-HOUR)
        until = time.monotonic() + PATIENCE
        while ada.say("emote", emote="well-played")["type"] == "refused":
            assert time.monotonic() < until
            time.sleep(0.5)


def test_no_turn_of_the_clock_takes_or_gives_a_players_time(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Nor is anybody taken for gone who has only just left."""
    with TurnedServer(tmp_path, monkeypatch, "--limits", "0") as server:
        ada = server.create(seats=["me", "open"], clock={"kind": "player", "seconds": 600}, patience=600)
        ben = server.join(ada.code, "Ben")
        with ada.live() as line:
            with ben.live():
                line.say("start")
            for seconds in (HOUR, -HOUR, 0):
                server.turn(seconds)
                ada.say("emote", emote="well-played")
                left = ada.table()["clock"]["left_ms"][0]
                assert 300_000 < left <= 600_000
            line.say("move", text=my_moves(line.table)[0])
            table = ada.table()
        assert table["play"]["view"]["actors"] == [1], "nobody's time was up"
        assert not table["seats"][1]["away"]
        assert table["clock"]["left_ms"][0] < 600_000
        times = server.times()
        assert times == sorted(times)
        assert times[-1] - times[0] < HOUR * 1000 / 2


def test_a_table_goes_on_from_its_log_where_the_clock_was_put_back_meanwhile(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with TurnedServer(tmp_path, monkeypatch, "--limits", "0", "--pace", "1") as server:
        ada = server.create(seats=["me", "simple"], options={"games": 3}, start=True)
        moved(ada)
        server.kill()
        server.skew.write_text(str(-HOUR))
        server.start()
        assert abs(server.date() - time.time() + HOUR) < HOUR / 2
        moved(ada)
        ada.wait_for(my_moves)
        times = server.times()
        assert times == sorted(times)
