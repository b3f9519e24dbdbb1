"""The guard before every request: for whom, from where and how long it is; and the headers on every reply."""

from typing import Final
from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.requests import ClientDisconnect
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from playmat.core.refusal import Refusal
from playmat.server.http.hosts import LONGEST, KnownHosts
from playmat.server.http.replies import refusal_reply, spoken
from playmat.server.logs import alarm
from playmat.server.rooms.counters import Counters

CONTENT_SECURITY: Final = "; ".join(
    (
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "img-src 'self' data:",
        "font-src 'self'",
        "connect-src 'self'",
        "manifest-src 'self'",
        "base-uri 'none'",
        "form-action 'none'",
        "frame-ancestors 'none'",
    )
)
HEADERS: Final = {
    "content-security-policy": CONTENT_SECURITY,
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=(), payment=(), usb=()",
}
HARMLESS: Final = ("GET", "HEAD", "OPTIONS")
# Of an address and its query together, and of all headers.
LONGEST_ADDRESS: Final = 4_000
LONGEST_HEADERS: Final = 16_000
BROKEN: Final = 1011
POLICY: Final = 1008


class Guard:
    """Wraps the whole application."""

    def __init__(self, app: ASGIApp, origins: tuple[str, ...], hosts: KnownHosts, counters: Counters) -> None:
        self.app = app
        self.counters = counters
        self.origins = origins
        self.hosts = hosts

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan":
            await self.app(scope, receive, send)
            return
        started = Started(send)
        reply = with_headers(started, scope)
        refusal = self._refusal(scope)
        if refusal is not None:
            await self._refuse(refusal, scope, receive, reply, POLICY)
            return
        try:
            await self.app(scope, receive, reply)
        except ClientDisconnect:
            pass  # nobody is left to be told
        except Exception as error:  # noqa: BLE001 - a fault of ours: told and logged once, like everything else
            alarm("request-failed", error)
            self.counters["playmat_faults_total", "", ""] += 1
            if not started.has_begun:
                await self._refuse(Refusal("server-fault"), scope, receive, reply, BROKEN)

    async def _refuse(self, refusal: Refusal, scope: Scope, receive: Receive, send: Send, code: int) -> None:
        if scope["type"] == "websocket":
            await send({"type": "websocket.close", "code": code})
        else:
            await refusal_reply(refusal, spoken(Headers(scope=scope).get("accept-language", "")))(scope, receive, send)

    def _refusal(self, scope: Scope) -> Refusal | None:
        if len(scope.get("raw_path", b"")) + len(scope["query_string"]) > LONGEST_ADDRESS:
            return Refusal("too-large", {"number": LONGEST_ADDRESS})
        if sum(len(name) + len(value) for name, value in scope["headers"]) > LONGEST_HEADERS:
            return Refusal("too-large", {"number": LONGEST_HEADERS})
        hosts = [value.decode("latin-1") for name, value in scope["headers"] if name == b"host"]
        # Without one it is no browser but a program, which nobody can lead astray by a name.
        if len(hosts) > 1 or not all(map(self.hosts.knows, hosts)):
            return Refusal("unknown-host", {"host": hosts[-1][:LONGEST]})
        return None if self._is_welcome(scope) else Refusal("wrong-origin")

    def _is_welcome(self, scope: Scope) -> bool:
        """Pages of other servers may not act here. Programs, which send no origin, may: nothing rides on cookies."""
        if scope["type"] == "http" and scope["method"] in HARMLESS:
            return True
        headers = Headers(scope=scope)
        origin = headers.get("origin")
        if origin is None or origin in self.origins:
            return True
        return netloc_of(origin) == headers.get("host", "")


def netloc_of(origin: str) -> str | None:
    """Name and port of an origin; none where it is no address at all."""
    try:
        return urlsplit(origin).netloc
    except ValueError:  # a bracket that is not closed
        return None


class Started:
    """Knows whether a reply has begun: after that it is too late for another."""

    def __init__(self, send: Send) -> None:
        self.send = send
        self.has_begun = False

    async def __call__(self, message: Message) -> None:
        self.has_begun = True
        await self.send(message)


def with_headers(send: Send, scope: Scope) -> Send:
    if scope["type"] != "http":
        return send

    async def send_with_headers(message: Message) -> None:
        if message["type"] == "http.response.start":
            headers = MutableHeaders(scope=message)
            for name, value in HEADERS.items():
                headers.setdefault(name, value)
            headers.setdefault("cache-control", "no-store")
        await send(message)

    return send_with_headers
