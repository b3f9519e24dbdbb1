"""How well a class chooses, by the review: worked out beside the play, kept with the lesson, for the teacher alone."""

import csv
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from io import StringIO
from pathlib import Path
from typing import Any

import pypdfium2  # type: ignore[import-untyped]  # it ships no types
import pytest

from class_serving import fetch, make_class, played_lesson, wait_for_analysis
from playmat.server.store.codes_key import read_key
from playmat.server.store.sealed_codes import codes_with
from serving import Server


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    with Server(tmp_path, "--limits", "0") as running:
        yield running


def entries(server: Server, code: str) -> list[str]:
    codes = codes_with(read_key(server.data))
    with closing(sqlite3.connect(server.data)) as store:
        question = "SELECT entry FROM log JOIN tables ON tables.id = table_id WHERE code = ? ORDER BY number"
        return [bytes(entry).decode() for (entry,) in store.execute(question, (codes.stored_code(code),))]


def test_the_review_waits_until_the_lesson_is_over_and_is_then_kept_with_the_class(server: Server) -> None:
    teacher, _ = played_lesson(server, matches=3)

    during = fetch(teacher).json()
    assert (during["judging"]["total"], during["judging"]["playing"]) == (2, 1)
    teacher.say("end-lesson")
    told = wait_for_analysis(teacher)

    (whole,) = told["accuracy"]
    assert whole["choices"] == sum(child["accuracy"][0]["choices"] for child in told["children"])
    assert 0 < whole["good"] <= whole["choices"]
    assert "chose a good move in about" in whole["sentence"]
    assert whole["lessons"] == [{"lesson": 1, "choices": whole["choices"], "good": whole["good"]}]
    kept = [entry for entry in entries(server, teacher.code) if '"table-judged"' in entry]
    assert len(kept) == 3
    server.kill()
    server.start()
    assert fetch(teacher).json()["accuracy"] == told["accuracy"], "it is not worked out again"
    assert [entry for entry in entries(server, teacher.code) if '"table-judged"' in entry] == kept


def test_the_costliest_decisions_can_be_shown_and_asked_about(server: Server) -> None:
    teacher, children = played_lesson(server, matches=3)
    teacher.say("end-lesson")
    (whole,) = wait_for_analysis(teacher)["accuracy"]

    assert whole["places"], "children who play the first move that is allowed give something away"
    for place in whole["places"]:
        assert place["best"] != place["text"]
        assert place["better"]
        assert place["why"]
        where = {"of": "position", "position": place["position"], "seat": place["seat"]}
        shown = teacher.say("see-position", place=where)
        assert shown["type"] == "position"
        assert {place["text"], place["best"]} <= set(shown["table"]["play"]["offer"]["moves"])
    assert teacher.say("ask-class", place=where)["type"] == "accepted"
    poll = children[0].now()["poll"]["poll"]
    assert children[0].say("answer-poll", poll=poll, text=place["best"])["type"] == "accepted"


def test_of_few_choices_nothing_is_said(server: Server) -> None:
    teacher, _ = played_lesson(server, matches=1)
    teacher.say("end-lesson")

    told = wait_for_analysis(teacher)

    few = [one for child in told["children"] for one in child["accuracy"] if one["choices"] < 16]
    assert few, "a match of Number Line has fewer decisions than that"
    assert {(one["enough"], one["sentence"], one["below"]) for one in few} == {(False, "", False)}


def test_a_question_to_the_class_is_kept_with_the_lesson(server: Server) -> None:
    teacher, children = played_lesson(server, matches=1)
    teacher.say("end-lesson")
    place = wait_for_analysis(teacher)["accuracy"][0]["places"][0]
    where = {"of": "position", "position": place["position"], "seat": place["seat"]}
    teacher.say("ask-class", place=where)
    assert fetch(teacher).json()["asked"] == [], "it is still on"
    for child, text in zip(children, (place["text"], place["best"]), strict=True):
        child.say("answer-poll", poll=1, text=text)
    teacher.say("step-poll", poll=1, to="told")
    teacher.say("step-poll", poll=1, to="closed")

    for lesson in ("", "1"):
        (asked,) = fetch(teacher, lesson=lesson).json()["asked"]
        assert (asked["poll"], asked["lesson"], asked["answered"]) == (1, 1, 2)
        assert {bar["text"]: bar["children"] for bar in asked["bars"]} == {place["text"]: [0], place["best"]: [1]}
        assert asked["review"]["best"][0]["why"]
    shown = teacher.say("see-position", place={"of": "poll", "poll": 1})
    assert shown["type"] == "position"
    assert teacher.say("see-position", place={"of": "poll", "poll": 2})["code"] == "no-poll"
    assert teacher.say("ask-class", place={"of": "poll", "poll": 1})["type"] == "accepted"
    teacher.say("remove-child", child=0)
    rows = list(csv.DictReader(StringIO(fetch(teacher, "report.csv").text.lstrip("\ufeff"))))
    assert {row["kind"] for row in rows} >= {"chose", "hints", "slips", "seconds", "asked"}
    assert {row["name"] for row in rows if row["kind"] != "lesson"} == {"Bo"}, "who was taken out is nowhere"


def test_each_child_has_a_page_to_take_home(server: Server) -> None:
    teacher, children = played_lesson(server, matches=3)
    teacher.say("end-lesson")
    wait_for_analysis(teacher)

    pages = texts(fetch(teacher, "home.pdf"))
    assert len(pages) == 2
    for name, page in zip(("Ada", "Bo"), pages, strict=True):
        assert name in page
        assert "Number Line" in page
        assert "I can already" in page
        assert "Next I try to" in page
    assert "Bo" not in pages[0], "nobody stands on another child's page"
    (alone,) = texts(fetch(teacher, "home.pdf", child=1, language="es"))
    assert "Bo" in alone
    assert "Ahora voy a intentar" in alone
    assert fetch(teacher, "home.pdf", child=7).json()["code"] == "no-such-child"
    assert fetch(teacher, "home.pdf", child="x").json()["code"] == "no-such-child"
    assert fetch(children[0], "home.pdf").json()["code"] == "not-teacher"


def test_who_has_not_played_yet_is_told_of_no_skill(server: Server) -> None:
    (page,) = texts(fetch(make_class(server, ["Ada"], game="number-line"), "home.pdf"))
    assert "nothing yet" in page
    assert "I can already" not in page
    assert "play my first game" in page


def texts(answered: Any) -> list[str]:
    assert answered.headers["content-type"] == "application/pdf"
    return [page.get_textpage().get_text_bounded() for page in pypdfium2.PdfDocument(answered.content)]
