"""Search: it finds what is best, from what a seat knows and nothing else, and the same again with the same chance."""

import json

import pytest

from playing import play, start
from playmat.bots.search.judge import Judge, Worths, lead_of
from playmat.bots.search.node import Node
from playmat.bots.search.policy import Policy
from playmat.bots.search.search import Search
from playmat.bots.search.tree import Tree
from playmat.core.chance import SeedChance, seed_of_number, stream_of
from playmat.core.game import Game
from playmat.core.kernel import Kernel, MoveList
from playmat.core.match import Match
from playmat.core.position_kernel import deals_of
from playmat.games.registry import GAMES


def search(match: Match, seat: int, visits: int, chance: str = "search") -> Search:
    game = match.setup.game
    view = json.loads(json.dumps(match.view(seat)))
    found = Search(deals_of(game.knowledge(view)), seat, stream_of(chance), Policy(), Judge(10, game.low_wins))
    found.grow(visits)
    return found


def test_it_finds_the_best_answer_on_the_line() -> None:
    """Round 1 with two cards: beside the 4 the 5 owns six numbers, and nothing else wins."""
    match = start("number-line")
    play(match, "0 card 4")
    assert match.format(search(match, 1, 400).best()) == "card 5"


@pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))
def test_it_searches_every_game_and_every_number_of_seats(game: Game) -> None:
    for seats in range(game.least_seats, game.most_seats + 1):
        match = game.start({}, seats, SeedChance(seed_of_number(2, seats)))
        for _ in range(6):
            seat = match.actors()[-1]
            found = search(match, seat, 12)
            assert sum(node.visits for node in found.tried()) == 12
            move = found.best()
            assert match.refuse(seat, move) is None
            match.play(seat, move)


def test_the_same_view_and_chance_give_the_same_tree_in_one_go_and_in_slices() -> None:
    match = start("sevens", seats=4)
    seat = match.actors()[0]
    whole = search(match, seat, 60)
    sliced = search(match, seat, 20)
    sliced.grow(15)
    sliced.grow(25)
    told = [(node.move, node.visits, node.worth) for node in whole.tried()]
    assert [(node.move, node.visits, node.worth) for node in sliced.tried()] == told


def listed(*moves: int) -> MoveList:
    found = MoveList()
    found.take(list(moves))
    return found


def told(tree: Tree, node: int, worth: float, visits: int) -> None:
    worths = Worths()
    worths.take([worth] * 8)
    for _ in range(visits):
        tree.tell(node, worths)


def test_a_child_that_was_never_tried_comes_first_and_then_the_promising_one() -> None:
    tree = Tree(2)
    for worth, move in ((0.2, 5), (0.9, 7)):
        child = tree.choose(0, 0, listed(5, 7), 0)
        assert tree.node(child).move == move
        told(tree, child, worth, 10)
    assert tree.node(tree.choose(0, 0, listed(5, 7), 1)).move == 7
    assert tree.node(tree.choose(0, 0, listed(5, 7, 9), 0)).move == 9
    assert tree.node(tree.choose(0, 1, listed(7), 0)).visits == 0


def test_a_move_that_was_seldom_possible_is_not_held_to_have_been_passed_over() -> None:
    """Two moves of equal worth and visits: the one that could have been chosen more often is explored first."""
    tree = Tree(1)
    for move, chances in ((5, 200), (7, 20)):
        child = tree.choose(0, 0, listed(move), 0)
        told(tree, child, 0.5, 10)
        for _ in range(chances - 1):
            assert tree.choose(0, 0, listed(move), 0) == child
    assert tree.node(tree.choose(0, 0, listed(5, 7), 0)).move == 5


def test_who_explores_less_stays_with_the_move_that_got_more() -> None:
    for explore, move in ((0.7, 7), (0.05, 5)):
        tree = Tree(1, explore)
        for tried, worth, visits in ((5, 0.6, 40), (7, 0.5, 4)):
            told(tree, tree.choose(0, 0, listed(tried), 0), worth, visits)
        assert tree.node(tree.choose(0, 0, listed(5, 7), 0)).move == move


def test_a_tree_finds_every_move_again_however_large_it_grows() -> None:
    tree = Tree(3)
    grown = {(0, 0, 0): 0}
    for number in range(1, 3000):
        key = (number // 7, number % 3, number * 1009 % 5003)
        grown[key] = tree.add(*key)
    assert [tree.find(*key) for key in grown] == [*range(3000)]
    assert tree.find(1, 1, 5002) == 0
    assert [node.move for node in tree.children(1)] == [number * 1009 % 5003 for number in range(7, 14)]


class Over(Kernel):
    """A game that is over as told."""

    def __init__(self, scores: list[int], won: int) -> None:
        super().__init__(len(scores))
        self.take_scores(scores)
        self.end = 1
        self.won = won

    def winners(self) -> int:
        return self.won


def test_the_judge_gives_the_win_and_a_little_for_the_points() -> None:
    worths = Judge(10).judge(Over([12, 2], 0b01))
    by_points = 0.1
    assert worths[0] == pytest.approx((1 - by_points) + by_points * 0.75)
    assert worths[1] == pytest.approx(by_points * 0.25)
    drawn = Over([5, 5], 0b11)
    assert Judge(10).judge(drawn) == [pytest.approx(0.5), pytest.approx(0.5)]
    assert Judge(10, low_wins=True).judge(drawn) == [pytest.approx(0.5), pytest.approx(0.5)]


def test_a_lead_is_over_the_mean_of_the_others_and_alone_the_points_themselves() -> None:
    assert lead_of(Over([9, 3, 1], 1), 0) == 7
    assert lead_of(Over([4], 1), 0) == 4


def test_a_node_without_visits_has_no_mean() -> None:
    assert Node(0, 1, 0, 0, 0.0).mean() == 0
    assert Node(0, 1, 4, 4, 3.0).mean() == 0.75
