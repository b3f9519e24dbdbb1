"""The print shop by HTTP: what can be printed, what a set will hold, the PDF, and every card as a picture."""

from functools import cache, lru_cache
from typing import Final, Literal

from starlette.requests import Request
from starlette.responses import Response

from playmat import faces
from playmat.core.chance import LONGEST_DEAL_CODE
from playmat.core.nearest import unknown_name
from playmat.core.refusal import refused
from playmat.faces import INKS, SIZES, Ink, Row, Size
from playmat.games.registry import kits, show_games
from playmat.print.card_shop import ORDERS
from playmat.print.cards import cells_of
from playmat.print.contents import contents
from playmat.print.game_paper import paper_of
from playmat.print.job import KINDS, Job
from playmat.print.order import THINGS, USUAL, offered_by, one_of, read_job, usual_backs
from playmat.print.paper import PAPERS
from playmat.print.words import sheet_words
from playmat.server.http.bodies import (
    FaceIndex,
    FaceInfo,
    PrintGame,
    PrintKind,
    PrintPart,
    PrintPlan,
    PrintShelf,
    SheetCard,
)
from playmat.server.http.press import Press
from playmat.server.http.ready import FOR_AN_HOUR, JSON, made_aside, ready_reply
from playmat.server.http.replies import Reply, encoded, language_of
from playmat.server.http.request_context import at_desk, number_in
from playmat.words.catalogue import LANGUAGES

MOST_COPIES: Final = 10  # of what a server prints; the command prints more
SHOWN: Final = 3  # cards that show which game it is
SIDES: Final[tuple[Literal["front", "back"], ...]] = ("front", "back")


async def print_shelf(request: Request) -> Response:
    return ready_reply(request, await shelf_in(language_of(request), tuple(kits())), JSON)


async def print_plan(request: Request) -> Response:
    press: Press = request.app.state.press
    # Reading it is done at the desk too: the first time all that a game has on paper is loaded for it.
    return Reply(await at_desk(request, press.plans, lambda: plan_of(job_of(request))))


async def print_pdf(request: Request) -> Response:
    job = job_of(request)
    press: Press = request.app.state.press
    headers = {
        "content-disposition": f'inline; filename="{file_name(job)}"',
        "cache-control": FOR_AN_HOUR,
        "vary": "accept-language",
    }
    pdf = await at_desk(request, press.desk, lambda: press.made(job))
    return Response(pdf, media_type="application/pdf", headers=headers)


async def face_index(request: Request) -> Response:
    return ready_reply(request, await index_of(request.path_params["game"]), JSON)


async def face_picture(request: Request) -> Response:
    ink = one_of("ink", request.query_params.get("ink", "full"), INKS)
    size = one_of("size", request.query_params.get("size", "normal"), SIZES)
    side = one_of("side", request.query_params.get("side", "front"), SIDES)
    svg = picture(request.path_params["game"], request.path_params["name"], ink, size, side)
    return ready_reply(request, svg, "image/svg+xml", {"cache-control": FOR_AN_HOUR})


def job_of(request: Request) -> Job:
    """What the query asks for, checked as the command checks it."""
    wish = request.query_params
    return read_job(
        request.path_params["game"],
        paper=wish.get("paper", "a4"),
        what=wish.get("what", "all"),
        ink=wish.get("ink"),
        size=wish.get("size"),
        backs=one_of("backs", wish["backs"], ("yes", "no")) == "yes" if "backs" in wish else None,
        copies=copies_in(wish.get("copies", "")),
        deal=wish.get("deal", ""),
        language=language_of(request),
        preset=wish.get("preset", ""),
        options=wish.get("options", ""),
        kind=wish.get("kind", "set"),
        order=wish.get("order", "pairs"),
        rules=number_in(wish["rules"], 0) if "rules" in wish else None,
    )


def copies_in(text: str) -> int | None:
    if not text:
        return None
    number = int(text) if text.isascii() and text.isdecimal() and len(text) < 4 else 0
    if not 1 <= number <= MOST_COPIES:
        facts: dict[str, object] = {"option": "copies", "value": text, "low": 1, "high": MOST_COPIES, "none": "no"}
        raise refused("option-out-of-range", facts)
    return number


def file_name(job: Job) -> str:
    """Only letters, digits and hyphens: names of games and papers are ours, and deal codes are checked."""
    ink, size = USUAL[job.kind]
    kind = "" if job.kind == "set" else job.kind
    changes = [kind, job.deal, "" if job.ink == ink else job.ink, "" if job.size == size else job.size]
    return "-".join(["playmat", job.game, *filter(None, changes), job.paper.name.lower()]) + ".pdf"


@made_aside(len(LANGUAGES))
def shelf_in(language: str, _: tuple[str, ...]) -> bytes:
    shelf = PrintShelf(
        games=show_games(lambda game: print_game(game, language)),
        papers=list(PAPERS),
        things=list(THINGS),
        inks=list(INKS),
        sizes=list(SIZES),
        kinds=[PrintKind(kind, *USUAL[kind]) for kind in KINDS],
        orders=list(ORDERS),
        most_copies=MOST_COPIES,
        longest_code=LONGEST_DEAL_CODE,
    )
    return encoded(shelf)


def print_game(game: str, language: str) -> PrintGame:
    words = sheet_words(language, game)
    return PrintGame(
        name=game,
        title=words.title(),
        line=words.about(),
        things=offered_by(game),
        pack=offered_by(game, "pack"),
        copies=read_job(game).copies_of("cards"),
        backs=usual_backs(game),
        cards=len(faces.rows(game)),
        triangles=any(cell.is_triangle for cell in cells_of(read_job(game))),
        pictured=list(paper_of(game).pictured) or list(rows_by_name(game))[:SHOWN],
        playable=True,
    )


@lru_cache(256)
def plan_of(job: Job) -> PrintPlan:
    found = contents(job)
    return PrintPlan(
        game=job.game,
        pages=found.pages,
        sheets=found.sheets,
        cards=found.cards,
        parts=[PrintPart(thing, pages) for thing, pages in found.parts.items()],
        width=job.paper.width,
        height=job.paper.height,
        first_sheet=[
            SheetCard(faces.name(job.game, row), cell.x, cell.y, cell.width, cell.height, cell.turn)
            for row, cell in found.first_sheet
        ],
        ground=found.ground,
    )


@made_aside(64)
def index_of(game: str) -> bytes:
    width, height = faces.size_of(game)
    count: dict[str, int] = {}
    for row in faces.rows(game):
        name = faces.name(game, row)
        count[name] = count.get(name, 0) + 1
    rows = rows_by_name(game)
    return encoded(FaceIndex(game, width, height, [FaceInfo(name, count[name], row) for name, row in rows.items()]))


@cache
def rows_by_name(game: str) -> dict[str, Row]:
    """One row for each name; cards of the same name have the same face."""
    return {faces.name(game, row): row for row in faces.rows(game)}


@lru_cache(2048)
def picture(game: str, name: str, ink: Ink, size: Size, side: str) -> bytes:
    rows = rows_by_name(game)
    if name not in rows:
        raise unknown_name("unknown-face", name, list(rows))
    if side == "back":
        return faces.back(game, ink, size, rows[name]).encode()
    return faces.face(game, rows[name], ink, size).encode()
