"""What somebody wants printed, checked before the first page is laid out."""

from dataclasses import dataclass
from typing import Final, TypeVar

from playmat.core.chance import check_deal_code
from playmat.core.refusal import Refused, refused
from playmat.faces import INKS, SIZES, Ink, Size, faces_of
from playmat.print.paper import PAPERS, Paper
from playmat.print.words import SheetWords, sheet_words
from playmat.words.agreed import agreed_lines

THINGS: Final = ("cards", "mat", "rules", "score")
WITH_MAT: Final = ("big-bang", "stars-and-bars", "number-line")
# NL-6: cards lie face down on the table, and all must see whose they are.
BEST_WITH_BACKS: Final = ("number-line",)
MOST_COPIES: Final = 30

Choice = TypeVar("Choice", bound=str)


@dataclass(frozen=True)
class Job:
    game: str
    paper: Paper
    things: tuple[str, ...]
    ink: Ink
    size: Size
    backs: bool
    copies: int | None  # none: as many as the game usually needs
    deal: str
    words: SheetWords
    agreed: tuple[str, ...] = ()  # what a table has agreed, line by line

    def copies_of(self, thing: str) -> int:
        """Big Bang comes as two sets with their mats, for a race of two; three copies make a race of three."""
        if self.copies is not None:
            return self.copies
        return 2 if self.game == "big-bang" and thing in ("cards", "mat") else 1


def read_job(
    game: str,
    paper: str = "a4",
    what: str = "all",
    ink: str = "full",
    size: str = "normal",
    backs: bool | None = None,
    copies: int | None = None,
    deal: str = "",
    language: str = "en",
    preset: str = "",
    options: str = "",
) -> Job:
    """Refuses what cannot be printed, with a reason. `backs` left out: printed where a game needs them."""
    faces_of(game)
    if paper not in PAPERS:
        raise not_a_choice("paper", paper, list(PAPERS))
    if copies is not None and not 1 <= copies <= MOST_COPIES:
        facts = {"option": "copies", "value": str(copies), "low": 1, "high": MOST_COPIES, "none": "no"}
        raise refused("option-out-of-range", facts)
    things = read_things(game, what)
    return Job(
        game,
        PAPERS[paper],
        things,
        one_of("ink", ink, INKS),
        one_of("size", size, SIZES),
        usual_backs(game, things) if backs is None else backs,
        copies,
        check_deal_code(deal) if deal else "",
        sheet_words(language),
        agreed_lines(game, preset, options, language),
    )


def read_things(game: str, what: str) -> tuple[str, ...]:
    """The things named, in the order they are printed."""
    offered = offered_by(game)
    asked = [part.strip() for part in what.split(",")]
    for part in asked:
        if part == "mat" and part not in offered:
            raise refused("nothing-to-print", {"game": game, "thing": part, "values": offered})
        if part not in (*offered, "all"):
            raise not_a_choice("what", part, [*offered, "all"])
    return tuple(thing for thing in offered if thing in asked or "all" in asked)


def usual_backs(game: str, things: tuple[str, ...] = THINGS) -> bool:
    """Whether a game is printed with backs where nothing else is said."""
    return game in BEST_WITH_BACKS and "cards" in things


def offered_by(game: str) -> list[str]:
    """What there is to print of a game."""
    return [thing for thing in THINGS if thing != "mat" or game in WITH_MAT]


def one_of(option: str, value: str, choices: tuple[Choice, ...]) -> Choice:
    for choice in choices:
        if choice == value:
            return choice
    raise not_a_choice(option, value, list(choices))


def not_a_choice(option: str, value: str, choices: list[str]) -> Refused:
    return refused("option-not-a-choice", {"option": option, "value": value, "values": choices})
