"""The rule trace: every rule id with the tests that name it. Fails on a rule without a test."""

from __future__ import annotations

import ast
import re
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
RULE = re.compile(r"\b(?:NL|SV|SB|BZ|BB)-\d+\b")


def rule_table() -> dict[str, str]:
    """Every rule id of the games there are, with its title, from `games/<name>/words/rules.txt`."""
    table: dict[str, str] = {}
    for page in sorted((ROOT / "src" / "playmat" / "games").glob("*/words/rules.txt")):
        for line in page.read_text(encoding="utf-8").splitlines():
            rule, _, title = line.partition(" ")
            table[rule] = title
    return table


def named_by() -> dict[str, list[str]]:
    """The tests that name a rule in their docstring; cards of games to come may be tested before their rules are."""
    games = {rule.partition("-")[0] for rule in rule_table()}
    found: dict[str, list[str]] = {}
    for path in sorted((ROOT / "tests").rglob("test_*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                for rule in sorted(set(RULE.findall(ast.get_docstring(node) or ""))):
                    if rule.partition("-")[0] not in games:
                        continue
                    found.setdefault(rule, []).append(f"{path.relative_to(ROOT / 'tests')}::{node.name}")
    return found


def main() -> int:
    table = rule_table()
    tests = named_by()
    for rule, title in table.items():
        print(f"{rule:6} {title}")
        for test in tests.get(rule, []):
            print(f"         {test}")
    gaps = [rule for rule in table if rule not in tests]
    strangers = [rule for rule in tests if rule not in table]
    if gaps:
        print("No test names: " + ", ".join(gaps), file=sys.stderr)
    if strangers:
        print("No rule page has: " + ", ".join(strangers), file=sys.stderr)
    print(f"{len(table)} rules, {len(gaps)} without a test, {sum(map(len, tests.values()))} mentions in tests")
    return 1 if gaps or strangers else 0


if __name__ == "__main__":
    sys.exit(main())
