"""Big Bang: rules cards, every face in every rotation on both kinds of spaces, against a table written by hand."""

import pytest

from big_bang_table import FIRST, GAME, RULES, board_of, dealt, is_legal, now_of, situation, whole_pile
from playing import code_of, legal, play
from playmat.core.match import Match
from playmat.core.options import Options

FACES = {
    "1": {
        "R1": ["open", "open", "dead"],
        "R2": ["open", "dead", "dead"],
        "R3": ["7", "7", "7"],
        "R4": ["6", "6", "6"],
        "R5": ["5", "6", "7"],
        "R6": ["1", "4", "7"],
    },
    "2": {
        "R1": ["open", "dead", "dead"],
        "R2": ["5", "5", "dead"],
        "R3": ["4", "4", "dead"],
        "R4": ["3", "dead", "dead"],
        "R5": ["2", "3", "dead"],
        "R6": ["1", "2", "dead"],
    },
    "own": {
        "R1": ["open", "open", "open"],
        "R2": ["open", "7", "dead"],
        "R3": ["dead", "4", "open"],
    },
}
OWN: Options = {"rules_cards": 3, "faces": "open/open/open,open/7/dead,dead/4/open"}
WAYS = [(cards, name, turn) for cards in FACES for name in FACES[cards] for turn in range(3)]
SHOWN = [f"{cards} {name}/{turn}" for cards, name, turn in WAYS]

# Where a rules card lies, how it hangs on the star, and the cells at its places 0, 1 and 2 that are still free.
LYING = [
    ("0,1", "", {0: "0,2", 2: "-1,1"}),
    ("0,-1", "", {1: "0,-2", 2: "-1,-1"}),
    ("1,0", "", {0: "1,1", 1: "1,-1"}),
    ("0,2", "0,1:4 ", {1: "0,3", 2: "1,2"}),
    ("-1,1", "0,1:4 ", {0: "-1,0", 1: "-1,2"}),
    ("0,-2", "0,-1:4 ", {0: "0,-3", 2: "1,-2"}),
]
# Where a rules card is put, the board with a number N there, and the place at which it touches N.
TOUCHING = [
    ("0,2", "0,1:N", 0),
    ("0,-2", "0,-1:N", 1),
    ("-1,1", "0,1:N", 2),
    ("-1,0", "0,1:4 -1,1:N", 0),
    ("0,3", "0,1:4 0,2:N", 1),
    ("1,2", "0,1:4 0,2:N", 2),
]
BESIDE_STAR = [("0,-1", 0), ("0,1", 1), ("1,0", 2)]


def table(cards: str, board: str, hand: str) -> Match:
    """With the cards of a rules number, or with cards of the players' own."""
    return situation(board, hand, "1", options=OWN if cards == "own" else RULES, game=FIRST if cards == "1" else GAME)


def face(cards: str, name: str, turn: int, place: int) -> str:
    """Each step of rotation moves every face one place on."""
    turned = FACES[cards][name]
    for _ in range(turn):
        turned = [turned[2], turned[0], turned[1]]
    return turned[place]


@pytest.mark.parametrize(("cards", "name", "turn"), WAYS, ids=SHOWN)
def test_a_number_put_beside_a_rules_card_suits_its_face(cards: str, name: str, turn: int) -> None:
    """BB-14, BB-19: open takes any number, a number only that number, dead none."""
    for cell, chain, free in LYING:
        for place, beside in free.items():
            for number in "1234567":
                match = table(cards, f"{chain}{cell}:{name}/{turn}", number)
                suits = face(cards, name, turn, place) in ("open", number)
                assert is_legal(match, f"hand {number} @{beside}") == suits, (cell, beside, number)


@pytest.mark.parametrize(("cards", "name", "turn"), WAYS, ids=SHOWN)
def test_a_rules_card_put_beside_a_number_suits_with_its_face(cards: str, name: str, turn: int) -> None:
    """BB-14, BB-19: between a number card and a rules card only the face counts."""
    for cell, board, place in TOUCHING:
        for number in "1234567":
            match = table(cards, board.replace("N", number), name)
            suits = face(cards, name, turn, place) in ("open", number)
            assert is_legal(match, f"hand {name}/{turn} @{cell}") == suits, (cell, number)


@pytest.mark.parametrize(("cards", "name", "turn"), WAYS, ids=SHOWN)
def test_a_rules_card_touches_the_star_with_an_open_face_only(cards: str, name: str, turn: int) -> None:
    """BB-14, BB-19: a card without an open face is never next to the star."""
    for cell, place in BESIDE_STAR:
        match = table(cards, "", name)
        assert is_legal(match, f"hand {name}/{turn} @{cell}") == (face(cards, name, turn, place) == "open")


@pytest.mark.parametrize(("cards", "name", "turn"), WAYS, ids=SHOWN)
def test_two_rules_cards_touch_with_open_faces_on_both_sides_only(cards: str, name: str, turn: int) -> None:
    """BB-14, BB-19: whichever was played first, on spaces that point up and down."""
    for cell, board, place in TOUCHING:
        for others, other, other_turn in WAYS:
            if other == name or others != cards:
                continue
            match = table(cards, board.replace("N", f"{other}/{other_turn}"), name)
            both = face(cards, name, turn, place) == "open" == face(cards, other, other_turn, place)
            assert is_legal(match, f"hand {name}/{turn} @{cell}") == both


def test_nothing_lies_at_a_dead_face_whatever_else_is_there() -> None:
    """BB-14: not even a card that suits all its other neighbours."""
    match = situation("0,1:R1/0 1,0:4 1,1:5 1,2:4 0,3:4 -1,1:4 -1,2:5 -1,3:4", "5", "1", options=RULES, game=FIRST)
    assert face("1", "R1", 0, 2) == "dead"
    assert is_legal(match, "hand 5 @0,2")
    match = situation("0,1:R1/2 0,-1:4", "4 5 6", "1", options=RULES, game=FIRST)
    assert face("1", "R1", 2, 0) == "open"
    match = situation("0,1:R1/1 0,-1:4", "4 5 6", "1", options=RULES, game=FIRST)
    assert face("1", "R1", 1, 0) == "dead"
    assert not [text for text in legal(match, 0) if text.endswith("@0,2")]


def test_the_other_neighbours_of_a_number_beside_a_rules_card_bind_as_ever() -> None:
    """BB-3, BB-14: 0,2 beside the 7 of R3 and beside a 6 takes a 7; beside a 5 it takes nothing."""
    for there, suits in (("6", True), ("5", False), ("7", False)):
        match = situation(f"0,1:R3/0 1,0:4 1,1:5 1,2:{there}", "7", "1", options=RULES, game=FIRST)
        assert is_legal(match, "hand 7 @0,2") == suits


def test_all_three_turns_are_legal_spellings_even_where_they_look_alike() -> None:
    """BB-14: R3 shows a 7 on every side; `/0` is always written."""
    match = situation("0,1:7", "R3", "1", options=RULES, game=FIRST)
    assert legal(match, 0) == [f"hand R3/{turn} @{cell}" for turn in range(3) for cell in ("-1,1", "0,2")]
    play(match, "0 hand R3/2 @-1,1")
    assert board_of(match) == {"0,1": "7", "-1,1": "R3/2"}


def test_a_rules_card_may_come_from_the_top_of_the_discard_pile() -> None:
    """BB-8, BB-14: `top R3/2 @-1,1`."""
    match = situation("0,1:7", "1", "1", "2 R3", RULES, game=FIRST)
    play(match, "0 top R3/2 @-1,1")
    assert now_of(match)["sets"][0]["discards"] == ["2"]


def test_dead_names_rules_cards_without_a_turn() -> None:
    """BB-14, BB-7: `dead R3 R2 R4`; no three cards of one number are two orders."""
    match = situation("0,1:1 0,-1:1 1,0:1", "R3 R4 R3", "1", options=RULES, game=FIRST)
    assert legal(match, 0) == ["dead R3 R4 R3", "dead R3 R3 R4", "dead R4 R3 R3"]


@pytest.mark.parametrize("count", range(7))
def test_so_many_rules_cards_are_shuffled_into_the_deck(count: int) -> None:
    """BB-14: R1 up to that number; the others are not played with."""
    options: Options = {"rules_cards": count}
    match = dealt([whole_pile("1 2 3", count)], options)
    assert now_of(match)["sets"][0]["deck"] == 25 + count
    names = [row["name"] for row in match.setup.game.deck_table(options)]
    assert names[28:] == [f"R{number}" for number in range(1, count + 1)]
    if count < 6:
        assert code_of(match, f"0 hand R{count + 1}/0 @0,1") == "not-in-deck"
        assert code_of(match, f"0 dead 1 2 R{count + 1}") == "not-in-deck"
