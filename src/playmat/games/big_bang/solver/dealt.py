"""Deals of Big Bang as a seed deals them, and solutions written down as records."""

from typing import Final, cast

from playmat.core.chance import SeedChance
from playmat.core.game import Setup
from playmat.core.match import Match
from playmat.core.record import Record, record_of
from playmat.core.refusal import Refusal, Refused
from playmat.core.written import MoveNote, SeatNote
from playmat.games.big_bang.rules.position import BigBangPosition
from playmat.games.big_bang.rules.terms import Terms
from playmat.games.big_bang.solver.deal import Deal, deal_of

NAME: Final = "Solver"


def refuse_solving(setup: Setup) -> Refusal | None:
    """Only one player's one game can be solved: in a race it also matters how fast the others are."""
    if setup.seats > 1:
        return Refusal("solve-alone", {"seats_given": setup.seats})
    if setup.games > 1:
        return Refusal("solve-one-game")
    return None


def deals_of(setup: Setup, seed: str) -> list[Deal]:
    """The deal of the first game, or one for each seat where everybody has their own (BB-15)."""
    sets = cast(BigBangPosition, setup.start(SeedChance(seed)).position).sets
    is_shared = Terms.of(setup.options, setup.game.rules).hides_numbers
    return [deal_of(setup, own.hand + own.deck) for own in (sets[:1] if is_shared else sets)]


def played_out(setup: Setup, seed: str, moves: list[int]) -> Record:
    """A game that begins with these moves; whatever can still be done is done, until it is over by itself."""
    refusal = refuse_solving(setup)
    if refusal is not None:
        raise Refused(refusal)
    match = setup.start(SeedChance(seed))
    notes: list[MoveNote] = []
    for move in moves:
        make(match, move, notes)
    while not match.is_over:
        make(match, match.legal(0)[0], notes)
    return record_of(match, [SeatNote(NAME)], notes)


def make(match: Match, move: int, notes: list[MoveNote]) -> None:
    notes.append(MoveNote(0, match.format(move)))
    match.play(0, move)
