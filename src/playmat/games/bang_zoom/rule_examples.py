"""Examples of Bang! Zoom!'s rules: what a turn is made of, which words count, and what they bring."""

from typing import Final

from playmat.games.bang_zoom.rules.deck import deck_table
from playmat.pictures.example import RuleExample, Try, pile

OTHERS: Final = "LLRRII"


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
    turn("not-a-word", "BZ-14", "GOBZAM", ("1 take",), Try("lay ZOBA", refused="word-unknown")),
    turn("no-names", "BZ-14", "ANNBOM", ("1 take",), Try("lay ANN", refused="word-name")),
    turn("agreed-word", "BZ-16", "CHAIOM", ("-1 word CHAI", "1 take"), Try("lay CHAI", gains=(0, 4))),
)
