"""What somebody wants printed, checked before the first page is laid out."""

from typing import Final, TypeVar

from playmat.core.chance import check_deal_code
from playmat.core.refusal import Refused, refused
from playmat.faces import INKS, SIZES, faces_of
from playmat.games.registry import find_game
from playmat.print.card_shop import CARD, ORDERS
from playmat.print.game_paper import paper_of
from playmat.print.job import KINDS, Job, Kind
from playmat.print.paper import PAPERS
from playmat.print.words import sheet_words
from playmat.print.worksheet import has_tasks
from playmat.words.agreement import agreed_lines, agreed_setup

THINGS: Final = ("cards", "mat", "rules", "score")
PAPERS_OF_A_PACK: Final = ("plan", "worksheet", "key", "record", "home")
# Ink and size where nothing is said: a class needs many cards, to be seen by many.
USUAL: Final[dict[Kind, tuple[str, str]]] = {
    "set": ("full", "normal"),
    "pack": ("low", "large"),
    "shop": ("full", "normal"),
}
MOST_COPIES: Final = 30

Choice = TypeVar("Choice", bound=str)


def read_job(
    game: str,
    paper: str = "a4",
    what: str = "all",
    ink: str | None = None,
    size: str | None = None,
    backs: bool | None = None,
    copies: int | None = None,
    deal: str = "",
    language: str = "en",
    preset: str = "",
    options: str = "",
    kind: str = "set",
    order: str = "pairs",
    rules: int | None = None,
) -> Job:
    """Refuses what cannot be printed, with a reason.

    `backs` left out: printed where a game needs them; ink and size: as is usual for what is printed.
    """
    faces_of(game)
    chosen = one_of("kind", kind, KINDS)
    usual_ink, usual_size = USUAL[chosen]
    if paper not in PAPERS:
        raise not_a_choice("paper", paper, list(PAPERS))
    if copies is not None and not 1 <= copies <= MOST_COPIES:
        facts = {"option": "copies", "value": str(copies), "low": 1, "high": MOST_COPIES, "none": "no"}
        raise refused("option-out-of-range", facts)
    things = read_things(game, what, chosen)
    inked = one_of("ink", usual_ink if ink is None else ink, INKS)
    number = find_game(game, rules).rules
    agreed = agreed_setup(game, preset, options, number)
    return Job(
        game,
        CARD if chosen == "shop" else PAPERS[paper],
        things,
        inked,
        one_of("size", usual_size if size is None else size, SIZES),
        chosen == "shop" or (usual_backs(game, things) if backs is None else backs),
        copies,
        check_deal_code(deal) if deal else "",
        sheet_words(language, game, inked),
        paper_of(game).usual_copies,
        () if agreed is None else agreed_lines(agreed, preset, language),
        chosen,
        one_of("order", order, ORDERS),
        {} if agreed is None else agreed.options,
        number,
    )


def read_things(game: str, what: str, kind: Kind = "set") -> tuple[str, ...]:
    """The things named, in the order they are printed."""
    offered = offered_by(game, kind)
    known = THINGS if kind == "set" else (*PAPERS_OF_A_PACK, *THINGS)
    asked = [part.strip() for part in what.split(",")]
    for part in asked:
        if kind == "shop" and part in known and part not in offered:
            raise refused("shop-prints-cards", {"thing": part})
        if part in known and part not in offered:
            raise refused("nothing-to-print", {"game": game, "thing": part, "values": offered})
        if part not in (*offered, "all"):
            raise not_a_choice("what", part, [*offered, "all"])
    return tuple(thing for thing in offered if thing in asked or "all" in asked)


def usual_backs(game: str, things: tuple[str, ...] = THINGS) -> bool:
    """Whether a game is printed with backs where nothing else is said."""
    return paper_of(game).needs_backs and "cards" in things


def offered_by(game: str, kind: Kind = "set") -> list[str]:
    """What there is to print of a game."""
    if kind == "shop":
        return ["cards"]
    lacking = set() if paper_of(game).has_mat else {"mat"}
    if not sheet_words("en", game).rules():
        lacking.add("rules")
    if not has_tasks(game):
        lacking.add("key")
    things = (*PAPERS_OF_A_PACK, *THINGS) if kind == "pack" else THINGS
    return [thing for thing in things if thing not in lacking]


def one_of(option: str, value: str, choices: tuple[Choice, ...]) -> Choice:
    for choice in choices:
        if choice == value:
            return choice
    raise not_a_choice(option, value, list(choices))


def not_a_choice(option: str, value: str, choices: list[str]) -> Refused:
    return refused("option-not-a-choice", {"option": option, "value": value, "values": choices})
