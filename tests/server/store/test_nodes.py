"""Real nodes: a table is played at whichever node it is asked of, and outlives the node that has it."""

import json
import os
import signal
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from tools.nodes.farm import Farm, healthy
from websockets.sync.client import connect

from nodes import Nodes, at
from postgres import need_postgres, new_database
from serving import PATIENCE, Json, Line, Seat, Server


@pytest.fixture(scope="module")
def nodes(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Nodes]:
    with Nodes(tmp_path_factory.mktemp("nodes"), 2) as running:
        yield running


@pytest.fixture
def all_live(nodes: Nodes) -> Nodes:
    """Whatever the test before has done to them."""
    for node in nodes.nodes:
        if node.process is None:
            node.start()
    return nodes


def until_it_answers(seat: Seat) -> float:
    """How long nobody could play."""
    began = time.monotonic()
    while time.monotonic() < began + PATIENCE:
        if seat.server.get(f"{seat.path}/since/0", seat.token).status_code == 200:
            return time.monotonic() - began
        time.sleep(0.05)
    raise AssertionError("the table did not come back")


def is_a(kind: str) -> Callable[[Json], bool]:
    return lambda frame: bool(frame["type"] == kind)


def tables_at(node: Server) -> int:
    count: int = node.get("/health").json()["tables"]
    return count


def test_a_table_is_played_through_any_node_and_lives_at_one(nodes: Nodes) -> None:
    one, two = nodes[0], nodes[1]
    ada = one.create(seats=["me", "open"])
    ada.table()
    there = tables_at(one), tables_at(two)
    ben = two.join(ada.code, "Ben")
    assert (tables_at(one), tables_at(two)) == there, "passed on to the node that has it"
    ada.do("start")
    first = ada.do("move", text="card 5")
    assert ben.table()["number"] == first
    ben.do("move", text="card 6")
    assert "playmat_passed_on_total" in two.get("/metrics").text
    assert "playmat_nodes 2" in two.get("/metrics").text
    assert two.post(f"{ben.path}/messages", {"type": "end", "id": "x"}, "no-token").status_code == 401
    assert two.get("/api/tables/NOSUCH77/since/0", ben.token).status_code == 404


def test_a_line_through_another_node_hears_and_says_everything(nodes: Nodes) -> None:
    ada = nodes[0].create(seats=["me", "open"])
    ada.table()
    ben = nodes[1].join(ada.code, "Ben")
    with Line(ben) as line:
        assert line.table["stage"] == "lobby"
        ada.do("start")
        ada.do("move", text="card 5")
        answer = line.say("move", text="card 6")
        assert answer["type"] == "accepted"
        assert line.say("move", text="card 99")["type"] == "refused"
    with connect(ben.server.address.replace("http", "ws") + f"{ada.path}/live", proxy=None) as stranger:
        stranger.send('{"type": "hello", "token": "no-token", "since": 0}')
        assert '"unknown-token"' in str(stranger.recv(PATIENCE))


def test_a_record_that_was_brought_to_one_node_is_looked_at_through_any(nodes: Nodes) -> None:
    for number in range(4):
        ada = nodes[number % 2].create(seats=["me", "simple"], start=True)
        ada.finish()
        record = ada.server.get(f"{ada.path}/record", ada.token).text
        brought = nodes[0].web.post(nodes[0].address + "/api/replays", content=record)
        assert brought.status_code == 201
        for node in nodes.nodes:
            looked = node.get(f"/api/replays/{brought.json()['id']}/moves")
            assert (looked.status_code, len(looked.json()["moves"]) > 0) == (200, True)
    assert nodes[1].get("/api/replays/no-such-record/moves").json()["code"] == "unknown-replay"


def test_whoever_writes_the_headers_of_a_node_is_not_believed(nodes: Nodes) -> None:
    ada = nodes[0].create(seats=["me", "open"])
    ada.table()
    faked = {"x-playmat-node": "0" * 64, "x-playmat-for": "10.0.0.1"}
    assert nodes[1].get(f"{ada.path}/since/0", ada.token, **faked).status_code == 200, "passed on like any other"


def test_after_a_kill_another_node_goes_on_with_everything_that_was_answered(all_live: Nodes) -> None:
    ada = all_live[0].create(seats=["me", "open"])
    ben = all_live[0].join(ada.code, "Ben")
    ada.do("start")
    number = ada.do("move", id="m1", text="card 5")
    all_live[0].kill()
    ada, ben = at(ada, all_live[1]), at(ben, all_live[1])
    assert until_it_answers(ada) < PATIENCE
    assert ada.table()["number"] >= number
    assert ada.say("move", id="m1", text="card 5")["number"] == number, "known again"
    ben.do("move", text="card 6")


def test_a_node_that_is_told_to_stop_hands_its_tables_over_at_once(all_live: Nodes) -> None:
    ada = all_live[0].create(seats=["me", "open"])
    with Line(ada) as line:
        assert all_live[0].stop() == 0
        assert line.until(is_a("goodbye"))["code"] == "stopping"
    # No lease has to run out first.
    reply = all_live[1].get(f"{ada.path}/since/0", ada.token)
    assert reply.status_code == 200
    at(ada, all_live[1]).do("lock", on=True)


def test_a_node_that_stood_still_is_fenced_out_and_serves_again(all_live: Nodes) -> None:
    ada = all_live[0].create(seats=["me", "open"])
    ada.table()
    os.kill(all_live[0].pid, signal.SIGSTOP)
    try:
        elsewhere = at(ada, all_live[1])
        until_it_answers(elsewhere)
        elsewhere.do("lock", on=True)
    finally:
        os.kill(all_live[0].pid, signal.SIGCONT)
    until_it_answers(ada)
    assert ada.table()["locked"] is True, "nothing old is told"
    ada.do("lock", on=False)
    assert elsewhere.table()["locked"] is False


def test_when_the_database_has_crashed_the_nodes_go_on_as_soon_as_it_is_back(tmp_path: Path) -> None:
    need_postgres()
    with Farm(tmp_path, 2, "--limits", "0", is_safe=False, behind=None) as farm:
        door = farm.door
        ada = door.post("/api/tables", {"game": "number-line", "seats": ["me", "open"], "nickname": "Ada"})
        path = f"/api/tables/{ada['code']}"
        before = door.post(f"{path}/messages", {"type": "lock", "id": "1", "on": True}, ada["token"])
        farm.cluster.stop("immediate")
        until = time.monotonic() + PATIENCE
        while healthy(door) and time.monotonic() < until:
            time.sleep(0.05)
        assert door.ask("GET", f"{path}/since/0", None, ada["token"])[0] == 503
        farm.cluster.start()
        while not healthy(door) and time.monotonic() < until + PATIENCE:
            time.sleep(0.05)
        assert door.post(f"{path}/messages", {"type": "lock", "id": "1", "on": True}, ada["token"]) == before
        door.post(f"{path}/messages", {"type": "lock", "id": "2", "on": False}, ada["token"])


def test_several_processes_on_one_machine_are_started_and_ended_together(tmp_path: Path) -> None:
    with Server(tmp_path, "--store", new_database(), "--nodes", "2", "--limits", "0") as server:
        seats = [server.create(seats=["me", "open"]) for _ in range(6)]
        for seat in seats:
            seat.do("lock", on=True)
        until = time.monotonic() + PATIENCE
        while server.metric("playmat_nodes") < 2 and time.monotonic() < until:
            time.sleep(0.05)  # the first one hears of the second with its next beat
        assert server.metric("playmat_nodes") == 2
        joined = [json.loads(line)["node"] for line in server.log.read_text().splitlines() if "node-joined" in line]
        assert len(set(joined)) == 2
        assert server.stop() == 0
        assert server.log.read_text().count("node-left") == 2
        server.start()
        assert all(seat.table()["locked"] for seat in seats)
        server.kill()
        until = time.monotonic() + PATIENCE
        while server.log.read_text().count("node-left") < 4 and time.monotonic() < until:
            time.sleep(0.05)
        assert server.log.read_text().count("node-left") == 4, "nothing is served behind anybody's back"
