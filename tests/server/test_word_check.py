"""The word check: a dry run judges words only where the table allows it."""

import pytest

from playmat.core.refusal import Refused
from playmat.games.bang_zoom.rules.letters import cards_of
from playmat.games.bang_zoom.rules.position import BangZoomPosition
from playmat.table import messages
from playmat.table.admission import CreateTable, Join
from playmat.table.decide import after, decide
from playmat.table.decision import who_sits
from playmat.table.messages import Helps
from playmat.table.moves import dry_run
from playmat.table.opening import opened
from playmat.table.seating import join
from playmat.table.table import Table, rebuild

SEED = "5eed" * 8


@pytest.fixture
def table() -> Table:
    """Seat 1 holds CATDOGX and has taken its card."""
    first, _ = opened(CreateTable(game="bang-zoom", seats=["me", "open"]), 0)
    table = rebuild("CCCCCC", [first], ["Ada", ""])
    table = after(table, join(table, Join("Ben"), 0)[1])
    table = after(table, decide(table, who_sits(table, 0, is_host_key=True), messages.Start("m1"), 0, SEED))
    assert table.play is not None
    position = table.play.match.position
    assert isinstance(position, BangZoomPosition)
    position.kernel.hold(1, cards_of(list("ACDGOTX")))
    position.kernel.has_taken = True
    return table


def tried(table: Table, text: str) -> object:
    """What a dry run answers: the code of a refusal, or the worth of the move."""
    try:
        return dry_run(table, who_sits(table, 1, is_host_key=False), text)[1]
    except Refused as wrong:
        return wrong.refusal.code


def test_without_the_word_check_a_try_does_not_tell_words_from_others(table: Table) -> None:
    """BZ-14: the same answer for CAT and for DOGX; what has nothing to do with words is told."""
    assert (tried(table, "lay CAT"), tried(table, "lay DOGX"), tried(table, "lay CATS")) == (
        None,
        None,
        "letters-missing",
    )
    table.helps = Helps(preview=True)
    assert tried(table, "lay DOG") == {"letters": 3, "points": 3, "total": 3, "kind": "letters"}
    assert tried(table, "lay GOX") == tried(table, "lay DOG")


def test_with_the_word_check_a_try_says_which_ground_rule_a_word_breaks(table: Table) -> None:
    """BZ-14: as playing it would."""
    table.helps = Helps(word_check=True)
    assert (tried(table, "lay CAT"), tried(table, "lay DOGX"), tried(table, "lay A")) == (
        None,
        "word-unknown",
        "word-one-letter",
    )


def test_playing_a_word_is_always_judged(table: Table) -> None:
    """BZ-14: the word check is a help, not a rule."""
    with pytest.raises(Refused) as wrong:
        decide(table, who_sits(table, 1, is_host_key=False), messages.Move("m2", "lay DOGX"), 0, SEED)
    assert wrong.value.refusal.code == "word-unknown"
