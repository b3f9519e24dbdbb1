"""Who sits where: everybody at once, one who comes late, two who change places; and whether a plan can be played."""

from collections.abc import Collection
from random import Random
from typing import Final

import msgspec

from playmat.bots.registry import find_bot
from playmat.classroom import log, messages
from playmat.classroom.decision import ClassDecision, Draw, Said, existing, need_lesson
from playmat.classroom.groups import Wishes, groups_of, table_sizes
from playmat.classroom.lesson_plan import LessonPlan
from playmat.classroom.school_class import SchoolClass
from playmat.core.game import Game
from playmat.core.refusal import refused
from playmat.games.registry import find_game

USUAL_SIZE: Final = 4


def checked_plan(plan: LessonPlan) -> LessonPlan:
    """Refused where no table could be opened with it."""
    game = find_game(plan.game)
    options = {} if plan.preset is None else game.preset(plan.preset)
    options.update(plan.options)
    game.setup(options, usual_size(game, plan))
    find_bot(plan.level, game)
    return plan


def usual_size(game: Game, plan: LessonPlan) -> int:
    wanted = plan.size or USUAL_SIZE
    return game.seats_for(plan.preset, min(max(wanted, game.least_seats), game.most_seats))


def save_plan(it: SchoolClass, message: messages.SavePlan, said: Said) -> ClassDecision:
    if len(it.plans) >= messages.MOST_PLANS:
        raise refused("too-many", {"number": messages.MOST_PLANS})
    return ClassDecision([log.PlanSaved(**said, plan_id=it.planned, plan=checked_plan(message.plan))])


def seat_all(it: SchoolClass, here: Collection[int], said: Said, draw: Draw) -> ClassDecision:
    """New tables for everybody who is there."""
    if it.plan is None:
        raise refused("no-plan")
    children = [child for child in it.children if child in here]
    if not children:
        raise refused("nobody-there")
    game = find_game(it.plan.game)
    least = max(2, game.least_seats)
    left_over = left_over_of(children, least, game.most_seats, draw.seed) if it.plan.odd == "share" else []
    seated = [child for child in children if child not in left_over]
    sizes = table_sizes(len(seated), usual_size(game, it.plan), least, game.most_seats)
    wishes = Wishes(it.plan.mixing, it.apart, it.together, it.met, it.strength())
    groups = groups_of(seated, sizes, wishes, draw.seed)
    tables = with_guests([table_for(game, group, draw) for group in groups], left_over, it)
    seed = draw.seed if it.plan.same_deal else ""
    return ClassDecision([log.Seated(**said, plan=it.plan, tables=tables, seed=seed)])


def left_over_of(children: list[int], least: int, most: int, seed: str) -> list[int]:
    """Who has no seat where no table is to have a bot: as few as can be, by lot. A child alone plays with bots."""
    for count in range(len(children)):
        if all(size >= least for size in table_sizes(len(children) - count, least, least, most)):
            return sorted(Random(seed).sample(children, count))
    return []


def with_guests(tables: list[log.TableSeats], left_over: list[int], it: SchoolClass) -> list[log.TableSeats]:
    """Each of those plays along with somebody, one at a device, and not with whom they sit apart."""
    guests: dict[int, int] = {}
    for child in left_over:
        hosts = [host for table in tables for host in table.children if host not in guests.values()]
        hosts.sort(key=lambda host: frozenset((child, host)) in it.apart)  # stable: the rest as they sit
        guests[child] = hosts[0]
    return [
        msgspec.structs.replace(table, guests={one: host for one, host in guests.items() if host in table.children})
        for table in tables
    ]


def table_for(game: Game, children: list[int], draw: Draw) -> log.TableSeats:
    """Nobody sits alone: bots make up for children the game still needs."""
    return log.TableSeats(draw.table_code(), children, max(0, max(2, game.least_seats) - len(children)))


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
        place, seat = free[0]
        return ClassDecision([log.ChildSeated(**said, child=child.number, table=place, seat=seat)])
    if message.table is not None:
        raise refused("table-full")
    table = table_for(find_game(lesson.plan.game), [child.number], draw)
    gone = log.ChildSeated(**said, child=child.number, table=None)
    return ClassDecision([gone, log.TableAdded(at=said["at"], table=table)])
