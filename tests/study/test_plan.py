"""What a plan says about each single match."""

from collections import Counter

import pytest

from playmat.core.chance import seed_of_number, stream_of
from playmat.core.options import Options
from playmat.core.refusal import Refused
from playmat.games.registry import GAMES, find_game
from playmat.study.plan import Plan, play_number, random_setup, setup_of, usual_seats


def plan(
    seats: tuple[int, int] = (2, 5), bots: tuple[str, ...] = ("random",), options: Options | None = None, seed: int = 7
) -> Plan:
    return Plan("number-line", seed, *seats, bots, options)


def line(which: Plan, number: int) -> str:
    return play_number(which, find_game(which.game), number).record().to_json()


def test_a_match_is_the_same_whichever_was_played_before_it() -> None:
    first = [line(plan(), number) for number in (3, 4, 5)]
    assert [line(plan(), number) for number in (5, 3, 4)] == [first[2], first[0], first[1]]


def test_the_seed_of_a_match_follows_from_the_two_numbers() -> None:
    played = play_number(plan(), find_game("number-line"), 12)
    assert played.match.chance.seed == seed_of_number(7, 12)


def test_another_seed_gives_other_matches() -> None:
    assert line(plan(seed=7), 0) != line(plan(seed=8), 0)


def test_bots_repeat_around_the_table() -> None:
    played = play_number(plan((5, 5), ("random", "simple"), {}), find_game("number-line"), 0)
    assert [bot.name for bot in played.bots] == ["random", "simple", "random", "simple", "random"]
    assert [seat.bot for seat in played.record().seats] == [bot.name for bot in played.bots]


def test_every_number_of_seats_and_every_option_comes_up() -> None:
    game = find_game("number-line")
    setups = [setup_of(plan(), game, number) for number in range(300)]
    assert set(Counter(setup.seats for setup in setups)) == {2, 3, 4, 5}
    assert {setup.options["start"] for setup in setups} == {"seat", "random", "quiz"}
    assert {setup.options["decoys"] for setup in setups} == {"hidden", "open"}


def test_given_options_stay_as_they_are() -> None:
    setup = setup_of(plan(options={"games": 2}), find_game("number-line"), 5)
    assert setup.options == {"games": 2, "target": None, "start": "seat", "decoys": "hidden", "count": "auto"}


@pytest.mark.parametrize("game", GAMES)
def test_random_options_can_always_be_played(game: str) -> None:
    rules = find_game(game)
    for seats in range(rules.least_seats, rules.most_seats + 1):
        stream = stream_of(f"{game} {seats}")
        assert all(random_setup(rules, seats, stream).seats == seats for _ in range(50))


@pytest.mark.parametrize("game", GAMES)
def test_four_play_where_four_can(game: str) -> None:
    rules = find_game(game)
    assert usual_seats(rules) == 4 if rules.least_seats <= 4 <= rules.most_seats else rules.least_seats


@pytest.mark.parametrize(
    ("wrong", "code"),
    [
        (plan((2, 6)), "wrong-seats"),
        (plan((1, 3)), "wrong-seats"),
        (plan((4, 3)), "seats-reversed"),
        (plan(bots=("clever",)), "unknown-bot"),
        (plan(options={"decoys": "maybe"}), "option-not-a-choice"),
    ],
)
def test_a_plan_that_cannot_be_played_is_refused_before_the_first_match(wrong: Plan, code: str) -> None:
    with pytest.raises(Refused) as refused:
        wrong.check()
    assert refused.value.refusal.code == code
