"""How long the sentences of a catalogue are, whatever it chooses and whoever is put in."""

import re
from collections.abc import Iterator

from fluent.syntax import FluentParser, ast

# A name, a card, a figure: one word each.
PUT_IN = "X"
SECTION = re.compile(r"\n\n# (.*)")
# ◊ stands behind a sentence that is a ruling of ours.
ENDS = re.compile(r"(?<=[.?!:;…])[)”»◊]*\s+|\n| [·–] ")


def messages(text: str) -> Iterator[tuple[str, str, ast.Pattern]]:
    """Section, key and pattern of each message; a section begins with a comment below an empty line."""
    begins = {found.end(): found[1].partition(". ")[0].rstrip(".") for found in SECTION.finditer("\n" + text)}
    for entry in FluentParser().parse(text).body:
        if isinstance(entry, ast.Message) and entry.value is not None:
            assert entry.span is not None
            end = entry.span.end
            yield next((name for at, name in reversed(begins.items()) if at <= end), ""), entry.id.name, entry.value


def readings(pattern: ast.Pattern) -> list[str]:
    """Every text that a pattern can become."""
    found = [""]
    for element in pattern.elements:
        parts = [element.value] if isinstance(element, ast.TextElement) else chosen(element.expression)
        found = [before + part for before in found for part in parts]
    return found


def chosen(expression: object) -> list[str]:
    if isinstance(expression, ast.SelectExpression):
        return [text for variant in expression.variants for text in readings(variant.value)]
    if isinstance(expression, ast.Placeable):
        return chosen(expression.expression)
    return [expression.value] if isinstance(expression, ast.StringLiteral) else [PUT_IN]


def sentences(text: str) -> list[str]:
    """What is read in one breath: up to a stop, a colon or a semicolon."""
    return [part for part in ENDS.split(text) if part.strip()]


def longest(text: str) -> tuple[int, str]:
    return max(((len(re.findall(r"\w[\w’'-]*", one)), one) for one in sentences(text)), default=(0, ""))
