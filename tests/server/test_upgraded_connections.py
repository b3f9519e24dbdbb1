"""A WebSocket on real sockets, with a small application behind it: the handshake, messages, goodbyes."""

import asyncio
import socket
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from typing import Any

import pytest
from uvicorn import Config
from uvicorn.server import ServerState
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from playmat.server.live import socket as table_socket
from playmat.server.live.asgi_socket import AsgiSocket
from playmat.server.live.socket import Event

Receive = Callable[[], Awaitable[Event]]
Send = Callable[[Event], Awaitable[None]]
App = Callable[[Event, Receive, Send], Awaitable[None]]


class Place:
    """Where an application is served, and what the server knows of it."""

    def __init__(self, port: int, state: ServerState) -> None:
        self.port = port
        self.address = f"ws://127.0.0.1:{port}/some%20where?a=b"
        self.state = state


@asynccontextmanager
async def served(app: App) -> AsyncIterator[Place]:
    config = Config(app, lifespan="off", log_config=None, ws_max_size=1000)
    config.load()
    state = ServerState()
    server = await asyncio.get_running_loop().create_server(lambda: AsgiSocket(config, state, {}), "127.0.0.1", 0)
    async with server:
        yield Place(server.sockets[0].getsockname()[1], state)


def open_line(place: Place) -> Any:
    return connect(place.address, proxy=None, compression=None)


async def echo(scope: Event, receive: Receive, send: Send) -> None:
    assert (await receive())["type"] == "websocket.connect"
    await send({"type": "websocket.accept"})
    await send({"type": "websocket.send", "text": f"{scope['path']} {scope['query_string'].decode()}"})
    while (message := await receive())["type"] == "websocket.receive":
        await send({"type": "websocket.send", "text": message.get("text", "no text")})


async def turns_away(_: Event, receive: Receive, send: Send) -> None:
    await receive()
    await send({"type": "websocket.close", "code": 1008})


async def says_nothing(_: Event, receive: Receive, __: Send) -> None:
    await receive()


async def breaks(_: Event, receive: Receive, __: Send) -> None:
    await receive()
    raise ValueError("a fault of ours")


async def closes(_: Event, receive: Receive, send: Send) -> None:
    await receive()
    await send({"type": "websocket.accept"})
    await send({"type": "websocket.close", "code": 4000})


def test_what_is_said_comes_to_the_application_and_back() -> None:
    async def run() -> None:
        async with served(echo) as place, open_line(place) as line:
            assert await line.recv() == "/some where a=b"
            for said in ("one", "", "zwölf"):
                await line.send(said)
                assert await line.recv() == said
            await line.send(["in ", "three ", "pieces"])
            assert await line.recv() == "in three pieces"
            await line.send(b"bytes")
            assert await line.recv() == "no text"
            assert await (await line.ping()) >= 0

    asyncio.run(run())


@pytest.mark.parametrize(("app", "status"), [(turns_away, 403), (says_nothing, 500), (breaks, 500)])
def test_who_is_not_accepted_gets_an_answer_in_http(app: App, status: int) -> None:
    async def run() -> None:
        async with served(app) as place:
            with pytest.raises(InvalidStatus) as told:
                await open_line(place)
            assert told.value.response.status_code == status
            async with asyncio.timeout(5):
                while place.state.connections or place.state.tasks:
                    await asyncio.sleep(0.01)

    asyncio.run(run())


def test_a_goodbye_of_the_application_has_its_code() -> None:
    async def run() -> None:
        async with served(closes) as place, open_line(place) as line:
            with pytest.raises(ConnectionClosed):
                await line.recv()
            assert line.close_code == 4000

    asyncio.run(run())


def test_a_message_that_is_far_too_long_ends_the_line() -> None:
    async def run() -> None:
        async with served(echo) as place, open_line(place) as line:
            await line.recv()
            await line.send("x" * 1001)
            with pytest.raises(ConnectionClosed):
                await line.recv()
            assert line.close_code == 1009

    asyncio.run(run())


def test_a_server_that_stops_says_so() -> None:
    async def run() -> None:
        async with served(echo) as place, open_line(place) as line:
            await line.recv()
            for connection in list(place.state.connections):
                connection.shutdown()
            with pytest.raises(ConnectionClosed):
                await line.recv()
            assert line.close_code == 1012

    asyncio.run(run())


def test_who_answers_no_ping_has_gone_and_who_does_stays(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(table_socket, "PING_SECONDS", 0.2)

    async def run() -> None:
        async with served(echo) as place, open_line(place) as line:
            await line.recv()
            deaf = socket.create_connection(("127.0.0.1", place.port))
            deaf.sendall(
                b"GET / HTTP/1.1\r\nhost: here\r\nupgrade: websocket\r\nconnection: upgrade\r\n"
                b"sec-websocket-version: 13\r\nsec-websocket-key: MDEyMzQ1Njc4OWFiY2RlZg==\r\n\r\n"
            )
            deaf.settimeout(10)
            heard = await asyncio.to_thread(all_of, deaf)
            assert heard.endswith(b"\x88\x09\x03\xf3no pong"), "closed with 1011"
            await line.send("still here")
            assert await line.recv() == "still here"

    asyncio.run(run())


def all_of(line: socket.socket) -> bytes:
    heard = b""
    while more := line.recv(4096):
        heard += more
    line.close()
    return heard
