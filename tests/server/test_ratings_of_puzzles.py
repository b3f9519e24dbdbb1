"""How hard a puzzle is moves with who tries it: counted by puzzle, at the first try, and of nobody in particular."""

import sqlite3
from contextlib import closing
from pathlib import Path
from time import time

from class_serving import come_in, make_class
from playmat.puzzles.puzzle import Puzzle
from playmat.puzzles.shelf import ease_of, puzzles_of
from playmat.server.rooms.ratings import MOST_OF_ADDRESS
from serving import Json, Server


def easiest() -> Puzzle:
    return max((one for one in puzzles_of("number-line") if one.length == 1), key=ease_of)


def wrong_move(puzzle: Puzzle) -> str:
    firsts = {line[0] for line in puzzle.lines}
    start = puzzle.start()
    return next(text for text in map(start.format, start.offer(puzzle.seat).moves) if text not in firsts)


def card(server: Server, puzzle: Puzzle) -> Json:
    games = server.get("/api/puzzles").json()["games"]
    cards = next(one["puzzles"] for one in games if one["game"] == puzzle.game)
    found: Json = next(one for one in cards if one["id"] == puzzle.id)
    return found


def try_it(server: Server, puzzle: Puzzle, move: str, **facts: bool) -> str:
    state: str = server.post(f"/api/puzzles/{puzzle.id}/tries", {"moves": [move], **facts}).json()["state"]
    return state


def test_first_tries_of_people_move_the_rating_and_the_band(tmp_path: Path) -> None:
    puzzle = easiest()
    wrong = wrong_move(puzzle)
    with Server(tmp_path, "--limits", "0") as server:
        before = card(server, puzzle)
        assert (before["solved"], before["people"], before["band"]) == (round(ease_of(puzzle)), 0, "easy")
        for _ in range(MOST_OF_ADDRESS + 5):
            assert try_it(server, puzzle, wrong, first=True) == "wrong"
        try_it(server, puzzle, puzzle.lines[0][0])  # not the first: it is no try that counts
        assert card(server, puzzle) == before  # looked up now and then
        server.stop()
        with closing(sqlite3.connect(server.data)) as file:
            assert file.execute("SELECT * FROM puzzle_tries").fetchall() == [(puzzle.id, MOST_OF_ADDRESS, 0)]
        server.start()
        after = card(server, puzzle)
        # What bots did counts like ten tries, so it is far below where it was.
        assert after["solved"] == round(10 * ease_of(puzzle) / (10 + MOST_OF_ADDRESS))
        assert (after["people"], after["band"]) == (MOST_OF_ADDRESS, "hard")
        assert server.get(f"/api/puzzles/{puzzle.id}").json()["band"] == "hard"


def test_homework_counts_once_a_child_and_nothing_says_whose_it_was(tmp_path: Path) -> None:
    puzzle = easiest()
    with Server(tmp_path, "--limits", "0") as server:
        teacher = make_class(server, ["Ada"])
        until = int(time() * 1000) + 86_400_000
        teacher.say("give-homework", game="number-line", puzzles=[puzzle.id], until=until)
        ada = come_in(server, teacher.code, child_code=teacher.now()["children"][0]["code"])
        [name] = ada.now()["homework"][0]["puzzles"]
        for move in (wrong_move(puzzle), puzzle.lines[0][0]):
            ada.say("homework-try", homework=0, puzzle=name, moves=[move])
        server.stop()
        with closing(sqlite3.connect(server.data)) as file:
            assert file.execute("SELECT * FROM puzzle_tries").fetchall() == [(puzzle.id, 1, 0)]
        server.start()
