"""The API as an OpenAPI document, made from the message types."""

import re
from functools import cache
from typing import Any, Final, NamedTuple

from playmat import __version__
from playmat.server.http.schema import ANYTHING, UNIONS, components

REF: Final = "#/components/schemas/"


class Endpoint(NamedTuple):
    """One line of the API: what it does, what it takes, what it gives. `reply` is a type's name or a media type."""

    method: str
    path: str
    words: str
    body: str | None
    reply: str
    status: int
    needs_token: bool = False
    query: tuple[str, ...] = ()
    waits: bool = False  # may also be answered by 202 and `Waiting`


TABLE: Final = "/api/tables/{code}"
REPLAY: Final = "/api/replays/{name}"
PRINT_QUERY: Final = ("paper", "what", "ink", "size", "backs", "copies", "deal", "language")
ENDPOINTS: Final = (
    Endpoint("get", "/api/games", "What there is to play", None, "Shelf", 200, False, ("language",)),
    Endpoint(
        "get", "/api/words/{language}.ftl", "The sentences of a language", None, "text/plain", 200, False, ("game",)
    ),
    Endpoint("get", "/api/rules", "The rules of all games", None, "RuleShelf", 200, False, ("language",)),
    Endpoint("get", "/api/rules/{game}", "The rules of a game, by id", None, "RulePage", 200, False, ("language",)),
    Endpoint("get", "/api/print", "What there is to print", None, "PrintShelf", 200, False, ("language",)),
    Endpoint("get", "/api/print/{game}", "What a PDF would hold", None, "PrintPlan", 200, False, PRINT_QUERY),
    Endpoint("get", "/api/print/{game}.pdf", "A game on paper", None, "application/pdf", 200, False, PRINT_QUERY),
    Endpoint("get", "/api/faces/{game}", "Every card face of a game", None, "FaceIndex", 200),
    Endpoint(
        "get",
        "/api/faces/{game}/{name}.svg",
        "A card as a picture",
        None,
        "image/svg+xml",
        200,
        False,
        ("ink", "size", "side"),
    ),
    Endpoint(
        "post",
        "/api/replays",
        "Bring a record to look at again: the body is the record",
        "application/json",
        "ReplayCard",
        201,
        False,
        ("language",),
    ),
    Endpoint(
        "get",
        REPLAY,
        "A record after so many moves, as a seat, a spectator or with everything open",
        None,
        "ReplayFrame",
        200,
        False,
        ("at", "as", "language"),
    ),
    Endpoint(
        "get",
        REPLAY + "/moves",
        "All moves of a record as somebody saw them",
        None,
        "ReplayMoves",
        200,
        False,
        ("as", "language"),
    ),
    Endpoint(
        "get",
        REPLAY + "/review",
        "How good each move was, as far as it is known; ask again until all is done",
        None,
        "ReviewFrame",
        200,
        False,
        ("from", "language"),
    ),
    Endpoint("post", "/api/tables", "Open a table", "CreateTable", "Joined", 201),
    Endpoint("get", TABLE, "A table, for who is about to join", None, "TableCard", 200, False, ("language",)),
    Endpoint("get", TABLE + "/qr.svg", "The join link as a QR code", None, "image/svg+xml", 200),
    Endpoint("post", TABLE + "/seats", "Take a seat", "Join", "Joined", 201, waits=True),
    Endpoint("get", TABLE + "/waiting", "News for who waits for a seat", None, "Waiting", 200, True, ("language",)),
    Endpoint("delete", TABLE + "/waiting", "Wait no more", None, "Waiting", 200, True, ("language",)),
    Endpoint("post", TABLE + "/watch", "Watch, where spectators are allowed", None, "Joined", 201),
    Endpoint("post", TABLE + "/claim", "Open a seat with a seat link", "Claim", "Joined", 201),
    Endpoint(
        "post", TABLE + "/messages", "Say something to the table", "TableMessage", "Frame", 200, True, ("language",)
    ),
    Endpoint(
        "get", TABLE + "/since/{number}", "The table, and all events after a number", None, "TableFrame", 200, True
    ),
    Endpoint(
        "get", TABLE + "/stream", "Frames as server-sent events", None, "text/event-stream", 200, True, ("since",)
    ),
    Endpoint(
        "get",
        TABLE + "/record",
        "The record of a finished match",
        None,
        "application/json",
        200,
        True,
        ("match", "names"),
    ),
    Endpoint(
        "get",
        TABLE + "/par",
        "The par of the deal, where the game has one",
        None,
        "TablePar",
        200,
        True,
    ),
    Endpoint("get", "/api/privacy", "What is kept, and for how long", None, "Privacy", 200),
    Endpoint("get", "/health", "Whether the server is well", None, "Health", 200),
    Endpoint("get", "/metrics", "Numbers for Prometheus", None, "text/plain", 200),
)


@cache
def openapi() -> dict[str, Any]:
    schemas = {name: tidy(schema) for name, schema in components().items()}
    for name, union in UNIONS.items():
        schemas[name] = {"oneOf": [{"$ref": REF + part.__name__} for part in union.__args__]}
        names = {str(part.__struct_config__.tag): REF + part.__name__ for part in union.__args__}
        schemas[name]["discriminator"] = {"propertyName": "type", "mapping": names}
    paths: dict[str, Any] = {}
    for endpoint in ENDPOINTS:
        paths.setdefault(endpoint.path, {})[endpoint.method] = operation(endpoint)
    return {
        "openapi": "3.1.0",
        "info": {
            "title": "Playmat",
            "version": __version__,
            "description": "Tables to play at. Live play is a WebSocket at /api/tables/{code}/live: LiveMessage in, "
            "Frame out.",
            "license": {"name": "MIT", "identifier": "MIT"},
        },
        "paths": paths,
        "components": {"schemas": schemas, "securitySchemes": {"token": {"type": "http", "scheme": "bearer"}}},
    }


def operation(endpoint: Endpoint) -> dict[str, Any]:
    described: dict[str, Any] = {
        "summary": endpoint.words,
        "operationId": f"{endpoint.method}{endpoint.path}".translate(str.maketrans("/.", "__", "{}")),
        "responses": {
            str(endpoint.status): {"description": endpoint.words, "content": content(endpoint.reply)},
            "default": {"description": "Refused, and nothing has changed", "content": content("Refused")},
        },
    }
    if endpoint.waits:
        described["responses"]["202"] = {"description": "The others are asked first", "content": content("Waiting")}
    in_path = re.findall(r"\{(\w+)\}", endpoint.path)
    described["parameters"] = [
        {"name": name, "in": "path", "required": True, "schema": {"type": "integer" if name == "number" else "string"}}
        for name in in_path
    ] + [{"name": name, "in": "query", "required": False, "schema": {"type": "string"}} for name in endpoint.query]
    if endpoint.body is not None:
        described["requestBody"] = {"required": True, "content": content(endpoint.body)}
    if endpoint.needs_token:
        described["security"] = [{"token": []}]
    return described


def content(kind: str) -> dict[str, Any]:
    if "/" in kind:
        return {kind: {"schema": {"type": "object" if kind == "application/json" else "string"}}}
    return {"application/json": {"schema": {"$ref": REF + kind}}}


def tidy(schema: Any) -> Any:
    """JSON Schema says "anything" by saying nothing."""
    if isinstance(schema, dict):
        if schema == {"title": ANYTHING}:
            return {}
        return {name: tidy(part) for name, part in schema.items()}
    if isinstance(schema, list):
        return [tidy(part) for part in schema]
    return schema
