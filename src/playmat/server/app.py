"""The application: routes, guard and error replies around the hall."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Final

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from playmat.core.message import Facts
from playmat.core.refusal import Refusal, Refused
from playmat.games.registry import LeftOutGame, kits, report_left_out
from playmat.server.classes.class_hall import ClassHall
from playmat.server.http.addresses import Forwarded
from playmat.server.http.archive import Archive
from playmat.server.http.client_files import client_file, has_page
from playmat.server.http.hosts import KnownHosts
from playmat.server.http.pars import make_pars
from playmat.server.http.press import Press
from playmat.server.http.replies import Reply, language_of, refusal_reply
from playmat.server.http.request_context import LimitedRoute
from playmat.server.http.reviews import Reviewer
from playmat.server.http.safety import Guard
from playmat.server.http.workshop_routes import make_trials
from playmat.server.live.talk import Floor
from playmat.server.logs import warn
from playmat.server.rooms.hall import Hall
from playmat.server.rooms.limits import PAGE
from playmat.server.routes import API, ROUTES
from playmat.words.catalogue import catalogue

NOT_FOUND: Final = 404
WRONG_METHOD: Final = 405


def make_app(hall: Hall, hosts: KnownHosts, origins: tuple[str, ...] = (), proxies: int = 0) -> Starlette:
    press = Press(hall.counters)
    archive = Archive()
    reviewer = Reviewer()
    pars = make_pars()
    trials = make_trials()
    classes = ClassHall(hall, reviewer.thinkers)

    @asynccontextmanager
    async def lifespan(_: Starlette) -> AsyncIterator[None]:
        report_left_out(note_left_out)
        kits()  # found now, not on the first request
        await hall.open()
        await reviewer.open()
        await pars.open()
        await trials.open()
        await classes.lookers.open()
        try:
            yield
        finally:
            press.close()
            archive.close()
            await classes.judging.close()
            await reviewer.close()
            await pars.close()
            await trials.close()
            await classes.lookers.close()
            await hall.close()

    app = Starlette(
        routes=[*ROUTES, LimitedRoute("/{path:path}", client_file, PAGE)],
        lifespan=lifespan,
        middleware=[
            Middleware(Forwarded, proxies=proxies, secret=lambda: hall.store.secret),
            Middleware(Guard, origins=origins, hosts=hosts, counters=hall.counters),
        ],
        exception_handlers={Refused: on_refused, HTTPException: on_http_error},
    )
    app.state.api = API
    app.state.hall = hall
    app.state.classes = classes
    app.state.floor = Floor()
    app.state.press = press
    app.state.archive = archive
    app.state.reviewer = reviewer
    app.state.pars = pars
    app.state.trials = trials
    app.state.ratings = classes.ratings
    return app


def note_left_out(game: LeftOutGame) -> None:
    warn("game-left-out", game=game.name, package=game.package, why=catalogue("en").say(game.message()))


async def on_refused(request: Request, error: Exception) -> Response:
    assert isinstance(error, Refused)
    hall: Hall = request.app.state.hall
    hall.counters["playmat_refusals_total", "code", error.refusal.code] += 1
    if error.refusal.code == "game-fault" and error.__cause__ is not None:
        hall.game_faults.count(str(error.refusal.facts["name"]), error.__cause__)
    return refusal_reply(error.refusal, wished(request))


async def on_http_error(request: Request, error: Exception) -> Response:
    assert isinstance(error, HTTPException)
    methods = methods_at(request)
    if error.status_code != WRONG_METHOD or not methods:
        reply: Reply = refusal_reply(Refusal("not-found"), wished(request))
        reply.status_code = NOT_FOUND if error.status_code == WRONG_METHOD else error.status_code
        return reply
    facts: Facts = {"method": request.method, "methods": methods}
    reply = refusal_reply(Refusal("wrong-method", facts), wished(request))
    reply.headers["allow"] = ", ".join(methods)
    return reply


def methods_at(request: Request) -> list[str]:
    """Return every method that the address of a request takes."""
    routes = [route for route in ROUTES if isinstance(route, Route) and route.path_regex.match(request.url.path)]
    found = {method for route in routes for method in route.methods or ()}
    return sorted(found or ({"GET", "HEAD"} if has_page(request.url.path.removeprefix("/")) else ()))


def wished(request: Request) -> str:
    try:
        return language_of(request)
    except Refused:
        return "en"
