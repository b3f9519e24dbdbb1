"""The API as an OpenAPI document, made from the table of endpoints and the message types."""

import re
from collections import defaultdict
from functools import cache
from typing import Any, Final

from playmat import __version__
from playmat.server.http.endpoints import Api, Endpoint, Kind, Page, endpoints_of, said
from playmat.server.http.replies import NOT_SO, STATUS
from playmat.server.http.schema import ANYTHING, UNIONS, Schema, parts_of, schemas_of
from playmat.table.answers import Refused

REF: Final = "#/components/schemas/"


def request_types(api: Api) -> list[type]:
    return parts_of(it.body for it in api if not isinstance(it, Page))


def reply_types(api: Api) -> list[type]:
    others = [kind for endpoint in endpoints_of(api) for _, kind, _ in endpoint.also]
    return parts_of([*(it.reply for it in api if not isinstance(it, Page)), *others])


def components(api: Api) -> dict[str, Schema]:
    """Every type on the wire by name."""
    return schemas_of(dict.fromkeys([*request_types(api), *reply_types(api)]))


@cache
def openapi(api: Api) -> dict[str, Any]:
    schemas = {name: tidy(schema) for name, schema in components(api).items()}
    for name, union in UNIONS.items():
        schemas[name] = {"oneOf": [{"$ref": REF + part.__name__} for part in union.__args__]}
        names = {str(part.__struct_config__.tag): REF + part.__name__ for part in union.__args__}
        schemas[name]["discriminator"] = {"propertyName": "type", "mapping": names}
    paths: dict[str, Any] = {}
    for endpoint in endpoints_of(api):
        paths.setdefault(endpoint.path, {})[endpoint.method.lower()] = operation(endpoint)
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
        "operationId": f"{endpoint.method.lower()}{endpoint.path}".translate(str.maketrans("/.", "__", "{}")),
        "responses": responses(endpoint),
    }
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


def responses(endpoint: Endpoint) -> dict[str, Any]:
    """What may come back, by status: good answers, its own refusals with their codes, and any other."""
    refusals: dict[int, list[str]] = defaultdict(list)
    for code in endpoint.codes:
        refusals[STATUS.get(code, NOT_SO)].append(code)
    told: list[tuple[int, str, Kind]] = []
    told += [(status, "Refused: " + ", ".join(codes), Refused) for status, codes in sorted(refusals.items())]
    told += [(status, words, kind) for status, kind, words in endpoint.also]
    found = {str(endpoint.status): {"description": endpoint.words, "content": content(endpoint.reply)}}
    found |= {str(status): {"description": words, "content": content(kind)} for status, words, kind in told}
    return found | {"default": {"description": "Refused, and nothing has changed", "content": content(Refused)}}


def content(kind: Kind) -> dict[str, Any]:
    if isinstance(kind, str):
        return {kind: {"schema": {"type": "object" if kind == "application/json" else "string"}}}
    return {"application/json": {"schema": {"$ref": REF + said(kind)}}}


def tidy(schema: Any) -> Any:
    """JSON Schema says "anything" by saying nothing."""
    if isinstance(schema, dict):
        if schema == {"title": ANYTHING}:
            return {}
        return {name: tidy(part) for name, part in schema.items()}
    if isinstance(schema, list):
        return [tidy(part) for part in schema]
    return schema
