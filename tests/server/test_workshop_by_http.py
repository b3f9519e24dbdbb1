"""The workshop by HTTP: designs are checked, tried out in a process of their own, and can be played right away."""

import pytest

from serving import Server


def test_a_design_comes_back_with_the_options_that_play_it(server: Server) -> None:
    told = server.get("/api/workshop/big-bang?cards=open/3/dead,5/5/dead").json()
    assert told["cards"] == "open/3/dead,5/5/dead"
    seat = server.create(game="big-bang", seats=["me"], options=told["options"], start=True)
    assert seat.table()["play"]["view"]["options"]["faces"] == told["cards"]


def test_without_cards_there_is_an_example_to_begin_with(server: Server) -> None:
    told = server.get("/api/workshop/bang-zoom").json()
    assert told["cards"].startswith("A9 B9")
    assert told["options"] == {"letters": told["cards"]}


def test_trials_are_the_same_for_everyone_who_asks(server: Server) -> None:
    path = "/api/workshop/big-bang/trials?cards=7/7/dead&language="
    english, again, spanish = (server.get(path + language).json() for language in ("en", "en", "es"))
    assert english == again
    assert [trial["words"] for trial in english["trials"]] == ["No rules cards", "1 rules card"]
    assert [trial["words"] for trial in spanish["trials"]] == ["Sin cartas de reglas", "1 carta de reglas"]
    assert [trial["goals"][0]["games"] for trial in english["trials"]] == [
        trial["goals"][0]["games"] for trial in spanish["trials"]
    ]
    assert all(0 <= goal["games"] <= trial["games"] for trial in english["trials"] for goal in trial["goals"])
    assert all(trial["games"] > 0 for trial in english["trials"])


@pytest.mark.parametrize("part", ["", "/trials"])
@pytest.mark.parametrize(
    ("asked", "status", "code"),
    [
        ("big-bang{}?cards=dead/dead/dead", 409, "all-faces-dead"),
        ("bang-zoom{}?cards=A60", 409, "letters-of-one-kind"),
        ("sevens{}", 404, "no-workshop"),
        ("chess{}", 404, "unknown-game"),
    ],
)
def test_what_nobody_could_play_is_refused(server: Server, part: str, asked: str, status: int, code: str) -> None:
    reply = server.get("/api/workshop/" + asked.format(part))
    assert (reply.status_code, reply.json()["code"]) == (status, code)
