"""Every game there is here: ours and those of other packages, all found in the same way."""

from collections.abc import Iterator, Mapping
from functools import cache
from importlib.metadata import EntryPoint, entry_points
from typing import Final

from playmat.core.game import Game
from playmat.core.nearest import unknown_name
from playmat.core.record import Record
from playmat.core.refusal import Refused, refused
from playmat.core.replay import Fault
from playmat.games.kit import Kit, load

GROUP: Final = "playmat.games"
OWN: Final = "playmat"


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


def find_game(name: str, rules: int | None = None) -> Game:
    """The game of that name by the rules of that number, or by the newest; an unknown one is refused.

    For an unknown name the refusal has the one that is nearest to it.
    """
    kit = find_kit(name)
    number = kit.newest if rules is None else rules
    if number not in kit.rules:
        raise refused("unknown-rules", {"game": name, "rules": number, "known": kit.newest})
    return made(kit.rules[number])


def game_of_record(record: Record) -> Game:
    """The game that a record is of, by the rules it was played by; rules nobody knows are a fault of the record."""
    kit = find_kit(record.game)
    try:
        return find_game(kit.name, record.rules)
    except Refused as wrong:
        raise Fault(0, None, wrong.refusal) from None


def find_kit(name: str) -> Kit:
    if name not in kits():
        raise unknown_name("unknown-game", name, list(kits()))
    return kits()[name]


def kit_of(game: Game) -> Kit:
    """The kit of a game; one that nobody has registered has its rules and nothing else."""
    return kits().get(game.name) or Kit(game.name, "", {})


def all_rules() -> list[Game]:
    """Every game by every rules number that it can still be played by."""
    return [made(where) for kit in kits().values() for where in kit.rules.values()]


def broken_kits() -> Mapping[str, str]:
    """Packages that offer a game which cannot be used here, and why. They are left out; the others go on."""
    return found_kits()[1]


def kits() -> Mapping[str, Kit]:
    return found_kits()[0]


@cache
def found_kits() -> tuple[dict[str, Kit], dict[str, str]]:
    found: dict[str, Kit] = {}
    broken: dict[str, str] = {}
    for entry in sorted(entry_points(group=GROUP), key=lambda entry: (not is_own(entry), entry.name)):
        kit = kit_from(entry)
        if isinstance(kit, str):
            broken[entry.name] = kit
        elif kit.name in found:
            broken[entry.name] = f"{entry.value} has the name of a game that is here already"
        else:
            found[kit.name] = kit
    on_shelf = sorted(found.values(), key=lambda kit: (kit.place, kit.name))
    return {kit.name: kit for kit in on_shelf}, broken


def is_own(entry: EntryPoint) -> bool:
    return entry.dist is not None and entry.dist.name == OWN


def kit_from(entry: EntryPoint) -> Kit | str:
    """The kit that a package offers, or what is wrong with it. A stranger's fault may be of any kind."""
    try:
        kit = entry.load()
        if not isinstance(kit, Kit) or kit.name != entry.name or not kit.rules:
            return f"{entry.value} is not a kit of that name"
        if not is_own(entry):
            made(kit.rules[kit.newest])  # ours are known to work, and are loaded when they are played
    except Exception as error:  # noqa: BLE001  # whatever a plugin raises, the other games must go on
        return f"{type(error).__name__}: {error}"
    return kit


def origin_of(name: str) -> str:
    """The package that a game comes from."""
    for entry in entry_points(group=GROUP, name=name):
        if entry.dist is not None:
            return f"{entry.dist.name} {entry.dist.version}"
    return ""


@cache
def made(where: str) -> Game:
    found = load(where)
    if not isinstance(found, Game):
        raise TypeError(f"{where} is not a game")
    return found
