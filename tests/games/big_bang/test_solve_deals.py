"""Big Bang solved: against a brute force that shares nothing with the search, and by playing every solution again."""

import itertools

import pytest

from big_bang_table import standard
from playmat.core.chance import seed_of_number, stream_of
from playmat.core.kernel import MoveList
from playmat.core.options import Options
from playmat.core.record import read_record
from playmat.core.refusal import Refused
from playmat.core.replay import replay
from playmat.games.big_bang.rules.cards import CARD_OF, FIRST_RULES
from playmat.games.big_bang.rules.grid import CELL_NUMBERS, CELL_PLACES
from playmat.games.big_bang.rules.moves import DRAW, HAND, is_put, piece_of
from playmat.games.big_bang.rules.own_set import OwnSet, new_set
from playmat.games.big_bang.rules.rules_cards import NO_RULES_CARDS
from playmat.games.big_bang.solver.board import Board
from playmat.games.big_bang.solver.deal import Deal
from playmat.games.big_bang.solver.dealt import deals_of, played_out
from playmat.games.big_bang.solver.outcome import CUT, FAILED, FOUND
from playmat.games.big_bang.solver.par import par_of
from playmat.games.big_bang.solver.played import Played
from playmat.games.big_bang.solver.solver import Solver
from playmat.games.registry import find_game

GAME = find_game("big-bang")
PLENTY = 100_000
POOLS = [[1, 7], [1, 3, 7], [1, 2, 5, 7], [1, 4, 7], [1, 2, 3, 4, 5, 6, 7]]


class BruteForce:
    """Plays a deal in every way by the rules of the game alone, up to the first reshuffle: nothing is left out."""

    def __init__(self, deal: Deal) -> None:
        self.deal = deal
        self.seen: set[object] = set()
        self.best = (10_000, 0)
        own = new_set(deal.rules_cards, deal.replay, deal.deck)
        self.look(own, sum(deal.points_of(card) for card in deal.deck), 0)

    def look(self, own: OwnSet, left: int, draws: int) -> None:
        board = tuple((cell, own.piece_on(cell)) for cell in own.placed())
        place = (board, tuple(sorted(own.hand)), tuple(own.discards), own.drawn, draws)
        if place in self.seen:
            return
        self.seen.add(place)
        self.best = min(self.best, (left, draws))
        if not own.left:
            return
        for move in legal_on(own, self.deal.draws_freely):
            if move == DRAW and self.reshuffles(own):
                continue
            after = own.copy()
            follow(after, move)
            if is_put(move):
                self.look(after, left - self.deal.points_of(CARD_OF[piece_of(move)]), draws)
            else:
                self.look(after, left, draws + (move == DRAW))

    def reshuffles(self, own: OwnSet) -> bool:
        return self.deal.replay and len(own.discards) > 0 and len(own.deck) - own.drawn < HAND - len(own.hand)

    def score(self) -> int:
        return self.deal.most_points() - self.best[0]


def small_deal(number: int, rules: int, draws_freely: bool, replay: bool, put_saves: int) -> Deal:
    """Five cards, often of numbers that do not go together."""
    stream = stream_of(f"small deal {number}")
    pool = POOLS[number % len(POOLS)]
    deck = [pool[stream.below(len(pool))] for _ in range(5)]
    if rules:
        deck[stream.below(len(deck))] = FIRST_RULES + stream.below(rules)
    return Deal(deck, standard(rules), draws_freely, replay, put_saves)


@pytest.mark.parametrize("rules", [0, 2, 6])
@pytest.mark.parametrize(("draws_freely", "replay"), [(False, False), (True, False), (False, True)])
def test_what_is_best_and_how_few_draws_it_takes_is_what_brute_force_finds(
    rules: int, draws_freely: bool, replay: bool
) -> None:
    """BB-2 to BB-14, on small decks."""
    verdicts = set()
    for number in range(10):
        deal = small_deal(number, rules, draws_freely, replay, number % 2)
        brute = BruteForce(deal)
        par = par_of(deal, PLENTY)
        assert (par.score, par.draws) == (brute.score(), brute.best[1]), deal.deck
        assert par.score_is_exact
        assert par.draws_are_exact
        solver = Solver(deal)
        assert solver.decide(PLENTY) == (FAILED if brute.best[0] else FOUND)
        verdicts.add(solver.state)
    assert verdicts == {FAILED, FOUND}


def test_more_cards_than_a_hand_or_two() -> None:
    """Six cards, where discard piles get deep enough to matter."""
    for deck in ([1, 7, 7, 1, 3, 6], [7, 7, 1, 7, 4, 1], [2, 7, 5, 7, 5, 5], [7, 7, 7, 7, 6, 6]):
        deal = Deal(deck)
        par = par_of(deal, PLENTY)
        brute = BruteForce(deal)
        assert (par.score, par.draws) == (brute.score(), brute.best[1]), deck


def test_a_whole_deck_that_cannot_be_put_is_proved_to_be_so() -> None:
    """The 7s take the star, and all others are buried before the first 6 comes: 3 sevens and 6 sixes, no more."""
    deck = [7] * 7 + [5] * 5 + [4] * 4 + [3] * 3 + [2] * 2 + [1] + [6] * 6
    par = par_of(Deal(deck), PLENTY)
    assert (par.score, par.draws) == (9, 9)
    assert par.score_is_exact
    assert par.draws_are_exact
    # BB-12: 19 cards are left.
    assert par_of(Deal(deck, put_saves=1), PLENTY).score == 9 - 19


def test_with_replay_it_is_told_that_only_a_reshuffle_could_help() -> None:
    """BB-13: the search ends where cards would be shuffled anew."""
    buried = [7] * 7 + [5] * 5 + [4] * 4 + [3] * 3 + [2] * 2 + [1] + [6] * 6
    solver = Solver(Deal(buried, replay=True))
    assert solver.decide(PLENTY) == FAILED
    assert solver.search.met_reshuffle
    # Nothing was ever discarded: there is nothing to shuffle.
    lost = Solver(Deal([1, 1, 1, 7], replay=True))
    assert lost.decide(PLENTY) == FAILED
    assert not lost.search.met_reshuffle


def test_what_was_not_looked_through_stays_open() -> None:
    """A limit of positions decides nothing, and is not taken for a proof."""
    deal = deals_of(GAME.setup({}, 1), seed_of_number(1, 4))[0]
    solver = Solver(deal)
    assert solver.decide(5) == CUT
    assert solver.search.nodes == 5
    par = par_of(deal, 60)
    assert par.score == 28
    assert par.score_is_exact
    assert not par.draws_are_exact
    assert not par_of(deal, 5).score_is_exact


@pytest.mark.parametrize(
    "options",
    [
        {},
        {"draw": "free"},
        {"unplayed": "minus", "replay": True},
        {"rules_cards": 6},
        {"rules_cards": 2, "draw": "free", "clock": 5},
    ],
)
def test_every_solution_plays_again_move_by_move(options: Options) -> None:
    """BB-10: all cards put, by the rules and from the seed."""
    setup = GAME.setup(options, 1)
    for number in range(6):
        seed = seed_of_number(3, number)
        deal = deals_of(setup, seed)[0]
        par = par_of(deal, 1000)
        record = read_record(played_out(setup, seed, par.moves).to_json())
        match = replay(GAME, record)
        assert match.result == record.result
        assert match.result is not None
        assert match.result.end == "all-put"
        assert match.result.scores == (par.score,) == (deal.most_points(),)
        assert [move.text for move in record.moves].count("draw") == par.draws


def test_a_deal_that_cannot_be_won_is_played_out_to_its_end() -> None:
    setup = GAME.setup({}, 1)
    seed = seed_of_number(3, 0)
    record = played_out(setup, seed, [])
    assert record.result is not None
    assert replay(GAME, record).is_over


def test_everybody_in_a_race_has_the_same_deal_or_one_of_their_own() -> None:
    """BB-15."""
    seed = seed_of_number(1, 1)
    same = deals_of(GAME.setup({"mode": "race"}, 3), seed)
    own = deals_of(GAME.setup({"mode": "race", "same_deal": False}, 3), seed)
    assert len(same) == 1
    assert len({tuple(deal.deck) for deal in own}) == 3
    assert own[0].deck == same[0].deck
    assert sorted(same[0].deck) == sorted(number for number in range(1, 8) for _ in range(number))
    with pytest.raises(Refused) as refusal:
        played_out(GAME.setup({"mode": "race"}, 3), seed, [])
    assert refusal.value.refusal.code == "solve-alone"


def test_moves_are_taken_back_without_a_trace() -> None:
    """Whatever is played, hashes, places and cards are those of before when it is undone."""
    for rules in (0, 6):
        setup = GAME.setup({"rules_cards": rules, "draw": "free"}, 1)
        for number in range(5):
            seed = seed_of_number(9, number)
            deal = deals_of(setup, seed)[0]
            played = Played(deal)
            stream = stream_of(f"walk {number}")
            own = new_set(deal.rules_cards, False, deal.deck)
            states, moves = [state_of(played)], []
            while own.left and legal_on(own, True):
                legal = legal_on(own, True)
                move = legal[stream.below(len(legal))]
                follow(own, move)
                played.do(move)
                places = played.board.listed()[0]
                assert places[1:] == [len(own.puts(card)) for card in range(1, len(places))]
                assert played.held() == sorted(own.hand)
                assert played.discards() == own.discards
                assert played.is_live() == own.has_live_hand()
                moves.append(move)
                states.append(state_of(played))
            assert len(set(map(repr, states))) == len(states)
            while moves:
                assert state_of(played) == states.pop()
                played.undo(moves.pop())
            assert state_of(played) == states.pop()


def follow(own: OwnSet, move: int) -> None:
    if is_put(move):
        own.put(move)
    elif move == DRAW:
        own.draw(None, None)
    else:
        own.discard(move)


def legal_on(own: OwnSet, draws_freely: bool) -> list[int]:
    moves = MoveList()
    own.legal_into(draws_freely, moves)
    return moves.listed()


def state_of(played: Played) -> tuple[object, ...]:
    board = played.board
    cards = (played.held(), played.discards(), played.drawn, played.draws, played.not_put(), played.left_points)
    return (*cards, *board.listed(), played.key(True))


def along_three_directions(cell: int) -> tuple[int, int, int]:
    """How far the middle of a cell lies from that of the star, towards each of the star's three edges."""
    row, column = CELL_PLACES[cell]
    down = 3 * row - (0 if (row + column) % 2 == 0 else 1)
    return 2 * down, 3 * column - down, -3 * column - down


def turned(cell: int, order: tuple[int, ...]) -> int:
    """The cell that lies as far, with the directions in another order."""
    mine = along_three_directions(cell)
    wanted = tuple(mine[place] for place in order)
    return next(other for other in range(len(CELL_PLACES)) if along_three_directions(other) == wanted)


@pytest.mark.parametrize("order", list(itertools.permutations(range(3))))
def test_a_board_that_is_turned_or_mirrored_is_the_same_board(order: tuple[int, ...]) -> None:
    plain, other = Board(NO_RULES_CARDS), Board(NO_RULES_CARDS)
    for card, name in [(4, "0,1"), (5, "0,2"), (6, "1,2"), (3, "0,-1"), (7, "1,0"), (6, "0,3"), (5, "-1,3")]:
        cell = CELL_NUMBERS[name]
        plain.put(card, cell)
        other.put(card, turned(cell, order))
        assert plain.hash() == other.hash()
        assert plain.listed()[0] == other.listed()[0]
    mark = plain.hash()
    plain.take_back()
    plain.put(7, CELL_NUMBERS["-1,3"])
    assert plain.hash() != mark


def test_what_is_closed_in_for_good_does_not_tell_boards_apart() -> None:
    """A 7 or a 5 beside the star, its own neighbours both 6s: nothing that lies inside can be touched any more."""
    boards = []
    for inside in (7, 5):
        board = Board(NO_RULES_CARDS)
        for card, name in [(inside, "0,1"), (6, "0,2"), (6, "-1,1")]:
            board.put(card, CELL_NUMBERS[name])
        boards.append(board.hash())
    assert boards[0] == boards[1]
