"""A kit: one game with everything that only it needs. Its parts are named and loaded when they are first used."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cache
from importlib import import_module
from importlib.resources import files
from typing import Final, cast

ENGLISH: Final = "en"
# The type of each part, by name, so that playing loads none of them.
PART_TYPES: Final = {
    "bots": ("playmat.bots.bot:Bot",),
    "insight": ("playmat.insight.insight:Insight",),
    "faces": ("playmat.faces.deck:Faces",),
    "paper": ("playmat.print.game_paper:GamePaper",),
    "pictures": ("playmat.pictures.rule_pictures:RulePictures",),
    "pack": ("playmat.print.lesson_pack:LessonPack",),
    "solver": ("playmat.solve.solver:DealSolver", "playmat.solve.solver:WorthSolver"),
    "puzzles": ("playmat.puzzles.maker:PuzzleMaker",),
    "highlight": (),
    "slips": ("playmat.insight.slips:Slips",),
    "workshop": ("playmat.workshop.workshop:Workshop",),
}


@dataclass(frozen=True)
class Kit:
    """A game and its parts. Every part but the rules may be left out: then the general one is used.

    A part is written `package.module:NAME`. Nothing is loaded until somebody asks for it, so whoever only plays never
    loads a drawing, and the rules never know who draws or thinks about them.
    """

    name: str
    package: str  # where it lives: `words/` in it holds its catalogues, its rule page and its lesson
    rules: dict[int, str] = field(hash=False)  # each rules number with its `Game`; new matches take the highest
    bots: str = ""  # dict[str, Bot]: levels, `simple`, `greedy`
    insight: str = ""  # Insight: what moves are worth, and why
    faces: str = ""  # Faces: how its cards look
    paper: str = ""  # Paper: mats, score sheets and what else is printed
    pictures: str = ""  # RulePictures: examples of its rules, drawn
    pack: str = ""  # LessonPack: what it practises, and the tasks of its worksheets
    solver: str = ""  # Solver: what can be reached when everything is known
    puzzles: str = ""  # PuzzleMaker: what makes a puzzle of it, and how one is proved; `puzzles.jsonl` holds them
    highlight: str = ""  # Highlight: what was special about a finished game
    slips: str = ""  # Slips: what a decision shows of what somebody has not understood
    workshop: str = ""  # Workshop: how players design cards for it
    place: int = 100  # on the shelf, from the front; then by name

    @property
    def newest(self) -> int:
        return max(self.rules)

    def part(self, name: str) -> object | None:
        """A part by its name, or nothing where the game has none of its own."""
        where: str = getattr(self, name)
        return load(where) if where else None

    def check_part(self, name: str) -> None:
        """Raise TypeError if a part isn't what its name promises, and whatever loading it raises."""
        part = self.part(name)
        if name == "highlight":
            fits = part is None or callable(part)
        else:
            kinds = tuple(cast(type, load(where)) for where in PART_TYPES[name]) if part is not None else ()
            # Bots come by the names of their levels.
            found = part.values() if name == "bots" and isinstance(part, Mapping) else [part]
            fits = part is None or all(isinstance(one, kinds) for one in found)
        if not fits:
            raise TypeError(f"{getattr(self, name)} is of the type {type(part).__name__}")

    def text(self, file: str, language: str) -> str:
        """A file of its words; `{language}` in its name is filled in. What a language lacks is told in English."""
        folder = files(self.package).joinpath("words")
        for spoken in (language, ENGLISH):
            found = folder.joinpath(file.format(language=spoken))
            if found.is_file():
                return found.read_text(encoding="utf-8")
        return ""


@cache
def load(where: str) -> object:
    module, _, name = where.partition(":")
    found: object = getattr(import_module(module), name)
    return found
