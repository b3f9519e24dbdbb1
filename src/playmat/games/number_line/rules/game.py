"""Number Line: its metadata, options and presets, and how a game begins."""

from typing import Final

from playmat.core.chance import Chance
from playmat.core.game import Game, Say, Setup
from playmat.core.knowledge import Knowledge
from playmat.core.options import Choice, Options
from playmat.core.position import Position
from playmat.core.views import View
from playmat.games.number_line.rules.cards import COLORS, deck_table
from playmat.games.number_line.rules.kernel import NumberLineKernel, NumberLineOptions, parse_options
from playmat.games.number_line.rules.knowledge import NumberLineKnowledge
from playmat.games.number_line.rules.messages import render_text
from playmat.games.number_line.rules.moves import MOVE_SPACE, format_move, parse_move
from playmat.games.number_line.rules.position import NumberLinePosition
from playmat.games.number_line.rules.presets import PRESETS
from playmat.games.number_line.rules.rounds import (
    BY_CHANCE,
    BY_QUIZ,
    COUNT_SINCE,
    MAX_FACTOR,
    MAX_ROUNDS,
    MAX_SEATS,
    MAX_TRIES,
    MIN_FACTOR,
)

NEWEST: Final = 2


class NumberLine(Game):
    """Two to five players put cards on the numbers 1 to 10; the player closest to a number owns it."""

    def __init__(self, rules: int = NEWEST) -> None:
        super().__init__(
            name="number-line",
            rules=rules,
            least_seats=2,
            most_seats=MAX_SEATS,
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
        self.colours = COLORS
        self.kept_verbs = ("say",)

    def begin(self, setup: Setup, number: int, chance: Chance) -> Position:
        kernel = self.kernel(setup)
        drawn = other = 0
        if kernel.start == BY_CHANCE:
            drawn = chance.draw([(0, setup.seats - 1)])[0]
        elif kernel.start == BY_QUIZ and number > 1:
            drawn, other = chance.draw([(MIN_FACTOR, MAX_FACTOR), (MIN_FACTOR, MAX_FACTOR)])
        kernel.begin(number, drawn, other)
        return NumberLinePosition(setup, kernel)

    def kernel(self, setup: Setup) -> NumberLineKernel:
        return NumberLineKernel(self.parse_options(setup), setup.seats, setup.first)

    def parse(self, text: str) -> int | None:
        return parse_move(text)

    def format(self, move: int) -> str:
        return format_move(move)

    def knowledge(self, view: View) -> Knowledge:
        return NumberLineKnowledge(self, view)

    def text(self, view: View, say: Say) -> str:
        return render_text(view, say)

    def bound(self, setup: Setup) -> int:
        # For each player: an answer, one card in round 1 and two in any later one, and three statements per round.
        stated = MAX_TRIES * MAX_ROUNDS if self.parse_options(setup).practice else 0
        return setup.seats * (2 + 2 * (MAX_ROUNDS - 1) + stated)

    def has_secrets(self, setup: Setup) -> bool:
        options = self.parse_options(setup)
        return options.hidden or options.practice

    def parse_options(self, setup: Setup) -> NumberLineOptions:
        return parse_options(setup.options, self.rules)

    def left_out(self, options: Options, people: int) -> Options:
        """NL-2: a quiz is for at least two people. Bots pass."""
        return {"start": "seat"} if options["start"] == "quiz" and people < 2 else {}

    def deck_table(self, options: Options) -> list[dict[str, object]]:
        return deck_table()


GAME: Final = NumberLine()
# For records and tables made with rules number 1.
GAME_OF_RULES_1: Final = NumberLine(rules=1)
