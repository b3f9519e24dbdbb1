"""Search: it finds what is best, from what a seat knows and nothing else, and the same again with the same chance."""

import json

import pytest

from playing import play, start
from playmat.bots.search.judge import BY_POINTS, Judge, lead_of
from playmat.bots.search.policy import Policy
from playmat.bots.search.search import Search
from playmat.bots.search.tree import Node, choose_child
from playmat.core.chance import SeedChance, seed_of_number, stream_of
from playmat.core.game import Game
from playmat.core.match import Match
from playmat.games.registry import GAMES


def search(match: Match, seat: int, visits: int, chance: str = "search") -> Search:
    game = match.setup.game
    view = json.loads(json.dumps(match.view(seat)))
    found = Search(game.knowledge(view), seat, stream_of(chance), Policy(), Judge(10, game.low_wins))
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


def test_a_child_that_was_never_tried_comes_first_and_then_the_promising_one() -> None:
    root = Node(-1, -1)
    for worth, move in ((0.2, 5), (0.9, 7)):
        child = choose_child(root, 0, [5, 7], 2, 0)
        assert child.move == move
        child.visits, child.worth, child.chances = 10, 10 * worth, 10
    assert choose_child(root, 0, [5, 7], 2, 1).move == 7
    assert choose_child(root, 0, [5, 7, 9], 2, 0).move == 9
    assert choose_child(root, 1, [7], 2, 0).visits == 0


def test_a_move_that_was_seldom_possible_is_not_held_to_have_been_passed_over() -> None:
    """Two moves of equal worth and visits: the one that could have been chosen more often is explored first."""
    root = Node(-1, -1)
    for move, chances in ((5, 200), (7, 20)):
        child = choose_child(root, 0, [move], 1, 0)
        child.visits, child.worth, child.chances = 10, 5.0, chances
    assert choose_child(root, 0, [5, 7], 1, 0).move == 5


def test_the_judge_gives_the_win_and_a_little_for_the_points() -> None:
    match = start("number-line")
    position = match.position
    position.end = "most-points"
    position.scores = [12, 2]
    worths = Judge(10).judge(position)
    assert worths[0] == pytest.approx((1 - BY_POINTS) + BY_POINTS * 0.75)
    assert worths[1] == pytest.approx(BY_POINTS * 0.25)
    position.scores = [5, 5]
    assert Judge(10).judge(position) == [pytest.approx(0.5), pytest.approx(0.5)]
    assert Judge(10, low_wins=True).judge(position) == [pytest.approx(0.5), pytest.approx(0.5)]


def test_a_lead_is_over_the_mean_of_the_others_and_alone_the_points_themselves() -> None:
    assert lead_of([9, 3, 1], 0) == 7
    assert lead_of([4], 0) == 4


def test_a_node_without_visits_has_no_mean() -> None:
    node = Node(0, 1)
    assert node.mean() == 0
    node.visits, node.worth = 4, 3.0
    assert node.mean() == 0.75
