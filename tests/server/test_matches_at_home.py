"""Homework that is played: a child alone with bots at home, nobody else there; what came of it comes back."""

from pathlib import Path
from time import time
from typing import Any

from class_serving import Member, come_in, make_class
from serving import Json, Seat, Server, play_out

DAY = 86_400_000


def give(teacher: Member, game: str = "number-line", **play: Any) -> Json:
    until = int(time() * 1000) + DAY
    return teacher.say("give-homework", game=game, until=until, play={"matches": 2, "level": "easy", **play})


def begin(child: Member, match: int = 0, homework: int = 0) -> Seat:
    answer = child.say("play-homework", homework=homework, match=match)
    assert answer["type"] == "seat-opened", answer
    return Seat(child.server, answer["joined"])


def one_child(server: Server) -> tuple[Member, list[Member]]:
    teacher = make_class(server, ["Ada", "Bo"])
    codes = [child["code"] for child in teacher.now()["children"]]
    return teacher, [come_in(server, teacher.code, child_code=code) for code in codes]


def test_a_match_is_played_at_home_and_the_teacher_sees_what_came_of_it(server: Server) -> None:
    teacher, (ada, bo) = one_child(server)
    assert give(teacher)["type"] == "accepted"
    [to_do] = ada.now()["homework"]
    assert [match["code"] for match in to_do["matches"]] == ["", ""]
    assert to_do["puzzles"] == []

    seat = begin(ada)
    assert seat.table()["clock"]["setting"]["kind"] == "none"
    assert seat.refused("move", text="no such move at all") == "not-a-move"
    assert seat.say("hint")["type"] == "hinted"
    over = play_out([seat])
    mine = over["play"]["view"]["result"]["scores"][seat.seat]

    shown = teacher.say("see-homework", homework=0)
    row = shown["children"][0]
    first, second = row["matches"]
    assert (first["over"], first["score"], first["late"], second["code"]) == (True, mine, False, "")
    assert (row["played"], row["won"]) == (1, int(first["won"]))
    assert (first["hints"], first["of"]) == (1, 0)
    assert shown["children"][1]["matches"][0]["code"] == ""
    assert [one["began"] for one in teacher.now()["homework"]] == [1]
    # Bo knows nothing of Ada's table, and it is no table of a lesson.
    assert bo.now()["homework"][0]["matches"][0]["code"] == ""
    assert teacher.now()["lesson"] is None


def test_all_children_get_the_same_deals_and_are_compared_for_the_teacher_alone(server: Server) -> None:
    teacher, children = one_child(server)
    give(teacher, same_deals=True)
    seats = [begin(child) for child in children]
    promises = [seat.table()["play"]["view"]["commitment"] for seat in seats]
    assert promises[0] == promises[1] != begin(children[0], 1).table()["play"]["view"]["commitment"]
    for seat in seats:
        play_out([seat])
    rows = teacher.say("see-homework", homework=0)["children"]
    assert [row["matches"][0]["of"] for row in rows] == [1, 1]
    assert sum(row["matches"][0]["beaten"] for row in rows) == 1.0
    assert [child.now()["homework"][0]["matches"][0]["of"] for child in children] == [0, 0]


def test_what_a_child_played_at_home_is_in_the_report(server: Server) -> None:
    teacher, (ada, _) = one_child(server)
    give(teacher)
    play_out([begin(ada)])
    teacher.say("see-homework", homework=0)
    report = server.get(f"/api/classes/{teacher.code}/report", teacher.token).json()
    assert [(one["homework"], one["tables"], one["matches"]) for one in report["lessons"]] == [(True, 1, 1)]
    assert report["children"][0]["decisions"] > 0
    assert report["children"][1]["decisions"] == 0


def test_a_child_has_few_tables_open_and_none_when_the_time_is_over(server: Server) -> None:
    teacher, (ada, _) = one_child(server)
    give(teacher, matches=4)
    first, again = begin(ada), begin(ada)
    assert first.code == again.code
    begin(ada, 1)
    assert ada.say("play-homework", homework=0, match=2)["code"] == "homework-finish-first"
    assert ada.say("play-homework", homework=0, match=4)["code"] == "no-such-match"
    assert teacher.say("play-homework", homework=0, match=0)["code"] == "no-seat"
    soon = int(time() * 1000) + 900
    teacher.say("give-homework", game="number-line", until=soon, play={"matches": 1})
    begin(ada, homework=1)
    while int(time() * 1000) < soon:
        ada.now()
    assert ada.say("play-homework", homework=1, match=0)["code"] == "homework-over"


def test_homework_that_is_taken_back_is_gone_with_its_tables(server: Server) -> None:
    teacher, (ada, _) = one_child(server)
    give(teacher)
    seat = begin(ada)
    assert teacher.say("drop-homework", homework=0)["type"] == "accepted"
    assert server.get(seat.path + "/since/0", seat.token).status_code == 404
    assert ada.now()["homework"] == []


def test_a_match_goes_on_where_it_was_after_the_server_was_killed(server: Server) -> None:
    teacher, (ada, _) = one_child(server)
    give(teacher)
    seat = begin(ada)
    seat.step()
    server.kill()
    server.start()
    seat = begin(ada)
    play_out([seat])
    assert teacher.say("see-homework", homework=0)["children"][0]["played"] == 1


def test_somebody_alone_plays_big_bang_at_home(server: Server) -> None:
    teacher, (ada, _) = one_child(server)
    assert give(teacher, "big-bang", size=1, matches=1)["type"] == "accepted"
    assert [seat["kind"] for seat in begin(ada).table()["seats"]] == ["human"]


def test_a_child_that_is_taken_out_is_named_at_no_table_of_its_homework(tmp_path: Path) -> None:
    with Server(tmp_path, "--limits", "0") as server:
        teacher, (ada, _) = one_child(server)
        give(teacher)
        seat = begin(ada)
        assert seat.table()["seats"][seat.seat or 0]["name"] == "Ada"
        server.kill()
        server.start()
        assert teacher.say("remove-child", child=0)["type"] == "accepted"
        server.stop()
        assert b"Ada" not in server.data.read_bytes()
        server.start()
