"""A small part of `make leaks`: what a seat cannot know is dealt again, and nothing that is sent there may change."""

import asyncio
from typing import Any

import pytest
from tools.proof.class_leaks import sent_by_class
from tools.proof.ended_keys import Shown
from tools.proof.homework_leaks import check_homework
from tools.proof.leaks import Found, check_one, running, same, step
from tools.proof.plain import Door

from playmat.core.chance import stream_of
from playmat.games.registry import GAMES, find_game
from playmat.server.rooms.room import own_seat
from playmat.table import log
from playmat.table.admission import CreateTable
from playmat.table.keys import FIRST_DEVICE, Key
from playmat.table.opening import opened
from playmat.table.table import Table, rebuild
from serving import Server


@pytest.mark.parametrize("game", list(GAMES))
def test_nothing_sent_to_a_seat_tells_what_it_cannot_know(game: str) -> None:
    found = Found()
    check_one(find_game(game), "small", found, usual=True)
    assert found.faults == []
    assert found.compared > 100


def test_homework_names_and_classes_give_nothing_away(server: Server) -> None:
    shown = Shown()
    asyncio.run(check_homework(Door(server.port), "number-line", shown))
    assert shown.faults == []
    assert shown.compared > 50


def test_the_check_notices_other_cards_in_the_own_hand() -> None:
    found = Found()
    stream = stream_of("notices")
    same(dealt("1" * 32), dealt("2" * 32), 0, "3" * 32, stream, found)
    assert any("frame en differs" in fault for fault in found.faults)


def test_the_check_notices_a_seed_that_is_told() -> None:
    found = Found()
    table = dealt("1" * 32)
    match = running(table)
    assert match is not None
    # The commitment is told from the start; here it stands in for a seed.
    same(table, table, 0, match.chance.commitment, stream_of("notices"), found)
    assert any("the seed is in frame" in fault for fault in found.faults)


def test_a_class_tells_of_a_table_what_anybody_sees_and_its_seed_to_nobody() -> None:
    sent, other = sent_by_class(dealt("1" * 32), "en"), sent_by_class(dealt("2" * 32), "en")
    # What a spectator sees of the table itself is looked at above: there only what is hidden is dealt anew.
    pictures = {what for what in sent if "picture" in what or "device" in what}
    assert len(pictures) == 2
    lines = [{what: told for what, told in it.items() if what not in pictures} for it in (sent, other)]
    assert lines[0] == lines[1], "other cards make no difference"
    assert len(sent) == 3 + 3 + 4
    assert not any(b"5eed" in frame or b"1" * 32 in frame for frame in sent.values())


def test_a_device_key_reads_for_nobody_and_speaks_for_nobody() -> None:
    """Its number stands where a seat's would: nothing may take it for one."""
    for key in (Key("device", None), Key("device", FIRST_DEVICE - 1), Key("device", 0), Key("device", 1)):
        assert own_seat(key) is None
    table = dealt("1" * 32)
    hands = [str(card) for seat in range(3) for card in seen(table, seat).get("hand", [])]
    device = seen(table, own_seat(Key("device", FIRST_DEVICE - 1)))
    assert hands
    assert "hand" not in device or not device["hand"]


def seen(table: Table, seat: int | None) -> dict[str, Any]:
    match = running(table)
    assert match is not None
    view: dict[str, Any] = match.position.view(seat)
    return view


def dealt(seed: str) -> Table:
    first, names = opened(CreateTable("sevens", ["me", "random", "random"]), 1000)
    table = rebuild("CCCCCC", [first, log.Dealt(at=1000, seed=seed)], names)
    return step(table, stream_of("dealt"))
