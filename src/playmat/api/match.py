"""Play a match from a program: start one, ask what is possible, push moves, read the result."""

import secrets
from collections.abc import Mapping, Sequence
from typing import Final

from playmat.api.error import PlaymatError, public
from playmat.api.offer import Offer
from playmat.core.chance import SeedChance, seed_of_code, seed_of_number
from playmat.core.game import Game
from playmat.core.match import Match as CoreMatch
from playmat.core.options import Value
from playmat.core.record import Record, record_of
from playmat.core.refusal import Refusal
from playmat.core.result import Result
from playmat.core.types import Move
from playmat.core.views import View
from playmat.core.written import MoveNote, SeatNote
from playmat.games.registry import find_game
from playmat.words.catalogue import catalogue

SEED_DIGITS: Final = 32
HEX: Final = frozenset("0123456789abcdef")


class Match:
    """A match as it stands. Seats are numbered from 0; a move is its text in the notation of the game's rule page.

    Made by `start` or `replay`.

    >>> match = playmat.start("number-line", seats=2, seed=7)
    >>> match.actors
    (0,)
    >>> match.moves(0)[:3]
    ('card 1', 'card 2', 'card 3')
    >>> match.push(0, "card 5")
    >>> match.actors
    (1,)
    """

    def __init__(self, match: CoreMatch, notes: list[MoveNote]) -> None:
        self._match = match
        self._notes = notes

    @property
    def game(self) -> str:
        """The name of the game."""
        return self._match.setup.game.name

    @property
    def options(self) -> dict[str, Value]:
        """Every option with its value, defaults included."""
        return dict(self._match.setup.options)

    @property
    def seats(self) -> int:
        """How many play."""
        return self._match.setup.seats

    @property
    def actors(self) -> tuple[int, ...]:
        """The seats who may act now: several in a race, none when the match is over."""
        return tuple(self._match.actors())

    @property
    def is_over(self) -> bool:
        """Whether the last move has been made."""
        return self._match.is_over

    @property
    def result(self) -> Result | None:
        """How it ended, or nothing while it runs.

        >>> playmat.replay(finished).result.winners
        (1,)
        """
        return self._match.result

    @public
    def moves(self, seat: int) -> tuple[str, ...]:
        """The moves of a seat, in a defined order; none for a seat that may not act.

        Where there are too many to list (a sum to say, letters to swap) it is a sample that holds the right one.
        """
        self._check(seat)
        return tuple(self._match.format(move) for move in self._match.legal(seat))

    @public
    def offer(self, seat: int) -> Offer:
        """What a person in that seat is offered."""
        self._check(seat)
        offered = self._match.offer(seat)
        asks = catalogue("en", self.game).say(offered.asks, None, seat)
        return Offer(tuple(self._match.format(move) for move in offered.moves), tuple(offered.forms), asks)

    @public
    def refusal(self, seat: int, move: str) -> PlaymatError | None:
        """Why this move may not be made, or nothing. Nothing is played."""
        _, refusal = self._judged(seat, move)
        return None if refusal is None else PlaymatError(refusal, game=self.game)

    @public
    def push(self, seat: int, move: str) -> None:
        """Make a move. One that may not be made raises `PlaymatError` and changes nothing."""
        number, refusal = self._judged(seat, move)
        if refusal is not None:
            raise PlaymatError(refusal, game=self.game)
        self._match.play(seat, number)
        self._notes.append(MoveNote(seat, self._match.format(number)))

    @public
    def view(self, seat: int | None = None) -> View:
        """Everything that seat may see, as plain data; without a seat, what a spectator sees.

        >>> view = playmat.start("sevens", seats=4, seed=7).view(0)
        >>> view["game"], view["seat"], view["actors"]
        ('sevens', 0, [3])
        """
        if seat is not None:
            self._check(seat)
        return self._match.view(seat)

    @public
    def text(self, seat: int | None = None) -> str:
        """The table as that seat sees it, drawn in letters."""
        words = catalogue("en", self.game)
        return self._match.setup.game.text(self.view(seat), lambda what: words.say(what, None, seat))

    @public
    def record(self, names: Sequence[str] = ()) -> Record:
        """The match written down so far; `record().to_json()` is one line of text that anybody can replay.

        `names` has one name per seat; without it they are "Seat 1" and so on. It holds the seed: keep the record of a
        running match to yourself.
        """
        given = [*names] or [f"Seat {seat + 1}" for seat in range(self.seats)]
        if len(given) != self.seats:
            raise PlaymatError(Refusal("wrong-names", {"names_given": len(given), "seats_given": self.seats}))
        seats = [SeatNote(name) for name in given]
        return record_of(self._match, seats, self._notes[:])

    @public
    def copy(self) -> "Match":
        """A match of its own that goes on from here."""
        return Match(self._match.copy(), self._notes[:])

    def __repr__(self) -> str:
        stage = "over" if self.is_over else f"moves made: {len(self._notes)}"
        return f"<{self.game}, {self.seats} seats, {stage}>"

    def _judged(self, seat: int, text: str) -> tuple[Move, Refusal | None]:
        move = self._match.parse(text)
        if move is None:
            return Move(-1), Refusal("not-a-move", {"text": text})
        return move, self._match.refuse(seat, move)

    def _check(self, seat: int) -> None:
        if type(seat) is not int or not 0 <= seat < self.seats:
            raise PlaymatError(Refusal("no-such-seat", {"number": seat, "seats_given": self.seats}))


@public
def start(
    game: str,
    *,
    seats: int | None = None,
    seed: int | str | None = None,
    preset: str | None = None,
    options: Mapping[str, Value] | None = None,
    first: int = 0,
) -> Match:
    """Deal a new match.

    `seats`: how many play; if not said, as many as the preset is for, or as few as the game takes. `seed`: a whole
    number, 32 hex digits or a deal code; the same seed deals the same cards everywhere. Without one nobody can know the
    cards. `preset` names a set of options, `options` go on top of it; `list_games` tells what there is. In a series of
    matches `first` says how many seats further on it starts.

    >>> playmat.start("stars-and-bars", seed="EAGLE7")
    <stars-and-bars, 2 seats, moves made: 0>
    """
    rules = find_game(game)
    agreed = {**(rules.preset(preset) if preset else {}), **(options or {})}
    setup = rules.setup(agreed, rules.seats_for(preset, seats), first)
    return Match(setup.start(SeedChance(seed_from(seed))), [])


def seed_from(seed: int | str | None) -> str:
    """The 32 hex digits that a seed stands for. A number deals as `--seed` deals the first match of a command."""
    if seed is None:
        return secrets.token_hex(SEED_DIGITS // 2)
    if isinstance(seed, int):
        return seed_of_number(seed, 0)
    if len(seed) == SEED_DIGITS and HEX.issuperset(seed):
        return seed
    return seed_of_code(seed)


def game_of(view: View) -> Game:
    """The rules that a view was made by."""
    return find_game(view["game"], view["rules"])
