"""Bang! Zoom!: the rules in numbers say what the game says that people play, and what an earlier engine said."""

from pathlib import Path

import pytest

from bang_zoom_table import DECK, GAME, now_of, position_of, situation, started
from playing import play
from playmat.core.chance import SearchChance, stream_of
from playmat.core.kernel import MoveList
from playmat.core.options import Options
from playmat.core.record import read_record
from playmat.core.replay import replay
from playmat.core.stream import Stream
from playmat.games.bang_zoom.rules.game import BangZoom
from playmat.games.bang_zoom.rules.kernel import BangZoomKernel
from playmat.games.bang_zoom.rules.knowledge import BangZoomKnowledge
from playmat.games.bang_zoom.rules.letters import cards_of
from playmat.games.bang_zoom.rules.moves import ENDINGS, lay
from playmat.games.registry import find_game
from playmat.study.plan import Plan, play_number
from thorough import when_compiled

RECORDS = Path(__file__).parent / "records"
TABLES: list[tuple[Options, int]] = [({}, 2), ({"one_letter": True, "bonus": "added"}, 3), ({"vocabulary": 35}, 4)]


def kernel_for(options: Options, seats: int) -> BangZoomKernel:
    kernel = GAME.kernel(GAME.setup(options, seats))
    assert isinstance(kernel, BangZoomKernel)
    return kernel


def play_any(kernel: BangZoomKernel, moves: MoveList, stream: Stream) -> None:
    count = kernel.legal_into(kernel.turn, moves)
    kernel.play(kernel.turn, moves.listed()[stream.fast_below(count)])


@pytest.mark.parametrize("rules", [when_compiled(1), 2, 3])
def test_simulated_matches_are_those_of_the_engine_before(rules: int) -> None:
    """BZ-1 to BZ-17, byte for byte: moves by chance with any options."""
    written = (RECORDS / f"random-rules-{rules}.jsonl").read_text(encoding="utf-8").splitlines()
    game = find_game("bang-zoom", rules)
    plan = Plan("bang-zoom", 7, 2, 4, ("random",), None)
    assert [play_number(plan, game, number).record().to_json() for number in range(len(written))] == written


@pytest.mark.parametrize("rules", [1, 2])
def test_matches_of_earlier_bots_still_replay(rules: int) -> None:
    """BZ-1 to BZ-16: bots get better, but the outcome of the same moves stays."""
    game = find_game("bang-zoom", rules)
    for line in (RECORDS / f"bots-rules-{rules}.jsonl").read_text(encoding="utf-8").splitlines():
        record = read_record(line)
        assert replay(game, record).result == record.result


@pytest.mark.parametrize(("options", "seats"), TABLES)
def test_a_kernel_deals_and_plays_as_a_match_does(options: Options, seats: int) -> None:
    """BZ-2 to BZ-13: the same numbers drawn, the same moves listed, the same end."""
    kernel = kernel_for(options, seats)
    moves = MoveList()
    for number in range(6):
        stream = stream_of(f"kernel {number}")
        own = stream_of(f"kernel {number}")
        match = GAME.start(options, seats, SearchChance(own))
        kernel.deal(1, stream)
        position = match.position
        while not position.end:
            seat = kernel.on_turn()
            assert position.actors() == [seat]
            count = kernel.legal_into(seat, moves)
            assert moves.listed() == position.legal(seat)
            move = moves.listed()[stream.fast_below(count)]
            assert own.fast_below(count) < count
            kernel.play(seat, move)
            position.play(seat, move)
        assert ENDINGS[kernel.end - 1] == position.end
        assert kernel.scores_listed() == position.scores
        assert [seat for seat in range(seats) if kernel.winners() >> seat & 1] == position.winners()
        assert stream.word() == own.word()


def test_a_kernel_that_takes_over_another_plays_on_alike() -> None:
    """BZ-8: the piles too, and what is shuffled later."""
    kernel = kernel_for({}, 2)
    other = kernel_for({}, 2)
    kernel.deal(2, stream_of("any"))
    moves = MoveList()
    stream = stream_of("moves")
    for _ in range(150):
        if kernel.end:
            break
        play_any(kernel, moves, stream)
        other.load(kernel)
        for one in (other, kernel.copy()):
            assert isinstance(one, BangZoomKernel)
            assert one.discards_listed() == kernel.discards_listed()
            assert one.pile_listed() == kernel.pile_listed()
            assert [one.hand_of(seat) for seat in (0, 1)] == [kernel.hand_of(seat) for seat in (0, 1)]
            assert [one.in_words_of(letter) for letter in range(26)] == [
                kernel.in_words_of(letter) for letter in range(26)
            ]
            assert (one.turn, one.quiet, one.rebuilds, one.end) == (
                kernel.turn,
                kernel.quiet,
                kernel.rebuilds,
                kernel.end,
            )
    assert kernel.rebuilds > 0


def test_all_cards_are_somewhere_as_long_as_a_game_lasts() -> None:
    """BZ-1: in hands, piles or words."""
    kernel = kernel_for({}, 4)
    kernel.deal(1, stream_of("all"))
    moves = MoveList()
    stream = stream_of("there")
    while not kernel.end:
        play_any(kernel, moves, stream)
        cards = kernel.pile_listed() + kernel.discards_listed()
        for seat in range(4):
            cards += kernel.hand_of(seat)
        for letter in range(26):
            cards += [letter] * kernel.in_words_of(letter)
        assert sorted(cards) == DECK


def test_agreed_words_reach_the_kernel() -> None:
    """BZ-16: also the one of a game imagined from a view, and of the next game."""
    match = situation(["HHTTWW", "EEEEEE"], "RR", "V")
    match.play(-1, match.parse("word THWTWH") or 0)
    play(match, "0 draw")
    moves = MoveList()
    position_of(match).kernel.legal_into(0, moves)
    assert lay("THWTWH") in moves.listed()
    knowledge = GAME.knowledge(match.view(0))
    assert isinstance(knowledge, BangZoomKnowledge)
    deals = knowledge.deals()
    kernel = deals.kernel()
    deals.draw_into(kernel, stream_of("deal"))
    kernel.legal_into(0, moves)
    assert lay("THWTWH") in moves.listed()


def test_deals_are_drawn_one_after_another_into_the_same_kernel() -> None:
    """BZ-2: the own hand and what lies open stay, the rest is dealt anew each time."""
    match = started(seats=3)
    play(match, "1 draw")
    knowledge = GAME.knowledge(match.view(1))
    assert isinstance(knowledge, BangZoomKnowledge)
    deals = knowledge.deals()
    kernel = deals.kernel()
    assert isinstance(kernel, BangZoomKernel)
    stream = stream_of("deals")
    hands = set()
    for _ in range(20):
        deals.draw_into(kernel, stream)
        assert kernel.hand_of(1) == cards_of(now_of(match, 1)["hand"])
        assert kernel.stream is stream
        hands.add(tuple(kernel.hand_of(0)))
        everything = kernel.pile_listed() + kernel.discards_listed()
        for seat in range(3):
            everything += kernel.hand_of(seat)
        assert sorted(everything) == DECK
    assert len(hands) > 15


def test_a_finished_game_has_one_deal() -> None:
    """BZ-10: everything lies open."""
    match = situation(["ZOOMAT", "EEEEEE"], "S", "KK", laid="1BANG")
    play(match, "0 draw", "0 lay ZOOM")
    knowledge = GAME.knowledge(match.view(1))
    assert isinstance(knowledge, BangZoomKnowledge)
    deals = knowledge.deals()
    kernel = deals.kernel()
    stream = stream_of("over")
    deals.draw_into(kernel, stream)
    assert (kernel.end, kernel.acting) == (1, 0)
    assert stream.word() == stream_of("over").word()


def test_each_number_of_the_rules_has_a_deck_of_its_own() -> None:
    """BZ-1: 110 cards, 112 and 115."""
    for rules, cards in ((1, 110), (2, 112), (3, 115)):
        kernel = BangZoom(rules).kernel(BangZoom(rules).setup({}, 2))
        assert isinstance(kernel, BangZoomKernel)
        assert len(kernel.deck_listed()) == cards
