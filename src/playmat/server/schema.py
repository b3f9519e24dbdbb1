"""JSON schemas of everything on the wire, for the OpenAPI document and the TypeScript types."""

from importlib import import_module
from types import UnionType
from typing import Any, Final, get_args, is_typeddict

import msgspec

from playmat.games.registry import GAMES
from playmat.server import answers, bodies, messages, replay_bodies

Schema = dict[str, Any]

ANYTHING: Final = "Anything"
COMPILED: Final = "mypyc filler docstring"  # what is left of a docstring in a compiled module
UNIONS: Final[dict[str, UnionType]] = {
    "TableMessage": messages.TableMessage,
    "LiveMessage": messages.LiveMessage,
    "Answer": answers.Answer,
    "Frame": answers.Frame,
}
REQUESTS: Final[tuple[type, ...]] = (*get_args(messages.LiveMessage), bodies.CreateTable, bodies.Join, bodies.Claim)
REPLIES: Final[tuple[type, ...]] = (
    *get_args(answers.Frame),
    bodies.Joined,
    bodies.Waiting,
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
    module = import_module(f"playmat.games.{game.replace('-', '_')}.views")
    found = [kind for kind in vars(module).values() if is_typeddict(kind) and kind.__module__ == module.__name__]
    return schemas_of(tuple(found))


def game_names() -> list[str]:
    return list(GAMES)


def schemas_of(types: tuple[type, ...]) -> dict[str, Schema]:
    _, found = msgspec.json.schema_components(types, schema_hook=_anything, ref_template="#/components/schemas/{name}")
    for schema in found.values():
        if schema.get("description") == COMPILED:
            del schema["description"]
    return found


def _anything(kind: type) -> Schema:
    if kind is object:
        return {"title": ANYTHING}
    raise NotImplementedError
