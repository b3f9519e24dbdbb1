"""The built web client: its files as they are, and its one page for every address that the client has a view for."""

import re
from functools import lru_cache
from importlib.resources import files
from pathlib import Path
from typing import Final

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import HTMLResponse, Response

from playmat.core.refusal import refused
from playmat.server.http.pages import NOT_BUILT
from playmat.server.http.ready import ready_reply
from playmat.server.http.replies import spoken

FOLDER: Final = Path(str(files("playmat.server"))) / "static"
# Files below it have a hash of their content in their name.
HASHED: Final = "assets/"
FOREVER: Final = "public, max-age=31536000, immutable"
# What can be the name of a file of ours, and what the address of a page.
NAME: Final = re.compile(r"[A-Za-z0-9_@.-]+(/[A-Za-z0-9_@.-]+)*")
LONGEST_PAGE: Final = 200
TEXTS: Final = {
    ".js": "text/javascript",
    ".txt": "text/plain",
    ".css": "text/css",
    ".html": "text/html",
    ".svg": "image/svg+xml",
    ".json": "application/json",
    ".webmanifest": "application/manifest+json",
}
# Packed as they are. Named here, for what a machine says of its own about file types is not to be relied on.
PICTURES: Final = {".png": "image/png", ".ico": "image/x-icon", ".woff2": "font/woff2"}
# The addresses of the client's views, as `web/src/lib/routes.ts` has them; a test compares. A star is any one part.
VIEWS: Final = (
    "",
    "new/*",
    "alone/*",
    "t/*",
    "t/*/projector",
    "print",
    "print/*",
    "workshop",
    "workshop/*",
    "learn",
    "learn/*",
    "rules",
    "rules/*",
    "puzzles",
    "puzzles/*",
    "records",
    "about",
    "privacy",
    "credits",
    "teach",
    "teach/*",
    "teach/*/results",
    "teach/*/report",
    "teach/*/cards",
    "c/*",
    "c/*/wall",
    "*/best-start",
    "replay",
)
VIEW: Final = re.compile("|".join(view.replace("*", "[^/]+").replace("/", "/+") for view in VIEWS))
# A line of the page that asks for the words of a language before the script does.
EARLY_WORDS: Final = re.compile(rb'[ \t]*<link rel="modulepreload" hreflang="([a-z]+)"[^>]*>\n?')
MOST_KEPT: Final = 500


async def client_file(request: Request) -> Response:
    name = request.path_params["path"]
    if len(name) > LONGEST_PAGE or not name.isprintable():
        raise refused("not-found")
    found = file_at(name)
    if found is not None:
        return sent(request, found, FOREVER if name.startswith(HASHED) else "no-cache")
    if name.startswith("api/"):
        raise HTTPException(405)  # no such address, or not for GET: the handler knows
    if not is_view(name) and not is_browser(request):
        raise refused("not-found")
    status = 200 if is_view(name) else 404  # the client's page says so, too
    page = file_at("index.html")
    return HTMLResponse(NOT_BUILT, status) if page is None else page_sent(request, page, status)


def has_page(name: str) -> bool:
    """Return whether there is a file of the client or one of its views at this path."""
    return file_at(name) is not None or is_view(name)


def is_view(name: str) -> bool:
    return VIEW.fullmatch(name.strip("/")) is not None and "." not in name.rsplit("/", 1)[-1]


def is_browser(request: Request) -> bool:
    """Return whether someone wants to see a page, unlike a program or a page that lacks one of its files."""
    return "text/html" in request.headers.get("accept", "")


def file_at(name: str) -> Path | None:
    if NAME.fullmatch(name) is None:
        return None
    found = (FOLDER / name).resolve()
    return found if found.is_file() and found.is_relative_to(FOLDER.resolve()) else None


def page_sent(request: Request, page: Path, status: int) -> Response:
    """The page asks early for the words of one language: nobody loads those of another."""
    body = in_one_language(read(page), spoken(request.headers.get("accept-language", "")))
    headers = {"cache-control": "no-cache", "vary": "Accept-Encoding, Accept-Language"}
    reply = ready_reply(request, body, TEXTS[".html"], headers)
    reply.status_code = status
    return reply


@lru_cache(MOST_KEPT)
def in_one_language(page: bytes, language: str) -> bytes:
    return EARLY_WORDS.sub(lambda link: link[0] if link[1] == language.encode() else b"", page)


def sent(request: Request, path: Path, kept: str) -> Response:
    body = read(path)
    headers = {"cache-control": kept}
    kind = TEXTS.get(path.suffix)
    if kind is None:
        return Response(body, media_type=PICTURES.get(path.suffix, "application/octet-stream"), headers=headers)
    return ready_reply(request, body, kind, headers)


def read(path: Path) -> bytes:
    """Anew only when it was built anew."""
    stamp = path.stat()
    return content(path, stamp.st_mtime_ns, stamp.st_size)


@lru_cache(MOST_KEPT)
def content(path: Path, _changed: int, _size: int) -> bytes:
    return path.read_bytes()
