"""JSON schemas of everything on the wire, for the OpenAPI document and the TypeScript types."""

from collections.abc import Iterable
from importlib import import_module
from importlib.util import find_spec
from types import UnionType
from typing import Any, Final, get_args, is_typeddict

import msgspec

from playmat.classroom.answers import ClassAnswer, ClassFrame
from playmat.classroom.messages import ClassMessage, LiveClassMessage
from playmat.games.registry import GAMES, find_kit
from playmat.table import answers, messages

Schema = dict[str, Any]

ANYTHING: Final = "Anything"
UNIONS: Final[dict[str, UnionType]] = {
    "TableMessage": messages.TableMessage,
    "LiveMessage": messages.LiveMessage,
    "Answer": answers.Answer,
    "Frame": answers.Frame,
    "ClassMessage": ClassMessage,
    "LiveClassMessage": LiveClassMessage,
    "ClassAnswer": ClassAnswer,
    "ClassFrame": ClassFrame,
}


def name_of(kind: type | UnionType) -> str:
    if isinstance(kind, UnionType):
        return next(name for name, union in UNIONS.items() if union == kind)
    return kind.__name__


def parts_of(kinds: Iterable[object]) -> list[type]:
    """The types among them, and those that unions are made of."""
    found: dict[type, None] = {}
    for kind in kinds:
        for part in get_args(kind) if isinstance(kind, UnionType) else [kind]:
            if isinstance(part, type):
                found[part] = None
    return list(found)


def view_components(game: str) -> dict[str, Schema]:
    """Return the types of a game's own view: the TypedDicts of its `rules.view` module.

    A game from another package doesn't have to declare any. Some of our games still keep theirs in `rules.views`.
    """
    rules = f"{find_kit(game).package}.rules"
    modules = [import_module(name) for name in (f"{rules}.view", f"{rules}.views") if find_spec(name) is not None]
    found = [
        kind
        for module in modules
        for kind in vars(module).values()
        if is_typeddict(kind) and kind.__module__ == module.__name__
    ]
    return schemas_of(tuple(found))


def game_names() -> list[str]:
    return list(GAMES)


def schemas_of(types: Iterable[type]) -> dict[str, Schema]:
    _, found = msgspec.json.schema_components(types, schema_hook=_anything, ref_template="#/components/schemas/{name}")
    return found


def _anything(kind: type) -> Schema:
    if kind is object:
        return {"title": ANYTHING}
    raise NotImplementedError
