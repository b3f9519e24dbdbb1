"""A match at one terminal: people and bots take their turns."""

from playmat.bots.bot import Bot, TableTurn
from playmat.cli.screen import Screen
from playmat.core.chance import stream_of
from playmat.core.match import ABANDON, TABLE, Match
from playmat.core.record import Record, record_of
from playmat.core.types import Move
from playmat.core.written import MoveNote, SeatNote


class Chair:
    """Who sits in a seat: a person, or a bot."""

    def __init__(self, name: str, bot: Bot | None) -> None:
        self.name = name
        self.bot = bot

    def note(self) -> SeatNote:
        return SeatNote(self.name, "" if self.bot is None else self.bot.name)


class TerminalTable:
    """Asks whoever may act until the match is over."""

    def __init__(self, match: Match, chairs: list[Chair], screen: Screen) -> None:
        self.match = match
        self.chairs = chairs
        self.screen = screen
        self.moves: list[MoveNote] = []
        # Bots draw their own chance: nothing they do tells of the cards to come.
        self.streams = [stream_of(f"{match.chance.commitment}:bot:{seat}") for seat in range(len(chairs))]
        self.looking: int | None = None
        self.people = [seat for seat, chair in enumerate(chairs) if chair.bot is None]

    def play(self) -> None:
        match = self.match
        while match.actors():
            number = match.number
            actors = match.actors()
            bots = [seat for seat in actors if self.chairs[seat].bot is not None]
            if bots:
                self.play_bot(bots[0])
            else:
                self.ask_person(self.who_is_first(actors))
            if match.number != number:
                self.screen.say("next-game", {"number": match.number})
        self.show_result()

    def play_bot(self, seat: int) -> None:
        bot = self.chairs[seat].bot
        assert bot is not None
        self.make(seat, Move(bot.choose(TableTurn(self.match, seat), self.streams[seat])))

    def who_is_first(self, actors: list[int]) -> int:
        """At a quiz the quickest answers first; anything else goes round the table."""
        if len(actors) == 1 or self.match.decline(actors[0]) is None:
            return actors[0]
        self.screen.tell(self.match.offer(actors[0]).asks)
        while True:
            self.screen.say("who-is-first", {"seats": actors})
            name = self.screen.ask().casefold()
            for seat in actors:
                if name in (self.chairs[seat].name.casefold(), str(seat + 1)):
                    return seat

    def ask_person(self, seat: int) -> None:
        match = self.match
        if self.needs_cover(seat):
            self.screen.cover(seat)
        self.looking = seat
        self.screen.show(match, seat)
        offer = match.offer(seat)
        self.screen.tell(offer.asks, seat)
        self.screen.say("how-to-move", {"example": match.format(offer.moves[-1])})
        while True:
            text = self.screen.ask()
            if text in ("?", "help"):
                self.screen.say("your-moves", {"moves": [match.format(move) for move in offer.moves]})
            elif text in ("quit", "exit"):
                self.make(TABLE, ABANDON)
                return
            elif text and self.try_move(seat, text):
                return

    def needs_cover(self, seat: int) -> bool:
        """Only people who share the screen need one, and only in games with secrets."""
        hidden = self.match.setup.game.has_secrets(self.match.setup)
        return hidden and len(self.people) > 1 and self.looking != seat

    def try_move(self, seat: int, text: str) -> bool:
        move = self.match.parse(text)
        if move is None or move < 0:
            self.screen.say("refused-not-a-move", {"text": text})
            return False
        refusal = self.match.refuse(seat, move)
        if refusal is not None:
            self.screen.tell(refusal.message(), seat)
            return False
        self.make(seat, move)
        return True

    def make(self, seat: int, move: Move) -> None:
        """Play a move and tell it as the person who is looking may see it."""
        viewer = self.people[0] if len(self.people) == 1 else self.looking if seat == self.looking else None
        for told in self.match.seen(seat, move, viewer)["messages"]:
            self.screen.tell(told, viewer)
        self.moves.append(MoveNote(seat, self.match.format(move)))
        self.match.play(seat, move)

    def show_result(self) -> None:
        result = self.match.result
        assert result is not None
        viewer = self.people[0] if len(self.people) == 1 else None
        self.screen.show(self.match, viewer)
        for seat, total in enumerate(result.scores):
            self.screen.say("result-total", {"seat": seat, "total": total})
        if result.winners:
            self.screen.say("result-winner", {"seats": [*result.winners]}, viewer)
        else:
            self.screen.say("result-nobody")
        if self.match.chance.seed:
            self.screen.say("seed-shown", {"seed": self.match.chance.seed})

    def record(self) -> Record:
        return record_of(self.match, [chair.note() for chair in self.chairs], self.moves)
