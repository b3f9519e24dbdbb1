"""Tables of a class keep what children tried in vain and the hints they took; nobody at the table sees any of it."""

import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest

import commands
from class_serving import come_in, make_class
from playmat.classroom.evidence import Happened, HintTaken, RefusedTry, evidence_of
from playmat.table.log import read_entry
from serving import Seat, Server, my_moves


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    with Server(tmp_path, "--limits", "0") as running:
        yield running


def seated(server: Server) -> list[Seat]:
    """Two children at one table of Number Line."""
    teacher = make_class(server, ["Ada", "Bo"], game="number-line", options={"start": "seat"})
    codes = [child["code"] for child in teacher.now()["children"]]
    children = [come_in(server, teacher.code, child_code=code) for code in codes]
    lines = [child.line() for child in children]
    assert teacher.say("seat-all")["type"] == "accepted"
    keys = [child.say("take-seat")["joined"] for child in children]
    for line in lines:
        line.close()
    return [Seat(server, key) for key in keys]


def evidence(server: Server, code: str) -> list[Happened]:
    with closing(sqlite3.connect(server.data)) as store:
        question = "SELECT entry FROM log JOIN tables ON tables.id = table_id WHERE code = ? ORDER BY number"
        return [*evidence_of(code, [read_entry(bytes(entry)) for (entry,) in store.execute(question, (code,))])]


def test_what_is_refused_is_stored_before_it_is_answered_and_seen_by_nobody(server: Server) -> None:
    seats = seated(server)
    mover = next(seat for seat in seats if my_moves(seat.table()))
    other = next(seat for seat in seats if seat is not mover)
    text = my_moves(mover.table())[0]
    mover.say("move", text=text)
    before = mover.table()
    taken = other.say("move", text=text)
    assert taken["type"] == "refused"
    assert taken["rule"].startswith("NL-")
    tapped = other.say("try", text=text)
    assert tapped["code"] == taken["code"]
    other.say("try", text=text, quiet=True)
    mover.say("try", text=my_moves(other.table())[0])  # not the turn of this one
    other.say("hint")
    seen = "number", "events", "play", "clock"
    assert [mover.table()[name] for name in seen] == [before[name] for name in seen]
    server.kill()
    server.start()
    kept = evidence(server, other.code)
    once, taken_try, early_try = [it for it in kept if isinstance(it, RefusedTry)]
    assert (once.position, once.times) == (taken_try.position, 1)
    assert (taken_try.seat, taken_try.text, taken_try.rule) == (other.seat, text, taken["rule"])
    assert (taken_try.times, taken_try.moves) == (2, 1)
    assert (early_try.seat, early_try.code) == (mover.seat, "not-your-turn")
    assert [(it.seat, it.moves) for it in kept if isinstance(it, HintTaken)] == [(other.seat, 1)]
    assert other.say("move", text=my_moves(other.table())[0])["type"] == "accepted"
    assert commands.playmat("store", "check", "--data", str(server.data)).returncode == 0


def test_a_table_of_no_class_keeps_no_tries(server: Server) -> None:
    seat = server.create(game="number-line", seats=["me", "simple"], start=True)
    assert seat.say("move", text="card 99")["type"] == "refused"
    assert not any(isinstance(it, RefusedTry) for it in evidence(server, seat.code))
