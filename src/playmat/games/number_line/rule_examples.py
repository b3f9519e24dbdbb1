"""Examples of Number Line's rules: where a card goes, who owns a number, and what a decoy is good for."""

from typing import Final

from playmat.pictures.example import RuleExample, Try

ROUND_1: Final = ("0 card 3", "1 card 7")
# Round after round both get the same: five numbers each.
TIED_1: Final = ("0 card 5", "1 card 6")
TIED_2: Final = (*TIED_1, "1 card 5", "0 card 6", "1 decoy 1", "0 decoy 10")
TIED_3: Final = (*TIED_2, "0 card 5", "1 card 6", "0 decoy 1", "1 decoy 10")

EXAMPLES: Final = (
    RuleExample("free-number", "NL-1", (Try("card 5", refused="taken"), Try("card 8")), seat=1, moves=("0 card 5",)),
    RuleExample("two-cards", "NL-17", cards=("green card", "green decoy", "red card", "red decoy")),
    RuleExample("wait-for-your-turn", "NL-3", (Try("card 8", refused="not-your-turn"),), moves=("0 card 3",), seats=3),
    RuleExample("no-decoy-yet", "NL-4", (Try("decoy 4", refused="decoy-not-yet"), Try("card 6"))),
    RuleExample(
        "decoy-only-fools",
        "NL-5",
        (Try("decoy 6", gains=(8, 2), ends="most-points"),),
        moves=(*ROUND_1, "1 card 9", "0 card 8", "1 decoy 3"),
    ),
    RuleExample(
        "each-card-once",
        "NL-5",
        (Try("card 9", refused="card-used"), Try("decoy 2")),
        seat=1,
        moves=(*ROUND_1, "1 card 5", "0 card 6"),
    ),
    RuleExample(
        "which-is-the-decoy",
        "NL-6",
        (Try("decoy 2", ends="most-points"),),
        moves=(*ROUND_1, "1 card 5", "0 card 8", "1 decoy 4"),
    ),
    RuleExample("flag", "NL-9", cards=("starting-player",)),
    RuleExample("in-the-middle", "NL-7", (Try("card 7", gains=(4, 5)),), seat=1, moves=("0 card 3",)),
    RuleExample("right-beside", "NL-7", (Try("card 6", gains=(5, 5)),), seat=1, moves=("0 card 5",)),
    RuleExample(
        "three-cards", "NL-7", (Try("card 8", gains=(4, 2, 3)),), seat=2, seats=3, moves=("0 card 3", "1 card 6")
    ),
    RuleExample(
        "your-own-two",
        "NL-8",
        (Try("decoy 9", gains=(6, 4), ends="most-points"),),
        seat=1,
        moves=(*TIED_2, "0 card 3", "1 card 8", "0 decoy 5"),
    ),
    RuleExample(
        "only-nine-numbers",
        "NL-16",
        (Try("decoy 9", gains=(4, 5), ends="most-points"),),
        moves=(*TIED_3, "1 card 5", "0 card 6", "1 decoy 1"),
    ),
    RuleExample(
        "most-points-win",
        "NL-10",
        (Try("decoy 1", gains=(3, 7), ends="most-points"),),
        moves=(*ROUND_1, "1 card 7", "0 card 8", "1 decoy 2"),
    ),
    RuleExample(
        "still-level", "NL-11", (Try("decoy 10", gains=(5, 5)),), moves=(*TIED_1, "1 card 5", "0 card 6", "1 decoy 1")
    ),
    RuleExample(
        "both-cards-count",
        "NL-12",
        (Try("decoy 9", gains=(4, 3), ends="most-points"),),
        seat=1,
        moves=(*TIED_2, "0 card 3", "1 card 5", "0 decoy 7"),
    ),
    RuleExample("ten-is-gone", "NL-13", (Try("card 10", refused="not-on-line"), Try("card 7")), seat=1, moves=TIED_3),
)
