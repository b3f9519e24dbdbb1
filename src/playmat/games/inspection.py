"""A look at a game of another package before it is offered: everything its package lacks, found at once.

A game is dealt and played for a few moves with each number of seats. What raises or returns the wrong type there would
do the same in front of people.
"""

import json
from collections.abc import Callable, Iterable
from contextlib import suppress
from functools import partial
from types import NoneType
from typing import Any, Final, NoReturn, TypeVar

from fluent.runtime import FluentBundle, FluentResource

from playmat.core.chance import SearchChance, SeedChance, stream_of
from playmat.core.deals import Deals
from playmat.core.game import Game, Setup
from playmat.core.kernel import MOST_MOVES, MOST_SEATS, Kernel
from playmat.core.knowledge import Knowledge
from playmat.core.match import TIME, Match
from playmat.core.message import Message, message
from playmat.core.offer import Offer
from playmat.core.options import Option, Options, Preset, as_text, settle
from playmat.core.position import Position
from playmat.core.refusal import Refusal, Refused
from playmat.games.kit import ENGLISH, PART_TYPES, Kit

SEED: Final = "00112233445566778899aabbccddeeff"
MOVES: Final = 4  # to look at closely; after them the game only plays on
LONGEST_GAME: Final = 100  # moves; most games end by then, and the rest is for `check_game`
LONGEST_ERROR: Final = 200  # characters
TYPES: Final[dict[str, type]] = {
    "name": str,
    "rules": int,
    "least_seats": int,
    "most_seats": int,
    "move_space": int,
    "card_names": list,
    "options": list,
    "presets": list,
    "ages": str,
    "minutes": int,
    "skills": list,
    "colours": list,
    "low_wins": bool,
    "kept_verbs": tuple,
    "alone": list,
    "word_codes": list,
}
PARTS: Final[dict[str, type]] = {
    "card_names": str,
    "options": Option,
    "presets": Preset,
    "skills": str,
    "colours": str,
    "alone": str,
    "kept_verbs": str,
    "word_codes": str,
}
# What the author of a game has to write; the base class raises in their place.
NEEDED: Final[dict[type, tuple[str, ...]]] = {
    Game: ("begin", "parse", "format", "knowledge", "text", "bound", "has_secrets", "deck_table"),
    Position: ("actors", "legal", "refuse", "play", "copy", "winners", "view", "seen", "timeout_move"),
    Knowledge: ("imagine_position",),
}

Returned = TypeVar("Returned")


class Stopped(Exception):
    """A problem that leaves nothing more to look at: the rest would only repeat it."""


class Problems:
    """What is wrong with a game, as messages, each once."""

    def __init__(self) -> None:
        self.found: list[Message] = []
        self.unwritten: set[str] = set()

    def add(self, key: str, **facts: object) -> None:
        problem = message(f"problem-{key}", facts)
        if problem not in self.found:
            self.found.append(problem)

    def stop(self, key: str, **facts: object) -> NoReturn:
        """Note a problem that leaves nothing more to look at: the rest would only repeat it."""
        self.add(key, **facts)
        raise Stopped

    def each(self, *looks: Callable[[], object]) -> None:
        """Take several looks that don't need each other."""
        for look in looks:
            with suppress(Stopped):
                look()

    def call(self, name: str, call: Callable[[], Returned], *kinds: type) -> Returned:
        """Return what a method returns, if it does and the type is right."""
        try:
            returned = call()
        except Stopped:
            raise
        except Exception as error:  # whatever a game raises is noted
            if isinstance(error, Refused) and name == "setup()":
                raise  # the default options don't go with every number of seats
            if isinstance(error, NotImplementedError) and self.unwritten:
                raise Stopped from None  # `check_written` has noted it
            self.stop("raised", method=name, error=error_text(error))
        if kinds and (not isinstance(returned, kinds) or (isinstance(returned, bool) and bool not in kinds)):
            self.stop("type", method=name, found=type(returned).__name__, wanted=names_of(kinds))
        return returned

    def check_written(self, kind: type, base: type) -> None:
        """Note the methods that a class should have written and has not."""
        names = [f"{base.__name__}.{name}()" for name in NEEDED[base] if getattr(kind, name) is getattr(base, name)]
        if names:
            self.unwritten.update(names)
            self.add("methods", names=names)

    def check_numbers(self, name: str, returned: list[int], low: int, high: int) -> None:
        """Note a list of seats or moves with something else in it."""
        wrong = [one for one in returned if type(one) is not int or not low <= one < high]
        if wrong:
            found = wrong[0] if type(wrong[0]) is int else type(wrong[0]).__name__
            self.stop("number", method=name, number=found, low=low, high=high - 1)

    def check_plain(self, name: str, returned: object) -> None:
        """Note what can't be written as JSON and read again."""
        try:
            is_plain = json.loads(json.dumps(returned, allow_nan=False)) == returned
        except (TypeError, ValueError, RecursionError):
            is_plain = False
        if not is_plain:
            self.add("plain", method=name)


def error_text(error: BaseException) -> str:
    """Return an error on one line, short enough for a sentence."""
    text = " ".join(f"{type(error).__name__}: {error}".split()).rstrip(": ")
    return text if len(text) <= LONGEST_ERROR else text[:LONGEST_ERROR] + "…"


def names_of(kinds: Iterable[type]) -> str:
    return " | ".join("None" if kind is type(None) else kind.__name__ for kind in kinds)


def inspect_game(kit: Kit, game: Game, plays: bool = True) -> list[Message]:
    """Return everything that is wrong with a game; nothing where it can be offered.

    With `plays` false no move is made: only what can be seen before.
    """
    problems = Problems()
    problems.check_written(type(game), Game)
    has_metadata = check_metadata(game, problems)
    check_kit(kit, problems)
    if has_metadata:
        if game.name != kit.name or game.rules not in kit.rules:
            problems.add("kit", where=f"{game.name} ({game.rules})", name=kit.name)
        try:
            settled = settle(game.options, {})
        except Exception as error:  # noqa: BLE001  # options are code of the game's too
            problems.add("raised", method="Option.refuse()", error=error_text(error))
            return problems.found
        problems.each(
            lambda: check_words(kit, game, problems),
            lambda: check_offered(game, settled, problems),
            *(
                partial(play_some, game, seats, problems, plays)
                for seats in range(game.least_seats, game.most_seats + 1)
            ),
        )
    return problems.found


def check_kit(kit: Kit, problems: Problems) -> None:
    for name in PART_TYPES:
        try:
            kit.check_part(name)
        except Exception as error:  # noqa: BLE001  # importing a part may raise anything
            problems.add("part", part=name, error=error_text(error))


def check_metadata(game: Game, problems: Problems) -> bool:
    """Return whether the fields of a game are of their types and within the limits, so that it can be dealt."""
    before = len(problems.found)
    for name, kind in TYPES.items():
        value = getattr(game, name, None)
        if not isinstance(value, kind) or (isinstance(value, bool) and kind is not bool):
            problems.add("field", field=name, found=type(value).__name__, wanted=kind.__name__)
    for name, kind in PARTS.items():
        value = getattr(game, name, None)
        if isinstance(value, list) and not all(isinstance(one, kind) for one in value):
            problems.add("field", field=name, found="list", wanted=f"list[{kind.__name__}]")
    if len(problems.found) > before:
        return False
    if not 1 <= game.least_seats <= game.most_seats <= MOST_SEATS:
        problems.add("seats", low=game.least_seats, high=game.most_seats, most=MOST_SEATS)
    if len(game.colours) < game.most_seats:
        problems.add("colors", number=len(game.colours), seats_given=game.most_seats)
    if game.move_space < 1:
        problems.add("moves")
    return len(problems.found) == before


def needed_words(game: Game) -> list[str]:
    """Return the keys that a catalog of this game must have: everything that is shown before it is dealt."""
    own = [option for option in game.options if option.rule != "match"]
    keys = ["title", "line"]
    keys += [f"option-{option.name}" for option in own]
    keys += [f"preset-{preset.name}" for preset in game.presets]
    keys += [f"alone-{name}" for name in game.alone]
    for option in own:
        table = option.table()
        keys += [f"agreed-{option.name}-{as_text(value)}" for value in table["values"]]
        keys += [] if table["values"] else [f"agreed-{option.name}"]
    return keys


def check_words(kit: Kit, game: Game, problems: Problems) -> None:
    text = problems.call("words/en.ftl", lambda: kit.text("{language}.ftl", ENGLISH), str)
    bundle = FluentBundle([ENGLISH], use_isolating=False)
    bundle.add_resource(FluentResource(text))
    keys = problems.call("Option.table()", lambda: needed_words(game), list)
    missing = [key for key in keys if not bundle.has_message(key) or bundle.get_message(key).value is None]
    if missing:
        problems.add("words", names=missing)


def check_offered(game: Game, options: Options, problems: Problems) -> None:
    """Call what tables and pages ask of a game before the deal."""
    call = problems.call
    problems.each(
        lambda: check_deck(game, options, problems),
        lambda: problems.check_plain("stamp()", call("stamp()", lambda: game.stamp(options), dict)),
        lambda: call("parse()", lambda: game.parse("?"), int, NoneType),
        lambda: call("parse_table()", lambda: game.parse_table("?"), int, NoneType),
        lambda: call("format_table()", lambda: game.format_table(0), str),
        lambda: call("defaults()", lambda: game.defaults(game.least_seats), dict),
        lambda: call("left_out()", lambda: game.left_out(options, game.least_seats), dict),
        lambda: call("match_winners()", lambda: game.match_winners([], [0] * game.least_seats), list),
        lambda: call("refuse_setup()", lambda: game.refuse_setup(options, game.least_seats), Refusal, NoneType),
    )


def check_deck(game: Game, options: Options, problems: Problems) -> None:
    deck = problems.call("deck_table()", lambda: game.deck_table(options), list)
    if not deck or not all(isinstance(row, dict) for row in deck):
        problems.stop("type", method="deck_table()", found=repr(deck)[:40], wanted="list[dict]")
    problems.check_plain("deck_table()", deck)


def play_some(game: Game, seats: int, problems: Problems, plays: bool) -> None:
    """Deal with the default options and play a while, looking at the first positions and at the end."""
    call = problems.call
    try:
        setup = call("setup()", lambda: game.setup({}, seats), Setup)
    except Refused:
        return
    problems.each(
        lambda: call("bound()", lambda: game.bound(setup), int),
        lambda: call("has_secrets()", lambda: game.has_secrets(setup), bool),
        lambda: call("is_race()", lambda: game.is_race(setup), bool),
        lambda: call("is_same_deal()", lambda: game.is_same_deal(setup), bool),
        lambda: call("kernel()", lambda: game.kernel(setup), Kernel, NoneType),
    )
    position = call("begin()", lambda: game.begin(setup, 1, SeedChance(SEED)), Position)
    problems.check_written(type(position), Position)
    match = call("start()", lambda: game.start({}, seats, SeedChance(SEED)), Match)
    if not plays:
        knowledge = call("knowledge()", lambda: game.knowledge(match.view(0)), Knowledge)
        problems.check_written(type(knowledge), Knowledge)
        return
    stream = stream_of(SEED)
    for made in range(LONGEST_GAME):
        if match.is_over:
            break
        seat, legal = moves_of(match, problems)
        move = legal[stream.below(len(legal))]
        if made < MOVES:
            look(match, seat, move, problems)
            if problems.found:
                raise Stopped
        call("play()", partial(match.play, seat, move))
    if match.is_over:
        check_end(match, problems)


def moves_of(match: Match, problems: Problems) -> tuple[int, list[int]]:
    """Return a seat that may act, and its moves."""
    actors = problems.call("actors()", match.actors, list)
    problems.check_numbers("actors()", actors, 0, match.setup.seats)
    if not actors:
        problems.stop("type", method="actors()", found="[]", wanted="list[int]")
    legal = problems.call("legal()", lambda: match.legal(actors[0]), list)
    problems.check_numbers("legal()", legal, 0, match.setup.game.move_space)
    if not legal:
        problems.stop("type", method="legal()", found="[]", wanted="list[int]")
    if len(legal) > MOST_MOVES:
        problems.stop("too-many-moves", number=len(legal), most=MOST_MOVES)
    return actors[0], legal


def check_end(match: Match, problems: Problems) -> None:
    result = problems.call("match_winners()", lambda: match.result)
    winners = [] if result is None else [*result.winners]
    problems.check_numbers("match_winners()", winners, 0, match.setup.seats)
    for outcome in match.games:
        problems.check_numbers("winners()", [*outcome.winners], 0, match.setup.seats)
    check_view(match, None, problems)


def look(match: Match, seat: int, move: int, problems: Problems) -> None:
    """Ask a position everything that a table, a bot and a page ask of it."""
    position, call = match.position, problems.call
    stream = stream_of(SEED)
    problems.each(
        lambda: check_notation(match, move, problems),
        lambda: call("on_turn()", position.on_turn, int),
        lambda: call("own_kernel()", position.own_kernel, Kernel, NoneType),
        lambda: call("refuse()", lambda: position.refuse(seat, move), Refusal, NoneType),
        lambda: call("refuse_waiting()", lambda: position.refuse_waiting(seat, move), Refusal),
        lambda: call("refuse_table()", lambda: position.refuse_table(TIME), Refusal, NoneType),
        lambda: call("said_after_table()", lambda: position.said_after_table(TIME), list),
        lambda: call("decline()", lambda: position.decline(seat), int, NoneType),
        lambda: call("pick()", lambda: position.pick(seat, stream), int),
        lambda: call("pick_seat()", lambda: position.pick_seat(stream), int),
        lambda: check_offer(match, seat, problems),
        lambda: check_view(match, seat, problems),
        lambda: check_view(match, None, problems),
        lambda: check_seen(match, seat, move, problems),
        lambda: check_timeout(match, seat, problems),
        lambda: problems.check_plain(
            "preview()", call("preview()", lambda: position.preview(seat, move), dict, NoneType)
        ),
        lambda: check_knowledge(match, seat, problems),
    )


def check_notation(match: Match, move: int, problems: Problems) -> None:
    text = problems.call("format()", lambda: match.format(move), str)
    if problems.call("parse()", lambda: match.parse(text), int, NoneType) != move:
        problems.stop("notation", text=text[:LONGEST_ERROR])


def check_offer(match: Match, seat: int, problems: Problems) -> None:
    offer = problems.call("offer()", lambda: match.offer(seat), Offer)
    problems.check_numbers("offer()", offer.moves, 0, match.setup.game.move_space)


def check_view(match: Match, viewer: int | None, problems: Problems) -> None:
    problems.call("view()", lambda: match.position.view(viewer), dict)
    view = problems.call("view()", lambda: match.view(viewer))
    problems.check_plain("view()", view)
    problems.call("text()", lambda: match.setup.game.text(view, lambda told: told["key"]), str)


def check_seen(match: Match, seat: int, move: int, problems: Problems) -> None:
    call, position = problems.call, match.position
    if call("copy()", position.copy, Position) is position:
        problems.stop("same-copy")
    after = call("play()", lambda: match.after(seat, move), Position)
    told: list[Any] = call("seen()", lambda: match.seen_by_all(seat, move, after), list)
    for seen in told:
        if not isinstance(seen, dict) or not {"text", "messages"} <= set(seen):
            problems.stop("type", method="seen()", found=type(seen).__name__, wanted="Seen")
        problems.check_plain("seen()", seen)


def check_preview(match: Match, seat: int, move: int, problems: Problems) -> None:
    preview = problems.call("preview()", lambda: match.position.preview(seat, move), dict, NoneType)
    problems.check_plain("preview()", preview)


def check_timeout(match: Match, seat: int, problems: Problems) -> None:
    timeout = problems.call("timeout_move()", lambda: match.timeout_move(seat), int)
    problems.check_numbers("timeout_move()", [timeout], 0, match.setup.game.move_space)


def check_knowledge(match: Match, seat: int, problems: Problems) -> None:
    call = problems.call
    knowledge = call("knowledge()", lambda: match.setup.game.knowledge(match.view(seat)), Knowledge)
    problems.check_written(type(knowledge), Knowledge)
    problems.each(
        lambda: call("facts()", knowledge.facts, list),
        lambda: call("deals()", knowledge.deals, Deals, NoneType),
        lambda: check_imagined(knowledge, problems),
    )


def check_imagined(knowledge: Knowledge, problems: Problems) -> None:
    stream = stream_of(SEED)
    problems.call("imagine_position()", lambda: knowledge.imagine_position(stream, SearchChance(stream)), Position)
    match = problems.call("imagine_position()", lambda: knowledge.imagine(stream), Match)
    problems.call("imagine_position()", lambda: match.view(None))
