"""The built web client: its files as they are, and its one page for every address that is no file."""

import gzip
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Final

from starlette.requests import Request
from starlette.responses import FileResponse, HTMLResponse, Response

from playmat.core.refusal import refused
from playmat.server.pages import NOT_BUILT

FOLDER: Final = Path(str(files("playmat.server"))) / "static"
# Files below it have a hash of their content in their name.
HASHED: Final = "assets/"
FOREVER: Final = "public, max-age=31536000, immutable"
# Packed once, however many tablets ask for them in the same minute.
PACKED: Final = {".js": "text/javascript", ".css": "text/css"}


async def client_file(request: Request) -> Response:
    name = request.path_params["path"]
    found = (FOLDER / name).resolve()
    if name and found.is_file() and found.is_relative_to(FOLDER.resolve()):
        if name.startswith(HASHED):
            return hashed_file(found, request.headers.get("accept-encoding", ""))
        return FileResponse(found, headers={"cache-control": "no-cache"})
    if name.startswith("api/") or "." in name.rsplit("/", 1)[-1]:
        raise refused("not-found")
    page = FOLDER / "index.html"
    if not page.is_file():
        return HTMLResponse(NOT_BUILT)
    return FileResponse(page, headers={"cache-control": "no-cache"})


def hashed_file(path: Path, accepted: str) -> Response:
    headers = {"cache-control": FOREVER}
    kind = PACKED.get(path.suffix)
    if kind is None or "gzip" not in accepted.lower():
        return FileResponse(path, headers=headers)
    headers |= {"content-encoding": "gzip", "vary": "Accept-Encoding"}
    return Response(packed(path), media_type=kind, headers=headers)


@cache
def packed(path: Path) -> bytes:
    return gzip.compress(path.read_bytes(), mtime=0)
