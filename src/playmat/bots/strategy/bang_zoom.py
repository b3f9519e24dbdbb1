"""Bang! Zoom!: a child that spells short words, and what letters are worth to a strong player."""

from typing import Final, cast

from playmat.bots.bot import Bot, Turn
from playmat.bots.simple.bang_zoom import GOALS, SENSIBLE, SimpleBangZoom, Values, Words
from playmat.core.chance import Stream
from playmat.games.bang_zoom.finder import lays_of
from playmat.games.bang_zoom.letters import cards_of, without
from playmat.games.bang_zoom.lexicon import Anagrams
from playmat.games.bang_zoom.moves import BANG, DISCARD, DRAW, LAY, TAKE, ZOOM, letters_of
from playmat.games.bang_zoom.views import BangZoomView

# Found by playing (tools/letters.py) on the deck of rules number 2: points first, BANG once three of its letters are
# there, and no dawdling when the draw pile shrinks or the letters of the goal get rare.
# fmt: off
LEARNED: Final = Values(
    bang=[0.0, 0.1, 0.7, 2.9, 5.1],
    zoom=[0.0, 0.6, 1.8, 4.6, 7.4],
    behind=[0.0, 0.3, 1.0, 2.8, 4.6],
    letters=[
        0.30, 0.10, 0.05, 0.15, 0.30, 0.05, 0.10, 0.05, 0.30, 0.05, 0.05, 0.15, 0.10,
        0.15, 0.30, 0.05, 0.05, 0.15, 0.15, 0.15, 0.30, 0.05, 0.05, 0.05, 0.05, 0.00,
    ],
    later=0.3, drawing=1.0, poor=2.0, laid=14, gift=1.0, few=3.0, rare=2.5, late=60, hurry=2.6,
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


GOAL_MOVES: Final = {"BANG": BANG, "ZOOM": ZOOM}


def missing(hand: list[int], goal: str) -> int:
    """How many letters of the goal a hand lacks."""
    return len(without(GOALS[goal], hand))


def free_words(words: Anagrams, hand: list[int], goal: str) -> list[int]:
    """The goal itself, and words of letters that it does not need; they leave a card."""
    lacks = missing(hand, goal)
    found: list[int] = []
    for move in lays_of(words, hand):
        if move == GOAL_MOVES[goal]:
            found.append(move)
        elif move != ZOOM:
            rest = without(hand, letters_of(move - LAY))
            if rest and missing(rest, goal) == lacks:
                found.append(move)
    return found


def free_cards(hand: list[int], goal: str) -> list[int]:
    """The cards that the goal does not need, each once, or all where it needs every one."""
    lacks = missing(hand, goal)
    letters = sorted(set(hand))
    return [card for card in letters if missing(without(hand, [card]), goal) == lacks] or letters


class Child(Bot):
    """Saves the letters of the goal, lays any short word it sees of the others, and throws any other card away."""

    def __init__(self, name: str, words: Words) -> None:
        super().__init__(name)
        self.words = words

    def choose(self, turn: Turn, stream: Stream) -> int:
        view = turn.view()
        now = cast(BangZoomView, view["now"])
        goal = now["goal"]
        hand = cards_of(now["hand"])
        if now["stage"] != "lay":
            top = cards_of(now["discards"][-1:])
            return TAKE if missing(hand + top, goal) < missing(hand, goal) else DRAW
        words = free_words(self.words.of(view), hand, goal)
        if GOAL_MOVES[goal] in words:
            return GOAL_MOVES[goal]
        if words:
            return words[stream.below(len(words))]
        cards = free_cards(hand, goal)
        return DISCARD + cards[stream.below(len(cards))]
