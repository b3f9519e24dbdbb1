"""What a report says, and what it leaves open because too little was seen."""

from collections.abc import Iterable
from dataclasses import dataclass, replace
from typing import Final

from playmat.classroom.report.judgement import DOUBTFUL, FEWEST_SLIPS, SURE, Seen, carelessness, unaware
from playmat.classroom.report.observed import ChildSeen, Place, chances_of
from playmat.insight.slips import Slip

MOST_PLACES: Final = 3  # to show
FEWEST_CHANCES: Final = 4  # of a child, before anything can be said of it
CHANCES_TO_KNOW: Final = 8  # before it is said of a child that it can do something
SLIPS_ALLOWED: Final = 0.1  # of them
MANY_OF_FEW: Final = 0.25  # of fewer than that: who missed so many had too little chance to show whether it is known
# Who missed it so often, and so many times as often as the others, is left open whatever the model makes of it.
OFTEN_MISSED: Final = 6
TIMES_USUAL: Final = 3.5


@dataclass(frozen=True, slots=True)
class Finding:
    """A child and a thing it does not seem to know, with positions that show it."""

    child: int
    slip: Slip
    missed: int
    chances: int
    sure: float
    places: tuple[Place, ...]


@dataclass(frozen=True, slots=True)
class Topic:
    """One thing in the whole class: who does not seem to know it, of whom it cannot be said yet."""

    slip: Slip
    missed: int
    chances: int
    children: tuple[int, ...]  # sure of
    open: tuple[int, ...]  # too little was seen
    once: tuple[int, ...]  # missed it at least once
    seen: int  # children with chances enough to say something
    places: tuple[Place, ...]


@dataclass(frozen=True, slots=True)
class Findings:
    topics: tuple[Topic, ...]  # what most children miss comes first
    findings: tuple[Finding, ...]


def findings(seen: dict[int, ChildSeen]) -> Findings:
    """Of one game, from all that was seen of the class in it."""
    topics, found = [], []
    for slip in sorted({slip for it in seen.values() for slip in it.slips}):
        hits = {child: len(it.slips.get(slip, [])) for child, it in seen.items()}
        others = {child: sum(map(len, it.slips.values())) - hits[child] for child, it in seen.items()}
        careless = carelessness(others, {child: it.decisions for child, it in seen.items()})
        chances = chances_of(seen, slip)
        asked = [child for child in seen if chances[child]]
        counted = [Seen(min(hits[it], chances[it]), chances[it], careless[it]) for it in asked]
        doubts = dict(zip(asked, unaware(counted), strict=True))
        # Who slips everywhere may know it or not: that speaks against a finding, and does not settle it.
        unexcused = dict(zip(asked, unaware([replace(it, careless=1.0) for it in counted]), strict=True))
        sure = tuple(child for child in asked if doubts[child] >= SURE and hits[child] >= FEWEST_SLIPS)
        missed_in_all, chances_in_all = sum(hits.values()), sum(chances.values())
        open_ones = [
            child
            for child in asked
            if max(doubts[child], unexcused[child]) >= DOUBTFUL
            or is_many_of_few(hits[child], chances[child])
            or is_unusual(hits[child], chances[child], missed_in_all - hits[child], chances_in_all - chances[child])
        ]
        found += [Finding(it, slip, hits[it], chances[it], doubts[it], clearest(seen[it].slips[slip])) for it in sure]
        topics.append(
            Topic(
                slip,
                missed_in_all,
                chances_in_all,
                sure,
                tuple(child for child in open_ones if child not in sure),
                tuple(child for child in asked if hits[child]),
                sum(count >= FEWEST_CHANCES for count in chances.values()),
                clearest(place for child in sure or asked for place in seen[child].slips.get(slip, [])),
            )
        )
    topics.sort(key=lambda it: (-len(it.children), -len(it.once), -it.missed, it.slip))
    return Findings(tuple(topics), tuple(sorted(found, key=lambda it: (it.child, -it.sure, it.slip))))


def is_many_of_few(missed: int, chances: int) -> bool:
    return 0 < chances < CHANCES_TO_KNOW and missed >= max(1, MANY_OF_FEW * chances)


def is_unusual(missed: int, chances: int, by_others: int, chances_of_others: int) -> bool:
    usual = by_others / max(1, chances_of_others)
    return missed >= OFTEN_MISSED and missed / chances >= TIMES_USUAL * usual


def known_to(child: int, seen: dict[int, ChildSeen], drawn: Findings) -> list[Slip]:
    """What a child can do: it had chances enough to miss it, hardly ever did, and there is no doubt about it. First
    what others find hard."""
    found = []
    for topic in drawn.topics:
        chances, missed = chances_of(seen, topic.slip)[child], len(seen[child].slips.get(topic.slip, []))
        is_doubtful = child in topic.open or child in topic.children
        if chances >= CHANCES_TO_KNOW and missed <= chances * SLIPS_ALLOWED and not is_doubtful:
            found.append(topic.slip)
    return found


def clearest(places: Iterable[Place]) -> tuple[Place, ...]:
    """The early ones: there is less on the table to look at. One of each table before a second of any."""
    chosen: list[Place] = []
    waiting = sorted(places, key=lambda it: (it.moves, it.at))
    while waiting and len(chosen) < MOST_PLACES:
        fresh = [it for it in waiting if it.position.table not in {one.position.table for one in chosen}] or waiting
        chosen.append(fresh[0])
        waiting.remove(fresh[0])
    return tuple(chosen)
