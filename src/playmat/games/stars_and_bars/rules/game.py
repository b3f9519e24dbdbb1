"""Stars and Bars: its metadata, options and presets, and how a game begins."""

from typing import Final

from playmat.core.chance import Chance
from playmat.core.game import Game, Say, Setup
from playmat.core.knowledge import Knowledge
from playmat.core.options import Choice, Options
from playmat.core.position import Position
from playmat.core.result import GameOutcome
from playmat.core.views import View
from playmat.games.stars_and_bars.rules.board import INNER
from playmat.games.stars_and_bars.rules.cards import CARD_NAMES, SMALL_DECK, WHOLE_DECK, deck_size, deck_table
from playmat.games.stars_and_bars.rules.kernel import StarsAndBarsKernel, parse_options
from playmat.games.stars_and_bars.rules.knowledge import StarsAndBarsKnowledge
from playmat.games.stars_and_bars.rules.messages import render_text
from playmat.games.stars_and_bars.rules.moves import MOVE_SPACE, format_move, parse_move
from playmat.games.stars_and_bars.rules.position import StarsAndBarsPosition
from playmat.games.stars_and_bars.rules.presets import PRESETS

SMALL_DECK_CARDS: Final = list(range(SMALL_DECK))
WHOLE_DECK_CARDS: Final = list(range(WHOLE_DECK))
# SB-14: a put, housekeeping, `back`, and both again; a wrong statement and the end of the turn. There are fewer claims
# than turns, because each takes away a stack that needed four turns.
MAX_MOVES_PER_TURN: Final = 10


class StarsAndBars(Game):
    """Two players play cards next to cards with exactly the right number of differences."""

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
                Choice("announce", ["off", "practise", "strict"], "SB-13"),
            ],
            presets=PRESETS,
        )
        self.minutes = 30
        self.ages = "9+"
        self.skills = ["classification", "logical-reasoning", "spatial-reasoning", "addition"]

    def begin(self, setup: Setup, number: int, chance: Chance) -> Position:
        kernel = self.kernel(setup)
        kernel.set_pile(chance.shuffle(SMALL_DECK_CARDS if kernel.cards == SMALL_DECK else WHOLE_DECK_CARDS))
        kernel.begin(number)
        return StarsAndBarsPosition(setup, kernel)

    def kernel(self, setup: Setup) -> StarsAndBarsKernel:
        return StarsAndBarsKernel(parse_options(setup.options), setup.first)

    def parse(self, text: str) -> int | None:
        return parse_move(text)

    def format(self, move: int) -> str:
        return format_move(move)

    def knowledge(self, view: View) -> Knowledge:
        return StarsAndBarsKnowledge(self, view)

    def text(self, view: View, say: Say) -> str:
        return render_text(view, say)

    def bound(self, setup: Setup) -> int:
        kernel = self.kernel(setup)
        turns = kernel.cards - len(INNER)
        return turns * MAX_MOVES_PER_TURN if kernel.is_long else turns

    def has_secrets(self, setup: Setup) -> bool:
        # Hands are open, and nobody knows the order of the deck.
        return False

    def deck_table(self, options: Options) -> list[dict[str, object]]:
        return deck_table(deck_size(options.get("deck")))

    def match_winners(self, games: list[GameOutcome], totals: list[int]) -> list[int]:
        """A game won counts 2, a tied game 1 for each player. Equal sums share the win."""
        won = [0, 0]
        for game in games:
            for seat in game.winners:
                won[seat] += 3 - len(game.winners)
        return [seat for seat in range(2) if won[seat] == max(won)]


GAME: Final = StarsAndBars()
