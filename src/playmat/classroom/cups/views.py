"""Cups and same deals as the teacher sees them."""

from playmat.classroom.cup_answers import (
    CupBrief,
    CupRound,
    CupShown,
    CupTable,
    DealTable,
    Ranked,
    SameDealShown,
)
from playmat.classroom.cups.cup import Cup
from playmat.classroom.cups.rounds import Round
from playmat.classroom.deals.deal import dealt_alike, duplicates
from playmat.classroom.lesson import Lesson
from playmat.classroom.school_class import SchoolClass
from playmat.core.refusal import refused
from playmat.games.registry import find_game


def cup_brief(cup: Cup) -> CupBrief:
    return CupBrief(
        cup.number, cup.title, cup.method, cup.plan.game, len(cup.rounds), cup.said, cup.is_round_on, cup.is_over
    )


def cup_shown(id: str, cup: Cup) -> CupShown:
    ranked = [
        Ranked(it.child, it.place, round(it.points, 2), round(it.opposition, 2), it.played, it.byes)
        for it in cup.standings()
    ]
    rounds = [round_shown(it, codes) for it, codes in zip(cup.rounds, cup.codes, strict=True)]
    return CupShown(
        id, cup.number, cup.title, cup.method, cup.plan.game, cup.said, cup.is_over, cup.is_round_on, ranked, rounds
    )


def round_shown(it: Round, codes: tuple[str, ...]) -> CupRound:
    tables = [
        CupTable(code, [*table], [it.shares.get(child) for child in table])
        for code, table in zip(codes, it.draw.tables, strict=True)
    ]
    return CupRound(tables, it.draw.bye)


def latest_same_deal(it: SchoolClass) -> Lesson | None:
    """The lesson that is on where it was dealt alike, else the latest that was."""
    return it.lesson if it.lesson is not None and it.lesson.plan.same_deal else it.last_same_deal


def same_deal_shown(id: str, it: SchoolClass) -> SameDealShown:
    lesson = latest_same_deal(it)
    if lesson is None:
        raise refused("no-same-deal")
    low_wins = find_game(lesson.plan.game).low_wins
    over = [DealTable(lesson.tables[place].code, seats) for place, seats in duplicates(lesson).items()]
    return SameDealShown(id, lesson.plan.game, len(dealt_alike(lesson)), low_wins, over)
