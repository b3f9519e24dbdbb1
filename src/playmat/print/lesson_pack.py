"""What a game puts into its lesson pack. One that has nothing of its own gets the plain pack here."""

import re
from importlib.resources import files
from typing import Final, cast

from playmat.games.kit import ENGLISH
from playmat.games.registry import find_kit
from playmat.print.tasks import Task

VERSIONS: Final = ("A", "B")  # neighbours get different sheets
RULES_POINT: Final = re.compile(r"^-rules (.*\n)", re.MULTILINE)  # only for a game that has a rule sheet


class LessonPack:
    """Plain: a plan for any game, tasks that children make up themselves, and a sheet for what they did.

    The words are in the game's `words/pack.en.ftl`, the plan in `words/plan.en.md`.
    """

    # Codes of the Common Core State Standards; `print-practises-K-CC-C-7` says what is practised.
    practises: tuple[str, ...] = ()
    # The columns of the recording sheet, with their shares of its width: `print-record-KEY` stands over each.
    record: tuple[tuple[str, float], ...] = (("turn", 1), ("did", 4), ("why", 5), ("result", 2))
    pictured: str = ""  # the picture of a rule that the page for home shows

    def tasks(self, seed: str) -> list[Task]:
        """The tasks of one worksheet; another seed, another sheet."""
        return []


PLAIN: Final = LessonPack()


def pack_of(game: str) -> LessonPack:
    return cast(LessonPack | None, find_kit(game).part("pack")) or PLAIN


def plan_of(game: str, language: str) -> str:
    """The plan of the lesson: `@ 8 Name` begins a stage of eight minutes, `?` asks, the rest is as on a rule sheet."""
    own = find_kit(game).text("plan.{language}.md", language)
    if own:
        return own
    plain = files("playmat.print").joinpath(f"plan.{language}.md")
    if not plain.is_file():
        plain = files("playmat.print").joinpath(f"plan.{ENGLISH}.md")
    has_rules = bool(find_kit(game).text("sheet.{language}.md", language))
    return RULES_POINT.sub(r"- \1" if has_rules else "", plain.read_text(encoding="utf-8"))
