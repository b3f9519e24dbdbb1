"""`playmat hint` and `playmat review`: what they print, and what they refuse."""

import json
from pathlib import Path
from typing import Any

import pytest

from commands import playmat_here as playmat

SAMPLE: dict[str, Any] = {
    "playmat": 1,
    "game": "number-line",
    "rules": 1,
    "options": {"decoys": "open"},
    "seats": [{"name": "Ada"}, {"name": "Robin"}],
    "chance": [],
    "moves": [[0, "card 5"], [1, "card 6"], [1, "card 1"], [0, "card 2"], [1, "decoy 9"], [0, "decoy 6"]],
    "result": {
        "scores": [14, 6],
        "winners": [0],
        "end": "most-points",
        "games": [{"scores": [14, 6], "winners": [0], "end": "most-points"}],
    },
}
LITTLE = ("--effort", "1")


@pytest.fixture
def file(tmp_path: Path) -> str:
    """A finished match, an unfinished one, one with a wrong move, one that was given up, and no record at all."""
    lines: list[Any] = [SAMPLE]
    lines.append({**SAMPLE, "moves": SAMPLE["moves"][:3], "result": None})
    lines.append({**SAMPLE, "moves": [[0, "card 5"], [1, "card 5"]], "result": None})
    given_up = {"scores": [0, 0], "winners": [], "end": "abandon", "games": []}
    lines.append({**SAMPLE, "moves": [[0, "card 5"], [-1, "abandon"]], "result": given_up})
    path = tmp_path / "records.jsonl"
    path.write_text("".join(json.dumps(line) + "\n" for line in lines) + "{\n", encoding="utf-8")
    return str(path)


def test_a_hint_says_the_best_moves_with_worth_and_reasons(file: str) -> None:
    done = playmat("hint", f"{file}:1", "--move", "4", *LITTLE)
    assert done.returncode == 0
    lines = done.stdout.splitlines()
    head = lines.index("Ada, move 4: what could be done")
    assert lines[head + 1].endswith(": wins 100 of 100 games (± 0)")
    assert "you keep at least" in "".join(lines[head + 2 : head + 4])


def test_a_hint_speaks_spanish_and_json(file: str) -> None:
    done = playmat("hint", f"{file}:1", "--move", "2", "--language", "es", *LITTLE)
    assert "Robin, jugada 2: lo que se podía hacer" in done.stdout
    told = json.loads(playmat("hint", f"{file}:1", "--move", "2", "--json", *LITTLE).stdout)
    assert (told["move"], told["seat"], told["unit"], len(told["choices"])) == (2, 1, "win", 3)
    assert len(told["sentences"]["why"]) == 3
    assert told["choices"][0]["why"][0]["key"] == "nl-own"


@pytest.mark.parametrize(("line", "move"), [(1, 6), (2, 4), (4, 1)])
def test_without_a_move_the_last_position_is_meant(file: str, line: int, move: int) -> None:
    """Of an unfinished match the one where it stands; the table itself needs no hint."""
    assert json.loads(playmat("hint", f"{file}:{line}", "--json", *LITTLE).stdout)["move"] == move


@pytest.mark.parametrize(
    ("arguments", "code"),
    [
        (("hint", "{file}:9"), "no-such-line"),
        (("hint", "{file}:1", "--move", "7"), "out-of-range"),
        (("hint", "{file}:1", "--move", "-1"), "out-of-range"),
        (("hint", "{file}:1", "--move", "0"), "out-of-range"),
        (("hint", "{file}:1", "--seat", "0"), "out-of-range"),
        (("hint", "{file}:1", "--move", "1", "--seat", "2"), "nothing-to-advise"),
        (("hint", "{file}:1", "--move", "1", "--seat", "3"), "out-of-range"),
        (("hint", "{file}:1", "--effort", "0"), "out-of-range"),
        (("hint", "{file}:3", "--move", "3"), "taken"),
        (("hint", "{file}:5"), "bad-json"),
        (("hint", "no-such-file.jsonl:1"), "unreadable-file"),
        (("review", "{file}:2"), "unfinished-record"),
        (("review", "{file}:9"), "no-such-line"),
        (("review", "{file}:5"), "bad-json"),
        (("review", "{file}:1", "--effort", "0"), "out-of-range"),
    ],
)
def test_what_cannot_be_said_is_refused(file: str, arguments: tuple[str, ...], code: str) -> None:
    for form in ((), ("--json",), ("--language", "es")):
        done = playmat(*(one.replace("{file}", file) for one in arguments), *form)
        assert done.returncode == 2
        assert f"[{code}]" in done.stderr
        assert "Traceback" not in done.stderr


def test_a_review_tells_every_move_the_accuracy_and_the_turning_points(file: str) -> None:
    done = playmat("review", f"{file}:1", *LITTLE)
    assert done.returncode == 0
    lines = done.stdout.splitlines()
    assert lines[0] == "Each move beside the best one"
    assert [line for line in lines if line.startswith("3. Robin: card 1 gives away 100 of 100 games.")]
    assert [line for line in lines if line.startswith("Ada played ")]
    assert lines[-1].startswith("Turning point, move 3: with card 1 the chance of Robin went from 100 to 0 in 100.")


def test_a_review_speaks_json(file: str) -> None:
    told = json.loads(playmat("review", f"{file}:1", "--json", "--language", "es", *LITTLE).stdout)
    assert [one["number"] for one in told["judged"]] == [1, 2, 3, 4, 5, 6]
    assert len(told["why"]) == 6
    assert told["sentences"][0].startswith("Ada jugó ")
    assert told["turning_points"] == [3]


def test_a_record_that_goes_wrong_is_not_reviewed(tmp_path: Path) -> None:
    path = tmp_path / "wrong.json"
    path.write_text(json.dumps({**SAMPLE, "moves": [[0, "card 5"], [1, "card 5"]]}), encoding="utf-8")
    done = playmat("review", str(path))
    assert done.returncode == 2
    assert "[taken]" in done.stderr


def test_a_match_that_was_given_up_is_reviewed_as_far_as_it_went(file: str) -> None:
    told = json.loads(playmat("review", f"{file}:4", "--json", *LITTLE).stdout)
    assert [one["move"] for one in told["judged"]] == ["card 5"]


def test_seats_are_counted_from_1_in_help_and_in_refusals(file: str) -> None:
    done = playmat("hint", f"{file}:1", "--move", "1", "--seat", "9")
    assert done.stderr == "playmat: “--seat” must be a whole number from 1 to 2. [out-of-range]\n"
    chosen = json.loads(playmat("hint", f"{file}:1", "--move", "1", "--seat", "1", "--json", *LITTLE).stdout)
    assert chosen["seat"] == 0
