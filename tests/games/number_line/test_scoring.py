"""Number Line: who owns which number."""

from hypothesis import given
from hypothesis import strategies as st

from playmat.games.number_line.rules.cards import DECOY, EMPTY, PLAIN, card_on
from playmat.games.number_line.rules.scoring import owners, points


def line_of(length: int, cards: dict[int, int]) -> list[int]:
    line = [EMPTY] * length
    for number, card in cards.items():
        line[number - 1] = card
    return line


A, B, C = (card_on(seat, PLAIN) for seat in range(3))
A_DECOY, B_DECOY = (card_on(seat, DECOY) for seat in range(2))


def test_the_number_a_card_lies_on_counts_and_the_line_beyond_the_outermost_cards_too() -> None:
    """NL-7: cards on 3 and 7: 1-4 and 6-10, the 5 is nobody's."""
    line = line_of(10, {3: A, 7: B})
    assert points(line, False, 2) == [4, 5]
    assert owners(line, False) == [0, 0, 0, 0, None, 1, 1, 1, 1, 1]


def test_a_tie_gives_the_number_to_nobody() -> None:
    """NL-7: on 4 and 8 the 6 lies midway."""
    assert points(line_of(10, {4: A, 8: B}), False, 2) == [5, 4]


def test_neighbouring_cards_split_the_line_between_them() -> None:
    """NL-7: nothing lies between 5 and 6."""
    assert points(line_of(10, {5: A, 6: B}), False, 2) == [5, 5]


def test_a_player_without_a_counting_card_takes_no_part() -> None:
    """NL-7: seat 1 has only a decoy on the line, seat 0 owns all of it."""
    line = line_of(10, {3: A, 4: B_DECOY})
    assert points(line, False, 3) == [10, 0, 0]
    assert owners(line, False) == [0] * 10


def test_decoys_count_only_where_the_round_says_so() -> None:
    """NL-5, NL-12: the same line with and without its decoys."""
    line = line_of(10, {2: A, 9: B, 5: A_DECOY, 6: B_DECOY})
    assert points(line, False, 2) == [5, 5]
    assert points(line, True, 2) == [5, 5]
    line = line_of(10, {2: A, 9: B, 8: A_DECOY, 1: B_DECOY})
    assert points(line, False, 2) == [5, 5]
    assert points(line, True, 2) == [7, 3]


def test_two_cards_of_one_player_never_tie_with_each_other() -> None:
    """NL-8: 4 and 8 are both seat 0's, so the 6 between them is too."""
    line = line_of(10, {4: A, 8: A_DECOY, 10: B})
    assert points(line, True, 2) == [8, 1]
    assert owners(line, True) == [0, 0, 0, 0, 0, 0, 0, 0, None, 1]


def test_an_empty_line_gives_nothing_to_anybody() -> None:
    """NL-7: nobody is closest where nobody is."""
    assert points([EMPTY] * 10, True, 3) == [0, 0, 0]
    assert owners([EMPTY] * 3, True) == [None, None, None]


def test_three_players_share_by_distance() -> None:
    """NL-7: on 2, 5 and 9: 1-3, 4-6 and 8-10; the 7 ties."""
    assert points(line_of(10, {2: A, 5: B, 9: C}), False, 3) == [3, 3, 3]


slots = st.one_of(st.just(EMPTY), st.integers(0, 9))


def brute_force(line: list[int], decoys_count: bool, seats: int) -> list[int]:
    """NL-7 word by word: strictly closer than every other player's counting cards."""
    gained = [0] * seats
    for number in range(len(line)):
        for seat in range(seats):
            own = [
                abs(place - number) for place, slot in enumerate(line) if slot in (2 * seat, 2 * seat + decoys_count)
            ]
            others = [
                abs(place - number)
                for place, slot in enumerate(line)
                if slot >= 0 and slot // 2 != seat and (decoys_count or slot % 2 == 0)
            ]
            if own and all(min(own) < other for other in others):
                gained[seat] += 1
    return gained


@given(st.lists(slots, max_size=10), st.booleans())
def test_walking_the_line_gives_what_the_rule_says_word_by_word(line: list[int], decoys_count: bool) -> None:
    """NL-7, NL-8, NL-16: both ways of scoring against an independent one."""
    expected = brute_force(line, decoys_count, 5)
    assert points(line, decoys_count, 5) == expected
    owned = owners(line, decoys_count)
    assert [owned.count(seat) for seat in range(5)] == expected
