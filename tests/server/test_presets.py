"""Presets: each game offers its original rules first, then a first game; old tables keep theirs."""

import json
import re

import msgspec
import pytest

from playmat.core.game import Game
from playmat.core.options import Options
from playmat.games.registry import GAMES
from playmat.server.http.shelf import shelf
from playmat.table.admission import CreateTable
from playmat.table.frames import Frames, Reader
from playmat.table.opening import opened
from playmat.table.presence import Presence
from playmat.table.table import rebuild
from playmat.words.agreement import bases_of
from serving import Seat, Server

# The source in everything it says, where our defaults stand otherwise.
ORIGINAL: dict[str, Options] = {
    "number-line": {"start": "quiz", "count": "practice"},
    "sevens": {"count": "practice"},
    "big-bang": {"unplayed": "minus", "same_deal": False},
    "stars-and-bars": {"housekeeping": "manual", "announce": "practise"},
    "bang-zoom": {},
}
FIRST_TWO = {"en": ("Original rules", "First game"), "es": ("Reglas originales", "Primera partida")}


@pytest.mark.parametrize("game", GAMES)
def test_the_original_rules_come_first_and_a_first_game_second(game: str) -> None:
    """NL-2, NL-18, SV-16, BB-12, BB-15, SB-12, SB-13, BZ-11"""
    presets = GAMES[game].presets
    assert [preset.name for preset in presets[:2]] == ["original-rules", "first-game"]
    assert presets[0].options == ORIGINAL[game]
    for language, beginnings in FIRST_TWO.items():
        info = next(info for info in shelf(language).games if info.name == game)
        for preset, beginning in zip(info.presets[:2], beginnings, strict=True):
            assert re.match(f"{beginning}($|:)", preset.words)
            assert preset.seats == list(range(info.least_seats, info.most_seats + 1))


@pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))
def test_no_two_presets_have_the_same_options(game: Game) -> None:
    for seats in range(game.least_seats, game.most_seats + 1):
        named = [name for name in bases_of(game, seats) if name]
        options = {name: json.dumps(bases_of(game, seats)[name], sort_keys=True) for name in named}
        assert len(set(options.values())) == len(options), options


def test_optional_rules_of_the_source_have_presets_of_their_own() -> None:
    """BB-13, BB-14, BB-16, BB-17, SV-13, BZ-14: they are no part of the original rules."""
    big_bang = GAMES["big-bang"]
    optional_rules: dict[str, Options] = {
        "replay": {"replay": True},
        "rules-cards": {"rules_cards": 6},
        "five-minutes": {"clock": 5},
        "stolen-race": {"mode": "race", "scoring": "stolen", "games": 3},
    }
    for name, optional in optional_rules.items():
        assert big_bang.preset(name) == ORIGINAL["big-bang"] | optional
    assert GAMES["sevens"].preset("younger-students") == ORIGINAL["sevens"] | {"variant": "junior"}
    ground_rules = {"proper_names", "abbreviations", "one_letter"}
    assert GAMES["bang-zoom"].preset("more-words") == dict.fromkeys(ground_rules, True)


def test_the_original_rules_of_big_bang_go_with_any_number_of_players(server: Server) -> None:
    """BB-12, BB-15: alone, or in a race in which everyone has a set of their own."""
    alone = server.create(game="big-bang", preset="original-rules", seats=["me"], start=True).table()
    assert (alone["options"]["mode"], alone["options"]["unplayed"]) == ("solo", "minus")
    both = server.create(game="big-bang", preset="original-rules", seats=["me", "open"]).table()
    assert (both["options"]["mode"], both["options"]["same_deal"]) == ("race", False)


def test_the_original_rules_of_number_line_do_without_a_quiz_against_bots(server: Server) -> None:
    """NL-2, NL-18: the first seat starts, and the table says so; points are still counted."""
    ada = server.create(game="number-line", preset="original-rules", seats=["me", "easy"], start=True)
    assert "There is no quiz" in said(ada)
    assert ada.table()["options"]["count"] == "practice"


def test_the_table_says_which_preset_is_played(server: Server) -> None:
    ada = server.create(game="number-line", preset="first-game", seats=["me", "easy"], start=True)
    first = next(info for info in shelf("en").games if info.name == "number-line").presets[1]
    assert f"{first.words}." in said(ada)
    assert "." not in first.words


def said(seat: Seat) -> str:
    """Everything the table has said so far."""
    return " ".join(line["sentence"] for event in seat.table()["events"] for line in event["lines"])


def test_a_table_whose_ready_made_rules_have_another_name_today_still_opens() -> None:
    wish = CreateTable(game="sevens", seats=["me", "simple", "simple"], options={"variant": "junior"})
    entry = msgspec.structs.replace(opened(wish, 1000)[0], preset="for-the-young")
    table = rebuild("CCCCCC", [entry], ["Ada", "", ""])
    frame = Frames().frame(table, Reader(0, True, "en"), Presence(), 0, 1000)
    assert frame.preset == "for-the-young"
    assert frame.options["variant"] == "junior"
