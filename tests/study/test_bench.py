"""`playmat bench`: speed in multiples of a yardstick, remembered from time to time."""

import json
from pathlib import Path
from random import Random

import pytest

from commands import needs_native, playmat
from playmat.core.refusal import Refused
from playmat.study import yardstick
from playmat.study.bench import Speed
from playmat.study.history import append_history, compare, read_history


def a_speed(ratio: float, game: str = "number-line", build: str = "pure", seats: int = 4) -> Speed:
    return {
        "game": game,
        "seats": seats,
        "build": build,
        "moves_per_second": ratio * 500_000,
        "yardstick": 500_000,
        "ratio": ratio,
        "moves_a_match": 15.0,
    }


def test_the_yardstick_is_what_it_always_was() -> None:
    """Ratios written down years ago can only be compared if it never changes."""
    rng = Random(yardstick.SEED)
    lengths = [yardstick.play_one(rng) for _ in range(1000)]
    assert sum(lengths) == 7679
    assert (min(lengths), max(lengths)) == (5, 9)


def test_the_yardstick_knows_a_row_when_it_sees_one() -> None:
    game = yardstick.TicTacToe()
    for square in (0, 3, 1, 4):
        game.play(square)
        assert not game.is_over()
    assert game.legal() == [2, 5, 6, 7, 8]
    game.play(2)
    assert (game.winner, game.is_over()) == (1, True)


@pytest.mark.slow
def test_a_bench_measures_plain_python() -> None:
    done = playmat("bench", "number-line", "--rounds", "1", "--json")
    answer = json.loads(done.stdout)
    pure = answer["speeds"][0]
    assert (pure["game"], pure["build"], pure["seats"]) == ("number-line", "pure", 4)
    assert pure["moves_per_second"] > 0
    assert pure["ratio"] > 0


@needs_native
@pytest.mark.slow
def test_the_native_build_is_several_times_as_fast_and_both_stand_in_the_table(tmp_path: Path) -> None:
    """Whatever this process itself was told to use."""
    history = tmp_path / "history.jsonl"
    done = playmat("bench", "number-line", "--rounds", "1", "--history", str(history), PLAYMAT_NATIVE="0")
    assert done.returncode == 0
    assert [line.split()[2] for line in done.stdout.splitlines() if line.startswith("number-line")] == [
        "pure",
        "native",
    ]
    pure, native = read_history(history)
    assert native["ratio"] > 2 * pure["ratio"]


def test_what_was_written_down_is_read_again(tmp_path: Path) -> None:
    path = tmp_path / "history.jsonl"
    assert read_history(path) == []
    append_history(path, [a_speed(2.0)])
    append_history(path, [a_speed(3.0), a_speed(1.0, build="native")])
    assert [speed["ratio"] for speed in read_history(path)] == [2.0, 3.0, 1.0]
    assert json.loads(path.read_text().splitlines()[0])["python"]


def test_only_more_than_twenty_percent_counts_as_slower() -> None:
    history = [a_speed(9.0), a_speed(1.0)]
    assert [each["is_much_slower"] for each in compare(history, [a_speed(0.81)])] == [False]
    assert [each["is_much_slower"] for each in compare(history, [a_speed(0.79)])] == [True]
    assert compare(history, [a_speed(0.79)])[0]["before"] == 1.0


def test_only_the_same_is_compared() -> None:
    history = [a_speed(9.0, game="sevens"), a_speed(9.0, build="native"), a_speed(9.0, seats=2)]
    assert compare(history, [a_speed(1.0)]) == []


@pytest.mark.parametrize("line", ["{", "[]", '{"game": "sevens"}', '{"game": 1, "seats": 1, "build": "", "ratio": 1}'])
def test_a_damaged_history_is_refused_and_not_touched(tmp_path: Path, line: str) -> None:
    path = tmp_path / "history.jsonl"
    append_history(path, [a_speed(1.0)])
    path.write_text(path.read_text() + line + "\n")
    before = path.read_bytes()
    with pytest.raises(Refused) as refused:
        read_history(path)
    assert (refused.value.refusal.code, refused.value.refusal.facts["line"]) == ("bad-history", 2)
    assert path.read_bytes() == before


@pytest.mark.parametrize(
    ("arguments", "code"),
    [
        (["number-lime"], "unknown-game"),
        (["number-line", "--seats", "9"], "wrong-seats"),
        (["number-line", "--rounds", "0"], "out-of-range"),
        (["number-line", "--history", "/dev/null/history"], "unwritable-file"),
    ],
)
def test_a_bench_that_cannot_be_is_refused_before_anything_is_measured(arguments: list[str], code: str) -> None:
    done = playmat("bench", *arguments)
    assert done.returncode == 2
    assert done.stderr.count("\n") == 1
    assert done.stderr.endswith(f"[{code}]\n")
