"""Stars and Bars: what it offers, and how a game of it begins."""

from typing import Final

from playmat.core.chance import Chance
from playmat.core.game import Game, Say, Setup
from playmat.core.knowledge import Knowledge
from playmat.core.options import Choice, Options, Preset
from playmat.core.position import Position
from playmat.core.result import GameOutcome
from playmat.core.views import View
from playmat.games.stars_and_bars.rules.board import INNER
from playmat.games.stars_and_bars.rules.cards import CARD_NAMES, cards_of
from playmat.games.stars_and_bars.rules.deck import SMALL_DECK, WHOLE_DECK, deck_table
from playmat.games.stars_and_bars.rules.kernel import StarsAndBarsKernel
from playmat.games.stars_and_bars.rules.knowledge import StarsAndBarsKnowledge
from playmat.games.stars_and_bars.rules.moves import MOVE_SPACE, format_move, parse_move
from playmat.games.stars_and_bars.rules.position import StarsAndBarsPosition
from playmat.games.stars_and_bars.rules.terms import ANNOUNCING, terms_of
from playmat.games.stars_and_bars.rules.text import text_of

SMALL_PACK: Final = list(range(SMALL_DECK))
WHOLE_PACK: Final = list(range(WHOLE_DECK))
# A card put, taken back and put again; duties done, undone and done again; a wrong statement; the end of the turn;
# and of all claims together fewer than there are turns, since each takes away a stack that needed four of them.
MOST_MOVES_A_TURN: Final = 10


class StarsAndBars(Game):
    """Two players put cards where they have exactly the right number of differences."""

    def __init__(self) -> None:
        super().__init__(
            name="stars-and-bars",
            rules=1,
            least_seats=2,
            most_seats=2,
            move_space=MOVE_SPACE,
            card_names=CARD_NAMES,
            options=[
                Choice("deck", [SMALL_DECK, WHOLE_DECK], "SB-1"),
                Choice("housekeeping", ["auto", "manual"], "SB-12"),
                Choice("announce", list(ANNOUNCING), "SB-13"),
            ],
            presets=[
                Preset("guide", {"housekeeping": "manual", "announce": "practise"}),
                Preset("first-game", {}),
                Preset("with-moons", {"deck": WHOLE_DECK}),
                Preset("contest", {"housekeeping": "manual", "announce": "strict"}),
            ],
        )
        self.minutes = 30
        self.ages = "9+"
        self.skills = ["classification", "logical-reasoning", "spatial-reasoning", "addition"]

    def begin(self, setup: Setup, number: int, chance: Chance) -> Position:
        kernel = self.kernel(setup)
        kernel.take_pile(chance.shuffle(SMALL_PACK if kernel.cards == SMALL_DECK else WHOLE_PACK))
        kernel.begin(number)
        return StarsAndBarsPosition(setup, kernel)

    def kernel(self, setup: Setup) -> StarsAndBarsKernel:
        return StarsAndBarsKernel(terms_of(setup.options), setup.first)

    def parse(self, text: str) -> int | None:
        return parse_move(text)

    def format(self, move: int) -> str:
        return format_move(move)

    def knowledge(self, view: View) -> Knowledge:
        return StarsAndBarsKnowledge(self, view)

    def text(self, view: View, say: Say) -> str:
        return text_of(view, say)

    def bound(self, setup: Setup) -> int:
        terms = terms_of(setup.options)
        turns = terms.cards - len(INNER)
        return turns * MOST_MOVES_A_TURN if terms.is_long else turns

    def has_secrets(self, setup: Setup) -> bool:
        # Hands are open, and the order of the deck is hidden from all alike.
        return False

    def deck_table(self, options: Options) -> list[dict[str, object]]:
        return deck_table(cards_of(options.get("deck")))

    def match_winners(self, games: list[GameOutcome], totals: list[int]) -> list[int]:
        """A won game counts 2, a tied one 1 for each; equal bests share."""
        won = [0, 0]
        for game in games:
            for seat in game.winners:
                won[seat] += 3 - len(game.winners)
        return [seat for seat in range(2) if won[seat] == max(won)]


GAME: Final = StarsAndBars()
