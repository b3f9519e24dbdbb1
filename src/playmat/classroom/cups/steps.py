"""Deciding about cups: begun, drawn round by round, corrected by the teacher, ended."""

from collections.abc import Collection
from typing import Final

from playmat.classroom import cup_messages, log
from playmat.classroom.arrangement import usual_size
from playmat.classroom.cup_log import CupEnded, CupMade, CupSettled
from playmat.classroom.cups.cup import Cup, next_draw, usual_rounds
from playmat.classroom.decision import ClassDecision, Draw, Said
from playmat.classroom.groups import table_sizes
from playmat.classroom.lesson_plan import LessonPlan
from playmat.classroom.school_class import SchoolClass
from playmat.classroom.seats import checked_plan, table_for
from playmat.classroom.shares import shares_of
from playmat.core.refusal import refused
from playmat.games.registry import find_game

MOST_CUPS: Final = 30
FEWEST_CHILDREN: Final = 3


def decide_cup(
    it: SchoolClass, message: cup_messages.CupMessage, here: Collection[int], said: Said, draw: Draw
) -> ClassDecision:
    match message:
        case cup_messages.MakeCup():
            return make_cup(it, message, here, said, draw)
        case cup_messages.DrawCup():
            return draw_round(it, existing_cup(it, message.cup), here, said, draw)
        case cup_messages.SettleCup():
            return settle(existing_cup(it, message.cup), message, said)
        case cup_messages.EndCup():
            return ClassDecision([CupEnded(**said, cup=existing_cup(it, message.cup).number)])


def existing_cup(it: SchoolClass, number: int) -> Cup:
    if number not in it.cups:
        raise refused("no-such-cup")
    return it.cups[number]


def make_cup(
    it: SchoolClass, message: cup_messages.MakeCup, here: Collection[int], said: Said, draw: Draw
) -> ClassDecision:
    """For the whole class; who is not there today joins when they come."""
    if len(it.cups) >= MOST_CUPS:
        raise refused("too-many", {"number": MOST_CUPS})
    children = [child for child in it.children if it.roster or child in here]
    if len(children) < FEWEST_CHILDREN:
        raise refused("cup-too-few", {"number": FEWEST_CHILDREN})
    plan = checked_plan(message.plan)
    rounds = message.rounds or usual_rounds(message.method, children, sizes_for(plan, len(children)), draw.seed)
    made = CupMade(
        **said,
        cup=max(it.cups, default=-1) + 1,
        title=message.title,
        method=message.method,
        plan=plan,
        rounds=rounds,
        seed=draw.seed,
    )
    return ClassDecision([made])


def draw_round(it: SchoolClass, cup: Cup, here: Collection[int], said: Said, draw: Draw) -> ClassDecision:
    if cup.is_over:
        raise refused("cup-over")
    if cup.is_round_on:
        raise refused("cup-round-on", {"number": len(cup.rounds)})
    present = [child for child in it.children if child in here]
    if len(present) < 2:
        raise refused("nobody-there")
    drawn = next_draw(cup, present, sizes_for(cup.plan, len(present)), it.apart)
    game = find_game(cup.plan.game)
    groups = [list(table) for table in drawn.tables] + ([] if drawn.bye is None else [[drawn.bye]])
    tables = [table_for(game, group, draw) for group in groups]
    seed = draw.seed if cup.plan.same_deal else ""
    seated = log.Seated(**said, plan=cup.plan, tables=tables, seed=seed, cup=cup.number, bye=drawn.bye)
    return ClassDecision([seated])


def settle(cup: Cup, message: cup_messages.SettleCup, said: Said) -> ClassDecision:
    """All children of one table of that round, each once."""
    if message.round >= len(cup.rounds):
        raise refused("no-such-round", {"number": len(cup.rounds)})
    named = [child for equals in message.places for child in equals]
    tables = [sorted(table) for table in cup.rounds[message.round].draw.tables]
    if sorted(named) not in tables:
        raise refused("not-a-table-of-cup")
    shares = shares_of({child: -place for place, equals in enumerate(message.places) for child in equals})
    return ClassDecision([CupSettled(**said, cup=cup.number, round=message.round, shares=shares)])


def sizes_for(plan: LessonPlan, children: int) -> list[int]:
    game = find_game(plan.game)
    return table_sizes(children, usual_size(game, plan), max(2, game.least_seats), game.most_seats)
