"""Who asks: the hall behind a request, how often an address may, and routes that say so."""

import asyncio
from collections.abc import Awaitable, Callable, Coroutine
from typing import Any, TypeVar

from starlette.requests import ClientDisconnect, HTTPConnection, Request
from starlette.responses import Response
from starlette.routing import Route, WebSocketRoute
from starlette.websockets import WebSocket

from playmat.games.registry import guard
from playmat.server.background import start
from playmat.server.http.desk import Desk
from playmat.server.http.pass_on import other_node, pass_on
from playmat.server.now import now_ms
from playmat.server.rooms.hall import Hall
from playmat.server.rooms.limits import Rate
from playmat.server.rooms.room import Room


def hall_of(asked: HTTPConnection) -> Hall:
    hall: Hall = asked.app.state.hall
    return hall


Answer = TypeVar("Answer")
Endpoint = Callable[[Request], Awaitable[Response]]
LONGEST_NUMBER = 9  # digits
INVITE = "k"


class LimitedRoute(Route):
    """A route with the rate at which one address may ask for it. There is no other kind."""

    def __init__(self, path: str, endpoint: Endpoint, rate: Rate, method: str = "GET") -> None:
        async def limited(request: Request) -> Response:
            limit(request, rate)
            hall = hall_of(request)
            address = await other_node(request, hall)
            if address is not None:
                return await pass_on(request, address, hall.store)
            if "game" not in request.path_params:
                return await endpoint(request)
            with guard(request.path_params["game"]):
                return await endpoint(request)

        super().__init__(path, limited, methods=[method], name=endpoint.__name__)
        self.rate = rate


async def room_of(asked: HTTPConnection, secret: str = "") -> Room:
    """The table in the address of a request, which may come with a key or with the secret of the table's link."""
    invite = asked.query_params.get(INVITE, "")
    return await hall_of(asked).look_up(asked.path_params["code"], address_of(asked), secret or invite)


class LimitedLine(WebSocketRoute):
    """The same for lines: what listens at the other end counts each one before it reads from it."""

    def __init__(self, path: str, endpoint: Callable[[WebSocket, Rate], Awaitable[None]], rate: Rate) -> None:
        async def limited(socket: WebSocket) -> None:
            await endpoint(socket, rate)

        super().__init__(path, limited, name=endpoint.__name__)
        self.rate = rate


async def while_there(request: Request, work: Coroutine[Any, Any, Answer]) -> Answer:
    """The answer to what is only for who asked: given up when that one hangs up. Its body must have been read."""
    task, gone = start(work, "request"), start(hung_up(request), "hang-up")
    try:
        await asyncio.wait((task, gone), return_when=asyncio.FIRST_COMPLETED)
        if not task.done():
            raise ClientDisconnect
        return task.result()
    finally:
        task.cancel()
        gone.cancel()


async def at_desk(request: Request, desk: Desk, work: Callable[[], Answer]) -> Answer:
    """Done at a desk, when it is this address's turn and somebody still waits for it."""
    return await while_there(request, desk.run(address_of(request), work))


async def hung_up(request: Request) -> None:
    while (await request.receive())["type"] != "http.disconnect":
        pass


def limit(asked: HTTPConnection, rate: Rate) -> None:
    hall_of(asked).limits.spend(rate, address_of(asked), now_ms())


def address_of(asked: HTTPConnection) -> str:
    return asked.client.host if asked.client is not None else ""


def number_in(text: str, otherwise: int) -> int:
    """A whole number that somebody wrote, where it is one that can be meant."""
    return int(text) if text.isascii() and text.isdecimal() and len(text) <= LONGEST_NUMBER else otherwise
