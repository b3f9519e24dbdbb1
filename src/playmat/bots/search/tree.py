"""The tree that a search grows: one node for every line of moves, whatever cards lie hidden.

Nodes are numbers, and what is known of them lies in arrays; node 0 is the root. Children are found by hashing, so that
nothing is made while the tree is followed.
"""

from array import array
from math import log, sqrt
from typing import Final

from playmat.bots.search.judge import Worths
from playmat.bots.search.node import Node
from playmat.core.kernel import MoveList

EXPLORE: Final = 0.7
FIRST_ROOM: Final = 256
# To spread parents and moves over the slots: any large odd numbers.
PARENT_STEP: Final = 1640531527
MOVE_STEP: Final = 40503


class Tree:
    """Moves that were tried: by whom, how often, how often they could have been, and what came of them for their maker.

    parents  the node that a move was made at       seats    who made it
    moves    the move                                visits   how often it was made
    chances  how often it could have been made       worths   what its maker got, all visits together
    slots    where a node is by parent, move and seat; 0 is empty
    """

    def __init__(self, seat_count: int, explore: float = EXPLORE) -> None:
        self.seat_count = seat_count
        # How much a move is tried for being little known; the less worths differ, the less it should be.
        self.explore = explore
        self.room = FIRST_ROOM
        self.count = 1
        self.parents = array("i", bytes(4 * FIRST_ROOM))
        self.seats = array("i", bytes(4 * FIRST_ROOM))
        self.moves = array("i", bytes(4 * FIRST_ROOM))
        self.visits = array("i", bytes(4 * FIRST_ROOM))
        self.chances = array("i", bytes(4 * FIRST_ROOM))
        self.worths = array("d", bytes(8 * FIRST_ROOM))
        self.slots = array("i", bytes(4 * 2 * FIRST_ROOM))

    def slot_of(self, parent: int, seat: int, move: int) -> int:
        """The slot of a child, or the empty one where it belongs."""
        last = 2 * self.room - 1
        slot = (parent * PARENT_STEP + (move * self.seat_count + seat) * MOVE_STEP) & last
        while True:
            node = self.slots[slot]
            if node == 0:
                return slot
            if self.parents[node] == parent and self.moves[node] == move and self.seats[node] == seat:
                return slot
            slot = (slot + 1) & last

    def find(self, parent: int, seat: int, move: int) -> int:
        """A child that was tried, or 0."""
        return self.slots[self.slot_of(parent, seat, move)]

    def add(self, parent: int, seat: int, move: int) -> int:
        """A new child."""
        if self.count == self.room:
            self.make_room()
        node = self.count
        self.count = node + 1
        self.parents[node] = parent
        self.seats[node] = seat
        self.moves[node] = move
        self.slots[self.slot_of(parent, seat, move)] = node
        return node

    def make_room(self) -> int:
        """Twice as much room; the answer means nothing."""
        self.room = 2 * self.room
        self.parents = longer(self.parents)
        self.seats = longer(self.seats)
        self.moves = longer(self.moves)
        self.visits = longer(self.visits)
        self.chances = longer(self.chances)
        self.worths = longer_worths(self.worths)
        self.slots = array("i", bytes(4 * 2 * self.room))
        for node in range(1, self.count):
            slot = self.slot_of(self.parents[node], self.seats[node], self.moves[node])
            self.slots[slot] = node
        return 0

    def choose(self, parent: int, seat: int, moves: MoveList, draw: int) -> int:
        """The child to follow: one that was never tried, from a random place on, else the most promising.

        In another deal other moves are legal, so a move is measured against how often it could have been chosen
        (Cowling, Powley and Whitehouse 2012).
        """
        best = 0
        top = -1.0
        place = draw
        for _ in range(moves.count):
            move = moves.of[place]
            place += 1
            if place == moves.count:
                place = 0
            child = self.find(parent, seat, move)
            if child == 0:
                return self.add(parent, seat, move)
            self.chances[child] = self.chances[child] + 1
            visits = self.visits[child]
            promise = self.worths[child] / visits + self.explore * sqrt(log(self.chances[child]) / visits)
            if promise > top:
                top = promise
                best = child
        return best

    def tell(self, node: int, worths: Worths) -> int:
        """Write down for a node and all above it what their makers got; the answer means nothing."""
        while node:
            self.visits[node] = self.visits[node] + 1
            self.worths[node] = self.worths[node] + worths.of[self.seats[node]]
            if self.chances[node] == 0:
                self.chances[node] = 1
            node = self.parents[node]
        return 0

    def children(self, parent: int) -> list[Node]:
        """The moves tried at a node, in the order they were first tried."""
        return [self.node(node) for node in range(1, self.count) if self.parents[node] == parent]

    def node(self, node: int) -> Node:
        return Node(self.seats[node], self.moves[node], self.visits[node], self.chances[node], self.worths[node])


def longer(old: "array[int]") -> "array[int]":
    """The same numbers with as much room again."""
    new = array("i", bytes(8 * len(old)))
    for place in range(len(old)):
        new[place] = old[place]
    return new


def longer_worths(old: "array[float]") -> "array[float]":
    new = array("d", bytes(16 * len(old)))
    for place in range(len(old)):
        new[place] = old[place]
    return new
