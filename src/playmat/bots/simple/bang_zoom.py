"""A simple sensible player of Bang! Zoom!: saves the letters of the goal and lays what brings most with the others."""

from typing import Final, cast

from playmat.bots.bot import Bot, Turn
from playmat.core.chance import Stream
from playmat.games.bang_zoom.finder import Plan, best_plan
from playmat.games.bang_zoom.letters import cards_of
from playmat.games.bang_zoom.lexicon import Lexicon, lexicon_of
from playmat.games.bang_zoom.moves import DISCARD, DRAW, TAKE
from playmat.games.bang_zoom.views import BangZoomView

LETTERS: Final = 26
VOWELS: Final = cards_of(list("AEIOU"))


class Values:
    """What a card is worth that stays in hand: one that the goal needs, one that ZOOM will need, any other letter."""

    def __init__(self, goal: float, later: float, letters: list[float], drawing: float, laid: int) -> None:
        self.goal = goal
        self.later = later
        self.letters = letters
        # The top of the discard pile must bring so much more than the hand has: an unknown card brings something too.
        self.drawing = drawing
        # The goal itself is worth more than its letters together, or it would never be laid.
        self.laid = laid
        # A hand without a word, and with fewer than two letters of the goal, is swapped.
        self.poor = 2 * goal


SENSIBLE: Final = Values(2.6, 1.0, [0.3 if letter in VOWELS else 0.1 for letter in range(LETTERS)], 1.4, 20)


class SimpleBangZoom(Bot):
    """Finds all words of its hand, and looks no further than this turn."""

    def __init__(self, name: str = "simple", values: Values = SENSIBLE) -> None:
        super().__init__(name)
        self.values = values

    def choose(self, turn: Turn, stream: Stream) -> int:
        view = turn.view()
        now = cast(BangZoomView, view["now"])
        # When nobody lays words any more, saving letters leads nowhere.
        saves = now["quiet"] * 2 < now["quiet_limit"]
        thinking = Thinking(lexicon_of(view["options"]), now["goal"], saves, self.values)
        hand = cards_of(now["hand"])
        if now["stage"] == "lay":
            plan = thinking.plan(hand)
            return plan.lays[0] if plan.lays else DISCARD + plan.discard
        alone = thinking.plan(hand)
        with_top = thinking.plan(sorted([*hand, *cards_of(now["discards"][-1:])]))
        if with_top.worth > alone.worth + self.values.drawing:
            return TAKE
        # The first swap of the list keeps what the goal needs.
        return turn.legal()[2] if not alone.lays and alone.worth < self.values.poor else DRAW


class Thinking:
    """What cards are worth in a game as it stands."""

    def __init__(self, lexicon: Lexicon, goal: str, saves: bool, values: Values) -> None:
        self.lexicon = lexicon
        self.values = values
        self.is_bang_laid = goal == "ZOOM"
        self.needed = cards_of(list(goal)) if saves else []
        self.needed_later = cards_of(list("ZOOM")) if saves and not self.is_bang_laid else []

    def plan(self, hand: list[int]) -> Plan:
        return best_plan(self.lexicon, hand, self.is_bang_laid, self.values.laid, self.worths(hand))

    def worths(self, hand: list[int]) -> list[float]:
        """For each card of a hand what it is worth there; the goal needs each of its letters once."""
        needed = self.needed[:]
        later = self.needed_later[:]
        worths: list[float] = []
        for card in hand:
            if card in needed:
                needed.remove(card)
                worths.append(self.values.goal)
            elif card in later:
                later.remove(card)
                worths.append(self.values.later)
            else:
                worths.append(self.values.letters[card])
        return worths
