"""Every game there is here: ours and those of other packages, all found in the same way.

A game of another package that is incomplete or raises while it's listed is left out, with a reason for people. The
others go on.
"""

from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass
from functools import cache
from importlib.metadata import EntryPoint, entry_points
from threading import RLock
from typing import Final, TypeVar

from playmat.core.game import Game
from playmat.core.message import Facts, Message, message
from playmat.core.nearest import unknown_name
from playmat.core.record import Record
from playmat.core.refusal import Refused, refused
from playmat.core.replay import Fault
from playmat.games.inspection import error_text, inspect_game
from playmat.games.kit import Kit, load

GROUP: Final = "playmat.games"
OWN: Final = "playmat"

Shown = TypeVar("Shown")


class Shelf(Mapping[str, Game]):
    """The games by their names, each by its newest rules. Names are known at once; a game is loaded when asked for."""

    def __getitem__(self, name: str) -> Game:
        kit = kits()[name]
        return made(kit.rules[kit.newest])

    def __iter__(self) -> Iterator[str]:
        return iter(kits())

    def __len__(self) -> int:
        return len(kits())

    def __contains__(self, name: object) -> bool:
        return name in kits()


GAMES: Final = Shelf()


@dataclass(frozen=True)
class LeftOutGame:
    """A game that can't be used here, the package it comes from, and why."""

    name: str
    package: str
    why: tuple[Message, ...]
    kit: Kit | None = None

    def message(self) -> Message:
        return message("game-left-out", self.facts)

    @property
    def facts(self) -> Facts:
        return {"name": self.name, "package": self.package, "why": list(self.why)}


Report = Callable[[LeftOutGame], None]


class Found:
    """What was found in the installed packages. Both are replaced, never changed: a thread may be reading them."""

    def __init__(self) -> None:
        self.lock = RLock()
        self.is_searched = False
        self.kits: Mapping[str, Kit] = {}
        self.left_out: tuple[LeftOutGame, ...] = ()
        self.report: Report = lambda _: None

    def search(self) -> None:
        """Look once through the installed packages."""
        with self.lock:
            if self.is_searched:
                return
            found: dict[str, Kit] = {}
            left_out: list[LeftOutGame] = []
            for entry in sorted(entry_points(group=GROUP), key=lambda entry: (not is_own(entry), entry.name)):
                kit, problems = kit_from(entry, found)
                if kit is not None and not problems:
                    found[kit.name] = kit
                else:
                    left_out.append(LeftOutGame(entry.name, package_of(entry), tuple(problems), kit))
            on_shelf = sorted(found.values(), key=lambda kit: (kit.place, kit.name))
            self.kits = {kit.name: kit for kit in on_shelf}
            self.left_out = tuple(left_out)
            self.is_searched = True
            for game in left_out:
                self.report(game)


FOUND: Final = Found()


def find_game(name: str, rules: int | None = None) -> Game:
    """The game of that name by the rules of that number, or by the newest; an unknown one is refused.

    For an unknown name the refusal has the one that is nearest to it.
    """
    kit = find_kit(name)
    number = kit.newest if rules is None else rules
    if number not in kit.rules:
        raise refused("unknown-rules", {"game": name, "rules": number, "known": kit.newest})
    with guard(name):
        return made(kit.rules[number])


def game_of_record(record: Record) -> Game:
    """The game that a record is of, by the rules it was played by; rules nobody knows are a fault of the record."""
    kit = find_kit(record.game)
    try:
        return find_game(kit.name, record.rules)
    except Refused as wrong:
        raise Fault(0, None, wrong.refusal) from None


def find_kit(name: str) -> Kit:
    found = kits()
    if name in found:
        return found[name]
    for game in left_out_games():
        if game.name == name:
            raise refused("broken-game", game.facts)
    raise unknown_name("unknown-game", name, list(found))


def kit_of(game: Game) -> Kit:
    """The kit of a game; one that nobody has registered has its rules and nothing else."""
    return kits().get(game.name) or Kit(game.name, "", {})


def shortcomings(game: Game) -> list[Message]:
    """Return what a game lacks before a move can be made, whether it is offered here, left out or neither."""
    left_out = next((other.kit for other in left_out_games() if other.name == game.name), None)
    kit = kits().get(game.name) or left_out
    if kit is None:
        return [message("problem-unregistered", {"name": game.name})]
    return inspect_game(kit, game, plays=False)


def all_rules() -> list[Game]:
    """Every game by every rules number that it can still be played by."""
    return [made(where) for kit in kits().values() for where in kit.rules.values()]


def kits() -> Mapping[str, Kit]:
    if not FOUND.is_searched:
        FOUND.search()
    return FOUND.kits


def left_out_games() -> tuple[LeftOutGame, ...]:
    """Return the games of other packages that can't be used here."""
    kits()
    return FOUND.left_out


def report_left_out(report: Report) -> None:
    """Report every game that is left out, now or later, once. Only the latest caller hears of it."""
    with FOUND.lock:
        FOUND.report = report
        known = FOUND.left_out
    for game in known:
        report(game)


def leave_out(name: str, error: Exception) -> None:
    """Offer a game no longer: it raised while it was shown."""
    with FOUND.lock:
        if name not in FOUND.kits:
            return
        why = (message("problem-shown", {"error": error_text(error)}),)
        game = LeftOutGame(name, origin_of(name), why)
        FOUND.kits = {other: kit for other, kit in FOUND.kits.items() if other != name}
        FOUND.left_out = (*FOUND.left_out, game)
        FOUND.report(game)


def show_games(show: Callable[[str], Shown]) -> list[Shown]:
    """Show every game. One that raises something is left out from now on, and everywhere."""
    shown = []
    for name in kits():
        try:
            shown.append(show(name))
        except Exception as error:  # noqa: BLE001  # whatever a game raises, the others must go on
            leave_out(name, error)
    return shown


@contextmanager
def guard(name: str) -> Iterator[None]:
    """Refuse what a game of another package can't do because it raises something that is no refusal."""
    try:
        yield
    except (Refused, Fault):
        raise
    except Exception as error:
        if name not in kits() or is_of_playmat(name):
            raise
        raise game_fault(name) from error


def game_fault(name: str) -> Refused:
    """Return a refusal without the text of the error: hidden cards may be in it."""
    return refused("game-fault", {"name": name, "package": origin_of(name)})


def game_raised(name: str, error: BaseException) -> Refused:
    """Return the same with the error, for people who run the game on their own computer."""
    return refused("game-raised", {"name": name, "package": origin_of(name), "error": error_text(error)})


def is_own(entry: EntryPoint) -> bool:
    return entry.dist is not None and entry.dist.name == OWN


def kit_from(entry: EntryPoint, found: Mapping[str, Kit]) -> tuple[Kit | None, list[Message]]:
    """Return the kit that a package offers, and what is wrong with it. Importing it may raise anything."""
    try:
        kit = entry.load()
        if not isinstance(kit, Kit) or kit.name != entry.name or not kit.rules:
            return None, [message("problem-kit", {"where": entry.value, "name": entry.name})]
        if kit.name in found:
            return None, [message("problem-name-taken", {"where": entry.value})]
        if is_own(entry):
            return kit, []  # known to work, and loaded when it is played
        return kit, inspect_game(kit, made(kit.rules[kit.newest]))
    except (Exception, SystemExit) as error:  # noqa: BLE001  # whatever a plug-in raises, the other games must go on
        return None, [message("problem-import", {"where": entry.value, "error": error_text(error)})]


def package_of(entry: EntryPoint) -> str:
    return "" if entry.dist is None else f"{entry.dist.name} {entry.dist.version}"


def origin_of(name: str) -> str:
    """The package that a game comes from."""
    return next((package_of(entry) for entry in entry_points(group=GROUP, name=name) if entry.dist is not None), "")


@cache
def is_of_playmat(name: str) -> bool:
    """Whether it is a game of ours."""
    return any(is_own(entry) for entry in entry_points(group=GROUP, name=name))


@cache
def made(where: str) -> Game:
    found = load(where)
    if not isinstance(found, Game):
        raise TypeError(f"{where} is not a game")
    return found
