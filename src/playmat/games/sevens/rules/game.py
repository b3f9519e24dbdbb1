"""Sevens: what it offers, and how a game of it begins."""

from typing import Final

from playmat.core.chance import Chance
from playmat.core.game import Game, Say, Setup
from playmat.core.knowledge import Knowledge
from playmat.core.options import Choice, Options
from playmat.core.position import Position
from playmat.core.views import View
from playmat.games.sevens.rules.cards import CARD_NAMES, pack_of
from playmat.games.sevens.rules.deck import deck_table
from playmat.games.sevens.rules.kernel import SevensKernel
from playmat.games.sevens.rules.knowledge import SevensKnowledge
from playmat.games.sevens.rules.moves import MOVE_SPACE, format_move, parse_move
from playmat.games.sevens.rules.position import SevensPosition
from playmat.games.sevens.rules.presets import PRESETS
from playmat.games.sevens.rules.stages import MOST_TRIES, QUIET_ROUNDS
from playmat.games.sevens.rules.terms import Terms
from playmat.games.sevens.rules.text import text_of


class Sevens(Game):
    """Three to five players build chains up and down from the sevens; the first without cards wins."""

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
        pack = kernel.terms.pack
        # SV-3: with 3 players the opening card is not dealt.
        kernel.deal_pile(number, chance.shuffle(pack.cards_but_opening if setup.seats == 3 else pack.cards))
        return SevensPosition(setup, kernel)

    def kernel(self, setup: Setup) -> SevensKernel:
        return SevensKernel(Terms.of(setup.options), setup.seats, setup.first)

    def parse(self, text: str) -> int | None:
        return parse_move(text)

    def format(self, move: int) -> str:
        return format_move(move)

    def knowledge(self, view: View) -> Knowledge:
        return SevensKnowledge(self, view)

    def text(self, view: View, say: Say) -> str:
        return text_of(view, say)

    def bound(self, setup: Setup) -> int:
        # SV-15: before, between and after the cards put there are fewer than so many knocks in a row, and each is
        # one move of the knocker, a card given by everybody else and a guess for each of them.
        cards = len(Terms.of(setup.options).pack.cards)
        stated = MOST_TRIES * setup.seats if Terms.of(setup.options).practice else 0
        return cards + (cards + 1) * QUIET_ROUNDS * setup.seats * (2 * setup.seats - 1) + stated

    def has_secrets(self, setup: Setup) -> bool:
        return True

    def deck_table(self, options: Options) -> list[dict[str, object]]:
        return deck_table(pack_of(options.get("variant")))


GAME: Final = Sevens()
