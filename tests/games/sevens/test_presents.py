"""SV-6: a card that was given lies face down before its giver."""

from playmat.games.sevens.rules.game import GAME


def test_a_card_that_was_given_is_known_to_the_kernel() -> None:
    kernel = GAME.kernel(GAME.setup({}, 4))
    kernel.set_given_card(2, 17)
    assert kernel.given_card(2) == 17
