"""Number Line: what it offers, and how a game of it begins."""

from typing import Final

from playmat.core.chance import Chance
from playmat.core.game import Game, Say, Setup
from playmat.core.knowledge import Knowledge
from playmat.core.options import Choice, Options
from playmat.core.position import Position
from playmat.core.views import View
from playmat.games.number_line.rules.deck import COLOURS, deck_table
from playmat.games.number_line.rules.kernel import NumberLineKernel
from playmat.games.number_line.rules.knowledge import NumberLineKnowledge
from playmat.games.number_line.rules.moves import MOVE_SPACE, format_move, parse_move
from playmat.games.number_line.rules.position import NumberLinePosition
from playmat.games.number_line.rules.presets import PRESETS
from playmat.games.number_line.rules.rounds import HIGHEST_FACTOR, LOWEST_FACTOR, MOST_ROUNDS, MOST_SEATS, MOST_TRIES
from playmat.games.number_line.rules.terms import BY_CHANCE, BY_QUIZ, COUNT_SINCE, Terms
from playmat.games.number_line.rules.text import text_of

NEWEST: Final = 2


class NumberLine(Game):
    """Two to five players put cards on the numbers 1 to 10; whoever is closest to a number owns it."""

    def __init__(self, rules: int = NEWEST) -> None:
        super().__init__(
            name="number-line",
            rules=rules,
            least_seats=2,
            most_seats=MOST_SEATS,
            move_space=MOVE_SPACE,
            card_names=[],
            options=[
                Choice("start", ["seat", "random", "quiz"], "NL-2"),
                Choice("decoys", ["hidden", "open"], "NL-6"),
                Choice("count", ["auto", "practice"], "NL-18", since=COUNT_SINCE),
            ],
            presets=PRESETS,
        )
        self.minutes = 10
        self.ages = "6+"
        self.skills = ["number-sense", "distance", "planning"]
        self.colours = COLOURS
        self.kept_verbs = ("say",)

    def begin(self, setup: Setup, number: int, chance: Chance) -> Position:
        kernel = self.kernel(setup)
        drawn = other = 0
        if kernel.start == BY_CHANCE:
            drawn = chance.draw([(0, setup.seats - 1)])[0]
        elif kernel.start == BY_QUIZ and number > 1:
            drawn, other = chance.draw([(LOWEST_FACTOR, HIGHEST_FACTOR), (LOWEST_FACTOR, HIGHEST_FACTOR)])
        kernel.begin(number, drawn, other)
        return NumberLinePosition(setup, kernel)

    def kernel(self, setup: Setup) -> NumberLineKernel:
        return NumberLineKernel(self.terms(setup), setup.seats, setup.first)

    def parse(self, text: str) -> int | None:
        return parse_move(text)

    def format(self, move: int) -> str:
        return format_move(move)

    def knowledge(self, view: View) -> Knowledge:
        return NumberLineKnowledge(self, view)

    def text(self, view: View, say: Say) -> str:
        return text_of(view, say)

    def bound(self, setup: Setup) -> int:
        # An answer each, one card each in round 1, two each in every later round; three numbers stated in each of them.
        stated = MOST_TRIES * MOST_ROUNDS if self.terms(setup).practice else 0
        return setup.seats * (2 + 2 * (MOST_ROUNDS - 1) + stated)

    def has_secrets(self, setup: Setup) -> bool:
        terms = self.terms(setup)
        return terms.hidden or terms.practice

    def terms(self, setup: Setup) -> Terms:
        return Terms.of(setup.options, self.rules)

    def left_out(self, options: Options, people: int) -> Options:
        """NL-2: a quiz is for at least two people; bots do not answer."""
        return {"start": "seat"} if options["start"] == "quiz" and people < 2 else {}

    def deck_table(self, options: Options) -> list[dict[str, object]]:
        return deck_table()


GAME: Final = NumberLine()
GAME_OF_RULES_1: Final = NumberLine(rules=1)  # for the records and tables that were made with them
