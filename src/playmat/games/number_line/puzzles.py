"""Puzzles of Number Line: where the last card takes the most, what stays whatever comes, and how to win with it."""

from itertools import product
from typing import Final

from msgspec.structs import replace

from playmat.core.match import Match
from playmat.core.message import Facts, Message, message
from playmat.games.number_line.rules.cards import DECOY, EMPTY, KINDS, NUMBERS, PLAIN, card_on, is_decoy, slot_seat
from playmat.games.number_line.rules.moves import put
from playmat.games.number_line.rules.position import NumberLinePosition
from playmat.games.number_line.rules.rounds import BOTH_COUNT_ROUND
from playmat.games.number_line.rules.scoring import owned_numbers, owners
from playmat.games.number_line.rules.view import is_face_down
from playmat.puzzles.judge import points_of
from playmat.puzzles.maker import PuzzleMaker, SelfPlay, without_statements
from playmat.puzzles.puzzle import Found, Line, Puzzle

TAKE: Final = "take"  # the last card of a round, everything open
SURE: Final = "sure"  # the same, whichever of the others' cards are decoys
KEEP: Final = "keep"  # one card is still to come
WIN: Final = "win"  # the last card of the game
LEAST: Final = 2
LEAST_CHOICES: Final = 3

Slots = list[int]


class Asked:
    """A position before a card of a seat, as that seat sees it."""

    def __init__(self, match: Match, seat: int) -> None:
        position = match.position
        assert isinstance(position, NumberLinePosition)
        self.seat = seat
        self.kernel = position.kernel
        self.line = position.kernel.line.listed()
        self.is_secret = is_face_down(position.kernel)
        self.both = self.kernel.round == BOTH_COUNT_ROUND
        self.to_come = self.kernel.due - self.kernel.played - 1
        self.free = [place for place, slot in enumerate(self.line) if slot == EMPTY]
        self.left = [kind for kind in (PLAIN, DECOY) if self.kernel.cards_left(seat) >> kind & 1]

    def counts(self, kind: int) -> bool:
        return self.both or kind == PLAIN

    def with_card(self, line: Slots, seat: int, kind: int, place: int) -> Slots:
        after = line[:]
        after[place] = card_on(seat, kind)
        return after

    def owned(self, line: Slots, seat: int) -> list[int]:
        return owned_numbers(owners(line, self.both), seat)

    def worlds(self) -> list[Slots]:
        """NL-6: the line in every way the others' face-down cards may count."""
        others = sorted({slot_seat(slot) for slot in self.line if slot != EMPTY} - {self.seat})
        if not self.is_secret:
            return [self.line]
        return [
            [slot ^ 1 if slot != EMPTY and slot_seat(slot) in turned else slot for slot in self.line]
            for turned in subsets(others)
        ]

    def kept(self, line: Slots) -> int:
        """The fewest numbers that are left after any next card."""
        after = (self.seat + 1) % self.kernel.seats
        kinds = [kind for kind in (PLAIN, DECOY) if self.kernel.cards_left(after) >> kind & 1]
        return min(
            len(self.owned(self.with_card(line, after, kind, place), self.seat))
            for kind in kinds
            for place, slot in enumerate(line)
            if slot == EMPTY
        )


def subsets(seats: list[int]) -> list[list[int]]:
    return [
        [seat for seat, chosen in zip(seats, choice, strict=True) if chosen]
        for choice in product((False, True), repeat=len(seats))
    ]


def find(match: Match, seat: int) -> list[Found]:
    asked = Asked(match, seat)
    if asked.kernel.starter < 0 or asked.to_come > 1 or len(asked.free) < LEAST_CHOICES or len(asked.left) != 1:
        return []
    kind = asked.left[0]
    if not asked.counts(kind):
        return []
    if asked.to_come == 1:
        return [] if asked.is_secret else keep_found(asked, kind)
    return [*take_found(asked, kind), *win_found(asked, kind)]


def keep_found(asked: Asked, kind: int) -> list[Found]:
    worth = {place: asked.kept(asked.with_card(asked.line, asked.seat, kind, place)) for place in asked.free}
    place = only_best(worth)
    if place is None:
        return []
    owned = asked.owned(asked.with_card(asked.line, asked.seat, kind, place), asked.seat)
    why = message("pz-kept", {"number": place + 1, "numbers": owned, "kept": worth[place]})
    return [Found(KEEP, {"numbers": worth[place]}, line_of(kind, place), (why,))]


def take_found(asked: Asked, kind: int) -> list[Found]:
    worlds = asked.worlds()
    owned = {
        place: [asked.owned(asked.with_card(world, asked.seat, kind, place), asked.seat) for world in worlds]
        for place in asked.free
    }
    place = only_best({place: min(map(len, each)) for place, each in owned.items()})
    if place is None:
        return []
    fewest = min(owned[place], key=lambda numbers: (len(numbers), numbers))
    facts: Facts = {"numbers": len(fewest)}
    told: Facts = {"number": place + 1, "numbers": fewest, "count": len(fewest)}
    why: tuple[Message, ...] = (message("pz-sure" if asked.is_secret else "pz-take", told),)
    return [Found(SURE if asked.is_secret else TAKE, facts, line_of(kind, place), why)]


def win_found(asked: Asked, kind: int) -> list[Found]:
    """NL-10: where the last card makes this seat the only one with the most points."""
    if asked.kernel.round == 1:
        return []
    worlds = asked.worlds()
    winning = [
        place
        for place in asked.free
        if all(leads(asked, asked.with_card(world, asked.seat, kind, place)) for world in worlds)
    ]
    if len(winning) != 1:
        return []
    after = [scores_with(asked, asked.with_card(world, asked.seat, kind, winning[0])) for world in worlds]
    others = max(score for scores in after for seat, score in enumerate(scores) if seat != asked.seat)
    told: Facts = {"number": winning[0] + 1, "points": min(scores[asked.seat] for scores in after), "others": others}
    return [Found(WIN, {}, line_of(kind, winning[0]), (message("pz-win", told),))]


def scores_with(asked: Asked, line: Slots) -> list[int]:
    had = asked.kernel.scores_listed()
    return [had[seat] + len(asked.owned(line, seat)) for seat in range(asked.kernel.seats)]


def leads(asked: Asked, line: Slots) -> bool:
    scores = scores_with(asked, line)
    return all(scores[asked.seat] > score for seat, score in enumerate(scores) if seat != asked.seat)


def only_best(worth: dict[int, int]) -> int | None:
    """The one place that is worth more than all others, if it is worth something."""
    best = max(worth.values())
    places = [place for place, value in worth.items() if value == best]
    return places[0] if len(places) == 1 and best >= LEAST else None


def line_of(kind: int, place: int) -> tuple[Line, ...]:
    return ((f"{KINDS[kind]} {place + 1}",),)


def key(match: Match, seat: int, kind: str) -> str:
    """The line up to its mirror image: whose card of the others it is matters only where it may be a decoy."""
    asked = Asked(match, seat)
    drawn = min(sketch(asked, asked.line), sketch(asked, asked.line[::-1]))
    scores = asked.kernel.scores_listed() if kind == WIN else []
    return f"{asked.both} {drawn} {[score - scores[seat] for score in scores]}"


def sketch(asked: Asked, line: Slots) -> str:
    """Own cards, others' cards that count, others' decoys; face down, every owner by a letter of their own."""
    met: list[int] = []
    signs: list[str] = []
    for slot in line:
        owner = slot_seat(slot)
        if slot == EMPTY:
            signs.append(".")
        elif owner == asked.seat:
            signs.append("d" if is_decoy(slot) else "m")
        elif asked.is_secret:
            met += [owner] if owner not in met else []
            signs.append("ABCDE"[met.index(owner)])
        else:
            signs.append("o" if is_decoy(slot) and not asked.both else "x")
    return "".join(signs)


# The proof: every card on every number, played by the rules, in every game that looks the same to this seat.


def prove(puzzle: Puzzle, match: Match) -> set[Line]:
    worlds = [
        world for world in alike(puzzle, match) if world.view(puzzle.seat)["now"] == match.view(puzzle.seat)["now"]
    ]
    moves = [put(kind, number) for kind in (PLAIN, DECOY) for number in range(1, NUMBERS + 1)]
    allowed = [move for move in moves if match.refuse(puzzle.seat, move) is None]
    return {(match.format(move),) for move in allowed if all(reaches(puzzle, world, move) for world in worlds)}


def alike(puzzle: Puzzle, match: Match) -> list[Match]:
    """The match with the cards of any of the others, in this round, put the other way round."""
    position = match.position
    assert isinstance(position, NumberLinePosition)
    others = [seat for seat in range(puzzle.seats) if seat != puzzle.seat] if is_face_down(position.kernel) else []
    first = len(puzzle.moves) - position.kernel.played
    return [
        replace(
            puzzle,
            moves=puzzle.moves[:first]
            + tuple((seat, swapped(text) if seat in turned else text) for seat, text in puzzle.moves[first:]),
        ).start()
        for turned in subsets(others)
    ]


def swapped(text: str) -> str:
    kind, number = text.split()
    return f"{'decoy' if kind == 'card' else 'card'} {number}"


def reaches(puzzle: Puzzle, world: Match, move: int) -> bool:
    seat = puzzle.seat
    after = world.copy()
    after.play(seat, move)
    if puzzle.kind == WIN:
        return after.is_over and after.result is not None and after.result.winners == (seat,)
    ends = [after]
    if puzzle.kind == KEEP:
        ends = []
        for reply in after.legal(after.actors()[0]):
            ends.append(after.copy())
            ends[-1].play(after.actors()[0], reply)
    return min(points_of(end, seat) - points_of(world, seat) for end in ends) >= int(str(puzzle.facts["numbers"]))


PUZZLES: Final = PuzzleMaker(
    find,
    prove,
    kinds={TAKE: 90, SURE: 50, KEEP: 70, WIN: 50},
    plays=(
        SelfPlay(3, ("easy", "medium")),
        SelfPlay(4, ("random", "easy", "medium")),
        SelfPlay(3, ("random", "medium"), {"decoys": "open"}),
        SelfPlay(5, ("easy", "random")),
        SelfPlay(4, ("medium", "easy"), {"decoys": "open"}),
        SelfPlay(2, ("medium", "easy"), {"decoys": "open"}),
    ),
    games=2000,
    key=key,
    simplify=without_statements,
)
