"""Backup, copy, export, check and erase, over both stores from the command line."""

import asyncio
import json
import sqlite3
from collections.abc import Callable
from contextlib import ExitStack, closing
from pathlib import Path
from typing import NamedTuple

import pytest

from class_serving import come_in, make_class
from playmat.cli.main import run
from playmat.server.store.codes_key import key_path
from playmat.server.store.places import Place
from playmat.server.store.sqlite import SqliteStore
from playmat.server.store.whole_store import PuzzleTries, WholeTable, opened
from postgres import new_database
from serving import Server


class Ran(NamedTuple):
    """What a command left behind."""

    code: int
    out: str
    err: str


Playmat = Callable[..., Ran]


@pytest.fixture
def playmat(capsys: pytest.CaptureFixture[str]) -> Playmat:
    def run_command(*words: str | Path) -> Ran:
        with pytest.raises(SystemExit) as left:
            run([str(word) for word in words])
        out, err = capsys.readouterr()
        return Ran(int(left.value.code or 0), out, err)

    return run_command


@pytest.fixture(scope="module")
def played(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A file with a finished match and one that runs."""
    with Server(tmp_path_factory.mktemp("played"), "--limits", "0") as server:
        server.create(seats=["me", "simple"], nickname="Ada", start=True).finish()
        server.create(seats=["me", "simple"], nickname="Zoë", start=True).table()
        assert server.stop() == 0
        return server.data


def everything(place: Place) -> list[WholeTable]:
    with opened(place) as store:
        tables = [it for it in store.contents() if isinstance(it, WholeTable)]
        return [it._replace(names=sorted(it.names), keys=sorted(it.keys)) for it in tables]


def tries(place: Place) -> list[PuzzleTries]:
    with opened(place) as store:
        return sorted(it for it in store.contents() if isinstance(it, PuzzleTries))


def count_tries(data: Path, counts: dict[str, tuple[int, int]]) -> None:
    """As people would have tried them: by the store itself."""

    async def count() -> None:
        store = SqliteStore(data)
        for puzzle, (tried, solved) in counts.items():
            for number in range(tried):
                await store.count_try(puzzle, solved=number < solved)
        await store.close()

    asyncio.run(count())


COUNTED = {"sevens-1": (3, 2), "number-line-7": (1, 0)}
KEPT = [PuzzleTries("number-line-7", 1, 0), PuzzleTries("sevens-1", 3, 2)]


def test_how_often_puzzles_were_tried_goes_along_there_and_back(played: Path, tmp_path: Path, playmat: Playmat) -> None:
    data, database, other, back = tmp_path / "tried.db", new_database(), new_database(), tmp_path / "back.db"
    assert playmat("store", "backup", data, "--data", played).code == 0
    count_tries(data, COUNTED)
    assert tries(data) == KEPT
    assert playmat("store", "copy", data, database).out == "2 tables were copied.\n", "tables are counted, not tries"
    assert playmat("store", "copy", database, other).code == 0
    assert playmat("store", "copy", other, back).code == 0
    assert tries(database) == tries(other) == tries(back) == KEPT
    assert everything(back) == everything(data)


@pytest.mark.parametrize("kind", ["file", "database"])
def test_a_backup_has_the_tries_and_erasing_people_leaves_them(tmp_path: Path, playmat: Playmat, kind: str) -> None:
    data = tmp_path / "tried.db"
    count_tries(data, COUNTED)
    place: Place = data if kind == "file" else new_database()
    where = ("--data" if kind == "file" else "--store", str(place))
    if place != data:
        assert playmat("store", "copy", data, place).code == 0
    assert playmat("store", "backup", tmp_path / "backup.db", *where).code == 0
    assert tries(tmp_path / "backup.db") == KEPT
    assert playmat("store", "erase", "--older-than", "0", *where).code == 0
    assert tries(place) == KEPT, "they are nobody's"
    assert playmat("store", "export", *where).out == "", "records of matches, and nothing else"


@pytest.mark.parametrize("kind", ["file", "database"])
def test_nothing_is_copied_over_tries_that_are_there(played: Path, tmp_path: Path, playmat: Playmat, kind: str) -> None:
    data = tmp_path / "tried.db"
    count_tries(data, COUNTED)
    place: Place = data if kind == "file" else new_database()
    if place != data:
        assert playmat("store", "copy", data, place).code == 0
    refused = playmat("store", "copy", played, place)
    assert (refused.code, "is not empty" in refused.err) == (2, True)
    assert (tries(place), everything(place)) == (KEPT, [])


def test_a_copy_there_and_back_is_the_same_to_the_byte(played: Path, tmp_path: Path, playmat: Playmat) -> None:
    database, other, back = new_database(), new_database(), tmp_path / "back.db"
    assert playmat("store", "copy", played, database).out == "2 tables were copied.\n"
    assert playmat("store", "copy", database, other).code == 0
    assert json.loads(playmat("store", "copy", other, back, "--json").out) == {"copied": 2}
    before = everything(played)
    assert len(before[0].log) > 5
    assert everything(database) == before
    assert everything(back) == before
    again = playmat("store", "copy", played, database)
    assert (again.code, "localhost/" in again.err, "is not empty" in again.err) == (2, True, True)
    assert playmat("store", "copy", database, back).code == 2, "never over what is there"
    assert everything(back) == before


def test_a_database_is_looked_after_like_a_file(played: Path, tmp_path: Path, playmat: Playmat) -> None:
    database = new_database()
    playmat("store", "copy", played, database)
    code = everything(played)[1].code
    assert (
        playmat("store", "check", "--store", database, "--language", "en").out
        == "2 tables, all as they were written.\n"
    )
    exported = playmat("store", "export", "--names", "--store", database)
    assert exported.out == playmat("store", "export", "--names", "--data", played).out
    assert '"Ada"' in exported.out
    copy = tmp_path / "backup.db"
    assert playmat("store", "backup", copy, "--store", database).code == 0
    assert everything(copy) == everything(database)
    assert playmat("store", "backup", copy, "--store", database).code == 2
    assert playmat("store", "erase", "--nickname", "ADA", "--store", database).out == "One entry was erased.\n"
    assert '"Ada"' not in playmat("store", "export", "--names", "--store", database).out
    assert playmat("store", "erase", "--table", code.lower(), "--store", database).out == "One entry was erased.\n"
    assert json.loads(playmat("store", "erase", "--older-than", "0", "--json", "--store", database).out) == {
        "erased": 1
    }
    assert everything(database) == []


@pytest.fixture(scope="module")
def taught(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, str]:
    """A file with a class at its tables and a table of somebody else; the code of the class."""
    with Server(tmp_path_factory.mktemp("taught"), "--limits", "0") as server:
        server.create(seats=["me", "simple"], nickname="Zebulon", start=True).finish()
        teacher = make_class(server, ["Ada", "Bo", "Cy", "Dee", "Eve", "Fay"])
        with ExitStack() as lines:
            for child in teacher.now()["children"]:
                lines.callback(come_in(server, teacher.code, child_code=child["code"]).line().close)
            assert teacher.say("seat-all")["type"] == "accepted"
        assert server.stop() == 0
        return server.data, teacher.code


@pytest.mark.parametrize("kind", ["file", "database"])
def test_a_class_is_kept_and_erased_with_its_tables(
    taught: tuple[Path, str], tmp_path: Path, playmat: Playmat, kind: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    data, code = taught
    copy: Place = tmp_path / "copy.db" if kind == "file" else new_database()
    monkeypatch.setenv("PLAYMAT_CODES_KEY", key_path(data).read_text().strip())
    where = ("--data" if kind == "file" else "--store", str(copy))
    assert playmat("store", "copy", data, copy).code == 0
    assert everything(copy) == everything(data)
    stored = len(everything(copy))
    assert stored > 2, "the class, its tables, and one that is not its own"
    checked = json.loads(playmat("store", "check", "--json", *where).out)
    assert checked == {"tables": stored - 1, "classes": 1, "bad": [], "file": ""}
    assert "Ada" in str(everything(copy))
    assert playmat("store", "erase", "--nickname", "ada", *where).code == 0
    assert "'Ada'" not in str(everything(copy))
    assert playmat("store", "erase", "--older-than", "0", *where).code == 0
    assert len(everything(copy)) == stored - 1, "a class is kept until its day"
    assert playmat("store", "erase", "--table", code.lower(), *where).code == 0
    assert everything(copy) == []


def test_a_class_that_is_not_as_it_was_written_is_named(
    taught: tuple[Path, str], tmp_path: Path, playmat: Playmat
) -> None:
    data, code = taught
    copy = tmp_path / "copy.db"
    assert playmat("store", "copy", data, copy).code == 0
    with closing(sqlite3.connect(copy)) as file:
        file.execute("DROP TRIGGER log_is_kept")
        ((number,),) = file.execute("SELECT id FROM tables WHERE stage = 'class'")
        file.execute("UPDATE log SET entry = '{}' WHERE number = 1 AND table_id = ?", (number,))
        file.commit()
    checked = playmat("store", "check", "--data", copy)
    assert checked.code == 1
    assert checked.out.startswith(f"{code}: ")


def test_what_is_no_store_is_told_in_a_sentence_without_a_password(played: Path, playmat: Playmat) -> None:
    wrong = playmat("store", "check", "--store", "postgresql://ada:secret@127.0.0.1:1/none")
    assert wrong.code == 2
    assert "127.0.0.1/none cannot be used" in wrong.err
    assert "secret" not in wrong.err
    assert "Traceback" not in wrong.err
    assert playmat("store", "copy", played, "mysql://localhost/x").code == 2
    assert playmat("serve", "--store", "tables.db", "--port", "0").code == 2
    assert playmat("serve", "--nodes", "3", "--port", "0").code == 2
    assert playmat("serve", "--store", "postgresql://127.0.0.1:1/none", "--port", "0").code == 2
