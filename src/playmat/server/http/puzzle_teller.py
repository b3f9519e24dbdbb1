"""A puzzle as somebody may see it who tries it: the seat's view and no more, in the reader's language."""

from collections.abc import Sequence
from typing import Final, Literal, cast

from playmat.core.match import Match
from playmat.core.message import Message, message
from playmat.core.refusal import Refused
from playmat.core.views import View
from playmat.puzzles.judge import OPEN, SOLVED, WRONG, Verdict, judge, said_of
from playmat.puzzles.puzzle import Puzzle, play_text
from playmat.puzzles.shelf import band_of
from playmat.puzzles.words import goal_of, puzzle_words, reasons_of
from playmat.server.http.puzzle_bodies import Band, PuzzleAnswer, PuzzleJudged, PuzzlePage, State
from playmat.server.http.still_frame import Still, still_frame
from playmat.table import answers
from playmat.table.answers import OfferedMove, SeatView, Sentence, TableEvent, TableFrame
from playmat.table.choices import MOST, told_apart
from playmat.table.frames import agreed_view, offer_view, outcome_of, written
from playmat.table.messages import Helps
from playmat.table.move_words import said_of_choices
from playmat.table.opening import colours_of
from playmat.words.agreement import agreed_nearest

# What a move would bring is what is asked.
HELPS: Final = Helps()


class PuzzleTeller:
    """Says things about one puzzle to one reader."""

    def __init__(self, puzzle: Puzzle, language: str) -> None:
        self.puzzle = puzzle
        self.seat = puzzle.seat
        self.words = puzzle_words(language, puzzle.game)
        self.names = [self._name(seat) for seat in range(puzzle.seats)]

    def _name(self, seat: int) -> str:
        if seat == self.seat:
            return self.words.say(message("you-name"))
        return self.words.say(message("puzzle-name", {"number": (seat - self.seat) % self.puzzle.seats}))

    def line(self, what: Message) -> Sentence:
        return Sentence(what["key"], what["facts"], self.words.say(what, self.names, self.seat))

    def page(self) -> PuzzlePage:
        puzzle = self.puzzle
        match = puzzle.start()
        return PuzzlePage(
            id=puzzle.id,
            game=puzzle.game,
            title=self.words.say_or("title", puzzle.game),
            kind=puzzle.kind,
            band=cast(Band, band_of(puzzle)),
            moves=puzzle.length,
            rates=puzzle.rates,
            goal=goal_of(puzzle, self.words, self.names),
            table=self.frame(match, [], True),
            board=self.board(match),
        )

    def judged(self, moves: Sequence[str]) -> PuzzleJudged:
        verdict = judge(self.puzzle, moves)
        made = [*moves[:-1]] if verdict.state == WRONG else [*moves]
        match = self.after(made) if verdict.state == WRONG else verdict.match
        return PuzzleJudged(
            state=cast(State, verdict.state),
            sentence=self.sentence(verdict, moves),
            why=reasons_of(self.puzzle, self.words, self.names) if verdict.state == SOLVED else [],
            table=self.frame(match, made, verdict.state != SOLVED),
            board=self.board(match),
        )

    def sentence(self, verdict: Verdict, moves: Sequence[str]) -> str:
        """Nothing is said before the first move."""
        if verdict.state == OPEN and not moves:
            return ""
        return self.line(said_of(self.puzzle, verdict)).sentence

    def refused(self, wrong: Refused) -> answers.Refused:
        """As at a table, for who has just learned to read too."""
        refusal = wrong.refusal
        child = self.words.explain_to_child(refusal, self.names, self.seat)
        sentence = self.words.explain(refusal, self.names, self.seat)
        return answers.Refused(None, refusal.code, sentence, refusal.facts, refusal.rule, child)

    def hint(self) -> str:
        facts = dict(self.puzzle.facts)
        return self.words.say(message("hint-" + self.puzzle.kind, facts), self.names, self.seat)

    def answer(self) -> PuzzleAnswer:
        lines = sorted(([*line] for line in self.puzzle.lines), key=len)
        told: list[str] = []
        match = self.puzzle.start()
        for text in lines[0]:
            told += [said.sentence for said in self.seen(match, text)[:1]]
            play_text(match, self.seat, text)
        return PuzzleAnswer(lines, told, reasons_of(self.puzzle, self.words, self.names))

    def choices(self, moves: Sequence[str]) -> list[OfferedMove]:
        match = self.after(moves)
        listed = match.offer(self.seat).moves[:MOST]
        said = said_of_choices(match.setup.game, self.seat, self.view(match), listed)
        return told_apart(written(match, listed), [self.line(what).sentence for what in said])

    # The table.

    def after(self, moves: Sequence[str]) -> Match:
        match = self.puzzle.start()
        for text in moves:
            play_text(match, self.seat, text)
        return match

    def view(self, match: Match) -> View:
        """The seat's view. What the deal could be checked with would give the cards away to who counts through."""
        view = match.view(self.seat)
        view["commitment"] = ""
        view["seed"] = None
        return view

    def frame(self, match: Match, moves: list[str], asks: bool) -> TableFrame:
        offer = match.offer(self.seat)
        status = self.line(offer.asks)
        stage: Literal["playing", "over"] = "over" if match.is_over else "playing"
        told = Still(
            seat=self.seat,
            number=len(moves),
            stage=stage,
            seats=self.seats(),
            helps=HELPS,
            status=status,
            offer=offer_view(match, offer if asks and stage == "playing" else None, status, self.words),
            agreed=agreed_view(agreed_nearest(match.setup), self.words),
            outcome=[self.line(what) for what in outcome_of(match)],
            events=self.events(moves),
        )
        return still_frame(match, self.view(match), told)

    def seats(self) -> list[SeatView]:
        game = self.puzzle.start().setup.game
        colours = colours_of(game, self.puzzle.seats, -1, None)
        return [
            SeatView(seat, "human", name, colour, None, False, True, False, False, False)
            for seat, (name, colour) in enumerate(zip(self.names, colours, strict=True))
        ]

    def events(self, moves: list[str]) -> list[TableEvent]:
        """The last move alone: it is played out on the table."""
        if not moves:
            return []
        lines = self.seen(self.after(moves[:-1]), moves[-1])
        return [TableEvent(len(moves), 0, "moved", self.seat, moves[-1], lines)]

    def seen(self, match: Match, text: str) -> list[Sentence]:
        move = match.parse(text)
        return [] if move is None else [self.line(what) for what in match.seen(self.seat, move, self.seat)["messages"]]

    def board(self, match: Match) -> str:
        return match.setup.game.text(self.view(match), lambda what: self.line(what).sentence)
