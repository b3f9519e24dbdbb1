"""Big Bang in numbers only: the same game as people play, the same games as ever, and copies that go their own way."""

import copy
import pickle
from pathlib import Path

import pytest

from big_bang_table import GAME, OWN_DEALS, REPLAY, RULES, cards, now_of, position_of, situation, standard
from playmat.core.chance import SearchChance, stream_of
from playmat.core.game import Setup
from playmat.core.kernel import MoveList
from playmat.core.options import Options
from playmat.core.playout import play_out_kernel, play_out_listing
from playmat.games.big_bang.bots.places import Places
from playmat.games.big_bang.rules.kernel import BigBangKernel
from playmat.games.big_bang.rules.knowledge import BigBangKnowledge
from playmat.games.big_bang.rules.own_set import OwnSet
from playmat.games.big_bang.rules.rules_cards import NO_RULES_CARDS
from playmat.games.big_bang.rules.terms import Terms
from playmat.study.many_deals import SolvePlan, solve_chunk
from playmat.study.plan import Plan, play_numbers

GOLDENS = Path(__file__).parents[2] / "goldens" / "big-bang-2"
SETS: list[tuple[Options, int]] = [
    ({}, 1),
    ({}, 3),
    (OWN_DEALS, 2),
    ({**RULES, **REPLAY, "draw": "free"}, 1),
    ({**RULES, "unplayed": "minus"}, 2),
    ({**REPLAY, **OWN_DEALS, "scoring": "stolen"}, 3),
]


def setup_of(options: Options, seats: int) -> Setup:
    return GAME.setup(options, seats)


def kernel_half_way(setup: Setup, name: str) -> BigBangKernel:
    """Dealt, and two dozen moves played."""
    kernel = GAME.kernel(setup)
    stream = stream_of(name)
    moves = MoveList()
    kernel.deal(1, stream)
    for _ in range(24):
        if not kernel.end:
            seat = kernel.pick_seat(stream)
            count = kernel.legal_into(seat, moves)
            kernel.play(seat, moves.listed()[stream.fast_below(count)])
    return kernel


def told(kernel: BigBangKernel) -> list[object]:
    """All that can be seen of a game."""
    found: list[object] = [kernel.acting, kernel.end, kernel.scores_listed()]
    for own in kernel.sets:
        board = [(cell, own.piece_on(cell)) for cell in own.placed()]
        puts = [own.puts(card) for card in sorted(set(own.rules_cards.pack))]
        found += [board, puts, own.hand, own.deck, own.discards, own.left, own.may_replay, own.replays]
    return found


def test_random_games_are_the_ones_they_have_always_been() -> None:
    """BB-1 to BB-17: twenty matches with any options, byte for byte."""
    plan = Plan("big-bang", 7, 1, 3, ("random",), None)
    records = [played.record().to_json() for played in play_numbers(plan, range(20))]
    assert records == (GOLDENS / "random-20.jsonl").read_text(encoding="utf-8").splitlines()


@pytest.mark.parametrize(
    ("name", "options", "limit", "with_par"),
    [
        ("solved-5.jsonl", {}, 200_000, False),
        ("par-5.jsonl", {"rules_cards": 2, "unplayed": "minus"}, 20_000, True),
    ],
)
def test_solutions_are_the_ones_they_have_always_been(name: str, options: Options, limit: int, with_par: bool) -> None:
    """BB-10: five deals, move by move."""
    plan = SolvePlan("big-bang", 7, "", options, limit, with_par, True)
    records = b"".join(solved.record for solved in solve_chunk(plan, range(5)))
    assert records == (GOLDENS / name).read_bytes()


@pytest.mark.parametrize(("options", "seats"), SETS)
def test_a_kernel_plays_the_same_games_as_a_match(options: Options, seats: int) -> None:
    """BB-1, BB-13, BB-15: the same numbers of the same stream, also for what is shuffled on the way."""
    setup = setup_of(options, seats)
    kernel = GAME.kernel(setup)
    moves = MoveList()
    one, other = stream_of("match"), stream_of("match")
    for _ in range(5):
        match = setup.start(SearchChance(one))
        made = play_out_listing(match, one)
        kernel.deal(1, other)
        assert play_out_kernel(kernel, moves, other) == made
        assert one.word() == other.word()
        result = match.result
        assert result is not None
        assert kernel.scores_listed() == list(result.scores)
        assert [seat for seat in range(seats) if kernel.winners() >> seat & 1] == list(result.winners)


@pytest.mark.parametrize(("options", "seats"), SETS)
def test_a_copy_goes_its_own_way(options: Options, seats: int) -> None:
    """Whatever is played on one of them leaves the others as they were."""
    setup = setup_of(options, seats)
    kernel = kernel_half_way(setup, "copy")
    before = told(kernel)
    loaded = kernel_half_way(setup, "something else")
    loaded.load(kernel)
    others = [kernel.copy(), copy.deepcopy(kernel), pickle.loads(pickle.dumps(kernel)), loaded]  # noqa: S301  # our own
    results = []
    for other in others:
        assert isinstance(other, BigBangKernel)
        assert told(other) == before
        play_out_kernel(other, MoveList(), stream_of("on"))
        results.append(told(other)[1:3])
    assert told(kernel) == before
    play_out_kernel(kernel, MoveList(), stream_of("on"))
    # What is shuffled on the way may be shuffled by another stream.
    assert options.get("replay") or results == [told(kernel)[1:3]] * len(results)


@pytest.mark.parametrize(("options", "seats"), SETS)
def test_search_takes_its_games_from_what_a_seat_knows(options: Options, seats: int) -> None:
    """BB-15: the very games that are imagined, one after the other into the same kernel."""
    setup = setup_of(options, seats)
    match = setup.start(SearchChance(stream_of("knows")))
    stream = stream_of("moves")
    for _ in range(20):
        seat = match.actors()[stream.below(seats)]
        moves = match.legal(seat)
        match.play(seat, moves[stream.below(len(moves))])
    knowledge = GAME.knowledge(match.view(0))
    assert isinstance(knowledge, BigBangKnowledge)
    deals = knowledge.deals()
    assert deals is not None
    kernel = deals.kernel()
    assert isinstance(kernel, BigBangKernel)
    one, other = stream_of("draw"), stream_of("draw")
    for _ in range(5):
        deals.draw_into(kernel, one)
        twin = knowledge.imagine(other)
        assert told(kernel) == told(position_of(twin).kernel)
        assert now_of(twin, 0) == now_of(match, 0)
    assert one.word() == other.word()


def test_places_after_a_put_are_counted_without_putting() -> None:
    """BB-3, BB-14: the same as on a board where the card lies."""
    setup = setup_of(RULES, 1)
    places = Places()
    for number in range(5):
        own = kernel_half_way(setup, f"places {number}").sets[0]
        places.look(own)
        for card in sorted(set(own.rules_cards.pack)):
            for move in own.puts(card):
                places.look_after(own, move)
                laid = own.copy()
                laid.lay(move // 1891 + 1, move % 1891)
                assert all(
                    places.worth_of_cards([other], move) == 1 - 0.5 ** min(len(laid.puts(other)), 11)
                    for other in set(own.rules_cards.pack)
                )


def test_what_was_agreed_is_read_once() -> None:
    """BB-6, BB-12 to BB-17: every option has its term."""
    usual = Terms.of(setup_of({}, 1).options, 2)
    assert usual == Terms(False, 0, False, NO_RULES_CARDS, False, False, False, False)
    options: Options = {"draw": "free", "unplayed": "minus", "replay": True, "rules_cards": 6, "scoring": "stolen"}
    agreed = Terms.of(setup_of({**options, "clock": 5}, 2).options, 2)
    assert agreed == Terms(True, 1, True, standard(), True, True, True, True)
    assert len(agreed.pack) == 34


def test_a_set_takes_no_more_cards_than_there_are() -> None:
    """Fixed arrays: what does not fit is refused, not written elsewhere."""
    own = OwnSet(standard(), False)
    for field, most in (("hand", 3), ("deck", 34), ("discards", 34)):
        setattr(own, field, [1] * most)
        with pytest.raises(AssertionError):
            setattr(own, field, [1] * (most + 1))
    with pytest.raises(AssertionError):
        own.lay_all(list(range(1, 41)), [1] * 40)


def test_the_order_of_equal_cards_in_a_dead_hand_makes_no_move_of_its_own() -> None:
    """BB-7: three orders where two are equal, one where all are."""
    for hand, orders in (("5 6 7", 6), ("6 6 7", 3), ("6 7 6", 3), ("7 6 6", 3), ("7 7 7", 1)):
        match = situation("0,1:1 0,-1:1 1,0:1", hand, "3")
        moves = [match.format(move) for move in match.legal(0)]
        assert len(moves) == orders == len(set(moves))
        assert all(sorted(move.split()[1:]) == sorted(hand.split()) for move in moves)
        assert moves[0] == f"dead {hand}"
    assert cards("5") == [5]
