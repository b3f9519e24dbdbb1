"""People and bots play whole matches through a real server."""

import json
import random
import threading

import pytest

from playmat.core.chance import commitment_of
from playmat.core.record import read_record
from playmat.core.replay import replay
from playmat.core.views import result_view
from playmat.games.registry import GAMES, find_game
from serving import Line, Server, is_over, my_moves, new_id

TOO_LATE = ("not-your-turn", "between-games", "match-over")


def play_live(line: Line, seed: int) -> None:
    """Play any offered move until the match is over."""
    choice = random.Random(seed)
    while not is_over(line.table):
        if line.table["you"]["seat"] in line.table["waiting_for"]:
            assert line.say("ready")["type"] == "accepted"
        elif my_moves(line.table):
            number = line.table["number"]
            answer = line.say("move", text=choice.choice(my_moves(line.table)))
            # In a race another seat may end the game while the move is on its way.
            assert answer["type"] == "accepted" or answer["code"] in TOO_LATE, answer
            if line.table["number"] <= number:
                line.until(lambda frame, number=number: frame["type"] == "table" and frame["number"] > number)
        else:
            line.frame()


def test_two_people_play_a_whole_match_by_websocket(server: Server) -> None:
    ada = server.create(options={"games": 2})
    ben = server.join(ada.code, "Ben")
    with ada.live() as first, ben.live(language="es") as second:
        assert first.say("start")["type"] == "accepted"
        other = threading.Thread(target=play_live, args=(second, 2))
        other.start()
        play_live(first, 1)
        other.join(20)
        assert is_over(second.table)
        result = first.table["play"]["view"]["result"]
        assert result == second.table["play"]["view"]["result"]
        assert len(result["games"]) == 2
        assert commitment_of(first.table["play"]["view"]["seed"]) == first.table["play"]["view"]["commitment"]
    record = read_record(server.get(f"{ada.path}/record", ada.token).text)
    assert result_view(replay(find_game("number-line"), record).result) == result
    assert [seat.name for seat in record.seats] == ["Seat 1", "Seat 2"]
    named = read_record(server.get(f"{ada.path}/record?names=yes", ben.token).text)
    assert [seat.name for seat in named.seats] == ["Ada", "Ben"]


@pytest.mark.parametrize("game", list(GAMES))
def test_one_request_and_a_person_plays_against_bots_to_the_end(server: Server, game: str) -> None:
    least = find_game(game).least_seats
    me = server.create(game=game, seats=["me", *["simple"] * (max(2, least) - 1)], start=True)
    with me.live() as line:
        play_live(line, 7)
        assert line.table["play"]["outcome"][0]["key"] in ("result-winner", "result-nobody")
        assert all(said["sentence"] for said in line.table["play"]["outcome"])
    record = read_record(server.get(f"{me.path}/record", me.token).text)
    assert replay(find_game(game), record).result is not None
    assert record.seats[1].bot == "simple"


@pytest.mark.parametrize("game", list(GAMES))
def test_bots_alone_play_while_their_host_looks_on(server: Server, game: str) -> None:
    least = max(2, find_game(game).least_seats)
    host = server.create(game=game, seats=["random"] * least, nickname="", options={"games": 2}, start=True)
    assert host.seat is None
    with host.live() as line:
        line.table_until(is_over)
        assert line.table["you"] == {"seat": None, "host": True, "may_rematch": True}
        assert my_moves(line.table) == []


@pytest.mark.parametrize(("language", "you", "back"), [("en", "You", "You take"), ("es", "Tú", "Deshaces")])
def test_who_has_given_no_name_is_you_to_themselves_and_a_seat_to_others(
    server: Server, language: str, you: str, back: str
) -> None:
    me = server.create(seats=["me", "open"], nickname="", helps={"take_back": True}, options={"start": "seat"})
    ben = server.join(me.code, "Ben")
    me.do("start")
    me.do("move", text="card 3")
    me.do("take-back")
    ben.do("answer-take-back", agree=True)
    me.do("move", text="card 5")
    ben.do("move", text="card 6")
    told, seen = (
        [line["sentence"] for event in table["events"] for line in event["lines"]]
        for table in (me.table(0, **{"accept-language": language}), ben.table(0, **{"accept-language": language}))
    )
    assert any(line.startswith(back) for line in told)
    assert any(f" {you} 5" in line for line in told), told
    assert not any("1 5" in line or " 1." in line for line in told), told
    assert any(line.startswith(("Seat 1", "Puesto 1")) for line in seen)
    assert me.table()["seats"][0]["name"] == "Seat 1", "on the wire it is called as before"


def test_a_message_sent_twice_counts_once_also_on_another_line(server: Server) -> None:
    ada = server.create(seats=["me", "open"])
    ben = server.join(ada.code, "Ben")
    ada.do("start")
    id = new_id()
    first = ada.say("move", id, text="card 5")
    assert first == {"type": "accepted", "id": id, "number": first["number"]}
    assert ada.say("move", id, text="card 5") == first
    with ada.live() as line:
        assert line.say("move", id, text="card 5") == first
    assert ada.table()["number"] == first["number"]
    # Ids belong to a seat: Ben's message of the same id is another one.
    assert ben.say("move", id, text="card 6")["number"] == first["number"] + 1


def test_since_gives_what_was_missed_and_the_whole_view(server: Server) -> None:
    ada = server.create(seats=["me", "open"])
    ben = server.join(ada.code, "Ben")
    ada.do("start")
    number = ada.do("move", text="card 5")
    ben.do("move", text="card 6")
    missed = ada.table(number)
    assert [(event["number"], event["seat"], event["text"]) for event in missed["events"]] == [
        (number + 1, 1, "card 6")
    ]
    assert missed["play"]["view"] == ada.table()["play"]["view"]
    assert [event["number"] for event in ada.table()["events"]] == list(range(1, missed["number"] + 1))
    with ada.live(since=number) as line:
        assert line.table["events"] == missed["events"]
        line.send(type="since", id="whole", number=0)
        whole = line.until(lambda frame: frame["type"] == "table" and len(frame["events"]) > 1)
        assert whole["events"][-1] == missed["events"][-1]
    assert ada.table(10_000)["events"] == []


def test_who_comes_back_finds_the_same_turn(server: Server) -> None:
    ada = server.create(seats=["me", "open"])
    ben = server.join(ada.code, "Ben")
    with ada.live() as line:
        assert line.say("start")["type"] == "accepted"
        line.table_until(lambda table: table["stage"] == "playing")
        before = line.table["play"]
    ben_sees = ben.wait_for(lambda table: table["stage"] == "playing")
    assert ben_sees["play"]["view"]["actors"] == [0]
    with ada.live() as line:
        assert line.table["play"] == before
        assert line.say("move", text="card 1")["type"] == "accepted"


def test_a_try_changes_nothing_and_shows_its_worth_only_where_previews_are_on(server: Server) -> None:
    ada = server.create(seats=["me", "simple"], start=True)
    assert ada.say("try", "t1", text="card 5") == {"type": "tried", "id": "t1", "text": "card 5", "working": None}
    ada.do("helps", helps={"preview": True})
    tried = ada.say("try", text="card 5")
    assert tried["working"] == {"before": [], "after": [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]}
    assert ada.refused("try", text="decoy 5") == "decoy-not-yet"
    assert ada.table()["play"]["view"]["now"]["line"] == [None] * 10


def test_a_hint_is_a_move_that_may_be_played(server: Server) -> None:
    ada = server.create(seats=["me", "simple"], start=True)
    assert ada.refused("hint") == "help-off"
    ada.do("helps", helps={"hints": True})
    hint = ada.say("hint")
    assert hint["type"] == "hinted"
    assert hint["text"] in my_moves(ada.table())


def test_a_move_taken_back_is_as_if_never_made(server: Server) -> None:
    ada = server.create(seats=["me", "simple"], helps={"take_back": True}, start=True)
    before = ada.table()["play"]["view"]
    assert ada.refused("take-back") == "nothing-to-take-back"
    ada.do("move", text="card 5")
    after = ada.wait_for(
        lambda table: table["play"]["view"]["actors"] == [0] or table["play"]["view"]["now"]["round"] == 2
    )
    assert after["play"]["may_take_back"]
    ada.do("take-back")
    again = ada.wait_for(lambda table: table["play"]["view"]["now"]["round"] == 1)
    assert again["play"]["view"] == before
    ada.do("move", text="card 6")
    with ada.live() as line:
        play_live(line, 3)
    record = read_record(server.get(f"{ada.path}/record", ada.token).text)
    assert record.moves[0].text == "card 6"
    assert replay(find_game("number-line"), record).result is not None


def test_the_same_frames_come_as_server_sent_events(server: Server) -> None:
    ada = server.create(seats=["me", "simple"], start=True)
    headers = {"Authorization": f"Bearer {ada.token}"}
    with server.web.stream("GET", f"{server.address}{ada.path}/stream?since=1", headers=headers) as reply:
        assert reply.headers["content-type"].startswith("text/event-stream")
        lines = (line for line in reply.iter_lines() if line.startswith("data: "))
        first = json.loads(next(lines).removeprefix("data: "))
        assert first["type"] == "table"
        assert [event["number"] for event in first["events"]] == [2]
        number = ada.do("move", text="card 5")
        while first["number"] < number:
            first = json.loads(next(lines).removeprefix("data: "))
        assert first["events"][-1]["number"] >= number


def test_an_emote_is_shown_to_all_and_not_kept(server: Server) -> None:
    ada = server.create(seats=["me", "open"])
    ben = server.join(ada.code, "Ben")
    number = ada.table()["number"]
    with ben.live(language="es") as line:
        ada.do("emote", emote="well-played")
        shown = line.until(lambda frame: frame["type"] == "emote")
        assert shown == {"type": "emote", "seat": 0, "emote": "well-played", "sentence": "¡Bien jugado!"}
    assert ada.table()["number"] == number
