"""The rules in words, by HTTP."""

from serving import Server


def test_the_rules_of_a_game_come_by_id_in_the_language_asked_for(server: Server) -> None:
    page = server.get("/api/rules/bang-zoom?language=es").json()
    assert (page["game"], page["title"], page["language"]) == ("bang-zoom", "Bang! Zoom!", "es")
    rules = {rule["id"]: rule for chapter in page["chapters"] for rule in chapter["rules"]}
    assert rules["BZ-9"]["title"] == "Primero BANG"
    assert server.get("/api/rules/bang-zoom", **{"accept-language": "es-MX"}).json() == page


def test_the_rules_of_all_games_come_at_once(server: Server) -> None:
    pages = server.get("/api/rules").json()["pages"]
    assert [page["game"] for page in pages] == [game["name"] for game in server.get("/api/games").json()["games"]]
    assert all(page == server.get(f"/api/rules/{page['game']}").json() for page in pages)


def test_rules_of_an_unknown_game_are_refused(server: Server) -> None:
    reply = server.get("/api/rules/chess")
    assert (reply.status_code, reply.json()["code"]) == (404, "unknown-game")
    assert server.get("/api/rules/sevens?language=fr").json()["code"] == "unknown-language"


def test_the_rules_of_a_game_tell_who_made_it(server: Server) -> None:
    credit = server.get("/api/rules/big-bang?language=es").json()["credit"]
    assert (credit["designer"], credit["publisher"], credit["year"]) == ("Andrew Frinkle", "MediaStream Press", 2015)
    assert "Ideado por Andrew Frinkle." in credit["lines"]
    guide = server.get("/api/rules/stars-and-bars").json()["credit"]
    assert [guide[key] for key in ("designer", "publisher", "year", "link")] == [
        None,
        "Pentathlon Institute",
        None,
        None,
    ]


def test_rulings_are_marked_by_http(server: Server) -> None:
    page = server.get("/api/rules/bang-zoom").json()
    rules = {rule["id"]: rule for chapter in page["chapters"] for rule in chapter["rules"]}
    assert rules["BZ-9"]["ruling"]
    assert rules["BZ-9"]["text"].endswith("Before that nobody may lay ZOOM.◊")
    assert not rules["BZ-10"]["ruling"]


def test_a_rule_comes_with_its_pictures_in_words_and_each_is_fetched_by_its_name(server: Server) -> None:
    page = server.get("/api/rules/big-bang?language=es").json()
    rules = {rule["id"]: rule for chapter in page["chapters"] for rule in chapter["rules"]}
    told = rules["BB-3"]["pictures"][0]
    assert told["name"] == "one-apart"
    assert told["caption"] == "Junto al 4 encaja un 5: la diferencia es 1. Un 7 no: es 3."
    assert told["shows"].startswith("Un 4 junto a la estrella.")
    assert told["width"] > told["height"] > 20
    reply = server.get("/api/rules/big-bang/one-apart.svg")
    assert reply.headers["content-type"] == "image/svg+xml"
    assert reply.text.startswith("<svg ")
    assert server.get("/api/rules/big-bang/one-apart.svg?ink=mono").text != reply.text


def test_a_picture_that_is_not_there_is_refused(server: Server) -> None:
    reply = server.get("/api/rules/big-bang/one-appart.svg")
    assert (reply.status_code, reply.json()["code"]) == (404, "unknown-picture")
    assert "Did you mean one-apart?" in reply.json()["sentence"]
    assert server.get("/api/rules/big-bang/one-apart.svg?ink=gold").json()["code"] == "option-not-a-choice"
