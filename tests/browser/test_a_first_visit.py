"""Somebody who has never seen the page, and knows nothing but roles and names, plays each game and wants another."""

import pytest

from browser.conftest import Invite
from browsing import PHONE
from newcomer import Newcomer, read
from serving import Server

GAMES = ("Number Line", "Sevens", "Big Bang", "Bang! Zoom!", "Stars and Bars")


@pytest.mark.parametrize("title", GAMES)
def test_a_newcomer_gets_from_home_to_the_end_and_on_to_a_second_match(
    invite: Invite, server: Server, title: str
) -> None:
    newcomer = Newcomer(invite(viewport=PHONE, has_touch=True, is_mobile=True).page, server.address)
    assert newcomer.sit_down(title) == 1
    assert newcomer.play() > 0
    assert newcomer.once_more() == 1
    assert newcomer.play() > 0


def test_the_tree_is_read_with_names_that_hold_colons_and_quotes() -> None:
    tree = """
- main:
  - status: "Your turn: put a card."
  - group "Your hand, 2 cards":
    - 'button "b2, inner: \\"it''s\\" free" [disabled]'
    - button "the 3" [pressed]:
      - text: "3"
"""
    _, status, _, space, card, _ = read(tree)
    assert status.says == "Your turn: put a card."
    assert (space.name, space.can_be_pressed) == ('b2, inner: "it\'s" free', False)
    assert (card.name, card.can_be_pressed, card.place) == ("the 3", True, " Your hand, 2 cards")
