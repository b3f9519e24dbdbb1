"""Files that commands write: a played match is never lost, and nothing is replaced unasked."""

import json
import os
import resource
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from cli.terminal import Person
from commands import playmat, playmat_here
from playmat import system
from playmat.files.atomic_file import AtomicFile

PLAY = ("play", "number-line", "--humans", "0", "--seed", "7")
WRITERS = {
    "simulate": ("simulate", "number-line", "--n", "2", "--cores", "1", "--records"),
    "arena": ("arena", "number-line", "--bots", "random,simple", "--n", "2", "--cores", "1", "--records"),
    "solve": ("solve", "big-bang", "--n", "1", "--limit", "1000", "--cores", "1", "--records"),
    "puzzles": ("puzzles", "number-line", "--find", "--n", "1", "--cores", "1", "--write"),
    "print": ("print", "number-line", "--what", "rules", "--output"),
    "store export": ("store", "export", "--output"),
}


@pytest.fixture
def full_disk(tmp_path: Path) -> Iterator[Path]:
    """A real disk of a few kilobytes without any room left."""
    if os.geteuid() != 0:
        pytest.skip("only root may mount a disk")
    folder = tmp_path / "disk"
    folder.mkdir()
    mounted = subprocess.run(["mount", "-t", "tmpfs", "-o", "size=8k", "tmpfs", str(folder)], check=False)
    if mounted.returncode:
        pytest.skip("this machine mounts nothing here")
    try:
        with (folder / "filler").open("wb", buffering=0) as filler:
            while filler_takes(filler.fileno()):
                pass
        yield folder
    finally:
        subprocess.run(["umount", str(folder)], check=True)


def filler_takes(handle: int) -> bool:
    try:
        return bool(os.write(handle, bytes(512)))
    except OSError:
        return False


def only_record_in(folder: Path) -> dict[str, object]:
    (file,) = folder.rglob("*.jsonl")
    record: dict[str, object] = json.loads(file.read_text(encoding="utf-8"))
    return record


def test_on_a_full_disk_the_record_is_kept_elsewhere_and_said_where(full_disk: Path, tmp_path: Path) -> None:
    target = full_disk / "games.jsonl"
    done = playmat(*PLAY, "--record", str(target), XDG_DATA_HOME=str(tmp_path / "data"))
    assert done.returncode == 2
    assert f"couldn't be added to {target}: No space left on device. Its record was saved to" in done.stderr
    assert done.stderr.endswith("instead. [record-kept-elsewhere]\n")
    assert only_record_in(tmp_path / "data")["result"] is not None
    kept = str(next((tmp_path / "data").rglob("*.jsonl")))
    assert kept in done.stderr
    assert playmat_here("replay", kept).returncode == 0
    assert not target.exists()


def test_a_record_that_does_not_fit_leaves_the_file_as_it_was(full_disk: Path, tmp_path: Path) -> None:
    """A disk that fills up takes a part of the line first."""
    (full_disk / "filler").write_bytes(b"")
    target = full_disk / "games.jsonl"
    old = b'{"old": "' + b"x" * 4000 + b'"}\n'
    target.write_bytes(old)
    with (full_disk / "filler").open("wb", buffering=0) as filler:
        while filler_takes(filler.fileno()):
            pass
    done = playmat(*PLAY, "--record", str(target), "--json", XDG_DATA_HOME=str(tmp_path / "data"))
    assert done.returncode == 2
    assert target.read_bytes() == old
    facts = json.loads(done.stdout)["error"]["facts"]
    assert Path(facts["kept"]).is_relative_to(tmp_path / "data")
    assert only_record_in(tmp_path / "data")["result"] is not None


def no_bytes() -> None:
    """No file can grow, anywhere."""
    resource.setrlimit(resource.RLIMIT_FSIZE, (0, 0))


def test_where_nothing_can_be_written_people_get_the_record_to_copy(tmp_path: Path) -> None:
    target = tmp_path / "games.jsonl"
    done = playmat(*PLAY, "--record", str(target), limit=no_bytes, XDG_DATA_HOME=str(tmp_path / "data"))
    assert done.returncode == 2
    line, sentence = done.stderr.splitlines()
    assert sentence.endswith("Copy its record from the line above this one. [record-not-kept]")
    assert not list(tmp_path.rglob("*.jsonl"))
    target.write_text(line, encoding="utf-8")
    assert playmat_here("replay", str(target)).returncode == 0


def test_where_nothing_can_be_written_programs_get_the_record_too(tmp_path: Path) -> None:
    target = tmp_path / "games.jsonl"
    done = playmat(*PLAY, "--record", str(target), "--json", limit=no_bytes, XDG_DATA_HOME=str(tmp_path / "data"))
    error = json.loads(done.stdout)["error"]
    assert error["code"] == "record-not-kept"
    target.write_text(error["facts"]["record"], encoding="utf-8")
    assert playmat_here("replay", str(target)).returncode == 0


def test_a_record_begins_on_a_line_of_its_own(tmp_path: Path) -> None:
    target = tmp_path / "games.jsonl"
    playmat_here(*PLAY, "--record", str(target))
    target.write_bytes(target.read_bytes().rstrip(b"\n"))
    playmat_here(*PLAY, "--record", str(target))
    assert playmat_here("replay", str(target)).stdout == "2 records, all good.\n"


@pytest.fixture
def data(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A store for `store export`."""
    from playmat.server.store.migrations import prepare

    prepare(tmp_path / "tables.db")
    monkeypatch.setenv("PLAYMAT_DATA", str(tmp_path / "tables.db"))


@pytest.mark.usefixtures("data")
@pytest.mark.parametrize("name", WRITERS)
def test_a_file_is_replaced_only_with_force(tmp_path: Path, name: str) -> None:
    target = tmp_path / "out"
    target.write_text("what was here before\n")
    done = playmat_here(*WRITERS[name], str(target))
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr == (
        f"playmat: {target} already exists. Choose another name, or add --force to replace it. [would-replace]\n"
    )
    assert target.read_text() == "what was here before\n"
    as_data = playmat_here(*WRITERS[name], str(target), "--json")
    assert json.loads(as_data.stdout)["error"]["code"] == "would-replace"
    assert playmat_here(*WRITERS[name], str(target), "--force").returncode == 0
    assert b"what was here before" not in target.read_bytes()
    assert "--force" in playmat_here(*name.split(), "--help").stdout


@pytest.mark.usefixtures("data")
@pytest.mark.parametrize("name", WRITERS)
def test_an_empty_file_holds_nothing_to_lose(tmp_path: Path, name: str) -> None:
    """`mktemp` makes one."""
    target = tmp_path / "out"
    target.touch()
    assert playmat_here(*WRITERS[name], str(target)).returncode == 0


@pytest.mark.parametrize(("answer", "is_replaced"), [("y", True), ("Yes", True), ("", False), ("n", False)])
def test_a_person_is_asked_before_a_file_is_replaced(tmp_path: Path, answer: str, is_replaced: bool) -> None:
    target = tmp_path / "out.pdf"
    target.write_text("what was here before\n")
    person = Person("print", "number-line", "--what", "rules", "-o", str(target))
    person.read_until(f"{target} already exists. Replace it? [y/N]")
    person.type(answer)
    person.read_until("pages:" if is_replaced else "already exists.", "[would-replace]", ".pdf:")
    assert person.leave() == (0 if is_replaced else 2)
    assert target.read_bytes().startswith(b"%PDF-") == is_replaced


def test_where_files_must_have_a_name_nothing_is_left_of_one_either(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """macOS, Windows and some disks know no file without a name."""
    monkeypatch.setattr(system, "open_unnamed", lambda _: None)
    target = tmp_path / "out"
    file = AtomicFile(target)
    file.__enter__()
    file.write(b"half")
    (part,) = tmp_path.iterdir()
    assert part.name.endswith(".part")
    file.__exit__(KeyboardInterrupt, KeyboardInterrupt(), None)
    assert list(tmp_path.iterdir()) == []
    with AtomicFile(target) as whole:
        whole.write(b"whole")
    assert [path.read_bytes() for path in tmp_path.iterdir()] == [b"whole"]


def test_output_that_cannot_be_written_gets_a_sentence() -> None:
    with Path("/dev/full").open("w") as full:
        done = subprocess.run(
            [sys.executable, "-m", "playmat", "games"], stdout=full, stderr=subprocess.PIPE, text=True, check=False
        )
    assert done.returncode == 2
    assert done.stderr.startswith("playmat: The output can't be written: No space left on device.")
    assert done.stderr.endswith("[unwritable-output]\n")
