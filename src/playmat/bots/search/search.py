"""Search over imagined games: any game and any number of seats.

Every visit draws the hidden cards anew, follows the tree as far as it reaches, adds one move to it, plays to the end of
the game and writes down for each move what its maker got. It can be asked for more at any time, in slices; the same
knowledge and the same stream give the same answer.
"""

from playmat.bots.search.judge import Judge, Worths
from playmat.bots.search.node import Node
from playmat.bots.search.policy import Policy
from playmat.bots.search.tree import EXPLORE, Tree
from playmat.core.deals import Deals
from playmat.core.kernel import Kernel, MoveList
from playmat.core.stream import Stream


class Search:
    """A search for one seat. `grow` makes it wiser, `best` says what it would play now."""

    def __init__(
        self,
        deals: Deals,
        seat: int,
        stream: Stream,
        policy: Policy,
        judge: Judge,
        horizon: int = 0,
        explore: float = EXPLORE,
    ) -> None:
        self.deals = deals
        self.seat = seat
        self.stream = stream
        self.policy = policy
        self.judge = judge
        # How many moves are played beyond the tree; 0: all until the game is over.
        self.horizon = horizon
        self.kernel = deals.kernel()
        self.tree = Tree(self.kernel.seats, explore)
        self.moves = MoveList()
        self.worths = Worths()

    def grow(self, visits: int) -> int:
        """So many visits more; the answer means nothing."""
        kernel = self.kernel
        for _ in range(visits):
            self.deals.draw_into(kernel, self.stream)
            self.visit(kernel)
        return 0

    def visit(self, kernel: Kernel) -> int:
        """Play out one game that is the seat's turn, and learn from it; the answer means nothing."""
        tree = self.tree
        moves = self.moves
        stream = self.stream
        policy = self.policy
        node = 0
        seat = self.seat
        while not kernel.end:
            count = policy.candidates_into(kernel, seat, moves)
            node = tree.choose(node, seat, moves, stream.fast_below(count))
            kernel.play(seat, tree.moves[node])
            if tree.visits[node] == 0:
                break
            seat = self.next_seat(kernel)
        left = self.horizon
        while not kernel.end:
            seat = self.next_seat(kernel)
            kernel.play(seat, policy.pick(kernel, seat, stream))
            left -= 1
            if left == 0:
                break
        self.judge.judge_into(kernel, self.worths)
        tree.tell(node, self.worths)
        return 0

    def next_seat(self, kernel: Kernel) -> int:
        """The seat on turn; where several may act, any of them."""
        seat = kernel.on_turn()
        if seat < 0 and kernel.acting:
            seat = kernel.pick_seat(self.stream)
        return seat

    def tried(self) -> list[Node]:
        """The seat's moves that were tried, the most visited first."""
        return sorted(self.tree.children(0), key=lambda node: (-node.visits, -node.worth, node.move))

    def best(self) -> int:
        """The most visited move; of equals the one that got more, and then the one that was tried first."""
        top = Node(-1, -1, 0, 0, 0.0)
        for node in self.tree.children(0):
            if node.visits > top.visits or (node.visits == top.visits and node.worth > top.worth):
                top = node
        return top.move
