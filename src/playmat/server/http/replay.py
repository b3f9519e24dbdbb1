"""A record that was played again and found good: it can be looked at after any move, by anybody."""

import hashlib
from typing import Final

from playmat.core.chance import Chance, RecordedChance
from playmat.core.game import Game
from playmat.core.match import Match
from playmat.core.record import Record
from playmat.core.refusal import refused
from playmat.core.replay import Replay
from playmat.core.views import Seen
from playmat.games.registry import game_of_record
from playmat.server.http.replay_bodies import ChanceNote

MOST_MOVES: Final = 5_000
# A whole match is kept every few moves; the moves from there on are played when somebody looks.
KEPT_EVERY: Final = 25
LONGEST_NAME: Final = 40

OPEN: Final = "open"
SPECTATOR: Final = "spectator"


class NotingChance(Chance):
    """Chance as a record tells it, which notes what each outcome was made of."""

    def __init__(self, told: RecordedChance) -> None:
        super().__init__(told.seed, told.commitment)
        self.told = told
        self.notes: list[ChanceNote] = []

    def shuffle(self, cards: list[int]) -> list[int]:
        self.notes.append(ChanceNote([self.told.names[card] for card in cards], []))
        return self.told.shuffle(cards)

    def draw(self, ranges: list[tuple[int, int]]) -> list[int]:
        self.notes.append(ChanceNote([], list(ranges)))
        return self.told.draw(ranges)

    def copy(self) -> Chance:
        return self.told.copy()


class Replayed:
    """A good record. Making one plays it twice: once to judge it, once to keep the way."""

    def __init__(self, record: Record) -> None:
        if len(record.moves) > MOST_MOVES:
            raise refused("record-too-long", {"number": MOST_MOVES})
        try:
            whole = record.to_json().encode()
        except UnicodeEncodeError:  # half of a letter, which JSON can spell but nobody can read
            raise refused("bad-json", {"column": 1}) from None
        self.record = record
        self.game: Game = game_of_record(record)
        judged = Replay(self.game, record)
        judged.run()
        self.notes = judged.notes
        self.id = hashlib.sha256(whole).hexdigest()[:32]
        self.names = [note.name.strip()[:LONGEST_NAME] for note in record.seats]
        chance = NotingChance(RecordedChance(record.chance, self.game.card_names, record.seed))
        match = judged.setup.start(chance)
        self.ends: list[int] = []
        self._kept: list[Match] = []
        for number in range(len(record.moves)):
            if number % KEPT_EVERY == 0:
                self._kept.append(match.copy())
            games = len(match.games)
            self._play(match, number)
            if len(match.games) > games:
                self.ends.append(number + 1)
        if len(record.moves) % KEPT_EVERY == 0:
            self._kept.append(match.copy())
        self.last = match
        self.chance = chance.notes

    def match_at(self, made: int) -> Match:
        """The match after this many moves, for the asker alone."""
        if not 0 <= made <= len(self.record.moves):
            raise refused("no-such-move", {"number": made, "high": len(self.record.moves)})
        place = made // KEPT_EVERY
        match = self._kept[place].copy()
        for number in range(place * KEPT_EVERY, made):
            self._play(match, number)
        return match

    def told(self, viewer: str) -> list[Seen]:
        """What somebody saw of every move; with everything open it is what its own player saw."""
        match = self._kept[0].copy()
        seen: list[Seen] = []
        for number, note in enumerate(self.record.moves):
            move = match.parse(note.text)
            assert move is not None, "the record was judged"
            reader = note.seat if viewer == OPEN and note.seat >= 0 else self.seat_of(viewer)
            seen.append(match.seen(note.seat, move, reader))
            self._play(match, number)
        return seen

    def seat_of(self, viewer: str) -> int | None:
        """The seat that somebody looks from; none for who sees all, or only what lies open."""
        if viewer in (OPEN, SPECTATOR):
            return None
        seat = int(viewer) if viewer.isascii() and viewer.isdecimal() and len(viewer) < 3 else -1
        if not 0 <= seat < len(self.record.seats):
            raise refused("no-such-viewer", {"text": viewer[:LONGEST_NAME], "high": len(self.record.seats) - 1})
        return seat

    def player_at(self, seat: int, made: int) -> str | None:
        """The bot that played a seat then, or none for a person."""
        note = self.record.seats[seat]
        player = note.bot or None
        for first, level in note.by:
            if first <= made:
                player = level
        return player

    def _play(self, match: Match, number: int) -> None:
        note = self.record.moves[number]
        move = match.parse(note.text)
        assert move is not None, "the record was judged"
        match.play(note.seat, move)
