"""What was seen of each child at a table: how often something could have been missed, and where it was."""

from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field, replace
from typing import Final

from playmat.classroom.evidence import Happened, HintTaken, MoveMade, RefusedTry, evidence_of
from playmat.classroom.positions import PositionRef, opening_of
from playmat.classroom.sittings import Sittings
from playmat.core.match import Match
from playmat.core.message import Message
from playmat.insight.slips import Slip, Slips, slips_of
from playmat.table import log


@dataclass(frozen=True, slots=True)
class Place:
    """Where something was missed: enough to put the very position on the wall."""

    position: PositionRef
    seat: int
    moves: int  # that were made in the match before it
    text: str  # what was tried or played
    at: int
    game: str = ""
    said: Message | None = None  # the same in words
    refused: str = ""  # the code of the refusal, if the move isn't allowed
    rule: str = ""  # the rule that decided it


Kind = frozenset[str]  # of a decision: the words that moves could begin with there


@dataclass
class ChildSeen:
    """One child in one game. What can be missed by a move that is allowed has chances of its own; a refused move is
    set against all decisions of the kinds at which the class was refused that way."""

    kinds: Counter[Kind] = field(default_factory=Counter)
    chances: Counter[Slip] = field(default_factory=Counter)
    slips: dict[Slip, list[Place]] = field(default_factory=dict)
    refused_at: dict[Slip, set[Kind]] = field(default_factory=dict)
    hints: list[Place] = field(default_factory=list)  # where one was shown
    matches: set[tuple[str, int]] = field(default_factory=set)  # tables, and which of their matches it played in
    thoughts: list[tuple[int, Place]] = field(default_factory=list)  # ms of each decision, where that is known

    @property
    def decisions(self) -> int:
        return self.kinds.total()

    def miss(self, slip: Slip, place: Place) -> None:
        """Twice in one position is once missed."""
        places = self.slips.setdefault(slip, [])
        if all(it.position != place.position for it in places):
            places.append(place)

    def add(self, other: "ChildSeen") -> None:
        self.kinds += other.kinds
        self.chances += other.chances
        for slip, kinds in other.refused_at.items():
            self.refused_at.setdefault(slip, set()).update(kinds)
        self.hints += other.hints
        self.thoughts += other.thoughts
        self.matches |= other.matches
        for slip, places in other.slips.items():
            self.slips.setdefault(slip, []).extend(places)

    def renamed(self, name: Callable[[Slip], Slip]) -> "ChildSeen":
        """The same with other names for what was missed; what gets one name is one thing from then on."""
        told = replace(self, chances=Counter(), slips={}, refused_at={})
        for slip, count in self.chances.items():
            told.chances[name(slip)] += count
        for slip, kinds in self.refused_at.items():
            told.refused_at.setdefault(name(slip), set()).update(kinds)
        for slip, places in self.slips.items():
            for place in places:
                told.miss(name(slip), place)
        return told


Seen = dict[int, ChildSeen]
ENDS: Final = 40


def observed(code: str, entries: Sequence[log.AnyEntry], sittings: Sittings) -> tuple[str, Seen]:
    """The game of a table, and what was seen of each child there."""
    game = opening_of(entries).game
    look = Look(game)
    for happened in evidence_of(code, entries):
        child = sittings.child_at(code, happened.seat, happened.at)
        if child is not None:
            look.at(look.seen.setdefault(child, ChildSeen()), happened)
    return game, look.seen


class Look:
    """Looks at everything that happened at one table, in the position it happened in."""

    def __init__(self, game: str) -> None:
        self.name = game
        self.game: Slips = slips_of(game)
        self.seen: Seen = {}

    def at(self, child: ChildSeen, happened: Happened) -> None:
        match happened:
            case MoveMade():
                self._decided(child, happened, happened.match)
            case RefusedTry():
                self._tried(child, happened, happened.match)
            case HintTaken():
                child.hints.append(Place(happened.position, happened.seat, happened.moves, "", happened.at))
            case _:
                pass

    def _decided(self, child: ChildSeen, made: MoveMade, match: Match) -> None:
        child.kinds[kind_of(match, made.seat)] += 1
        child.matches.add((made.position.table, made.position.match))
        move = match.parse(made.text)
        place = self._place(made, made.text, match, move)
        if made.ms is not None:
            child.thoughts.append((made.ms, place))
        for slip, is_missed in self.game.decided(match, made.seat, -1 if move is None else move).items():
            child.chances[slip] += 1
            if is_missed:
                child.miss(slip, place)

    def _tried(self, child: ChildSeen, tried: RefusedTry, match: Match) -> None:
        if tried.seat not in match.actors():
            return  # who cannot wait has misunderstood nothing
        move = match.parse(tried.text)
        refusal = None if move is None else match.refuse(tried.seat, move)
        slip = None if refusal is None or move is None else self.game.refused(match, tried.seat, move, refusal)
        if slip is not None:
            child.refused_at.setdefault(slip, set()).add(kind_of(match, tried.seat))
            place = self._place(tried, tried.text, match, move)
            child.miss(slip, replace(place, refused=tried.code, rule=tried.rule))

    def _place(self, happened: Happened, text: str, match: Match, move: int | None) -> Place:
        # A move of the table, and no game's own, is below 0.
        said = None if move is None or move < 0 else self.game.told(match, happened.seat, move)
        return Place(happened.position, happened.seat, happened.moves, text, happened.at, self.name, said)


def chances_of(seen: Seen, slip: Slip) -> dict[int, int]:
    """By child, how often it could have missed this."""
    if any(it.chances[slip] for it in seen.values()):
        return {child: it.chances[slip] for child, it in seen.items()}
    kinds = set[Kind]().union(*(it.refused_at.get(slip, set()) for it in seen.values()))
    return {child: sum(it.kinds[kind] for kind in kinds) for child, it in seen.items()}


def kind_of(match: Match, seat: int) -> Kind:
    """Of long lists the two ends will do: moves of one word stand together."""
    legal = match.legal(seat)
    looked_at = legal if len(legal) <= 2 * ENDS else legal[:ENDS] + legal[-ENDS:]
    return frozenset(match.format(move).split(" ")[0] for move in looked_at)
