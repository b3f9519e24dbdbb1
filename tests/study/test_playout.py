"""Random play, which the bench measures and studies rest on."""

import pytest

from playmat.core.chance import SearchChance, stream_of
from playmat.core.playout import play_out, play_out_listing, play_out_many
from playmat.games.registry import GAMES, find_game


@pytest.mark.parametrize("game", GAMES)
def test_listing_every_legal_move_leads_to_the_same_matches(game: str) -> None:
    """So that the bench, which lists them, measures the very matches that a search plays without lists."""
    rules = find_game(game)
    for seats in range(rules.least_seats, rules.most_seats + 1):
        setup = rules.setup({}, seats)
        for number in range(10):
            quick, listing = stream_of(f"{number}"), stream_of(f"{number}")
            first, second = setup.start(SearchChance(quick)), setup.start(SearchChance(listing))
            assert play_out(first, quick) == play_out_listing(second, listing)
            assert first.result == second.result


@pytest.mark.parametrize("game", GAMES)
def test_many_matches_are_single_ones_in_a_row(game: str) -> None:
    rules = find_game(game)
    setup = rules.setup({}, rules.most_seats)
    stream = stream_of("many")
    singly = sum(play_out(setup.start(SearchChance(stream)), stream) for _ in range(5))
    assert play_out_many(setup, 5, stream_of("many")) == singly
