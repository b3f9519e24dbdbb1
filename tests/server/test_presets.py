"""Ready-made rules: each game has those of its source and nothing else, and old tables keep theirs."""

import re

import msgspec
import pytest

from playmat.core.options import Options
from playmat.games.registry import GAMES
from playmat.server.http.shelf import shelf
from playmat.table.admission import CreateTable
from playmat.table.frames import Frames, Reader
from playmat.table.opening import opened
from playmat.table.presence import Presence
from playmat.table.table import rebuild
from serving import Server

# What each source says, where our defaults stand otherwise.
AS_THE_SOURCE: dict[str, dict[str, Options]] = {
    "number-line": {"paper": {"start": "quiz"}},
    "sevens": {"paper": {}, "junior": {"variant": "junior"}},
    "big-bang": {"paper": {}, "friend": {"mode": "race", "same_deal": False}},
    "stars-and-bars": {"guide": {"housekeeping": "manual", "announce": "practise"}},
    "bang-zoom": {"paper": {}},
}


@pytest.mark.parametrize("game", GAMES)
def test_the_first_ready_made_rules_are_the_source_and_nothing_else(game: str) -> None:
    """NL-2, SV-13, SV-14, BB-15, SB-12, SB-13, BZ-14"""
    wanted = AS_THE_SOURCE[game]
    assert {preset.name: preset.options for preset in GAMES[game].presets[: len(wanted)]} == wanted
    words = [preset.words for preset in next(info for info in shelf("en").games if info.name == game).presets]
    says_so = [bool(re.search("as the paper says|as in the guide", text, re.IGNORECASE)) for text in words]
    assert says_so == [place < len(wanted) for place in range(len(words))]


def test_big_bang_alone_has_one_seat_and_with_a_friend_two(server: Server) -> None:
    """BB-15"""
    alone = server.create(game="big-bang", preset="paper", seats=["me"], start=True).table()
    assert len(alone["seats"]) == 1
    both = server.create(game="big-bang", preset="friend", seats=["me", "open"]).table()
    assert (both["options"]["mode"], both["options"]["same_deal"]) == ("race", False)
    wrong = server.post("/api/tables", {"game": "big-bang", "preset": "paper", "seats": ["me", "open"]})
    assert (wrong.status_code, wrong.json()["code"]) == (409, "preset-seats")
    assert wrong.json()["sentence"] == "The preset “paper” is for one player, but you are 2."


def test_a_table_whose_ready_made_rules_have_another_name_today_still_opens() -> None:
    wish = CreateTable(game="sevens", seats=["me", "simple", "simple"], options={"variant": "junior"})
    entry = msgspec.structs.replace(opened(wish, 1000)[0], preset="for-the-young")
    table = rebuild("CCCCCC", [entry], ["Ada", "", ""])
    frame = Frames().frame(table, Reader(0, True, "en"), Presence(), 0, 1000)
    assert frame.preset == "for-the-young"
    assert frame.options["variant"] == "junior"
