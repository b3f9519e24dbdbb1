"""Bang! Zoom!: a child that spells short words, and what letters are worth to a strong player."""

from typing import Final, cast

from playmat.bots.bot import Bot, Turn
from playmat.core.chance import Stream
from playmat.core.views import View
from playmat.games.bang_zoom.bots.simple import GOALS, SENSIBLE, SimpleBangZoom, Thinking, Values, Words
from playmat.games.bang_zoom.rules.finder import Plan, lays_of
from playmat.games.bang_zoom.rules.letters import cards_of, without
from playmat.games.bang_zoom.rules.lexicon import Anagrams
from playmat.games.bang_zoom.rules.moves import BANG, DISCARD, DRAW, LAY, ZOOM, letters_of
from playmat.games.bang_zoom.rules.views import BangZoomView

# Found by playing (its tool letters.py) on the deck of rules number 2: points first, BANG once three of its letters are
# there, and no dawdling when the draw pile shrinks or the letters of the goal get rare.
# fmt: off
LEARNED: Final = Values(
    bang=[0.00, -0.09, 0.36, 3.35, 6.34],
    zoom=[0.00, 0.53, 1.73, 5.01, 8.29],
    behind=[0.00, 0.25, 1.13, 2.77, 4.41],
    letters=[
        0.24, 0.11, -0.03, 0.16, 0.32, -0.03, 0.05, -0.03, 0.19, -0.03, -0.03, 0.16, 0.06,
        0.24, 0.23, -0.03, -0.03, 0.16, 0.16, 0.16, 0.42, -0.03, -0.03, -0.03, -0.03, -0.06,
    ],
    later=0.38, drawing=-0.2, poor=4.8, laid=16, gift=1.50, few=3.00, rare=3.13, late=65, hurry=2.51,
)
# fmt: on
TWO: Final = 2


def learned_for(seats: int) -> Values:
    """Where more than two play the letters are shared by many: who does not save those of the goal never sees it."""
    return LEARNED if seats == TWO else SENSIBLE


class StrongBangZoom(SimpleBangZoom):
    """Knows all words, weighs words against the goal by what wins, and does not end a game that it would lose."""

    def __init__(self, name: str) -> None:
        super().__init__(name, waits=True)

    def values_at(self, seats: int) -> Values:
        return learned_for(seats)

    def worth_of_drawing(self, thinking: Thinking, view: View, hand: list[int], alone: Plan) -> float:
        """Between two players the average over all cards that may come."""
        if view["seats"] > TWO:
            return super().worth_of_drawing(thinking, view, hand, alone)
        now = cast(BangZoomView, view["now"])
        unseen = thinking.standing.left[:]
        for card in hand + cards_of(now["discards"]):
            unseen[card] -= 1
        total = 0.0
        for card, count in enumerate(unseen):
            if count > 0:
                total += count * thinking.plan(sorted([*hand, card])).worth
        return total / max(sum(unseen), 1) + thinking.values.drawing


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
