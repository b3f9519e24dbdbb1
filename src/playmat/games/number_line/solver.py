"""Number Line solved exactly: what every seat gets when all play as well as can be, decoys lying open.

Everybody wants points for themselves (max^n). Where several moves bring a seat the same, its choice matters to the
others; a tie rule says what it takes: `average`, each of them as likely as the others; `low`, the lowest number;
`harsh`, what leaves the others the fewest points; `kind`, what leaves them the most (of several such, each as likely).
"""

from fractions import Fraction
from typing import Final

from playmat.core.game import Setup
from playmat.core.refusal import refused
from playmat.games.number_line.rules.cards import EMPTY, NUMBERS, PLAIN
from playmat.games.number_line.rules.kernel import line_length
from playmat.games.number_line.rules.moves import put
from playmat.games.number_line.rules.scoring import points
from playmat.solve.solver import RoundWorth, WorthSolver

TIES: Final = ["average", "low", "harsh", "kind"]
LOSS: Final = Fraction(0)
SHARED: Final = Fraction(1, 2)
WIN: Final = Fraction(1)
PLAIN_ONLY: Final = 1
BOTH_KINDS: Final = 2
BOTH_COUNT_ROUND: Final = 3


def check_ties(ties: str) -> str:
    if ties not in TIES:
        raise refused("unknown-tie-rule", {"name": ties, "names": TIES})
    return ties


class RoundSolver:
    """One round, the seats counted from the one that begins."""

    def __init__(self, seats: int, kinds: int, ties: str, length: int = NUMBERS) -> None:
        self.seats = seats
        self.kinds = kinds
        self.ties = check_ties(ties)
        self.length = length
        self.known: dict[str, list[Fraction]] = {}

    def values(self) -> list[Fraction]:
        """The points of every seat."""
        return self.value([EMPTY] * self.length, 0)

    def first_moves(self) -> list[int]:
        """The moves that are best for the seat that begins."""
        line = [EMPTY] * self.length
        return best_of(self.moves(line, 0), [self.after(line, 0, move) for move in self.moves(line, 0)], 0)

    def value(self, line: list[int], placed: int) -> list[Fraction]:
        moves = self.moves(line, placed)
        if not moves:
            return [Fraction(won) for won in points(line, False, self.seats)]
        name = repr(line)
        known = self.known.get(name)
        if known is None:
            seat = placed % self.seats
            known = self.known[name] = self.chosen([self.after(line, placed, move) for move in moves], seat)
        return known

    def moves(self, line: list[int], placed: int) -> list[int]:
        """NL-4, NL-5: what the seat on turn may put where; nothing when the round is over (NL-14)."""
        if placed == self.seats * self.kinds:
            return []
        seat = placed % self.seats
        left = [kind for kind in range(self.kinds) if seat * 2 + kind not in line]
        return [put(kind, place + 1) for kind in left for place, slot in enumerate(line) if slot == EMPTY]

    def after(self, line: list[int], placed: int, move: int) -> list[Fraction]:
        kind, place = divmod(move, NUMBERS)
        changed = line[:]
        changed[place] = placed % self.seats * 2 + kind
        return self.value(changed, placed + 1)

    def chosen(self, values: list[list[Fraction]], seat: int) -> list[Fraction]:
        """What comes of the choice of a seat."""
        most = max([value[seat] for value in values])
        best = [value for value in values if value[seat] == most]
        if self.ties == "low":
            return best[0]
        if self.ties != "average":
            others = [sum(value) - most for value in best]
            wanted = min(others) if self.ties == "harsh" else max(others)
            best = [value for value, rest in zip(best, others, strict=True) if rest == wanted]
        return [sum([value[one] for value in best], Fraction(0)) / len(best) for one in range(self.seats)]


def best_of(moves: list[int], values: list[list[Fraction]], seat: int) -> list[int]:
    most = max([value[seat] for value in values])
    return [move for move, value in zip(moves, values, strict=True) if value[seat] == most]


def round_one(seats: int, ties: str = "average") -> RoundSolver:
    """NL-4: one card each."""
    return RoundSolver(seats, PLAIN_ONLY, ties)


def open_round_two(ties: str = "average") -> RoundSolver:
    """NL-5, NL-6: two players, a card and an open decoy each."""
    return RoundSolver(2, BOTH_KINDS, ties)


class DuelSolver:
    """The whole game of two with open decoys, where only winning counts: a win is 1, a shared one a half.

    What one gains the other loses, so no tie rule is needed.
    """

    def __init__(self, highest: int = NUMBERS) -> None:
        self.highest = highest  # how many numbers lie on the line of the first rounds
        self.known: dict[str, Fraction] = {}

    def value(self) -> Fraction:
        """What the seat that begins the first round gets."""
        return self.round_value(1, 0)

    def round_value(self, number: int, lead: int) -> Fraction:
        """What the first seat gets from a round on, with so many points more than the other."""
        name = f"{number} {lead}"
        known = self.known.get(name)
        if known is None:
            known = self.known[name] = self.search(number, lead, [EMPTY] * self.length(number), 0, LOSS, WIN)
        return known

    def length(self, number: int) -> int:
        """NL-13, as if the line of the first rounds ended where ours does."""
        return max(self.highest - NUMBERS + line_length(number), 0)

    def search(self, number: int, lead: int, line: list[int], placed: int, low: Fraction, high: Fraction) -> Fraction:
        """Alpha-beta; the first seat wants much, the other little."""
        kinds = PLAIN_ONLY if number == 1 else BOTH_KINDS
        seat = (placed + number - 1) % 2  # NL-9
        if placed == 2 * kinds or EMPTY not in line:
            gained = points(line, number == BOTH_COUNT_ROUND, 2)
            return self.scored(number, lead + gained[0] - gained[1])
        best = LOSS if seat == 0 else WIN
        for kind in range(PLAIN, kinds):
            if seat * 2 + kind in line:
                continue
            for place in range(len(line)):
                if line[place] != EMPTY:
                    continue
                line[place] = seat * 2 + kind
                found = self.search(number, lead, line, placed + 1, low, high)
                line[place] = EMPTY
                if seat == 0:
                    best = max(best, found)
                    low = max(low, best)
                else:
                    best = min(best, found)
                    high = min(high, best)
                if low >= high:
                    return best
        return best

    def scored(self, number: int, lead: int) -> Fraction:
        """NL-10 to NL-15: what follows when a round is over."""
        if number > 1 and lead:
            return WIN if lead > 0 else LOSS
        if self.length(number + 1) == 0:
            return SHARED
        return self.round_value(number + 1, lead)


class LineSolver(WorthSolver):
    """Round 1; for two players also round 2 and the whole game, with open decoys."""

    ties = tuple(TIES)

    def rounds(self, setup: Setup, ties: str) -> list[RoundWorth]:
        solvers = {1: round_one(setup.seats, ties)}
        if setup.seats == 2:
            solvers[2] = open_round_two(ties)
        return [RoundWorth(number, it.values(), it.first_moves()) for number, it in solvers.items()]

    def first_wins(self, setup: Setup) -> Fraction | None:
        return DuelSolver().value() if setup.seats == 2 else None


SOLVER: Final = LineSolver()
