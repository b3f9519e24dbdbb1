"""`playmat print`: a game on paper."""

from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from playmat.cli.files import Force, new_file
from playmat.cli.output import AS_TEXT, Output, write, write_json
from playmat.core.message import message
from playmat.core.refusal import refused
from playmat.games.registry import find_game
from playmat.print import print_set


def print_game(
    game: str,
    /,
    *,
    paper: str = "a4",
    what: str = "all",
    pack: bool = False,
    shop: bool = False,
    order: str = "pairs",
    ink: str | None = None,
    size: str | None = None,
    backs: bool | None = None,
    copies: int | None = None,
    deal: str = "",
    preset: str = "",
    options: str = "",
    rules: int | None = None,
    to: Annotated[Path | None, Parameter(name=["--output", "-o"])] = None,
    force: Force = False,
    output: Output = AS_TEXT,
) -> None:
    """Print a game: cards, mat, rules and score sheet as one PDF; or a lesson pack; or cards for a print shop.

    Parameters
    ----------
    game
        Name of a game; playmat games lists them.
    paper
        a4 or letter.
    what
        cards, mat, rules, score, several of them with commas, or all. In a pack also plan, worksheet, key, record
        and home.
    pack
        A lesson pack: a plan for 30 minutes, worksheets A and B, their answers, a recording sheet, a page for home,
        and the game itself. A deal code gives other tasks.
    shop
        Cards for a print shop: 63 × 88 mm, one a page, 3 mm bleed, with their backs.
    order
        Of a shop's pages: pairs (front, back, front, back) or apart (all fronts, then all backs).
    ink
        full colour, low ink, or mono for black and white (default: full, in a pack low).
    size
        normal, or large print (default: normal, in a pack large).
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
    rules
        The rules number of an older record (default: the newest).
    to
        The file to write (default: the name of the game, in this folder).
    """
    words = output.words()
    if pack and shop:
        raise refused("pack-or-shop")
    kind = "pack" if pack else "shop" if shop else "set"
    name = find_game(game).name
    file = to or Path(f"{name}.pdf" if kind == "set" else f"{name}-{kind}.pdf")
    with new_file(file, force, output) as sink:
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
            kind=kind,
            order=order,
            rules=rules,
        )
        assert sink is not None, "there is always a file"
        sink(printed.pdf)
    if output.json:
        answer = {
            "file": str(file),
            "game": game,
            "kind": kind,
            "paper": paper,
            "pages": printed.pages,
            "cards": printed.cards,
        }
        write_json({**answer, "bytes": len(printed.pdf)})
    else:
        facts: dict[str, object] = {"file": str(file), "pages": printed.pages, "cards": printed.cards}
        write(words.say(message("printed", facts)))
