"""Whose request it is: the address it came from, as our own proxies saw it."""

from collections.abc import Callable
from hmac import compare_digest
from ipaddress import IPv6Address, ip_address
from typing import Any, Final

from starlette.types import ASGIApp, Receive, Scope, Send

FORWARDED_FOR: Final = b"x-forwarded-for"
FORWARDED_PROTO: Final = b"x-forwarded-proto"
# Whoever has one address of IPv6 has at least all that begin with the same 64 bits, and often with the same 56.
OWN_BITS: Final = 128 - 56


# Between nodes: that it comes from one of them, whose request it was, and by which scheme.
NODE_SECRET: Final = b"x-playmat-node"
NODE_FOR: Final = b"x-playmat-for"
NODE_SCHEME: Final = b"x-playmat-scheme"
PASSED_ON: Final = "playmat.passed_on"


class Forwarded:
    """Replaces the nearest proxy's address by the one that our own proxies, or another node of ours, passed on."""

    def __init__(self, app: ASGIApp, proxies: int, secret: Callable[[], str]) -> None:
        self.app = app
        self.proxies = proxies
        self.secret = secret

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan":
            pass
        elif self._is_from_node(scope):
            scope[PASSED_ON] = True
            scope["client"] = (tidy(said_last(scope, NODE_FOR)) or "", 0)
            if said_last(scope, NODE_SCHEME) == "https":
                scope["scheme"] = "https" if scope["type"] == "http" else "wss"
        else:
            scope["client"] = (seen_from(scope, self.proxies), 0)
            if self.proxies and said_last(scope, FORWARDED_PROTO) in ("https", "wss"):
                scope["scheme"] = "https" if scope["type"] == "http" else "wss"
        await self.app(scope, receive, send)

    def _is_from_node(self, scope: Scope) -> bool:
        said = [value for name, value in scope["headers"] if name == NODE_SECRET]
        secret = self.secret()
        return len(said) == 1 and secret != "" and compare_digest(said[0], secret.encode())


def is_passed_on(scope: Scope) -> bool:
    return PASSED_ON in scope


def seen_from(scope: Any, proxies: int) -> str:
    """Counted from the right: what stands further left is whatever the sender liked to write."""
    client = scope.get("client")
    nearest = tidy(client[0]) if client else ""
    if not proxies:
        return nearest or ""
    told = b",".join(value for name, value in scope["headers"] if name == FORWARDED_FOR).decode("latin-1")
    passed_on = told.split(",") if told else []
    if not passed_on:
        return nearest or ""
    return tidy(passed_on[-min(proxies, len(passed_on))]) or nearest or ""


def tidy(text: str) -> str | None:
    """An address in its one spelling, as far as one household has it; none where it is no address."""
    text = text.strip()
    if text.startswith("["):
        text = text[1:].partition("]")[0]
    elif text.count(":") == 1:
        text = text.partition(":")[0]
    try:
        found = ip_address(text.partition("%")[0])
    except ValueError:
        return None
    if isinstance(found, IPv6Address):
        if found.ipv4_mapped is not None:
            return str(found.ipv4_mapped)
        return str(IPv6Address(int(found) >> OWN_BITS << OWN_BITS))
    return str(found)


def said_last(scope: Scope, header: bytes) -> str:
    """What the nearest proxy wrote into a header."""
    values = [value for name, value in scope["headers"] if name == header]
    return values[-1].decode("latin-1").rpartition(",")[2].strip().lower() if values else ""
