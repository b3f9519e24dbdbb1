"""Who would sit with whom: worked out before anybody is seated, so that it can be looked at and changed."""

from collections import Counter
from collections.abc import Collection, Iterable
from dataclasses import dataclass, field
from itertools import combinations
from random import Random
from typing import Final

from playmat.classroom import messages
from playmat.classroom.groups import Pair, Wishes, groups_of, sizes_for, table_sizes
from playmat.classroom.lesson_plan import LessonPlan
from playmat.classroom.school_class import SchoolClass
from playmat.core.game import Game
from playmat.core.refusal import refused
from playmat.games.registry import find_game

USUAL_SIZE: Final = 4
MOST_TRIES: Final = 5


@dataclass(frozen=True, slots=True)
class Group:
    """The children of a table in their order, the bots behind them, and who plays along with whom."""

    children: list[int]
    bots: int
    guests: dict[int, int] = field(default_factory=dict)


def usual_size(game: Game, plan: LessonPlan) -> int:
    wanted = plan.size or USUAL_SIZE
    return game.seats_for(plan.preset, min(max(wanted, game.least_seats), game.most_seats))


def least_at(game: Game) -> int:
    """Nobody sits alone."""
    return max(2, game.least_seats)


def bots_beside(game: Game, children: Collection[int]) -> int:
    """As many as the game still needs."""
    return max(0, least_at(game) - len(children))


def is_race(plan: LessonPlan) -> bool:
    """Whether all play at the same time, which nobody can who waits for a device."""
    game = find_game(plan.game)
    options = {} if plan.preset is None else game.preset(plan.preset)
    return game.is_race(game.setup({**options, **plan.options}, usual_size(game, plan)))


def arranged(it: SchoolClass, here: Collection[int], seed: str) -> list[Group]:
    """Everybody who is there, as the plan says. The same seed gives the same tables."""
    if it.plan is None:
        raise refused("no-plan")
    children = [child for child in it.children if child in here]
    if not children:
        raise refused("nobody-there")
    game = find_game(it.plan.game)
    least = least_at(game)
    beside = beside_in_race(it, children) if is_race(it.plan) else {}
    players = [child for child in children if child not in beside]
    left_over = left_over_of(players, least, game.most_seats, seed) if it.plan.odd == "share" else []
    seated = [child for child in players if child not in left_over]
    sizes = table_sizes(len(seated), usual_size(game, it.plan), least, game.most_seats)
    pairs = sharing(it, seated) if keeps_sharers(it.plan) else frozenset()
    if pairs:
        blocks = Counter(it.children[child].device for child in frozenset[int]().union(*pairs)).values()
        sizes = sizes_for(sizes, [*blocks], 1 if it.plan.odd == "bot" else least, game.most_seats)
    wishes = Wishes(it.plan.mixing, it.apart, it.together | pairs, it.met, it.strength())
    groups = kept_together(seated, sizes, wishes, pairs, seed)
    guests = beside | hosts_for(left_over, [child for group in groups for child in group], it)
    return [group_of(game, group, guests) for group in groups]


def kept_together(
    children: list[int], sizes: list[int], wishes: Wishes, pairs: Collection[Pair], seed: str
) -> list[list[int]]:
    """What is found from one beginning may leave three of a device parted; another beginning mostly does not."""
    tries = [groups_of(children, sizes, wishes, seed)]
    while parted(tries[-1], pairs) and len(tries) < MOST_TRIES:
        tries.append(groups_of(children, sizes, wishes, f"{seed} {len(tries)}"))
    return min(tries, key=lambda groups: parted(groups, pairs))


def parted(groups: Collection[list[int]], pairs: Collection[Pair]) -> int:
    return sum(not any(pair <= set(group) for group in groups) for pair in pairs)


def group_of(game: Game, children: list[int], guests: dict[int, int]) -> Group:
    return Group(
        children,
        bots_beside(game, children),
        {guest: host for guest, host in guests.items() if host in children},
    )


def keeps_sharers(plan: LessonPlan) -> bool:
    """With the same cards everywhere, one device at two tables would show both children each other's cards."""
    return plan.sharers == "together" or plan.same_deal


def sharing(it: SchoolClass, children: Iterable[int]) -> frozenset[Pair]:
    """Each two of those who play on one device; who is to sit apart does so all the same."""
    pairs = map(frozenset, combinations(children, 2))
    return frozenset(pair for pair in pairs if is_one_device(it, pair)) - it.apart


def is_one_device(it: SchoolClass, pair: Iterable[int]) -> bool:
    one, other = (it.children[child].device for child in pair)
    return one is not None and one == other


def beside_in_race(it: SchoolClass, children: Collection[int]) -> dict[int, int]:
    """In a race a device has one seat: in turn one of its children has it, the others play along."""
    guests: dict[int, int] = {}
    for device in {it.children[child].device for child in children} - {None}:
        mates = [child for child in children if it.children[child].device == device]
        host = mates[it.rounds % len(mates)]
        guests |= {child: host for child in mates if child != host}
    return guests


def left_over_of(children: list[int], least: int, most: int, seed: str) -> list[int]:
    """Who has no seat where no table is to have a bot: as few as can be, by lot. A child alone plays with bots."""
    for count in range(len(children)):
        if all(size >= least for size in table_sizes(len(children) - count, least, least, most)):
            return sorted(Random(seed).sample(children, count))
    return []


def hosts_for(left_over: list[int], seated: list[int], it: SchoolClass) -> dict[int, int]:
    """Each of those plays along with somebody, one at a device; at their own if they share one, and not with whom they
    sit apart."""
    guests: dict[int, int] = {}
    for child in left_over:
        hosts = [host for host in seated if host not in guests.values()]
        # Stable: the rest as they sit.
        hosts.sort(key=lambda host: (frozenset((child, host)) in it.apart, not is_one_device(it, (child, host))))
        guests[child] = hosts[0]
    return guests


def as_wished(it: SchoolClass, tables: Collection[messages.TableWish]) -> list[Group]:
    """The tables that a teacher has put together. Who is not there any more gets a seat too, and a bot keeps it."""
    if it.plan is None:
        raise refused("no-plan")
    game = find_game(it.plan.game)
    everybody = [child for table in tables for child in (*table.children, *table.guests)]
    if not set(everybody) <= set(it.children):
        raise refused("no-such-child")
    if len(set(everybody)) < len(everybody):
        raise refused("seated-twice")
    if any(len(table.children) > game.most_seats for table in tables):
        raise refused("table-full")
    if any(host not in table.children for table in tables for host in table.guests.values()):
        raise refused("no-such-host")
    return [group_of(game, [*table.children], {**table.guests}) for table in tables]
