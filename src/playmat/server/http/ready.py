"""Replies that are the same for everybody: encoded once, packed once, however many ask for them."""

import gzip
from functools import lru_cache
from typing import Final

from starlette.requests import Request
from starlette.responses import Response

JSON: Final = "application/json"
# The same address gives the same bytes until the next version.
FOR_AN_HOUR: Final = "public, max-age=3600"
# Smaller ones grow by packing.
LEAST_PACKED: Final = 1_000
MOST_KEPT: Final = 3_000


def ready_reply(request: Request, body: bytes, media_type: str, headers: dict[str, str] | None = None) -> Response:
    """`body` should be the very same object each time: what is packed is found again by it."""
    sent = {"vary": "Accept-Encoding", **(headers or {})}
    if len(body) >= LEAST_PACKED and takes_packed(request):
        return Response(packed(body), media_type=media_type, headers={**sent, "content-encoding": "gzip"})
    return Response(body, media_type=media_type, headers=sent)


def takes_packed(request: Request) -> bool:
    return "gzip" in request.headers.get("accept-encoding", "").lower()


@lru_cache(MOST_KEPT)
def packed(body: bytes) -> bytes:
    return gzip.compress(body, mtime=0)
