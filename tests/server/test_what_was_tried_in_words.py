"""What a report tells of a quiz and of refused moves: the rule, the position, and the move in words."""

from class_serving import Json, Member, come_in, lesson_with_slips, make_class
from serving import Seat, Server


def report(server: Server, teacher: Member, language: str = "en") -> Json:
    address = f"{teacher.at}/report"
    told: Json = server.web.get(address, params={"language": language}, headers=teacher.bearer).json()
    return told


def topic(told: Json, slip: str) -> Json:
    found: Json = next(one for one in told["topics"] if one["slip"] == slip)
    return found


def test_a_refused_try_is_told_in_words_in_both_languages(server: Server) -> None:
    teacher, _ = lesson_with_slips(server)
    place = topic(report(server, teacher), "taken")["places"][0]
    number = place["text"].removeprefix("card ")
    assert place["tried"] == f"You put your card on {number}."
    assert place["played"] == ""
    spanish = topic(report(server, teacher, "es"), "taken")["places"][0]
    assert spanish["tried"] == f"Pones tu carta en el {number}."


def test_a_wrong_answer_in_the_quiz_is_in_the_report_and_no_answer_is_not(server: Server) -> None:
    teacher = make_class(server, ["Ada", "Bo"], game="number-line", options={"start": "quiz"})
    children = [come_in(server, teacher.code, child_code=child["code"]) for child in teacher.now()["children"]]
    lines = [child.line() for child in children]
    teacher.say("seat-all")
    ada, bo = (Seat(server, child.say("take-seat")["joined"]) for child in children)
    for line in lines:
        line.close()
    assert ada.say("move", text="answer 571")["type"] == "accepted"
    assert bo.say("move", text="answer pass")["type"] == "accepted"
    told = report(server, teacher)
    wrong = topic(told, "wrong-answer")
    assert (wrong["rule"], wrong["missed"], wrong["chances"], wrong["once"]) == ("NL-2", 1, 1, [0])
    (place,) = wrong["places"]
    assert (place["text"], place["played"]) == ("answer 571", "You answer 571. That is not right.")
    assert wrong["sentence"] == "gets the product of the quiz wrong"
    rows = server.web.get(f"{teacher.at}/report.csv", headers=teacher.bearer).text.splitlines()
    assert rows[1].startswith("lesson,,,,,Number Line,0,1,")
