"""Several people at one device: a key for each seat, one that shows nobody's cards, and nobody is away meanwhile."""

import json

import pytest

from playmat.core.refusal import Refused
from playmat.server.rooms.audience import Audience, place_of
from playmat.table.admission import CreateTable
from playmat.table.keys import FIRST_DEVICE, Key
from playmat.table.opening import opened
from playmat.table.table import rebuild
from serving import Json, Seat, Server

SEATS = ["me", "mate", "simple", "mate"]


def keys_of(server: Server, **wish: object) -> tuple[Json, list[Seat], Seat]:
    """The reply, everybody at the device, and the device itself."""
    body = {"game": "sevens", "seats": SEATS, "nickname": "Ada", "mates": ["Ben", "Mia"], "start": True, **wish}
    reply = server.post("/api/tables", body)
    assert reply.status_code == 201, reply.text
    joined: Json = reply.json()
    device = joined["device"]
    seats = [Seat(server, {**joined, **key}) for key in device["seats"]]
    return joined, seats, Seat(server, {**joined, "token": device["token"], "seat": None})


def test_everybody_at_the_device_has_a_key_of_their_own(server: Server) -> None:
    joined, seats, device = keys_of(server)
    assert [seat.seat for seat in seats] == [0, 1, 3]
    assert seats[0].token == joined["token"]
    assert len({joined["device"]["token"], *(seat.token for seat in seats)}) == 4
    table = device.table()
    assert [seat["name"] for seat in table["seats"]] == ["Ada", "Ben", "Bot 3", "Mia"]
    assert [seat["shares"] for seat in table["seats"]] == [True, True, False, True]
    for seat in seats:
        assert seat.table()["you"]["seat"] == seat.seat
        assert len(seat.table()["play"]["view"]["now"]["hand"]) > 5


def test_the_device_itself_sees_what_a_spectator_may_see(server: Server) -> None:
    _, seats, device = keys_of(server)
    table = device.table()
    assert table["you"] == {"seat": None, "host": False, "may_rematch": False}
    assert not table["spectators"], "and that although nobody may watch"
    sent = json.dumps(table["play"])
    now = table["play"]["view"]["now"]
    shown = {*now["open"], *(card for chain in now["chains"] for card in chain)}
    for seat in seats:
        hand = seat.table()["play"]["view"]["now"]["hand"]
        assert not [card for card in hand if f'"{card}"' in sent and card not in shown]
    assert device.refused("move", text="knock") == "no-seat"
    assert device.refused("pause", on=True) == "not-host"


def test_nobody_is_away_while_the_device_is_there() -> None:
    entry, names = opened(CreateTable(game="sevens", seats=[*SEATS[:3], "open"], mates=["Ben"]), 0)
    table = rebuild("CCCCCC", [entry], names)
    audience = Audience(0)
    audience.arrived(FIRST_DEVICE, 1000)
    assert audience.presence(table, 10**9).absent == {}
    assert audience.presence(table, 10**9).present == {0, 1}
    audience.left(FIRST_DEVICE, 5000)
    assert audience.presence(table, 10**9).absent == {0: 5000, 1: 5000}
    audience.arrived(1, 6000)
    assert audience.presence(table, 10**9).absent == {}, "where one of them is, all of them are"
    assert audience.presence(table, 10**9).present == {0, 1}


def test_all_are_back_when_the_device_is_back(server: Server) -> None:
    _, seats, device = keys_of(server, patience=1)
    seats[1].do("stand-in", on=True)
    with Seat.live(server.join_by_agreement(seats[0].code, "Leo", *seats)) as leo:
        leo.table_until(lambda table: table["seats"][0]["away"] and table["seats"][3]["away"])
        assert [seat["away"] for seat in device.table()["seats"]] == [False, True, False, False]


def test_a_seat_that_moves_to_a_device_of_its_own_shares_no_more(server: Server) -> None:
    _, seats, device = keys_of(server)
    link = seats[0].say("hand-seat", seat=3)
    reply = server.post(f"{seats[0].path}/claim", {"secret": link["secret"]})
    assert reply.status_code == 201
    assert [seat["shares"] for seat in device.table()["seats"]] == [True, True, False, False]
    assert server.get(f"{seats[2].path}/since/0", seats[2].token).status_code == 401


def test_a_device_that_nobody_sits_at_any_more_sees_nothing_more(server: Server) -> None:
    _, seats, device = keys_of(server)
    for seat in seats[1:]:
        seat.do("leave")
    assert device.table()["stage"] == "playing"
    seats[0].do("leave")
    assert server.get(f"{device.path}/since/0", device.token).status_code == 401


@pytest.mark.parametrize(
    ("wish", "code"),
    [
        ({"game": "big-bang", "seats": ["me", "mate"]}, "race-on-one-device"),
        ({"game": "sevens", "seats": ["mate", "open", "open"]}, "mates-without-seats"),
        ({"game": "sevens", "seats": ["me", "open", "open"], "mates": ["Ben"]}, "mates-without-seats"),
        (
            {"game": "sevens", "seats": ["me", "mate", "mate"], "nickname": "Ada", "mates": ["Ben", "ada"]},
            "nickname-taken",
        ),
    ],
)
def test_what_cannot_be_is_refused_with_its_reason(wish: Json, code: str) -> None:
    with pytest.raises(Refused) as wrong:
        opened(CreateTable(**wish), 0)
    assert wrong.value.refusal.code == code


def test_a_key_counts_where_its_people_are() -> None:
    assert place_of(Key("device", None)) == FIRST_DEVICE
    assert place_of(Key("seat", 2)) == 2
    assert place_of(Key("watch", None)) is None
