"""What is stored is what was written: a changed or missing entry is noticed, and nothing is left out of an export."""

import json
import shutil
import sqlite3
from collections.abc import Callable
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path

import pytest

from commands import playmat_here
from playmat.core.record import read_record
from playmat.server.store.checksums import checksums, first_checksum
from playmat.server.store.migrations import APPLICATION, SETTINGS, VERSION
from playmat.server.store.schema import steps
from serving import Json, Seat, Server

Tamper = Callable[[sqlite3.Connection], object]


def tampered(data: Path, tamper: Tamper) -> None:
    with closing(sqlite3.connect(data)) as connection, connection:
        connection.execute("DROP TRIGGER log_is_kept")
        tamper(connection)


def playmat(*words: object) -> tuple[int, str, str]:
    ran = playmat_here(*map(str, words))
    return ran.returncode, ran.stdout, ran.stderr


def change_a_digit_of_the_seed(connection: sqlite3.Connection) -> None:
    ((number, entry),) = connection.execute(
        """SELECT number, entry FROM log WHERE table_id = 1 AND instr(entry, '"type":"dealt"')"""
    ).fetchall()
    told = json.loads(entry)
    told["seed"] = ("1" if told["seed"][0] == "0" else "0") + told["seed"][1:]
    text = json.dumps(told, separators=(",", ":")).encode()
    connection.execute("UPDATE log SET entry = ? WHERE table_id = 1 AND number = ?", (text, number))


@dataclass
class Played:
    """Two matches, played to their ends once; every test has a copy of the file."""

    data: Path
    joined: list[Json]

    def stopped(self, folder: Path) -> tuple[Server, Seat, Seat]:
        """A server that has them and does not run yet."""
        server = Server(folder, "--limits", "0")
        shutil.copyfile(self.data, server.data)
        ada, ben = (Seat(server, joined) for joined in self.joined)
        return server, ada, ben


@pytest.fixture(scope="module")
def played(tmp_path_factory: pytest.TempPathFactory) -> Played:
    with Server(tmp_path_factory.mktemp("played"), "--limits", "0") as server:
        both = [server.create(seats=["me", "simple"], start=True) for _ in range(2)]
        for seat in both:
            seat.finish()
        assert server.stop() == 0
        with closing(sqlite3.connect(server.data)) as connection:
            connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    return Played(server.data, [{"code": it.code, "token": it.token, "seat": it.seat} for it in both])


@pytest.mark.parametrize(
    "tamper",
    [
        change_a_digit_of_the_seed,
        lambda connection: connection.execute("DELETE FROM log WHERE table_id = 1 AND number = 4"),
        lambda connection: connection.execute(
            "DELETE FROM log WHERE table_id = 1 AND number = (SELECT max(number) FROM log WHERE table_id = 1)"
        ),
        lambda connection: connection.execute("DELETE FROM log WHERE table_id = 1"),
        lambda connection: connection.execute(
            "UPDATE log SET entry = (SELECT entry FROM log AS other WHERE table_id = 2 AND other.number = log.number),"
            " checksum = (SELECT checksum FROM log AS other WHERE table_id = 2 AND other.number = log.number)"
            " WHERE table_id = 1 AND number <= 3"
        ),
    ],
    ids=["a digit of the seed", "an entry", "the last entry", "all entries", "another table's log"],
)
def test_a_changed_or_missing_entry_is_noticed_and_the_table_is_not_played_on(
    played: Played, tmp_path: Path, tamper: Tamper
) -> None:
    server, ada, ben = played.stopped(tmp_path)
    tampered(server.data, tamper)
    with server:
        for _ in range(3):
            reply = server.get(f"{ada.path}/since/0", ada.token, **{"accept-language": "en"})
            assert (reply.status_code, reply.json()["code"]) == (409, "table-damaged")
            assert "is not what was written" in reply.json()["sentence"]
        assert ben.table()["stage"] == "over", "its neighbour is untouched"
        warnings = [line for line in server.log.read_text().splitlines() if "table-not-loaded" in line]
        assert len(warnings) == 1
        assert ada.code not in warnings[0]

        code, out, _ = playmat("store", "check", "--language", "en", "--data", server.data)
        assert code == 1
        assert out.startswith(f"{ada.code}: What is stored of this table is not what was written")
        assert out.endswith("2 tables, one of which cannot be played on.\n")

        code, out, err = playmat("store", "export", "--data", server.data)
        assert code == 0
        stored, record = map(json.loads, out.splitlines())
        assert (stored["playmat-table"], stored["why"]) == (1, "table-damaged")
        assert record["result"]
        assert "damaged" in err
        assert "[exported-damaged]" in err


def test_all_is_well_where_nobody_changed_anything(played: Played, tmp_path: Path) -> None:
    server, _, _ = played.stopped(tmp_path)
    with server:
        code, out, _ = playmat("store", "check", "--language", "en", "--data", server.data)
    assert (code, out) == (0, "2 tables, all as they were written.\n")


def rewritten(server: Server, change: Callable[[Json], None]) -> list[bytes]:
    """The log of the first table as another version would have written it."""
    with closing(sqlite3.connect(server.data)) as connection, connection:
        entries = []
        (code,) = connection.execute("SELECT code FROM tables WHERE id = 1").fetchone()
        for (entry,) in connection.execute("SELECT entry FROM log WHERE table_id = 1 ORDER BY number").fetchall():
            told = json.loads(entry)
            change(told)
            entries.append(json.dumps(told, separators=(",", ":")).encode())
        connection.execute("DELETE FROM log WHERE table_id = 1")
        sums = checksums(first_checksum(code), entries)
        connection.executemany(
            "INSERT INTO log VALUES (1, ?, ?, ?)",
            [(number, entry, checksum) for number, (entry, checksum) in enumerate(zip(entries, sums, strict=True), 1)],
        )
    return entries


def test_a_table_of_rules_this_version_lacks_is_exported_as_stored_and_refused_clearly(
    played: Played, tmp_path: Path
) -> None:
    def of_rules_99(entry: Json) -> None:
        if entry["type"] == "opened":
            entry["rules"] = 99

    server, ada, _ = played.stopped(tmp_path)
    entries = rewritten(server, of_rules_99)
    with server:
        reply = server.get(f"{ada.path}/since/0", ada.token, **{"accept-language": "en"})
        assert (reply.status_code, reply.json()["code"]) == (409, "table-of-other-rules")
        assert "rules number 99 of number-line" in reply.json()["sentence"]

        code, out, err = playmat("store", "export", "--data", server.data)
        assert code == 0
        stored, record = out.splitlines()
        assert read_record(record).result is not None
        told = json.loads(stored)
        assert (told["why"], told["facts"]["rules"]) == ("unknown-rules", 99)
        assert told["log"] == [json.loads(entry) for entry in entries]
        assert "Ada" not in stored
        assert "One table is of rules that this version does not know" in err
        _, out, _ = playmat("store", "export", "--names", "--data", server.data)
        assert json.loads(out.splitlines()[0])["names"] == {"0": "Ada"}

        code, out, _ = playmat("store", "check", "--json", "--data", server.data)
        assert code == 0, "nothing is damaged"
        (bad,) = json.loads(out)["bad"]
        assert (bad["table"], bad["code"]) == (ada.code, "unknown-rules")


def as_version_1(data: Path) -> None:
    """The same tables as a Playmat before this one would have stored them."""
    old = data.with_name("old.db")
    with closing(sqlite3.connect(old)) as connection:
        connection.execute(f"PRAGMA journal_mode={SETTINGS['journal_mode'][0]}")
        connection.executescript(steps("sqlite")[0].script)
        connection.execute("ATTACH ? AS new", (str(data),))
        connection.execute("INSERT INTO names SELECT * FROM new.names")
        connection.execute("INSERT INTO keys SELECT hash, table_id, kind, seat, expires FROM new.keys")
        connection.execute("INSERT INTO tables SELECT id, code, game, created, touched, stage FROM new.tables")
        connection.execute("INSERT INTO log SELECT table_id, number, entry FROM new.log")
        connection.commit()
        connection.execute(f"PRAGMA application_id={APPLICATION}")
        connection.execute("PRAGMA user_version=1")
    for end in ("-wal", "-shm", "-mark", "-key"):
        data.with_name(data.name + end).unlink(missing_ok=True)
    old.replace(data)


def test_an_older_database_is_brought_up_to_date_and_played_on(tmp_path: Path) -> None:
    with Server(tmp_path, "--limits", "0") as server:
        ada = server.create(seats=["me", "open"], nickname="Ada")
        ben = server.join(ada.code, "Ben")
        ada.do("start")
        number = ada.do("move", text="card 5")
        assert server.stop() == 0
        as_version_1(server.data)
        server.start()
        assert ada.table()["number"] == number
        assert [seat["name"] for seat in ada.table()["seats"]] == ["Ada", "Ben"]
        ben.do("move", text="card 6")
        assert server.stop() == 0
        with closing(sqlite3.connect(server.data)) as connection:
            assert connection.execute("PRAGMA user_version").fetchone() == (VERSION,)
            assert connection.execute("PRAGMA integrity_check").fetchone() == ("ok",)
            with pytest.raises(sqlite3.IntegrityError):
                connection.execute("INSERT INTO log (table_id, number, entry) VALUES (1, 99, 'as before')")
        assert playmat("store", "check", "--data", server.data)[0] == 0
        server.start()
        tampered(server.data, lambda it: it.execute("UPDATE log SET entry = entry || ' ' WHERE number = 1"))
        server.kill()
        server.start()
        assert server.get(f"{ada.path}/since/0", ada.token).json()["code"] == "table-damaged"


def test_an_older_database_is_not_changed_under_a_server_that_runs(tmp_path: Path) -> None:
    with Server(tmp_path, "--limits", "0") as server:
        server.create()
        with closing(sqlite3.connect(server.data)) as connection:
            connection.execute("PRAGMA user_version=1")  # as if the server were of that version
        code, _, err = playmat("store", "export", "--data", server.data)
        assert code == 2
        assert "Another Playmat server is working with tables.db" in err


def test_a_file_that_lost_a_page_is_told_in_sentences(played: Played, tmp_path: Path) -> None:
    server, ada, ben = played.stopped(tmp_path)
    with closing(sqlite3.connect(server.data)) as connection:
        page = "SELECT pageno FROM dbstat WHERE name = 'log' AND pagetype = 'leaf' ORDER BY pageno LIMIT 1"
        lost = connection.execute(page).fetchone()[0] if has_page_table(connection) else None
    if lost is None:
        pytest.skip("this SQLite cannot say which page holds the log")
    with server.data.open("r+b") as file:
        file.seek((lost - 1) * 4096)
        file.write(b"\xff" * 4096)
    with server:
        replies = [server.get(f"{seat.path}/since/0", seat.token) for seat in (ada, ben)]
        assert {reply.status_code for reply in replies} <= {200, 409, 503}
        assert any(reply.status_code != 200 for reply in replies)
        for command in ("check", "export"):
            code, out, err = playmat("store", command, "--data", server.data)
            assert code in (1, 2), command
            assert "damaged" in out or "cannot be used" in err
            assert "Traceback" not in err


def has_page_table(connection: sqlite3.Connection) -> bool:
    return ("ENABLE_DBSTAT_VTAB",) in connection.execute("PRAGMA compile_options").fetchall()
