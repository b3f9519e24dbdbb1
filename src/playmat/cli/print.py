"""`playmat print`: a game on paper."""

from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from playmat.cli.output import AS_TEXT, Output, write, write_json
from playmat.core.message import message
from playmat.print import print_set


def print_game(
    game: str,
    /,
    *,
    paper: str = "a4",
    what: str = "all",
    ink: str = "full",
    size: str = "normal",
    backs: bool | None = None,
    copies: int | None = None,
    deal: str = "",
    preset: str = "",
    options: str = "",
    to: Annotated[Path | None, Parameter(name=["--output", "-o"])] = None,
    output: Output = AS_TEXT,
) -> None:
    """Print a game: cards, mat, rules and score sheet as one PDF.

    Parameters
    ----------
    game
        Name of a game; playmat games lists them.
    paper
        a4 or letter.
    what
        cards, mat, rules, score, several of them with commas, or all.
    ink
        full colour, low ink, or mono for black and white.
    size
        normal, or large print.
    backs
        Backs for the cards, for printing on both sides, turned at the long edge; with a test sheet. Games whose
        cards lie face down have them unless you say --no-backs.
    copies
        How many of each (default: 1, or as many sets as the game needs for two).
    deal
        A deal code to print on the sheets; typed in the app it deals the same cards to all.
    preset
        How it is played, by name: a sheet before the score sheets says what was agreed.
    options
        Options as JSON over the preset, for the same sheet.
    to
        The file to write (default: the name of the game, in this folder).
    """
    words = output.words()
    printed = print_set(
        game,
        paper=paper,
        what=what,
        ink=ink,
        size=size,
        backs=backs,
        copies=copies,
        deal=deal,
        language=words.language,
        preset=preset,
        options=options,
    )
    file = to or Path(f"{game}.pdf")
    printed.save(file)
    if output.json:
        answer = {"file": str(file), "game": game, "paper": paper, "pages": printed.pages, "cards": printed.cards}
        write_json({**answer, "bytes": len(printed.pdf)})
    else:
        facts: dict[str, object] = {"file": str(file), "pages": printed.pages, "cards": printed.cards}
        write(words.say(message("printed", facts)))
