"""`playmat games`: what there is to play."""

import json
import shlex
import subprocess
import sys

from commands import playmat_here as playmat
from playmat import __version__
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
    assert "Original rules" in done.stdout
    assert "Reglas originales" in playmat("games", "number-line", "--language", "es").stdout


def test_programs_get_the_games_as_json() -> None:
    told = json.loads(playmat("games", "--json").stdout)["games"]
    assert [game["name"] for game in told] == list(GAMES)
    line = told[0]
    assert line["seats"] == [2, 5]
    assert [option["name"] for option in line["options"]] == ["games", "target", "start", "decoys", "count"]
    assert line["options"][0]["meaning"] == "how many games are played"
    assert [preset["name"] for preset in line["presets"]] == [
        "original-rules",
        "first-game",
        "quick",
        "ten-minutes",
    ]
    assert {preset["seats"] for game in told for preset in game["presets"]} == {None}
    assert next(game for game in told if game["name"] == "stars-and-bars")["seats"] == [2, 2]
    assert " 2 " in playmat("games").stdout
    assert "2–2" not in playmat("games").stdout


def test_the_version_is_told() -> None:
    assert playmat("--version").stdout.strip() == __version__


def test_output_to_a_reader_that_has_gone_is_no_fault() -> None:
    command = f"{shlex.quote(sys.executable)} -m playmat games --json | true"
    done = subprocess.run(["bash", "-c", f"set -o pipefail; {command}"], capture_output=True, text=True, check=False)
    assert "Traceback" not in done.stderr
