"""`playmat replay`: every record checked, and every kind of damage named in one line."""

import bz2
import gzip
import json
import lzma
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from commands import playmat_here as playmat

SAMPLE: dict[str, Any] = {
    "playmat": 1,
    "game": "number-line",
    "rules": 1,
    "options": {"games": 1, "target": None, "start": "random", "decoys": "hidden"},
    "seats": [{"name": "Ada"}, {"name": "Robin"}],
    "chance": [["0"]],
    "moves": [[0, "card 5"], [1, "card 6"], [1, "card 5"], [0, "decoy 6"], [1, "decoy 9"], [0, "card 4"]],
    "result": {
        "scores": [9, 11],
        "winners": [1],
        "end": "most-points",
        "games": [{"scores": [9, 11], "winners": [1], "end": "most-points"}],
    },
}
SAMPLE_LINE = json.dumps(SAMPLE).encode() + b"\n"


def spoilt(change: Callable[[dict[str, Any]], None]) -> str:
    record = json.loads(json.dumps(SAMPLE))
    change(record)
    return json.dumps(record)


def line_for(tmp_path: Path, record: str) -> str:
    file = tmp_path / "spoilt.jsonl"
    file.write_text(json.dumps(SAMPLE) + "\n" + record + "\n", encoding="utf-8")
    done = playmat("replay", str(file))
    assert done.returncode == 1
    assert "Traceback" not in done.stderr
    first, last = done.stdout.splitlines()
    assert last == "2 records: 1 good, 1 bad."
    assert first.startswith(f"{file}:2: ")
    return first.removeprefix(f"{file}:2: ")


@pytest.mark.parametrize(
    ("change", "line"),
    [
        (
            lambda record: record["moves"].__setitem__(1, [1, "card 5"]),
            "move 2, seat 1: taken: A card of Ada lies on 5 already: choose a number without a card.",
        ),
        (
            lambda record: record["moves"].__setitem__(2, [0, "card 5"]),
            "move 3, seat 0: not-your-turn: It is not your turn: Robin plays now.",
        ),
        (
            lambda record: record["moves"].__setitem__(0, [0, "card 55"]),
            "move 1, seat 0: not-a-move: “card 55” is not a move of this game.",
        ),
        (
            lambda record: record["result"].__setitem__("scores", [11, 9]),
            "move 6: wrong-result: The record gives another result than the moves do: the scores are 9, 11.",
        ),
        (
            lambda record: record.__setitem__("chance", [["2"]]),
            "move 0: chance-out-of-range: Chance outcome number 1 is not a number that could be drawn here.",
        ),
        (
            lambda record: (
                record.__setitem__("seed", "00112233445566778899aabbccddeeff") or record.__setitem__("chance", [["1"]])
            ),
            "move 0: chance-not-from-seed: Chance outcome number 1 does not follow from the seed.",
        ),
        (
            lambda record: record.__setitem__("game", "number-lime"),
            "unknown-game: There is no game called “number-lime”. Did you mean number-line?",
        ),
        (lambda record: record.__setitem__("rules", 9), "move 0: unknown-rules: There is no rules number 9"),
        (lambda record: record["options"].__setitem__("games", 0), "move 0: option-out-of-range: The option “games”"),
        (lambda record: record["options"].__setitem__("decoy", 0), "move 0: unknown-option: There is no option called"),
        (lambda record: record["seats"].pop(), "move 0: wrong-seats: This game is for 2 to 5 players, not 1"),
        (lambda record: record.pop("moves"), "bad-field: The field “moves” is missing or wrong: it must be a list."),
    ],
)
def test_a_bad_record_is_named_with_line_move_seat_code_and_sentence(
    tmp_path: Path, change: Callable[[dict[str, Any]], None], line: str
) -> None:
    assert line_for(tmp_path, spoilt(change)).startswith(line)


def test_a_truncated_record_is_named(tmp_path: Path) -> None:
    assert line_for(tmp_path, json.dumps(SAMPLE)[:99]).startswith("bad-json: This is not readable JSON (column ")


def test_bytes_that_are_no_text_are_named(tmp_path: Path) -> None:
    file = tmp_path / "bytes.jsonl"
    file.write_bytes(b'{"playmat": \xff}\n')
    done = playmat("replay", str(file))
    assert (done.returncode, done.stderr) == (1, "")
    assert done.stdout.startswith(f"{file}:1: bad-json: This is not readable JSON (column 13).")


def test_a_shuffle_that_is_no_permutation_is_named(tmp_path: Path) -> None:
    dealt = json.loads(playmat("play", "sevens", "--humans", "0", "--json", "--seed", "3").stdout)
    dealt["chance"][0][0] = dealt["chance"][0][1]
    assert line_for(tmp_path, json.dumps(dealt)).startswith(
        "move 0: chance-no-permutation: Chance outcome number 1 does not hold exactly the cards that were shuffled."
    )
    dealt = json.loads(playmat("play", "sevens", "--humans", "0", "--json", "--seed", "3").stdout)
    dealt["chance"][0].reverse()
    assert line_for(tmp_path, json.dumps(dealt)).startswith("move 0: chance-not-from-seed:")


def test_good_records_pass_blank_lines_and_all(tmp_path: Path) -> None:
    file = tmp_path / "good.jsonl"
    file.write_text("\n" + json.dumps(SAMPLE) + "\n\n" + json.dumps(SAMPLE) + "\n", encoding="utf-8")
    done = playmat("replay", str(file))
    assert (done.returncode, done.stdout) == (0, "2 records, all good.\n")


def test_a_single_record_may_be_written_over_several_lines(tmp_path: Path) -> None:
    file = tmp_path / "pretty.json"
    file.write_text(json.dumps(SAMPLE, indent=2), encoding="utf-8")
    assert playmat("replay", str(file)).stdout == "One record, all good.\n"


@pytest.mark.parametrize(
    ("content", "code"),
    [
        (b"", "no-records"),
        (b" \n\n", "no-records"),
        (gzip.compress(b"", mtime=0), "no-records"),
        (gzip.compress(SAMPLE_LINE, mtime=0)[:60], "damaged-gzip"),
        (bz2.compress(SAMPLE_LINE), "not-text"),
        (lzma.compress(SAMPLE_LINE), "not-text"),
        (SAMPLE_LINE.decode().encode("utf-16"), "not-text"),
        (bytes(range(256)) * 40, "not-text"),
    ],
)
@pytest.mark.parametrize("command", ["replay", "hint", "review"])
def test_a_file_without_records_gets_one_clear_sentence(
    tmp_path: Path, command: str, content: bytes, code: str
) -> None:
    file = tmp_path / "file.jsonl"
    file.write_bytes(content)
    done = playmat(command, str(file))
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr.startswith(f"playmat: {file} is")
    assert done.stderr.endswith(f"[{code}]\n")
    assert done.stderr.count("\n") == 1


def test_records_compressed_with_gzip_are_read_as_they_are(tmp_path: Path) -> None:
    file = tmp_path / "two.jsonl.gz"
    file.write_bytes(gzip.compress(2 * SAMPLE_LINE, mtime=0))
    assert playmat("replay", str(file)).stdout == "2 records, all good.\n"
    assert playmat("replay", str(file), "--show", "2").returncode == 0


def test_a_match_is_told_to_programs_as_json(tmp_path: Path) -> None:
    file = tmp_path / "one.jsonl"
    file.write_bytes(SAMPLE_LINE)
    told = playmat("replay", str(file), "--show", "1").stdout.splitlines()
    answer = json.loads(playmat("replay", str(file), "--show", "1", "--json").stdout)
    assert answer == {"file": str(file), "line": 1, "game": SAMPLE["game"], "sentences": told}


@pytest.mark.parametrize("line", ["0", "2", "-1"])
def test_a_line_that_is_not_there_is_named(tmp_path: Path, line: str) -> None:
    file = tmp_path / "one.jsonl"
    file.write_bytes(SAMPLE_LINE)
    done = playmat("replay", str(file), "--show", line)
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr == f"playmat: There is no record on line {line}. [no-such-line]\n"


def test_programs_get_the_findings_as_json(tmp_path: Path) -> None:
    file = tmp_path / "x.jsonl"
    file.write_text(spoilt(lambda record: record["moves"].__setitem__(1, [1, "card 5"])), encoding="utf-8")
    done = playmat("replay", str(file), "--json", "--language", "es")
    assert done.returncode == 1
    assert json.loads(done.stdout) == {
        "records": 1,
        "bad": [
            {
                "file": str(file),
                "line": 1,
                "move": 2,
                "seat": 1,
                "code": "taken",
                "sentence": "En el 5 ya hay una carta de Ada: elige un número sin carta.",
            }
        ],
        "notes": [],
    }


def test_a_match_can_be_told_in_sentences(tmp_path: Path) -> None:
    file = tmp_path / "x.jsonl"
    file.write_text(json.dumps(SAMPLE), encoding="utf-8")
    told = playmat("replay", str(file), "--show", "1").stdout.splitlines()
    assert told[:3] == ["The usual game. Agreed besides:", "Chance decides who starts.", "Ada puts the card on 5."]
    assert told[-1] == "The game is over: Robin wins with 11 points."
    missing = playmat("replay", str(file), "--show", "2")
    assert missing.returncode == 2
    assert missing.stderr == "playmat: There is no record on line 2. [no-such-line]\n"
    file.write_text(spoilt(lambda record: record["moves"].__setitem__(1, [1, "card 5"])), encoding="utf-8")
    wrong = playmat("replay", str(file), "--show", "1")
    assert wrong.returncode == 2
    assert "[taken]" in wrong.stderr


def test_a_record_of_another_word_list_is_good_and_says_so(tmp_path: Path) -> None:
    """Its words are trusted, everything else is checked."""
    file = tmp_path / "x.jsonl"
    assert playmat("simulate", "bang-zoom", "--n", "1", "--seats", "2", "--records", str(file)).returncode == 0
    record = json.loads(file.read_text(encoding="utf-8"))
    assert playmat("replay", str(file)).stdout == "One record, all good.\n"
    file.write_text(json.dumps(record | {"words": "0" * 64}), encoding="utf-8")
    done = playmat("replay", str(file))
    assert done.returncode == 0
    note = "This match was played with another word list; its words are taken as they were."
    assert done.stdout == f"{file}:1: {note}\nOne record, all good.\n"
    assert json.loads(playmat("replay", str(file), "--json").stdout)["notes"] == [
        {"file": str(file), "line": 1, "sentence": note}
    ]
