"""A fault of ours on the way of a move closes the line it was met on, with a goodbye, and is counted. No table stays
locked by it, and no line deaf."""

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
def test_before_it_is_stored_nothing_has_happened_and_who_comes_again_plays_on(
    server: Server, ada: Seat, ben: Seat, move: int
) -> None:
    counted, logged = faults(server), len(alarms(server))
    with ada.live() as line, ben.live() as other:
        number = line.table["number"]
        say(line, move, "faulty")
        say(line, SOUND, "behind it")
        frames = rest_of(line)
        assert [(it["type"], it["code"], it["final"]) for it in frames if it["type"] == "goodbye"] == [
            ("goodbye", "server-fault", False)
        ]
        assert frames[-1]["sentence"].startswith("Something went wrong")
        assert "accepted" not in [it["type"] for it in frames], "what was said behind it is said again by the browser"
        with ada.live() as again:
            assert again.table["number"] == number
            assert again.say("move", text=f"say {SOUND}")["type"] == "accepted", "the table is not locked"
        other.table_until(lambda table: table["number"] > number)
    assert faults(server) == counted + 1
    assert [it["event"] for it in alarms(server)[logged:]] == ["message-failed"]


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
    assert ada.refused("move", text=f"say {IN_JUDGING}") == "server-fault"
    assert faults(server) == counted + 1
    ada.do("move", text=f"say {SOUND}")


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
