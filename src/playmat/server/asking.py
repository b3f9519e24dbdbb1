"""Who asks: the hall behind a request, how often an address may, and routes that say so."""

from collections.abc import Awaitable, Callable

from starlette.requests import HTTPConnection, Request
from starlette.responses import Response
from starlette.routing import Route, WebSocketRoute
from starlette.websockets import WebSocket

from playmat.server.hall import Hall
from playmat.server.limits import Rate
from playmat.server.now import now_ms


def hall_of(asked: HTTPConnection) -> Hall:
    hall: Hall = asked.app.state.hall
    return hall


Endpoint = Callable[[Request], Awaitable[Response]]
LONGEST_NUMBER = 9  # digits


class LimitedRoute(Route):
    """A route with the rate at which one address may ask for it. There is no other kind."""

    def __init__(self, path: str, endpoint: Endpoint, rate: Rate, method: str = "GET") -> None:
        async def limited(request: Request) -> Response:
            limit(request, rate)
            return await endpoint(request)

        super().__init__(path, limited, methods=[method], name=endpoint.__name__)
        self.rate = rate


class LimitedLine(WebSocketRoute):
    """The same for lines: what listens at the other end counts each one before it reads from it."""

    def __init__(self, path: str, endpoint: Callable[[WebSocket, Rate], Awaitable[None]], rate: Rate) -> None:
        async def limited(socket: WebSocket) -> None:
            await endpoint(socket, rate)

        super().__init__(path, limited, name=endpoint.__name__)
        self.rate = rate


def limit(asked: HTTPConnection, rate: Rate) -> None:
    hall_of(asked).limits.spend(rate, address_of(asked), now_ms())


def address_of(asked: HTTPConnection) -> str:
    return asked.client.host if asked.client is not None else ""


def number_in(text: str, otherwise: int) -> int:
    """A whole number that somebody wrote, where it is one that can be meant."""
    return int(text) if text.isascii() and text.isdecimal() and len(text) <= LONGEST_NUMBER else otherwise
