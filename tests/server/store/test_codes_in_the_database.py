"""Codes of classes and students are encrypted in the database, with a key that is not in it."""

import asyncio
import json
import os
import sqlite3
import stat
import subprocess
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import asyncpg
import pytest
from hypothesis import given
from hypothesis import strategies as st

from class_serving import Member, come_in, make_class
from playmat.server.store.codes_key import key_path, new_key, write_key
from playmat.server.store.sealed_codes import SealedCodes, is_sealed
from playmat.table.keys import LETTERS
from postgres import new_database
from serving import PLAYMAT, Json, Server

codes = st.text(LETTERS, min_size=7, max_size=8)
KEY = bytes(range(32))


@pytest.fixture(params=["sqlite", "postgresql"])
def server(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Server]:
    store = ("--store", new_database()) if request.param == "postgresql" else ()
    with Server(tmp_path, "--limits", "0", *store) as running:
        yield running


def everything_in(server: Server) -> bytes:
    """Every byte of the data file and its log, or every value in every table of the database."""
    if isinstance(server.place, Path):
        files = [server.data.with_name(server.data.name + end) for end in ("", "-wal", "-mark")]
        return b"".join(file.read_bytes() for file in files if file.exists())

    async def read(address: str) -> bytes:
        connection = await asyncpg.connect(address)
        found = b""
        for (table,) in await connection.fetch("SELECT tablename FROM pg_tables WHERE schemaname = 'public'"):
            for row in await connection.fetch(f'SELECT * FROM "{table}"'):
                found += b" ".join(value if isinstance(value, bytes) else str(value).encode() for value in row)
        await connection.close()
        return found

    return asyncio.run(read(server.place))


def rows_in(data: Path) -> list[str]:
    with closing(sqlite3.connect(data)) as file:
        return [*file.iterdump()]


def codes_of(teacher: Member) -> dict[str, str]:
    return {child["name"]: child["code"] for child in teacher.now()["children"]}


def a_class_at_work(server: Server) -> Member:
    """Two students at a table of a lesson, one of them with a new code since then."""
    teacher = make_class(server, ["Ada", "Bo"], game="number-line")
    lines = [come_in(server, teacher.code, child_code=code).line() for code in codes_of(teacher).values()]
    seated = teacher.say("seat-all")
    assert seated["type"] == "accepted", seated
    [ada] = [child["child"] for child in teacher.now()["children"] if child["name"] == "Ada"]
    assert teacher.say("new-child-code", child=ada)["type"] == "accepted"
    for line in lines:
        line.close()
    return teacher


def run(*words: str | Path, **environment: str) -> "subprocess.CompletedProcess[str]":
    command = [str(PLAYMAT), *map(str, words), "--language", "en"]
    return subprocess.run(
        command, capture_output=True, text=True, timeout=60, check=False, env={**os.environ, **environment}
    )


def test_no_code_of_a_class_or_a_student_can_be_read_in_the_database(server: Server) -> None:
    teacher = a_class_at_work(server)
    latest = codes_of(teacher)
    server.kill()

    stored = everything_in(server).upper()
    for kind in (b"ENROLLED", b"RECODED", b"OPENED"):
        assert b'"TYPE":"' + kind + b'"' in stored, "what is looked through is the database"
    for code in (teacher.code, *latest.values()):
        assert code.upper().encode() not in stored

    server.start()
    assert codes_of(teacher) == latest, "the teacher can print them again"
    assert come_in(server, teacher.code.lower(), child_code=latest["Ada"]).now()["name"] == "Ada"


def test_the_key_is_in_a_file_of_its_own_for_its_owner_alone(tmp_path: Path) -> None:
    with Server(tmp_path, "--limits", "0") as server:
        make_class(server, ["Ada"])
    key = key_path(server.data)
    assert stat.S_IMODE(key.stat().st_mode) == 0o600
    text = key.read_text().strip()
    assert len(bytes.fromhex(text)) == 32
    assert text.encode() not in everything_in(server)
    assert bytes.fromhex(text) not in everything_in(server)

    key.chmod(0o644)
    with Server(tmp_path, "--limits", "0"):
        assert stat.S_IMODE(key.stat().st_mode) == 0o600, "like the data file"


def test_without_the_right_key_a_server_does_not_start_and_changes_nothing(tmp_path: Path) -> None:
    with Server(tmp_path, "--limits", "0") as server:
        teacher = make_class(server, ["Ada"])
        latest = codes_of(teacher)
        server.stop()
    key = key_path(server.data)
    right = key.read_text()
    before = rows_in(server.data)

    key.unlink()
    missing = run("serve", "--data", server.data, "--port", "0")
    assert missing.returncode == 2
    assert "tables.db-key isn't next to tables.db" in missing.stderr
    assert not key.exists(), "no new key that opens nothing"
    checked = run("store", "check", "--data", server.data)
    assert checked.returncode == 1
    assert "its key isn't here" in checked.stdout

    write_key(server.data, new_key())
    assert "doesn't belong to tables.db" in run("serve", "--data", server.data, "--port", "0").stderr
    key.write_text("not a key\n")
    assert "isn't a key" in run("serve", "--data", server.data, "--port", "0").stderr
    assert rows_in(server.data) == before

    key.write_text(right)
    with Server(tmp_path, "--limits", "0") as again:
        assert codes_of(Member(again, teacher.code, teacher.token)) == latest
    assert run("store", "check", "--data", server.data).returncode == 0


def test_a_file_without_classes_needs_no_key_from_elsewhere(tmp_path: Path) -> None:
    with Server(tmp_path, "--limits", "0") as server:
        seat = server.create(start=False)
        server.stop()
        key_path(server.data).unlink()
        server.start()
        assert seat.table()["stage"] == "lobby"
        assert key_path(server.data).exists()


def test_a_backup_has_no_key_and_says_so(tmp_path: Path) -> None:
    with Server(tmp_path, "--limits", "0") as server:
        teacher = make_class(server, ["Ada"])
        latest = codes_of(teacher)
        folder = tmp_path / "backup"
        folder.mkdir()
        copy = folder / "tables.db"
        done = run("store", "backup", copy, "--data", server.data)
        assert str(key_path(server.data)) in done.stdout
    assert [it.name for it in folder.iterdir()] == ["tables.db"]
    assert run("serve", "--data", copy, "--port", "0").returncode == 2
    key_path(copy).write_text(key_path(server.data).read_text())
    with Server(folder, "--limits", "0") as restored:
        assert codes_of(Member(restored, teacher.code, teacher.token)) == latest


def test_a_class_goes_to_a_database_and_back_with_its_codes(tmp_path: Path) -> None:
    with Server(tmp_path, "--limits", "0") as server:
        teacher = a_class_at_work(server)
        latest = codes_of(teacher)
        server.stop()
    key = key_path(server.data).read_text().strip()
    database = new_database()
    assert run("store", "copy", server.data, database).returncode == 0

    wrong = run("serve", "--store", database, "--port", "0", PLAYMAT_CODES_KEY="12" * 32)
    assert (wrong.returncode, "isn't the key of this database" in wrong.stderr) == (2, True)
    unset = run("serve", "--store", database, "--port", "0", PLAYMAT_CODES_KEY="")
    assert (unset.returncode, "set PLAYMAT_CODES_KEY" in unset.stderr) == (2, True)
    short = run("serve", "--store", database, "--port", "0", PLAYMAT_CODES_KEY="abc")
    assert (short.returncode, "64 hexadecimal digits" in short.stderr) == (2, True)

    node = tmp_path / "node"
    node.mkdir()
    with Server(node, "--limits", "0", "--store", database, "--codes-key", key) as other:
        assert codes_of(Member(other, teacher.code, teacher.token)) == latest

    back = tmp_path / "back"
    back.mkdir()
    assert run("store", "copy", database, back / "tables.db", PLAYMAT_CODES_KEY=key).returncode == 0
    with Server(back, "--limits", "0") as again:
        assert codes_of(Member(again, teacher.code, teacher.token)) == latest


def test_whoever_looks_after_a_store_finds_a_class_by_its_code(server: Server) -> None:
    teacher = a_class_at_work(server)
    where = ("--store", server.place) if isinstance(server.place, str) else ("--data", server.place)
    checked: Json = json.loads(run("store", "check", "--json", *where).stdout)
    assert (checked["classes"], checked["bad"], checked["file"]) == (1, [], "")
    assert json.loads(run("store", "erase", "--table", teacher.code, "--json", *where).stdout) == {"erased": 1}


def test_a_damaged_class_is_named_by_its_code(tmp_path: Path) -> None:
    with Server(tmp_path, "--limits", "0") as server:
        teacher = make_class(server, ["Ada"])
        server.stop()
    with closing(sqlite3.connect(server.data)) as file:
        file.execute("DROP TRIGGER log_is_kept")
        file.execute("UPDATE log SET entry = replace(entry, 'animal', 'anymal') WHERE number = 2")
        file.commit()
    assert f"{teacher.code}: " in run("store", "check", "--data", server.data).stdout


def test_what_someone_has_read_in_the_database_opens_no_class(tmp_path: Path) -> None:
    with Server(tmp_path, "--limits", "0") as server:
        make_class(server, ["Ada"])
        with closing(sqlite3.connect(server.data)) as file:
            ((sealed,),) = file.execute("SELECT code FROM tables").fetchall()
        assert is_sealed(sealed)
        assert server.get(f"/api/classes/{sealed}").status_code == 404


@given(codes)
def test_a_sealed_code_is_opened_with_its_key_alone(code: str) -> None:
    sealed = SealedCodes(KEY).seal(code)
    assert code not in sealed
    assert SealedCodes(KEY).open(sealed) == code
    assert SealedCodes(KEY).seal(code) == sealed, "a class is found by it"
    assert SealedCodes(bytes(32)).open(sealed) == sealed


@given(codes, st.data())
def test_a_sealed_code_that_was_changed_is_not_opened(code: str, data: st.DataObject) -> None:
    sealed = SealedCodes(KEY).seal(code)
    place = data.draw(st.integers(1, len(sealed) - 1))
    changed = sealed[:place] + ("1" if sealed[place] == "0" else "0") + sealed[place + 1 :]
    if changed != sealed:
        assert SealedCodes(KEY).open(changed) == changed
