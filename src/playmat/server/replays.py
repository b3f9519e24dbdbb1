"""Records looked at again, by HTTP: brought in, told as anybody saw them, shown after any move."""

from typing import Final

from starlette.requests import Request
from starlette.responses import Response

from playmat.core.message import Message, message
from playmat.core.record import read_record
from playmat.core.refusal import refused
from playmat.core.replay import Fault
from playmat.server import answers
from playmat.server.archive import LARGEST_RECORD, Archive
from playmat.server.asking import limit, number_in
from playmat.server.limits import REVIEW
from playmat.server.replayed import OPEN
from playmat.server.replies import Reply, answer_reply, language_of, whole_body
from playmat.server.review_frames import ReviewTeller
from playmat.server.reviews import Reviewer
from playmat.words.catalogue import catalogue

LARGEST_NUMBER: Final = 2**53


def archive_of(request: Request) -> Archive:
    archive: Archive = request.app.state.archive
    return archive


async def bring(request: Request) -> Response:
    """A record, as it is: the body is its text."""
    text = as_text(await whole_body(request, LARGEST_RECORD))
    language = language_of(request)
    try:
        return Reply(await archive_of(request).add(text, language), 201)
    except Fault as fault:
        return answer_reply(explained_fault(fault, text, language))


async def moves(request: Request) -> Response:
    return Reply(await archive_of(request).moves(request.path_params["name"], viewer_in(request), language_of(request)))


async def look(request: Request) -> Response:
    made = number_in(request.query_params.get("at", "0"), -1)
    archive = archive_of(request)
    return Reply(await archive.frame(request.path_params["name"], viewer_in(request), language_of(request), made))


async def review(request: Request) -> Response:
    """How good each move was, as far as that is known yet; asking for it keeps it going."""
    replayed = archive_of(request).find(request.path_params["name"])
    reviewer: Reviewer = request.app.state.reviewer
    if not reviewer.is_known(replayed):
        limit(request, REVIEW)
    seen = number_in(request.query_params.get("from", "0"), 0)
    job = await reviewer.progress(replayed, seen)
    return Reply(ReviewTeller(job, language_of(request)).review(seen))


def viewer_in(request: Request) -> str:
    return request.query_params.get("as", OPEN)


def as_text(body: bytes) -> str:
    try:
        return body.decode()
    except UnicodeDecodeError as error:
        raise refused("bad-json", {"column": error.start + 1}) from None


def explained_fault(fault: Fault, text: str, language: str) -> answers.Refused:
    """Which move of whom is wrong, and why, in the words of its game and by the names in the record."""
    record = read_record(text)
    words = catalogue(language, record.game)
    names = [note["name"] for note in record.seats]
    found = {name: sent(value) for name, value in fault.refusal.facts.items()}
    why: Message = message(fault.refusal.message()["key"], found)
    facts: dict[str, object] = {"move": fault.move, "why": why}
    key = "refused-bad-record"
    if fault.seat is not None and 0 <= fault.seat < len(names):
        key = "refused-bad-record-move"
        facts["seat"] = fault.seat
    sentence = words.say(message(key, facts), names)
    told = {"move": fault.move, "seat": sent(fault.seat), "code": fault.refusal.code, **found}
    return answers.Refused(None, "bad-record", sentence, told, fault.refusal.rule)


def sent(value: object) -> object:
    """A fact that quotes the record may be a number that no wire carries and nobody can read out."""
    return str(value) if isinstance(value, int) and abs(value) > LARGEST_NUMBER else value
