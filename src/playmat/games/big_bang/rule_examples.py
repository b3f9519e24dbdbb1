"""Examples of Big Bang's rules: what goes beside what, when a card is drawn, and how it ends."""

from typing import Final

from playmat.core.options import Options
from playmat.games.big_bang.rules.deck import deck_table
from playmat.games.big_bang.rules.faces import faces_in
from playmat.pictures.example import RuleExample, Try, pile

WITH_RULES_CARDS: Final[Options] = {"rules_cards": 6}
# Three 4s around the star: from now on not every number fits.
CLOSED: Final = ("0 hand 4 @0,1", "0 hand 4 @1,0", "0 hand 4 @0,-1", "0 draw")
# A whole game, all but its last card.
ALMOST_ALL: Final = (
    "hand 6 @0,1; hand 4 @0,-1; hand 2 @1,0; draw; hand 5 @-1,-1; hand 7 @0,2; hand 7 @-1,1; draw; hand 6 @-1,2; "
    "hand 3 @1,-1; hand 7 @-2,2; draw; hand 4 @-1,-2; hand 3 @-1,-3; hand 1 @1,1; draw; hand 6 @-2,1; hand 5 @-2,-2; "
    "hand 5 @-3,1; draw; hand 6 @-2,3; hand 2 @2,1; hand 3 @2,2; draw; hand 6 @-3,0; hand 4 @2,3; hand 7 @-4,0; draw; "
    "hand 6 @-4,1; hand 5 @2,4; hand 5 @1,3; draw; hand 4 @-2,-3; hand 7 @-1,3; hand 7 @-2,4; draw"
)


def alone(
    name: str, rule: str, cards: str, moves: tuple[str, ...], *tries: Try, options: Options | None = None
) -> RuleExample:
    """Somebody plays alone; the deck begins with these cards."""
    table = deck_table(faces_in(options or {}))
    return RuleExample(name, rule, tries, 0, 1, options or {}, (pile(table, cards),), "", moves)


EXAMPLES: Final = (
    alone("the-start", "BB-1", "3 6 7", (), Try("hand 6 @0,1")),
    alone(
        "edge-to-edge",
        "BB-2",
        "3 4 6",
        ("0 hand 3 @0,1",),
        Try("hand 4 @0,2"),
        Try("hand 6 @1,1", refused="touches-nothing"),
    ),
    alone(
        "one-apart",
        "BB-3",
        "4 5 7",
        ("0 hand 4 @0,1",),
        Try("hand 5 @-1,1"),
        Try("hand 7 @0,2", refused="not-one-apart"),
    ),
    alone(
        "never-equal",
        "BB-3",
        "5 5 6",
        ("0 hand 5 @0,1",),
        Try("hand 6 @-1,1"),
        Try("hand 5 @0,2", refused="not-one-apart"),
    ),
    alone(
        "between-two",
        "BB-3",
        "4 5 6 4 5 7",
        ("0 hand 4 @0,1", "0 hand 5 @0,2", "0 hand 6 @1,2", "0 draw", "0 hand 4 @1,0"),
        Try("hand 5 @1,1"),
    ),
    alone("beside-the-star", "BB-4", "7 1 4", ("0 hand 7 @0,1",), Try("hand 1 @1,0"), Try("hand 4 @0,-1")),
    alone(
        "star-and-number",
        "BB-4",
        "4 5 6 7 3 2",
        ("0 hand 4 @0,1", "0 hand 5 @-1,1", "0 hand 6 @-1,0", "0 draw", "0 hand 7 @-1,-1"),
        Try("hand 3 @0,-1", refused="not-one-apart", by="BB-3"),
        Try("hand 2 @1,0"),
    ),
    alone("one-after-the-other", "BB-5", "3 4 5", ("0 hand 3 @0,1", "0 hand 4 @0,2"), Try("hand 5 @0,3")),
    alone("no-drawing-yet", "BB-6", "4 4 4 3 5 7", (*CLOSED, "0 hand 3 @0,2"), Try("draw", refused="must-put")),
    alone("time-to-draw", "BB-6", "4 4 4 3 7 7 1 2 6", (*CLOSED, "0 hand 3 @0,2"), Try("draw")),
    alone("dead-hand", "BB-7", "4 4 4 7 1 6", CLOSED, Try("dead 7 6 1")),
    alone("hand-alive", "BB-7", "4 4 4 5 7 1", CLOSED, Try("dead 5 7 1", refused="hand-alive")),
    alone(
        "top-discard",
        "BB-8",
        "4 4 4 7 1 2 3 5 6",
        (*CLOSED, "0 dead 1 7 2", "0 draw", "0 hand 3 @0,2", "0 hand 5 @-1,1", "0 hand 6 @-1,0"),
        Try("top 2 @0,3"),
        Try("top 7 @-2,0", refused="not-on-top"),
    ),
    alone(
        "draw-all-the-same",
        "BB-9",
        "4 4 4 7 1 2 3 7 7 5 5 6",
        (*CLOSED, "0 dead 7 1 2", "0 draw", "0 hand 3 @0,2"),
        Try("draw"),
    ),
    RuleExample(
        "all-put",
        "BB-10",
        (Try("hand 7 @-4,2", gains=(1,), ends="all-put"),),
        seats=1,
        seed="37c526719917a9500ee23997b04279ce",
        moves=tuple("0 " + move for move in ALMOST_ALL.split("; ")),
    ),
    alone("a-number", "BB-11", "3 4 R1", ("0 hand 3 @0,1",), Try("hand 4 @0,2", gains=(1,)), options=WITH_RULES_CARDS),
    alone(
        "a-rules-card",
        "BB-11",
        "3 4 R1",
        ("0 hand 3 @0,1",),
        Try("hand R1/0 @0,2", gains=(2,)),
        options=WITH_RULES_CARDS,
    ),
    RuleExample("rules-cards", "BB-14", cards=("R1/0", "R2/0 down", "R3/0", "R4/0 down", "R5/0", "R6/0 down")),
    alone(
        "dead-side",
        "BB-14",
        "3 R1 4",
        ("0 hand 3 @0,1", "0 hand R1/0 @0,2"),
        Try("hand 4 @0,3", refused="their-face-dead"),
        options=WITH_RULES_CARDS,
    ),
    alone(
        "side-with-a-number",
        "BB-14",
        "5 R2 6",
        ("0 hand 5 @0,1", "0 hand R2/0 @0,2"),
        Try("hand 6 @0,3", refused="their-face-number"),
        options=WITH_RULES_CARDS,
    ),
)
