"""What goes wrong silently once a module is compiled is not written in those that are (docs/engine.md)."""

import ast
import re
from pathlib import Path

import pytest

from playmat import native

PACKAGE = Path(native.__file__).parent
LARGEST = 2**31 - 1


def pitfalls(source: str) -> list[str]:
    """What a compiled function must not do, line by line. Tables at the top of a module are made once, by Python."""
    lines = source.splitlines()
    found: set[tuple[int, str]] = set()
    for function in ast.walk(ast.parse(source)):
        if not isinstance(function, ast.FunctionDef):
            continue
        for node in ast.walk(function):
            if isinstance(node, ast.Constant) and type(node.value) is int and node.value > LARGEST:
                found.add((node.lineno, "a number beyond 32 bits becomes an object: name and declare it"))
            if isinstance(node, ast.Attribute) and node.attr in ("bit_length", "bit_count"):
                found.add((node.lineno, f"{node.attr} makes an object: core.bits has lowest and count"))
            if isinstance(node, ast.Subscript) and isinstance(node.slice, ast.UnaryOp):
                found.add((node.lineno, "an index below 0 is not checked: it reads what lies before the array"))
            if isinstance(node, ast.BinOp) and isinstance(node.op, ast.LShift):
                shifted = isinstance(node.left, ast.Constant) and not isinstance(node.right, ast.Constant)
                if shifted and not is_seat(node.right) and "# few bits" not in lines[node.lineno - 1]:
                    found.add((node.lineno, "1 << n is cut to 32 bits: take a table of bits"))
    return [f"{line}: {why}" for line, why in sorted(found)]


def is_seat(shift: ast.expr) -> bool:
    """Seats are few: their bits fit, whatever they are shifted by."""
    named = shift.attr if isinstance(shift, ast.Attribute) else getattr(shift, "id", "")
    return bool(re.search(r"seat|actor|turn|owner|viewer", named))


@pytest.mark.parametrize("source", native.sources())
def test_a_compiled_module_avoids_what_goes_wrong_silently(source: str) -> None:
    assert pitfalls((PACKAGE / source).read_text(encoding="utf-8")) == []


@pytest.mark.parametrize(
    ("line", "told"),
    [
        ("mask & 0xFFFFFFFF", "32 bits"),
        ("1 << card", "cut to 32"),
        ("mask.bit_length()", "makes an object"),
        ("mask.bit_count()", "makes an object"),
        ("hand[-1]", "below 0"),
    ],
)
def test_every_pitfall_is_found(line: str, told: str) -> None:
    [found] = pitfalls(f"def play(mask, card, hand):\n    return {line}\n")
    assert told in found


def test_tables_made_once_and_bits_of_seats_are_none() -> None:
    assert pitfalls("BITS = [1 << n for n in range(40)]\n\ndef play(seat):\n    return 1 << seat\n") == []


@pytest.mark.parametrize("declared", [file for file in native.declarations() if file not in native.DECLARED_ONLY])
def test_every_c_function_says_whether_it_can_fail(declared: str) -> None:
    """Without `except` or `noexcept` a compiled caller asks after every call whether something was raised."""
    text = (PACKAGE / declared).read_text(encoding="utf-8")
    numbers = re.compile(
        r"^ *cp?def (?:inline )?(?:unsigned )?(?:int|long|double|bint|short|char|void)\b[^=\n]*\)(.*)$", re.M
    )
    open_ended = [found[0].strip() for found in numbers.finditer(text) if "except" not in found[1]]
    assert open_ended == []
