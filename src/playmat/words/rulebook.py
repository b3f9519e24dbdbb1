"""The rules of a game in short sentences, each under its id: `words/rules.<language>.md` in every language."""

import re
from dataclasses import dataclass
from functools import cache
from typing import Final

from playmat.games.registry import find_kit

RULE: Final = re.compile(r"[A-Z]{2}-\d+")
# Behind every sentence that is a ruling of ours: the source is silent there, or does not show it.
RULING_MARK: Final = "◊"


@dataclass(frozen=True, slots=True)
class Rule:
    """One rule: `BZ-7`, its name, and a few sentences; a line that begins with a word in stars is an example."""

    id: str
    title: str
    text: str

    @property
    def has_ruling(self) -> bool:
        return RULING_MARK in self.text


@dataclass(frozen=True, slots=True)
class Chapter:
    """Rules that belong together."""

    title: str
    rules: list[Rule]


class BadRulePage(ValueError):
    """A rule page that is not written as it should be: a fault of the program, never of its user."""


@cache
def rulebook(game: str, language: str) -> list[Chapter]:
    """Its rules; none where its kit has no rule page."""
    source = find_kit(game).text("rules.{language}.md", language)
    return chapters_of(source) if source.strip() else []


def chapters_of(source: str) -> list[Chapter]:
    """`# Chapter`, then for each rule `## BZ-7 Its name` and its sentences."""
    chapters: list[Chapter] = []
    for block in source.strip().split("\n\n"):
        head, _, text = block.strip().partition("\n")
        mark, _, rest = head.partition(" ")
        if mark == "#" and not text:
            chapters.append(Chapter(rest, []))
            continue
        id, _, title = rest.partition(" ")
        if mark != "##" or not RULE.fullmatch(id) or not title or not text or not chapters:
            raise BadRulePage(head)
        chapters[-1].rules.append(Rule(id, title, text))
    return chapters
