"""`playmat simulate`: the same bytes everywhere, and nothing half-written."""

import json
import resource
import stat
from pathlib import Path

import pytest

from commands import needs_native, playmat

NUMBER_LINE = ("simulate", "number-line", "--seed", "7", "--options", "random", "--seats", "2-5")
TINY = 20_000  # bytes: far less than the records of these matches


def few_bytes() -> None:
    """What a full disk does: from here on no file can grow."""
    resource.setrlimit(resource.RLIMIT_FSIZE, (TINY, TINY))


def recorded(target: Path, *arguments: str, native: str = "") -> bytes:
    done = playmat(*arguments, "--records", str(target), PLAYMAT_NATIVE=native)
    assert done.returncode == 0, done.stderr
    return target.read_bytes()


def test_one_core_and_many_write_the_same_bytes(tmp_path: Path) -> None:
    one = recorded(tmp_path / "one.jsonl", *NUMBER_LINE, "--n", "450", "--cores", "1")
    many = recorded(tmp_path / "many.jsonl", *NUMBER_LINE, "--n", "450", "--cores", "3")
    assert one.count(b"\n") == 450
    assert one == many


@needs_native
@pytest.mark.parametrize("game", ["number-line", "sevens"])
def test_pure_and_native_write_the_same_bytes(tmp_path: Path, game: str) -> None:
    command = ("simulate", game, "--n", "150", "--options", "random", "--seats", "3-5", "--bots", "random,simple")
    pure = recorded(tmp_path / "pure.jsonl", *command, native="0")
    native = recorded(tmp_path / "native.jsonl", *command, native="1")
    assert pure == native


def test_the_records_replay_without_a_fault(tmp_path: Path) -> None:
    recorded(tmp_path / "all.jsonl", *NUMBER_LINE, "--n", "200")
    done = playmat("replay", str(tmp_path / "all.jsonl"), "--json")
    assert json.loads(done.stdout) == {"records": 200, "bad": [], "notes": []}


def test_the_figures_are_those_of_the_records(tmp_path: Path) -> None:
    target = tmp_path / "all.jsonl"
    done = playmat("simulate", "number-line", "--n", "120", "--records", str(target), "--json")
    answer = json.loads(done.stdout)
    records = [json.loads(line) for line in target.read_text().splitlines()]
    figures = answer["figures"]
    assert figures["matches"] == len(records) == 120
    assert figures["moves"] == sum(len(record["moves"]) for record in records)
    assert answer["seats"] == [4, 4]
    second = figures["seats"][1]
    assert second["score"]["value"] == pytest.approx(sum(record["result"]["scores"][1] for record in records) / 120)
    assert sum(seat["win_share"]["value"] for seat in figures["seats"]) == pytest.approx(1)
    assert answer["speed"]["games_per_second"] > 0


def test_people_get_sentences_and_a_table() -> None:
    done = playmat("simulate", "number-line", "--n", "30", "--seats", "2", "--bots", "simple,random", "--cores", "1")
    assert done.returncode == 0
    assert "30 matches of Number Line (seed 0)" in done.stdout
    assert "games a second" in done.stdout
    assert "most-points" in done.stdout
    rows = [line.split() for line in done.stdout.splitlines() if line.strip().startswith(("1 ", "2 "))]
    assert [row[:3] for row in rows] == [["1", "simple", "30"], ["2", "random", "30"]]
    assert done.stderr == ""


def test_spanish_is_spoken_too() -> None:
    done = playmat("simulate", "number-line", "--n", "3", "--language", "es")
    assert "partidas" in done.stdout


@pytest.mark.parametrize(
    ("arguments", "code"),
    [
        (["number-lime"], "unknown-game"),
        (["number-line", "--seats", "2-9"], "wrong-seats"),
        (["number-line", "--seats", "many"], "bad-seats"),
        (["number-line", "--seats", "5-2"], "seats-reversed"),
        (["number-line", "--bots", "random,cleverest"], "unknown-bot"),
        (["number-line", "--options", '{"decoys": "maybe"}'], "option-not-a-choice"),
        (["number-line", "--options", "{"], "options-not-json"),
        (["number-line", "--n", "0"], "out-of-range"),
        (["number-line", "--cores", "-1"], "out-of-range"),
        (["number-line", "--n", "lots"], "usage"),
    ],
)
def test_what_cannot_be_is_refused_in_one_line(arguments: list[str], code: str, tmp_path: Path) -> None:
    done = playmat("simulate", *arguments, "--records", str(tmp_path / "none.jsonl"))
    assert done.returncode == 2
    assert done.stderr.count("\n") == 1
    assert done.stderr.endswith(f"[{code}]\n")
    assert list(tmp_path.iterdir()) == []


def test_a_folder_that_is_not_there_is_a_clear_error(tmp_path: Path) -> None:
    done = playmat("simulate", "number-line", "--n", "5", "--records", str(tmp_path / "none" / "all.jsonl"))
    assert done.returncode == 2
    assert done.stderr.endswith("cannot be written: No such file or directory. [unwritable-file]\n")


def test_what_is_no_plain_file_is_not_replaced(tmp_path: Path) -> None:
    for target in (tmp_path, Path("/dev/full")):
        done = playmat("simulate", "number-line", "--n", "5", "--records", str(target))
        assert done.returncode == 2
        assert done.stderr.endswith("[not-a-plain-file]\n")
    assert stat.S_ISCHR(Path("/dev/full").stat().st_mode)


@pytest.mark.parametrize("cores", ["1", "2"])
def test_a_full_disk_is_a_clear_error_and_leaves_nothing_behind(tmp_path: Path, cores: str) -> None:
    target = tmp_path / "all.jsonl"
    target.write_text("what was here before\n")
    done = playmat(*NUMBER_LINE, "--n", "400", "--cores", cores, "--records", str(target), "--force", limit=few_bytes)
    assert done.returncode == 2
    assert done.stderr.endswith("cannot be written: File too large. [unwritable-file]\n")
    assert "Traceback" not in done.stderr
    assert target.read_text() == "what was here before\n"
    assert list(tmp_path.iterdir()) == [target]


def test_a_file_that_is_replaced_keeps_its_rights_and_its_link(tmp_path: Path) -> None:
    target = tmp_path / "all.jsonl"
    target.write_text("")
    target.chmod(0o640)
    link = tmp_path / "link.jsonl"
    link.symlink_to(target)
    recorded(link, "simulate", "number-line", "--n", "2")
    assert link.is_symlink()
    assert stat.S_IMODE(target.stat().st_mode) == 0o640
    assert target.read_text().count("\n") == 2
