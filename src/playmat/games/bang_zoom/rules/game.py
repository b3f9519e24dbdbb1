"""Bang! Zoom!: what it offers, and how a game of it begins."""

from typing import Final

from playmat.core.chance import Chance
from playmat.core.game import Game, Say, Setup
from playmat.core.kernel import Kernel
from playmat.core.knowledge import Knowledge
from playmat.core.options import Options
from playmat.core.position import Position
from playmat.core.refusal import Refusal
from playmat.core.views import View
from playmat.games.bang_zoom.rules.agreed import AGREED_CODES, AGREES_FROM, format_agreed, parse_agreed
from playmat.games.bang_zoom.rules.deck import NEWEST, deck_table
from playmat.games.bang_zoom.rules.ground_rules import SHORTEST, WordTerms, ground_rules, refuse_rules
from playmat.games.bang_zoom.rules.kernel import BangZoomKernel
from playmat.games.bang_zoom.rules.knowledge import BangZoomKnowledge
from playmat.games.bang_zoom.rules.letters import CARD_NAMES
from playmat.games.bang_zoom.rules.lexicon import WORD_CODES, Lexicon, lexicon_of
from playmat.games.bang_zoom.rules.moves import MOVE_SPACE, QUIET_ROUNDS, format_move, parse_move
from playmat.games.bang_zoom.rules.position import BangZoomPosition
from playmat.games.bang_zoom.rules.presets import PRESETS
from playmat.games.bang_zoom.rules.terms import Terms
from playmat.games.bang_zoom.rules.text import text_of


class BangZoom(Game):
    """Two to four players make words of letter cards; first BANG is the goal, then ZOOM."""

    def __init__(self, rules: int = NEWEST) -> None:
        super().__init__(
            name="bang-zoom",
            rules=rules,
            least_seats=2,
            most_seats=4,
            move_space=MOVE_SPACE,
            card_names=CARD_NAMES,
            options=ground_rules(),
            presets=PRESETS,
        )
        self.minutes = 20
        self.ages = "8+"
        self.skills = ["spelling", "vocabulary", "planning"]
        self.word_codes = WORD_CODES + AGREED_CODES

    def begin(self, setup: Setup, number: int, chance: Chance) -> Position:
        terms = Terms.of(setup.options, self.rules)
        dealer = setup.seat_of_game(number)
        lexicon = lexicon_of(terms.words, self.rules, [])
        kernel = self.new_kernel(setup, terms, lexicon)
        kernel.pile_up(chance.shuffle(list(terms.deck)), [])
        kernel.hand_out(dealer)
        return BangZoomPosition(setup, kernel, lexicon, dealer)

    def kernel(self, setup: Setup) -> Kernel:
        terms = Terms.of(setup.options, self.rules)
        return self.new_kernel(setup, terms, lexicon_of(terms.words, self.rules, []))

    def new_kernel(self, setup: Setup, terms: Terms, lexicon: Lexicon) -> BangZoomKernel:
        """One that waits for its cards."""
        return BangZoomKernel(setup.seats, setup.first, terms.deck, terms.extra, terms.last_turns, lexicon.trie())

    def parse(self, text: str) -> int | None:
        return parse_move(text)

    def format(self, move: int) -> str:
        return format_move(move)

    def parse_table(self, text: str) -> int | None:
        return parse_agreed(text) if self.rules >= AGREES_FROM else None

    def format_table(self, number: int) -> str:
        return format_agreed(number)

    def knowledge(self, view: View) -> Knowledge:
        return BangZoomKnowledge(self, view)

    def text(self, view: View, say: Say) -> str:
        return text_of(view, say)

    def bound(self, setup: Setup) -> int:
        # Words stay on the table, so the deck sets a limit to them; before, between and after them there are fewer than
        # so many turns without a word (BZ-13), and a turn takes two moves besides its words. Last turns come on top.
        terms = Terms.of(setup.options, self.rules)
        words = len(terms.deck) // (1 if terms.words.one_letter else SHORTEST)
        turns = words + (words + 1) * QUIET_ROUNDS * setup.seats + (setup.seats if terms.last_turns else 0)
        return words + 2 * turns

    def has_secrets(self, setup: Setup) -> bool:
        return True

    def deck_table(self, options: Options) -> list[dict[str, object]]:
        return deck_table(self.rules, str(options.get("letters", "")))

    def refuse_setup(self, options: Options, seats: int) -> Refusal | None:
        return refuse_rules(options)

    def stamp(self, options: Options) -> dict[str, str]:
        """BZ-14: the hash of the word list that the match begins with."""
        return {"words": lexicon_of(WordTerms.of(options), self.rules, []).stamp()}


GAME: Final = BangZoom()
# For the records and tables that were made with them.
GAME_OF_RULES_1: Final = BangZoom(rules=1)
GAME_OF_RULES_2: Final = BangZoom(rules=2)
