"""Homework at a real server: a child comes in by its code with no lesson on; what it says it solved is judged."""

from time import time

from class_serving import come_in, make_class
from playmat.puzzles.shelf import find_puzzle
from serving import Server


def test_homework_is_done_at_home_and_comes_back(server: Server) -> None:
    teacher = make_class(server, ["Ada", "Bo"])
    tomorrow = int(time() * 1000) + 86_400_000
    given = teacher.say("give-homework", game="number-line", count=2, band="easy", until=tomorrow)
    assert given["type"] == "accepted", given
    code = teacher.now()["children"][0]["code"]

    ada = come_in(server, teacher.code, child_code=code)
    [to_do] = ada.now()["homework"]
    assert (to_do["game_title"], to_do["until"], to_do["solved"]) == ("Number Line", tomorrow, [])
    puzzle = find_puzzle(to_do["puzzles"][0])
    right, task = [*puzzle.lines[0]], {"homework": to_do["homework"], "puzzle": puzzle.id}
    firsts = {line[0] for line in puzzle.lines}
    offered = puzzle.start().offer(puzzle.seat).moves
    wrong = next(text for text in map(puzzle.start().format, offered) if text not in firsts)

    assert ada.say("homework-try", **task, moves=["nonsense"])["type"] == "refused"
    assert ada.say("homework-try", **task, moves=[wrong])["type"] == "accepted"
    assert ada.say("homework-try", **task, moves=right)["type"] == "accepted"

    [to_do] = ada.now()["homework"]
    assert to_do["solved"] == [puzzle.id]
    shown = teacher.say("see-homework", homework=0)
    assert [child["tries"] for child in shown["children"]] == [2, 0]
    assert shown["children"][0]["marks"][0] == {"tries": 2, "solved": True, "shown": False}
    assert ada.say("see-homework", homework=0)["code"] == "not-teacher"
    assert teacher.say("homework-try", **task, moves=right)["code"] == "no-seat"
