"""The names this server answers to. A page elsewhere that lets its own name point here is not one of them."""

import re
from collections.abc import Iterable
from ipaddress import ip_address
from typing import Final
from urllib.parse import urlsplit

LONGEST: Final = 260
# A name or an address, and perhaps a port. Ports are not looked at: a tunnel may have changed it, and only names lie.
HOST: Final = re.compile(r"(?P<name>[A-Za-z0-9._-]+|\[[0-9A-Fa-f:.]+\])(:[0-9]{1,5})?")
LOOPBACK: Final = ("localhost", "127.0.0.1", "[::1]")


class KnownHosts:
    """Names and addresses, with or without a scheme and a port."""

    def __init__(self, names: Iterable[str], *, any_address: bool = False) -> None:
        self.names = frozenset(found for name in names if (found := name_in(name)) is not None)
        # A server that listens everywhere cannot list its addresses; no name can be made to look like one.
        self.any_address = any_address

    def knows(self, host: str) -> bool:
        name = name_in(host) if "://" not in host else None
        return name is not None and (name in self.names or (self.any_address and is_address(name)))


def name_in(text: str) -> str | None:
    """The name in a `Host` header, or in the address of a server."""
    if "://" in text:
        text = urlsplit(text).netloc
    found = HOST.fullmatch(text) if len(text) <= LONGEST else None
    return None if found is None else found["name"].lower().removesuffix(".")


def is_site(text: str) -> bool:
    """Return whether this is the address of a website: https://play.example.org, perhaps with a port and a path."""
    try:
        parts = urlsplit(text)
        port = parts.port
    except ValueError:
        return False
    is_plain = text.isprintable() and " " not in text and not parts.query and not parts.fragment
    return is_plain and parts.scheme in ("http", "https") and port != 0 and name_in(text) is not None


def is_address(name: str) -> bool:
    try:
        ip_address(name.strip("[]"))
    except ValueError:
        return False
    return True
