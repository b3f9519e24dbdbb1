"""Browser tests find things as people do, by role and name: a style class is nobody's business but the style's."""

import ast
import re
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

TESTS = Path(__file__).parents[1]
FINDS = {"locator", "wait_for_selector", "query_selector", "query_selector_all", "tab_to", "reach"}
IN_BRACKETS = re.compile(r"\[[^\]]*\]")
STYLE_CLASS = re.compile(r"\.[a-z][\w-]*")
# Selectors by class that were there before this test. The numbers only go down; a file that is not named has none.
STILL: dict[str, int] = {
    "test_alone_in_the_browser.py": 1,
    "test_bang_zoom_table.py": 8,
    "test_big_bang_table.py": 25,
    "test_endings.py": 1,
    "test_every_page.py": 2,
    "test_home_and_rules.py": 3,
    "test_lessons_in_the_browser.py": 1,
    "test_one_device_play.py": 3,
    "test_one_feel.py": 6,
    "test_play_by_clicking.py": 3,
    "test_play_by_keyboard.py": 5,
    "test_print_page.py": 6,
    "test_projector.py": 4,
    "test_replay_page.py": 9,
    "test_stars_and_bars_table.py": 24,
    "test_two_at_a_table.py": 1,
    "bang_zoom_browsing.py": 1,
    "big_bang_browsing.py": 5,
    "browsing.py": 1,
    "lesson_browsing.py": 5,
    "stars_and_bars_browsing.py": 5,
}


def by_class(path: Path) -> Iterator[str]:
    """Every selector in this file that names a style class."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if not isinstance(node, ast.Call):
            continue
        called = node.func
        name = called.attr if isinstance(called, ast.Attribute) else called.id if isinstance(called, ast.Name) else ""
        if name in FINDS:
            for text in map(literal, node.args):
                if STYLE_CLASS.search(IN_BRACKETS.sub("", text)):
                    yield text


def literal(node: ast.expr) -> str:
    if isinstance(node, ast.Constant):
        return node.value if isinstance(node.value, str) else ""
    return "".join(map(literal, node.values)) if isinstance(node, ast.JoinedStr) else ""


def test_no_new_browser_test_finds_things_by_their_style_class() -> None:
    files = [*(TESTS / "browser").glob("*.py"), *(TESTS / "support").glob("*.py")]
    found = Counter({path.name: sum(1 for _ in by_class(path)) for path in files})
    more = {name: (count, STILL.get(name, 0)) for name, count in found.items() if count > STILL.get(name, 0)}
    assert more == {}, "by class now, and allowed: use get_by_role, get_by_label or get_by_test_id"
    fewer = {name: found[name] for name, count in STILL.items() if found[name] < count}
    assert fewer == {}, "there are fewer now: write the new number into STILL"
