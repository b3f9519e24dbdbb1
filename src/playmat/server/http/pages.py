"""The few pages the server writes itself: the API to read, and a home page while the web client is not built."""

from functools import cache
from html import escape
from typing import Final

from starlette.requests import Request
from starlette.responses import Response

from playmat.server.http.endpoints import Api, Kind, endpoints_of, said
from playmat.server.http.openapi import openapi
from playmat.server.http.ready import JSON, ready_reply
from playmat.server.http.replies import encoded

STYLE: Final = b"""
:root { color-scheme: light dark; }
body { font: 1rem/1.5 system-ui, sans-serif; max-width: 62rem; margin: 2rem auto; padding: 0 1rem; }
table { border-collapse: collapse; width: 100%; }
th, td { text-align: left; vertical-align: top; padding: 0.3rem 0.6rem; border-bottom: 1px solid #8886; }
code { font-size: 0.95em; overflow-wrap: anywhere; }
@media (max-width: 48rem) {
  table, tbody, tr, td { display: block; }
  thead { display: none; }
  td { border: 0; padding: 0.1rem 0; }
  td:empty { display: none; }
  tr { border-bottom: 1px solid #8886; padding: 0.5rem 0; }
}
"""


def page(title: str, body: str) -> str:
    return (
        f'<!doctype html><html lang="en"><head><meta charset="utf-8"><title>{escape(title)}</title>'
        '<meta name="viewport" content="width=device-width"><link rel="stylesheet" href="/api/page.css">'
        '<link rel="icon" href="/icon.svg"></head>'
        f"<body><main>{body}</main></body></html>"
    )


NOT_BUILT: Final = page(
    "Playmat",
    "<h1>Playmat</h1><p>The server runs, but the web client has not been built yet.</p>"
    "<p>In a clone of the project <code>make play</code> builds it; an installed package brings it along.</p>"
    '<p>Programs can play already: see <a href="/api">the API</a>.</p>',
)


async def page_style(request: Request) -> Response:
    return ready_reply(request, STYLE, "text/css")


async def openapi_document(request: Request) -> Response:
    return ready_reply(request, document(request.app.state.api), JSON)


async def api_page(request: Request) -> Response:
    return ready_reply(request, page_of_the_api(request.app.state.api), "text/html")


@cache
def document(api: Api) -> bytes:
    return encoded(openapi(api))


@cache
def page_of_the_api(api: Api) -> bytes:
    return page("Playmat API", endpoints(api) + types(api)).encode()


def endpoints(api: Api) -> str:
    rows = "".join(
        f"<tr><td><code>{endpoint.method} {escape(endpoint.path)}</code></td><td>{escape(endpoint.words)}</td>"
        f"<td>{named(endpoint.body)}</td><td>{named(endpoint.reply)}</td><td>{escape(endpoint.who.value)}</td></tr>"
        for endpoint in endpoints_of(api)
    )
    return (
        "<h1>Playmat API</h1><p>JSON over HTTP; live play over the WebSocket <code>/api/tables/{code}/live</code>: "
        "<code>LiveMessage</code> in, <code>Frame</code> out, the first one <code>Hello</code> with your token. "
        'As a document: <a href="/api/openapi.json">openapi.json</a>.</p>'
        "<table><thead><tr><th>Endpoint</th><th>What</th><th>Body</th><th>Reply</th><th>Who</th></tr></thead>"
        f"<tbody>{rows}</tbody></table>"
    )


def types(api: Api) -> str:
    parts = ["<h2>Types</h2>"]
    for name, schema in openapi(api)["components"]["schemas"].items():
        parts.append(f'<h3 id="{name}">{name}</h3>')
        if "oneOf" in schema:
            parts.append("<p>One of: " + ", ".join(linked(shown(part)) for part in schema["oneOf"]) + "</p>")
            continue
        rows = "".join(
            f"<tr><td><code>{escape(field)}</code></td><td><code>{escape(shown(kind))}</code></td>"
            f"<td>{escape(kind.get('description', ''))}</td></tr>"
            for field, kind in schema["properties"].items()
        )
        parts.append(f"<p>{escape(schema.get('description', ''))}</p><table><tbody>{rows}</tbody></table>")
    return "".join(parts)


def named(kind: Kind | None) -> str:
    if kind is None or isinstance(kind, str):
        return f"<code>{escape(kind)}</code>" if kind else ""
    return linked(said(kind))


def linked(name: str) -> str:
    return f'<a href="#{name}"><code>{name}</code></a>'


def shown(schema: dict[str, object]) -> str:
    """A type in a few letters."""
    match schema:
        case {"$ref": str(ref)}:
            return ref.rsplit("/", 1)[-1]
        case {"enum": list(values)}:
            return " | ".join(f'"{value}"' for value in values)
        case {"anyOf": list(parts)}:
            return " | ".join(shown(part) for part in parts)
        case {"type": "array", "items": dict(items)}:
            return f"list of {shown(items)}"
        case {"type": str(kind)}:
            return kind
        case _:
            return "anything"
