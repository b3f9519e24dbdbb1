"""The quiz of Number Line is for people: where only one plays, there is none."""

from playmat.core.record import read_record
from serving import Seat, Server

QUIZ = {"start": "quiz", "games": 2}


def lines(seat: Seat, kind: str) -> list[str]:
    events = [event for event in seat.table()["events"] if event["kind"] == kind]
    return [line["sentence"] for line in events[-1]["lines"]]


def test_among_bots_there_is_no_quiz_and_the_table_says_why(server: Server) -> None:
    """NL-2: the app offers the quiz when at least two people sit at the table."""
    ada = server.create(seats=["me", "simple", "simple"], options=QUIZ, start=True)
    view = ada.table()["play"]["view"]
    assert (view["now"]["stage"], view["now"]["starter"], view["options"]["start"]) == ("round", 0, "seat")
    assert lines(ada, "dealt")[-1] == "There is no quiz, since nobody else would answer: the first seat starts."
    ada.finish()
    record = read_record(server.get(f"{ada.path}/record", ada.token).text)
    assert record.options["start"] == "seat", "the record tells the match that was played"


def test_with_a_second_person_there_is_a_quiz_again(server: Server) -> None:
    """NL-2: also in the next match of the same table."""
    ada = server.create(seats=["me", "simple"], options={"start": "quiz"}, start=True)
    ada.finish()
    ada.do("set-seat", seat=1, to="open")
    ben = server.join(ada.code, "Ben")
    ada.do("rematch")
    assert ada.table()["play"]["view"]["now"]["stage"] == "quiz"
    ben.do("move", text="answer 578")
    assert ada.table()["play"]["view"]["now"]["starter"] == 1


def test_a_program_does_not_count_as_a_second_person(server: Server) -> None:
    """NL-2: bots do not answer, wherever they run."""
    ada = server.create(seats=["me", "open"], options={"start": "quiz"})
    server.join(ada.code, "Robbie", program=True)
    ada.do("start")
    assert ada.table()["play"]["view"]["now"]["stage"] == "round"


def test_a_table_with_a_quiz_survives_a_restart(server: Server) -> None:
    ada = server.create(seats=["me", "simple"], options={"start": "quiz"}, start=True)
    before = ada.table()["play"]["view"]
    server.kill()
    server.start()
    assert ada.table()["play"]["view"] == before
