"""Sevens: its metadata, options and presets, and how a game begins."""

from typing import Final

from playmat.core.chance import Chance
from playmat.core.game import Game, Say, Setup
from playmat.core.knowledge import Knowledge
from playmat.core.options import Choice, Options
from playmat.core.position import Position
from playmat.core.views import View
from playmat.games.sevens.rules.cards import CARD_NAMES, deck_for, deck_table
from playmat.games.sevens.rules.kernel import SevensKernel, parse_options
from playmat.games.sevens.rules.knowledge import SevensKnowledge
from playmat.games.sevens.rules.messages import render_text
from playmat.games.sevens.rules.moves import MOVE_SPACE, format_move, parse_move
from playmat.games.sevens.rules.position import SevensPosition
from playmat.games.sevens.rules.presets import PRESETS
from playmat.games.sevens.rules.scoring import MAX_TRIES, QUIET_ROUNDS


class Sevens(Game):
    """Three to five players build chains up and down from the sevens; the first player without cards wins."""

    def __init__(self) -> None:
        super().__init__(
            name="sevens",
            rules=1,
            least_seats=3,
            most_seats=5,
            move_space=MOVE_SPACE,
            card_names=CARD_NAMES,
            options=[
                Choice("variant", ["standard", "junior"], "SV-13"),
                Choice("guess", ["card", "rank"], "SV-14"),
                Choice("count", ["auto", "practice"], "SV-16"),
            ],
            presets=PRESETS,
        )
        self.minutes = 15
        self.ages = "5+"
        self.skills = ["number-order", "number-sense", "addition"]
        self.low_wins = True
        self.kept_verbs = ("say",)

    def begin(self, setup: Setup, number: int, chance: Chance) -> Position:
        kernel = self.kernel(setup)
        kernel.deal_pile(number, chance.shuffle(kernel.options.deck.dealt_cards(setup.seats)))
        return SevensPosition(setup, kernel)

    def kernel(self, setup: Setup) -> SevensKernel:
        return SevensKernel(parse_options(setup.options), setup.seats, setup.first)

    def parse(self, text: str) -> int | None:
        return parse_move(text)

    def format(self, move: int) -> str:
        return format_move(move)

    def knowledge(self, view: View) -> Knowledge:
        return SevensKnowledge(self, view)

    def text(self, view: View, say: Say) -> str:
        return render_text(view, say)

    def bound(self, setup: Setup) -> int:
        # SV-15: before, between and after the cards played, there are fewer knocks in a row than stall the game. Each
        # is one move of the knocker, and a card given and a guess for each other player.
        options = parse_options(setup.options)
        cards = len(options.deck.cards)
        sums = MAX_TRIES * setup.seats if options.practice else 0
        return cards + (cards + 1) * QUIET_ROUNDS * setup.seats * (2 * setup.seats - 1) + sums

    def has_secrets(self, setup: Setup) -> bool:
        return True

    def deck_table(self, options: Options) -> list[dict[str, object]]:
        return deck_table(deck_for(options.get("variant")))


GAME: Final = Sevens()
