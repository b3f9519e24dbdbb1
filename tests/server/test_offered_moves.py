"""Offered moves in sentences: what a button says, from what its own player can see."""

from pathlib import Path

import pytest

from dealt_table import dealt, moved
from playmat.games.registry import GAMES
from playmat.server.rooms.limits import CHOICES
from playmat.table.choices import offered_moves, told_apart
from playmat.table.frames import Reader
from playmat.table.table import Table
from serving import FrozenServer, Seat, Server


def offered_to(table: Table, seat: int, language: str = "en") -> dict[str, str]:
    return {move.text: move.sentence for move in offered_moves(table, Reader(seat, False, language))}


@pytest.mark.parametrize("game", sorted(GAMES))
@pytest.mark.parametrize("language", ["en", "es"])
def test_every_listed_move_has_a_sentence_of_its_own(game: str, language: str) -> None:
    table = dealt(game)
    assert table.play is not None
    match = table.play.match
    for seat in match.actors():
        told = offered_to(table, seat, language)
        assert list(told) == [match.format(move) for move in match.offer(seat).moves]
        assert len(set(told.values())) == len(told)
        assert not set(told) & set(told.values())


def test_what_a_draw_brings_is_not_told() -> None:
    table = dealt("big-bang")
    while "draw" not in (told := offered_to(table, 0)):
        table = moved(table, next(iter(told)))
    assert told["draw"] == "You draw."


def test_moves_that_sound_the_same_are_told_apart_by_their_texts() -> None:
    told = told_apart(["roll 1", "pass", "roll 2"], ["You draw.", "You pass.", "You draw."])
    assert [move.sentence for move in told] == ["You draw. (roll 1)", "You pass.", "You draw. (roll 2)"]


def test_a_seat_asks_for_the_moves_it_is_offered(server: Server) -> None:
    ada = server.create(game="number-line", seats=["me", "open"])
    ben = server.join(ada.code, "Ben")
    assert ada.say("choices", id="c1") == {"type": "offered", "id": "c1", "moves": []}
    ada.do("start")
    seats = [ada, ben]
    (acts,) = ada.table()["play"]["view"]["actors"]
    told = seats[acts].say("choices")["moves"]
    assert told[0] == {"text": "card 1", "sentence": "You put your card on 1."}
    assert [move["text"] for move in told] == seats[acts].table()["play"]["offer"]["moves"]
    assert seats[1 - acts].say("choices")["moves"] == []


def test_who_has_no_seat_is_offered_nothing(server: Server) -> None:
    ada = server.create(seats=["me", "easy"], spectators=True)
    watcher = Seat(server, server.post(f"{ada.path}/watch").json())
    assert watcher.refused("choices") == "no-seat"


def test_they_cannot_be_asked_for_without_end(tmp_path: Path) -> None:
    with FrozenServer(tmp_path) as strict:
        ada = strict.create(seats=["me", "easy"])
        codes = [ada.say("choices").get("code") for _ in range(CHOICES.burst + 3)]
    assert codes == [None] * CHOICES.burst + ["too-fast"] * 3
