"""Puzzles of Big Bang: put the whole hand, or all the cards that are left once the deck is empty."""

from collections.abc import Iterator
from typing import Final, cast

from playmat.core.match import Match
from playmat.core.message import Facts, Message, message
from playmat.games.big_bang.rules.cards import card_message
from playmat.games.big_bang.rules.grid import PLACES, neighbour
from playmat.games.big_bang.rules.moves import DRAW
from playmat.games.big_bang.rules.views import BigBangView, SetView
from playmat.puzzles.maker import PuzzleMaker, SelfPlay
from playmat.puzzles.puzzle import Found, Line, Puzzle

HAND: Final = "hand"  # put the cards of the hand, whatever comes later
ALL: Final = "all"  # the deck is empty: put everything that is left
MOST_LINES: Final = 24
# Boards that they lead to, in whatever order the cards are put.
MOST_ENDS: Final = {HAND: 3, ALL: 12}
MOST_CARDS: Final = 4
LEAST_WAYS: Final = 4  # to begin with
RIGHT_TENTHS: Final = {HAND: 5, ALL: 7}  # at most so many tenths of them are right
STAR: Final = 0

Cell = tuple[int, int]


class Left:
    """A board as a table of cells, the hand, and the discard pile with its top last: nothing but BB-2 to BB-4, BB-8."""

    def __init__(self, board: dict[Cell, int], hand: tuple[int, ...], pile: tuple[int, ...]) -> None:
        self.board = board
        self.hand = hand
        self.pile = pile

    def places(self, number: int) -> list[Cell]:
        """BB-2 to BB-4: empty cells beside a card, where every number is one apart."""
        beside = {next_to for cell in self.board for next_to in around(cell)} - self.board.keys()
        return sorted(
            cell
            for cell in beside
            if all(self.board.get(other, STAR) in (STAR, number - 1, number + 1) for other in around(cell))
        )

    def steps(self) -> Iterator[tuple[str, "Left"]]:
        """Every card that can be put, once for each number, and what is left then."""
        for number in sorted(set(self.hand)):
            place = self.hand.index(number)
            rest = self.hand[:place] + self.hand[place + 1 :]
            for cell in self.places(number):
                yield f"hand {named(number, cell)}", Left({**self.board, cell: number}, rest, self.pile)
        if self.pile:
            for cell in self.places(self.pile[-1]):
                after = Left({**self.board, cell: self.pile[-1]}, self.hand, self.pile[:-1])
                yield f"top {named(self.pile[-1], cell)}", after

    def lines(self, made: Line = ()) -> Iterator[Line]:
        """Every way to put all of it."""
        if not self.hand and not self.pile:
            yield made
            return
        for text, after in self.steps():
            yield from after.lines((*made, text))


def around(cell: Cell) -> list[Cell]:
    return [neighbour(*cell, place) for place in range(PLACES)]


def named(number: int, cell: Cell) -> str:
    return f"{number} @{cell[0]},{cell[1]}"


def own_set(match: Match, seat: int) -> SetView:
    return cast(BigBangView, match.view(seat)["now"])["sets"][seat]


def find(match: Match, seat: int) -> list[Found]:
    """Played alone, without rules cards, and with nothing on the way that could still come."""
    own = own_set(match, seat)
    hand, pile = own["hand"] or [], own["discards"] or []
    options = match.setup.options
    if match.setup.seats > 1 or options["rules_cards"] or options["replay"]:
        return []
    kind = kind_of(len(hand), len(pile), own["deck"] or 0)
    if not kind:
        return []
    board = {(0, 0): STAR} | {cell_of(put["cell"]): int(put["card"] or 0) for put in own["board"]}
    left = Left(board, tuple(sorted(map(int, hand))), tuple(map(int, pile)))
    ways = [text for text, _ in left.steps()]
    lines = first_few(left)
    begins = sorted({line[0] for line in lines})
    ends = len({frozenset(line) for line in lines})
    is_easy = len(ways) < LEAST_WAYS or 10 * len(begins) > RIGHT_TENTHS[kind] * len(ways)
    if is_easy or not 1 <= ends <= MOST_ENDS[kind] or len(lines) > MOST_LINES:
        return []
    facts: Facts = {"cards": len(hand) + len(pile)}
    return [Found(kind, facts, tuple(lines), reasons(begins, len(ways), ends))]


def kind_of(hand: int, pile: int, deck: int) -> str:
    if deck == 0 and hand and 2 < hand + pile <= MOST_CARDS:
        return ALL
    return HAND if deck and hand == 3 and not pile else ""


def first_few(left: Left) -> list[Line]:
    """All lines, or one more than are wanted."""
    found: list[Line] = []
    for line in left.lines():
        found.append(line)
        if len(found) > MOST_LINES:
            break
    return found


def cell_of(text: str) -> Cell:
    row, _, column = text.partition(",")
    return int(row), int(column)


def reasons(begins: list[str], ways: int, ends: int) -> tuple[Message, ...]:
    card = card_message(int(begins[0].split()[1]))
    facts: Facts = {"ways": ways, "others": ways - len(begins)}
    first = message("pz-first", {"card": card, **facts}) if len(begins) == 1 else message("pz-firsts", facts)
    return (first, message("pz-ends", {"ends": ends}))


# The proof: every move that the rules allow, played on until the goal is reached or out of reach.


def prove(puzzle: Puzzle, match: Match) -> set[Line]:
    return set(lines_from(puzzle, match, ()))


def lines_from(puzzle: Puzzle, match: Match, made: Line) -> Iterator[Line]:
    own = own_set(match, puzzle.seat)
    is_done = not own["hand"] and (puzzle.kind == HAND or match.position.end == "all-put" or not own["discards"])
    if is_done:
        yield made
        return
    for move in match.legal(puzzle.seat):
        if move < DRAW:
            after = match.copy()
            after.play(puzzle.seat, move)
            yield from lines_from(puzzle, after, (*made, match.format(move)))


PUZZLES: Final = PuzzleMaker(
    find,
    prove,
    kinds={HAND: 190, ALL: 90},
    plays=(SelfPlay(1, ("random",)), SelfPlay(1, ("random",)), SelfPlay(1, ("easy",)), SelfPlay(1, ("medium",))),
    games=8000,
)
