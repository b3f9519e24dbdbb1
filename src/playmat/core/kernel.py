"""One game as it stands, in numbers only: what random play, search and simulation work on.

A kernel holds the state of a game in fixed arrays and sets of bits, lists legal moves into a buffer that is used again
and again, and plays them. It keeps no history and knows no words; `Position` adds those for people. A module with a
.pxd beside it is compiled (docs/performance.md); the same file runs as plain Python where nothing is.
"""

from typing import TYPE_CHECKING, Final

from playmat.core.bits import count, lowest

if TYPE_CHECKING:
    from playmat.core.chance import Chance
    from playmat.core.stream import Stream

# The most moves that are ever legal at once in any game with a kernel, and the most seats. Where arrays are made their
# lengths must be literals, as in kernel.pxd.
MOST_MOVES: Final = 4096
MOST_SEATS: Final = 8


class MoveList:
    """Moves that a kernel lists: the first `count` of `of`. Made once, filled again for every turn."""

    def __init__(self) -> None:
        self.of = [0] * 4096
        self.count = 0

    def listed(self) -> list[int]:
        """A list of its own, for those who keep it."""
        if self.count > 4096:
            raise ValueError("a MoveList holds up to 4096 moves")
        return [self.of[place] for place in range(self.count)]

    def take(self, moves: list[int]) -> int:
        """Hold the moves of a list; how many there are. Raise ValueError if there are too many."""
        if len(moves) > 4096:
            raise ValueError(f"a MoveList holds up to 4096 moves, not {len(moves)}")
        for place, move in enumerate(moves):
            self.of[place] = move
        self.count = len(moves)
        return self.count


class Kernel:
    """One game as it stands. A game of its own writes the methods that raise here.

    seats    how many play
    acting   the seats who may act now, a bit each; 0 once the game is over
    end      0 while the game runs, else 1 + the place of its ending in the game's list of endings
    scores   the points of each seat in this game
    stream   whose numbers a shuffle in the middle of an imagined game takes
    chance   the chance of a real match, for the same; it takes part only where there is no stream
    """

    def __init__(self, seats: int) -> None:
        if not 1 <= seats <= 8:
            raise ValueError(f"a Kernel has 1 to 8 seats, not {seats}")
        self.seats = seats
        self.acting = 0
        self.end = 0
        self.scores = [0] * 8
        self.stream: Stream | None = None
        self.chance: Chance | None = None

    def deal(self, number: int, stream: "Stream") -> int:
        """Begin game `number` (from 1) of a match, its cards shuffled by the stream; the answer means nothing."""
        raise NotImplementedError

    def legal_into(self, seat: int, moves: MoveList) -> int:
        """List the moves of a seat that may act, in a defined order; how many there are."""
        raise NotImplementedError

    def play(self, seat: int, move: int) -> int:
        """Make a legal move; the answer means nothing."""
        raise NotImplementedError

    def load(self, other: "Kernel") -> int:
        """Become what another kernel of the same game and terms is; the answer means nothing."""
        raise NotImplementedError

    def copy(self) -> "Kernel":
        raise NotImplementedError

    def __copy__(self) -> "Kernel":
        return self.copy()  # `copy.copy` too makes a kernel of its own

    def winners(self) -> int:
        """The seats that won, a bit each, once the game is over."""
        raise NotImplementedError

    def load_turn(self, other: "Kernel") -> int:
        """The part of `load` that is the same in every game."""
        self.acting = other.acting
        self.end = other.end
        self.stream = other.stream
        self.chance = other.chance
        for seat in range(self.seats):
            self.scores[seat] = other.scores[seat]
        return 0

    def on_turn(self) -> int:
        """The one seat that may act, or -1 where several may or none."""
        acting = self.acting
        if not acting or acting & (acting - 1):
            return -1
        return lowest(acting)

    def pick_seat(self, stream: "Stream") -> int:
        """One of several seats that may act, each as likely as the others."""
        acting = self.acting
        for _ in range(stream.fast_below(count(acting))):
            acting &= acting - 1
        return lowest(acting)

    def score_of(self, seat: int) -> int:
        return self.scores[seat]

    def take_scores(self, scores: list[int]) -> int:
        """Hold the points of a list, one for each seat; the answer means nothing."""
        if len(scores) < self.seats:
            raise ValueError(f"a Kernel with {self.seats} seats needs a score for each, not {len(scores)}")
        for seat in range(self.seats):
            self.scores[seat] = scores[seat]
        return 0

    def scores_listed(self) -> list[int]:
        return [self.scores[seat] for seat in range(self.seats)]
