"""A table that was dealt by older rules is played, shown and compared by them, next to tables of the newest rules."""

import asyncio
from pathlib import Path

import pytest

from playmat.classroom.deals.told import ParOfDeal
from playmat.core.game import Game
from playmat.server.rooms.lookers import Lookers
from plugins import offer
from serving import Seat, Server
from two_rules import BY_NEW, BY_OLD, NAME

SEED = "00112233445566778899aabbccddeeff"


@pytest.fixture
def path(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    found = offer(tmp_path / "packages", "two_rules", {NAME: "two_rules:KIT"})
    monkeypatch.setenv("PYTHONPATH", found)
    return found


def dealt(server: Server) -> tuple[Seat, Seat]:
    ada = server.create(game=NAME, seats=["me", "open"])
    ben = server.join(ada.code, "Ben")
    ada.do("start")
    return ada, ben


def offered(seat: Seat) -> list[str]:
    moves: list[str] = seat.table()["play"]["offer"]["moves"]
    return moves


def par_at(seat: Seat) -> int:
    score: int = seat.server.get(f"{seat.path}/par", seat.token).json()["seats"][0]["score"]
    return score


@pytest.mark.usefixtures("path")
def test_tables_of_two_rules_numbers_stand_side_by_side(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TWO_RULES", "old")
    with Server(tmp_path, "--limits", "0") as server:
        old, old_ben = dealt(server)
        assert offered(old) == ["say 1", "say 2", "say 3"]
        assert server.stop() == 0
        monkeypatch.delenv("TWO_RULES")
        server.start()
        new, new_ben = dealt(server)
        for _ in range(2):  # in either order
            assert offered(new) == ["shout 1", "shout 2", "shout 3"]
            assert offered(old) == ["say 1", "say 2", "say 3"]
            assert (par_at(new), par_at(old)) == (30, 3)
        for first, second, text in ((old, old_ben, "say"), (new, new_ben, "shout")):
            first.do("move", text=f"{text} 1")
            second.do("move", text=f"{text} 3")
        assert old.table()["play"]["view"]["result"]["scores"] == [1, 3]
        assert new.table()["play"]["view"]["result"]["scores"] == [10, 30]


def par_of_deal(game: Game, games: int) -> ParOfDeal | None:
    """As the deal worker finds it, in a process of its own."""

    async def ask() -> ParOfDeal | None:
        lookers = Lookers()
        await lookers.open()
        try:
            return await lookers.par(game.setup({"games": games}, 2), SEED, 1)
        finally:
            await lookers.close()

    return asyncio.run(ask())


@pytest.mark.usefixtures("path")
@pytest.mark.parametrize(("games", "source"), [(1, "solver"), (2, "bots")])
def test_what_a_deal_is_worth_is_found_by_the_rules_it_was_dealt_by(games: int, source: str) -> None:
    old, new = par_of_deal(BY_OLD, games), par_of_deal(BY_NEW, games)
    assert old is not None
    assert new is not None
    assert old.source == new.source == source
    assert new.scores == [10 * score for score in old.scores]
    assert max(new.scores) >= 30
