"""Everybody can see what was agreed: who is about to join, who sits there, who reads, who looks at it later."""

import json
from urllib.parse import urlencode

from serving import Server

AGREED = {"preset": "The usual game", "besides": ["2 games are played in a row.", "The decoys lie open."]}
OPTIONS = {"decoys": "open", "games": 2}


def test_who_is_about_to_join_reads_what_was_agreed(server: Server) -> None:
    ada = server.create(options=OPTIONS)
    card = server.get(f"/api/tables/{ada.code}").json()
    assert card["agreed"] == AGREED
    spanish = server.get(f"/api/tables/{ada.code}", **{"Accept-Language": "es"}).json()["agreed"]
    assert spanish["besides"] == ["Se juegan 2 partidas seguidas.", "Los señuelos están a la vista."]


def test_everybody_at_the_table_reads_it_and_so_does_who_watches(server: Server) -> None:
    ada = server.create(options=OPTIONS, spectators=True)
    ben = server.join(ada.code, "Ben")
    watcher = server.post(f"/api/tables/{ada.code}/watch").json()["token"]
    frames = [ada.table(), ben.table(), server.get(f"{ada.path}/since/0", watcher).json()]
    assert [frame["agreed"] for frame in frames] == [AGREED] * 3


def test_the_table_as_text_begins_with_it(server: Server) -> None:
    ada = server.create(seats=["me", "simple"], options=OPTIONS, start=True)
    text = ada.say("describe")["text"]
    assert "The usual game. Agreed besides:\n2 games are played in a row.\nThe decoys lie open.\n" in text


def test_a_record_that_is_looked_at_again_tells_it(server: Server) -> None:
    ada = server.create(seats=["me", "simple"], options={"decoys": "open", "start": "random"}, start=True)
    ada.finish()
    record = server.get(f"{ada.path}/record", ada.token).json()
    card = server.post("/api/replays", record).json()
    frame = server.get(f"/api/replays/{card['id']}?at=1").json()
    assert card["agreed"] == frame["table"]["agreed"]
    assert "Chance decides who starts." in [card["agreed"]["preset"], *card["agreed"]["besides"]]


def test_a_preset_is_named_and_only_what_differs_from_it_is_added(server: Server) -> None:
    games = server.get("/api/games").json()["games"]
    preset = next(game for game in games if game["name"] == "big-bang")["presets"][0]
    ada = server.create(game="big-bang", seats=["me"], preset=preset["name"], options={"clock": 7})
    assert ada.table()["agreed"] == {"preset": preset["words"], "besides": ["A game lasts at most 7 minutes."]}


def test_it_is_had_on_paper(server: Server) -> None:
    ada = server.create(options=OPTIONS)
    query = {"what": "score", "options": json.dumps(ada.table()["options"])}
    plan = server.get(f"/api/print/number-line?{urlencode(query)}").json()
    assert plan["pages"] == 2
    assert server.get(f"/api/print/number-line.pdf?{urlencode(query)}").content.startswith(b"%PDF")
    wrong = server.get(f"/api/print/number-line?{urlencode({'options': 'nonsense'})}")
    assert (wrong.status_code, wrong.json()["code"]) == (409, "options-not-json")
