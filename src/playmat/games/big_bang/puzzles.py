"""Puzzles of Big Bang: play the whole hand, or everything left, with the discard pile or with rules cards."""

from collections.abc import Iterator
from typing import Final, NamedTuple, cast

from playmat.core.match import Match
from playmat.core.message import Facts, Message, message
from playmat.games.big_bang.rules.cards import CARD_NUMBERS, PIECE_NUMBERS, card_message, piece_message
from playmat.games.big_bang.rules.grid import PLACES, neighbour
from playmat.games.big_bang.rules.moves import DRAW
from playmat.games.big_bang.rules.views import BigBangView, SetView
from playmat.puzzles.maker import PuzzleMaker, SelfPlay
from playmat.puzzles.puzzle import Found, Line, Puzzle

HAND: Final = "hand"  # put the cards of the hand, whatever comes later
ALL: Final = "all"  # the deck is empty: put everything that is left
PILE: Final = "pile"  # play the hand and the top of the discard pile, which fits nowhere yet
RULES: Final = "rules"  # play a hand with rules cards
MOST_LINES: Final = 24
# Boards that they lead to, in whatever order the cards are put.
MOST_ENDS: Final = {HAND: 3, ALL: 12, PILE: 6, RULES: 6}
MOST_CARDS: Final = 4
LEAST_WAYS: Final = 4  # to begin with
RIGHT_TENTHS: Final = {HAND: 5, ALL: 7, PILE: 5, RULES: 5}  # at most so many tenths of them are right

Cell = tuple[int, int]


class Piece(NamedTuple):
    """A card in one rotation; a number card and the star have no faces."""

    name: str
    faces: tuple[str, ...] = ()

    def lets(self, other: "Piece", place: int) -> bool:
        """BB-14: whether this card allows another one at the edge at this place."""
        return not self.faces or self.faces[place] == "open" or (self.faces[place] == other.name and not other.faces)

    def can_touch(self, other: "Piece", place: int) -> bool:
        """BB-3, BB-4, BB-14"""
        if self.faces or other.faces:
            return self.lets(other, place) and other.lets(self, place)
        return STAR in (self, other) or abs(int(self.name) - int(other.name)) == 1


STAR: Final = Piece("star")


class Left:
    """A board as a table of spaces, the hand, and the discard pile with its top last: BB-2 to BB-4, BB-8, BB-14."""

    def __init__(
        self,
        board: dict[Cell, Piece],
        hand: tuple[str, ...],
        pile: tuple[str, ...] = (),
        rules_cards: tuple[tuple[str, ...], ...] = (),
    ) -> None:
        self.board = board
        self.hand = hand
        self.pile = pile
        self.rules_cards = rules_cards

    def pieces(self, name: str) -> list[Piece]:
        """A card in every rotation that it has."""
        if name[0] != "R":
            return [Piece(name)]
        return [self.piece(f"{name}/{turn}") for turn in range(PLACES)]

    def piece(self, name: str) -> Piece:
        """BB-14: each step of rotation moves every face one place on."""
        card, _, turn = name.partition("/")
        faces = self.rules_cards[int(card[1:]) - 1] if turn else ()
        return Piece(name, tuple(faces[(place - int(turn)) % PLACES] for place in range(len(faces))))

    def places(self, piece: Piece) -> list[Cell]:
        """BB-2 to BB-4, BB-14: empty spaces next to a card where it fits every neighbor."""
        beside = {next_to for cell in self.board for next_to in around(cell)} - self.board.keys()
        return sorted(
            cell
            for cell in beside
            if all(
                other not in self.board or piece.can_touch(self.board[other], place)
                for place, other in enumerate(around(cell))
            )
        )

    def ways(self, name: str) -> Iterator[tuple[str, dict[Cell, Piece]]]:
        """Every way to play a card: its notation, and the board then."""
        for piece in self.pieces(name):
            for cell in self.places(piece):
                yield f"{piece.name} @{cell[0]},{cell[1]}", {**self.board, cell: piece}

    def steps(self) -> Iterator[tuple[str, "Left"]]:
        """Every card that can be put, once for each number, and what is left then."""
        for name in sorted(set(self.hand)):
            place = self.hand.index(name)
            rest = self.hand[:place] + self.hand[place + 1 :]
            for text, board in self.ways(name):
                yield f"hand {text}", Left(board, rest, self.pile, self.rules_cards)
        if self.pile:
            for text, board in self.ways(self.pile[-1]):
                yield f"top {text}", Left(board, self.hand, self.pile[:-1], self.rules_cards)

    def lines(self, made: Line = ()) -> Iterator[Line]:
        """Every way to put all of it."""
        if not self.hand and not self.pile:
            yield made
            return
        for text, after in self.steps():
            yield from after.lines((*made, text))


def around(cell: Cell) -> list[Cell]:
    return [neighbour(*cell, place) for place in range(PLACES)]


def own_set(match: Match, seat: int) -> SetView:
    return cast(BigBangView, match.view(seat)["now"])["sets"][seat]


def find(match: Match, seat: int) -> list[Found]:
    """Played alone, and with nothing on the way that could still come."""
    options = match.setup.options
    if match.setup.seats > 1 or options["replay"]:
        return []
    left = left_of(match, seat)
    kind = kind_of(left, own_set(match, seat)["deck"] or 0)
    if not kind:
        return []
    if kind == PILE:
        left.pile = left.pile[-1:]
    ways = [text for text, _ in left.steps()]
    lines = first_few(left)
    begins = sorted({line[0] for line in lines})
    ends = len({frozenset(line) for line in lines})
    is_easy = len(ways) < LEAST_WAYS or 10 * len(begins) > RIGHT_TENTHS[kind] * len(ways)
    if is_easy or not 1 <= ends <= MOST_ENDS[kind] or len(lines) > MOST_LINES:
        return []
    facts: Facts = {"cards": len(left.hand) + len(left.pile)}
    if kind == PILE:
        facts["card"] = card_message(CARD_NUMBERS[left.pile[-1]])
    return [Found(kind, facts, tuple(lines), reasons(begins, len(ways), ends))]


def left_of(match: Match, seat: int) -> Left:
    own = own_set(match, seat)
    now = cast(BigBangView, match.view(seat)["now"])
    rules_cards = tuple(tuple(faces) for faces in now["rules_cards"])
    left = Left({(0, 0): STAR}, tuple(sorted(own["hand"] or [])), tuple(own["discards"] or []), rules_cards)
    left.board |= {cell_of(put["cell"]): left.piece(put["card"] or "") for put in own["board"]}
    return left


def kind_of(left: Left, deck: int) -> str:
    """What can be asked. Rules cards have a kind of their own, and elsewhere none are in the deck."""
    hand, pile = len(left.hand), len(left.pile)
    if left.rules_cards:
        has_rules = any(name[0] == "R" for name in left.hand)
        return RULES if deck and hand == 3 and not pile and has_rules else ""
    if deck == 0 and hand and 2 < hand + pile <= MOST_CARDS:
        return ALL
    if deck and hand == 3 and not pile:
        return HAND
    return PILE if deck and hand > 1 and pile and not any(left.ways(left.pile[-1])) else ""


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
    card = piece_message(PIECE_NUMBERS[begins[0].split()[1]])
    facts: Facts = {"ways": ways, "others": ways - len(begins)}
    first = message("pz-first", {"card": card, **facts}) if len(begins) == 1 else message("pz-firsts", facts)
    return (first, message("pz-ends", {"ends": ends}))


# The proof: every move that the rules allow, played on until the goal is reached or out of reach.


def prove(puzzle: Puzzle, match: Match) -> set[Line]:
    pile = len(own_set(match, puzzle.seat)["discards"] or [])
    return set(lines_from(puzzle, match, pile, ()))


def lines_from(puzzle: Puzzle, match: Match, pile: int, made: Line) -> Iterator[Line]:
    own = own_set(match, puzzle.seat)
    discards = len(own["discards"] or [])
    if puzzle.kind == PILE and discards < pile - 1:
        return
    if not own["hand"] and is_reached(puzzle.kind, match, discards, pile):
        yield made
        return
    for move in match.legal(puzzle.seat):
        if move < DRAW:
            after = match.copy()
            after.play(puzzle.seat, move)
            yield from lines_from(puzzle, after, pile, (*made, match.format(move)))


def is_reached(kind: str, match: Match, discards: int, pile: int) -> bool:
    """Whether the goal is reached, now that the hand is empty."""
    if kind == ALL:
        return match.position.end == "all-put" or not discards
    return kind != PILE or discards == pile - 1


PUZZLES: Final = PuzzleMaker(
    find,
    prove,
    kinds={HAND: 190, ALL: 90, PILE: 40, RULES: 40},
    plays=(
        SelfPlay(1, ("random",)),
        SelfPlay(1, ("random",)),
        SelfPlay(1, ("easy",)),
        SelfPlay(1, ("medium",)),
        SelfPlay(1, ("random",), {"rules_cards": 6}),
    ),
    games=8000,
)
