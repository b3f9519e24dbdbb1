"""One error for everything that cannot be taken, with the sentence a person should read."""

from collections.abc import Callable, Mapping, Sequence
from functools import wraps
from inspect import formatannotation, signature
from types import UnionType
from typing import Any, ParamSpec, TypeVar, Union, get_args, get_origin, get_type_hints, is_typeddict

from playmat.core.message import Facts
from playmat.core.refusal import PortableError, Refusal, Refused
from playmat.core.replay import Fault
from playmat.games.registry import GAMES, game_raised, is_of_playmat
from playmat.words.catalogue import explain_anywhere

Asked = ParamSpec("Asked")
Answer = TypeVar("Answer")


class PlaymatError(PortableError, ValueError):
    """Something could not be taken: a move, an option, a record. Nothing has changed.

    `code` is stable and meant for programs, `str(error)` is a sentence for people, `rule` is the id of the rule that
    decides (`"SV-9"`, empty where none does). For a record, `move` says which move of it is wrong, counted from 1.

    >>> match = playmat.start("sevens", seats=4, seed=7)
    >>> match.push(0, "play 99")
    Traceback (most recent call last):
    playmat.api.error.PlaymatError: “play 99” is not a move of this game.
    """

    def __init__(self, refusal: Refusal, *, game: str = "", move: int | None = None) -> None:
        # The game at hand speaks first: two games may have a sentence of their own for the same code.
        super().__init__(explain_anywhere(refusal, "en", [game, *GAMES] if game in GAMES else GAMES))
        self.code: str = refusal.code
        self.facts: Facts = refusal.facts
        self.rule: str = refusal.rule
        self.move = move


def public(call: Callable[Asked, Answer]) -> Callable[Asked, Answer]:
    """Make a function of the public API raise `PlaymatError` and nothing of ours.

    That goes for refusals of the engine, arguments of the wrong type, and any error of a game of another package.
    """

    @wraps(call)
    def guarded(*args: Asked.args, **named: Asked.kwargs) -> Answer:
        try:
            return call(*args, **named)
        except PlaymatError:
            raise
        except Refused as wrong:
            raise PlaymatError(wrong.refusal, game=game_in(args)) from None
        except Fault as fault:
            raise PlaymatError(fault.refusal, game=game_in(args), move=fault.move) from None
        except Exception as error:
            refusal = wrong_argument(call, args, named)
            game = game_in(args)
            if refusal is None and game in GAMES and not is_of_playmat(game):
                refusal = game_raised(game, error).refusal
            if refusal is None:
                raise
            raise PlaymatError(refusal, game=game) from error

    return guarded


def game_in(args: tuple[object, ...]) -> str:
    """Return the name of the game that a call is about: of a match, a record or a view, or as its first argument."""
    for it in args[:2]:
        name = it.get("game") if isinstance(it, Mapping) else getattr(it, "game", it)
        if isinstance(name, str) and name in GAMES:
            return name
    return ""


def wrong_argument(call: Callable[..., object], args: tuple[object, ...], named: dict[str, object]) -> Refusal | None:
    """Return what to say of the first argument that isn't of its type. Looked for only once something went wrong."""
    try:
        given = signature(call).bind(*args, **named).arguments
    except TypeError:
        return None  # an argument too many or too few: Python says it best
    kinds = get_type_hints(call)
    for name, value in given.items():
        if name in kinds and not fits(value, kinds[name]):
            wanted = formatannotation(kinds[name], "builtins").replace("collections.abc.", "")
            return Refusal("bad-argument", {"name": name, "wanted": wanted, "found": type(value).__name__})
    return None


def fits(value: object, kind: Any) -> bool:
    origin = get_origin(kind)
    if origin in (Union, UnionType):
        return any(fits(value, one) for one in get_args(kind))
    if is_typeddict(kind):
        return isinstance(value, Mapping)
    wanted = origin or kind
    if wanted is Sequence and isinstance(value, str):
        return False
    return isinstance(value, wanted) and (wanted is not int or not isinstance(value, bool))
