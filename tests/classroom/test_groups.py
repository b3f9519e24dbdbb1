"""Who plays with whom: sizes by hand, and what must hold for any class."""

from itertools import combinations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from playmat.classroom.groups import Wishes, groups_of, meetings, sizes_for, table_sizes


@pytest.mark.parametrize(
    ("children", "wanted", "least", "most", "sizes"),
    [
        (28, 4, 3, 7, [4] * 7),
        (29, 4, 3, 7, [5, 4, 4, 4, 4, 4, 4]),
        (30, 4, 3, 7, [4, 4, 4, 4, 4, 4, 3, 3]),
        (7, 2, 2, 4, [3, 2, 2]),
        (7, 2, 2, 2, [2, 2, 2, 1]),
        (5, 4, 4, 4, [3, 2]),
        (1, 4, 2, 5, [1]),
        (60, 4, 2, 5, [4] * 15),
        (0, 4, 2, 5, []),
    ],
)
def test_tables_are_even_and_as_large_as_the_game_likes(
    children: int, wanted: int, least: int, most: int, sizes: list[int]
) -> None:
    assert table_sizes(children, wanted, least, most) == sizes


@given(st.integers(1, 60), st.integers(1, 8), st.integers(1, 4), st.integers(0, 5))
def test_every_child_has_a_seat_and_no_table_too_many(children: int, wanted: int, least: int, more: int) -> None:
    sizes = table_sizes(children, wanted, least, least + more)
    assert sum(sizes) == children
    assert max(sizes) <= least + more
    assert max(sizes) - min(sizes) <= 1


def test_the_same_seed_gives_the_same_tables_and_another_seed_others() -> None:
    sizes = [4] * 7
    assert groups_of(range(28), sizes, Wishes(), "a") == groups_of(range(28), sizes, Wishes(), "a")
    assert groups_of(range(28), sizes, Wishes(), "a") != groups_of(range(28), sizes, Wishes(), "b")


@settings(deadline=None)  # how long it takes hangs on who else is at work
@given(st.integers(0, 1000), st.sampled_from(["random", "mixed", "similar"]))
def test_pairs_are_kept_apart_and_together_however_the_others_are_seated(seed: int, mixing: str) -> None:
    apart = frozenset({frozenset({0, 1}), frozenset({0, 2}), frozenset({5, 6})})
    together = frozenset({frozenset({3, 4}), frozenset({10, 11})})
    strength = {child: child / 28 for child in range(28)}
    wishes = Wishes(mixing, apart, together, {}, strength)  # type: ignore[arg-type]  # drawn from its three names
    groups = groups_of(range(28), [4] * 7, wishes, str(seed))
    table_of = {child: place for place, group in enumerate(groups) for child in group}
    assert sorted(table_of) == list(range(28))
    assert all(table_of[a] != table_of[b] for a, b in map(tuple, apart))
    assert all(table_of[a] == table_of[b] for a, b in map(tuple, together))


def test_similar_children_sit_together_and_mixed_tables_are_equally_strong() -> None:
    strength = {child: float(child) for child in range(12)}
    similar = groups_of(range(12), [4] * 3, Wishes("similar", strength=strength), "x")
    assert sorted(sorted(group) for group in similar) == [[0, 1, 2, 3], [4, 5, 6, 7], [8, 9, 10, 11]]
    mixed = groups_of(range(12), [4] * 3, Wishes("mixed", strength=strength), "x")
    assert [sum(group) for group in mixed] == [22, 22, 22]


def test_twelve_children_meet_nobody_twice_in_three_games_of_three() -> None:
    met = meetings([])
    for game in range(3):
        groups = groups_of(range(12), [3] * 4, Wishes(met=met), str(game))
        met += meetings(groups)
    assert max(met.values()) == 1
    assert sum(met.values()) == 3 * 4 * 3


def test_everybody_of_sixteen_has_met_nearly_everybody_after_five_games_of_four() -> None:
    met = meetings([])
    for game in range(5):
        met += meetings(groups_of(range(16), [4] * 4, Wishes(met=met), f"g{game}"))
    assert len(met) >= 0.85 * len(list(combinations(range(16), 2)))


def test_too_few_chairs_are_a_fault_of_the_caller() -> None:
    with pytest.raises(ValueError, match="3 children"):
        groups_of([1, 2, 3], [2], Wishes(), "x")


@pytest.mark.parametrize(
    ("sizes", "blocks", "expected"),
    [
        ([3, 3], [2, 2, 2], [4, 2]),
        ([4, 4, 4, 4, 4, 4, 3, 3], [2] * 15, [4, 4, 4, 4, 4, 4, 4, 2]),
        ([4, 4], [2, 2], [4, 4]),
        ([3, 3], [2, 2], [3, 3]),  # two who are alone make up for it
        ([2, 2, 2], [3], [3, 2, 1]),
        ([2, 2], [5], [2, 2]),  # no table takes five of them
    ],
)
def test_tables_are_less_even_where_that_keeps_a_device_together(
    sizes: list[int], blocks: list[int], expected: list[int]
) -> None:
    assert sizes_for(sizes, blocks, 1, 4) == expected


def test_no_table_gets_smaller_than_it_may() -> None:
    assert sizes_for([3, 3], [2, 2, 2], 3, 5) == [3, 3]
