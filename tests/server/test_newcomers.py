"""Somebody new in a running match: asked about, told to everybody, and shown nothing before they sit."""

from pathlib import Path

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from playmat.table import log
from playmat.table.admission import CreateTable, Join
from playmat.table.decide import after
from playmat.table.decision import Decision
from playmat.table.newcomers import knock
from playmat.table.opening import opened
from playmat.table.presence import Presence
from playmat.table.schedule import tick
from playmat.table.table import rebuild
from serving import FrozenServer, Json, Seat, Server, Waiting

PATIENT = {"patience": 3600}


def told(table: Json) -> list[str]:
    return [line["sentence"] for event in table["events"] for line in event["lines"]]


def running(server: Server, game: str = "sevens", **wish: object) -> tuple[Seat, Seat]:
    """Ada, the host, and Robin with two bots, in the midst of a match."""
    ada = server.create(game=game, seats=["me", "open", "simple", "simple"], **PATIENT, **wish)
    robin = server.join(ada.code, "Robin")
    ada.do("start")
    return ada, robin


def test_a_newcomer_sits_only_when_everybody_agrees_and_the_host_alone_does_not_suffice(server: Server) -> None:
    ada, robin = running(server)
    eve = Waiting(server, ada.code, "Eve")
    assert (eve.first["state"], eve.first["seat"], eve.first["asked"]) == ("asked", None, ["Ada", "Robin"])
    assert eve.first["sentence"] == "You asked to sit down. Ada and Robin are asked."
    for seat in (ada, robin):
        (question,) = seat.table()["questions"]
        assert (question["seat"], question["waiting"]) == (None, [0, 1])
        assert question["line"]["sentence"].startswith("Eve would like to play and asks for seat 3")
    ada.answer("newcomer", True)
    assert eve.news()["sentence"] == "You asked to sit down. Robin is asked."
    assert ada.table()["seats"][2]["kind"] == "bot"
    robin.answer("newcomer", True)
    news = eve.news()
    assert (news["state"], news["seat"]) == ("seated", 2)
    table = server.get(f"{eve.path}/since/0", eve.token).json()
    assert (table["you"]["seat"], table["seats"][2]["name"], table["seats"][2]["kind"]) == (2, "Eve", "human")
    assert "Eve sits down on seat 3, where a bot has played." in told(robin.table())


def test_who_came_is_named_also_when_they_have_left_again_until_the_match_is_over(server: Server) -> None:
    ada, robin = running(server)
    eve = Waiting(server, ada.code, "Eve")
    ada.answer("newcomer", True)
    robin.answer("newcomer", True)
    Seat(server, {"code": ada.code, "token": eve.token, "seat": 2}).do("leave")
    for _ in range(2):
        lines = told(robin.table())
        assert "Eve sits down on seat 3, where a bot has played." in lines
        assert "Eve leaves seat 3 again: a bot plays on." in lines
        assert "Bot 3 sits down." not in lines
        server.kill()
        server.start()
    ada.do("end")
    server.kill()
    server.start()
    lines = told(robin.table())
    assert "Somebody sits down on seat 3, where a bot has played." in lines
    assert "Eve" not in " ".join(lines)


def test_who_waits_is_shown_nothing_of_the_table(server: Server) -> None:
    ada, robin = running(server, spectators=True)
    eve = Waiting(server, ada.code, "Eve")
    assert set(eve.first) == {"code", "token", "state", "seat", "host", "asked", "sentence"}
    for path in ("since/0", "stream", "record", "par"):
        reply = server.get(f"{eve.path}/{path}", eve.token)
        assert (reply.status_code, reply.json()["code"]) == (403, "waits-for-seat")
    for message in ({"type": "describe"}, {"type": "since", "number": 0}, {"type": "hint"}):
        reply = server.post(f"{eve.path}/messages", {"id": "m", **message}, eve.token)
        assert (reply.status_code, reply.json()["code"]) == (403, "waits-for-seat")
    with pytest.raises(ConnectionClosed):
        Seat(server, {"code": ada.code, "token": eve.token, "seat": None}).live()
    assert robin.table()["watching"] == 0


def test_a_no_leaves_the_newcomer_waiting_until_the_match_is_over(server: Server) -> None:
    ada, robin = running(server)
    eve = Waiting(server, ada.code, "Eve")
    robin.answer("newcomer", False)
    news = eve.news()
    assert (news["state"], news["asked"]) == ("later", [])
    assert "Robin would rather not: Eve can sit down when the match is over." in told(ada.table())
    assert ada.table()["questions"] == []
    ada.do("end")
    ada.wait_for(lambda table: table["seats"][2]["kind"] == "human")
    assert (eve.news()["state"], eve.news()["seat"]) == ("seated", 2)
    ada.do("rematch")
    assert ada.table()["seats"][2]["name"] == "Eve"


def test_after_a_no_nobody_is_asked_about_newcomers_for_a_while(server: Server) -> None:
    ada, robin = running(server)
    eve = Waiting(server, ada.code, "Eve")
    robin.answer("newcomer", False)
    assert eve.leave()["state"] == "gone"
    again = Waiting(server, ada.code, "Eve")
    assert again.first["state"] == "soon"
    assert ada.table()["questions"] == []


def test_who_asks_and_goes_away_again_and_again_is_asked_about_once(server: Server) -> None:
    ada, _ = running(server)
    assert Waiting(server, ada.code, "Eve").leave()["state"] == "gone"
    assert Waiting(server, ada.code, "Mia").first["state"] == "soon"
    assert ada.table()["questions"] == []


def test_newcomers_are_asked_about_one_after_the_other(server: Server) -> None:
    ada, robin = running(server)
    eve = Waiting(server, ada.code, "Eve")
    mia = Waiting(server, ada.code, "Mia")
    assert (eve.first["state"], mia.first["state"]) == ("asked", "soon")
    full = server.post(f"{ada.path}/seats", {"nickname": "Tom"})
    assert full.json()["code"] == "table-full", "one bot's seat each"
    taken = server.post(f"{ada.path}/seats", {"nickname": "eve"})
    assert taken.json()["code"] in ("nickname-taken", "table-full")
    ada.answer("newcomer", True)
    robin.answer("newcomer", True)
    ada.wait_for(lambda table: table["questions"] and "Mia" in table["questions"][0]["line"]["sentence"])
    assert mia.news()["asked"] == ["Ada", "Robin", "Eve"], "who has come is one of them"


def test_somebody_who_is_away_is_asked_too(server: Server) -> None:
    """The hand that a bot plays for the moment is theirs when they come back."""
    ada, robin = running(server)
    robin.do("stand-in", on=True)
    eve = Waiting(server, ada.code, "Eve")
    assert eve.first["asked"] == ["Ada", "Robin"]
    ada.answer("newcomer", True)
    assert eve.news()["state"] == "asked"


def test_a_race_with_the_same_deal_takes_nobody_new_while_it_runs(server: Server) -> None:
    ada = server.create(game="big-bang", seats=["me", "open", "simple"], **PATIENT)
    robin = server.join(ada.code, "Robin")
    ada.do("start")
    eve = Waiting(server, ada.code, "Eve")
    assert (eve.first["state"], eve.first["asked"]) == ("race", [])
    assert ada.table()["questions"] == robin.table()["questions"] == []
    assert ada.refused("hand-seat", seat=2) == "bots-seat"
    ada.do("end")
    ada.wait_for(lambda table: table["seats"][2]["kind"] == "human")
    assert eve.news()["state"] == "seated"


def test_a_race_with_own_deals_asks(server: Server) -> None:
    ada = server.create(game="big-bang", seats=["me", "open", "simple"], options={"same_deal": False}, **PATIENT)
    server.join(ada.code, "Robin")
    ada.do("start")
    assert Waiting(server, ada.code, "Eve").first["asked"] == ["Ada", "Robin"]


def test_a_seat_link_of_the_hosts_is_no_way_around(server: Server) -> None:
    ada = server.create(game="sevens", seats=["me", "open", "open", "simple"], **PATIENT)
    early = ada.say("hand-seat", seat=2)["secret"]
    robin = server.join(ada.code, "Robin", seat=1)
    ada.do("fill")
    ada.do("start")
    for seat in (2, 3):
        assert ada.refused("hand-seat", seat=seat) == "bots-seat"
    claimed = server.post(f"{ada.path}/claim", {"secret": early})
    assert (claimed.status_code, claimed.json()["code"]) == (409, "bots-seat")
    ada.do("end")
    assert robin.table()["seats"][2]["kind"] == "bot"
    assert "secret" in ada.say("hand-seat", seat=2), "when the match is over it is as before"


def test_the_host_opens_nobodys_seat_who_is_at_the_table(server: Server) -> None:
    ada, robin = running(server)
    before = ada.say("hand-seat", seat=1)["secret"]
    with robin.live():
        assert ada.refused("hand-seat", seat=1) == "seat-in-use"
        claimed = server.post(f"{ada.path}/claim", {"secret": before})
        assert claimed.json()["code"] == "seat-in-use", "also not by a link made while they were away"
        mine = robin.say("hand-seat", seat=1)["secret"]
        claimed = server.post(f"{ada.path}/claim", {"secret": mine})
        assert (claimed.status_code, claimed.json()["seat"]) == (201, 1), "they can themselves"
    assert server.post(f"{ada.path}/claim", {"secret": before}).json()["code"] == "link-spent"
    assert "Robin goes on playing on another device." in told(ada.table())


def test_everybody_reads_whose_doing_it_was_when_the_host_has_opened_a_seat_elsewhere(server: Server) -> None:
    """Else a host could look at somebody's cards while their phone sleeps, and it would seem their own doing."""
    ada, robin = running(server)
    link = ada.say("hand-seat", seat=1)["secret"]
    assert server.post(f"{ada.path}/claim", {"secret": link}).status_code == 201
    assert "The host has opened the seat of Robin on another device." in told(ada.table())
    assert server.get(f"{robin.path}/since/0", robin.token).status_code == 401


def test_who_gave_up_the_seat_comes_back_as_somebody_new(server: Server) -> None:
    ada, robin = running(server)
    robin.do("leave")
    assert Waiting(server, ada.code, "Robin").first["asked"] == ["Ada"]


def test_alone_with_bots_one_is_asked_oneself(server: Server) -> None:
    ada = server.create(game="sevens", seats=["me", "simple", "simple"], start=True, **PATIENT)
    eve = Waiting(server, ada.code, "Eve")
    ada.answer("newcomer", True)
    assert eve.news()["state"] == "seated"


def test_where_no_person_is_left_nobody_is_wronged_and_nobody_asked(server: Server) -> None:
    ada = server.create(game="sevens", seats=["me", "simple", "simple"], start=True, **PATIENT)
    ada.do("leave")
    assert server.join(ada.code, "Eve").table()["you"]["host"]


def test_where_everybody_has_left_who_waits_is_let_in(server: Server) -> None:
    ada, robin = running(server)
    eve = Waiting(server, ada.code, "Eve")
    robin.do("leave")
    ada.do("leave")
    assert (eve.news()["state"], eve.news()["host"]) == ("seated", True)


def test_nobody_fills_the_log_of_a_table_by_coming_and_going(tmp_path: Path) -> None:
    with FrozenServer(tmp_path) as strict:
        ada = strict.create(game="sevens", seats=["me", "simple", "simple"], start=True)
        for _ in range(40):
            Waiting(strict, ada.code, "Eve").leave()
        reply = strict.post(f"{ada.path}/seats", {"nickname": "Eve"})
        assert (reply.status_code, reply.json()["code"]) == (429, "too-fast")
        with httpx.Client(transport=httpx.HTTPTransport(local_address="127.0.0.2")) as elsewhere:
            joined = elsewhere.post(f"{strict.address}{ada.path}/seats", json={"nickname": "Mia"})
        assert joined.status_code == 202, "nobody is kept from the table by it"


def test_a_program_asks_and_is_asked_like_anybody(server: Server) -> None:
    ada = server.create(game="sevens", seats=["me", "open", "simple", "simple"], **PATIENT)
    robo = server.join(ada.code, "Robo", program=True)
    ada.do("start")
    other = Waiting(server, ada.code, "Robota", program=True)
    assert other.first["asked"] == ["Ada", "Robo"]
    ada.answer("newcomer", True)
    assert other.news()["state"] == "asked"
    robo.answer("newcomer", True)
    assert ada.table()["seats"][2]["program"]


def test_to_lock_the_table_sends_away_who_waits(server: Server) -> None:
    ada, robin = running(server)
    eve = Waiting(server, ada.code, "Eve")
    assert robin.refused("lock", on=True) == "not-host"
    ada.do("lock", on=True)
    assert ada.table()["questions"] == []
    assert server.get(f"{eve.path}/waiting", eve.token).status_code == 401
    assert server.post(f"{ada.path}/seats", {"nickname": "Eve"}).json()["code"] == "table-locked"


def test_to_remove_somebody_sends_away_who_waits(server: Server) -> None:
    ada, _ = running(server)
    eve = Waiting(server, ada.code, "Eve")
    ada.do("remove", seat=1)
    assert server.get(f"{eve.path}/waiting", eve.token).status_code == 401


def test_who_waits_may_stop(server: Server) -> None:
    ada, _ = running(server)
    eve = Waiting(server, ada.code, "Eve")
    assert eve.leave()["state"] == "gone"
    assert ada.table()["questions"] == []
    assert server.get(f"{eve.path}/waiting", eve.token).status_code == 401


def test_waiting_survives_a_restart(server: Server) -> None:
    ada, robin = running(server)
    eve = Waiting(server, ada.code, "Eve")
    ada.answer("newcomer", True)
    server.kill()
    server.start()
    assert eve.news()["asked"] == ["Robin"]
    robin.answer("newcomer", True)
    assert eve.news()["state"] == "seated"


def test_the_seat_and_colour_that_were_asked_for(server: Server) -> None:
    ada, robin = running(server)
    eve = Waiting(server, ada.code, "Eve", seat=3, colour="blue")
    for wrong, code in (
        ({"seat": 3}, "seat-taken"),
        ({"seat": 1}, "seat-taken"),
        ({"colour": "pink"}, "unknown-colour"),
    ):
        assert server.post(f"{ada.path}/seats", {"nickname": "Mia", **wrong}).json()["code"] == code
    ada.answer("newcomer", True)
    robin.answer("newcomer", True)
    seat = ada.table()["seats"][3]
    assert (eve.news()["seat"], seat["name"], seat["colour"]) == (3, "Eve", "blue")


def test_who_has_a_seat_keeps_it_with_the_token_whatever_is_asked(server: Server) -> None:
    ada, robin = running(server)
    Waiting(server, ada.code, "Eve")
    robin.do("stand-in", on=True)
    robin.do("stand-in", on=False)
    table = robin.table()
    assert (table["you"]["seat"], table["seats"][1]["away"]) == (1, False)
    assert server.get(ada.path).json()["asks"]


def test_questions_about_newcomers_lapse_and_the_next_comes_after_a_while() -> None:
    first, names = opened(CreateTable("sevens", ["me", "simple", "simple", "simple"], start=True), 1000)
    table = rebuild("CCCCCC", [first, log.Dealt(at=1000, seed="5eed" * 8)], names)
    for name in ("Eve", "Mia"):
        table = after(table, knock(table, Join(name), 2000)[1])
    seen = {100: 10**9, 101: 10**9}

    def due(now: int) -> log.AnyEntry | None:
        decision = tick(table, Presence(newcomers=seen), now, 0)
        return None if decision is None else decision.entries[0]

    assert due(61_999) is None
    lapsed = due(62_000)
    assert lapsed == log.Lapsed(at=62_000, kind="newcomer")
    table = after(table, Decision([lapsed]))
    assert due(91_999) is None
    assert due(92_000) == log.Asked(at=92_000, kind="newcomer", place=101, facts={"number": 3})
    seen[101] = 0
    assert due(92_000) == log.StoppedWaiting(at=92_000, place=101)
