"""A puzzle as data: how a position comes about, whose it is, what is asked, and every line that does it."""

from hashlib import sha256

from msgspec import Struct

from playmat.core.chance import Chance, RecordedChance, SeedChance, seed_of_text
from playmat.core.match import Match
from playmat.core.message import Facts, Message, message
from playmat.core.options import Value
from playmat.core.refusal import refused
from playmat.games.registry import find_game

Line = tuple[str, ...]


class Found(Struct, frozen=True):
    """What a position asks of a seat: a goal by its kind and facts, all lines that reach it, and why they do."""

    kind: str
    facts: Facts
    lines: tuple[Line, ...]
    why: tuple[Message, ...]


class Puzzle(Struct, frozen=True, omit_defaults=True):
    """A position reached by real moves, and what is asked there.

    Every accepted answer is among `lines`, move by move; nothing else is right. `rates` are the parts of tries in which
    the bots of each level solve it, in percent; where those are alike, `luck` tells the easier one.
    """

    game: str
    rules: int
    seats: int
    seat: int
    kind: str
    lines: tuple[Line, ...]
    facts: Facts = {}
    why: tuple[Message, ...] = ()
    options: dict[str, Value] = {}
    first: int = 0
    deal: str = ""  # a text that deals the cards, or
    chance: tuple[tuple[str, ...], ...] = ()  # what chance brought, as a record tells it
    moves: tuple[tuple[int, str], ...] = ()  # what was done before
    rates: dict[str, int] = {}
    luck: int = 0  # of 10,000 tries with any moves, how many solve it

    @property
    def id(self) -> str:
        """The same for the same question, whatever else is found later."""
        asked = (self.rules, self.options, self.seats, self.first, self.deal, self.chance, self.moves, self.kind)
        return f"{self.game}-{sha256(repr(asked).encode()).hexdigest()[:8]}"

    @property
    def length(self) -> int:
        """How many moves the shortest answer takes."""
        return min(len(line) for line in self.lines)

    def goal(self) -> Message:
        return message("goal-" + self.kind, dict(self.facts))

    def start(self) -> Match:
        """The position as it was: dealt, and played move by move. Nobody else's copy changes with it."""
        game = find_game(self.game, self.rules)
        chance: Chance = (
            SeedChance(seed_of_text(self.deal))
            if self.deal
            else RecordedChance([list(told) for told in self.chance], game.card_names, None)
        )
        match = game.setup(self.options, self.seats, self.first).start(chance)
        for seat, text in self.moves:
            play_text(match, seat, text)
        return match


def play_text(match: Match, seat: int, text: str) -> None:
    """A move by its text; what is not allowed is refused."""
    move = match.parse(text)
    if move is None:
        raise refused("not-a-move", {"text": text})
    refusal = match.refuse(seat, move)
    if refusal is not None:
        raise refused(refusal.code, refusal.facts, refusal.rule)
    match.play(seat, move)
