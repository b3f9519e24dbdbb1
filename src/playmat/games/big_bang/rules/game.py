"""Big Bang: what it offers, and how a game of it begins."""

from typing import Final

from playmat.core.chance import Chance
from playmat.core.game import Game, Say, Setup
from playmat.core.knowledge import Knowledge
from playmat.core.options import Choice, Number, Options
from playmat.core.position import Position
from playmat.core.refusal import Refusal
from playmat.core.result import GameOutcome
from playmat.core.views import View
from playmat.games.big_bang.rules.cards import CARD_NAMES
from playmat.games.big_bang.rules.deck import MOST_RULES, NEWEST, deck_table
from playmat.games.big_bang.rules.faces import faces_in, faces_option, refuse_count
from playmat.games.big_bang.rules.kernel import BigBangKernel
from playmat.games.big_bang.rules.knowledge import BigBangKnowledge
from playmat.games.big_bang.rules.moves import HAND, MOVE_SPACE, format_move, parse_move
from playmat.games.big_bang.rules.position import BigBangPosition
from playmat.games.big_bang.rules.presets import PRESETS
from playmat.games.big_bang.rules.refusals import refuse_options
from playmat.games.big_bang.rules.terms import Terms
from playmat.games.big_bang.rules.text import text_of


class BigBang(Game):
    """One player, or two or three in a race, put numbers around a star so that neighbours differ by exactly 1."""

    def __init__(self, rules: int = NEWEST) -> None:
        super().__init__(
            name="big-bang",
            rules=rules,
            least_seats=1,
            most_seats=3,
            move_space=MOVE_SPACE,
            card_names=CARD_NAMES,
            options=[
                Choice("draw", ["strict", "free"], "BB-6"),
                Choice("unplayed", ["zero", "minus"], "BB-12"),
                Choice("replay", [False, True], "BB-13"),
                Number("rules_cards", 0, 0, MOST_RULES, [0, 0, 1, 2, 4, MOST_RULES], "BB-14"),
                faces_option(),
                Choice("mode", ["solo", "race"], "BB-15"),
                Choice("same_deal", [True, False], "BB-15"),
                Choice("scoring", ["normal", "stolen"], "BB-16"),
                Number("clock", None, 1, 30, [None, None, 5], "BB-17"),
            ],
            presets=PRESETS,
        )
        self.minutes = 10
        self.ages = "6+"
        self.skills = ["patterns", "number-order", "strategy", "planning"]
        self.alone = ["clock", "rules_cards", "replay", "draw", "unplayed"]

    def begin(self, setup: Setup, number: int, chance: Chance) -> Position:
        kernel = self.kernel(setup)
        kernel.deal_by(chance)
        return BigBangPosition(setup, kernel)

    def kernel(self, setup: Setup) -> BigBangKernel:
        return BigBangKernel(setup.seats, self.terms(setup))

    def parse(self, text: str) -> int | None:
        return parse_move(text)

    def format(self, move: int) -> str:
        return format_move(move)

    def knowledge(self, view: View) -> Knowledge:
        return BigBangKnowledge(self, view)

    def text(self, view: View, say: Say) -> str:
        return text_of(view, say)

    def bound(self, setup: Setup) -> int:
        """Every card is put once; in one run of the deck it is drawn once, and every third of them dies with two more.

        BB-13: there is one run, or, with replays, one more than cards put and the one that needs none.
        """
        terms = self.terms(setup)
        cards = len(terms.pack)
        runs = cards + 2 if terms.replay else 1
        return setup.seats * (cards + runs * (cards + cards // HAND))

    def has_secrets(self, setup: Setup) -> bool:
        return setup.seats > 1

    def is_race(self, setup: Setup) -> bool:
        """BB-15: moves come in any order."""
        return setup.seats > 1

    def is_same_deal(self, setup: Setup) -> bool:
        """BB-15"""
        return self.terms(setup).hides_numbers

    def deck_table(self, options: Options) -> list[dict[str, object]]:
        return deck_table(faces_in(options, self.rules))

    def terms(self, setup: Setup) -> Terms:
        return Terms.of(setup.options, self.rules)

    def defaults(self, seats: int) -> Options:
        """BB-15: more than one can only race."""
        return {"mode": "race"} if seats > 1 else {}

    def refuse_setup(self, options: Options, seats: int) -> Refusal | None:
        return refuse_options(options, seats) or refuse_count(options, self.rules)

    def match_winners(self, games: list[GameOutcome], totals: list[int]) -> list[int]:
        """Alone one wins a match by putting all cards in every game of it."""
        if len(totals) > 1:
            return super().match_winners(games, totals)
        return [0] if all(game.winners for game in games) else []


GAME: Final = BigBang()
GAME_OF_RULES_1: Final = BigBang(rules=1)  # for the records and tables that were made with them
