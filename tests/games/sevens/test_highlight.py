"""Sevens: what was special about a game is true."""

from finished import finished, told
from playmat.games.sevens.highlight import highlight


def test_who_is_out_while_all_others_hold_many_is_named() -> None:
    found = highlight(finished(counts=[4, 0, 3], scores=[9, 0, 4], winners=[1]))
    assert told("sevens", found) == "Ben was out while all others still had 3 or more!"
    assert told("sevens", found, 1, "es") == "¡Pusiste tu última carta cuando a los demás les quedaban 3 o más!"


def test_a_single_point_decides() -> None:
    found = highlight(finished(counts=[1, 0, 5], scores=[1, 0, 8], winners=[1]))
    assert told("sevens", found, 1) == "You won by a single point!"


def test_many_knocks_and_no_knock_are_worth_a_word() -> None:
    moves = [(0, "knock"), (1, "give 4C"), (0, "knock"), (2, "play 7C"), (0, "knock"), (1, "knock")]
    ends = {"counts": [2, 0, 1], "scores": [9, 0, 4], "winners": [1]}
    assert told("sevens", highlight(finished(moves, **ends))) == "Ada had to knock 3 times."
    assert told("sevens", highlight(finished(moves[3:4], **ends))) == "Nobody had to knock at all!"


def test_else_whoever_has_put_the_most_cards() -> None:
    moves = [(0, "play 7C"), (1, "play 7H"), (0, "play 8C"), (2, "knock")]
    ends = {"counts": [2, 0, 1], "scores": [9, 0, 4], "winners": [1]}
    assert told("sevens", highlight(finished(moves, **ends)), 0) == "You put the most cards: 2."
    assert highlight(finished([*moves, (1, "play 9H")], **ends)) is None, "two have put as many"
