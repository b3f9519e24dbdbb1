"""Printed cards of a record or a table that follows older rules."""

import pytest

from playmat.core.refusal import Refused
from playmat.games.big_bang.rules.deck import RULES_CARDS
from playmat.print import print_set
from playmat.print.cards import batches
from playmat.print.order import read_job


@pytest.mark.parametrize(("rules", "cards"), [(1, 110), (2, 112), (3, 115), (None, 115)])
def test_the_deck_of_bang_zoom_is_that_of_its_rules_number(rules: int | None, cards: int) -> None:
    """BZ-1"""
    assert print_set("bang-zoom", what="cards", copies=1, rules=rules).cards == cards


def test_the_rules_cards_are_those_of_the_rules_number() -> None:
    """BB-14"""
    for number, known in RULES_CARDS.items():
        job = read_job("big-bang", what="cards", copies=1, rules=number)
        rows = [row for batch in batches(job) for row in batch.rows if row["kind"] == "rules"]
        assert [row["faces"] for row in rows] == [list(card) for card in known]


def test_rules_that_nobody_knows_are_refused() -> None:
    with pytest.raises(Refused) as wrong:
        read_job("sevens", rules=9)
    assert wrong.value.refusal.code == "unknown-rules"
