"""A match: one or more games in a row with a running score. This is the *state* that everybody plays on."""

from typing import TYPE_CHECKING, Final

from playmat.core.chance import Chance
from playmat.core.message import message
from playmat.core.offer import Offer
from playmat.core.refusal import Refusal, Refused
from playmat.core.result import GameOutcome, Result
from playmat.core.types import Move, Seat
from playmat.core.views import GameView, Seen, View, outcome_view, result_view

if TYPE_CHECKING:
    from playmat.core.game import Setup
    from playmat.core.position import Position

# The table itself speaks as seat -1. Its moves lie outside every move space: those that are the same in every game, and
# from `OWN_MOVES` downwards those of a single one (`Game.parse_table`).
TABLE: Final = Seat(-1)
ABANDON: Final = Move(-1)
TIME: Final = Move(-2)
TABLE_MOVES: Final = {"abandon": ABANDON, "time": TIME}
TABLE_TEXTS: Final[dict[int, str]] = {ABANDON: "abandon", TIME: "time"}
OWN_MOVES: Final = -3


class Match:
    """A match as it stands."""

    def __init__(
        self,
        setup: "Setup",
        chance: Chance,
        position: "Position",
        number: int,
        games: list[GameOutcome],
        totals: list[int],
        last: "Position | None",
        last_view: GameView | None,
        end: str,
    ) -> None:
        self.setup = setup
        self.chance = chance
        self.position = position
        position.chance = chance
        self.number = number
        self.games = games
        self.totals = totals
        # The game before this one, open to all; an imagined match has only what was seen of it.
        self.last = last
        self.last_view = last_view
        self.end = end
        # The seat and the move that were let through last, so that who asks and then plays is not judged twice.
        self.allowed: tuple[int, int] | None = None

    # Playing.

    def actors(self) -> list[int]:
        """The seats who may act now, ascending; none when the match is over."""
        return [] if self.end else self.position.actors()

    def legal(self, seat: int) -> list[int]:
        """The moves a seat may make, for search, bots and simulation; none for a seat that may not act."""
        if self.end or seat not in self.position.actors():
            return []
        return self.position.legal(seat)

    def refuse(self, seat: int, move: int) -> Refusal | None:
        """Why this move may not be made, or nothing."""
        refusal = self.judge(seat, move)
        self.allowed = (seat, move) if refusal is None else None
        return refusal

    def judge(self, seat: int, move: int) -> Refusal | None:
        """The questions that are the same in every game first."""
        if self.end:
            return Refusal("match-over")
        if seat == TABLE:
            return None if move == ABANDON else self.position.refuse_table(move)
        if not 0 <= seat < self.setup.seats:
            return Refusal("no-such-seat", {"number": seat, "seats_given": self.setup.seats})
        is_move = 0 <= move < self.setup.game.move_space
        actors = self.position.actors()
        if seat not in actors:
            return self.position.refuse_waiting(seat, move) if is_move else Refusal("not-your-turn", {"seats": actors})
        if not is_move:
            return Refusal("not-a-move", {"text": self.format(move)})
        return self.position.refuse(seat, move)

    def insist(self, seat: int, move: int) -> None:
        """Raise `Refused` unless the move may be made: compiled rules take a move as it is and check no index.

        A word that the list of this table lacks passes. The table may have agreed on it, or played with another list.
        """
        if self.allowed == (seat, move):
            return
        refusal = self.refuse(seat, move)
        if refusal is not None and refusal.code not in self.setup.game.word_codes:
            raise Refused(refusal)

    def check_seat(self, seat: int | None) -> None:
        if seat is not None and not 0 <= seat < self.setup.seats:
            raise Refused(Refusal("no-such-seat", {"number": seat, "seats_given": self.setup.seats}))

    def play(self, seat: int, move: int) -> None:
        """Make a move. One that may not be made raises `Refused` and changes nothing."""
        self.insist(seat, move)
        self.allowed = None
        if seat < 0:
            if move == ABANDON:
                self.end = "abandon"
                return
            self.position.play_table(move)
        else:
            self.position.play(seat, move)
        if self.position.end:
            self.close_game()

    def close_game(self) -> None:
        """Write the finished game down and begin the next one, if there is one."""
        position = self.position
        scores = position.scores
        self.games.append(GameOutcome(tuple(scores), tuple(position.winners()), position.end))
        totals = self.totals
        reached = False
        target = self.setup.target
        for seat in range(len(scores)):
            total = totals[seat] + scores[seat]
            totals[seat] = total
            if target is not None and total >= target:
                reached = True
        self.last = position
        self.last_view = None
        if reached or self.number >= self.setup.games:
            self.end = position.end
        else:
            self.number += 1
            self.position = self.setup.game.begin(self.setup, self.number, self.chance)
            self.position.chance = self.chance
            self.position.follow(position)

    def copy(self) -> "Match":
        other = Match(
            self.setup,
            self.chance.copy(),
            self.position.copy(),
            self.number,
            self.games[:],
            self.totals[:],
            self.last,
            self.last_view,
            self.end,
        )
        other.allowed = self.allowed
        return other

    @property
    def is_over(self) -> bool:
        return self.end != ""

    @property
    def result(self) -> Result | None:
        """The totals, the winners and how it ended, or nothing while the match runs."""
        if not self.end:
            return None
        winners = [] if self.end == "abandon" else self.setup.game.match_winners(self.games, self.totals)
        return Result(tuple(self.totals), tuple(winners), self.end, tuple(self.games))

    # Showing.

    def view(self, seat: int | None) -> View:
        """Everything that seat may see; a spectator is none."""
        self.check_seat(seat)
        setup = self.setup
        return {
            "game": setup.game.name,
            "rules": setup.game.rules,
            "options": dict(setup.options),
            "seats": setup.seats,
            "seat": seat,
            "first": setup.first,
            "commitment": self.chance.commitment,
            "seed": self.chance.seed if self.end else None,
            "number": self.number,
            "games": [outcome_view(game) for game in self.games],
            "totals": self.totals[:],
            "actors": self.actors(),
            "now": self.position.view(seat),
            "last_game": self.last_view if self.last is None else self.last.view(None),
            "result": result_view(self.result),
        }

    def offer(self, seat: int) -> Offer:
        """What a person in that seat is offered."""
        if self.end:
            return Offer([], [], message("asks-nothing-over"))
        actors = self.position.actors()
        if seat not in actors:
            return Offer([], [], message("asks-nothing-wait", {"seats": actors}))
        return self.position.offer(seat)

    def seen(self, seat: int, move: int, viewer: int | None) -> Seen:
        """What a viewer sees of a move that is about to be played."""
        self.check_seat(viewer)
        self.insist(seat, move)
        if seat < 0:
            said = [message("table-" + self.format(move))] if move in TABLE_TEXTS else []
            if move != ABANDON:
                said += self.position.said_after_table(move)
            return {"text": self.format(move), "messages": said}
        return self.position.seen(seat, move, viewer, self.after(seat, move))

    def seen_by_all(self, seat: int, move: int, after: "Position | None" = None) -> list[Seen]:
        """What each seat and, last, a spectator sees of a move; `after` is passed by whoever has already played it."""
        if seat < 0:
            return [self.seen(seat, move, None)] * (self.setup.seats + 1)
        return self.position.seen_by_all(seat, move, self.setup.seats, after or self.after(seat, move))

    def after(self, seat: int, move: int) -> "Position":
        """This game as it stands once a move is played. The match itself does not change."""
        self.insist(seat, move)
        after = self.position.copy()
        after.chance = self.chance.copy()
        after.play(seat, move)
        return after

    def preview(self, seat: int, move: int) -> GameView | None:
        """The worth of a legal move as data, as far as that seat can know it."""
        self.insist(seat, move)
        return self.position.preview(seat, move)

    def timeout_move(self, seat: int) -> Move:
        """What is played for a seat whose time is up."""
        self.check_seat(seat)
        return Move(self.position.timeout_move(seat))

    def decline(self, seat: int) -> Move | None:
        """What a bot plays to leave a question to the people, or nothing."""
        move = self.position.decline(seat)
        return None if move is None else Move(move)

    # Notation.

    def parse(self, text: str) -> Move | None:
        """The move that a text stands for, moves of the table included."""
        if text in TABLE_MOVES:
            return TABLE_MOVES[text]
        move = self.setup.game.parse(text)
        if move is not None:
            return Move(move)
        number = self.setup.game.parse_table(text)
        return None if number is None else Move(OWN_MOVES - number)

    def format(self, move: int) -> str:
        if move in TABLE_TEXTS:
            return TABLE_TEXTS[move]
        if move <= OWN_MOVES:
            return self.setup.game.format_table(OWN_MOVES - move)
        if not 0 <= move < self.setup.game.move_space:
            return str(move)
        return self.setup.game.format(move)


def start_match(setup: "Setup", chance: Chance) -> Match:
    position = setup.game.begin(setup, 1, chance)
    return Match(setup, chance, position, 1, [], [0] * setup.seats, None, None, "")
