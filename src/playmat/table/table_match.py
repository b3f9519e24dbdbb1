"""One match at a table: the moves made, who made them, and the match they lead to."""

from copy import copy

from msgspec import Struct

from playmat.core.chance import SeedChance
from playmat.core.game import Setup
from playmat.core.match import Match
from playmat.core.record import Record, record_of
from playmat.core.views import Seen
from playmat.core.written import MoveNote, SeatNote
from playmat.table import log
from playmat.table.history import GrowingList


class PlayedMove(Struct, eq=False):
    """A move of the running match. `game` is the number of the game it belongs to, `entry` that of its log entry."""

    seat: int
    text: str
    at: int
    by: str
    game: int
    entry: int


class TableMatch(Struct, eq=False):
    """One match at the table, running or over."""

    seed: str
    began: int
    dealt_entry: int  # the number of the log entry that dealt it
    open_deal: bool
    match: Match
    moves: GrowingList[PlayedMove]
    players: list[list[tuple[int, str | None]]]  # who played each seat from which move on: a bot's name, or a person
    opener: int | None  # who had the first turn; none where several may begin

    def copy(self) -> "TableMatch":
        other = copy(self)
        other.moves = self.moves.copy()
        return other

    def entry_after(self, moves: int) -> int:
        """Return the number of the log entry that led to the position after that many of the moves that count."""
        return self.moves.after(moves - 1)[0].entry if moves else self.dealt_entry

    def play(self, entry: log.Moved, number: int) -> list[Seen]:
        """Make the move of log entry `number`, and say what each seat and, last, a spectator sees of it."""
        before, match = self.match, self.match.copy()
        move = match.parse(entry.text)
        assert move is not None, "only judged moves are logged"
        self.moves.append(PlayedMove(entry.seat, entry.text, entry.at, entry.by, match.number, number))
        match.play(entry.seat, move)
        self.match = match
        after = match.last if len(match.games) > len(before.games) else match.position
        return before.seen_by_all(entry.seat, move, after)

    def undo(self, count: int) -> None:
        """Take moves back: the match is dealt again from its seed and played up to there."""
        self.moves = GrowingList(self.moves.up_to(len(self.moves) - count))
        match = self.match.setup.start(SeedChance(self.seed))
        for made in self.moves:
            move = match.parse(made.text)
            assert move is not None, "only judged moves are logged"
            match.play(made.seat, move)
        self.match = match
        last = len(self.moves)
        self.players = [[(min(first, last), player) for first, player in changes] for changes in self.players]

    def now_played_by(self, seat: int, player: str | None) -> None:
        if self.players[seat][-1][1] == player:
            return
        changes = self.players[seat][:]
        if changes[-1][0] == len(self.moves):
            changes.pop()
        if not changes or changes[-1][1] != player:
            changes.append((len(self.moves), player))
        self.players = [*self.players[:seat], changes, *self.players[seat + 1 :]]

    def record(self, names: list[str]) -> Record:
        """The match written down."""
        seats = [
            SeatNote(name, changes[0][1] or "", changes[:] if len(changes) > 1 else [])
            for name, changes in zip(names, self.players, strict=True)
        ]
        moves = [MoveNote(move.seat, move.text, max(0, move.at - self.began)) for move in self.moves]
        return record_of(self.match, seats, moves)


def begin(setup: Setup, entry: log.Dealt, number: int, players: list[str | None]) -> TableMatch:
    """A match as log entry `number` dealt it; each seat with the bot that plays there, or none."""
    options = {**setup.options, **entry.left_out}
    match = setup.game.setup(options, setup.seats, entry.first).start(SeedChance(entry.seed))
    actors = match.actors()
    opener = actors[0] if len(actors) == 1 else None
    changes: list[list[tuple[int, str | None]]] = [[(0, player)] for player in players]
    return TableMatch(entry.seed, entry.at, number, entry.open_deal, match, GrowingList([]), changes, opener)
