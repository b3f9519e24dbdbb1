"""Where tables with the same deal went different ways."""

from hypothesis import given
from hypothesis import strategies as st

from playmat.classroom.deals.forks import Played, forks_of, together
from playmat.games.registry import find_game
from playmat.server.workers.deal_worker import DealQuestion, par_of

SEED = "00112233445566778899aabbccddeeff"


def table(number: int, *texts: str, seats: int = 2) -> Played:
    return Played(number, seats, tuple((place % seats, text) for place, text in enumerate(texts)))


def test_tables_go_together_until_they_play_differently() -> None:
    """By hand: 0 and 1 share two moves, 2 leaves at once."""
    played = [table(0, "a", "b", "c"), table(1, "a", "b", "d"), table(2, "x", "b", "c")]

    assert [(fork.step, [(way.made[1], way.tables) for way in fork.ways]) for fork in forks_of(played)] == [
        (0, [("a", (0, 1)), ("x", (2,))]),
        (2, [("c", (0,)), ("d", (1,))]),
    ]
    assert [[one.table for one in group] for group in together(played, 2)] == [[0, 1], [2]]


def test_tables_of_another_size_were_dealt_other_cards() -> None:
    assert forks_of([table(0, "a"), table(1, "b", seats=3)]) == []


def test_who_stopped_early_has_played_no_other_way() -> None:
    assert forks_of([table(0, "a", "b"), table(1, "a")]) == []


@given(st.lists(st.lists(st.sampled_from("abc"), max_size=5), min_size=1, max_size=8))
def test_every_two_tables_part_at_one_fork_at_most(games: list[list[str]]) -> None:
    played = [table(number, *texts) for number, texts in enumerate(games)]
    forks = forks_of(played)
    for one in range(len(played)):
        for other in range(one):
            parted = [
                fork
                for fork in forks
                if {one, other} <= {it for way in fork.ways for it in way.tables}
                and not any({one, other} <= set(way.tables) for way in fork.ways)
            ]
            mine, theirs = played[one].moves, played[other].moves
            differ = [step for step, (a, b) in enumerate(zip(mine, theirs, strict=False)) if a != b]
            assert [fork.step for fork in parted] == differ[:1]


def test_par_of_a_deal_is_the_solver_s_where_there_is_one_and_else_what_strong_bots_make_of_it() -> None:
    alone = par_of(DealQuestion("big-bang", find_game("big-bang").rules, {}, 1, SEED))
    assert (alone.source, alone.matches) == ("solver", 0)
    assert alone.scores[0] > 20
    pair = par_of(DealQuestion("number-line", find_game("number-line").rules, {}, 2, SEED))
    assert (pair.source, len(pair.scores)) == ("bots", 2)
