"""Bang! Zoom!: a child that spells short words, and what letters are worth to a strong player."""

from typing import Final, cast

from playmat.bots.bot import Bot, Turn
from playmat.core.chance import Stream
from playmat.core.views import View
from playmat.games.bang_zoom.bots.duel import Duel, Keeping
from playmat.games.bang_zoom.bots.simple import GOALS, SENSIBLE, SimpleBangZoom, Standing, Thinking, Values, Words
from playmat.games.bang_zoom.rules.finder import lays_of
from playmat.games.bang_zoom.rules.letters import cards_of, without
from playmat.games.bang_zoom.rules.lexicon import Anagrams
from playmat.games.bang_zoom.rules.moves import BANG, DISCARD, DRAW, LAY, ZOOM, letters_of
from playmat.games.bang_zoom.rules.views import BangZoomView

# Found by playing on the deck of rules number 2: points first, BANG once three of its letters are there, and no
# dawdling when the draw pile shrinks or the letters of the goal get rare. Hints weigh single letters by LEARNED; the
# strong player of two weighs whole hands by KEEPING (its tool letters.py).
# fmt: off
LEARNED: Final = Values(
    bang=[0.00, -0.09, 0.36, 3.35, 6.34],
    zoom=[0.00, 0.53, 1.73, 5.01, 8.29],
    behind=[0.00, 0.25, 1.13, 2.77, 4.41],
    letters=[
        0.24, 0.11, -0.03, 0.16, 0.32, -0.03, 0.05, -0.03, 0.19, -0.03, -0.03, 0.16, 0.06,
        0.24, 0.23, -0.03, -0.03, 0.16, 0.16, 0.16, 0.42, -0.03, -0.03, -0.03, -0.03, -0.06,
    ],
    later=0.38, drawing=0.2, poor=4.8, laid=15, gift=1.50, few=3.00, rare=3.13, late=65, hurry=2.51,
)
KEEPING: Final = Keeping(
    letters=[
        0.88, -0.13, 0.16, 0.15, -0.40, -0.16, -0.38, -0.69, 0.40, -0.19, -0.29, 0.65, -0.10,
        0.30, 0.43, 0.21, 0.45, 0.05, -0.37, 0.35, 0.01, -1.00, -0.54, 0.42, -0.12, -0.80,
    ],
    again=[-0.92, -0.45, -0.09], vowels=[-0.94, 0.02, -0.12, 0.10, -0.01], each=-0.56,
    bang=[0.00, 0.27, -0.11, 4.23, 7.07], late_bang=[0.00, 2.48, 4.29, 8.04, 8.70],
    ahead=[0.00, 0.74, 4.18, 7.24, 10.70], close=[0.00, 1.03, 2.39, 4.27, 8.86], behind=[0.00, 3.62, 5.81, 6.39, 10.88],
    later=-0.11, rare=1.62, rare_saved=0.49, rare_laid=1.10,
    gift=0.79, late_gift=-0.19, swapping=1.30,
)
# fmt: on
TWO: Final = 2


def learned_for(seats: int) -> Values:
    """Where more than two play the letters are shared by many: who does not save those of the goal never sees it."""
    return LEARNED if seats == TWO else SENSIBLE


class StrongBangZoom(SimpleBangZoom):
    """Knows all words, weighs words against the goal by what wins, and does not end a game that it would lose."""

    def __init__(self, name: str, learned: Values = LEARNED, keeping: Keeping = KEEPING) -> None:
        super().__init__(name, waits=True)
        self.learned = learned
        self.keeping = keeping

    def thinking(self, view: View, seat: int) -> Thinking:
        if view["seats"] > TWO:
            return super().thinking(view, seat)
        goal = cast(BangZoomView, view["now"])["goal"]
        return Duel(self.words.of(view), Standing(view, seat), goal, self.learned, self.keeping)


GOAL_MOVES: Final = {"BANG": BANG, "ZOOM": ZOOM}


def missing(hand: list[int], goal: str) -> int:
    """How many letters of the goal a hand lacks."""
    return len(without(GOALS[goal], hand))


def free_words(words: Anagrams, hand: list[int], goal: str, saves: bool = True) -> list[int]:
    """The goal itself, and words that leave a card: of letters that the goal does not need where they are saved."""
    lacks = missing(hand, goal)
    found: list[int] = []
    for move in lays_of(words, hand):
        if move == GOAL_MOVES[goal]:
            found.append(move)
        elif move != ZOOM:
            rest = without(hand, letters_of(move - LAY))
            if rest and (not saves or missing(rest, goal) == lacks):
                found.append(move)
    return found


def free_cards(hand: list[int], goal: str) -> list[int]:
    """The cards that the goal does not need, each once, or all where it needs every one."""
    lacks = missing(hand, goal)
    letters = sorted(set(hand))
    return [card for card in letters if missing(without(hand, [card]), goal) == lacks] or letters


class Child(Bot):
    """Saves the letters of the goal, lays any short word it sees of the others, and throws any other card away.

    It never looks at the discard pile, and once in so many looks it sees no word (0: never).
    """

    def __init__(self, name: str, words: Words, overlooks: int) -> None:
        super().__init__(name)
        self.words = words
        self.overlooks = overlooks

    def choose(self, turn: Turn, stream: Stream) -> int:
        view = turn.view()
        now = cast(BangZoomView, view["now"])
        if now["stage"] != "lay":
            return DRAW
        goal = now["goal"]
        hand = cards_of(now["hand"])
        # When nobody lays words any more, saving letters leads nowhere.
        saves = now["quiet"] * 2 < now["quiet_limit"]
        words = free_words(self.words.of(view), hand, goal, saves)
        if GOAL_MOVES[goal] in words:
            return GOAL_MOVES[goal]
        if words and (not self.overlooks or stream.below(self.overlooks)):
            return words[stream.below(len(words))]
        cards = free_cards(hand, goal) if saves else hand
        return DISCARD + cards[stream.below(len(cards))]
