"""Who sits where: everybody at once, one who comes late, two who change places; and whether a plan can be played."""

from collections.abc import Collection

from playmat.bots.registry import find_bot
from playmat.classroom import log, messages
from playmat.classroom.answers import PlannedTable, SeatsShown
from playmat.classroom.arrangement import arranged, as_wished, bots_beside, least_at, usual_size
from playmat.classroom.decision import ClassDecision, Draw, Said, existing, need_lesson
from playmat.classroom.lesson_plan import LessonPlan
from playmat.classroom.message_base import MOST_PLANS
from playmat.classroom.school_class import SchoolClass
from playmat.core.game import Game
from playmat.core.refusal import refused
from playmat.games.registry import find_game


def checked_plan(plan: LessonPlan) -> LessonPlan:
    """Refused where no table could be opened with it."""
    game = find_game(plan.game)
    options = {} if plan.preset is None else game.preset(plan.preset)
    options.update(plan.options)
    game.setup(options, usual_size(game, plan))
    find_bot(plan.level, game)
    return plan


def save_plan(it: SchoolClass, message: messages.SavePlan, said: Said) -> ClassDecision:
    plan_id = message.plan_id
    if plan_id is None or plan_id not in it.plans:
        if len(it.plans) >= MOST_PLANS:
            raise refused("too-many", {"number": MOST_PLANS})
        plan_id = it.planned
    return ClassDecision([log.PlanSaved(**said, plan_id=plan_id, plan=checked_plan(message.plan))])


def seat_all(
    it: SchoolClass, message: messages.SeatAll, here: Collection[int], said: Said, draw: Draw
) -> ClassDecision:
    """New tables for everybody who is there, or those that the teacher has put together."""
    groups = as_wished(it, message.tables) if message.tables else arranged(it, here, draw.seed)
    assert it.plan is not None, "nobody is seated without a plan"
    tables = [log.TableSeats(draw.table_code(), group.children, group.bots, group.guests) for group in groups]
    seed = draw.seed if it.plan.same_deal else ""
    return ClassDecision([log.Seated(**said, plan=it.plan, tables=tables, seed=seed)])


def seats_shown(it: SchoolClass, here: Collection[int], message_id: str, seed: str) -> SeatsShown:
    """How it would be, for the teacher's eyes."""
    groups = arranged(it, here, seed)
    assert it.plan is not None, "nobody is seated without a plan"
    game = find_game(it.plan.game)
    tables = [PlannedTable(group.children, group.bots, group.guests) for group in groups]
    return SeatsShown(message_id, tables, least_at(game), game.most_seats)


def table_for(game: Game, children: list[int], draw: Draw) -> log.TableSeats:
    """Nobody sits alone: bots make up for children the game still needs."""
    return log.TableSeats(draw.table_code(), children, bots_beside(game, children))


def seat_child(it: SchoolClass, message: messages.SeatChild, said: Said, draw: Draw) -> ClassDecision:
    """In the place of a bot; where there is none at any table, at a new table among bots."""
    child, lesson = existing(it, message.child), need_lesson(it)
    if lesson.plan.same_deal and it.place_of(child.number) is not None:
        raise refused("same-deal-move")  # the cards are the same there: they would be known
    free = [
        (place, table.seats.index(None))
        for place, table in enumerate(lesson.tables)
        if None in table.seats and message.table in (None, place) and table.seat_of(child.number) is None
    ]
    if free:
        beside = {other.number for other in it.beside(child.number)}
        # Stable: where somebody sits who plays on the same device, else at the first table with a place.
        free.sort(key=lambda found: beside.isdisjoint(lesson.tables[found[0]].seats))
        place, seat = free[0]
        return ClassDecision([log.ChildSeated(**said, child=child.number, table=place, seat=seat)])
    if message.table is not None:
        raise refused("table-full")
    table = table_for(find_game(lesson.plan.game), [child.number], draw)
    gone = log.ChildSeated(**said, child=child.number, table=None)
    return ClassDecision([gone, log.TableAdded(at=said["at"], table=table)])
