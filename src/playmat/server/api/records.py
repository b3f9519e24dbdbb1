"""Records that somebody opens, and puzzles."""

from typing import Final

from playmat.server.http import (
    puzzle_routes,
    replays,
)
from playmat.server.http.endpoints import Api, Endpoint, Who
from playmat.server.http.puzzle_bodies import (
    PuzzleAnswer,
    PuzzleChoices,
    PuzzleHint,
    PuzzleJudged,
    PuzzlePage,
    PuzzleShelf,
    PuzzleTry,
)
from playmat.server.http.replay_bodies import ReplayCard, ReplayFrame, ReplayMoves, ReviewFrame
from playmat.server.rooms.limits import (
    LOOK,
    PAGE,
    PUZZLE,
    REPLAY,
)

PUZZLE_PATH: Final = "/api/puzzles/{puzzle}"
RECORD: Final = "/api/replays/{name}"
BAD_RECORD: Final = (
    "bad-json",
    "unknown-format",
    "bad-field",
    "bad-seed",
    "unknown-game",
    "unknown-rules",
    "bad-record",
    "record-too-long",
)

RECORDS_AND_PUZZLES: Final[Api] = (
    Endpoint(
        "POST",
        "/api/replays",
        replays.bring,
        REPLAY,
        "Bring a record to look at again: it is the body.",
        ReplayCard,
        body="application/json",
        status=201,
        query=("language",),
        refuses=BAD_RECORD,
    ),
    Endpoint(
        "GET",
        RECORD,
        replays.look,
        LOOK,
        "A record after a number of moves, as a seat, a spectator or with everything open.",
        ReplayFrame,
        who=Who.ID,
        query=("at", "as", "language"),
        refuses=("unknown-replay", "no-such-move", "no-such-viewer"),
    ),
    Endpoint(
        "GET",
        RECORD + "/moves",
        replays.moves,
        LOOK,
        "All moves of a record as somebody saw them.",
        ReplayMoves,
        who=Who.ID,
        query=("as", "language"),
        refuses=("unknown-replay", "no-such-viewer"),
    ),
    Endpoint(
        "GET",
        RECORD + "/review",
        replays.review,
        LOOK,
        "How good each move was, as far as it is known; ask again until all is done.",
        ReviewFrame,
        who=Who.ID,
        query=("from", "language"),
        refuses=("unknown-replay", "review-too-long"),
    ),
    Endpoint(
        "GET",
        "/api/puzzles",
        puzzle_routes.shelf,
        PAGE,
        "All puzzles by game and difficulty, and the one of the day of each game.",
        PuzzleShelf,
        query=("date", "language"),
        refuses=("bad-date",),
    ),
    Endpoint(
        "GET",
        PUZZLE_PATH,
        puzzle_routes.page,
        PUZZLE,
        "A puzzle: the table as its seat sees it, and what is asked. The answer is not in it.",
        PuzzlePage,
        query=("language",),
        refuses=("unknown-puzzle",),
    ),
    Endpoint(
        "POST",
        PUZZLE_PATH + "/tries",
        puzzle_routes.try_it,
        PUZZLE,
        "Try an answer: all moves from the start. Nothing is remembered; refused like a move at a table.",
        PuzzleJudged,
        body=PuzzleTry,
        query=("language",),
        refuses=("unknown-puzzle",),
    ),
    Endpoint(
        "POST",
        PUZZLE_PATH + "/choices",
        puzzle_routes.choices,
        PUZZLE,
        "The moves that are offered after these, in sentences.",
        PuzzleChoices,
        body=PuzzleTry,
        query=("language",),
        refuses=("unknown-puzzle",),
    ),
    Endpoint(
        "GET",
        PUZZLE_PATH + "/hint",
        puzzle_routes.hint,
        PUZZLE,
        "How to go about it, without the answer.",
        PuzzleHint,
        query=("language",),
        refuses=("unknown-puzzle",),
    ),
    Endpoint(
        "GET",
        PUZZLE_PATH + "/answer",
        puzzle_routes.answer,
        PUZZLE,
        "Every answer, and why.",
        PuzzleAnswer,
        query=("language",),
        refuses=("unknown-puzzle",),
    ),
)
