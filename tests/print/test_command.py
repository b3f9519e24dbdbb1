"""`playmat print`: one command for a class set, and a clear word where it cannot be."""

import json
import os
from pathlib import Path

import pytest

from commands import playmat
from playmat.core.refusal import Refused
from playmat.print import print_set
from playmat.print.order import read_job
from playmat.words.catalogue import catalogue


def test_one_command_prints_a_whole_game(tmp_path: Path) -> None:
    file = tmp_path / "game.pdf"
    done = playmat("print", "number-line", "-o", str(file))
    assert (done.returncode, done.stderr) == (0, "")
    assert "21 cards" in done.stdout
    assert file.read_bytes() == print_set("number-line").pdf
    assert names_in(tmp_path) == ["game.pdf"]
    playmat("print", "number-line", "--no-backs", "-o", str(file), "--force")
    assert file.read_bytes() == print_set("number-line", backs=False).pdf


def test_programs_get_the_facts_as_json(tmp_path: Path) -> None:
    file = tmp_path / "cards.pdf"
    options = ["--paper", "letter", "--what", "cards,rules", "--ink", "mono", "--size", "large", "--backs"]
    done = playmat("print", "big-bang", *options, "--copies", "3", "--deal", "ROCKET7", "-o", str(file), "--json")
    told = json.loads(done.stdout)
    assert (told["file"], told["cards"], told["paper"]) == (str(file), 105, "letter")
    assert told["bytes"] == file.stat().st_size
    assert told["pages"] % 2 == 0


@pytest.mark.parametrize(
    ("asked", "code", "told"),
    [
        ({"game": "sevns"}, "unknown-game", "Did you mean sevens?"),
        ({"paper": "a5"}, "option-not-a-choice", "a4, letter"),
        ({"ink": "blue"}, "option-not-a-choice", "full, low, mono"),
        ({"size": "huge"}, "option-not-a-choice", "normal, large"),
        ({"what": "cards,hats"}, "option-not-a-choice", "cards, rules, score, all"),
        ({"what": "mat"}, "nothing-to-print", "sevens has no mat"),
        ({"copies": 0}, "option-out-of-range", "from 1 to 30"),
        ({"deal": "no way!"}, "bad-deal-code", "letters (A to Z) and digits"),
        ({"deal": "ñandú"}, "bad-deal-code", "letters (A to Z) and digits"),
        ({"deal": "x" * 33}, "bad-deal-code", "1 to 32"),
        ({"language": "fr"}, "unknown-language", "en, es"),
    ],
)
def test_what_cannot_be_printed_is_refused_with_a_reason(asked: dict[str, object], code: str, told: str) -> None:
    with pytest.raises(Refused) as caught:
        read_job(**{"game": "sevens", **asked})  # type: ignore[arg-type]  # wrong on purpose
    assert caught.value.refusal.code == code
    assert told in catalogue("en").explain(caught.value.refusal)
    assert catalogue("es").explain(caught.value.refusal)


def test_the_command_says_what_is_wrong_and_writes_nothing(tmp_path: Path) -> None:
    done = playmat("print", "sevens", "--deal", "no way!", "-o", str(tmp_path / "no.pdf"), "--language", "en")
    assert done.returncode == 2
    assert "“no way!” is not a deal code" in done.stderr
    assert "[bad-deal-code]" in done.stderr
    assert names_in(tmp_path) == []


def names_in(folder: Path) -> list[str]:
    return sorted(path.name for path in folder.iterdir())


def test_an_unwritable_target_is_refused_and_leaves_nothing_behind(tmp_path: Path) -> None:
    printed = print_set("sevens", what="score")
    folder = tmp_path / "folder.pdf"
    folder.mkdir()
    for target, code in ((tmp_path / "nowhere" / "x.pdf", "unwritable-file"), (folder, "not-a-plain-file")):
        with pytest.raises(Refused) as caught:
            printed.save(target)
        assert caught.value.refusal.code == code
    assert names_in(tmp_path) == ["folder.pdf"]
    assert names_in(folder) == []


def test_a_file_that_stood_there_stays_when_writing_fails(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "cards.pdf"
    file.write_text("precious")
    printed = print_set("sevens", what="score")

    def full(_descriptor: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "fsync", full)
    with pytest.raises(Refused) as caught:
        printed.save(file)
    assert caught.value.refusal.facts["reason"] == "No space left on device"
    assert file.read_text() == "precious"
    assert names_in(tmp_path) == ["cards.pdf"]


def test_all_means_what_the_game_has() -> None:
    assert read_job("sevens").things == ("cards", "rules", "score")
    assert read_job("big-bang", what="score, cards").things == ("cards", "score")
    assert read_job("number-line").things == ("cards", "mat", "rules", "score")
