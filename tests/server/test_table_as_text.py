"""The table read out: in letters and words, in the reader's language, and only what that reader may see."""

from typing import cast

import pytest

from dealt_table import dealt
from playmat.games.registry import GAMES
from playmat.table.frames import Reader
from playmat.table.inquiries import described
from serving import Server


@pytest.mark.parametrize("game", sorted(GAMES))
@pytest.mark.parametrize("language", ["en", "es"])
def test_every_table_can_be_told_in_words(game: str, language: str) -> None:
    table = dealt(game)
    for seat in (0, None):
        asked, _, drawn = described(table, Reader(seat, False, language)).partition("\n\n")
        assert asked
        assert len(drawn.splitlines()) > 1


def test_a_hand_is_told_to_its_own_seat_alone() -> None:
    table = dealt("sevens")
    assert table.play is not None
    hand = cast(list[str], table.play.match.view(0)["now"]["hand"])
    line = f"Your hand: {hand[0]}"
    assert line in described(table, Reader(0, True, "en"))
    assert "Your hand" not in described(table, Reader(None, False, "en"))


def test_the_match_alone_is_told_as_well(server: Server) -> None:
    ada = server.create(seats=["me", "easy"])
    assert ada.say("describe")["board"] == ""
    ada.do("start")
    told = ada.say("describe")
    assert told["board"]
    assert told["text"].endswith(told["board"])
    assert ada.table()["status"]["sentence"] not in told["board"]


def test_before_the_deal_it_says_what_is_waited_for(server: Server) -> None:
    ada = server.create(seats=["me", "open"])
    told = ada.say("describe", id="d1")
    assert (told["type"], told["id"]) == ("described", "d1")
    assert told["text"] == f"{ada.table()['status']['sentence']}\n\nThe usual game."
