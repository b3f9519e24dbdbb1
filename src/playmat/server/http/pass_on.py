"""Requests for a table that another node looks after, passed on to it. Browsers know one name only, so nobody is sent
elsewhere: the node that was asked asks the other one, and hands on what it answers."""

import asyncio
from collections.abc import AsyncIterator
from hashlib import blake2b
from typing import Final
from urllib.parse import urlsplit

import httptools
from starlette.requests import HTTPConnection, Request
from starlette.responses import Response, StreamingResponse

from playmat.core.refusal import refused
from playmat.server.background import supervise
from playmat.server.http.addresses import NODE_FOR, NODE_SCHEME, NODE_SECRET, is_passed_on
from playmat.server.http.replies import whole_body
from playmat.server.rooms.hall import Hall
from playmat.server.store.protocol import Store
from playmat.table.keys import tidy_code

CONNECT_SECONDS: Final = 2.0
ANSWER_SECONDS: Final = 40.0  # a hint takes its time; an event stream says something every 15 s
CHUNK: Final = 65_536
# What is between two machines and no further.
BETWEEN: Final = frozenset(
    (b"connection", b"keep-alive", b"transfer-encoding", b"te", b"trailer", b"upgrade", b"proxy-connection")
) | {NODE_SECRET, NODE_FOR, NODE_SCHEME}
OF_HANDSHAKE: Final = b"sec-websocket-"
REPLAYS: Final = "/api/replays/"

Headers = list[tuple[bytes, bytes]]


async def other_node(asked: HTTPConnection, hall: Hall) -> str | None:
    """Where to pass a request on to; none where it is ours."""
    address = await whereabouts(asked, hall)
    if address is None:
        return None
    if is_passed_on(asked.scope):
        raise refused("stopping")  # the table moved just now: come again
    hall.counters["playmat_passed_on_total", "kind", asked.scope["type"]] += 1
    return address


async def whereabouts(asked: HTTPConnection, hall: Hall) -> str | None:
    """A table is where its owner is; a record that people look at again where its name says."""
    if not hall.store.is_shared:
        return None
    if "code" in asked.path_params:
        code = tidy_code(asked.path_params["code"])
        return await next(kind for kind in hall.kinds if kind.can_be(code)).whereabouts(code)
    if "name" in asked.path_params and asked.url.path.startswith(REPLAYS) and not is_passed_on(asked.scope):
        return home_of(asked.path_params["name"], hall.store)
    return None


def home_of(name: str, store: Store) -> str | None:
    """Of all nodes alive the one that everybody finds by the same sum; none where that is this one."""
    home = max((store.address, *store.peers), key=lambda it: blake2b(f"{it} {name}".encode()).digest())
    return None if home == store.address else home


def place_of(address: str) -> tuple[str, int]:
    parts = urlsplit(address)
    return parts.hostname or "", parts.port or 80


def headers_for(asked: HTTPConnection, secret: str) -> Headers:
    """What the other node should know: all that was said, and who said it, as this node saw it."""
    kept = [(name, value) for name, value in asked.scope["headers"] if name not in BETWEEN]
    client = asked.client.host if asked.client is not None else ""
    scheme = "https" if asked.scope["scheme"] in ("https", "wss") else "http"
    return [*kept, (NODE_SECRET, secret.encode()), (NODE_FOR, client.encode()), (NODE_SCHEME, scheme.encode())]


def is_gone(error: BaseException) -> bool:
    """Whether nobody listens there any more. Who stands still, or is cut off, does not refuse."""
    return isinstance(error, ConnectionRefusedError)


async def pass_on(request: Request, address: str, store: Store, body: bytes | None = None) -> Response:
    """`body` where it has been read already."""
    body = await whole_body(request) if body is None else body
    target = request.scope["raw_path"] + (
        b"?" + request.scope["query_string"] if request.scope["query_string"] else b""
    )
    headers = [it for it in headers_for(request, store.secret) if it[0] != b"content-length"]
    headers += [(b"connection", b"close"), (b"content-length", str(len(body)).encode())]
    lines = [b"%s %s HTTP/1.1" % (request.method.encode(), target), *(b"%s: %s" % it for it in headers)]
    try:
        async with asyncio.timeout(CONNECT_SECONDS):
            reader, writer = await asyncio.open_connection(*place_of(address))
    except (OSError, TimeoutError) as error:
        if is_gone(error):
            store.doubt(address)
        raise refused("stopping") from None
    watch = supervise(store.until_gone(address), "node-watch")
    watch.add_done_callback(lambda _: writer.transport.abort())
    answer = Answer(reader)
    try:
        writer.write(b"\r\n".join(lines) + b"\r\n\r\n" + body)
        await answer.head()
        whole = await answer.whole(request.method) if answer.is_measured else None
    except BaseException as error:
        watch.cancel()
        if isinstance(error, OSError | TimeoutError | httptools.HttpParserError):
            raise refused("stopping") from None
        raise
    reply: Response
    if whole is None:
        reply = StreamingResponse(answer.rest(watch), answer.status)
    else:
        watch.cancel()
        reply = Response(whole, answer.status)
    reply.raw_headers = [it for it in answer.headers if it[0] not in BETWEEN]
    return reply


class Answer:
    """What the other node says, as it comes."""

    def __init__(self, reader: asyncio.StreamReader) -> None:
        self._reader = reader
        self.status = 0
        self.headers: Headers = []
        self._parser = httptools.HttpResponseParser(self)
        self._has_head = False
        self._is_whole = False
        self._is_over = False  # nothing more comes
        self._body: list[bytes] = []

    # What the parser calls.

    def on_header(self, name: bytes, value: bytes) -> None:
        self.headers.append((name.lower(), value))

    def on_headers_complete(self) -> None:
        self.status = self._parser.get_status_code()
        self._has_head = True

    def on_body(self, body: bytes) -> None:
        self._body.append(body)

    def on_message_complete(self) -> None:
        self._is_whole = True

    # Reading it.

    async def head(self) -> None:
        while not self._has_head:
            await self._more()

    @property
    def is_measured(self) -> bool:
        """Whether it said how long it is: all but what goes on for as long as somebody listens."""
        return any(name == b"content-length" for name, _ in self.headers)

    async def whole(self, method: str) -> bytes:
        """All of it: half an answer is none."""
        while not (self._is_whole or self._is_over):
            await self._more()
        if not self._is_whole and method != "HEAD":
            raise ConnectionResetError
        return b"".join(self._body)

    async def rest(self, watch: asyncio.Future[None]) -> AsyncIterator[bytes]:
        try:
            while True:
                body, self._body = self._body, []
                for part in body:
                    yield part
                if self._is_whole or self._is_over:
                    return
                await self._more()
        except (OSError, TimeoutError, httptools.HttpParserError):
            return  # cut short, which the reader sees: come again
        finally:
            watch.cancel()  # and with it the connection

    async def _more(self) -> None:
        async with asyncio.timeout(ANSWER_SECONDS):
            data = await self._reader.read(CHUNK)
        if not data:
            if not self._has_head:
                raise ConnectionResetError
            self._is_over = True
            return
        self._parser.feed_data(data)
