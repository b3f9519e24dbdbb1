"""What is kept and for how long, from the settings in force."""

from starlette.requests import Request
from starlette.responses import Response

from playmat.server.archive import MOST_KEPT
from playmat.server.asking import hall_of
from playmat.server.bodies import Privacy
from playmat.server.replies import Reply


async def privacy(request: Request) -> Response:
    terms = hall_of(request).caretaker.terms
    return Reply(Privacy(terms.finished or None, terms.abandoned or None, MOST_KEPT))
