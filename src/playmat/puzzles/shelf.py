"""The puzzles that ship with the games: by id, by difficulty, one for each day, and in sets."""

import contextlib
from collections.abc import Callable, Mapping, Sequence
from datetime import date
from functools import cache
from hashlib import sha256
from importlib.resources import files
from typing import Final

import msgspec

from playmat.core.nearest import unknown_name
from playmat.core.refusal import refused
from playmat.games.registry import GAMES, find_kit
from playmat.puzzles.puzzle import Puzzle

FILE: Final = "puzzles.jsonl"
BOOK_FILE: Final = "book.jsonl"
BANDS: Final = ("easy", "medium", "hard")
LARGEST_SET: Final = 30
FIRST_TRIES: Final = 10


@cache
def puzzles_of(game: str) -> tuple[Puzzle, ...]:
    """Those of a game: first the ones from its book, then the others in the order they were found."""
    return book_of(game) + read_puzzles(game, FILE)


@cache
def book_of(game: str) -> tuple[Puzzle, ...]:
    """Puzzles for the pictures in the game's own book, in the book's order; most games have none."""
    return read_puzzles(game, BOOK_FILE)


def read_puzzles(game: str, name: str) -> tuple[Puzzle, ...]:
    file = files(find_kit(game).package).joinpath(name)
    if not file.is_file():
        return ()
    return tuple(msgspec.json.decode(line, type=Puzzle) for line in file.read_bytes().splitlines())


def in_shelf_order(game: str, bands: Mapping[str, str], share: Callable[[Puzzle], float]) -> list[Puzzle]:
    """Those from the book first, then the easiest."""
    book = {puzzle.id: place for place, puzzle in enumerate(book_of(game))}
    last = len(book)
    return sorted(
        puzzles_of(game),
        key=lambda one: (book.get(one.id, last), BANDS.index(bands[one.id]), -share(one), one.id),
    )


@cache
def by_id(game: str) -> dict[str, Puzzle]:
    return {puzzle.id: puzzle for puzzle in puzzles_of(game)}


def find_puzzle(name: str) -> Puzzle:
    """The puzzle of that id; an unknown one is refused."""
    game = name.rpartition("-")[0]
    known = by_id(game) if game in GAMES else {}
    if name not in known:
        raise refused("unknown-puzzle", {"name": name[:80]})
    return known[name]


@cache
def bands_of(game: str) -> dict[str, str]:
    """Each puzzle by how many bots solve it, before anybody else has tried it."""
    return banded(game, ease_of)


def banded(game: str, ease: Callable[[Puzzle], float]) -> dict[str, str]:
    """Each puzzle by how many solve it: the third that most solve is easy, the third that fewest do is hard."""
    ranked = sorted(puzzles_of(game), key=lambda puzzle: (-ease(puzzle), -puzzle.luck, puzzle.id))
    return {puzzle.id: BANDS[place * len(BANDS) // len(ranked)] for place, puzzle in enumerate(ranked)}


def band_of(puzzle: Puzzle) -> str:
    """How hard it is; one that ships nowhere, found in somebody's own games, counts as neither easy nor hard."""
    return bands_of(puzzle.game).get(puzzle.id, BANDS[1])


def ease_of(puzzle: Puzzle) -> float:
    """The mean part of tries, in percent, in which it was solved; all levels count the same."""
    return sum(puzzle.rates.values()) / max(1, len(puzzle.rates))


def solved_share(puzzle: Puzzle, tried: int, solved: int) -> float:
    """How many solve it, once people have tried it too: what bots did counts like a few tries of people."""
    return (FIRST_TRIES * ease_of(puzzle) / 100 + solved) / (FIRST_TRIES + tried)


def daily(game: str, day: str) -> Puzzle | None:
    """The puzzle of a day (2026-11-17), the same for everybody; all come once before one comes again."""
    ordered = in_any_order(game)
    return ordered[day_number(day) % len(ordered)] if ordered else None


def day_number(day: str) -> int:
    """Return the number of a day written like 2026-11-17; dates have other forms, which aren't ours."""
    with contextlib.suppress(ValueError):
        found = date.fromisoformat(day)
        if found.isoformat() == day:
            return found.toordinal()
    raise refused("bad-date", {"text": day[:40]})


@cache
def in_any_order(game: str) -> tuple[Puzzle, ...]:
    return tuple(sorted(puzzles_of(game), key=lambda puzzle: sha256(puzzle.id.encode()).digest()))


# Sets: what an exit ticket or homework is made of.


def checked_set(names: Sequence[str]) -> tuple[str, ...]:
    """A list of ids that can be set: all known, none twice, not too many."""
    if not 1 <= len(names) <= LARGEST_SET or len(set(names)) < len(names):
        raise refused("bad-puzzle-set", {"number": LARGEST_SET})
    return tuple(find_puzzle(name).id for name in names)


def picked_set(game: str, count: int, band: str = "", key: str = "") -> tuple[str, ...]:
    """Some puzzles of a game, easy ones first: the same key picks the same ones."""
    bands = bands_of(game)
    if band and band not in BANDS:
        raise unknown_name("unknown-band", band, list(BANDS))
    open_to = [name for name in bands if band in ("", bands[name])]
    if not 1 <= count <= min(LARGEST_SET, len(open_to)):
        raise refused("bad-puzzle-set", {"number": min(LARGEST_SET, len(open_to))})
    mixed = sorted(open_to, key=lambda name: sha256(f"{key}:{name}".encode()).digest())
    return tuple(sorted(mixed[:count], key=lambda name: (BANDS.index(bands[name]), name)))
