"""`playmat store`: looks after the file that a server keeps its tables in."""

from pathlib import Path
from typing import Annotated

from cyclopts import App, Parameter

from playmat.cli.output import AS_TEXT, Output, write, write_json
from playmat.core.message import message
from playmat.core.refusal import refused

store = App(name="store", help="Back up, export or erase what a server has stored.")

Data = Annotated[Path | None, Parameter(env_var="PLAYMAT_DATA")]


def file_of(data: Path | None) -> Path:
    from playmat.server.settings import default_data

    return data or default_data()


@store.command
def backup(copy: Path, /, *, data: Data = None, output: Output = AS_TEXT) -> None:
    """Write a whole copy of the database to a new file, also while the server runs.

    Parameters
    ----------
    copy
        The new file.
    data
        File the tables are kept in.
    """
    from playmat.server import upkeep

    upkeep.backup(file_of(data), copy)
    if output.json:
        write_json({"backup": str(copy)})
    else:
        write(output.words().say(message("store-backed-up", {"file": copy.name})))


@store.command
def export(*, data: Data = None, names: Annotated[bool, Parameter(negative="")] = False) -> None:
    """Write the record of every finished match, one JSON object a line.

    Parameters
    ----------
    data
        File the tables are kept in.
    names
        With nicknames; else the records say "Seat 1" and so on.
    """
    from playmat.server import upkeep

    for line in upkeep.export(file_of(data), with_names=names):
        write(line)


@store.command
def erase(
    *,
    table: str = "",
    nickname: str = "",
    older_than: int | None = None,
    data: Data = None,
    output: Output = AS_TEXT,
) -> None:
    """Erase a table, a nickname wherever it was used, or all tables that were not touched for so many days.

    Parameters
    ----------
    table
        Code of the table.
    nickname
        The nickname; the matches stay, as those of "Seat 1" and so on.
    older_than
        Days.
    data
        File the tables are kept in.
    """
    from playmat.server import upkeep

    if sum((table != "", nickname != "", older_than is not None)) != 1:
        raise refused("erase-what")
    file = file_of(data)
    if table:
        count = upkeep.erase_table(file, table)
    elif nickname:
        count = upkeep.erase_nickname(file, nickname)
    else:
        count = upkeep.erase_older(file, older_than or 0)
    if output.json:
        write_json({"erased": count})
    else:
        write(output.words().say(message("store-erased", {"count": count})))
