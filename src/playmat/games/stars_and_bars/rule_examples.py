"""Examples of Stars and Bars' rules: what brings points, where a card may go, and what is done with stacks of four."""

from dataclasses import replace
from typing import Final

from playmat.core.options import Options
from playmat.games.stars_and_bars.rules.cards import deck_table
from playmat.pictures.example import RuleExample, Try, pile

MANUAL: Final[Options] = {"housekeeping": "manual"}
PRACTISE: Final[Options] = {"announce": "practise"}
# On b3, c3, b2 and c2. The first card has stars, so seat 0 begins.
MIDDLE: Final = "S2rs S3bs B1bs S1gs"
THREE_ON_B3: Final = "B2gs B3gs B3go"
# Each has 3 differences to the card on b3, and 1 to the one before it.
CORNER: Final = "B1rt B1ro B3ro B3rt"
SEED: Final = "c6e4525c433c8449aa8b9399cb100bfc"
WON: Final = (
    "0 put B1ro b2; 1 put B1bo d4; 0 put S3ro c3; 1 put S1gs c3; 0 put B1rt b2; 1 put B2gt a4; 0 put B2gs c3; "
    "1 put S1bs b2; 0 put B1rs c4; 1 put B1gt b3; 0 put S2rt c1; 1 put S3rs b3; 0 put B1gs c2; 1 put B2rs c2; "
    "0 put B3bt b3; 1 put B2go d2; 0 put B2bo d2; 1 put S2ro c2; 0 put S3gt d1; 1 put S3bt c2; 0 put B3bs c2"
)


def after(name: str, rule: str, cards: str, cells: str, *tries: Try, options: Options | None = None) -> RuleExample:
    """The first cards after the middle ones are put on these spaces, in turn; then comes what is tried.

    Both draw in turn, before the first move and after each, so the cards are put in the order of the deck.
    """
    deck = pile(deck_table(), f"{MIDDLE} {cards}")
    ends = bool(options and options.get("housekeeping") == "manual")
    moves: list[str] = []
    for turn, cell in enumerate(cells.split()):
        moves.append(f"{turn % 2} put {deck[4 + turn]} {cell}")
        if ends:
            moves.append(f"{turn % 2} end")
    return RuleExample(name, rule, tries, len(cells.split()) % 2, 2, options or {}, (deck,), "", tuple(moves))


def then(example: RuleExample, *moves: str) -> RuleExample:
    """The same, with a few moves more before the try."""
    return replace(example, moves=(*example.moves, *moves))


EXAMPLES: Final = (
    RuleExample("three-cards", "SB-1", cards=("S3rs", "B2bt", "S1go")),
    after("three-differences", "SB-2", "B1rt S3gt", "", Try("put B1rt a4", gains=(3, 0))),
    after("the-start", "SB-3", "B1bt S3gt", "", Try("put B1bt b4")),
    after("your-own-card", "SB-4", "S1rt B1rt", "", Try("put S1rt a3"), Try("put B1rt a4", refused="not-held")),
    after("never-on-its-back", "SB-5", THREE_ON_B3, "b3 b3 b3", Try("put S1rs b3", refused="face-down")),
    after("one-under-it", "SB-6", "S2bs B1rt", "", Try("put S2bs b3", gains=(1, 0))),
    after("two-beside-it", "SB-6", "S1rt B1rt", "", Try("put S1rt a3", gains=(5, 0))),
    after("four-above-it", "SB-6", "B1bt B1rt", "", Try("put B1bt b4", gains=(7, 0))),
    after("inside-for-nothing", "SB-7", "B2gs B1rt", "", Try("put B2gs b3", gains=(0, 0))),
    after("one-does-not-count", "SB-8", "S1bs B1rt", "", Try("put S1bs a3", refused="must-score")),
    after("one-too-few", "SB-8", "S1rt B1rt", "", Try("put S1rt a4", refused="must-score")),
    after("fourth-inside", "SB-9", THREE_ON_B3, "b3 b3", Try("put B3go b3", says="turned")),
    after(
        "all-four-cleared",
        "SB-10",
        THREE_ON_B3,
        "b3 b3 b3 c3 c3 c3 b2 b2 b2 c2 c2",
        Try("put S2rt c2", says="cleared"),
    ),
    after("fourth-outside", "SB-11", CORNER, "a4 a4 a4", Try("put B3rt a4", gains=(0, 4), says="removed")),
    after("forgotten", "SB-12", THREE_ON_B3, "b3 b3 b3", Try("flip b3", says="claim-flip"), options=MANUAL),
    then(
        after("too-late", "SB-12", THREE_ON_B3, "b3 b3 b3", Try("flip b3", refused="claim-too-late"), options=MANUAL),
        "1 put S1rs c2",
    ),
    then(
        after("say-your-points", "SB-13", "B1rt S3gt", "", Try("say 3 3", says="say-right"), options=PRACTISE),
        "0 put B1rt a4",
    ),
    then(
        after("another-card", "SB-14", "B1rt S3gt", "", Try("back", says="move-back"), options=MANUAL), "0 put B1rt a4"
    ),
    RuleExample(
        "far-ahead",
        "SB-15",
        (Try("put B3rt c2", ends="over-50-ahead"),),
        seat=1,
        seed=SEED,
        moves=tuple(WON.split("; ")),
    ),
)
