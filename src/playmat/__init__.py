"""Five classroom card games to play, teach, print and study.

What stands in `__all__` is the public API; docs/python.md is made from it. Everything else may change.
"""

from importlib import import_module
from typing import TYPE_CHECKING

from playmat import native

if TYPE_CHECKING:
    from playmat.api.bots import Player, bot
    from playmat.api.error import PlaymatError
    from playmat.api.match import Match, start
    from playmat.api.offer import Offer
    from playmat.api.paper import print_pdf
    from playmat.api.records import read_record, replay
    from playmat.api.shelf import GameCard, OptionCard, list_games
    from playmat.api.solution import Solution, solve_deal
    from playmat.core.offer import Field, Form
    from playmat.core.record import Record
    from playmat.core.result import GameOutcome, Result
    from playmat.core.views import View
    from playmat.print.shop import Printed

__version__ = "0.1.0"
__all__ = [
    "Field",
    "Form",
    "GameCard",
    "GameOutcome",
    "Match",
    "Offer",
    "OptionCard",
    "Player",
    "PlaymatError",
    "Printed",
    "Record",
    "Result",
    "Solution",
    "View",
    "bot",
    "list_games",
    "print_pdf",
    "read_record",
    "replay",
    "solve_deal",
    "start",
]

native.status()  # decides, before anything else is imported, whether the compiled modules are used

# Where each name lives. It is loaded when it is first used: `import playmat` takes no time, and whoever only plays
# never loads the print shop.
_HOMES = {
    "playmat.api.bots": ("Player", "bot"),
    "playmat.api.error": ("PlaymatError",),
    "playmat.api.match": ("Match", "start"),
    "playmat.api.paper": ("print_pdf",),
    "playmat.api.records": ("read_record", "replay"),
    "playmat.api.offer": ("Offer",),
    "playmat.api.shelf": ("GameCard", "OptionCard", "list_games"),
    "playmat.api.solution": ("Solution", "solve_deal"),
    "playmat.core.offer": ("Field", "Form"),
    "playmat.core.record": ("Record",),
    "playmat.core.result": ("GameOutcome", "Result"),
    "playmat.core.views": ("View",),
    "playmat.print.shop": ("Printed",),
}


if not TYPE_CHECKING:  # a type checker should know the names above, and no others

    def __getattr__(name: str) -> object:
        for home, names in _HOMES.items():
            if name in names:
                found: object = getattr(import_module(home), name)
                globals()[name] = found
                return found
        raise AttributeError(f"module 'playmat' has no attribute {name!r}")


def __dir__() -> list[str]:
    return sorted({*globals(), *__all__})
