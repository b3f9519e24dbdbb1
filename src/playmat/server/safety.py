"""The guard before every request: where it comes from, how large it is; and the headers on every reply."""

from typing import Final
from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from playmat.core.refusal import Refusal
from playmat.server.replies import refusal_reply

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


class Guard:
    """Wraps the whole application."""

    def __init__(self, app: ASGIApp, origins: tuple[str, ...]) -> None:
        self.app = app
        self.origins = origins

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan":
            await self.app(scope, receive, send)
            return
        if not self._is_welcome(scope):
            if scope["type"] == "websocket":
                await send({"type": "websocket.close", "code": 1008})
            else:
                await refusal_reply(Refusal("wrong-origin"), "en")(scope, receive, with_headers(send, scope))
            return
        await self.app(scope, receive, with_headers(send, scope))

    def _is_welcome(self, scope: Scope) -> bool:
        """Pages of other servers may not act here. Programs, which send no origin, may: nothing rides on cookies."""
        if scope["type"] == "http" and scope["method"] in HARMLESS:
            return True
        headers = Headers(scope=scope)
        origin = headers.get("origin")
        if origin is None or origin in self.origins:
            return True
        return urlsplit(origin).netloc == headers.get("host", "")


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
