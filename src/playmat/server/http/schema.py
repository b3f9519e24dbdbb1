"""JSON schemas of everything on the wire, for the OpenAPI document and the TypeScript types."""

from importlib import import_module
from importlib.util import find_spec
from types import UnionType
from typing import Any, Final, get_args, is_typeddict

import msgspec

from playmat.games.registry import GAMES, find_kit
from playmat.server.http import bodies, replay_bodies
from playmat.table import admission, answers, messages

Schema = dict[str, Any]

ANYTHING: Final = "Anything"
UNIONS: Final[dict[str, UnionType]] = {
    "TableMessage": messages.TableMessage,
    "LiveMessage": messages.LiveMessage,
    "Answer": answers.Answer,
    "Frame": answers.Frame,
}
REQUESTS: Final[tuple[type, ...]] = (
    *get_args(messages.LiveMessage),
    admission.CreateTable,
    admission.Join,
    admission.Claim,
)
REPLIES: Final[tuple[type, ...]] = (
    *get_args(answers.Frame),
    admission.Joined,
    admission.Waiting,
    bodies.TableCard,
    bodies.Shelf,
    bodies.PrintShelf,
    bodies.PrintPlan,
    bodies.FaceIndex,
    bodies.RuleShelf,
    bodies.TablePar,
    bodies.Privacy,
    bodies.Health,
    replay_bodies.ReplayCard,
    replay_bodies.ReplayMoves,
    replay_bodies.ReplayFrame,
    replay_bodies.ReviewFrame,
)


def components() -> dict[str, Schema]:
    """Every message type by name."""
    return schemas_of((*REQUESTS, *REPLIES))


def view_components(game: str) -> dict[str, Schema]:
    """The types of a game's own view: the TypedDicts of its `views` module."""
    name = f"{find_kit(game).package}.rules.views"
    if find_spec(name) is None:
        return {}  # a game of another package need not tell its types
    module = import_module(name)
    found = [kind for kind in vars(module).values() if is_typeddict(kind) and kind.__module__ == module.__name__]
    return schemas_of(tuple(found))


def game_names() -> list[str]:
    return list(GAMES)


def schemas_of(types: tuple[type, ...]) -> dict[str, Schema]:
    _, found = msgspec.json.schema_components(types, schema_hook=_anything, ref_template="#/components/schemas/{name}")
    return found


def _anything(kind: type) -> Schema:
    if kind is object:
        return {"title": ANYTHING}
    raise NotImplementedError
