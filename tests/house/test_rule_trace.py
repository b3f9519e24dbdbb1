"""Every rule of the rule book has a test, and the project's table of rules is the rule book's."""

import re

import pytest
from tools.rules import ROOT, named_by, rule_table

RULE_BOOK = ROOT.parent / "shared" / "rules"


def test_every_rule_is_named_by_a_test_and_no_test_names_a_rule_that_is_not_there() -> None:
    assert set(rule_table()) == set(named_by())


@pytest.mark.skipif(not RULE_BOOK.exists(), reason="the rule book is not beside this checkout")
def test_the_table_of_rules_has_the_ids_of_the_rule_book() -> None:
    table = rule_table()
    games = {rule.partition("-")[0] for rule in table}
    for page in RULE_BOOK.glob("*.md"):
        marked = re.findall(r"^- \*\*([A-Z]{2}-\d+)( \(new\))?\*\*", page.read_text(encoding="utf-8"), re.MULTILINE)
        # A rule that is marked as new is in the table as soon as the game has it.
        ids = [rule for rule, new in marked if not new or rule in table]
        if ids and ids[0].partition("-")[0] in games:
            assert [rule for rule in table if rule.partition("-")[0] == ids[0].partition("-")[0]] == ids
