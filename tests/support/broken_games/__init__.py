"""Games of another package, each Call It with one thing broken: a method of the contract, or a part of its kit.

`broken-begin-raises` is the game whose `begin` raises; its kit is the attribute `broken_begin_raises` of this module.
"""

from typing import Final

from playmat_call_it.game import CallIt
from playmat_call_it.knowledge import CallItKnowledge
from playmat_call_it.position import CallItPosition

from playmat.core.game import Game
from playmat.core.knowledge import Knowledge
from playmat.core.position import Position
from playmat.games.kit import PART_TYPES, Kit

PACKAGE: Final = "broken_games"
SOUND: Final = "call-it-again"
# These two pass every check. The number of cards tells what is broken in the first.
LATE: Final = "late"
LATE_DECK: Final = "late-deck"
WORKER_FAULT, DEAL_FAULT, PLAY_FAULT = 3, 4, 6
NEEDED: Final = {
    Game: ("begin", "parse", "format", "knowledge", "text", "bound", "has_secrets", "deck_table"),
    Position: ("actors", "legal", "refuse", "play", "copy", "winners", "view", "seen", "timeout_move"),
    Knowledge: ("imagine_position",),
}
OPTIONAL: Final = {
    Game: (
        "kernel",
        "parse_table",
        "format_table",
        "is_race",
        "is_same_deal",
        "defaults",
        "left_out",
        "refuse_setup",
        "stamp",
        "match_winners",
        "setup",
        "start",
    ),
    Position: (
        "on_turn",
        "own_kernel",
        "pick_seat",
        "pick",
        "offer",
        "preview",
        "decline",
        "refuse_waiting",
        "refuse_table",
        "said_after_table",
        "seen_by_all",
    ),
    Knowledge: ("facts", "deals", "imagine"),
}
# Nothing is made of what these return.
RETURNS_NOTHING: Final = ("play",)
NOT_PARTS: Final = 7
METHODS: Final = {method: base for kinds in (NEEDED, OPTIONAL) for base, names in kinds.items() for method in names}
CASES: Final = [
    *[f"{method}-raises" for method in METHODS],
    *[f"{method}-wrong" for method in METHODS if method not in RETURNS_NOTHING],
    *[f"{method}-missing" for names in NEEDED.values() for method in names],
    *[f"{part}-{how}" for part in PART_TYPES for how in ("absent", "odd")],
    *["no-title", "no-rules", "no-game", "no-kit", "nine-seats", "many-moves", "no-import", "exits"],
]


def name_of(case: str) -> str:
    """The name of the game with that fault: lower case, with hyphens."""
    return "broken-" + case.replace("_", "-")


def attribute_of(name: str) -> str:
    return name.replace("-", "_")


NAMES: Final = {attribute_of(name_of(case)): case for case in CASES}


def broken(method: str, how: str) -> object:
    if how == "missing":
        return getattr(METHODS[method], method)
    if how == "raises":

        def raises(*_: object) -> object:
            raise KeyError(f"{method} of a broken game")

        return raises
    return lambda *_: object()


def game_with(name: str, method: str, how: str) -> Game:
    """Call It with one method broken."""
    base = METHODS.get(method)
    changes = {method: broken(method, how)} if base is not None else {}
    knowing = type("BrokenKnowledge", (CallItKnowledge,), changes if base is Knowledge else {})
    standing = type("BrokenPosition", (CallItPosition,), changes if base is Position else {})

    class Variant(CallIt):
        def begin(self, setup, number, chance):  # type: ignore[no-untyped-def]  # as Call It does
            dealt = super().begin(setup, number, chance)
            dealt.__class__ = standing
            return dealt

        def knowledge(self, view):  # type: ignore[no-untyped-def]  # as Call It does
            return knowing(self, view)

    def copy(self):  # type: ignore[no-untyped-def]  # keeps the class
        other = CallItPosition.copy(self)
        other.__class__ = type(self)
        return other

    if "copy" not in changes:
        standing.copy = copy  # type: ignore[attr-defined]  # the class was made a moment ago
    game: Game = type("BrokenGame", (Variant,), changes if base is Game else {})()
    game.name = name
    if method == "nine":
        game.most_seats = 9
    return game


class Listing(CallItPosition):
    """More moves than Playmat has room for."""

    def legal(self, seat: int) -> list[int]:
        return list(range(5_000))


class LateKnowledge(CallItKnowledge):
    """Can't imagine anything in the middle of a short game."""

    def imagine_position(self, stream, chance):  # type: ignore[no-untyped-def]  # as Call It does
        if self.setup.options["cards"] == WORKER_FAULT:
            raise KeyError("a fault of a worker")
        return super().imagine_position(stream, chance)


class LatePosition(CallItPosition):
    """Raises while a long game is played."""

    def play(self, seat: int, move: int) -> None:
        if self.setup.options["cards"] == PLAY_FAULT and self.played:
            raise OSError(f"hands {self.hands}")
        super().play(seat, move)

    def copy(self) -> CallItPosition:
        other = super().copy()
        other.__class__ = LatePosition
        return other


class LateGame(CallIt):
    """Passes every check, and is broken by some of its options, and the second time it shows its deck."""

    def __init__(self, name: str) -> None:
        super().__init__()
        self.name = name
        self.decks = 0

    def begin(self, setup, number, chance):  # type: ignore[no-untyped-def]  # as Call It does
        if setup.options["cards"] == DEAL_FAULT:
            raise KeyError("a fault of the deal")
        dealt = super().begin(setup, number, chance)
        dealt.__class__ = LatePosition
        return dealt

    def knowledge(self, view):  # type: ignore[no-untyped-def]  # as Call It does
        return LateKnowledge(self, view)

    def deck_table(self, options):  # type: ignore[no-untyped-def]  # as Call It does
        self.decks += 1
        if self.name == LATE_DECK and self.decks > 1:
            raise KeyError("a fault of the deck")
        return super().deck_table(options)


def __getattr__(attribute: str) -> object:
    """The kit of a game, or the game itself as `game_...`."""
    if attribute in (attribute_of(LATE), attribute_of(LATE_DECK)):
        return Kit(attribute.replace("_", "-"), PACKAGE, {1: f"{PACKAGE}:game_{attribute}"})
    if attribute in (f"game_{attribute_of(LATE)}", f"game_{attribute_of(LATE_DECK)}"):
        return LateGame(attribute.removeprefix("game_").replace("_", "-"))
    if attribute == "again":
        return Kit(SOUND, PACKAGE, {1: f"{PACKAGE}:game_{attribute}"})
    if attribute == "game_again":
        return game_with(SOUND, "", "")
    if attribute.startswith("game_") and attribute.removeprefix("game_") in NAMES:
        return game_of(attribute.removeprefix("game_"))
    if attribute in NAMES:
        return kit_of(attribute)
    raise AttributeError(attribute)


def game_of(attribute: str) -> object:
    case = NAMES[attribute]
    method, _, how = case.rpartition("-")
    if case == "no-game":
        return 7
    game = game_with(name_of(case), method, how)
    if case == "many-moves":
        game.move_space = 5_000
        game.begin = lambda setup, *_: Listing(setup, 0, [[], [], [], []])  # type: ignore[method-assign]  # on purpose
    return game


def kit_of(attribute: str) -> object:
    case = NAMES[attribute]
    name = name_of(case)
    part, _, how = case.rpartition("-")
    rules = {1: f"{PACKAGE}:game_{attribute}"}
    if part in PART_TYPES and part not in METHODS:
        where = f"{PACKAGE}:{'NOTHING' if how == 'absent' else 'NOT_PARTS'}"
        return Kit(name, PACKAGE, rules, **{part: where})  # type: ignore[arg-type]  # all parts are texts
    match case:
        case "no-title":
            return Kit(name, "broken_games.untitled", rules)
        case "no-rules":
            return Kit(name, PACKAGE, {})
        case "no-kit":
            return 7
        case "no-import":
            raise OSError("no disk")
        case "exits":
            raise SystemExit(3)
        case _:
            return Kit(name, PACKAGE, rules)
