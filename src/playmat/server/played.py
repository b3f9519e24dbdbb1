"""One match at a table: the moves made, who made them, and the match they lead to."""

from dataclasses import dataclass

from playmat.core.chance import SeedChance
from playmat.core.game import Setup
from playmat.core.match import Match
from playmat.core.record import MoveNote, Record, SeatNote, record_of
from playmat.server import entries as log


@dataclass(frozen=True, slots=True)
class PlayedMove:
    """A move of the running match; `game` is the number of the game it belongs to."""

    seat: int
    text: str
    at: int
    by: str
    game: int


class Play:
    """One match at the table, running or over."""

    def __init__(self, setup: Setup, seed: str, began: int, open_deal: bool, players: list[str | None]) -> None:
        self.seed = seed
        self.began = began
        self.open_deal = open_deal
        self.match: Match = setup.start(SeedChance(seed))
        self.moves: list[PlayedMove] = []
        # Who played each seat from which move on: a bot's name, or none for a person.
        self.players: list[list[tuple[int, str | None]]] = [[(0, player)] for player in players]

    def copy(self) -> "Play":
        other = Play.__new__(Play)
        other.seed = self.seed
        other.began = self.began
        other.open_deal = self.open_deal
        other.match = self.match
        other.moves = self.moves[:]
        other.players = [changes[:] for changes in self.players]
        return other

    def play(self, entry: log.Moved) -> None:
        match = self.match.copy()
        move = match.parse(entry.text)
        assert move is not None, "only judged moves are logged"
        self.moves.append(PlayedMove(entry.seat, entry.text, entry.at, entry.by, match.number))
        match.play(entry.seat, move)
        self.match = match

    def undo(self, count: int) -> None:
        """Back by so many moves: the match is dealt again from its seed and played up to there."""
        del self.moves[len(self.moves) - count :]
        match = self.match.setup.start(SeedChance(self.seed))
        for made in self.moves:
            move = match.parse(made.text)
            assert move is not None, "only judged moves are logged"
            match.play(made.seat, move)
        self.match = match
        last = len(self.moves)
        for seat, changes in enumerate(self.players):
            self.players[seat] = [(min(first, last), player) for first, player in changes]

    def now_played_by(self, seat: int, player: str | None) -> None:
        changes = self.players[seat]
        if changes[-1][1] == player:
            return
        if changes[-1][0] == len(self.moves):
            changes.pop()
        if not changes or changes[-1][1] != player:
            changes.append((len(self.moves), player))

    def record(self, names: list[str]) -> Record:
        """The match written down."""
        seats: list[SeatNote] = []
        for name, changes in zip(names, self.players, strict=True):
            note: SeatNote = {"name": name}
            if changes[0][1] is not None:
                note["bot"] = changes[0][1]
            if len(changes) > 1:
                note["by"] = changes[:]
            seats.append(note)
        moves = [MoveNote(move.seat, move.text, max(0, move.at - self.began)) for move in self.moves]
        return record_of(self.match, seats, moves)
