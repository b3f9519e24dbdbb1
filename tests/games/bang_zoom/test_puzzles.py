"""Puzzles of Bang! Zoom!: who tries them for their rating knows words as far as their level does."""

from playmat.games.bang_zoom.puzzles import goal_found, longest_found, pair_found, spells
from playmat.puzzles.rate import solved_by
from playmat.puzzles.shelf import puzzles_of

PUZZLES = puzzles_of("bang-zoom")


def test_longer_words_are_found_by_who_knows_more() -> None:
    long = next(puzzle for puzzle in PUZZLES if puzzle.facts.get("letters") == 6)
    assert solved_by(long, "easy", 3) == 0
    assert solved_by(long, "hard", 3) == 3
    pair = next(puzzle for puzzle in PUZZLES if puzzle.kind == "pair")
    assert round(100 * solved_by(pair, "easy", 20) / 20) == pair.rates["easy"]


def test_the_goal_is_asked_for_only_where_the_open_card_is_what_is_missing() -> None:
    assert goal_found("BANXYZ", "G", "bang")[0].lines == (("take", "lay BANG"),)
    assert goal_found("BANGYZ", "G", "bang") == []
    assert goal_found("BANXYZ", "Q", "bang") == []


def test_there_must_be_something_to_choose_from_and_a_word_that_children_know() -> None:
    words = ["AT", "TA", "RAT", "TAR", "CART"]
    assert longest_found(words, {"CART"})[0].lines == (("lay CART",),)
    assert longest_found(words, set()) == []
    assert longest_found(["CART"], {"CART"}) == []
    assert longest_found([], set()) == []
    assert pair_found("TUTUTUX", ["TUT"], {"TUT"}) == []
    assert pair_found("NANNANX", ["NAN"], {"NAN"})[0].lines == (("lay NAN", "lay NAN"),)
    assert spells("ZOO", "OZOX")
