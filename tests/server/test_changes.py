"""After a mere move a line that asks for changes gets what the move has changed, and all that it needs."""

import json

import msgspec
import pytest
from tools.proof.leaks import step

from playmat.core.chance import stream_of
from playmat.games.registry import GAMES, find_game
from playmat.table import log
from playmat.table.admission import CreateTable
from playmat.table.frames import FEW_EVENTS, Frames, Reader, is_change
from playmat.table.messages import ClockSetting, Helps
from playmat.table.opening import opened
from playmat.table.presence import Presence
from playmat.table.table import Table, rebuild
from serving import Json, Line, Seat, Server, my_moves, with_change

MOST_STEPS = 60


def dealt(game: str) -> Table:
    seats = max(2, find_game(game).least_seats)
    helps = Helps(take_back=True)
    wish = CreateTable(game, ["me", *["open"] * (seats - 1)], helps=helps, clock=ClockSetting("player", 300, 2))
    first, names = opened(wish, 1000)
    return rebuild("CCCCCC", [first, log.Dealt(at=1000, seed="5eed" * 8)], names)


@pytest.mark.parametrize("game", list(GAMES))
def test_a_change_put_into_the_last_table_is_the_table_as_it_is_told_whole(game: str) -> None:
    table, stream, presence, frames = dealt(game), stream_of("changes"), Presence(), Frames()
    readers = [Reader(seat, seat == 0, language) for seat in (0, 1, None) for language in ("en", "es")]
    standing = [frames.standing(table, reader.language, presence) for reader in readers]
    held = [as_sent(frames.frame(table, reader, presence, 0, 2000)) for reader in readers]
    changes = 0
    for number in range(MOST_STEPS):
        if table.stage == "over":
            break
        since, now = table.number, 3000 + number * 100
        table = step(table, stream)
        for place, reader in enumerate(readers):
            whole = as_sent(frames.frame(table, reader, presence, since, now))
            before, standing[place] = standing[place], frames.standing(table, reader.language, presence)
            if standing[place] is before and is_change(table, since):
                change = as_sent(frames.change(table, reader, presence, since, now))
                assert with_change(held[place], change) == whole
                assert len(json.dumps(change)) < len(json.dumps(whole))
                changes += 1
            held[place] = whole
    assert changes > 20


def as_sent(frame: object) -> Json:
    sent: Json = json.loads(msgspec.json.encode(frame))
    return sent


def types(line: Line, since: int) -> list[str]:
    return [json.loads(text)["type"] for text in line.raw[since:]]


def moved(line: Line, other: Line) -> None:
    """One move, and both have seen it."""
    mover = line if my_moves(line.table) else other
    number = mover.say("move", text=my_moves(mover.table)[0])["number"]
    for each in (line, other):
        each.table_until(lambda table: table["number"] >= number)


def test_who_asks_for_changes_gets_them_and_who_does_not_gets_whole_tables(server: Server) -> None:
    ada = server.create(game="stars-and-bars")
    ben = server.join(ada.code, "Ben")
    ada.do("start")
    with ada.live(changes=True) as line, ben.live() as old:
        moved(line, old)  # whoever came last has been told by then
        heard, told = len(line.raw), len(old.raw)
        for _ in range(4):
            moved(line, old)
        assert set(types(line, heard)) <= {"change", "accepted"}
        assert set(types(old, told)) <= {"table", "accepted"}
        assert same_play(line.table, ada.table(line.table["number"]))


def same_play(one: Json, other: Json) -> bool:
    return bool(one["play"] == other["play"] and one["seats"] == other["seats"] and one["status"] == other["status"])


def test_whatever_else_changes_comes_as_a_whole_table_and_so_does_the_first_after_a_hello(server: Server) -> None:
    ada = server.create(game="stars-and-bars")
    ben = server.join(ada.code, "Ben")
    ada.do("start")
    with ada.live(changes=True) as line, ben.live(changes=True) as other:
        moved(line, other)
        for said in ({"type": "helps", "helps": {"hints": True}}, {"type": "pause", "on": True}):
            heard = len(line.raw)
            line.say(**said)
            assert "table" in types(line, heard)
            assert "change" not in types(line, heard)
        line.say("pause", on=False)
        heard = len(line.raw)
        line.send(type="hello", token=ada.token, since=line.table["number"], language="es", changes=True)
        line.until(lambda frame: frame["type"] == "table")
        assert types(line, heard) == ["table"]
        moved(line, other)
        assert line.table["events"]
        line.send(type="hello", token=ada.token, since=line.table["number"], language="es")
        line.until(lambda frame: frame["type"] == "table")
        heard = len(line.raw)
        moved(line, other)
        assert "change" not in types(line, heard)


def test_who_watches_gets_changes_or_whole_tables_as_asked(server: Server) -> None:
    ada = server.create(game="stars-and-bars", spectators=True)
    ben = server.join(ada.code, "Ben")
    ada.do("start")
    eve = Seat(server, server.post(f"{ada.path}/watch").json())
    with ada.live() as line, ben.live() as other, eve.live(changes=True) as seen, eve.live() as plain:
        seen.table_until(lambda table: table["watching"] > 0)
        moved(line, other)
        number = line.table["number"]
        for each in (seen, plain):
            each.table_until(lambda table: table["number"] >= number)
        heard, told = len(seen.raw), len(plain.raw)
        moved(line, other)
        number = line.table["number"]
        for each in (seen, plain):
            each.table_until(lambda table: table["number"] >= number)
        assert set(types(seen, heard)) == {"change"}
        assert set(types(plain, told)) == {"table"}
        assert seen.table["play"] == plain.table["play"]


def test_who_has_missed_much_is_told_by_a_whole_table() -> None:
    table = dealt("stars-and-bars")
    assert is_change(table, table.number - 1)
    assert not is_change(table, table.number - FEW_EVENTS - 1)
