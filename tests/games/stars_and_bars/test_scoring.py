"""Stars and Bars: differences and points, reckoned by hand for corner, edge and centre."""

import pytest

from playing import legal, move_of, play
from playmat.games.stars_and_bars.rules.board import CELL_NAMES, LINKS
from playmat.games.stars_and_bars.rules.cards import CARD_NAMES, CARD_NUMBERS, CARDS, DIFFERENCES, differing_attributes
from stars_and_bars_table import now_of, points_for, situation

SPARE = "B3go B2go B3gs B3bo"


@pytest.mark.parametrize(
    ("card", "other", "attributes"),
    [
        ("S1rs", "S1rs", []),
        ("S1rs", "B1rs", ["figure"]),
        ("S1rs", "S3rs", ["number"]),
        ("S1rs", "S1gs", ["colour"]),
        ("S1rs", "S1ro", ["fill"]),
        ("S2rs", "B1rt", ["figure", "number", "fill"]),
        ("S2ro", "S2bt", ["colour", "fill"]),
        ("M1rs", "B2bt", ["figure", "number", "colour", "fill"]),
    ],
)
def test_differences_are_the_attributes_in_which_two_cards_differ(card: str, other: str, attributes: list[str]) -> None:
    """SB-2: from 0 to 4, the same both ways."""
    a, b = CARD_NUMBERS[card], CARD_NUMBERS[other]
    assert differing_attributes(a, b) == differing_attributes(b, a) == attributes
    assert DIFFERENCES[a][b] == DIFFERENCES[b][a] == len(attributes)


def test_differences_of_all_pairs_are_those_of_the_notation() -> None:
    """SB-2: letter by letter."""
    for a in range(CARDS):
        for b in range(CARDS):
            letters = sum(x != y for x, y in zip(CARD_NAMES[a], CARD_NAMES[b], strict=True))
            assert DIFFERENCES[a][b] == letters


# For S1rs: cards with exactly so many differences.
WITH = {1: "S1rt", 2: "S2bs", 3: "S2bt", 4: "B2bt"}


@pytest.mark.parametrize("differences", [1, 2, 3, 4])
@pytest.mark.parametrize(
    ("relation", "cell", "needs"),
    [
        ("stack", "b2", 1),
        ("horizontal", "a2", 2),
        ("horizontal", "c2", 2),
        ("diagonal", "a1", 3),
        ("diagonal", "c1", 3),
        ("diagonal", "a3", 3),
        ("diagonal", "c3", 3),
        ("vertical", "b1", 4),
        ("vertical", "b3", 4),
    ],
)
def test_each_relation_alone_scores_only_with_exactly_its_differences(
    relation: str, cell: str, needs: int, differences: int
) -> None:
    """SB-6: stack 1, horizontal 2, diagonal 3, vertical 4; one more or one less is nothing."""
    match = situation(f"{cell}:{WITH[differences]}", ["S1rs", SPARE])
    points = needs if differences == needs else 0
    assert match.preview(0, move_of(match, "put S1rs b2")) == {
        "neighbours": [
            {
                "relation": relation,
                "cell": cell,
                "card": WITH[differences],
                "differences": differences,
                "attributes": {1: ["fill"], 2: ["number", "colour"], 3: ["number", "colour", "fill"]}.get(
                    differences, ["figure", "number", "colour", "fill"]
                ),
                "needs": needs,
                "points": points,
            }
        ],
        "points": points,
    }
    play(match, "0 put S1rs b2")
    assert now_of(match)["scores"] == [points, 0]


def test_in_the_centre_all_four_relations_add_up() -> None:
    """SB-6: 1 + 2 + 2 + 3 + 3 + 3 + 3 + 4 + 4 = 25, the most a card can bring."""
    match = situation("b2:S1rt a2:S2bs c2:S3gs a1:S2bt c1:S3gt a3:S2go c3:S3bo b1:B2bt b3:B3go", ["S1rs", "B1rs"])
    assert points_for(match, "0 put S1rs b2") == 25


def test_in_the_centre_what_is_not_exact_counts_nothing() -> None:
    """SB-6, SB-7: under it 2 differences, right 2 (scores), above 3, lower right 3 (scores): 2 + 3."""
    match = situation("b2:S2bs c2:S3gs b3:S3gt c1:S2go", ["S1rs", SPARE])
    assert points_for(match, "0 put S1rs b2") == 5


def test_in_a_corner_three_cards_touch() -> None:
    """SB-6, SB-8: 4 above, 3 across the corner, 2 beside make 9."""
    match = situation("a2:B1bs b2:B3gt b1:S2bo", ["S2rt", SPARE])
    assert points_for(match, "0 put S2rt a1") == 9
    play(match, "0 put S2rt a1")
    assert now_of(match)["scores"] == [9, 0]


def test_on_an_edge_five_cards_touch() -> None:
    """SB-6, SB-8: b1 with 2 + 2 beside it, 4 above, 3 + 3 across the corners, 1 under it: 15."""
    match = situation("b1:S1rt a1:S2bs c1:S3gs b2:B2bt a2:S2bt c2:S3gt", ["S1rs", SPARE])
    assert points_for(match, "0 put S1rs b1") == 15


def test_only_the_top_card_of_a_stack_is_a_neighbour() -> None:
    """SB-6: beside b2 lies S2bs (2 differences) on S1ro, which counts no more."""
    match = situation("c2:S1ro,S2bs b2:B2bt,S1rt", ["S1rs", SPARE])
    assert points_for(match, "0 put S1rs b2") == 3


def test_a_face_down_stack_is_no_neighbour() -> None:
    """SB-6: S2bs beside it would bring 2, but its stack lies face down."""
    match = situation("c2:B1rs,B2rs,B3rs,S2bs b2:S1rt", ["S1rs", SPARE], face_down="c2")
    assert points_for(match, "0 put S1rs b2") == 1


def test_every_space_touches_its_neighbours_and_no_others() -> None:
    """SB-6: three in the corner, five on the edge, eight inside; columns and rows do not wrap."""
    counts = {name: len(LINKS[cell]) for cell, name in enumerate(CELL_NAMES)}
    assert [counts[name] for name in ("a1", "d1", "a4", "d4")] == [3] * 4
    assert [counts[name] for name in ("b1", "c1", "a2", "a3", "d2", "d3", "b4", "c4")] == [5] * 8
    assert [counts[name] for name in ("b2", "c2", "b3", "c3")] == [8] * 4
    names = ["", "horizontal", "diagonal", "vertical"]
    touching = {CELL_NAMES[link & 15]: names[link >> 4] for link in LINKS[CELL_NAMES.index("d2")]}
    assert touching == {
        "c1": "diagonal", "d1": "vertical", "c2": "horizontal", "c3": "diagonal", "d3": "vertical",
    }  # fmt: skip


def test_inside_any_card_may_be_put_even_for_nothing() -> None:
    """SB-4, SB-7: a card with 1 difference fits nowhere outside, and beside the other one it brings nothing."""
    match = situation("b2:S1rs", ["S1rt S1ro", SPARE])
    inner = ("b2", "c2", "b3", "c3")
    assert legal(match, 0) == [f"put {card} {cell}" for card in ("S1rt", "S1ro") for cell in inner]
    assert [points_for(match, f"0 put S1rt {cell}") for cell in inner] == [1, 0, 0, 0]
    play(match, "0 put S1rt c2")
    assert now_of(match)["scores"] == [0, 0]


def test_outside_a_card_must_score_with_every_card_it_touches() -> None:
    """SB-8: S1rs beside S2bs fits on a2 until a card touches it with which it does not score."""
    match = situation("b2:S2bs", ["S1rs", SPARE])
    assert "put S1rs a2" in legal(match, 0)
    assert points_for(match, "0 put S1rs a2") == 2
    match = situation("b2:S2bs b3:S1rt", ["S1rs", SPARE])
    assert "put S1rs a2" not in legal(match, 0)
    match = situation("b2:S2bs b3:S2bt", ["S1rs", SPARE])
    assert "put S1rs a2" in legal(match, 0)
    assert points_for(match, "0 put S1rs a2") == 5


def test_outside_the_card_under_it_must_score_too() -> None:
    """SB-8: on a2 lies a card: 1 difference fits, 2 do not."""
    assert "put S1rs a2" in legal(situation("a2:S1rt b2:S2bs", ["S1rs", SPARE]), 0)
    assert "put S1rs a2" not in legal(situation("a2:S1gt b2:S2bs", ["S1rs", SPARE]), 0)


def test_outside_a_card_must_touch_at_least_one() -> None:
    """SB-8: with b2 alone on the board d4 touches nothing, nor does a space beside a face-down stack."""
    match = situation("b2:S2bs", ["S1rs", SPARE])
    assert [text[-2:] for text in legal(match, 0)] == ["b2", "c2", "b3", "c3", "a2"]
    match = situation("b2:B1rs,B2rs,B3rs,S2bs", ["S1rs", SPARE], face_down="b2")
    assert [text[-2:] for text in legal(match, 0)] == ["c2", "b3", "c3"]


def test_a_card_may_go_on_empty_spaces_cards_and_stacks_that_lie_face_up() -> None:
    """SB-5: an empty space, a card, a stack; not the face-down one."""
    board = "c2:B1gs b3:B1gt,B1go c3:B1rs,B2rs,B3rs,S2bs"
    match = situation(board, ["S1rs", SPARE], face_down="c3")
    inner = [text[-2:] for text in legal(match, 0) if text[-2:] in ("b2", "c2", "b3", "c3")]
    assert inner == ["b2", "c2", "b3"]


def test_legal_puts_are_those_that_the_rules_allow_one_by_one() -> None:
    """SB-5, SB-7, SB-8: on a full board, checked against the rule as it is written, for every card."""
    board = "b2:S1rt a2:S2bs c2:S3gs a1:S2bt c1:S3gt a3:S2go c3:S3bo b1:B2bt b3:B3go"
    on_board = {text.partition(":")[0]: CARD_NUMBERS[text.partition(":")[2]] for text in board.split()}
    held = [name for name in CARD_NAMES[:54] if CARD_NUMBERS[name] not in on_board.values()]
    for number, name in enumerate(held):
        # Four cards make a hand; which of them is looked at makes no difference.
        match = situation(board, [" ".join((held * 2)[number : number + 4]), ""])
        allowed = legal(match, 0)
        for cell, space in enumerate(CELL_NAMES):
            touching = [(link >> 4, CELL_NAMES[link & 15]) for link in LINKS[cell]] + [(0, space)]
            scores = [
                len(differing_attributes(CARD_NUMBERS[name], on_board[other])) == relation + 1
                for relation, other in touching
                if other in on_board
            ]
            fits = space in ("b2", "c2", "b3", "c3") or (bool(scores) and all(scores))
            assert (f"put {name} {space}" in allowed) == fits
