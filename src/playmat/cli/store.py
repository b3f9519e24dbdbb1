"""`playmat store`: looks after what servers keep their tables in, a file or a PostgreSQL database."""

import json
import sys
from collections import Counter
from contextlib import closing
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

from cyclopts import App, Parameter

from playmat.cli.arguments import check_range
from playmat.cli.files import Force, new_file
from playmat.cli.output import AS_TEXT, BAD_RECORDS, GOOD, Output, complain, write, write_json
from playmat.core.message import message
from playmat.core.refusal import Refusal, refused
from playmat.games.registry import GAMES
from playmat.words.catalogue import explain_anywhere

if TYPE_CHECKING:
    from playmat.server.store.places import Place

store = App(name="store", help="Back up, copy, export, check or erase what a server has stored.")

MOST_DAYS = 36_500
Data = Annotated[Path | None, Parameter(env_var="PLAYMAT_DATA")]


Store = Annotated[str, Parameter(env_var="PLAYMAT_STORE")]
CodesKey = Annotated[str, Parameter(env_var="PLAYMAT_CODES_KEY")]


def place_in(data: Path | None, store: str) -> "Place":
    """The database where one is named, else the file."""
    from playmat.server.settings import default_data
    from playmat.server.store.places import place_of

    return place_of(store) if store else data or default_data()


@store.command
def backup(copy: Path, /, *, data: Data = None, store: Store = "", output: Output = AS_TEXT) -> None:
    """Write a whole copy of the database to a new file, also while the server runs.

    Parameters
    ----------
    copy
        The new file.
    data
        File the tables are kept in.
    store
        Address of the PostgreSQL database the tables are kept in, instead of a file.
    """
    from playmat.server.store import upkeep

    key = upkeep.backup(place_in(data, store), copy)
    if output.json:
        write_json({"backup": str(copy), "key": None if key is None else str(key)})
    else:
        write(output.words().say(message("store-backed-up", {"file": copy.name})))
        if key is not None:
            write(output.words().say(message("store-keep-key", {"key": str(key)})))


@store.command
def copy(source: str, target: str, /, *, codes_key: CodesKey = "", output: Output = AS_TEXT) -> None:
    """Copy every table, and how often puzzles were tried, into another store that has none yet, to the byte.

    A store is a file, or a database by its address, postgresql://...

    Parameters
    ----------
    source
        What is copied; servers may go on with it, but what they write later is not in the copy.
    target
        A new file, or an empty database.
    codes_key
        The setting of a source that is a database; the new file gets it as its key.
    """
    from playmat.server.store import upkeep
    from playmat.server.store.places import place_of

    count = upkeep.copy_all(place_of(source), place_of(target), codes_key)
    if output.json:
        write_json({"copied": count})
    else:
        write(output.words().say(message("store-copied", {"count": count})))


@store.command
def export(
    *,
    data: Data = None,
    store: Store = "",
    names: Annotated[bool, Parameter(negative="")] = False,
    to: Annotated[Path | None, Parameter(name=["--output", "-o"])] = None,
    force: Force = False,
    output: Output = AS_TEXT,
) -> None:
    """Write the record of every finished match, one JSON object per line.

    A table that this version can't replay, damaged or of rules it doesn't know, is written as it is stored. With --json
    the answer is one object: its `records` has them all, or `file` is where they are.

    Parameters
    ----------
    data
        File the tables are kept in.
    store
        Address of the PostgreSQL database the tables are kept in, instead of a file.
    names
        With nicknames; else the records say "Seat 1" and so on.
    to
        Write to this file, whole or not at all (default: the screen).
    """
    from playmat.server.store import inspection

    count: Counter[str] = Counter()
    lines = inspection.export(place_in(data, store), with_names=names, language=output.words().language)
    with new_file(to, force, output) as sink, closing(lines):
        if output.json and sink is None:
            sys.stdout.write('{"records": [')
        for number, (line, refusal) in enumerate(lines):
            if sink is not None:
                sink(line.encode() + b"\n")
            elif output.json:
                sys.stdout.write((", " if number else "") + line)
            else:
                write(line)
            count[kind_of(refusal)] += 1
    as_stored = {why: count[why] for why in ("damaged", "unknown")}
    if output.json and sink is None:
        write("], " + json.dumps(as_stored)[1:])
    elif output.json:
        write_json({"file": str(to), "lines": count.total(), **as_stored})
    elif sink is not None:
        write(output.words().say(message("study-written", {"file": str(to)})))
    for why in [why for why in as_stored if as_stored[why]]:
        complain(output.words().say(message(f"store-exported-{why}", {"count": as_stored[why]})), f"exported-{why}")


def kind_of(refusal: Refusal | None) -> str:
    """Return whether a line is a record, or why it is a table as stored."""
    return "record" if refusal is None else "damaged" if refusal.code == "table-damaged" else "unknown"


@store.command
def check(*, data: Data = None, store: Store = "", codes_key: CodesKey = "", output: Output = AS_TEXT) -> int:
    """Read everything that is stored; name what is damaged or of rules this version does not know, classes too.

    Ends with code 1 where something is damaged, where the file lacks something that was stored in it, or where the key
    to the codes of classes isn't the right one.

    Parameters
    ----------
    data
        File the tables are kept in.
    store
        Address of the PostgreSQL database the tables are kept in, instead of a file.
    codes_key
        The setting of that database; without it the codes of classes stay encrypted.
    """
    from playmat.server.classes.check import all_classes
    from playmat.server.store import inspection
    from playmat.server.store.sealed_codes import is_sealed

    words = output.words()
    place = place_in(data, store)
    lost = inspection.file_loss(place)
    if lost is not None:
        sentence = explain_anywhere(lost, words.language, GAMES)
        if output.json:
            write_json({"tables": 0, "classes": 0, "bad": [], "file": sentence})
        else:
            write(sentence)
        return BAD_RECORDS
    fault = inspection.file_fault(place)
    if fault and not output.json:
        write(words.say(message("store-file-damaged", {"file": Path(place).name, "detail": fault})))
    bad: list[dict[str, object]] = []
    tables = [(stored.code, refusal) for stored, _, refusal in inspection.all_tables(place)]
    classes = list(all_classes(place, codes_key))
    for code, refusal in (*tables, *classes):
        if refusal is None:
            continue
        sentence = explain_anywhere(refusal, words.language, GAMES)
        bad.append({"table": code, "code": refusal.code, "facts": refusal.facts, "sentence": sentence})
        if not output.json:
            write(f"{code}: {sentence}")
    locked = sum(is_sealed(code) for code, _ in classes)
    if locked and not fault:
        fault = words.say(message("store-codes-locked", {"count": locked}))
        if not output.json:
            write(fault)
    if output.json:
        write_json({"tables": len(tables), "classes": len(classes), "bad": bad, "file": fault})
    else:
        write(words.say(message("store-checked", {"count": len(tables), "bad": len(bad)})))
    return BAD_RECORDS if fault or any(it["code"] == "table-damaged" for it in bad) else GOOD


@store.command
def accept_loss(*, data: Data = None, store: Store = "", output: Output = AS_TEXT) -> None:
    """Go on with a file that lacks something that was stored in it, or that is an older copy.

    Servers and the other commands refuse such a file until you say this. Nothing in the file is changed. Restore the
    newest backup first if you have one, and run `playmat store check` afterward.

    Parameters
    ----------
    data
        File the tables are kept in.
    store
        Not for a PostgreSQL database, which looks after this by itself.
    """
    from playmat.server.store import upkeep

    accepted = upkeep.accept_loss(place_in(data, store))
    if output.json:
        write_json({"accepted": accepted})
    else:
        write(output.words().say(message("store-loss-accepted" if accepted else "store-nothing-lost")))


@store.command
def erase(
    *,
    table: str = "",
    nickname: str = "",
    older_than: int | None = None,
    data: Data = None,
    store: Store = "",
    codes_key: CodesKey = "",
    output: Output = AS_TEXT,
) -> None:
    """Erase a table, a nickname wherever it was used, or all tables that were not touched for a number of days.

    Parameters
    ----------
    table
        Code of the table, or of a class: its tables are erased with it.
    nickname
        The nickname; the matches stay, as those of "Seat 1" and so on.
    older_than
        Days. Those of a class count from the day until which its teacher has it kept.
    data
        File the tables are kept in.
    store
        Address of the PostgreSQL database the tables are kept in, instead of a file.
    codes_key
        The setting of that database, by which a class is found by its code.
    """
    from playmat.server.store import upkeep

    if sum((table != "", nickname != "", older_than is not None)) != 1:
        raise refused("erase-what")
    place = place_in(data, store)
    if older_than is not None:
        check_range("--older-than", older_than, 0, MOST_DAYS)
        count = upkeep.erase_older(place, older_than)
    elif table:
        count = upkeep.erase_table(place, table, codes_key)
    else:
        count = upkeep.erase_nickname(place, nickname)
    if output.json:
        write_json({"erased": count})
    else:
        write(output.words().say(message("store-erased", {"count": count})))
