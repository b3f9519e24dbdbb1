"""Homework, puzzles of own games and a deal together over two servers on one database: it is no matter which is asked,
and it goes on when one of them is killed."""

import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from class_serving import Member, come_in, lesson_of_pairs, make_class
from nodes import Nodes
from playmat.puzzles.shelf import find_puzzle
from postgres import need_postgres
from serving import Json, Seat, Server, play_out

DAY = 86_400_000


@pytest.fixture
def nodes(tmp_path: Path) -> Iterator[Nodes]:
    need_postgres()
    with Nodes(tmp_path, 2) as running:
        yield running


def at(member: Member, node: Server) -> Member:
    """The same person, who asks another server."""
    return Member(node, member.code, member.token)


def until_answered(member: Member, type: str, **facts: Any) -> Json:
    """After a kill it takes a moment until another server may go on."""
    end = time.monotonic() + 20
    while True:
        answer = member.say(type, **facts)
        if answer.get("code") not in ("stopping", "store-failed") or time.monotonic() > end:
            return answer
        time.sleep(0.2)


def test_a_match_is_begun_at_one_server_played_through_the_other_and_survives_a_kill(nodes: Nodes) -> None:
    one, other = nodes.nodes
    teacher = make_class(one, ["Ada", "Bo"])
    until = int(time.time() * 1000) + DAY
    given = teacher.say("give-homework", game="number-line", until=until, play={"matches": 2, "same_deals": True})
    assert given["type"] == "accepted", given
    ada = come_in(other, teacher.code, child_code=teacher.now()["children"][0]["code"])
    seat = Seat(other, ada.say("play-homework", homework=0, match=0)["joined"])
    play_out([seat])
    assert at(teacher, other).say("see-homework", homework=0)["children"][0]["played"] == 1
    [to_do] = at(ada, one).now()["homework"]
    assert to_do["matches"][0]["over"]

    one.kill()
    opened = until_answered(ada, "play-homework", homework=0, match=1)
    assert opened["type"] == "seat-opened", opened
    play_out([Seat(other, opened["joined"])])
    assert until_answered(at(teacher, other), "see-homework", homework=0)["children"][0]["played"] == 2


def test_a_deal_and_puzzles_of_own_games_through_any_server(nodes: Nodes) -> None:
    one, other = nodes.nodes
    pairs = lesson_of_pairs(one, ["Ada", "Bo", "Cy", "Dee"], game="number-line", same_deal=True)
    for players in pairs.tables:
        play_out(players)
    teacher = at(pairs.teacher, other)
    for _ in range(100):
        if len(teacher.say("see-same-deal")["over"]) == 2:
            break
        time.sleep(0.1)
    assert teacher.say("see-deal", step=2)["type"] == "deal-laid"
    given = teacher.say("give-homework", game="number-line", count=3, own=True)
    assert given["type"] == "accepted", given
    pairs.close()
    teacher.say("end-lesson")
    [to_do] = at(pairs.children[0], one).now()["homework"]
    assert len(to_do["puzzles"]) == 3
    assert to_do["own"]  # on a busy machine the time may be over before there are three
    path = f"/api/classes/{teacher.code}/puzzles/{to_do['own'][0]}"
    assert [node.get(path, pairs.children[0].token).status_code for node in (one, other)] == [200, 200]


def test_first_tries_at_any_server_are_counted_together(nodes: Nodes) -> None:
    one, other = nodes.nodes
    shelf = one.get("/api/puzzles").json()["games"][0]["puzzles"]
    puzzle = find_puzzle(next(card["id"] for card in shelf if card["moves"] == 1))
    for node in (one, other):
        tried = node.post(f"/api/puzzles/{puzzle.id}/tries", {"moves": [puzzle.lines[0][0]], "first": True})
        assert tried.json()["state"] == "solved"
    other.stop()
    other.start()
    cards = [card for game in other.get("/api/puzzles").json()["games"] for card in game["puzzles"]]
    assert next(card["people"] for card in cards if card["id"] == puzzle.id) == 2
