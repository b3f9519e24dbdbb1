"""What the teacher asks for to look at later: how a cup stands, the same cards compared, who did their homework."""

from playmat.classroom import cup_messages, homework_messages, messages
from playmat.classroom.answers import ResultAnswer
from playmat.classroom.cups.steps import existing_cup
from playmat.classroom.cups.views import cup_shown, same_deal_shown
from playmat.classroom.homework.steps import existing_homework
from playmat.classroom.homework.views import homework_shown
from playmat.classroom.school_class import SchoolClass


def result_shown(it: SchoolClass, asked: messages.ResultQuestion, now: int) -> ResultAnswer:
    match asked:
        case cup_messages.SeeCup():
            return cup_shown(asked.id, existing_cup(it, asked.cup))
        case cup_messages.SeeSameDeal():
            return same_deal_shown(asked.id, it)
        case homework_messages.SeeHomework():
            return homework_shown(asked.id, existing_homework(it, asked.homework), it, now)
