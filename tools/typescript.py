"""Write the web client's types from the server's message types: `tools/typescript.py`, or `--check` for freshness."""

import json
import os
import sys
from pathlib import Path

# Compiled modules have lost their docstrings, which become comments here.
os.environ["PLAYMAT_NATIVE"] = "0"

from playmat.server.http.openapi import components, request_types
from playmat.server.http.schema import ANYTHING, UNIONS, Schema, game_names, view_components
from playmat.server.routes import API as ENDPOINTS

API = Path(__file__).resolve().parent.parent / "web" / "src" / "lib" / "api"
HEADER = "// Made by tools/typescript.py from the server's message types. Do not edit.\n"
OPTIONAL_WHERE_DEFAULT = {kind.__name__ for kind in request_types(ENDPOINTS)}


def main() -> None:
    if "--check" in sys.argv[1:]:
        stale = [path for path, text in wanted().items() if not path.is_file() or path.read_text("utf-8") != text]
        for path in stale:
            print(f"{path.relative_to(API.parents[3])} is out of date: run tools/typescript.py")
        sys.exit(1 if stale else 0)
    for path, text in wanted().items():
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")


def wanted() -> dict[Path, str]:
    """What each generated file must hold."""
    parts = [HEADER, *(declared(name, schema) for name, schema in sorted(components(ENDPOINTS).items()))]
    for name, union in UNIONS.items():
        parts.append(f"export type {name} =\n" + "".join(f"  | {part.__name__}\n" for part in union.__args__))
    files = {API / "types.ts": "\n".join(parts)}
    for game in game_names():
        views = view_components(game)
        files[API / "games" / f"{game}.ts"] = "\n".join(
            [HEADER, *(declared(name, schema) for name, schema in sorted(views.items()))]
        )
    return files


def declared(name: str, schema: Schema) -> str:
    required = set(schema["required"])
    lines = [f"/** {schema['description']} */"] if "description" in schema else []
    lines.append(f"export interface {name} {{")
    for field, kind in schema["properties"].items():
        optional = name in OPTIONAL_WHERE_DEFAULT and field not in required
        if "description" in kind:
            lines.append(f"  /** {kind['description']} */")
        lines.append(f"  {field}{'?' if optional else ''}: {typed(kind)}")
    return "\n".join([*lines, "}\n"])


def typed(schema: Schema) -> str:
    if "$ref" in schema:
        return str(schema["$ref"]).rsplit("/", 1)[-1]
    if "enum" in schema:
        return " | ".join(json.dumps(value) for value in schema["enum"])
    if "anyOf" in schema:
        return " | ".join(dict.fromkeys(typed(part) for part in schema["anyOf"]))
    if schema.get("type") == "array":
        if "prefixItems" in schema:
            return "[" + ", ".join(typed(part) for part in schema["prefixItems"]) + "]"
        return f"Array<{typed(schema['items'])}>" if "items" in schema else "unknown[]"
    if schema.get("type") == "object":
        values = schema.get("additionalProperties")
        return f"Record<string, {typed(values)}>" if isinstance(values, dict) else "Record<string, unknown>"
    simple = {"string": "string", "integer": "number", "number": "number", "boolean": "boolean", "null": "null"}
    if schema.get("type") in simple:
        return simple[schema["type"]]
    assert schema.get("title") == ANYTHING or not schema, schema
    return "unknown"


if __name__ == "__main__":
    main()
