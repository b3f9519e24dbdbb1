"""Who asks: the hall behind a request, and how often an address may."""

from starlette.requests import Request

from playmat.server.hall import Hall
from playmat.server.limits import Rate
from playmat.server.now import now_ms


def hall_of(request: Request) -> Hall:
    hall: Hall = request.app.state.hall
    return hall


def limit(request: Request, rate: Rate) -> None:
    """By address: only where no token can be asked for."""
    address = request.client.host if request.client is not None else ""
    hall_of(request).limits.spend(rate, address, now_ms())
