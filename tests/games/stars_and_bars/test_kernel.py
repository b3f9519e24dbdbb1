"""Stars and Bars in numbers: copies, set-ups, what may be imagined, and the same legal moves as the rules in words."""

import copy
import pickle

import pytest

from playmat.core.chance import SearchChance, stream_of
from playmat.core.kernel import MoveList
from playmat.core.options import Options
from playmat.core.playout import play_out_games, play_out_many
from playmat.games.stars_and_bars.rules.board import LINKS, OUTER, SORTED_INNER
from playmat.games.stars_and_bars.rules.cards import NO_CARD, differing_attributes
from playmat.games.stars_and_bars.rules.kernel import StarsAndBarsKernel, StarsAndBarsOptions, parse_options
from stars_and_bars_table import ALL_OPTIONS, GAME, now_of, position_of, situation


def kernel_of(options: Options) -> StarsAndBarsKernel:
    return GAME.kernel(GAME.setup(options, 2))


def told(kernel: StarsAndBarsKernel) -> tuple[object, ...]:
    """Everything that a kernel shows of itself."""
    moves = MoveList()
    if not kernel.end:
        kernel.legal_into(kernel.turn, moves)
    return (
        [kernel.hand_cards(seat) for seat in (0, 1)],
        [kernel.stack_at(cell) for cell in range(16)],
        kernel.top_cards(),
        kernel.discarded_stacks(),
        kernel.deck_cards(),
        kernel.scores_listed(),
        kernel.housekeeping_list(),
        (kernel.turn, kernel.acting, kernel.end, kernel.face_down, kernel.put_card, kernel.claimed),
        moves.listed(),
    )


def play_some(kernel: StarsAndBarsKernel, steps: int, chance: str) -> None:
    stream = stream_of(chance)
    moves = MoveList()
    kernel.deal(1, stream)
    for _ in range(steps):
        if not kernel.end:
            count = kernel.legal_into(kernel.turn, moves)
            kernel.play(kernel.turn, moves.listed()[stream.fast_below(count)])


def test_options_are_parsed_into_typed_fields() -> None:
    """SB-1, SB-12, SB-13, SB-14: the deck, the housekeeping, and whether points are stated."""
    assert parse_options(GAME.setup({}, 2).options) == StarsAndBarsOptions(54, "auto", "off")
    strict = parse_options(GAME.setup({"deck": 81, "announce": "strict"}, 2).options)
    assert strict == StarsAndBarsOptions(81, "auto", "strict")
    original = parse_options(GAME.setup({"housekeeping": "manual", "announce": "practise"}, 2).options)
    assert original == StarsAndBarsOptions(54, "manual", "practise")
    manual = StarsAndBarsOptions(54, "manual", "off")
    plain = StarsAndBarsOptions(54, "auto", "off")
    assert [StarsAndBarsKernel(options, 0).is_long for options in (plain, strict, manual)] == [False, True, True]


@pytest.mark.parametrize("options", ALL_OPTIONS)
def test_a_kernel_is_copied_loaded_and_pickled_as_it_stands(options: Options) -> None:
    """SB-4: whatever is played on the copy, the other stays."""
    for steps in (0, 7, 40, 61):
        kernel = kernel_of(options)
        play_some(kernel, steps, f"copy {steps}")
        before = told(kernel)
        other = kernel_of(options)
        other.load(kernel)
        copies = [kernel.copy(), other, copy.deepcopy(kernel), pickle.loads(pickle.dumps(kernel))]  # noqa: S301
        for each in copies:
            assert isinstance(each, StarsAndBarsKernel)
            assert told(each) == before
            play_out_games(each, 1, 1, stream_of("away"))
        assert told(kernel) == before


@pytest.mark.parametrize("options", ALL_OPTIONS)
def test_random_play_is_the_same_in_numbers_and_at_a_table(options: Options) -> None:
    """SB-3: the same stream deals the same cards and picks the same moves; both kinds of match end alike."""
    setup = GAME.setup(options, 2)
    numbers, table = stream_of("both"), stream_of("both")
    made = play_out_many(setup, 5, numbers)
    chance = SearchChance(table)
    for _ in range(5):
        match = setup.start(chance)
        while not match.end:
            seat = match.actors()[0]
            moves = match.legal(seat)
            match.play(seat, moves[0] if len(moves) == 1 else moves[table.fast_below(len(moves))])
            made -= 1
    assert made == 0
    assert numbers.word() == table.word()


@pytest.mark.parametrize("options", [{}, {"deck": 81}, {"housekeeping": "manual"}])
def test_puts_and_points_are_those_of_the_rules_in_words(options: Options) -> None:
    """SB-5 to SB-8: every card of every turn of some games, reckoned by hand neighbour by neighbour."""
    stream = stream_of("by hand")
    moves = MoveList()
    kernel = kernel_of(options)
    for _ in range(4):
        kernel.deal(1, stream)
        while not kernel.end:
            if kernel.put_card == NO_CARD:
                count = kernel.list_puts(kernel.turn, moves)
                assert moves.listed() == by_hand(kernel)
                assert count == len(moves.listed())
                assert kernel.unplayed_cards() == len(kernel.deck_cards() + kernel.hand_cards(0) + kernel.hand_cards(1))
                for move in moves.listed():
                    card, cell = divmod(move, 16)
                    assert kernel.can_put(card, cell)
                    assert kernel.points_at(card, cell) == sum(touch_points(kernel, card, cell))
                assert kernel.best_put_points(kernel.turn) == max(
                    (kernel.points_at(*divmod(move, 16)) for move in moves.listed()), default=0
                )
            count = kernel.legal_into(kernel.turn, moves)
            kernel.play(kernel.turn, moves.listed()[stream.fast_below(count)])


def touch_points(kernel: StarsAndBarsKernel, card: int, cell: int) -> list[int]:
    """What each card that would be touched brings."""
    touched = [(0, kernel.top_at(cell))] + [(link >> 4, kernel.top_at(link & 15)) for link in LINKS[cell]]
    lying = [(relation, other) for relation, other in touched if other != NO_CARD]
    return [relation + 1 if len(differing_attributes(card, other)) == relation + 1 else 0 for relation, other in lying]


def by_hand(kernel: StarsAndBarsKernel) -> list[int]:
    puts = []
    for card in kernel.hand_cards(kernel.turn):
        puts += [card * 16 + cell for cell in SORTED_INNER if not kernel.face_down >> cell & 1]
        for cell in OUTER:
            brought = touch_points(kernel, card, cell)
            if brought and all(brought):
                puts.append(card * 16 + cell)
    return puts


@pytest.mark.parametrize("options", ALL_OPTIONS)
def test_what_is_dealt_for_search_is_what_is_imagined(options: Options) -> None:
    """SB-3: the same stream gives the same order of the deck, and nothing else differs."""
    match = GAME.start(options, 2, SearchChance(stream_of("deals")))
    stream = stream_of("some moves")
    for _ in range(9):
        seat = match.actors()[0]
        moves = match.legal(seat)
        match.play(seat, moves[stream.below(len(moves))])
    knowledge = GAME.knowledge(match.view(0))
    deals = knowledge.deals()
    assert deals is not None
    kernel = deals.kernel()
    assert isinstance(kernel, StarsAndBarsKernel)
    for number in range(3):
        deals.draw_into(kernel, stream_of(str(number)))
        assert told(kernel) == told(position_of(knowledge.imagine(stream_of(str(number)))).kernel)


def test_a_finished_game_is_not_shuffled() -> None:
    """SB-16: what was never drawn lies open then, in its order."""
    match = situation("b3:B1rs", ["S1rs", "B2rs"], scores=[60, 0], deck="S1bs S2bs S3bs S3gs")
    for seat, text in ((0, "put S1rs c2"), (1, "put B2rs c2")):
        match.play(seat, match.parse(text) or 0)
    deals = GAME.knowledge(match.view(0)).deals()
    assert deals is not None
    kernel = deals.kernel()
    deals.draw_into(kernel, stream_of("over"))
    assert isinstance(kernel, StarsAndBarsKernel)
    assert len(now_of(match)["deck_cards"]) == 2
    assert kernel.deck_cards() == position_of(match).kernel.deck_cards()


@pytest.mark.parametrize("hand", [[1, 2, 3, 4, 5], [1, 1], [7]])
def test_a_game_in_which_a_card_lies_twice_cannot_be_set_up(hand: list[int]) -> None:
    """SB-1, SB-3: one of each card, four in a hand."""
    stacks: list[list[int]] = [[7], *([] for _ in range(15))]
    with pytest.raises(ValueError, match="two places"):
        kernel_of({}).set_up([], [hand, []], stacks, 0, [])
