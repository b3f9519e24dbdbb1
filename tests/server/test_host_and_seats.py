"""What the host may do, and seats that pass from hand to hand."""

import pytest
from websockets.exceptions import ConnectionClosed

from serving import Json, Seat, Server, my_moves


def kinds(table: dict[str, object]) -> list[str]:
    seats = table["seats"]
    assert isinstance(seats, list)
    return [seat["kind"] for seat in seats]


def told(table: Json) -> list[str]:
    return [line["sentence"] for event in table["events"] for line in event["lines"]]


def test_a_table_waits_in_the_lobby_until_its_host_starts(server: Server) -> None:
    ada = server.create(seats=["me", "open", "open"])
    table = ada.table()
    assert (table["stage"], kinds(table), table["play"]) == ("lobby", ["human", "open", "open"], None)
    assert table["status"]["sentence"] == "2 seats are still open."
    assert ada.refused("start") == "seats-open"
    assert ada.refused("move", text="card 1") == "not-started"
    ben = server.join(ada.code, "Ben")
    assert ben.refused("start") == "not-host"
    ada.do("fill", bot="random")
    table = ada.table()
    assert kinds(table) == ["human", "human", "bot"]
    assert [seat["name"] for seat in table["seats"]] == ["Ada", "Ben", "Bot 3"]
    assert table["status"]["sentence"] == "Everybody is here: the host can start."
    ada.do("start")
    assert ada.refused("start") == "already-started"
    assert ada.table()["stage"] == "playing"


def test_a_code_is_forgiving_and_a_wrong_one_is_explained(server: Server) -> None:
    ada = server.create()
    card = server.get(f"/api/tables/{ada.code.lower()[:3]}-{ada.code.lower()[3:]}").json()
    assert card["code"] == ada.code
    assert (card["free"], card["seats"], card["colours"]) == (1, 2, ["orange", "red", "yellow", "blue"])
    assert len(ada.code) == 8
    assert not set(ada.code) & set("0O1IL2Z5S8BAEU")
    wrong = server.get("/api/tables/CCCCCC")
    assert wrong.status_code == 404
    assert wrong.json()["code"] == "unknown-table"


def test_nicknames_and_colours_are_unique_at_a_table(server: Server) -> None:
    ada = server.create(seats=["me", "open", "open"], colour="red")
    path = f"/api/tables/{ada.code}/seats"
    assert [seat["colour"] for seat in ada.table()["seats"]] == ["red", "orange", "green"]
    assert server.post(path, {"nickname": "ADA"}).json()["code"] == "nickname-taken"
    assert server.post(path, {"nickname": "Ben", "colour": "red"}).json()["code"] == "colour-taken"
    assert server.post(path, {"nickname": "Ben", "colour": "pink"}).json()["code"] == "unknown-colour"
    ben = server.join(ada.code, "Ben", colour="green")
    # The open seat that had green takes the colour that became free.
    assert [seat["colour"] for seat in ada.table()["seats"]] == ["red", "green", "orange"]
    ben.do("rename", nickname="Benny", colour="blue")
    assert [(seat["name"], seat["colour"]) for seat in ada.table()["seats"]][1] == ("Benny", "blue")
    assert ben.refused("rename", nickname="Ada") == "nickname-taken"
    server.join(ada.code, "Cleo")
    assert server.post(path, {"nickname": "Dan"}).json()["code"] == "table-full"
    assert server.post(path, {"nickname": "Dan", "seat": 7}).json()["code"] == "no-such-seat"
    assert server.post(path, {"nickname": "Dan", "seat": 1}).json()["code"] == "seat-taken"


def test_pause_stops_play_for_all_and_only_the_host_pauses(server: Server) -> None:
    ada = server.create(seats=["me", "open"])
    ben = server.join(ada.code, "Ben")
    assert ada.refused("pause", on=True) == "not-started"
    ada.do("start")
    assert ben.refused("pause", on=True) == "not-host"
    assert ada.refused("pause", on=False) == "not-paused"
    ada.do("pause", on=True)
    assert ada.refused("pause", on=True) == "already-paused"
    assert ada.refused("move", text="card 1") == "table-paused"
    assert ada.refused("try", text="card 1") == "table-paused"
    table = ben.table()
    assert (table["paused"], table["status"]["sentence"]) == (True, "The game is paused.")
    assert my_moves(ada.table()) == []
    ada.do("pause", on=False)
    ada.do("move", text="card 1")


def test_who_is_removed_loses_the_seat_at_once_and_a_bot_goes_on(server: Server) -> None:
    ada = server.create(seats=["me", "open"])
    ben = server.join(ada.code, "Ben")
    ada.do("start")
    with ben.live() as line:
        assert ben.refused("remove", seat=0) == "not-host"
        ada.do("remove", seat=1)
        goodbye = line.until(lambda frame: frame["type"] == "goodbye")
        assert (goodbye["code"], goodbye["final"]) == ("seat-lost", True)
        with pytest.raises(ConnectionClosed):
            line.frame()
    assert ada.refused("remove", seat=1) == "seat-not-human"
    assert server.get(f"{ben.path}/since/0", ben.token).status_code == 401
    ada.do("move", text="card 5")
    ada.wait_for(lambda table: table["play"]["view"]["now"]["round"] == 2)
    assert ada.table()["seats"][1]["name"] == "Bot 2"


def test_in_the_lobby_a_removed_seat_is_open_again(server: Server) -> None:
    ada = server.create(seats=["me", "open"])
    server.join(ada.code, "Ben")
    ada.do("remove", seat=1)
    assert kinds(ada.table()) == ["human", "open"]
    ada.do("set-seat", seat=1, to="bot", bot="random")
    assert ada.table()["seats"][1]["bot"] == "random"
    ada.do("set-seat", seat=1, to="open")
    assert kinds(ada.table()) == ["human", "open"]
    assert ada.refused("set-seat", seat=1, to="bot", bot="rndom") == "unknown-bot"
    assert ada.refused("set-seat", seat=0, to="open") == "seat-taken"


def test_who_was_sent_away_does_not_walk_back_in_with_the_code(server: Server) -> None:
    ada = server.create(seats=["me", "open", "open"])
    ben = server.join(ada.code, "Ben")
    assert (ada.table()["locked"], server.get(ada.path).json()["locked"]) == (False, False)
    assert ben.refused("lock", on=True) == "not-host"
    ada.do("remove", seat=1)
    for name in ("Ben", "Benny"):
        again = server.post(f"{ada.path}/seats", {"nickname": name})
        assert (again.status_code, again.json()["code"]) == (403, "table-locked")
    table = ada.table()
    assert (table["locked"], kinds(table)) == (True, ["human", "open", "open"])
    assert "The table is locked: nobody new can sit down." in told(table)
    ada.do("lock", on=False)
    server.join(ada.code, "Cleo")
    ada.do("set-seat", seat=1, to="bot")
    assert server.post(f"{ada.path}/seats", {"nickname": "Cleo"}).json()["code"] == "table-locked", (
        "a seat given to a bot is no other thing"
    )


def test_a_locked_table_is_entered_by_the_hosts_link_alone(server: Server) -> None:
    ada = server.create(seats=["me", "open", "simple"])
    ada.do("lock", on=True)
    links = [ada.say("hand-seat", seat=seat)["secret"] for seat in (1, 2)]
    for seat, secret in zip((1, 2), links, strict=True):
        claimed = server.post(f"{ada.path}/claim", {"secret": secret})
        assert (claimed.status_code, claimed.json()["seat"]) == (201, seat)
        assert server.post(f"{ada.path}/claim", {"secret": secret}).json()["code"] == "link-spent"
    assert [(seat["kind"], seat["name"]) for seat in ada.table()["seats"][1:]] == [
        ("human", "Seat 2"),
        ("human", "Seat 3"),
    ]


def test_a_locked_table_that_everybody_left_can_be_entered_again(server: Server) -> None:
    ada = server.create(seats=["me", "open"])
    ada.do("lock", on=True)
    ada.do("leave")
    ben = server.join(ada.code, "Ben")
    assert ben.table()["you"]["host"], "and whoever comes can open it"


def test_somebody_may_take_over_a_bots_seat_in_mid_match_and_leave_it_again(server: Server) -> None:
    ada = server.create(seats=["me", "simple"], start=True)
    ben = server.join_by_agreement(ada.code, "Ben", ada)
    assert ben.seat == 1
    ada.do("move", text="card 5")
    ben.do("move", text="card 1")
    ben.do("leave")
    assert server.get(f"{ben.path}/since/0", ben.token).status_code == 401
    ada.finish()
    record = server.get(f"{ada.path}/record", ada.token).json()
    assert record["seats"][1] == {"name": "Seat 2", "by": [[0, None], [2, "simple"]]}


def test_when_the_host_leaves_the_next_person_is_host(server: Server) -> None:
    ada = server.create(seats=["me", "open", "open"])
    ben = server.join(ada.code, "Ben")
    ada.do("leave")
    table = ben.table()
    assert (table["you"]["seat"], table["you"]["host"]) == (1, True)
    assert "You are the host now." in told(table)
    ben.do("fill")
    ben.do("start")


def test_a_bot_stands_in_when_asked_and_any_own_move_ends_it(server: Server) -> None:
    ada = server.create(seats=["me", "open"])
    ben = server.join(ada.code, "Ben")
    ada.do("start")
    ada.do("stand-in", on=True)
    table = ben.wait_for(lambda table: table["play"]["view"]["actors"] == [1])
    assert (table["seats"][0]["kind"], table["seats"][0]["away"], table["seats"][0]["bot"]) == ("human", True, "simple")
    assert ada.table()["seats"][0]["away"], "asking alone does not end it"
    ada.do("stand-in", on=False)
    assert not ada.table()["seats"][0]["away"]
    ada.do("stand-in", on=True)
    ben.do("move", text=my_moves(ben.table())[0])
    ben.wait_for(lambda table: len(table["events"]) > 6, since=0)


def test_the_host_hands_a_lost_seat_to_a_new_device_once(server: Server) -> None:
    ada = server.create(seats=["me", "open"])
    ben = server.join(ada.code, "Ben")
    ada.do("start")
    assert ben.refused("hand-seat", seat=0) == "not-host"
    link = ada.say("hand-seat", seat=1)
    assert link["type"] == "seat-link"
    assert link["link"] == f"/t/{ada.code}#seat={link['secret']}"
    claimed = server.post(f"{ada.path}/claim", {"secret": link["secret"]})
    assert claimed.status_code == 201
    assert claimed.json()["seat"] == 1
    assert server.get(f"{ben.path}/since/0", ben.token).status_code == 401
    assert server.get(f"{ben.path}/since/0", claimed.json()["token"]).json()["seats"][1]["name"] == "Ben"
    again = server.post(f"{ada.path}/claim", {"secret": link["secret"]})
    assert (again.status_code, again.json()["code"]) == (409, "link-spent")
    assert server.get(f"{ada.path}/since/0", link["secret"]).status_code == 401, "a link is no token"


def test_nobody_watches_unless_the_host_allows_it(server: Server) -> None:
    ada = server.create(seats=["me", "simple"], start=True)
    refused = server.post(f"{ada.path}/watch")
    assert (refused.status_code, refused.json()["code"]) == (403, "spectators-off")
    ada.do("spectators", allowed=True)
    watcher = Seat(server, server.post(f"{ada.path}/watch").json())
    with watcher.live() as line:
        assert line.table["you"] == {"seat": None, "host": False, "may_rematch": False}
        assert line.table["play"]["view"]["seat"] is None
        assert line.say("move", text="card 1")["code"] == "no-seat"
        assert line.say("pause", on=True)["code"] == "not-host"
        assert ada.wait_for(lambda table: table["watching"] == 1)
        ada.do("spectators", allowed=False)
        assert line.until(lambda frame: frame["type"] == "goodbye")["code"] == "spectators-off"
    assert server.get(f"{ada.path}/since/0", watcher.token).status_code == 401


def test_helps_are_switches_shown_to_all(server: Server) -> None:
    ada = server.create(seats=["me", "open"])
    ben = server.join(ada.code, "Ben")
    assert ben.refused("helps", helps={"hints": True}) == "not-host"
    ada.do("helps", helps={"hints": True, "word_check": True})
    assert ben.table()["helps"] == {"hints": True, "preview": False, "word_check": True, "take_back": False}


def test_the_end_has_no_winner_and_a_rematch_has_a_new_deal(server: Server) -> None:
    ada = server.create(seats=["me", "simple"], start=True)
    first = ada.table()["play"]["view"]["commitment"]
    assert ada.refused("rematch") == "match-running"
    assert server.get(f"{ada.path}/record", ada.token).json()["code"] == "record-not-yet"
    ada.do("end")
    table = ada.table()
    assert (table["stage"], table["play"]["view"]["result"]["end"]) == ("over", "abandon")
    assert table["play"]["outcome"][0]["sentence"] == "Nobody wins."
    assert ada.refused("end") == "match-over"
    assert ada.refused("move", text="card 1") == "match-over"
    ada.do("rematch")
    table = ada.table()
    assert (table["stage"], table["play"]["match"]) == ("playing", 2)
    assert table["play"]["view"]["commitment"] != first
    assert table["play"]["view"]["seed"] is None
    assert server.get(f"{ada.path}/record?match=1", ada.token).json()["result"]["end"] == "abandon"
    assert server.get(f"{ada.path}/record?match=2", ada.token).status_code == 409


def test_between_two_games_the_table_waits_for_everybody(server: Server) -> None:
    ada = server.create(seats=["me", "open", "simple"], options={"games": 2})
    ben = server.join(ada.code, "Ben")
    ada.do("start")
    assert ada.refused("ready") == "not-between"
    for _ in range(200):
        if ada.table()["stage"] != "playing":
            break
        for seat in (ada, ben):
            if seat.table()["stage"] == "playing":
                seat.step()
    table = ada.table()
    assert (table["stage"], table["waiting_for"]) == ("between", [0, 1])
    assert table["play"]["view"]["last_game"]["end"]
    assert ada.refused("move", text="card 1") == "between-games"
    ada.do("ready")
    assert ben.table()["waiting_for"] == [1]
    assert ben.table()["status"]["sentence"] == "The others wait for you to go on."
    ben.do("ready")
    assert ada.table()["stage"] == "playing"
    assert ada.table()["play"]["view"]["number"] == 2


def test_a_deal_code_deals_the_same_cards_and_is_marked(server: Server) -> None:
    game = "sevens"
    first = server.create(game=game, seats=["me", "simple", "simple", "simple"], deal_code="LESSON7", start=True)
    second = server.create(game=game, seats=["me", "simple", "simple", "simple"], deal_code="LESSON7", start=True)
    one, two = first.table(), second.table()
    assert one["open_deal"]
    assert one["play"]["view"]["commitment"] == two["play"]["view"]["commitment"]
    first.do("end")
    first.do("rematch")
    assert not first.table()["open_deal"]
