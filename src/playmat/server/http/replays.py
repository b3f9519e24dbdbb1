"""Records looked at again, by HTTP: brought in, told as anybody saw them, shown after any move."""

import gzip
from collections.abc import Callable
from typing import Final

from starlette.requests import Request
from starlette.responses import Response

from playmat.core.message import Message, message
from playmat.core.record import read_record
from playmat.core.refusal import refused
from playmat.core.replay import Fault
from playmat.server.http.addresses import is_passed_on
from playmat.server.http.archive import LARGEST_RECORD, Archive
from playmat.server.http.pass_on import home_of, pass_on
from playmat.server.http.ready import JSON, takes_packed
from playmat.server.http.replay import OPEN, Replayed
from playmat.server.http.replay_bodies import ReplayMoves
from playmat.server.http.replay_frames import ReplayTeller
from playmat.server.http.replies import answer_reply, encoded, language_of, whole_body
from playmat.server.http.request_context import at_desk, hall_of, limit, number_in
from playmat.server.http.review_frames import ReviewTeller
from playmat.server.http.reviews import Job, Reviewer
from playmat.server.rooms.limits import REVIEW
from playmat.table import answers
from playmat.words.catalogue import catalogue

LARGEST_NUMBER: Final = 2**53


def archive_of(request: Request) -> Archive:
    archive: Archive = request.app.state.archive
    return archive


async def bring(request: Request) -> Response:
    """A record, as it is: the body is its text."""
    body = await whole_body(request, LARGEST_RECORD)
    text = as_text(body)
    language = language_of(request)
    archive = archive_of(request)
    try:
        judged = await at_desk(request, archive.desk, lambda: Replayed(read_record(text)))
    except Fault as fault:
        return answer_reply(explained_fault(fault, text, language))
    store = hall_of(request).store
    home = home_of(judged.id, store) if store.is_shared and not is_passed_on(request.scope) else None
    if home is not None:
        return await pass_on(request, home, store, body)
    archive.keep(judged)
    return await told(request, lambda: ReplayTeller(judged, OPEN, language).card(), 201)


async def moves(request: Request) -> Response:
    teller = teller_for(request)
    return await told(request, lambda: ReplayMoves(teller.moves()))


async def look(request: Request) -> Response:
    made = number_in(request.query_params.get("at", "0"), -1)
    teller = teller_for(request)
    return await told(request, lambda: teller.frame(made))


async def review(request: Request) -> Response:
    """How good each move was, as far as that is known yet; asking for it keeps it going."""
    replayed = archive_of(request).find(request.path_params["name"])
    reviewer: Reviewer = request.app.state.reviewer
    job = reviewer.known(replayed)
    if job is None:
        limit(request, REVIEW)
        reviewer.check_room()
        # What each seat saw before each of its moves: a long match takes a while.
        job = reviewer.begin(await at_desk(request, archive_of(request).desk, lambda: Job(replayed)))
    seen = number_in(request.query_params.get("from", "0"), 0)
    job = await reviewer.progress(job, seen)
    language = language_of(request)
    return await told(request, lambda: ReviewTeller(job, language).review(seen))


def teller_for(request: Request) -> ReplayTeller:
    viewer = request.query_params.get("as", OPEN)
    return ReplayTeller(archive_of(request).find(request.path_params["name"]), viewer, language_of(request))


async def told(request: Request, work: Callable[[], object], status: int = 200) -> Response:
    """Put into words, written down and packed at the archive's desk: a long match takes a while."""
    is_packed = takes_packed(request)

    def written() -> bytes:
        body = encoded(work())
        return gzip.compress(body, 5, mtime=0) if is_packed else body

    body = await at_desk(request, archive_of(request).desk, written)
    headers = {"vary": "Accept-Encoding"} | ({"content-encoding": "gzip"} if is_packed else {})
    return Response(body, status, headers, JSON)


def as_text(body: bytes) -> str:
    try:
        return body.decode()
    except UnicodeDecodeError as error:
        raise refused("bad-json", {"column": error.start + 1}) from None


def explained_fault(fault: Fault, text: str, language: str) -> answers.Refused:
    """Which move of whom is wrong, and why, in the words of its game and by the names in the record."""
    record = read_record(text)
    words = catalogue(language, record.game)
    names = [note.name for note in record.seats]
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
