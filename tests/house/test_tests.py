"""Tests about the tests: each asserts something, and nothing is waved through without a reason."""

import ast
import re
from pathlib import Path

ROOT = Path(__file__).parents[2]
# Calls that raise when something is wrong stand for an assertion.
ASSERTING = {"check_game", "demand", "raises", "expect", "validate"}


def test_no_test_is_without_an_assertion() -> None:
    for path in sorted((ROOT / "tests").rglob("test_*.py")):
        tree = ast.parse(path.read_text(encoding="utf-8"))
        for node in ast.walk(tree):
            if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef) and node.name.startswith("test_"):
                assert asserts(node), f"{path.relative_to(ROOT)}: {node.name} asserts nothing"


def asserts(function: ast.AST) -> bool:
    for node in ast.walk(function):
        if isinstance(node, ast.Assert):
            return True
        if isinstance(node, ast.Call):
            called = node.func
            name = (
                called.attr if isinstance(called, ast.Attribute) else called.id if isinstance(called, ast.Name) else ""
            )
            if name in ASSERTING or name.startswith(("assert_", "check_", "expect_", "demand_")):
                return True
    return False


def test_no_type_error_is_ignored_without_a_reason() -> None:
    silent = re.compile(r"#\s*type:\s*ignore(\[[^\]]*\])?\s*$")
    for folder in ("src", "tests", "tools"):
        for path in sorted((ROOT / folder).rglob("*.py")):
            for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
                assert not silent.search(line), f"{path.relative_to(ROOT)}:{number} gives no reason"
