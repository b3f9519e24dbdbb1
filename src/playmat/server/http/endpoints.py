"""What is said of an endpoint: routes, the OpenAPI document, the page at /api and docs/api.md are made of it."""

from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from enum import Enum
from types import UnionType
from typing import Final, Literal

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route, WebSocketRoute
from starlette.websockets import WebSocket

from playmat.server.http.request_context import LimitedLine, LimitedRoute
from playmat.server.http.schema import name_of
from playmat.server.rooms.limits import Rate

Handler = Callable[[Request], Awaitable[Response]]
LineHandler = Callable[[WebSocket, Rate], Awaitable[None]]
# A type of ours, a union of them, or the media type of what is no JSON of ours.
Kind = type | UnionType | str


class Who(Enum):
    """Who may ask, in words."""

    ANYONE = "anyone"
    ID = "anyone who knows the id"
    CODE = "anyone with the code"
    WATCHER = "anyone with the code, where spectators are allowed"
    LINK = "who has a seat link"
    TOKEN = "token"
    WAITING = "token of who waits"
    HELLO = "token in `hello`"


BEARERS: Final = (Who.TOKEN, Who.WAITING)


@dataclass(frozen=True)
class Endpoint:
    """One line of the API. `refuses` has the codes of its own; those that its kind brings along are added."""

    method: Literal["GET", "POST", "DELETE"]
    path: str
    handler: Handler
    rate: Rate
    words: str
    reply: Kind
    body: Kind | None = None
    who: Who = Who.ANYONE
    status: int = 200
    query: tuple[str, ...] = ()
    refuses: tuple[str, ...] = ()
    # Other good answers: status, type and what it means.
    also: tuple[tuple[int, Kind, str], ...] = ()

    def route(self) -> Route:
        return LimitedRoute(self.path, self.handler, self.rate, self.method)

    @property
    def needs_token(self) -> bool:
        return self.who in BEARERS

    @property
    def codes(self) -> list[str]:
        """Every code it may be refused with, but for those that anything may be."""
        found = [*self.refuses]
        if "{code}" in self.path:
            found += ["too-many-codes", "table-damaged"]
            found += ["unknown-class"] if "/classes/" in self.path else ["unknown-table", "table-of-other-rules"]
        if self.needs_token:
            found.append("unknown-token")
        if self.who is Who.TOKEN and "/classes/" not in self.path:
            found.append("waits-for-seat")
        if self.body is not None:
            found += ["too-large"] if isinstance(self.body, str) else ["too-large", "bad-message"]
        if "language" in self.query:
            found.append("unknown-language")
        if "{game}" in self.path:
            found += ["broken-game", "game-fault", "unknown-game"]
        return sorted({*found})


@dataclass(frozen=True)
class LiveEndpoint:
    """A WebSocket: what comes in, what goes out."""

    path: str
    handler: LineHandler
    rate: Rate
    words: str
    body: Kind
    reply: Kind
    who: Who = Who.HELLO

    def route(self) -> WebSocketRoute:
        return LimitedLine(self.path, self.handler, self.rate)


@dataclass(frozen=True)
class Page:
    """Something to read for people; no part of the API itself."""

    path: str
    handler: Handler
    rate: Rate
    words: str

    def route(self) -> Route:
        return LimitedRoute(self.path, self.handler, self.rate)


# Any request at all may be refused with these.
ANYWHERE: Final = (
    "not-found",
    "server-fault",
    "stopping",
    "store-failed",
    "too-fast",
    "too-large",
    "too-many",
    "too-slow",
    "unknown-host",
    "wrong-method",
    "wrong-origin",
)

Api = tuple[Endpoint | LiveEndpoint | Page, ...]


def endpoints_of(api: Api) -> list[Endpoint]:
    return [it for it in api if isinstance(it, Endpoint)]


def said(kind: Kind | None) -> str:
    """The name of a type, or the media type."""
    if kind is None:
        return ""
    return kind if isinstance(kind, str) else name_of(kind)
