"""A record as somebody may look at it, with sentences in the reader's language."""

from typing import Final, Literal

from playmat.core.match import Match
from playmat.core.message import Message, message
from playmat.server.http.replay import OPEN, Replayed
from playmat.server.http.replay_bodies import ReplayCard, ReplayFrame
from playmat.server.http.still_frame import Still, still_frame
from playmat.table.answers import AgreedView, OfferView, SeatView, Sentence, TableEvent
from playmat.table.frames import agreed_view, outcome_of
from playmat.table.highlights import highlight_of
from playmat.table.messages import Helps
from playmat.table.opening import colours_of
from playmat.words.agreement import agreed_nearest
from playmat.words.catalogue import Catalogue, catalogue

# Nothing can be asked of a table that is only looked at; what a seat could remember is shown as with hints.
HELPS: Final = Helps(hints=True)
# A record may tell any time, also one that has no end.
LATEST: Final = 2**53


class ReplayTeller:
    """Says things about one record to one reader."""

    def __init__(self, replayed: Replayed, viewer: str, language: str) -> None:
        self.replayed = replayed
        self.viewer = viewer
        self.seat = replayed.seat_of(viewer)
        self.words: Catalogue = catalogue(language, replayed.game.name)
        self.names = [
            name or self.words.say(message("seat-name", {"number": seat + 1}))
            for seat, name in enumerate(replayed.names)
        ]

    def line(self, what: Message) -> Sentence:
        return Sentence(what["key"], what["facts"], self.words.say(what, self.names, self.seat))

    def card(self) -> ReplayCard:
        replayed = self.replayed
        record = replayed.record
        return ReplayCard(
            id=replayed.id,
            game=replayed.game.name,
            title=self.words.say_or("title", replayed.game.name),
            rules=record.rules,
            options=replayed.last.setup.options,
            agreed=self.agreed(),
            seats=self.seats(len(record.moves)),
            moves=self.moves(),
            ends=replayed.ends,
            games=replayed.last.games,
            result=replayed.last.result,
            seed=record.seed,
            commitment=replayed.last.chance.commitment,
            chance=replayed.chance,
            notes=[self.line(note) for note in replayed.notes],
        )

    def agreed(self) -> AgreedView:
        return agreed_view(agreed_nearest(self.replayed.last.setup), self.words)

    def moves(self) -> list[TableEvent]:
        notes = self.replayed.record.moves
        return [
            TableEvent(
                number=number,
                at=0 if note.time is None else int(min(note.time, LATEST)),
                kind="moved",
                seat=note.seat if note.seat >= 0 else None,
                text=seen["text"],
                lines=[self.line(what) for what in seen["messages"]],
            )
            for number, (note, seen) in enumerate(zip(notes, self.replayed.told(self.viewer), strict=True), 1)
        ]

    def seats(self, made: int) -> list[SeatView]:
        replayed = self.replayed
        colours = colours_of(replayed.game, len(self.names), -1, None)
        return [self._seat(seat, colour, replayed.player_at(seat, made)) for seat, colour in enumerate(colours)]

    def _seat(self, seat: int, colour: str, bot: str | None) -> SeatView:
        kind: Literal["human", "bot"] = "human" if bot is None else "bot"
        return SeatView(seat, kind, self.names[seat], colour, bot, False, True, False, False, False)

    def frame(self, made: int) -> ReplayFrame:
        """The table after this many moves. Whether a game has just ended shows in its stage, as at a live table."""
        match = self.replayed.match_at(made)
        stage: Literal["playing", "between", "over"] = "playing"
        if match.is_over:
            stage = "over"
        elif made in self.replayed.ends:
            stage = "between"
        actors = match.actors()
        status = self.line(message("asks-nothing-wait", {"seats": actors}) if actors else message("asks-nothing-over"))
        told = Still(
            seat=self.seat,
            number=made,
            stage=stage,
            seats=self.seats(made),
            helps=HELPS,
            status=status,
            offer=OfferView([], [], status),
            agreed=self.agreed(),
            outcome=[self.line(what) for what in outcome_of(match)],
            events=[],
            special=self.special(match, made),
        )
        table = still_frame(match, match.view(self.seat), told)
        opened = [match.position.view(seat) for seat in range(len(self.names))] if self.viewer == OPEN else []
        return ReplayFrame(made, table, opened, self.board(match, made))

    def special(self, match: Match, made: int) -> Sentence | None:
        """What was special about the game that has ended with this move."""
        if made not in self.replayed.ends:
            return None
        first = max([end for end in self.replayed.ends if end < made], default=0)
        found = highlight_of(match, [(note.seat, note.text) for note in self.replayed.record.moves[first:made]])
        return None if found is None else self.line(found)

    def board(self, match: Match, made: int) -> str:
        seat = self.seat
        if self.viewer == OPEN:
            before = self.replayed.record.moves[made - 1].seat if made > 0 else 0
            seat = max(0, before)
        return self.replayed.game.text(match.view(seat), lambda what: self.line(what).sentence)
