"""Random keys for what fits on the cells of a board, made when a cell is first met.

of      for every cell and set of numbers a key; the first of a cell is that of one where nothing fits any more
rules   the same where rules cards are in play: a key for every cell and piece, that of the star for a cell that is
        touched; the key of a set is what those of its pieces come to together
known   which cells have their keys
"""

from playmat.games.big_bang.rules.cards import PIECES
from playmat.games.big_bang.rules.grid import CELLS
from playmat.games.big_bang.solver.symmetry import NUMBER_SETS, keys_from

NO_KEYS = [0] * (CELLS * NUMBER_SETS)
NO_RULES_KEYS = [0] * (CELLS * PIECES)
NOTHING_KNOWN = [0] * CELLS


class Keys:
    """Shared by all boards: the same cell has the same keys everywhere."""

    def __init__(self) -> None:
        self.of = NO_KEYS[:]
        self.rules = NO_RULES_KEYS[:]
        self.known = NOTHING_KNOWN[:]
        self.rules_known = NOTHING_KNOWN[:]

    def learn(self, cell: int) -> int:
        """Make the keys of a cell, unless they are there; the answer means nothing."""
        if not self.known[cell]:
            self.known[cell] = 1
            for place, key in enumerate(keys_from(1, cell, NUMBER_SETS)):
                self.of[cell * NUMBER_SETS + place] = key
        return 0

    def learn_rules(self, cell: int) -> int:
        if not self.rules_known[cell]:
            self.rules_known[cell] = 1
            for place, key in enumerate(keys_from(2, cell, PIECES)):
                self.rules[cell * PIECES + place] = key
        return 0


KEYS = Keys()
