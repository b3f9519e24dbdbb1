"""Puzzles of a class's homework."""

from typing import Final

from playmat.server.http import class_puzzle_routes
from playmat.server.http.endpoints import Api, Endpoint, Who
from playmat.server.http.puzzle_bodies import (
    PuzzleAnswer,
    PuzzleChoices,
    PuzzleHint,
    PuzzleJudged,
    PuzzlePage,
    PuzzleTry,
)
from playmat.server.rooms.limits import AT_TABLE

OWN_PUZZLE: Final = "/api/classes/{code}/puzzles/{puzzle}"
UNKNOWN: Final = ("unknown-puzzle", "not-teacher")

CLASS_PUZZLES: Final[Api] = (
    Endpoint(
        "GET",
        OWN_PUZZLE,
        class_puzzle_routes.page,
        AT_TABLE,
        "A puzzle of homework, for students of the class and the teacher.",
        PuzzlePage,
        who=Who.TOKEN,
        query=("language",),
        refuses=UNKNOWN,
    ),
    Endpoint(
        "POST",
        OWN_PUZZLE + "/tries",
        class_puzzle_routes.try_it,
        AT_TABLE,
        "A try at it, judged: all moves from its start. A student's tries count.",
        PuzzleJudged,
        body=PuzzleTry,
        who=Who.TOKEN,
        query=("language",),
        refuses=(*UNKNOWN, "homework-over", "class-full-log"),
    ),
    Endpoint(
        "POST",
        OWN_PUZZLE + "/choices",
        class_puzzle_routes.choices,
        AT_TABLE,
        "All moves that are allowed after these, in words.",
        PuzzleChoices,
        body=PuzzleTry,
        who=Who.TOKEN,
        query=("language",),
        refuses=UNKNOWN,
    ),
    Endpoint(
        "GET",
        OWN_PUZZLE + "/hint",
        class_puzzle_routes.hint,
        AT_TABLE,
        "Where to look.",
        PuzzleHint,
        who=Who.TOKEN,
        query=("language",),
        refuses=UNKNOWN,
    ),
    Endpoint(
        "GET",
        OWN_PUZZLE + "/answer",
        class_puzzle_routes.answer,
        AT_TABLE,
        "Every line that solves it, and why. Students get it after three wrong tries, and the teacher sees that.",
        PuzzleAnswer,
        who=Who.TOKEN,
        query=("language",),
        refuses=(*UNKNOWN, "homework-try-first"),
    ),
)
