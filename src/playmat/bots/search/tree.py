"""The tree that a search grows: one node for every line of moves, whatever cards lie hidden."""

from math import log, sqrt
from typing import Final

EXPLORING: Final = 0.7


class Node:
    """A move that was tried: by whom, how often, how often it could have been, and what came of it for its maker."""

    def __init__(self, seat: int, move: int) -> None:
        self.seat = seat
        self.move = move
        self.visits = 0
        self.chances = 0
        self.worth = 0.0
        self.children: dict[int, Node] = {}

    def mean(self) -> float:
        return self.worth / self.visits if self.visits else 0.0


def child_for(node: Node, seat: int, move: int, seats: int) -> Node:
    """The node of a move, a new one where it was never tried. Several seats may act at once, so both name it."""
    key = move * seats + seat
    child = node.children.get(key)
    if child is None:
        child = Node(seat, move)
        node.children[key] = child
    return child


def choose_child(node: Node, seat: int, moves: list[int], seats: int, draw: int) -> Node:
    """The child to follow: one that was never tried, from a random place on, else the most promising.

    In another deal other moves are legal, so a move is measured against how often it could have been chosen (Cowling,
    Powley and Whitehouse 2012).
    """
    children = node.children
    best: Node | None = None
    top = -1.0
    count = len(moves)
    place = draw
    for _ in range(count):
        move = moves[place]
        place += 1
        if place == count:
            place = 0
        child = children.get(move * seats + seat)
        if child is None:
            return child_for(node, seat, move, seats)
        child.chances += 1
        promise = child.worth / child.visits + EXPLORING * sqrt(log(child.chances) / child.visits)
        if promise > top:
            top = promise
            best = child
    assert best is not None
    return best
