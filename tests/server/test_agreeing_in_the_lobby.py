"""Before the first deal the host changes what is agreed: preset, options, seats, clock. Everybody is told."""

import msgspec
import pytest

from playmat.core.refusal import Refused
from playmat.table import log, messages
from playmat.table.admission import CreateTable, Join
from playmat.table.decide import after, decide
from playmat.table.decision import Decision, Who
from playmat.table.messages import ClockSetting
from playmat.table.opening import opened
from playmat.table.seating import join
from playmat.table.table import Table, rebuild
from serving import Server

SEED = "5eed" * 8
HOST = Who(0, True)


class Lobby:
    """A table before its deal, with the log that makes it."""

    def __init__(self, game: str = "number-line", seats: int = 3) -> None:
        first, names = opened(CreateTable(game=game, seats=["me", *["open"] * (seats - 1)], nickname="Ada"), 1000)
        self.entries: list[log.AnyEntry] = [first]
        self.table: Table = rebuild("CCCCCC", self.entries, names)

    def take(self, decision: Decision) -> None:
        self.entries += decision.entries
        self.table = after(self.table, decision)

    def agree(self, who: Who = HOST, **wish: object) -> Decision:
        message = msgspec.convert({"type": "agreed", "id": "m1", **wish}, messages.SetAgreed)
        decision = decide(self.table, who, message, 2000, SEED)
        self.take(decision)
        return decision

    def refused(self, who: Who = HOST, **wish: object) -> str:
        with pytest.raises(Refused) as caught:
            self.agree(who, **wish)
        return caught.value.refusal.code


def test_preset_and_options_are_agreed_anew_and_told() -> None:
    lobby = Lobby()
    usual = lobby.table.setup.options
    preset = next(one for one in lobby.table.setup.game.presets if one.seats in (None, 3))
    lobby.agree(preset=preset.name)
    told = lobby.table.agreed.preset
    assert told["key"] == f"preset-{preset.name}"
    assert {**lobby.table.setup.options, **preset.options} == lobby.table.setup.options
    lobby.agree()
    assert lobby.table.preset is None
    assert lobby.table.setup.options == usual


def test_seats_come_and_go_at_the_end_each_with_a_colour_of_its_own() -> None:
    lobby = Lobby(seats=3)
    lobby.agree(seats=5)
    assert [it.kind for it in lobby.table.seats] == ["human", *["open"] * 4]
    assert len({it.colour for it in lobby.table.seats}) == 5
    assert lobby.table.names == ["Ada", "", "", "", ""]
    decision = lobby.agree(seats=2)
    assert len(lobby.table.seats) == len(lobby.table.clock.left) == 2
    assert decision.locked_out == [2, 3, 4], "a link to a seat that is gone opens nothing"


def test_nobody_loses_a_seat_by_it() -> None:
    lobby = Lobby(seats=3)
    _, decision = join(lobby.table, Join("Ben", seat=2), 1500)
    lobby.take(decision)
    assert lobby.refused(seats=2) == "seat-taken"
    assert [it.kind for it in lobby.table.seats] == ["human", "open", "human"]


def test_what_is_not_said_stays_and_a_deal_code_can_be_taken_back() -> None:
    lobby = Lobby()
    clock = ClockSetting("move", 30)
    lobby.agree(clock=msgspec.to_builtins(clock), deal_code="ROCKET7")
    seed = lobby.table.deal_seed
    assert (lobby.table.clock.setting, bool(seed)) == (clock, True)
    lobby.agree(seats=4)
    assert (lobby.table.clock.setting, lobby.table.deal_seed) == (clock, seed)
    lobby.agree(deal_code="")
    assert lobby.table.deal_seed == ""


def test_only_the_host_only_before_the_deal_and_only_what_can_be() -> None:
    lobby = Lobby(seats=3)
    assert lobby.refused(Who(1, False)) == "not-host"
    assert lobby.refused(seats=16) == "wrong-seats"
    assert lobby.refused(preset="nonsense") == "unknown-preset"
    assert lobby.refused(options={"nonsense": 1}) == "unknown-option"
    assert lobby.refused(deal_code="no code!") == "bad-deal-code"
    for entry in decide(lobby.table, HOST, messages.Fill("m2"), 2000, SEED).entries:
        lobby.take(Decision([entry]))
    lobby.take(decide(lobby.table, HOST, messages.Start("m3"), 2000, SEED))
    assert lobby.refused() == "already-started"


def test_the_log_makes_the_same_table_again() -> None:
    lobby = Lobby(seats=3)
    lobby.agree(seats=2)
    lobby.agree(seats=4, deal_code="ROCKET7")
    _, decision = join(lobby.table, Join("Ben", seat=3), 1500)
    lobby.take(decision)
    written = [log.read_entry(log.write_entry(entry)) for entry in lobby.entries]
    again = rebuild("CCCCCC", written, lobby.table.names)
    assert again.names == ["Ada", "", "", "Ben"]
    assert (again.seats, again.setup.options, again.preset) == (
        lobby.table.seats,
        lobby.table.setup.options,
        lobby.table.preset,
    )
    assert again.deal_seed == lobby.table.deal_seed


def test_everybody_at_the_table_is_told_and_the_deal_is_as_agreed(server: Server) -> None:
    ada = server.create(game="number-line", seats=["me", "open"])
    ben = server.join(ada.code, "Ben")
    with ben.live() as line:
        line.table_until(lambda table: table["stage"] == "lobby")
        ada.do("agreed", seats=3, options={"games": 2})
        table = line.table_until(lambda table: len(table["seats"]) == 3)
    assert table["options"]["games"] == 2
    assert [it["sentence"] for it in table["events"][-1]["lines"]] == ["The host has changed what is agreed here."]
    assert ben.refused("agreed", seats=2) == "not-host"
    ada.do("fill")
    ada.do("start")
    assert len(ada.table()["play"]["view"]["totals"]) == 3
    assert ada.refused("agreed", seats=2) == "already-started"
    server.kill()
    server.start()
    assert [seat["name"] for seat in ada.table()["seats"]] == ["Ada", "Ben", "Bot 3"]


def test_who_sits_down_on_a_seat_that_came_later_keeps_the_name_over_a_restart(server: Server) -> None:
    ada = server.create(game="number-line", seats=["me", "open"])
    ada.do("agreed", seats=4)
    server.join(ada.code, "Eva", seat=3)
    server.kill()
    server.start()
    assert [seat["name"] for seat in ada.table()["seats"]] == ["Ada", "Seat 2", "Seat 3", "Eva"]
