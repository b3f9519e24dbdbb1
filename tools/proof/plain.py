"""HTTP by hand, from any address of loopback: what the others and the attackers of a proof speak."""

import asyncio
import json
import time
from dataclasses import dataclass
from typing import Any

HOST = "127.0.0.1"
PATIENCE = 10.0
LARGEST_HEAD = 64 * 1024


class NoAnswer(Exception):
    """The server did not answer, or not as a server does."""


@dataclass(frozen=True)
class Answer:
    """What came back, and how long that took."""

    status: int
    headers: dict[str, str]
    body: bytes
    seconds: float

    @property
    def json(self) -> Any:
        return json.loads(self.body)

    @property
    def code(self) -> str:
        """Of a refusal; nothing where it is none."""
        try:
            told = self.json
        except ValueError:
            return ""
        return str(told.get("code", "")) if isinstance(told, dict) and self.status >= 400 else ""


class Door:
    """A server, as it is seen from one address."""

    def __init__(self, port: int, source: str = HOST) -> None:
        self.port = port
        self.source = source

    async def connect(self) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        return await asyncio.open_connection(HOST, self.port, local_addr=(self.source, 0), limit=LARGEST_HEAD)

    def written(self, method: str, path: str, body: object = None, token: str = "", **headers: str) -> bytes:
        """A request as it goes over the wire; `Host` and all else may be said otherwise."""
        text = b"" if body is None else json.dumps(body).encode()
        named = {"Host": f"{HOST}:{self.port}", "Connection": "close", **headers}
        if token:
            named["Authorization"] = f"Bearer {token}"
        if body is not None:
            named |= {"Content-Type": "application/json", "Content-Length": str(len(text))}
        lines = [f"{method} {path} HTTP/1.1", *(f"{name}: {value}" for name, value in named.items())]
        return "\r\n".join([*lines, "", ""]).encode("utf-8", "surrogateescape") + text

    async def send(self, request: bytes, patience: float = PATIENCE) -> Answer:
        began = time.perf_counter()
        try:
            async with asyncio.timeout(patience):
                reader, writer = await self.connect()
                try:
                    writer.write(request)
                    status, headers = await read_head(reader)
                    length = headers.get("content-length")
                    body = await (reader.read() if length is None else reader.readexactly(int(length)))
                finally:
                    writer.transport.abort()
        except (TimeoutError, OSError, EOFError, ValueError, asyncio.LimitOverrunError) as error:
            raise NoAnswer(f"{type(error).__name__} after {time.perf_counter() - began:.1f} s") from None
        return Answer(status, headers, body, time.perf_counter() - began)

    async def ask(
        self,
        method: str,
        path: str,
        body: object = None,
        token: str = "",
        patience: float = PATIENCE,
        **headers: str,
    ) -> Answer:
        return await self.send(self.written(method, path, body, token, **headers), patience)


async def read_head(reader: asyncio.StreamReader) -> tuple[int, dict[str, str]]:
    head = (await reader.readuntil(b"\r\n\r\n")).decode("latin-1")
    first, *lines = head.split("\r\n")
    pairs = (line.partition(":") for line in lines if line)
    return int(first.split()[1]), {name.strip().lower(): value.strip() for name, _, value in pairs}
