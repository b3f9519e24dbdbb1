"""Examples of Sevens' rules: what fits, when to knock, what to guess, and what a hand costs."""

from typing import Final

from playmat.core.options import Options
from playmat.games.sevens.rules.cards import deck_for, deck_table
from playmat.pictures.example import RuleExample, Try

# A whole game of three, all but its last card: then Seat 3 is out.
LAST_CARD: Final = (
    "1 play 8C; 2 play 7S; 0 play 7H; 1 play 9C; 2 play 8S; 0 play 8H; 1 play 9S; 2 play 6C; 0 play 9H; 1 play 5C; "
    "2 play 7D; 0 play 6H; 1 play 6D; 2 play 10H; 0 play 8D; 1 play 10S; 2 play 5D; 0 play 10C; 1 play 9D; 2 play 6S; "
    "0 knock; 2 give 3C; 1 give 5S; 0 guess A; 0 guess 4; 1 play 5H; 2 play 4C; 0 play 3C; 1 play 4D; 2 play 2C; "
    "0 play 5S; 1 play 4H; 2 play 10D; 0 play 3H; 1 knock; 0 give 2H; 2 give AC; 1 guess A; 1 guess A; 2 play AC; "
    "0 play 4S; 1 play 2H; 2 knock; 0 give AS; 1 give AH; 2 guess A; 2 guess 2; 0 play 3S; 1 knock; 0 give 3D; "
    "2 give AH; 1 guess 2; 1 guess 3"
)
BY_NUMBER: Final[Options] = {"guess": "rank"}
# Seat 2 begins and has nothing that goes on the 7 of clubs, nor a seven.
KNOCKER: Final = "AC 10C 2D 5D 9D AH 3H 9H 2S 3S 4S 5S 10S"
GIVEN: Final = ("1 knock", "2 give 4H", "0 give 8D")


def dealt(*wanted: str, seats: int = 3, options: Options | None = None) -> tuple[tuple[str, ...], ...]:
    """Everybody has these cards, and as many others as it takes. SV-3: with three the seven of clubs lies there."""
    deck = deck_for((options or {}).get("variant", "standard"))
    names = [str(row["name"]) for row in deck_table(deck) if seats > 3 or row["name"] != "7C"]
    hands = [hand.split() for hand in wanted]
    rest = [name for name in names if all(name not in hand for hand in hands)]
    for seat, hand in enumerate(hands):
        room = len(names) // seats + (1 if (seat - 1) % seats < len(names) % seats else 0)
        while len(hand) < room:
            hand.append(rest.pop())
    # One at a time, beginning left of the dealer.
    order = [hands[(1 + place) % seats] for place in range(seats)]
    return (tuple(hand[turn] for turn in range(len(order[0])) for hand in order if turn < len(hand)),)


def of_three(
    name: str,
    rule: str,
    seat: int,
    hands: tuple[str, str, str],
    moves: tuple[str, ...],
    *tries: Try,
    options: Options | None = None,
) -> RuleExample:
    return RuleExample(name, rule, tries, seat, 3, options or {}, dealt(*hands), "", moves)


def ended(name: str, rule: str, last: Try) -> RuleExample:
    seed, moves = "da7e9c169d1a5db3522d9eab9d73f53c", tuple(LAST_CARD.split("; "))
    return RuleExample(name, rule, (last,), 2, 3, BY_NUMBER, seed=seed, moves=moves)


EXAMPLES: Final = (
    RuleExample(
        "opening-card",
        "SV-2",
        (Try("play 7C"), Try("play 7D", refused="opening-card")),
        seat=1,
        seats=4,
        piles=dealt("", "7C 7D 4H 9S AC 3D 8H 10S 2C 6D", "", "", seats=4),
    ),
    of_three(
        "three-players",
        "SV-3",
        1,
        ("", "6C 8C 9C 2D 4D 9D AH 4H 8H 10H 3S 5S 9S", ""),
        (),
        Try("play 6C"),
        Try("play 8C"),
    ),
    of_three(
        "next-in-the-chain",
        "SV-4",
        1,
        ("8H", "7H 5H 9H 10H", "6H"),
        ("1 play 7H", "2 play 6H", "0 play 8H"),
        Try("play 5H"),
        Try("play 9H"),
    ),
    of_three(
        "not-next",
        "SV-4",
        1,
        ("8H", "7H 3H 10H", "6H"),
        ("1 play 7H", "2 play 6H", "0 play 8H"),
        Try("play 3H", refused="not-adjacent"),
        Try("play 10H", refused="not-adjacent"),
    ),
    of_three("a-new-suit", "SV-4", 1, ("", "7D 6S", ""), (), Try("play 7D"), Try("play 6S", refused="not-adjacent")),
    of_three(
        "you-must",
        "SV-5",
        1,
        ("", "8C AC 2D 4D 9D AH 4H 8H 10H 2S 3S 5S 9S", "6C"),
        (),
        Try("knock", refused="must-play"),
    ),
    of_three("time-to-knock", "SV-5", 1, ("8D", KNOCKER, "4H"), (), Try("knock")),
    of_three("give-a-card", "SV-6", 2, ("8D", KNOCKER, "4H 6C 7D"), ("1 knock",), Try("give 4H")),
    of_three(
        "too-early",
        "SV-6",
        1,
        ("8D", KNOCKER, "4H"),
        ("1 knock", "2 give 4H"),
        Try("guess 4H", refused="guess-too-early"),
    ),
    of_three("guessed-right", "SV-7", 1, ("8D", KNOCKER, "4H"), GIVEN, Try("guess 4H", says="guess-right")),
    of_three("guessed-wrong", "SV-7", 1, ("8D", KNOCKER, "4H"), GIVEN, Try("guess 6S", says="guess-wrong-seen")),
    of_three("lies-on-the-table", "SV-8", 1, ("8D", KNOCKER, "4H"), GIVEN, Try("guess 7C", refused="guess-on-table")),
    of_three("in-your-own-hand", "SV-8", 1, ("8D", KNOCKER, "4H"), GIVEN, Try("guess 9H", refused="guess-own")),
    of_three(
        "the-turn-is-over",
        "SV-9",
        1,
        ("8D", KNOCKER, "7H"),
        ("1 knock", "2 give 7H", "0 give 8D", "1 guess 4H", "1 guess 4H"),
        Try("play 7H", refused="not-your-turn"),
    ),
    ended("out", "SV-10", Try("play 2S", ends="out")),
    ended("what-a-hand-costs", "SV-11", Try("play 2S", gains=(25, 30, 0), ends="out")),
    RuleExample(
        "from-the-three",
        "SV-13",
        (Try("play 3C"), Try("play 3D", refused="opening-card", by="SV-2")),
        seat=1,
        seats=4,
        options={"variant": "junior"},
        piles=dealt("", "3C 3D 5H 2S 6C AD", "", "", seats=4, options={"variant": "junior"}),
    ),
    of_three(
        "the-number-is-enough",
        "SV-14",
        1,
        ("8D", KNOCKER, "4H"),
        GIVEN,
        Try("guess 4", says="guess-right"),
        options=BY_NUMBER,
    ),
)
