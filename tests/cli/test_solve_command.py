"""`playmat solve`: figures, solutions that replay, the same bytes everywhere, and clear refusals."""

import json
from pathlib import Path

import pytest

from commands import needs_native, playmat, playmat_here

DEALS = ("solve", "big-bang", "--seed", "1", "--limit", "500", "--par")


def test_the_solutions_replay_and_the_figures_are_theirs(tmp_path: Path) -> None:
    target = tmp_path / "all.jsonl"
    done = playmat_here(*DEALS, "--n", "45", "--records", str(target), "--json", "--cores", "1")
    assert done.returncode == 0, done.stderr
    figures = json.loads(done.stdout)["figures"]
    records = [json.loads(line) for line in target.read_text().splitlines()]
    assert figures["deals"] == len(records) == 45
    assert figures["verdicts"]["winnable"]["value"] == figures["decided"]["value"] == 1
    assert {record["result"]["end"] for record in records} == {"all-put"}
    draws = [[text for _, text in record["moves"]].count("draw") for record in records]
    shares = {int(number): share["value"] for number, share in figures["par"]["draws"].items()}
    assert shares == {number: pytest.approx(draws.count(number) / 45) for number in set(draws)}
    assert min(draws) == 9, "25 cards are drawn, three at a time"
    checked = playmat_here("replay", str(target), "--json")
    assert json.loads(checked.stdout)["bad"] == []


def test_one_core_and_many_find_the_same(tmp_path: Path) -> None:
    lines = []
    for cores in ("1", "3"):
        target = tmp_path / f"{cores}.jsonl"
        done = playmat(*DEALS, "--n", "41", "--records", str(target), "--cores", cores)
        assert done.returncode == 0, done.stderr
        lines.append(target.read_bytes())
    assert lines[0] == lines[1]


@needs_native
def test_pure_and_native_find_the_same(tmp_path: Path) -> None:
    lines = []
    for build in ("0", "1"):
        target = tmp_path / f"{build}.jsonl"
        options = ("--options", '{"draw": "free", "rules_cards": 2}')
        done = playmat(*DEALS, *options, "--n", "20", "--records", str(target), "--cores", "1", PLAYMAT_NATIVE=build)
        assert done.returncode == 0, done.stderr
        lines.append(target.read_bytes())
    assert lines[0] == lines[1]


def test_people_get_sentences() -> None:
    done = playmat_here("solve", "big-bang", "--n", "5", "--cores", "1")
    assert "5 deals of Big Bang (seed 0)" in done.stdout
    assert "All cards can be put: 100.0 % (56.6–100.0)" in done.stdout
    assert "Positions looked at" in done.stdout
    spanish = playmat_here("solve", "big-bang", "--deal", "A7", "--par", "--limit", "300", "--language", "es")
    assert "Par: 28 puntos" in spanish.stdout


def test_what_is_not_decided_within_the_limit_is_called_open() -> None:
    done = playmat_here("solve", "big-bang", "--n", "3", "--limit", "5", "--cores", "1")
    assert "Still open at the limit: 100.0 %" in done.stdout
    assert "Decided: 0.0 %" in done.stdout


def test_number_line_is_solved_exactly() -> None:
    told = json.loads(playmat_here("solve", "number-line", "--seats", "3", "--json").stdout)
    assert told["rounds"] == [{"round": 1, "values": ["11/3", "11/3", "2"], "first_moves": ["card 3", "card 8"]}]
    assert told["game_winner"] is None
    done = playmat_here("solve", "number-line")
    assert "Best first moves: card 5, card 6" in done.stdout
    assert "whoever does not begin can always win" in done.stdout
    assert "each as likely" in done.stdout


@pytest.mark.parametrize(
    ("arguments", "code"),
    [
        (["big-bong"], "unknown-game"),
        (["sevens"], "no-solver"),
        (["big-bang", "--seats", "2", "--preset", "race"], "solve-alone"),
        (["big-bang", "--options", '{"games": 2}'], "solve-one-game"),
        (["big-bang", "--options", '{"target": 50}'], "solve-one-game"),
        (["big-bang", "--options", '{"draw": "often"}'], "option-not-a-choice"),
        (["big-bang", "--n", "0"], "out-of-range"),
        (["big-bang", "--limit", "0"], "out-of-range"),
        (["big-bang", "--cores", "-1"], "out-of-range"),
        (["big-bang", "--deal", "no code"], "bad-deal-code"),
        (["number-line", "--seats", "6"], "wrong-seats"),
        (["number-line", "--ties", "coin"], "unknown-tie-rule"),
    ],
)
def test_what_cannot_be_solved_is_refused_in_one_line(arguments: list[str], code: str, tmp_path: Path) -> None:
    done = playmat_here("solve", *arguments, "--records", str(tmp_path / "none.jsonl"))
    assert done.returncode == 2
    assert done.stderr.count("\n") == 1
    assert done.stderr.endswith(f"[{code}]\n")
    assert list(tmp_path.iterdir()) == []
