"""Exit tickets from what the class has just played: found in its finished games, proved, for the class alone."""

from pathlib import Path
from time import time

import msgspec

from class_serving import Member, lesson_of_pairs, make_class
from playmat.classroom.homework_log import HomeworkGiven
from playmat.classroom.log import read_entry
from playmat.puzzles.prove import prove
from playmat.server.store.places import place_of
from playmat.server.store.whole_store import opened
from serving import Server, play_out

CHILDREN = ["Adalind", "Bosworth", "Cyprian", "Deborah"]


def lesson(server: Server, *, same_deal: bool = False, over: int = 2) -> tuple[Member, list[Member]]:
    """Two tables of two at Stars and Bars; so many of them play to the end."""
    pairs = lesson_of_pairs(server, CHILDREN, game="stars-and-bars", same_deal=same_deal)
    for players in pairs.tables[:over]:
        play_out(players)
    pairs.close()
    return pairs.teacher, pairs.children


def given(server: Server, code: str) -> HomeworkGiven:
    server.stop()
    with opened(place_of(server.data)) as store:
        stored = store.table(code)
        assert stored is not None
        found = [entry for entry in map(read_entry, stored.entries) if isinstance(entry, HomeworkGiven)]
    server.start()
    return found[-1]


def test_an_exit_ticket_is_made_of_the_games_of_this_lesson(tmp_path: Path) -> None:
    with Server(tmp_path, "--limits", "0") as server:
        teacher, (ada, *_) = lesson(server)
        answer = teacher.say("give-homework", game="stars-and-bars", count=3, own=True)
        assert answer["type"] == "accepted", answer
        [brief] = teacher.now()["homework"]
        assert (brief["puzzles"], brief["ticket"]) == (3, True)
        assert brief["own"] >= 1  # on a busy machine the time may be over before there are three
        teacher.say("end-lesson")
        [to_do] = ada.now()["homework"]
        name = to_do["own"][0]

        path = f"/api/classes/{teacher.code}/puzzles/{name}"
        assert server.get(path, ada.token).json()["goal"]
        assert server.get(path).status_code == 401
        assert server.get(f"/api/puzzles/{name}").status_code == 404
        assert server.get(path + "/answer", ada.token).json()["code"] == "homework-try-first"
        own = [puzzle["puzzle"] for puzzle in teacher.say("see-homework", homework=0)["puzzles"] if puzzle["own"]]
        of_teacher = f"/api/classes/{teacher.code}/puzzles/{own[0]}"
        line = server.get(of_teacher + "/answer", teacher.token).json()["lines"][0]
        assert server.post(path + "/tries", {"moves": line}, ada.token).json()["state"] == "solved"
        assert teacher.say("see-homework", homework=0)["children"][0]["solved"] == 1

        entry = given(server, teacher.code)
        assert all(prove(puzzle).holds for puzzle in entry.own)
        assert not any(child in msgspec.json.encode(entry).decode() for child in CHILDREN)


def test_where_nothing_was_played_others_are_given_and_it_is_said(tmp_path: Path) -> None:
    with Server(tmp_path, "--limits", "0") as server:
        teacher, _ = lesson(server, over=0)
        assert teacher.say("give-homework", game="stars-and-bars", count=3, own=True)["type"] == "accepted"
        [brief] = teacher.now()["homework"]
        assert (brief["puzzles"], brief["own"], brief["wants_own"]) == (3, 0, True)


def test_no_puzzle_shows_a_deal_that_somebody_of_the_class_still_plays(tmp_path: Path) -> None:
    with Server(tmp_path, "--limits", "0") as server:
        teacher, _ = lesson(server, same_deal=True, over=1)
        until = int(time() * 1000) + 86_400_000
        teacher.say("give-homework", game="stars-and-bars", count=3, own=True, until=until)
        assert teacher.now()["homework"][0]["own"] == 0


def test_puzzles_go_with_the_homework_and_the_class(tmp_path: Path) -> None:
    with Server(tmp_path, "--limits", "0") as server:
        teacher, (ada, *_) = lesson(server)
        teacher.say("give-homework", game="stars-and-bars", count=3, own=True)
        name = ada.now()["homework"][0]["own"][0]
        path = f"/api/classes/{teacher.code}/puzzles/{name}"
        other = make_class(server, ["Eve"])
        assert server.get(f"/api/classes/{other.code}/puzzles/{name}", other.token).status_code == 404
        teacher.say("drop-homework", homework=0)
        assert server.get(path, ada.token).status_code == 404
