"""Cards of your own, tried out by bots: the counts are what a game-by-game count finds."""

import pytest

from playmat.bots.play import play_match
from playmat.bots.registry import find_bot
from playmat.core.chance import SeedChance, seed_of_number, stream_of
from playmat.core.options import Options
from playmat.core.refusal import Refused
from playmat.games.registry import GAMES
from playmat.workshop.try_out import try_out
from playmat.workshop.workshop import check_cards, find_workshop, workshops

# Those of BB-14: an easy bot plays all of them in about six of ten deals.
SIX = "open/dead/dead,5/5/dead,4/4/dead,3/dead/dead,2/3/dead,1/2/dead"
ONLY_ONES = "1/1/1,1/1/1,1/1/1,1/1/1,1/1/1,1/1/1"


def test_every_workshop_has_an_example_that_can_be_played() -> None:
    assert workshops() == ["bang-zoom", "big-bang"]
    for name in workshops():
        game, workshop = find_workshop(name)
        assert check_cards(game, workshop, "") == workshop.sample
        assert workshop.option in {option.name for option in game.options}


@pytest.mark.parametrize("name", sorted(set(GAMES) - {"bang-zoom", "big-bang"}))
def test_a_game_without_a_workshop_is_refused_with_those_that_have_one(name: str) -> None:
    with pytest.raises(Refused) as wrong:
        find_workshop(name)
    assert wrong.value.refusal.code == "no-workshop"
    assert wrong.value.refusal.facts == {"name": name, "names": ["bang-zoom", "big-bang"]}


@pytest.mark.parametrize(
    ("name", "cards", "code"),
    [
        ("big-bang", "dead/dead/dead", "all-faces-dead"),
        ("big-bang", "8/1/1", "option-not-a-face"),
        ("big-bang", "1/1", "option-not-faces"),
        ("big-bang", ",".join(["open/open/open"] * 7), "too-many-faces"),
        ("bang-zoom", "A60", "letters-of-one-kind"),
        ("bang-zoom", "A30 B30", "letters-without-goal"),
        ("bang-zoom", "zebra", "option-not-letters"),
    ],
)
def test_cards_that_nobody_could_play_with_are_refused(name: str, cards: str, code: str) -> None:
    """BB-19: a face is open; BZ-17: BANG and ZOOM are possible."""
    with pytest.raises(Refused) as wrong:
        check_cards(*find_workshop(name), cards)
    assert wrong.value.refusal.code == code


def test_each_rules_card_has_a_trial_and_the_deck_grows_by_one() -> None:
    """BB-19: with two cards, games with none, one and both of them."""
    game, workshop = find_workshop("big-bang")
    results = try_out(game, workshop, "open/3/dead,5/5/dead", 5)
    assert [result.trial.options["rules_cards"] for result in results] == [0, 1, 2]
    assert {result.games for result in results} == {5}


def test_a_share_is_that_of_games_counted_one_by_one() -> None:
    """BB-11, BB-19: an easy bot that plays every card scores 28 for the numbers and 2 for each rules card."""
    game, workshop = find_workshop("big-bang")
    options: Options = {"faces": SIX, "rules_cards": 6}
    counted = 0
    for number in range(12):
        deal = seed_of_number(7, number)
        match = game.setup(options, 1).start(SeedChance(deal))
        play_match(match, [find_bot("easy", game)], [stream_of(f"{deal}:0")], f"{deal}:order")
        counted += match.result is not None and match.result.scores[0] == 28 + 2 * 6
    both = try_out(game, workshop, SIX, 12, seed=7)[6]
    assert both.reached["all-played"] == counted
    assert 0 < counted < 12
    assert counted <= both.reached["winnable"] <= 12


def test_cards_that_hardly_fit_anywhere_show_in_the_shares() -> None:
    """BB-14: six cards that only ones can touch leave an easy bot stuck more often than no rules cards."""
    game, workshop = find_workshop("big-bang")
    results = try_out(game, workshop, ONLY_ONES, 40)
    assert results[6].reached["all-played"] < results[0].reached["all-played"]


def test_zoom_is_never_laid_in_more_games_than_bang() -> None:
    """BZ-9, BZ-17: with two, three and four players."""
    game, workshop = find_workshop("bang-zoom")
    results = try_out(game, workshop, workshop.sample, 4)
    assert [result.trial.seats for result in results] == [2, 3, 4]
    assert all(result.reached["zoom"] <= result.reached["bang"] <= result.games == 4 for result in results)


def test_the_same_seed_plays_the_same_games_and_time_that_is_up_ends_them() -> None:
    game, workshop = find_workshop("big-bang")
    assert try_out(game, workshop, "1/2/3", 6, seed=3) == try_out(game, workshop, "1/2/3", 6, seed=3)
    assert {result.games for result in try_out(game, workshop, "1/2/3", 6, goes_on=lambda: False)} == {1}
