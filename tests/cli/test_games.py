"""`playmat games`: what there is to play."""

import json

from commands import playmat
from playmat.games.registry import GAMES


def test_the_games_are_listed() -> None:
    done = playmat("games")
    assert done.returncode == 0
    for name in GAMES:
        assert name in done.stdout


def test_one_game_is_shown_with_options_and_presets() -> None:
    done = playmat("games", "number-line")
    assert "Number Line" in done.stdout
    assert "hidden, open" in done.stdout
    assert "As the paper says" in done.stdout
    assert "Como en el papel" in playmat("games", "number-line", "--language", "es").stdout


def test_programs_get_the_games_as_json() -> None:
    told = json.loads(playmat("games", "--json").stdout)["games"]
    assert [game["name"] for game in told] == list(GAMES)
    line = told[0]
    assert line["seats"] == [2, 5]
    assert [option["name"] for option in line["options"]] == ["games", "target", "start", "decoys"]
    assert line["options"][0]["meaning"] == "how many games are played"
    assert [preset["name"] for preset in line["presets"]] == ["paper", "first-game", "ten-minutes"]


def test_output_to_a_reader_that_has_gone_is_no_fault() -> None:
    done = playmat("games", "--version")
    assert done.returncode in (0, 2)
    assert playmat("--version").stdout.strip() == "0.1.0"
