"""A match at one terminal: people and bots take their turns."""

from playmat.bots.bot import Bot, TableTurn
from playmat.cli.commands import COMMANDS, Commands
from playmat.cli.game_clock import GameClock, clock_text
from playmat.cli.notation import list_number, read_move
from playmat.cli.screen import Screen, TimeUp
from playmat.core.chance import SeedChance, stream_of
from playmat.core.match import ABANDON, TABLE, TIME, Match
from playmat.core.message import Message
from playmat.core.record import Record, record_of
from playmat.core.refusal import Refusal, refused
from playmat.core.types import Move
from playmat.core.written import MoveNote, SeatNote
from playmat.table.take_backs import would_differ

MS = 1000
LONGEST_LIST = 5  # rows of moves that are listed unasked


class Chair:
    """A seat's player: a person, or a bot."""

    def __init__(self, name: str, bot: Bot | None) -> None:
        self.name = name
        self.bot = bot

    def note(self) -> SeatNote:
        return SeatNote(self.name, "" if self.bot is None else self.bot.name)


class TerminalTable:
    """Asks the players who can act, until the match is over. If `strict`, a wrong move raises `Refused`."""

    def __init__(self, match: Match, chairs: list[Chair], screen: Screen, *, strict: bool = False) -> None:
        self.match = match
        self.chairs = chairs
        self.screen = screen
        self.strict = strict
        self.moves: list[MoveNote] = []
        self.game_start = 0  # the number of moves before the current game
        # Bots draw their own chance: nothing they do tells of the cards to come.
        self.streams = [stream_of(f"{match.chance.commitment}:bot:{seat}") for seat in range(len(chairs))]
        self.people = [seat for seat, chair in enumerate(chairs) if chair.bot is None]
        self.looking: int | None = None
        self.last_seat = -1
        # What happened while another person had the screen, as each person may see it.
        self.missed: dict[int, list[Message]] = {seat: [] for seat in self.people}
        self.clock = GameClock()
        self.commands = Commands(screen, match.setup)

    def play(self) -> None:
        self.begin_game()
        while actors := self.match.actors():
            number = self.match.number
            if self.people and self.clock.is_up:
                self.make(TABLE, TIME)
            else:
                self.play_turn(actors)
            if self.match.number != number:
                self.screen.say("next-game", {"number": self.match.number})
                self.begin_game()
        self.show_result()

    def begin_game(self) -> None:
        self.game_start = len(self.moves)
        self.last_seat = -1
        self.clock.begin(self.match)

    def play_turn(self, actors: list[int]) -> None:
        try:
            seat = self.choose_seat(actors)
            bot = self.chairs[seat].bot
            if bot is None:
                self.ask_person(seat)
            else:
                self.make(seat, Move(bot.choose(TableTurn(self.match, seat), self.streams[seat])))
        except TimeUp:
            self.make(TABLE, TIME)

    def choose_seat(self, actors: list[int]) -> int:
        """Go around the table, also in a race. When several seats can act and nobody races, bots don't wait."""
        setup = self.match.setup
        bots = [seat for seat in actors if self.chairs[seat].bot is not None]
        if bots and not setup.game.is_race(setup):
            return bots[0]
        if len(actors) > 1 and self.is_quiz(actors[0]):
            return self.who_is_first(actors)
        return min(actors, key=lambda seat: (seat - self.last_seat - 1) % setup.seats)

    def is_quiz(self, seat: int) -> bool:
        """Tell a question that only the quickest answers from points that everyone states."""
        declining = self.match.decline(seat)
        if declining is None:
            return False
        return self.match.format(declining).split()[0] not in self.match.setup.game.kept_verbs

    def who_is_first(self, actors: list[int]) -> int:
        """At a quiz the quickest answers first."""
        self.screen.tell(self.match.offer(actors[0]).asks)
        while True:
            self.screen.say("who-is-first", {"seats": actors})
            name = self.screen.ask(self.clock).casefold()
            for seat in actors:
                if name in (self.chairs[seat].name.casefold(), str(seat + 1)):
                    return seat

    # A person's turn.

    def ask_person(self, seat: int) -> None:
        self.hand_over(seat)
        offer = self.match.offer(seat)
        self.commands.introduce(seat, self.match, offer)
        self.show(seat)
        self.screen.tell(offer.asks, seat)
        texts = [self.match.format(move) for move in offer.moves]
        is_listed = bool(texts) and self.commands.list_moves(texts, LONGEST_LIST)
        while True:
            text = self.screen.ask(self.clock)
            move = read_move(self.match, offer, text)
            number = list_number(text)
            if move is None and is_listed and 1 <= number <= len(texts):
                move = Move(offer.moves[number - 1])
            if move is not None:
                if self.try_move(seat, move):
                    return
                continue
            command, rest = self.commands.find(text)
            if command == "moves" or (number and texts and not is_listed):
                is_listed = self.commands.list_moves(texts)
            elif command == "quit":
                self.make(TABLE, ABANDON)
                return
            elif command == "undo":
                if self.undo(seat):
                    return
            elif command == "board":
                self.show(seat)
            elif command in COMMANDS:
                self.commands.run(command, rest, seat, self.match)
            elif text:
                self.refuse(seat, Refusal("not-a-move", {"text": text}))
                self.commands.explain_verb(text)

    def hand_over(self, seat: int) -> None:
        """Give the screen to the next person, and tell them what they missed."""
        if self.needs_cover(seat):
            self.clock.pause()
            self.screen.cover(seat)
            self.clock.resume()
            for missed in self.missed[seat]:
                self.screen.tell(missed, seat)
        self.missed[seat] = []
        self.looking = seat

    def needs_cover(self, seat: int) -> bool:
        """Only people who share a terminal need one, and only in games with secrets."""
        return self.hides_cards() and self.looking != seat and self.screen.lines.is_terminal

    def hides_cards(self) -> bool:
        return len(self.people) > 1 and self.match.setup.game.has_secrets(self.match.setup)

    def show(self, seat: int) -> None:
        self.screen.show(self.match, seat)
        if self.clock.left is not None:
            self.screen.say("time-left", {"time": clock_text(self.clock.left)})

    def try_move(self, seat: int, move: Move) -> bool:
        refusal = self.match.refuse(seat, move)
        if refusal is not None:
            self.refuse(seat, refusal)
            return False
        self.commands.note_move(seat, self.match, self.match.format(move), len(self.moves) + 1)
        self.make(seat, move)
        return True

    def refuse(self, seat: int, refusal: Refusal) -> None:
        if self.strict:
            raise refused(refusal.code, refusal.facts, refusal.rule)
        self.screen.tell(refusal.message(), seat)
        self.commands.note_refusal(seat, refusal)

    # Moves.

    def make(self, seat: int, move: Move) -> None:
        """Play a move and tell it as the person who is looking may see it."""
        viewer = self.people[0] if len(self.people) == 1 else self.looking if seat == self.looking else None
        for told in self.match.seen(seat, move, viewer)["messages"]:
            self.screen.tell(told, viewer)
        if self.hides_cards():
            for person in self.people:
                if person != viewer:
                    self.missed[person] += self.match.seen(seat, move, person)["messages"]
        time = int(self.clock.elapsed * MS) if self.people and self.clock.is_shown else None
        self.moves.append(MoveNote(seat, self.match.format(move), time))
        self.match.play(seat, move)
        if seat != TABLE:
            self.last_seat = seat

    def undo(self, seat: int) -> bool:
        """Go back to before this person's last move of the current game, unless it showed another person's secrets."""
        mine = [number for number in range(self.game_start, len(self.moves)) if self.moves[number].seat == seat]
        if not mine:
            return self.answer(seat, "refused-nothing-to-take-back")
        undone = self.moves[mine[-1] :]
        before = self.match_after(mine[-1])
        if len(self.people) > 1:
            for viewer in {seat, *(made.seat for made in undone if made.seat in self.people)}:
                if would_differ(before, undone, viewer, self.match.view(viewer)["now"]):
                    return self.answer(seat, "refused-take-back-shown")
        del self.moves[mine[-1] :]
        self.match = before
        self.last_seat = seat - 1  # so that this person is the next
        self.commands.forget(seat)
        self.answer(seat, "undone", len(undone))
        return True

    def answer(self, seat: int, key: str, number: int = 0) -> bool:
        self.screen.say(key, {"number": number} if number else {}, seat)
        return False

    def match_after(self, count: int) -> Match:
        """The match as it stood after its first moves."""
        seed = self.match.chance.seed
        assert seed is not None, "a match at the terminal is dealt from a seed"
        match = self.match.setup.start(SeedChance(seed))
        for made in self.moves[:count]:
            move = match.parse(made.text)
            assert move is not None, "only moves that were made are noted"
            match.play(made.seat, move)
        return match

    # The end.

    def show_result(self) -> None:
        result = self.match.result
        assert result is not None
        viewer = self.people[0] if len(self.people) == 1 else None
        self.screen.show(self.match, viewer)
        for seat, total in enumerate(result.scores):
            self.screen.say("result-total", {"seat": seat, "total": total})
        if self.people and self.clock.is_shown:
            self.screen.say("time-played", {"time": clock_text(self.clock.elapsed)})
        if result.winners:
            self.screen.say("result-winner", {"seats": [*result.winners]}, viewer)
        else:
            self.screen.say("result-nobody")
        if self.match.chance.seed:
            self.screen.say("seed-shown", {"seed": self.match.chance.seed})

    def record(self) -> Record:
        return record_of(self.match, [chair.note() for chair in self.chairs], self.moves)
