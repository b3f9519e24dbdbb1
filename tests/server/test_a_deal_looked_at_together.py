"""The same cards at every table, side by side once all have played them; nobody learns them before."""

import time
from pathlib import Path

from class_serving import Member, come_in, lesson_of_pairs
from serving import Json, Seat, Server, play_out

NAMES = ["Ada", "Bo", "Cy", "Dee", "Late"]


def four_and_one_late(server: Server) -> tuple[Member, list[list[Seat]], Member]:
    """Two tables of two at Number Line with the same cards; Late has not come yet."""
    pairs = lesson_of_pairs(server, NAMES[:4], game="number-line", same_deal=True, options={"start": "seat"})
    pairs.teacher.say("add-children", names=["Late"])
    code = pairs.teacher.now()["children"][4]["code"]
    return pairs.teacher, pairs.tables, come_in(server, pairs.teacher.code, child_code=code)


def finished(teacher: Member, tables: int) -> None:
    """The class notices what was played within a second."""
    line = teacher.line()
    for _ in range(100):
        if len(teacher.say("see-same-deal")["over"]) == tables:
            break
        time.sleep(0.1)
    line.close()


def first(moves: list[str]) -> str:
    return moves[0]


def last(moves: list[str]) -> str:
    return moves[-1]


def promise(key: Json, server: Server) -> str:
    seen: str = Seat(server, key).table()["play"]["view"]["commitment"]
    return seen


def test_a_deal_is_opened_when_all_have_played_it_and_shows_where_they_forked(tmp_path: Path) -> None:
    with Server(tmp_path, "--limits", "0") as server:
        teacher, tables, _ = four_and_one_late(server)
        wall = Member(server, teacher.code, teacher.say("open-wall")["token"])
        play_out(tables[0], first)
        finished(teacher, 1)
        assert teacher.say("see-deal")["code"] == "deal-not-over"
        assert wall.say("see-deal")["code"] == "not-on-wall"
        assert tables[0][0].say("move", text="x")["type"] == "refused"
        play_out(tables[1], last)
        finished(teacher, 2)

        laid = teacher.say("see-deal")
        assert (laid["type"], laid["step"], len(laid["tables"])) == ("deal-laid", 0, 2)
        [fork, *_] = laid["forks"]
        assert fork["step"] == 0
        assert [way["tables"] for way in fork["ways"]] == [[0], [1]]
        assert len({way["sentence"] for way in fork["ways"]}) == 2
        assert [board["tables"] for board in laid["boards"]] == [[0, 1]]
        apart = teacher.say("see-deal", step=1)
        assert [board["tables"] for board in apart["boards"]] == [[0], [1]]
        ended = teacher.say("see-deal", step=laid["steps"])
        assert all(board["over"] for board in ended["boards"])
        results = [seat for table in laid["tables"] for seat in table["seats"]]
        assert sum(seat["beaten"] for seat in results) == sum(seat["of"] for seat in results) / 2 == 2

        # Each fork is a press from asking the class.
        board = laid["boards"][0]
        place = {"of": "position", "position": board["position"], "seat": board["seat"]}
        assert teacher.say("ask-class", place=place)["type"] == "accepted"


def test_the_wall_sees_what_the_teacher_looks_at_and_nobody_s_name(tmp_path: Path) -> None:
    with Server(tmp_path, "--limits", "0") as server:
        teacher, tables, child = four_and_one_late(server)
        wall = Member(server, teacher.code, teacher.say("open-wall")["token"])
        for players in tables:
            play_out(players)
        finished(teacher, 2)
        assert wall.now()["deal"] is None
        teacher.say("see-deal", step=3, tables=[0], wall=True)
        assert wall.now()["deal"] is not None
        laid = wall.say("see-deal", step=0)
        assert (laid["step"], [board["tables"] for board in laid["boards"]]) == (3, [[0]])
        assert {seat["child"] for table in laid["tables"] for seat in table["seats"]} == {None}
        assert laid["boards"][0]["position"] is None
        assert not any(name in str(laid) for name in NAMES)
        assert child.say("see-deal")["code"] == "not-teacher"
        before = wall.now()["deal"]
        teacher.say("see-deal", step=4)
        assert wall.now()["deal"] != before
        teacher.say("see-deal", wall=False)
        assert wall.say("see-deal")["code"] == "not-on-wall"


def test_who_comes_late_has_these_cards_only_while_nobody_has_looked_at_them(tmp_path: Path) -> None:
    with Server(tmp_path, "--limits", "0") as server:
        teacher, tables, late = four_and_one_late(server)
        line = late.line()
        dealt = tables[0][0].table()["play"]["view"]["commitment"]
        for players in tables:
            play_out(players)
        finished(teacher, 2)
        assert teacher.say("see-deal")["type"] == "deal-laid"
        assert teacher.say("seat-child", child=4)["type"] == "accepted"
        assert promise(late.say("take-seat")["joined"], server) != dealt
        # A table with other cards is compared with nobody, and the deal stays open.
        assert teacher.say("see-same-deal")["tables"] == 2
        assert len(teacher.say("see-deal")["tables"]) == 2
        line.close()


def test_the_deal_stays_closed_while_somebody_late_plays_it(tmp_path: Path) -> None:
    with Server(tmp_path, "--limits", "0") as server:
        teacher, tables, late = four_and_one_late(server)
        line = late.line()
        dealt = tables[0][0].table()["play"]["view"]["commitment"]
        for players in tables:
            play_out(players)
        finished(teacher, 2)
        teacher.say("seat-child", child=4)
        seat = Seat(server, late.say("take-seat")["joined"])
        assert seat.table()["play"]["view"]["commitment"] == dealt
        assert teacher.say("see-deal")["code"] == "deal-not-over"
        place = {"of": "table", "table": 0, "match": 1, "moves": 0}
        assert teacher.say("ask-class", place=place)["code"] == "poll-same-deal"
        play_out([seat])
        finished(teacher, 3)
        assert len(teacher.say("see-deal")["tables"]) == 3
        line.close()


def test_what_strong_bots_make_of_the_seats_is_told_as_such_and_the_solver_where_there_is_one(tmp_path: Path) -> None:
    with Server(tmp_path, "--limits", "0") as server:
        teacher, tables, _ = four_and_one_late(server)
        for players in tables:
            play_out(players)
        finished(teacher, 2)
        laid = teacher.say("see-deal")
        assert laid["thinks"]
        for _ in range(300):
            laid = teacher.say("see-deal")
            if not laid["thinks"]:
                break
            time.sleep(0.2)
        assert (laid["par"]["source"], len(laid["par"]["scores"])) == ("bots", 2)
        assert laid["par"]["matches"] >= 1


def test_the_deal_of_a_lesson_that_is_over_can_be_looked_at_in_the_next(tmp_path: Path) -> None:
    with Server(tmp_path, "--limits", "0") as server:
        teacher, tables, _ = four_and_one_late(server)
        play_out(tables[0])
        finished(teacher, 1)
        teacher.say("end-lesson")
        laid = teacher.say("see-deal")
        assert sorted(len(table["seats"]) for table in laid["tables"]) == [0, 2]
