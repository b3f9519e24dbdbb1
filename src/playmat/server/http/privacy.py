"""What is kept and for how long, from the settings in force."""

from starlette.requests import Request
from starlette.responses import Response

from playmat.classroom.message_base import LONGEST_KEPT
from playmat.classroom.messages import CreateClass
from playmat.server.http.archive import MOST_KEPT
from playmat.server.http.bodies import Privacy
from playmat.server.http.replies import Reply
from playmat.server.http.request_context import hall_of


async def privacy(request: Request) -> Response:
    terms = hall_of(request).caretaker.terms
    usual = CreateClass().days
    return Reply(Privacy(terms.finished or None, terms.abandoned or None, MOST_KEPT, usual, LONGEST_KEPT))
