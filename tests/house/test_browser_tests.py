"""Browser tests find things as people do, by role and name: a style class is nobody's business but the style's."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

TESTS = Path(__file__).parents[1]
FINDS = {
    "locator",
    "wait_for_selector",
    "query_selector",
    "query_selector_all",
    "eval_on_selector",
    "eval_on_selector_all",
    "tab_to",
    "reach",
    "press",
}
IN_BRACKETS = re.compile(r"\[[^\]]*\]")
STYLE_CLASS = re.compile(r"\.[a-z][\w-]*")
# A selector within script that a test has a page run.
IN_SCRIPT = re.compile(r"(?:querySelector(?:All)?|matches|closest)\(\s*(['\"`])(.*?)\1")


def by_class(path: Path) -> Iterator[str]:
    """Everything in this file that asks for a style class."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Call):
            called = node.func
            name = (
                called.attr if isinstance(called, ast.Attribute) else called.id if isinstance(called, ast.Name) else ""
            )
            texts = [literal(arg) for arg in node.args]
            if name == "to_have_class" or (name == "get_attribute" and "class" in texts):
                yield name
            if name in FINDS:
                # What else is given to them is script.
                yield from filter(names_class, texts[:1] if name.startswith("eval_") else texts)
        elif isinstance(node, ast.Constant) and isinstance(node.value, str):
            yield from (found[2] for found in IN_SCRIPT.finditer(node.value) if names_class(found[2]))


def names_class(selector: str) -> bool:
    return STYLE_CLASS.search(IN_BRACKETS.sub("", selector)) is not None


def literal(node: ast.expr) -> str:
    if isinstance(node, ast.Constant):
        return node.value if isinstance(node.value, str) else ""
    return "".join(map(literal, node.values)) if isinstance(node, ast.JoinedStr) else ""


def test_no_browser_test_finds_things_by_their_style_class() -> None:
    files = [*(TESTS / "browser").glob("*.py"), *(TESTS / "support").glob("*.py")]
    found = [f"{path.name}: {selector}" for path in files for selector in by_class(path)]
    assert found == [], "use get_by_role, get_by_label or get_by_test_id"
