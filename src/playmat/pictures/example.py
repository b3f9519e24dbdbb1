"""An example of a rule, as data: how a position comes about, and what is tried in it."""

from dataclasses import dataclass, field

from playmat.core.chance import Chance, RecordedChance, SeedChance
from playmat.core.game import Game
from playmat.core.match import Match
from playmat.core.options import Options
from playmat.core.types import Move


@dataclass(frozen=True)
class Try:
    """A move, and what the picture claims of it: refused with a code, or allowed, and what comes of it."""

    move: str
    refused: str = ""
    by: str = ""  # the rule that refuses it, where it is another one than the picture's
    gains: tuple[int, ...] = ()  # what the score of each seat grows by
    says: str = ""  # the key of a sentence that the game tells with the move
    ends: str = ""  # how the game ends with it


@dataclass(frozen=True)
class RuleExample:
    """One picture. Whoever has only cards to show names them; all others tell a position and what is tried in it."""

    name: str
    rule: str
    tries: tuple[Try, ...] = ()
    seat: int = 0  # who tries
    seats: int = 2
    options: Options = field(default_factory=dict, hash=False)
    piles: tuple[tuple[str, ...], ...] = ()  # what chance brings, in order: shuffled piles, drawn numbers
    seed: str = ""  # or where chance comes from
    moves: tuple[str, ...] = ()  # what was done before, `0 play 7C`
    cards: tuple[str, ...] = ()
    names_places: bool = False  # what is told beside it speaks of places by their names: the board shows them


class BadExample(ValueError):
    """An example that cannot be played as it is told: a fault of the program, never of its user."""


def match_of(game: Game, example: RuleExample) -> Match:
    """The position of an example, reached as every match is: dealt, and played move by move."""
    chance: Chance = SeedChance(example.seed) if example.seed else recorded(game, example)
    match = game.start(example.options, example.seats, chance)
    for told in example.moves:
        seat, _, text = told.partition(" ")
        move = move_of(match, text)
        if match.refuse(int(seat), move) is not None:
            raise BadExample(f"{example.name}: {told}: {match.refuse(int(seat), move)}")
        match.play(int(seat), move)
    return match


def recorded(game: Game, example: RuleExample) -> Chance:
    return RecordedChance([list(pile) for pile in example.piles], game.card_names, None)


def move_of(match: Match, text: str) -> Move:
    move = match.parse(text)
    if move is None:
        raise BadExample(text)
    return move


def pile(deck: list[dict[str, object]], first: str) -> tuple[str, ...]:
    """A shuffled deck that begins with these cards; the others follow in the order of the deck table."""
    wanted = first.split()
    rest = [str(row["name"]) for row in deck]
    for name in wanted:
        rest.remove(name)
    return (*wanted, *rest)
