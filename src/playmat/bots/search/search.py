"""Monte Carlo tree search over what a seat knows, for any game and any number of seats.

Every visit imagines the hidden cards anew, follows the tree as far as it reaches, adds one move to it, plays to the end
of the game and writes down for each move what its maker got. It can be asked for more at any time, in slices; the same
knowledge and the same stream give the same answer.
"""

from playmat.bots.search.judge import Judge
from playmat.bots.search.policy import Policy
from playmat.bots.search.tree import Node, choose_child
from playmat.core.chance import Stream
from playmat.core.knowledge import Knowledge
from playmat.core.position import Position


class Search:
    """A search for one seat. `grow` makes it wiser, `best` says what it would play now."""

    def __init__(
        self, knowledge: Knowledge, seat: int, stream: Stream, policy: Policy, judge: Judge, horizon: int = 0
    ) -> None:
        self.knowledge = knowledge
        self.seat = seat
        self.seats = knowledge.setup.seats
        self.stream = stream
        self.policy = policy
        self.judge = judge
        # How many moves are played beyond the tree; 0: all until the game is over.
        self.horizon = horizon
        self.root = Node(-1, -1)

    def grow(self, visits: int) -> None:
        """So many visits more."""
        for _ in range(visits):
            self.visit(self.knowledge.imagine(self.stream).position)

    def visit(self, position: Position) -> None:
        node = self.root
        path: list[Node] = []
        is_new = False
        while not position.end and not is_new:
            seat = self.next_seat(position) if path else self.seat
            moves = self.policy.candidates(position, seat)
            node = choose_child(node, seat, moves, self.seats, self.stream.fast_below(len(moves)))
            is_new = node.visits == 0
            path.append(node)
            position.play(seat, node.move)
        left = self.horizon
        while not position.end:
            seat = self.next_seat(position)
            position.play(seat, self.policy.pick(position, seat, self.stream))
            left -= 1
            if left == 0:
                break
        worths = self.judge.judge(position)
        for node in path:
            node.visits += 1
            node.worth += worths[node.seat]
            if node.chances == 0:
                node.chances = 1

    def next_seat(self, position: Position) -> int:
        """The seat on turn; where several may act, any of them."""
        seat = position.on_turn()
        if seat >= 0:
            return seat
        actors = position.actors()
        return actors[self.stream.fast_below(len(actors))]

    def tried(self) -> list[Node]:
        """The seat's moves that were tried, the most visited first."""
        return sorted(self.root.children.values(), key=lambda node: (-node.visits, -node.worth, node.move))

    def best(self) -> int:
        """The most visited move."""
        top = self.root
        for node in self.root.children.values():
            if node.visits > top.visits or (node.visits == top.visits and node.worth > top.worth):
                top = node
        return top.move
