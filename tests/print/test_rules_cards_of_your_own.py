"""Printed sets of Big Bang with the rules cards that were agreed on."""

import json

import pytest

from playmat import faces
from playmat.core.options import Options
from playmat.faces import Row
from playmat.games.big_bang.rules.deck import NEWEST, RULES_CARDS
from playmat.print.cards import batches
from playmat.print.order import read_job
from playmat.print.shop import pages_of

OWN: Options = {"rules_cards": 2, "faces": "5/5/dead,open/3/dead"}


def rules_cards_of(options: Options, kind: str = "set") -> list[list[str]]:
    job = read_job("big-bang", what="cards", copies=1, options=json.dumps(options) if options else "", kind=kind)
    rows = [row for batch in batches(job) for row in batch.rows]
    assert len([row for row in rows if row["kind"] == "number"]) == 28
    return [row["faces"] for row in rows if row["kind"] == "rules"]  # type: ignore[misc]  # a list of names


@pytest.mark.parametrize("kind", ["set", "shop"])
def test_a_set_has_all_six_rules_cards_unless_fewer_were_agreed_on(kind: str) -> None:
    """BB-14"""
    six = [list(card) for card in RULES_CARDS[NEWEST]]
    assert rules_cards_of({}, kind) == six
    assert rules_cards_of({"clock": 5}, kind) == six
    assert rules_cards_of({"rules_cards": 2}, kind) == six[:2]


@pytest.mark.parametrize("kind", ["set", "shop"])
def test_a_set_has_the_rules_cards_of_your_own(kind: str) -> None:
    """BB-19: as many as are in play, or all that are listed."""
    own = [["5", "5", "dead"], ["open", "3", "dead"]]
    assert rules_cards_of(OWN, kind) == own
    assert rules_cards_of({**OWN, "rules_cards": 1}, kind) == own[:1]
    assert rules_cards_of({**OWN, "rules_cards": 0}, kind) == own


def test_the_faces_of_your_own_cards_are_drawn_on_the_sheets() -> None:
    """BB-19"""
    job = read_job("big-bang", what="cards", copies=1, options=json.dumps(OWN))
    printed = [picture.svg for page in pages_of(job) for picture in page.pictures]
    row: Row = {"kind": "rules", "name": "R2", "faces": ["open", "3", "dead"], "set": "A"}
    assert faces.face("big-bang", row, job.ink, job.size) in printed
