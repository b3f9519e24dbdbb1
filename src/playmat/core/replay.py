"""Playing a record again, move by move, and saying exactly where it goes wrong."""

from playmat.core.chance import RecordedChance
from playmat.core.game import Game, Setup
from playmat.core.match import Match
from playmat.core.message import Facts, Message, message
from playmat.core.record import Record
from playmat.core.refusal import PortableError, Refusal, Refused
from playmat.core.types import Move
from playmat.core.written import MoveNote, Time


class Fault(PortableError):
    """What is wrong with a record: at which move (from 1; 0 is before the first), of which seat, and why."""

    def __init__(self, move: int, seat: int | None, refusal: Refusal) -> None:
        super().__init__(f"move {move}: {refusal!r}")
        self.move = move
        self.seat = seat
        self.refusal = refusal


class Replay:
    """A record being played again. It changes nothing but itself; a wrong move is not made."""

    def __init__(self, game: Game, record: Record) -> None:
        self.game = game
        self.record = record
        self.made = 0
        self.time: Time = 0
        self.setup = self._setup()
        # What a reader should know of a record that is good all the same.
        self.notes: list[Message] = []
        self.trusted: list[str] = []
        stamp = game.stamp(self.setup.options)
        if stamp and record.stamp and record.stamp != stamp:
            self.notes.append(message("note-other-words"))
            self.trusted = game.word_codes
        self.chance = RecordedChance(record.chance, game.card_names, record.seed)
        try:
            self.match = self.setup.start(self.chance)
        except Refused as wrong:
            raise Fault(0, None, wrong.refusal) from None

    def step(self) -> MoveNote:
        """Play the next move of the record."""
        note = self.record.moves[self.made]
        move = self._judge(note)
        if note.time is not None:
            self.time = note.time
        try:
            self.match.play(note.seat, move)
        except Refused as wrong:
            raise self._fault(note, wrong.refusal) from None
        self.made += 1
        return note

    def run(self) -> Match:
        """Play all moves, then compare what came of it with what the record says."""
        while self.made < len(self.record.moves):
            self.step()
        self._check_end()
        return self.match

    def _setup(self) -> Setup:
        record = self.record
        if record.rules != self.game.rules:
            facts: Facts = {"game": record.game, "rules": record.rules, "known": self.game.rules}
            raise Fault(0, None, Refusal("unknown-rules", facts))
        try:
            return self.game.setup(record.options, len(record.seats), record.first)
        except Refused as wrong:
            raise Fault(0, None, wrong.refusal) from None

    def _judge(self, note: MoveNote) -> Move:
        move = self.match.parse(note.text)
        if move is None:
            raise self._fault(note, Refusal("not-a-move", {"text": note.text}))
        refusal = self.match.refuse(note.seat, move)
        if refusal is not None and refusal.code not in self.trusted:
            raise self._fault(note, refusal)
        if note.time is not None and not note.time >= self.time:
            raise self._fault(note, Refusal("time-goes-back"))
        return move

    def _fault(self, note: MoveNote, refusal: Refusal) -> Fault:
        return Fault(self.made + 1, note.seat, refusal)

    def _check_end(self) -> None:
        made = self.made
        if self.chance.left_over():
            raise Fault(made, None, Refusal("chance-left-over", {"count": self.chance.left_over()}))
        told = self.record.result
        found = self.match.result
        if told == found:
            return
        if found is None:
            raise Fault(made, None, Refusal("result-too-early"))
        if told is None:
            raise Fault(made, None, Refusal("result-missing"))
        raise Fault(made, None, Refusal("wrong-result", {"scores": [*found.scores], "winner_seats": [*found.winners]}))


def replay(game: Game, record: Record) -> Match:
    """The match that a record tells. Raises `Fault` at the first thing that is wrong."""
    return Replay(game, record).run()
