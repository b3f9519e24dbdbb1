"""Bad input: one clear sentence with its code on standard error, exit code 2, no traceback, nothing half-written."""

import json
from pathlib import Path

import pytest

from commands import playmat_here as playmat

PLAY = ("play", "number-line", "--humans", "0")


@pytest.mark.parametrize(
    ("arguments", "code", "sentence"),
    [
        (("play", "numer-line"), "unknown-game", "Did you mean number-line?"),
        (("play", "zzz"), "unknown-game", "There is no game called “zzz”."),
        (("games", "zzz"), "unknown-game", "The games are: number-line"),
        ((*PLAY, "--options", "{games"), "options-not-json", "“{games” is not a JSON object of options"),
        ((*PLAY, "--options", "[1]"), "options-not-json", "is not a JSON object of options"),
        ((*PLAY, "--options", '{"games": 0}'), "option-out-of-range", "must be a whole number from 1 to 100"),
        (
            (*PLAY, "--options", '{"target": 0}'),
            "option-out-of-range",
            "must be a whole number from 1 to 100000, or none",
        ),
        ((*PLAY, "--options", '{"decoys": "maybe"}'), "option-not-a-choice", "It can be: hidden, open."),
        ((*PLAY, "--options", '{"decoy": "open"}'), "unknown-option", "Did you mean decoys?"),
        (
            (*PLAY, "--options", '{"qqqqqq": 1}'),
            "unknown-option",
            "The options are: games, target, start, decoys, count.",
        ),
        ((*PLAY, "--preset", "frst-game"), "unknown-preset", "Did you mean first-game?"),
        ((*PLAY, "--seats", "6"), "wrong-seats", "This game is for 2 to 5 players, not 6."),
        ((*PLAY, "--seats", "1"), "wrong-seats", "This game is for 2 to 5 players, not 1."),
        (("play", "stars-and-bars", "--seats", "3"), "wrong-seats", "This game is for 2 players, not 3."),
        ((*PLAY, "--seats", "two"), "usage", "two"),
        ((*PLAY, "--bots", "smart"), "unknown-bot", "The bots are: easy, medium, hard, expert, random,"),
        ((*PLAY, "--colours", "pink"), "unknown-colour", "The colours are: green, orange, red, yellow, blue."),
        ((*PLAY, "--colours", "red,red"), "colour-taken", "Two players cannot both be red."),
        ((*PLAY, "--seed", "xyz"), "bad-seed", "a seed is 32 digits"),
        ((*PLAY, "--deal", "no way!"), "bad-deal-code", "a deal code is 1 to 32 letters (A to Z) and digits"),
        ((*PLAY, "--deal", "x" * 33), "bad-deal-code", "1 to 32 letters"),
        ((*PLAY, "--language", "fr"), "unknown-language", "The languages are: en, es."),
        ((*PLAY, "--record", "/no/such/folder/x.jsonl"), "unwritable-file", "cannot be written: No such file"),
        (("replay", "/no/such/file"), "unreadable-file", "cannot be read: No such file"),
        (("replay", "/"), "unreadable-file", "cannot be read: Is a directory"),
        (("serve", "--port", "99999"), "out-of-range", "must be a whole number from 0 to 65535"),
        (("serve", "--port", "0", "--workers", "-1"), "out-of-range", "must be a whole number from 1 to 64"),
        (("serve", "--port", "0", "--log", "loud"), "option-not-a-choice", "It can be: debug, info, warning, error."),
        (("replay",), "usage", "replay"),
        (("dance",), "usage", "dance"),
        ((*PLAY, "--frobnicate"), "usage", "--frobnicate"),
    ],
)
def test_bad_input_gets_a_clear_sentence_and_exit_code_2(arguments: tuple[str, ...], code: str, sentence: str) -> None:
    done = playmat(*arguments)
    assert done.returncode == 2
    assert done.stdout == ""
    assert sentence in done.stderr
    assert done.stderr.endswith(f"[{code}]\n")
    assert done.stderr.count("\n") == 1
    assert "Traceback" not in done.stderr


def test_refusals_come_in_the_language_asked_for() -> None:
    done = playmat("play", "numer-line", "--language", "es")
    assert "¿Querías decir number-line?" in done.stderr
    assert "¿Querías decir" in playmat("play", "numer-line", "--language=es").stderr
    assert "¿Querías decir" in playmat("play", "numer-line", language="es_ES.UTF-8").stderr


def test_programs_get_the_refusal_as_json_too() -> None:
    done = playmat(*PLAY, "--seats", "9", "--json")
    assert done.returncode == 2
    assert json.loads(done.stdout) == {
        "error": {
            "code": "wrong-seats",
            "sentence": "This game is for 2 to 5 players, not 9.",
            "facts": {"seats_given": 9, "low": 2, "high": 5, "exact": "no"},
        }
    }


def test_a_record_file_is_not_left_behind_by_a_match_that_never_began(tmp_path: Path) -> None:
    file = tmp_path / "x.jsonl"
    assert playmat(*PLAY, "--record", str(file), "--options", "{").returncode == 2
    assert not file.exists()


def test_records_are_added_line_by_line(tmp_path: Path) -> None:
    file = tmp_path / "x.jsonl"
    for _ in range(2):
        assert playmat(*PLAY, "--record", str(file)).returncode == 0
    assert len(file.read_text(encoding="utf-8").splitlines()) == 2
    assert playmat("replay", str(file)).stdout == "2 records, all good.\n"


def test_help_says_what_every_command_does() -> None:
    done = playmat("--help")
    assert done.returncode == 0
    for command in ("games", "play", "replay"):
        assert command in done.stdout
        assert "Usage: playmat " + command in playmat(command, "--help").stdout
