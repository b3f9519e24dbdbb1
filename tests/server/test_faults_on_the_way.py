"""What a game raises in a running match is refused at its table, counted, and logged once. No table stays locked by it,
no line deaf, and no other table feels anything."""

import json
import time

import pytest

from faulty_game import BY_THE_OTHER, IN_JUDGING, IN_PLAYING, IN_SENDING, IN_SHOWING, IN_WRITING, SOUND
from serving import PATIENCE, Json, Line, Seat, Server


@pytest.fixture
def server(faulty_server: Server) -> Server:
    return faulty_server


@pytest.fixture
def ada(server: Server) -> Seat:
    return server.create(game="faulty", seats=["me", "open"])


@pytest.fixture
def ben(server: Server, ada: Seat) -> Seat:
    ben = server.join(ada.code, "Ben")
    ada.do("start")
    return ben


def rest_of(line: Line) -> list[Json]:
    """Everything until the other end hangs up."""
    return [json.loads(text) for text in line.socket]


def faults(server: Server) -> int:
    return server.metric("playmat_faults_total")


def alarms(server: Server) -> list[Json]:
    lines = [json.loads(line) for line in server.log.read_text().splitlines()]
    return [line for line in lines if line["level"] == "error"]


def say(line: Line, move: int, id: str) -> None:
    line.send(type="move", id=id, text=f"say {move}")


@pytest.mark.parametrize("move", [IN_JUDGING, IN_PLAYING, IN_WRITING], ids=["judge", "play", "write"])
def test_before_it_is_stored_nothing_has_happened_and_the_same_line_plays_on(
    server: Server, ada: Seat, ben: Seat, move: int
) -> None:
    counted, logged = faults(server), len(alarms(server))
    with ada.live() as line, ben.live() as other:
        number = line.table["number"]
        for _ in range(2):
            refused = line.say("move", text=f"say {move}")
            assert (refused["type"], refused["code"]) == ("refused", "game-fault")
            assert refused["sentence"].endswith("Try another move, or start a new game.")
        assert line.say("move", text=f"say {SOUND}")["type"] == "accepted", "the table is not locked"
        assert other.table_until(lambda table: table["number"] > number)["number"] == number + 1
    assert faults(server) == counted + 2
    assert [(it["event"], it["game"]) for it in alarms(server)[logged:]] == [("game-failed", "faulty")], "once"


@pytest.mark.parametrize("move", [IN_SHOWING, IN_SENDING], ids=["show", "send"])
def test_who_cannot_be_told_hears_goodbye_and_the_others_play_on(
    server: Server, ada: Seat, ben: Seat, move: int
) -> None:
    counted = faults(server)
    with ada.live() as line, ben.live() as other:
        number = line.table["number"]
        answer = line.say("move", text=f"say {move}")
        assert (answer["type"], line.table["number"]) == ("accepted", number + 1)
        assert rest_of(other)[-1]["code"] == "server-fault"
        assert line.say("move", text=f"say {SOUND}")["type"] == "accepted"
        with ben.live(since=number) as again:
            assert again.table["number"] == number + 2
            assert [it["number"] for it in again.table["events"]] == [number + 1, number + 2]
            assert line.say("move", text=f"say {SOUND}")["type"] == "accepted"
            again.table_until(lambda table: table["number"] == number + 3)
    assert faults(server) == counted + 1


@pytest.mark.usefixtures("ben")
def test_by_plain_http_it_is_a_refusal_and_counted_too(server: Server, ada: Seat) -> None:
    counted = faults(server)
    assert ada.refused("move", text=f"say {IN_JUDGING}") == "game-fault"
    assert faults(server) == counted + 1
    ada.do("move", text=f"say {SOUND}")


def test_a_table_that_cannot_be_shown_says_so_and_is_not_asked_again_and_again(
    server: Server, ada: Seat, ben: Seat
) -> None:
    ada.do("move", text=f"say {IN_SHOWING}")
    reply = server.get(f"{ben.path}/since/0", ben.token)
    assert (reply.status_code, reply.json()["code"]) == (500, "game-fault")
    address = f"{server.address}{ben.path}/stream"
    with server.web.stream("GET", address, headers={"Authorization": f"Bearer {ben.token}"}) as reply:
        told = [json.loads(line.removeprefix("data: ")) for line in reply.iter_lines() if line.startswith("data: ")]
    assert [(it["type"], it["code"], it["final"]) for it in told] == [("goodbye", "game-fault", True)]
    assert told[0]["sentence"].endswith("Please start a new game.")
    assert ada.table()["stage"] == "playing"


def test_an_event_stream_ends_with_a_goodbye(server: Server, ada: Seat, ben: Seat) -> None:
    address = f"{server.address}{ben.path}/stream"
    with server.web.stream("GET", address, headers={"Authorization": f"Bearer {ben.token}"}) as reply:
        told = (json.loads(line.removeprefix("data: ")) for line in reply.iter_lines() if line.startswith("data: "))
        assert next(told)["type"] == "table"
        ada.do("move", text=f"say {IN_SHOWING}")
        assert [it["code"] for it in told if it["type"] == "goodbye"] == ["server-fault"]
    ada.do("move", text=f"say {SOUND}")


def test_a_bot_that_cannot_move_leaves_the_table_open(server: Server) -> None:
    counted = faults(server)
    ada = server.create(game="faulty", seats=["me", "random"], start=True)
    with ada.live() as line:
        assert line.say("move", text=f"say {BY_THE_OTHER}")["type"] == "accepted"
        until = time.monotonic() + PATIENCE
        while faults(server) == counted:
            assert time.monotonic() < until, "the bot's fault is counted"
            time.sleep(0.05)
        assert line.say("describe")["type"] == "described"
        assert line.say("end")["type"] == "accepted", "the table is not locked"
