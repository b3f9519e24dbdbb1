"""A report on a class, by HTTP: what was refused is told with its rule and its position, to the teacher alone."""

import csv
from io import StringIO
from typing import Any

import pytest

from class_serving import Member, lesson_with_slips
from playmat.server.http.report_routes import safe
from serving import Server


def report(member: Member, path: str = "report", **query: Any) -> Any:
    return member.server.web.get(f"{member.at}/{path}", params=query, headers=member.bearer)


def test_the_teacher_reads_what_was_refused_and_where(server: Server) -> None:
    teacher, _ = lesson_with_slips(server)

    told = report(teacher).json()

    assert [one["matches"] for one in told["lessons"]] == [0]
    assert [child["name"] for child in told["children"]] == ["Ada", "Bo"]
    assert sum(child["decisions"] for child in told["children"]) == 4
    topic = next(one for one in told["topics"] if one["rule"] == "NL-1")
    assert topic["sentence"] == "puts cards on numbers that are taken"
    assert topic["missed"] >= 2
    assert topic["places"][0]["text"].split(" ")[0] in ("card", "decoy")
    assert told["findings"] == []  # a few slips accuse nobody
    assert [child["enough"] for child in told["children"]] == [False, False]


def test_a_report_is_in_the_language_that_was_asked_for_and_of_one_lesson(server: Server) -> None:
    teacher, _ = lesson_with_slips(server)

    assert "ocupados" in str(report(teacher, language="es").json()["topics"])
    assert report(teacher, lesson=1).json()["lesson"] == 1
    for wrong in ("2", "0", "x"):
        refused = report(teacher, lesson=wrong)
        assert (refused.status_code, refused.json()["code"]) == (409, "no-such-lesson")


def test_no_child_and_no_stranger_reads_it(server: Server) -> None:
    teacher, children = lesson_with_slips(server)

    assert report(children[0]).json()["code"] == "not-teacher"
    assert report(Member(server, teacher.code, "nothing")).json()["code"] == "unknown-token"


def test_the_spreadsheet_has_a_heading(server: Server) -> None:
    teacher, _ = lesson_with_slips(server)

    answered = report(teacher, "report.csv")

    assert answered.headers["content-type"].startswith("text/csv")
    heading, *rows = answered.text.lstrip("\ufeff").splitlines()
    assert heading == "kind,child,name,game,rule,what,count,of,figure,lesson"
    assert "slips,1,Ada,,,,1,2,,1" in rows, "one slip in two moves of the first lesson"


def test_no_cell_of_the_spreadsheet_is_a_formula(server: Server) -> None:
    teacher, _ = lesson_with_slips(server)
    for child, name in enumerate(["-Ada", "-2-3"]):
        renamed = teacher.say("rename-child", child=child, nickname=name)
        assert renamed["type"] == "accepted", renamed

    cells = {cell for row in csv.reader(StringIO(report(teacher, "report.csv").text.lstrip("\ufeff"))) for cell in row}

    assert {"'-Ada", "'-2-3"} <= cells
    assert not [cell for cell in cells if cell.strip()[:1] in ("=", "+", "-", "@")]


@pytest.mark.parametrize("text", ["=1", "+1", "-1", "@A1", "\t=1", "\r1", "\n1", " =1", "\uff1d1", "\uff0b1"])
def test_a_text_that_begins_like_a_formula_is_written_as_text(text: str) -> None:
    assert safe(text) == "'" + text
    assert safe(-1) == -1, "numbers stay numbers"


def test_a_child_who_was_taken_out_is_in_no_report(server: Server) -> None:
    teacher, _ = lesson_with_slips(server)

    teacher.say("remove-child", child=1)

    told = report(teacher).json()
    assert [child["name"] for child in told["children"]] == ["Ada"]
    assert all(1 not in one["once"] for one in told["topics"])


def test_the_class_is_asked_about_a_position_of_an_earlier_lesson(server: Server) -> None:
    """Four presses: the report, the position, *ask the class*, and who answers; here without a page."""
    teacher, children = lesson_with_slips(server)
    place = next(one for one in report(teacher).json()["topics"] if one["rule"] == "NL-1")["places"][0]
    where = {"of": "position", "position": place["position"], "seat": place["seat"]}
    assert teacher.say("ask-class", place=where)["code"] == "poll-hidden"  # it is being played
    teacher.say("end-lesson")

    shown = teacher.say("see-position", place=where)
    assert (shown["type"], shown["position"]) == ("position", place["position"])
    assert teacher.say("ask-class", place=where)["type"] == "accepted"
    poll = children[0].now()["poll"]["poll"]
    assert children[0].say("answer-poll", poll=poll, text=place["text"])["code"] == "taken"

    for wrong, code in (({"table": "ABCDEFGH"}, "unknown-table"), ({"entry": 9_999}, "poll-no-such-position")):
        elsewhere = {**where, "position": {**place["position"], **wrong}}
        assert teacher.say("see-position", place=elsewhere)["code"] == code
