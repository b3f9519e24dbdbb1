"""Replies that are the same for everybody: made once, packed once, however many ask for them."""

import asyncio
import gzip
from collections.abc import Awaitable, Callable
from functools import lru_cache
from threading import Lock
from typing import Final, TypeVarTuple

from starlette.requests import Request
from starlette.responses import Response

JSON: Final = "application/json"
# The same address gives the same bytes until the next version.
FOR_AN_HOUR: Final = "public, max-age=3600"
# Smaller ones grow by packing.
LEAST_PACKED: Final = 1_000
MOST_KEPT: Final = 3_000

Asked = TypeVarTuple("Asked")


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


def made_aside(most: int) -> Callable[[Callable[[*Asked], bytes]], Callable[[*Asked], Awaitable[bytes]]]:
    """For a function that takes a while: what it makes is made beside all tables, and so many answers are kept.

    What is kept is told at once: it does not wait for whatever else is done aside, such as the report on a class.
    """

    def kept(make: Callable[[*Asked], bytes]) -> Callable[[*Asked], Awaitable[bytes]]:
        pages: dict[tuple[*Asked], bytes] = {}
        making = Lock()

        def made(*asked: *Asked) -> bytes:
            with making:  # somebody else's question may have been answered meanwhile
                if asked not in pages:
                    page = make(*asked)
                    if len(pages) >= most:
                        del pages[next(iter(pages))]  # the oldest
                    pages[asked] = page
                return pages[asked]

        async def told(*asked: *Asked) -> bytes:
            page = pages.get(asked)
            return await asyncio.to_thread(made, *asked) if page is None else page

        return told

    return kept
