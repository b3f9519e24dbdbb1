"""`playmat puzzles`: those there are, one of them, new ones, their proof, and clear refusals."""

import json
from pathlib import Path

import pytest

from commands import playmat_here
from playmat.puzzles import shelf
from playmat.puzzles.shelf import puzzles_of
from puzzling import answered

GAME = "number-line"


def test_all_are_listed_with_their_rates_and_goals() -> None:
    done = playmat_here("puzzles", GAME, "--n", "3", "--language", "es")
    assert done.returncode == 0, done.stderr
    assert done.stdout.splitlines()[1].startswith(puzzles_of(GAME)[0].id)
    told = json.loads(playmat_here("puzzles", GAME, "--json").stdout)
    assert len(told["puzzles"]) == len(puzzles_of(GAME))
    assert told["puzzles"][0]["rates"] == puzzles_of(GAME)[0].rates


def test_one_is_shown_and_its_answer_only_on_request() -> None:
    puzzle = puzzles_of(GAME)[0]
    plain = playmat_here("puzzles", GAME, "--show", puzzle.id).stdout
    told = playmat_here("puzzles", GAME, "--show", puzzle.id, "--answer").stdout
    assert told.startswith(plain)
    assert f"Answer: {puzzle.lines[0][0]}" in told
    assert "lines" not in json.loads(playmat_here("puzzles", GAME, "--show", puzzle.id, "--json").stdout)
    shown = json.loads(playmat_here("puzzles", GAME, "--show", puzzle.id, "--answer", "--json").stdout)
    assert shown["lines"] == [list(line) for line in puzzle.lines]


def test_the_same_seed_writes_the_same_puzzles_proved_and_rated(tmp_path: Path) -> None:
    files = []
    for cores in ("1", "2"):
        target = tmp_path / cores
        done = playmat_here(
            "puzzles", GAME, "--find", "--n", "2", "--seed", "9", "--cores", cores, "--write", str(target)
        )
        assert done.returncode == 0, done.stderr
        files.append(target.read_bytes())
    assert files[0] == files[1]
    assert b'"rates":{"easy"' in files[0]


def test_puzzles_are_looked_for_in_a_record(tmp_path: Path) -> None:
    records = tmp_path / "records.jsonl"
    playmat_here(
        "simulate", GAME, "--n", "1", "--seats", "3", "--bots", "easy", "--seed", "11", "--records", str(records)
    )
    done = playmat_here("puzzles", GAME, "--record", str(records), "--json", "--cores", "1")
    assert json.loads(done.stdout)["games"] == 1
    other = playmat_here("puzzles", "sevens", "--record", str(records))
    assert (other.returncode, "other-game" in other.stderr) == (2, True)
    records.write_text(records.read_text().replace("card", "decoy", 1))
    assert playmat_here("puzzles", GAME, "--record", str(records)).returncode == 2


def test_a_proof_that_fails_is_told_by_the_exit_code(monkeypatch: pytest.MonkeyPatch) -> None:
    done = playmat_here("puzzles", GAME, "--prove", "--n", "5", "--cores", "1")
    assert (done.returncode, done.stdout) == (0, "Proved: 5. Not proved: 0.\n")
    first = puzzles_of(GAME)[0]
    wrong = answered(first, ("card 99",))
    monkeypatch.setattr("playmat.cli.puzzles.puzzles_of", lambda _: (wrong,))
    failed = playmat_here("puzzles", GAME, "--prove", "--cores", "1", "--json")
    assert (failed.returncode, json.loads(failed.stdout)["unproved"]) == (1, [wrong.id])
    assert shelf.puzzles_of(GAME)[0] == first


@pytest.mark.parametrize(
    ("arguments", "code"),
    [
        (("chess",), "unknown-game"),
        ((GAME, "--show", "number-line-1"), "unknown-puzzle"),
        ((GAME, "--n", "-1"), "out-of-range"),
    ],
)
def test_bad_input_is_refused_with_a_sentence(arguments: tuple[str, ...], code: str) -> None:
    done = playmat_here("puzzles", *arguments)
    assert (done.returncode, f"[{code}]" in done.stderr) == (2, True)
