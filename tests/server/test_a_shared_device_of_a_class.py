"""Several children of a class on one device: each has a seat, and what lies under a cover is not on the device."""

from collections.abc import Iterator
from contextlib import ExitStack

import pytest

from class_serving import Json, Member, Room, come_in, make_class, table_now
from serving import Server


@pytest.fixture
def lines() -> Iterator[ExitStack]:
    with ExitStack() as open_lines:
        yield open_lines


class Tablets:
    """Three tablets with two children each."""

    def __init__(self, server: Server, lines: ExitStack, **plan: object) -> None:
        self.server = server
        self.room = Room(server, lines, **plan)
        self.codes = [child["code"] for child in self.room.teacher.now()["children"]]
        for host in (0, 2, 4):
            self.share(host, host + 1)

    def share(self, host: int, child: int) -> None:
        code, beside = self.codes[child], self.room.children[host].token
        self.room.children[child] = come_in(self.server, self.room.teacher.code, child_code=code, beside=beside)
        self.room.on_line[child] = self.room.listen(self.room.children[child])

    def pupil(self, child: int) -> Json:
        found: Json = self.room.teacher.now()["children"][child]
        return found

    def seat(self, child: int) -> Json:
        key = self.key(child)
        found: Json = table_now(self.server, key)["seats"][key["seat"]]
        return found

    def key(self, child: int) -> Json:
        opened = self.room.children[child].say("take-seat")
        assert opened["type"] == "seat-opened", opened
        joined: Json = opened["joined"]
        return joined


@pytest.fixture
def tablets(server: Server, lines: ExitStack) -> Tablets:
    return Tablets(server, lines, size=4)


def device_now(server: Server, key: Json) -> Json:
    return table_now(server, {**key, "token": key["device"]["token"]})


def test_who_share_a_device_sit_at_one_table_each_on_a_seat_of_their_own(tablets: Tablets) -> None:
    seats = tablets.room.seat_all()
    for host in (0, 2, 4):
        assert seats[host]["code"] == seats[host + 1]["code"]
        assert seats[host]["seat"] != seats[host + 1]["seat"]
        assert tablets.pupil(host)["device"] == tablets.pupil(host + 1)["device"] is not None
    assert len({tablets.pupil(host)["device"] for host in (0, 2, 4)}) == 3
    assert tablets.room.children[1].now()["beside"] == ["Ada"]


def test_a_device_whose_covers_are_down_gets_what_a_spectator_gets(tablets: Tablets) -> None:
    for key in tablets.room.seat_all():
        shown = device_now(tablets.server, key)
        assert shown["you"]["seat"] is None
        assert table_now(tablets.server, key)["play"]["view"]["now"]["hand"], "the seat itself has cards"
        codes = [table["code"] for table in tablets.room.teacher.now()["lesson"]["tables"]]
        watch = tablets.room.teacher.say("look-at-table", table=codes.index(key["code"]))["joined"]
        assert table_now(tablets.server, watch)["play"]["view"]["now"] == shown["play"]["view"]["now"]


def test_a_device_says_nothing_for_its_seats_and_gets_no_hint(tablets: Tablets) -> None:
    key = tablets.room.seat_all()[0]
    at = f"{tablets.server.address}/api/tables/{key['code']}/messages"
    head = {"authorization": f"Bearer {key['device']['token']}"}
    for said in ({"type": "hint"}, {"type": "choices"}, {"type": "move", "text": "pass"}):
        answer = tablets.server.web.post(at, json={"id": "x", **said}, headers=head).json()
        assert answer["type"] == "refused", answer


def test_two_devices_at_one_table_are_told_apart(tablets: Tablets) -> None:
    """Who is at the other tablet is not there because this one is."""
    seats = tablets.room.seat_all()
    table = max({key["code"] for key in seats}, key=lambda code: sum(key["code"] == code for key in seats))
    at_it = [child for child, key in enumerate(seats) if key["code"] == table]
    assert len(at_it) == 4, "two pairs"
    keys = {tablets.key(child)["device"]["token"]: tablets.pupil(child)["device"] for child in at_it}
    assert len(set(keys.values())) == 2
    assert all(seat["shares"] for seat in table_now(tablets.server, seats[at_it[0]])["seats"])


def test_who_goes_to_a_device_of_their_own_is_out_at_the_shared_one(tablets: Tablets) -> None:
    seats = tablets.room.seat_all()
    away = come_in(tablets.server, tablets.room.teacher.code, child_code=tablets.codes[1])
    assert away.now()["beside"] == []
    assert tablets.pupil(0)["device"] is None, "nobody shares with Ada any more"
    assert tablets.room.children[1].now()["code"] == "unknown-token"
    assert table_now(tablets.server, seats[1])["code"] == "unknown-token", "the tablet has no key to that hand"
    mine = away.say("take-seat")["joined"]
    assert (mine["code"], mine["seat"]) == (seats[1]["code"], seats[1]["seat"])
    assert table_now(tablets.server, seats[0])["you"]["seat"] == seats[0]["seat"], "Ada plays on"


def test_one_is_done_and_the_other_plays_on(tablets: Tablets) -> None:
    seats = tablets.room.seat_all()
    assert tablets.room.children[0].say("done")["type"] == "accepted"
    assert tablets.room.children[1].now()["beside"] == []
    assert table_now(tablets.server, tablets.key(1))["you"]["seat"] == seats[1]["seat"]
    assert not tablets.seat(1)["shares"]


def test_a_child_who_is_taken_out_leaves_the_device_to_the_others(tablets: Tablets) -> None:
    tablets.room.seat_all()
    tablets.room.teacher.say("remove-child", child=1)
    assert tablets.room.children[0].now()["beside"] == []
    assert tablets.room.teacher.now()["children"][0]["device"] is None


def test_a_child_is_moved_from_a_shared_device_to_another_table_and_back(tablets: Tablets) -> None:
    tablets.room.seat_all()
    tables = tablets.room.teacher.now()["lesson"]["tables"]
    here = tablets.pupil(0)["table"]
    other = next(seat["child"] for seat in tables[1 - here]["seats"] if seat["child"] is not None)
    assert tablets.room.teacher.say("swap-children", one=1, other=other)["type"] == "accepted"
    assert tablets.pupil(1)["table"] == 1 - here
    key = tablets.key(1)
    assert key["code"] == tables[1 - here]["code"]
    assert key["device"] is not None, "still at the tablet, now at two tables"
    assert device_now(tablets.server, key)["you"]["seat"] is None


def test_who_comes_late_to_a_device_gets_a_seat_at_its_table(server: Server, lines: ExitStack) -> None:
    teacher = make_class(server, [], size=4)
    ada = come_in(server, teacher.code, nickname="Ada")
    lines.callback(ada.line().close)
    assert teacher.say("seat-all")["type"] == "accepted"
    ben = come_in(server, teacher.code, nickname="Ben", beside=ada.token)
    lines.callback(ben.line().close)
    assert teacher.say("seat-child", child=1)["type"] == "accepted"
    assert ben.now()["table"] == ada.now()["table"] != ""
    assert table_now(server, ben.say("take-seat")["joined"])["seats"][0]["shares"]


def test_at_most_five_play_on_one_device_and_nobody_twice(server: Server) -> None:
    teacher = make_class(server, [], size=4)
    ada = come_in(server, teacher.code, nickname="Ada")
    for name in ("Ben", "Cy", "Dee", "Eve"):
        come_in(server, teacher.code, nickname=name, beside=ada.token)
    at = f"{server.address}/api/classes/{teacher.code}/children"
    sixth = server.web.post(at, json={"nickname": "Fay", "beside": ada.token})
    assert sixth.status_code >= 400
    assert sixth.json()["code"] == "device-full"
    again = server.web.post(at, json={"child_code": ada.now()["child_code"], "beside": ada.token})
    assert again.json()["code"] == "here-already"
    for token in ("nonsense", teacher.token):
        assert server.web.post(at, json={"nickname": "Gus", "beside": token}).status_code >= 400
    assert len(teacher.now()["children"]) == 5


def test_in_a_race_a_device_has_one_seat_and_the_others_play_along(server: Server, lines: ExitStack) -> None:
    tablets = Tablets(server, lines, game="big-bang", options={"mode": "race"}, size=3)
    teacher: Member = tablets.room.teacher
    assert teacher.say("seat-all")["type"] == "accepted"
    seated = [child for child in range(6) if tablets.pupil(child)["table"] is not None]
    assert seated == [0, 2, 4]
    assert tablets.room.children[1].now()["host"] == "Ada"
    assert teacher.say("seat-all")["type"] == "accepted"
    assert [child for child in range(6) if tablets.pupil(child)["table"] is not None] == [1, 3, 5], "then the others"


def test_everything_is_there_after_the_server_was_killed(tablets: Tablets) -> None:
    seats = tablets.room.seat_all()
    tablets.server.kill()
    tablets.server.start()
    assert tablets.room.children[1].now()["beside"] == ["Ada"]
    key = tablets.key(1)
    assert (key["code"], key["seat"]) == (seats[1]["code"], seats[1]["seat"])
    assert device_now(tablets.server, seats[0])["you"]["seat"] is None
    assert tablets.seat(1)["shares"]
