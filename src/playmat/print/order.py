"""What somebody wants printed, checked before the first page is laid out."""

from typing import Final, TypeVar

from playmat.core.chance import check_deal_code
from playmat.core.refusal import Refused, refused
from playmat.faces import INKS, SIZES, faces_of
from playmat.print.game_paper import paper_of
from playmat.print.job import Job
from playmat.print.paper import PAPERS
from playmat.print.words import sheet_words
from playmat.words.agreement import agreed_lines

THINGS: Final = ("cards", "mat", "rules", "score")
MOST_COPIES: Final = 30

Choice = TypeVar("Choice", bound=str)


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
        sheet_words(language, game),
        paper_of(game).usual_copies,
        agreed_lines(game, preset, options, language),
    )


def read_things(game: str, what: str) -> tuple[str, ...]:
    """The things named, in the order they are printed."""
    offered = offered_by(game)
    asked = [part.strip() for part in what.split(",")]
    for part in asked:
        if part in THINGS and part not in offered:
            raise refused("nothing-to-print", {"game": game, "thing": part, "values": offered})
        if part not in (*offered, "all"):
            raise not_a_choice("what", part, [*offered, "all"])
    return tuple(thing for thing in offered if thing in asked or "all" in asked)


def usual_backs(game: str, things: tuple[str, ...] = THINGS) -> bool:
    """Whether a game is printed with backs where nothing else is said."""
    return paper_of(game).needs_backs and "cards" in things


def offered_by(game: str) -> list[str]:
    """What there is to print of a game."""
    lacking = set() if paper_of(game).has_mat else {"mat"}
    if not sheet_words("en", game).rules():
        lacking.add("rules")
    return [thing for thing in THINGS if thing not in lacking]


def one_of(option: str, value: str, choices: tuple[Choice, ...]) -> Choice:
    for choice in choices:
        if choice == value:
            return choice
    raise not_a_choice(option, value, list(choices))


def not_a_choice(option: str, value: str, choices: list[str]) -> Refused:
    return refused("option-not-a-choice", {"option": option, "value": value, "values": choices})
