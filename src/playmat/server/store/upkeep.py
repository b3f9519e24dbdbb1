"""Looking after a store from the command line: backup, copy and erase. Works beside running servers."""

from contextlib import AbstractContextManager
from pathlib import Path

from playmat.core.message import message
from playmat.core.refusal import refused
from playmat.server.now import calendar_ms
from playmat.server.store import whole_file
from playmat.server.store.codes_key import key_path, read_key, write_key
from playmat.server.store.expiry import DAY
from playmat.server.store.places import Place
from playmat.server.store.whole_file import WholeFile, new_file
from playmat.server.store.whole_store import WholeStore, opened
from playmat.table.keys import tidy_code
from playmat.table.nicknames import likeness
from playmat.table.table import Table
from playmat.words.catalogue import catalogue


def backup(place: Place, copy: Path) -> Path | None:
    """A whole and consistent copy of the store as a file, also while servers write to it. Return where the key of its
    codes is, which belongs in another place than the copy."""
    if copy.exists():
        raise refused("file-exists", {"file": copy.name})
    with opened(place) as source:
        if isinstance(source, WholeFile):
            source.backup(copy)
        else:
            with new_file(copy) as target:
                target.put(source.contents())
    return key_path(place) if isinstance(place, Path) and key_path(place).exists() else None


def copy_all(place: Place, target: Place, key: str = "") -> int:
    """Every table, and how often puzzles were tried, into a store that has none yet, to the byte; how many tables.

    A file also gets the key of its codes, if that is here. A database can't have it: it's a setting.
    """
    emptied: AbstractContextManager[WholeStore] = new_file(target) if isinstance(target, Path) else opened(target)
    with opened(place, key) as source, emptied as written:
        count = written.put(source.contents())
        codes_key = source.codes_key()
        if isinstance(target, Path) and codes_key is not None and read_key(target) is None:
            write_key(target, codes_key)
        return count


def accept_loss(place: Place) -> bool:
    """Go on with a data file that lacks something. Return False if nothing is missing."""
    if not isinstance(place, Path):
        raise refused("no-mark")
    return whole_file.accept_loss(place)


def seat_names(table: Table, nicknames: dict[int, str], language: str) -> list[str]:
    """The nicknames that may be told, "Seat 1" and so on for the others."""
    words = catalogue(language)
    return [
        nicknames.get(seat) or words.say(message("seat-name", {"number": seat + 1})) for seat in range(len(table.seats))
    ]


def erase_table(place: Place, code: str, key: str = "") -> int:
    with opened(place, key) as store:
        return store.erase_table(tidy_code(code))


def erase_nickname(place: Place, nickname: str) -> int:
    """However it was written: whoever asks for it may not know about capitals, accents or letters that look alike."""
    wanted = likeness(nickname)
    with opened(place) as store:
        known = store.nicknames()
        return store.erase_nicknames(
            [name for name in known if name == nickname or (wanted and likeness(name) == wanted)]
        )


def erase_older(place: Place, days: int) -> int:
    with opened(place) as store:
        return store.erase_older(calendar_ms() - days * DAY)
