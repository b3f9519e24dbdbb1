"""Who plays whom, two by two: of all ways to pair a class the one with the least against it.

The pairing is a minimum-weight perfect matching, the method S. Ólafsson described for chess tournaments (Weighted
Matching in Chess Tournaments, Journal of the Operational Research Society 41, 1990). networkx finds it by Edmonds'
blossom algorithm, exactly: the costs are whole numbers.
"""

from collections.abc import Callable, Sequence
from itertools import combinations
from typing import Final

from playmat.classroom.cups.rounds import Draw

NOBODY: Final = -1


def cheapest_pairs(children: Sequence[int], cost: Callable[[int, int], int], bye: Callable[[int], int]) -> Draw:
    """Everybody in a pair; of an odd number one has a bye, at the cost of its own. The first named sits first."""
    from networkx import Graph, max_weight_matching  # a tenth of a second, for cups alone

    graph = Graph()
    graph.add_nodes_from(children)
    for one, other in combinations(children, 2):
        graph.add_edge(one, other, weight=-cost(one, other))
    if len(children) % 2:
        for child in children:
            graph.add_edge(child, NOBODY, weight=-bye(child))
    order = {child: place for place, child in enumerate(children)}
    order[NOBODY] = len(order)
    paired = [sorted(pair, key=order.__getitem__) for pair in max_weight_matching(graph, maxcardinality=True)]
    paired.sort(key=lambda pair: order[pair[0]])
    free = next((pair[0] for pair in paired if NOBODY in pair), None)
    return Draw(tuple((one, other) for one, other in paired if other != NOBODY), free)
