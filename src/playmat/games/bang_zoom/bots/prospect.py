"""Bang! Zoom! between two: how likely it is to win a game that is in its middle, both hands known.

Found by playing: the chance that the player whose turn begins wins, as a logistic function of a few numbers, one for
the time before BANG is laid and one for the time after.
"""

from math import exp

from playmat.games.bang_zoom.bots.duel import Duel
from playmat.games.bang_zoom.rules.kernel import BangZoomKernel
from playmat.games.bang_zoom.rules.terms import BONUS

NUMBERS = 16
CLEAR = 10.0
FULL = 50.0
# fmt: off
# By logistic regression over 49,309 turns of 3,000 games between two who reckon as `Duel` does.
BEFORE = [
    0.208, 1.229, 1.055, 0.957, 0.503, -0.575, -0.054, -0.318,
    0.331, 0.077, 0.372, -0.193, -0.025, -0.168, -0.087, 0.122,
]
AFTER = [
    0.711, 1.081, 2.843, 4.042, 0.953, -0.328, -0.379, -0.046,
    1.712, 0.433, 0.271, -0.697, 0.008, -0.443, 1.178, -1.876,
]
# fmt: on


class Prospect:
    """Looks at a game when a turn begins.

    numbers   what is looked at: one; the lead up to a bonus, and what is beyond it in either direction; what both
              hands are worth; whether two, three or all letters of the goal are saved, in either hand; the cards left
              in the first draw pile, and the lead times these; the letters saved where the goal may decide the game
    """

    def __init__(self, duel: Duel) -> None:
        self.duel = duel
        self.numbers = [0.0] * 16

    def chance_of(self, kernel: BangZoomKernel, seat: int) -> float:
        """How likely a seat wins; a tie is half a win."""
        self.look(kernel)
        total = 0.0
        for number in range(NUMBERS):
            total += self.numbers[number] * (AFTER[number] if kernel.is_bang_laid else BEFORE[number])
        chance = 1.0 / (1.0 + exp(-total))
        return chance if kernel.turn == seat else 1.0 - chance

    def look(self, kernel: BangZoomKernel) -> int:
        duel = self.duel
        seat = kernel.turn
        for number in range(NUMBERS):
            self.numbers[number] = 0.0
        duel.look(kernel, 1 - seat)
        self.numbers[5] = duel.worth_of_hand(kernel, 1 - seat) / CLEAR
        theirs = duel.saved_in_hand()
        duel.look(kernel, seat)
        self.numbers[4] = duel.worth_of_hand(kernel, seat) / CLEAR
        own = duel.saved_in_hand()
        lead = duel.lead
        near = lead if -BONUS <= lead <= BONUS else BONUS if lead > 0 else -BONUS
        self.numbers[0] = 1.0
        self.numbers[1] = near / CLEAR
        self.numbers[2 if lead > 0 else 3] = (lead - near) / CLEAR
        if own > 1:
            self.numbers[4 + own] = 1.0
        if theirs > 1:
            self.numbers[7 + theirs] = 1.0
        left = (0 if kernel.rebuilds else kernel.last - kernel.drawn) / FULL
        self.numbers[12] = left
        self.numbers[13] = near * left / CLEAR
        if lead > -BONUS:
            self.numbers[14] = own / 4.0
        if lead < BONUS:
            self.numbers[15] = theirs / 4.0
        return 0

    def listed(self) -> list[float]:
        return [self.numbers[number] for number in range(NUMBERS)]
