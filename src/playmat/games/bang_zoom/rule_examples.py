"""Examples of Bang! Zoom!'s rules: what a turn is made of, which words count, and what they bring."""

from typing import Final

from playmat.games.bang_zoom.rules.deck import deck_table
from playmat.pictures.example import RuleExample, Try, pile

OTHERS: Final = "LLRRII"
# A small deck of four players' own, and the long words that use it up.
SMALL_DECK: Final = "A6 B5 E6 G5 I4 M5 N5 O9 R3 S3 T4 Z5"
USED_UP: Final = "1 EATING O, 2 ATTAIN R, 3 BRONZE S, 0 BEGGAR G, 1 BABOON Z, 2 ZOOMS I"


def turn(
    name: str,
    rule: str,
    hand: str,
    moves: tuple[str, ...],
    *tries: Try,
    drawn: str = "",
    other: str = OTHERS,
    seat: int = 1,
) -> RuleExample:
    """Two play, and seat 1 begins with this hand; a T lies open, and these come from the draw pile."""
    dealt = [letter for both in zip(hand, other, strict=True) for letter in both]
    deck = pile(deck_table(), " ".join([*dealt, "T", *drawn]))
    return RuleExample(name, rule, tries, seat, 2, {}, (deck,), "", moves)


def turns(told: str) -> tuple[str, ...]:
    """Whole turns with one word each: `1 CAT O` draws, lays CAT and discards O."""
    parts = [turn.split() for turn in told.split(", ")]
    return tuple(
        move
        for seat, word, letter in parts
        for move in (f"{seat} draw", f"{seat} lay {word}", f"{seat} discard {letter}")
    )


EXAMPLES: Final = (
    RuleExample("the-letters", "BZ-1", cards=("B", "A", "N", "G", "Z", "O", "O", "M")),
    turn("six-cards", "BZ-2", "CADOGS", (), Try("draw")),
    turn("one-of-two-piles", "BZ-4", "CADOGS", (), Try("draw"), Try("take")),
    turn("take-a-card-first", "BZ-4", "CATDOG", (), Try("lay CAT", refused="take-first")),
    turn("a-word", "BZ-5", "CADOGS", ("1 take",), Try("lay CAT", gains=(0, 3))),
    turn("a-letter-is-missing", "BZ-5", "CADOGM", ("1 take",), Try("lay CATS", refused="letters-missing")),
    turn("keep-a-card", "BZ-6", "CADOGS", ("1 take", "1 lay CAT"), Try("lay DOGS", refused="keep-a-card")),
    turn("one-is-kept", "BZ-6", "CADOGS", ("1 take", "1 lay CAT"), Try("lay DOG", gains=(0, 3))),
    turn("swap-instead", "BZ-7", "CAVWYS", (), Try("swap VWY")),
    turn("no-swap-after-taking", "BZ-7", "CAVWYS", ("1 take",), Try("swap VWY", refused="swap-is-a-turn")),
    turn("not-before-bang", "BZ-9", "ZOOMAN", ("1 take",), Try("lay ZOOM", refused="zoom-before-bang")),
    turn(
        "zoom-ends-it",
        "BZ-10",
        "BANGZO",
        ("1 draw", "1 lay BANG", "1 discard E", "0 draw", "0 discard L", "1 draw"),
        Try("lay ZOOM", gains=(0, 10), ends="zoom"),
        drawn="EOMSPUH",
    ),
    turn("a-point-a-letter", "BZ-11", "NEDOGS", ("1 take",), Try("lay TEN", gains=(0, 3))),
    turn("first-bang", "BZ-11", "BANGES", ("1 take",), Try("lay BANG", gains=(0, 10))),
    turn(
        "second-bang",
        "BZ-11",
        "BANGES",
        ("1 take", "1 lay BANG", "1 discard S", "0 draw"),
        Try("lay BANG", gains=(4, 0)),
        other="BANGED",
        seat=0,
    ),
    RuleExample(
        "last-turn",
        "BZ-12",
        (Try("draw", refused="last-turn-draw"), Try("take")),
        3,
        4,
        {"letters": SMALL_DECK},
        seed=f"{0x177:032x}",
        moves=turns(USED_UP),
    ),
    turn("not-a-word", "BZ-14", "GOBZAM", ("1 take",), Try("lay ZOBA", refused="word-unknown")),
    turn("no-names", "BZ-14", "ANNBOM", ("1 take",), Try("lay ANN", refused="word-name")),
    turn("agreed-word", "BZ-16", "CHAIOM", ("-1 word CHAI", "1 take"), Try("lay CHAI", gains=(0, 4))),
)
