"""Replies over HTTP: JSON from structs, and refusals with their status and sentence."""

from functools import cache
from typing import Any, Final, TypeVar

import msgspec
from msgspec import Struct
from starlette.requests import Request
from starlette.responses import Response

from playmat.core.refusal import Refusal, Refused, refused
from playmat.games.registry import GAMES
from playmat.table import answers
from playmat.words.catalogue import LANGUAGES, explain_anywhere

LARGEST_BODY: Final = 8192
STATUS: Final = {
    "bad-message": 400,
    "bad-record": 400,
    "unknown-host": 400,
    "unknown-token": 401,
    "wrong-origin": 403,
    "not-host": 403,
    "not-teacher": 403,
    "unknown-child-code": 403,
    "no-seat": 403,
    "spectators-off": 403,
    "table-locked": 403,
    "waits-for-seat": 403,
    "not-found": 404,
    "unknown-table": 404,
    "unknown-class": 404,
    "unknown-game": 404,
    "broken-game": 404,
    "unknown-face": 404,
    "unknown-picture": 404,
    "unknown-replay": 404,
    "unknown-puzzle": 404,
    "bad-date": 400,
    "unknown-language": 404,
    "no-par": 404,
    "no-workshop": 404,
    "no-trial": 503,
    "wrong-method": 405,
    "too-slow": 408,
    "too-large": 413,
    "too-fast": 429,
    "too-many-codes": 429,
    "too-many-child-codes": 429,
    "too-many-joining": 429,
    "too-many-class-tables": 429,
    "class-closed": 403,
    "too-many": 503,
    "stopping": 503,
    "store-failed": 503,
    "server-fault": 500,
    "game-fault": 500,
}
NOT_SO: Final = 409
# Refusals that name the seconds after which the same works.
WAITS: Final = ("too-fast", "too-many-codes", "too-many-joining", "too-many-class-tables")

Body = TypeVar("Body")


class Reply(Response):
    """A struct as JSON."""

    media_type = "application/json"

    def render(self, content: Any) -> bytes:
        return msgspec.json.encode(content)


def encoded(content: Any) -> bytes:
    """As JSON, for replies that are kept."""
    return msgspec.json.encode(content)


def answer_reply(answer: Struct) -> Reply:
    """An answer to a message; a refusal has its own status."""
    if isinstance(answer, answers.Refused):
        return Reply(answer, STATUS.get(answer.code, NOT_SO), headers=retry_after(answer.code, answer.facts))
    return Reply(answer)


def refusal_reply(refusal: Refusal, language: str) -> Reply:
    return answer_reply(answers.Refused(None, refusal.code, explained(refusal, language), refusal.facts, refusal.rule))


def explained(refusal: Refusal, language: str) -> str:
    """A refusal where no table is at hand."""
    return explain_anywhere(refusal, language, GAMES)


def retry_after(code: str, facts: dict[str, Any]) -> dict[str, str]:
    return {"retry-after": str(facts["seconds"])} if code in WAITS else {}


def language_of(request: Request) -> str:
    """What was asked for, else the first language of the browser that we speak, else English."""
    wish = request.query_params.get("language")
    if wish is not None:
        if wish not in LANGUAGES:
            raise refused("unknown-language", {"language": wish, "names": list(LANGUAGES)})
        return wish
    return spoken(request.headers.get("accept-language", ""))


def spoken(accepted: str) -> str:
    wishes: list[tuple[float, int, str]] = []
    for place, part in enumerate(accepted.split(",")[:20]):
        tag, _, weight = part.strip().partition(";q=")
        try:
            wishes.append((-float(weight or 1), place, tag.split("-")[0].lower()))
        except ValueError:
            continue
    return next((tag for _, _, tag in sorted(wishes) if tag in LANGUAGES), LANGUAGES[0])


async def body_of(request: Request, kind: type[Body]) -> Body:
    body: Body = read_message(await whole_body(request), kind)
    return body


async def whole_body(request: Request, largest: int = LARGEST_BODY) -> bytes:
    body = bytearray()
    async for chunk in request.stream():
        body += chunk
        if len(body) > largest:
            raise refused("too-large", {"number": largest})
    return bytes(body)


@cache
def reader_of(kind: Any) -> "msgspec.json.Decoder[Any]":
    """Making one takes longer than reading many messages with it."""
    return msgspec.json.Decoder(kind)


def read_message(text: bytes | str, kind: Any) -> Any:
    """A message from outside; what is wrong with it is named."""
    decoder = kind if isinstance(kind, msgspec.json.Decoder) else reader_of(kind)
    try:
        return decoder.decode(text)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise not_understood(error) from None


def not_understood(error: Exception) -> Refused:
    """What is wrong with a message, as far as it can be named."""
    detail = str(error) if isinstance(error, msgspec.DecodeError) else "not JSON in UTF-8"
    return refused("bad-message", {"detail": detail})


def token_of(request: Request) -> str:
    kind, _, token = request.headers.get("authorization", "").partition(" ")
    if kind.lower() != "bearer" or not token:
        raise refused("unknown-token")
    return token.strip()
