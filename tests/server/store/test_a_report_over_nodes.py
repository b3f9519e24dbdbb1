"""A report over two nodes on PostgreSQL: the same from both, and what the review has said outlives the node that had it
said."""

from collections.abc import Iterator
from time import monotonic, sleep
from typing import Any

import pytest

from class_serving import Member, played_lesson
from nodes import Nodes
from serving import PATIENCE


@pytest.fixture(scope="module")
def nodes(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Nodes]:
    with Nodes(tmp_path_factory.mktemp("nodes"), 2) as running:
        yield running


def got(member: Member, path: str = "report", **query: Any) -> Any:
    return member.server.web.get(f"{member.at}/{path}", params=query, headers=member.bearer)


def judged(teacher: Member) -> dict[str, Any]:
    end = monotonic() + 3 * PATIENCE
    while monotonic() < end:
        answered = got(teacher)
        told: dict[str, Any] = answered.json()
        if answered.status_code == 200 and told["judging"]["done"] == told["judging"]["total"] > 0:
            return told
        sleep(0.3)
    raise AssertionError(told)


def test_a_report_is_the_same_from_both_nodes_and_outlives_one(nodes: Nodes) -> None:
    teacher, children = played_lesson(nodes[0], matches=2)
    teacher.say("end-lesson")
    first = judged(teacher)
    there = Member(nodes[1], teacher.code, teacher.token)

    assert judged(there) == first
    place = first["accuracy"][0]["places"][0]
    where = {"of": "position", "position": place["position"], "seat": place["seat"]}
    assert there.say("ask-class", place=where)["type"] == "accepted"
    for child in children:
        assert child.say("answer-poll", poll=1, text=place["best"])["type"] == "accepted"
    there.say("step-poll", poll=1, to="closed")
    (asked,) = got(teacher).json()["asked"]
    assert (asked["answered"], asked["bars"][0]["text"]) == (2, place["best"])
    assert got(there, "home.pdf").content[:5] == b"%PDF-"
    assert got(there, "report.csv").text == got(teacher, "report.csv").text

    nodes[0].kill()
    told = judged(there)
    assert told["accuracy"] == first["accuracy"], "it is not worked out again"
    assert told["asked"] == [asked]
