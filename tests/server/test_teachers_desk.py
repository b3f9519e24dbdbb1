"""What a teacher sees and does from her place, at a real server; and what she, the wall and the children do not see."""

import json
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack

from class_serving import NAMES, Json, Member, Room, come_in, make_class, table_now
from serving import Server


def playing(server: Server, lines: ExitStack, **plan: object) -> tuple[Room, list[Json]]:
    room = Room(server, lines, size=3, **plan)
    return room, room.seat_all()


def pictures(member: Member, *tables: int) -> list[Json]:
    told = member.say("look-at-tables", tables=[{"table": table} for table in tables])
    assert told["type"] == "pictures", told
    found: list[Json] = told["pictures"]
    return found


def hands(seats: list[Json], server: Server) -> list[list[str]]:
    return [table_now(server, key)["play"]["view"]["now"]["hand"] for key in seats]


def test_pictures_show_what_a_spectator_sees_and_only_tables_that_have_changed(server: Server) -> None:
    with ExitStack() as lines:
        room, _ = playing(server, lines)
        found = pictures(room.teacher, 0, 1)
        assert [one["table"] for one in found] == [0, 1]
        for one in found:
            assert one["frame"]["you"]["seat"] is None
            assert one["frame"]["play"]["view"]["now"]["hand"] == []
        seen = [{"table": one["table"], "number": one["frame"]["number"]} for one in found]
        assert room.teacher.say("look-at-tables", tables=seen)["pictures"] == []
        for one in found:
            watched = table_now(server, room.teacher.say("look-at-table", table=one["table"])["joined"])
            assert one["frame"]["play"] == watched["play"]


def test_no_child_and_no_stranger_sees_pictures(server: Server) -> None:
    with ExitStack() as lines:
        room, _ = playing(server, lines)
        child = room.children[0]
        assert child.say("look-at-tables", tables=[{"table": 1}])["code"] == "not-teacher"
        assert child.say("look-beside", child=1)["code"] == "not-teacher"
        assert child.say("give-time", table=0)["code"] == "not-teacher"


def test_the_wall_shows_chosen_tables_under_animals_unless_names_are_wanted(server: Server) -> None:
    with ExitStack() as lines:
        room, _ = playing(server, lines)
        wall = Member(server, room.teacher.code, room.teacher.say("open-wall")["token"])
        assert wall.say("look-at-tables", tables=[{"table": 0}])["code"] == "not-on-wall"
        room.teacher.say("show-on-wall", tables=[0])
        assert wall.now()["on_wall"] == [0]
        (shown,) = pictures(wall, 0)
        animals = {seat["animal"] for seat in room.teacher.now()["lesson"]["tables"][0]["seats"]}
        assert {seat["name"] for seat in shown["frame"]["seats"]} == animals
        assert not any(name in json.dumps(shown) for name in NAMES)
        room.teacher.say("show-on-wall", tables=[0], names=True)
        (named,) = pictures(wall, 0)
        assert {seat["name"] for seat in named["frame"]["seats"]} <= set(NAMES)


def test_hands_are_seen_only_where_the_lesson_says_so_and_the_child_is_told(server: Server) -> None:
    with ExitStack() as lines:
        room, _ = playing(server, lines)
        told = room.teacher.say("look-beside", child=0)
        assert told["code"] == "hands-hidden"
        assert not room.children[0].now()["is_seen"]
    with ExitStack() as lines:
        room, seats = playing(server, lines, shows_hands=True)
        assert room.children[0].now()["shows_hand"]
        (beside,) = room.teacher.say("look-beside", child=0)["pictures"]
        assert beside["frame"]["play"]["view"]["now"]["hand"] == hands(seats[:1], server)[0]
        assert room.on_line[0].until("is_seen", value=True)["is_seen"]
        assert not room.children[1].now()["is_seen"]
        # She looks away: a few seconds later the child's screen says nothing any more.
        assert not room.on_line[0].until("is_seen", value=False)["is_seen"]


def asked(server: Server, seats: list[Json]) -> int:
    """A child whose turn it is."""
    for child, key in enumerate(seats):
        frame: Json = table_now(server, key)
        if key["seat"] in frame["play"]["view"]["actors"]:
            return child
    raise AssertionError("it is nobody's turn")


def test_a_hint_reaches_the_child_with_its_reason_also_where_the_lesson_has_none(server: Server) -> None:
    with ExitStack() as lines:
        none = {"hints": False, "preview": False, "word_check": False, "take_back": False}
        room, seats = playing(server, lines, helps=none)
        child = asked(server, seats)
        assert room.children[child].say("take-hint")["code"] == "no-hint-given"
        assert room.teacher.say("give-hint", child=child)["type"] == "accepted"
        assert room.on_line[child].until("hint", "shown")["hint"] == "shown"
        hinted = room.children[child].say("take-hint")
        assert hinted["type"] == "hinted"
        assert hinted["best"][0]["why"]
        assert room.children[child].now()["hint"] == ""
        waiting = next(
            other for other, key in enumerate(seats) if key["code"] == seats[child]["code"] and other != child
        )
        assert room.teacher.say("give-hint", child=waiting)["code"] == "child-not-asked"


def test_a_bot_plays_for_a_child_until_the_seat_is_given_back(server: Server) -> None:
    with ExitStack() as lines:
        room, seats = playing(server, lines)
        mate = next(other for other in range(1, 6) if seats[other]["code"] == seats[0]["code"])
        place = int(seats[0]["seat"])
        assert room.teacher.say("keep-seat", child=0, on=True)["type"] == "accepted"
        told = room.on_line[0].until("rests", value=True)
        assert (told["table"], told["sentence"]) == ("", "A bot plays for you now. Look at your teacher.")
        assert table_now(server, seats[mate])["seats"][place]["kind"] == "bot"
        assert room.children[0].say("take-seat")["code"] == "no-seat-yet"
        room.teacher.say("keep-seat", child=0, on=False)
        back = room.children[0].say("take-seat")["joined"]
        assert table_now(server, back)["seats"][place]["name"] == NAMES[0]


def test_two_children_change_tables_and_each_goes_on_with_the_others_cards(server: Server) -> None:
    with ExitStack() as lines:
        room, seats = playing(server, lines)
        other = next(other for other in range(1, 6) if seats[other]["code"] != seats[0]["code"])
        cards = hands([seats[0], seats[other]], server)
        assert room.teacher.say("swap-children", one=0, other=other)["type"] == "accepted"
        gone = server.web.get(
            f"{server.address}/api/tables/{seats[0]['code']}/since/0",
            headers={"authorization": f"Bearer {seats[0]['token']}"},
        )
        assert gone.status_code == 401
        new = [room.children[child].say("take-seat")["joined"] for child in (0, other)]
        assert [key["code"] for key in new] == [seats[other]["code"], seats[0]["code"]]
        assert hands(new, server) == cards[::-1]
        frames: list[Json] = [table_now(server, key) for key in new]
        assert [frame["seats"][key["seat"]]["name"] for frame, key in zip(frames, new, strict=True)] == [
            NAMES[0],
            NAMES[other],
        ]


def test_more_time_where_a_clock_runs_and_a_sentence_where_none_does(server: Server) -> None:
    with ExitStack() as lines:
        room, _ = playing(server, lines)
        assert room.teacher.say("give-time", table=0)["code"] == "no-clock"
        assert room.teacher.say("give-time", table=7)["code"] == "no-such-table"
    with ExitStack() as lines:
        room, seats = playing(server, lines, clock={"kind": "player", "seconds": 120, "bonus": 0})
        place = int(seats[0]["seat"])
        number = next(child["table"] for child in room.teacher.now()["children"] if child["child"] == 0)
        assert room.teacher.say("give-time", table=number, seconds=300)["type"] == "accepted"
        assert table_now(server, seats[0])["clock"]["left_ms"][place] > 400_000


def test_paper_is_for_the_teacher_alone(server: Server) -> None:
    made = make_class(server, NAMES)
    child = come_in(server, made.code, child_code=made.now()["children"][0]["code"])
    for member, status in ((made, 200), (child, 403)):
        told = server.web.get(f"{made.at}/paper.pdf", headers={"authorization": f"Bearer {member.token}"})
        assert told.status_code == status
    assert server.web.get(f"{made.at}/paper.pdf").status_code == 401
    lessons = server.web.get(f"{server.address}/api/lessons/sevens?language=es").json()["lessons"]
    assert lessons[0]["title"] == "La primera vez"


def test_real_names_are_nowhere_at_the_server_where_they_stay_with_the_teacher(server: Server) -> None:
    body = {"names": ["", ""], "hidden": True, "language": "es", "plan": {"game": "number-line"}}
    told = server.web.post(f"{server.address}/api/classes", json=body).json()
    made = Member(server, told["code"], told["token"])
    children = made.now()["children"]
    lines = [come_in(server, made.code, child_code=child["code"]) for child in children]
    heard = [member.line() for member in lines]
    made.say("seat-all")
    key = lines[0].say("take-seat")["joined"]
    names = {seat["name"] for seat in table_now(server, key)["seats"]}
    assert len(names) == 2
    assert all(name and not name.startswith("Seat") for name in names)
    assert made.say("rename-child", child=0, nickname="Ada")["code"] == "names-hidden"
    for line in heard:
        line.close()


def test_a_class_of_one_and_a_class_of_sixty_are_seen_whole(server: Server) -> None:
    one = make_class(server, ["Ada"])
    code = one.now()["children"][0]["code"]
    line = come_in(server, one.code, child_code=code).line()
    assert one.say("seat-all")["type"] == "accepted"
    assert len(pictures(one, 0)) == 1
    line.close()
    many = make_class(server, [f"Child {n}" for n in range(60)], size=4)
    codes = [child["code"] for child in many.now()["children"]]
    with ThreadPoolExecutor(20) as hands:
        lines = list(hands.map(lambda code: come_in(server, many.code, child_code=code).line(), codes))
    assert many.say("seat-all")["type"] == "accepted"
    assert len(pictures(many, *range(15))) == 15
    with ThreadPoolExecutor(20) as hands:  # each waits for its goodbye
        list(hands.map(lambda it: it.close(), lines))
