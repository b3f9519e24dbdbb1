"""Number Line solved exactly: against plain recursion through the game itself, or through the rule as it is written."""

from fractions import Fraction

import pytest

from commands import ROOT
from playing import move_of, start
from playmat.core.match import Match
from playmat.core.options import Options
from playmat.core.refusal import Refused
from playmat.games.number_line.solver import TIES, DuelSolver, RoundSolver, open_round_two, round_one

OPEN: Options = {"decoys": "open"}


def points_after_round(match: Match, number: int) -> list[Fraction] | None:
    """The points of a round that is over."""
    view = match.view(None)
    rounds = view["now"]["rounds"]
    assert isinstance(rounds, list)
    return None if len(rounds) < number else [Fraction(won) for won in rounds[number - 1]["points"]]


def by_recursion(match: Match, number: int, ties: str) -> list[Fraction]:
    """Everybody wants the most points in this round; every way to play is tried through the game's own contract."""
    points = points_after_round(match, number)
    if points is not None:
        return points
    (seat,) = match.actors()
    found = []
    for move in match.legal(seat):
        after = match.copy()
        after.play(seat, move)
        found.append(by_recursion(after, number, ties))
    top = max(value[seat] for value in found)
    found = [value for value in found if value[seat] == top]
    if ties == "low":
        return found[0]
    if ties in ("harsh", "kind"):
        pick = min if ties == "harsh" else max
        wanted = pick(sum(value) for value in found)
        found = [value for value in found if sum(value) == wanted]
    return [sum(column, Fraction(0)) / len(found) for column in zip(*found, strict=True)]


@pytest.mark.parametrize("ties", TIES)
@pytest.mark.parametrize("seats", [2, 3])
def test_round_1_is_worth_what_plain_recursion_says(seats: int, ties: str) -> None:
    """NL-4, NL-7."""
    assert round_one(seats, ties).values() == by_recursion(start("number-line", {}, seats), 1, ties)


@pytest.mark.parametrize("seats", [4, 5])
def test_round_1_with_more_players_after_their_first_cards(seats: int) -> None:
    """NL-4: with two cards put already, so that the recursion ends soon."""
    match = start("number-line", {}, seats)
    line = [-1] * 10
    for seat, number in enumerate([2, 9, 6][: seats - 2]):
        match.play(seat, move_of(match, f"card {number}"))
        line[number - 1] = 2 * seat
    assert round_one(seats).value(line, seats - 2) == by_recursion(match, 1, "average")


def test_round_2_with_open_decoys_is_worth_what_plain_recursion_says() -> None:
    """NL-5, NL-9: the other seat begins; the first card is given, so that the recursion ends soon."""
    match = start("number-line", OPEN, 2)
    match.play(0, move_of(match, "card 5"))
    match.play(1, move_of(match, "card 6"))
    match.play(1, move_of(match, "decoy 4"))
    line = [-1] * 10
    line[3] = 1
    first, second = by_recursion(match, 2, "average")
    assert open_round_two().value(line, 1) == [second, first]


def test_two_players_share_round_1_and_the_middle_is_best() -> None:
    """NL-7: 5 and 6 own five numbers each; whoever begins elsewhere gets less."""
    solver = round_one(2)
    assert solver.values() == [5, 5]
    assert solver.first_moves() == [4, 5]


def test_a_line_of_three_by_hand() -> None:
    """Three numbers, two players: the middle one owns two of them, an end one."""
    assert RoundSolver(2, 1, "average", 3).values() == [2, 1]
    assert RoundSolver(2, 1, "average", 3).first_moves() == [1]


def owned(line: list[tuple[int, bool] | None], seat: int) -> int:
    """NL-7 word by word: numbers to which a counting card of this seat is strictly closer than every other one."""
    total = 0
    for number in range(len(line)):
        own = [abs(place - number) for place, card in enumerate(line) if card and card[1] and card[0] == seat]
        others = [abs(place - number) for place, card in enumerate(line) if card and card[1] and card[0] != seat]
        total += bool(own) and (not others or min(own) < min(others))
    return total


def duel(number: int, lead: int, line: list[tuple[int, bool] | None], hands: list[list[str]], highest: int) -> float:
    """The whole game of two by plain minimax, without memory and without cutting anything off."""
    if not any(hands) or None not in line:
        lead += owned(line, 0) - owned(line, 1)
        if number >= 2 and lead:
            return 1.0 if lead > 0 else 0.0
        length = highest if number < 3 else highest + 2 - number
        if length == 0:
            return 0.5
        return duel(number + 1, lead, [None] * length, [["card", "decoy"], ["card", "decoy"]], highest)
    seat = (number - 1) % 2
    if len(hands[seat]) < len(hands[1 - seat]):
        seat = 1 - seat
    found = []
    for kind in hands[seat]:
        left = [hand[:] for hand in hands]
        left[seat].remove(kind)
        for place, card in enumerate(line):
            if card is None:
                after = line[:]
                after[place] = (seat, kind == "card" or number == 3)
                found.append(duel(number, lead, after, left, highest))
    return max(found) if seat == 0 else min(found)


@pytest.mark.parametrize("highest", [1, 2, 3])
def test_the_whole_game_of_two_on_a_short_line_is_worth_what_minimax_says(highest: int) -> None:
    """NL-9 to NL-15, with as many numbers as a recursion that knows no short cuts can take."""
    assert DuelSolver(highest).value() == duel(1, 0, [None] * highest, [["card"], ["card"]], highest)


def test_the_page_of_facts_says_what_is_computed() -> None:
    """The table of docs/facts.md, up to four players."""
    page = (ROOT / "docs" / "facts.md").read_text(encoding="utf-8")
    for seats in (2, 3, 4):
        solver = round_one(seats)
        points = ", ".join(str(value) for value in solver.values())
        numbers = ", ".join(str(move + 1) for move in solver.first_moves())
        assert f"| {seats} | {points} | {numbers} |" in page


def test_a_tie_rule_that_is_none_is_refused() -> None:
    with pytest.raises(Refused) as refusal:
        round_one(2, "coin")
    assert refusal.value.refusal.code == "unknown-tie-rule"
