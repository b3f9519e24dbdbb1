"""What there is to play, and every sentence of a language, by HTTP."""

from functools import cache
from importlib.resources import files

from starlette.requests import Request
from starlette.responses import Response

from playmat.core.refusal import refused
from playmat.games.registry import find_kit, kits
from playmat.server.http.ready import JSON, made_aside, ready_reply
from playmat.server.http.replies import encoded, language_of
from playmat.server.http.shelf import shelf
from playmat.words.catalogue import LANGUAGES


async def games(request: Request) -> Response:
    return ready_reply(request, await told_shelf(language_of(request), tuple(kits())), JSON)


@made_aside(len(LANGUAGES))
def told_shelf(language: str, _: tuple[str, ...]) -> bytes:
    """Made again when a game is left out."""
    return encoded(shelf(language))


async def words(request: Request) -> Response:
    language = request.path_params["language"]
    if language not in LANGUAGES:
        raise refused("unknown-language", {"language": language, "names": list(LANGUAGES)})
    name = request.query_params.get("game")
    text = sentences(language, None if name is None else find_kit(name).name)
    return ready_reply(request, text, "text/plain")


@cache
def sentences(language: str, game: str | None) -> bytes:
    text = files("playmat.words").joinpath(f"{language}.ftl").read_bytes()
    return text if game is None else text + b"\n" + find_kit(game).text("{language}.ftl", language).encode()
