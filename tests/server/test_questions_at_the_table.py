"""Questions at the table, whatever their kind: how they are answered, and how old logs tell of them."""

from playmat.table import log
from playmat.table.table import rebuild
from serving import Seat, Server


def asking(server: Server) -> tuple[Seat, Seat]:
    """Ada has asked Ben whether her card may be taken back."""
    ada = server.create(helps={"take_back": True})
    ben = server.join(ada.code, "Ben")
    ada.do("start")
    ada.do("move", text="card 5")
    ada.do("take-back")
    return ada, ben


def test_everybody_sees_the_question_and_who_is_waited_for(server: Server) -> None:
    ada, ben = asking(server)
    for seat, sentence in (
        (ada, "You have asked to take your last move back."),
        (ben, "Ada asks to take the last move back."),
    ):
        (question,) = seat.table()["questions"]
        assert (question["kind"], question["seat"], question["waiting"]) == ("take-back", 0, [1])
        assert question["line"]["sentence"] == sentence
        assert question["until"] > seat.table()["at"]


def test_an_answer_is_to_the_question_that_was_read_and_to_no_later_one(server: Server) -> None:
    ada, ben = asking(server)
    (question,) = ben.table()["questions"]
    ada.do("answer", question=question["number"], agree=False)
    ada.do("take-back")
    assert ben.refused("answer", question=question["number"], agree=True) == "no-such-question"
    (later,) = ben.table()["questions"]
    assert ada.refused("answer", question=later["number"], agree=True) == "no-such-question", (
        "nobody agrees with oneself"
    )
    ben.do("answer", question=later["number"], agree=True)
    assert ben.refused("answer", question=later["number"], agree=True) == "no-such-question"
    table = ada.table()
    assert (table["questions"], table["play"]["may_take_back"]) == ([], False)


def test_a_log_written_before_there_were_kinds_of_questions_tells_the_same() -> None:
    """These entries are as version 0.9 wrote them."""
    written = [
        b'{"type":"opened","at":1,"game":"number-line","rules":1,"preset":null,"options":{},"seats":'
        b'[{"kind":"human","colour":"orange"},{"kind":"human","colour":"red"}],"host":0,"clock":{"kind":"none"},'
        b'"helps":{"take_back":true},"patience":60,"spectators":false}',
        b'{"type":"dealt","at":2,"seed":"5eed5eed5eed5eed5eed5eed5eed5eed"}',
        b'{"type":"moved","at":3,"seat":0,"text":"card 5"}',
        b'{"type":"asked-back","at":4,"speaker":0,"id":"a","seat":0}',
        b'{"type":"back-lapsed","at":5}',
        b'{"type":"asked-back","at":6,"speaker":0,"id":"b","seat":0}',
        b'{"type":"answered-back","at":7,"speaker":1,"id":"c","seat":1,"agree":false}',
        b'{"type":"asked-back","at":8,"speaker":0,"id":"d","seat":0}',
        b'{"type":"answered-back","at":9,"speaker":1,"id":"e","seat":1,"agree":true}',
        b'{"type":"took-back","at":9,"seat":0,"count":1}',
        b'{"type":"moved","at":10,"seat":0,"text":"card 6"}',
        b'{"type":"asked-back","at":11,"speaker":0,"id":"f","seat":0}',
    ]
    table = rebuild("CCCCCC", [log.read_entry(entry) for entry in written], ["Ada", "Ben"])
    told = [message["key"] for happening in table.happenings for message in happening.messages]
    assert told == [
        "event-dealt",
        "event-asked-take-back",
        "event-lapsed-take-back",
        "event-asked-take-back",
        "event-declined-take-back",
        "event-asked-take-back",
        "event-agreed",
        "event-took-back",
        "event-asked-take-back",
    ]
    assert table.play is not None
    assert [made.text for made in table.play.moves] == ["card 6"]
    question = table.question("take-back")
    assert question is not None
    assert (question.seat, question.at, question.until_move) == (0, 11, True)
    assert table.answered.get((1, "e"), table.number) == 9
