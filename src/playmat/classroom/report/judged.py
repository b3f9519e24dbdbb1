"""The decisions of a table that the review looks at, and what it makes of them for each child."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

from playmat.classroom.evidence import MoveMade, evidence_of
from playmat.classroom.log import ChildJudged, Costly
from playmat.classroom.positions import PositionRef, opening_of
from playmat.classroom.sittings import Sittings
from playmat.core.game import Game
from playmat.games.registry import find_game
from playmat.insight.insight import insight_of
from playmat.insight.review import Judged, Question
from playmat.insight.turning_points import mark_of, part_lost
from playmat.table.log import AnyEntry
from playmat.table.move_words import said_of_choices

MOST_OF_A_CHILD: Final = 40  # decisions at one table; of more, these are spread over all it played there
MOST_COSTLY: Final = 3
# Who gives away less than a twentieth of the win has chosen well.
GOOD: Final = 0.05


@dataclass(frozen=True, slots=True)
class ToJudge:
    """One decision: whose, where, and what its seat could see."""

    child: int
    position: PositionRef
    question: Question


@dataclass(frozen=True, slots=True)
class TableToJudge:
    """Its game, and what is looked at of it."""

    game: Game
    unit: str
    chosen: tuple[ToJudge, ...]


def table_to_judge(code: str, entries: Sequence[AnyEntry], sittings: Sittings) -> TableToJudge:
    """Everything that children decided at a table and of which the review has something to say."""
    first = opening_of(entries)
    game = find_game(first.game, first.rules)
    insight = insight_of(game)
    found: dict[int, list[ToJudge]] = {}
    for made in evidence_of(code, entries):
        match = made.match
        if not isinstance(made, MoveMade):
            continue
        child, move = sittings.child_at(code, made.seat, made.at), match.parse(made.text)
        if child is not None and move is not None and insight.is_judged(move):
            asked = Question(made.moves + 1, match.number, made.seat, match.view(made.seat), made.text)
            found.setdefault(child, []).append(ToJudge(child, made.position, asked))
    return TableToJudge(game, insight.unit, tuple(it for theirs in found.values() for it in spread(theirs)))


def spread(found: Sequence[ToJudge], most: int = MOST_OF_A_CHILD) -> list[ToJudge]:
    """All, or so many of them from the first to the last."""
    if len(found) <= most:
        return list(found)
    return [found[round(number * (len(found) - 1) / (most - 1))] for number in range(most)]


@dataclass(frozen=True, slots=True)
class Verdict:
    """What a worker says of a decision; `said` is the better move as a message."""

    asked: ToJudge
    judged: Judged
    said: Mapping[str, Any]


def by_child(verdicts: Iterable[Verdict], table: TableToJudge) -> dict[int, ChildJudged]:
    """What it comes to. A move without a choice says nothing of anybody."""
    theirs: dict[int, list[Verdict]] = {}
    for one in verdicts:
        if not one.judged.forced:
            theirs.setdefault(one.asked.child, []).append(one)
    return {child: of_child(found, table.unit, table.game) for child, found in theirs.items()}


def of_child(found: Sequence[Verdict], unit: str, game: Game) -> ChildJudged:
    costs = [(part_lost(one.judged, unit), one) for one in found]
    costly = sorted((it for it in costs if it[0] >= GOOD), key=lambda it: (-it[0], it[1].asked.position.entry))
    return ChildJudged(
        choices=len(found),
        good=sum(cost < GOOD for cost, _ in costs),
        marks=round(sum(mark_of(one.judged, unit) for one in found), 2),
        costly=[costly_decision(cost, one, game) for cost, one in costly[:MOST_COSTLY]],
    )


def costly_decision(cost: float, one: Verdict, game: Game) -> Costly:
    judged, asked = one.judged, one.asked.question
    move = game.parse(judged.move)
    assert move is not None, "it was played"
    (played,) = said_of_choices(game, asked.seat, asked.view, [move])
    return Costly(
        position=one.asked.position,
        seat=judged.seat,
        text=judged.move,
        best=judged.best,
        cost=round(cost, 4),
        played=dict(played),
        said=dict(one.said),
        why=[dict(reason) for reason in judged.why],
    )
