"""Bang! Zoom!: BANG, ZOOM, points, and the ways a game ends."""

import pytest

from bang_zoom_table import dealt, hand_of, now_of, position_of, situation, words_to_lay
from playing import code_of, legal, play
from playmat.core.match import Match
from playmat.core.options import Options
from playmat.core.result import GameOutcome

POOR = "FKVWWY"


def bang(options: Options | None = None) -> Match:
    """Both seats can lay BANG."""
    return dealt(["BANGZZ", "BANGOM"], "O", "EEEEEHHTT", options)


def test_the_first_bang_brings_ten_the_second_four() -> None:
    """BZ-9, BZ-11: whoever lays it; then ZOOM is the goal."""
    match = bang()
    assert now_of(match)["goal"] == "BANG"
    play(match, "1 draw", "1 lay BANG", "1 discard E", "0 draw", "0 lay BANG")
    assert now_of(match)["scores"] == [4, 10]
    assert now_of(match)["goal"] == "ZOOM"
    assert [(line["points"], line["kind"]) for line in now_of(match)["words"]] == [(10, "bang"), (4, "letters")]


def test_the_bonus_may_be_added_to_the_letters() -> None:
    """BZ-11: then the first BANG and ZOOM bring 14."""
    match = bang({"bonus": "added"})
    play(match, "1 draw", "1 lay BANG", "1 discard E", "0 draw", "0 lay BANG")
    assert now_of(match)["scores"] == [4, 14]
    zoom = situation(["ZOOMAT", POOR], "EE", "I", {"bonus": "added"}, laid="1BANG")
    play(zoom, "0 draw", "0 lay ZOOM")
    assert zoom.games[0].scores == (14, 0)


@pytest.mark.parametrize(("word", "points"), [("AT", 2), ("CAT", 3), ("CART", 4), ("TRACE", 5), ("CRATES", 6)])
def test_every_letter_is_a_point(word: str, points: int) -> None:
    """BZ-11: the working tells it beforehand."""
    match = situation(["CRATES", POOR], "EE", "I")
    play(match, "0 draw")
    move = match.parse("lay " + word)
    assert move is not None
    assert match.preview(0, move) == {"letters": points, "points": points, "total": points, "kind": "letters"}
    play(match, f"0 lay {word}")
    assert now_of(match)["scores"] == [points, 0]


def test_a_letter_alone_is_one_point() -> None:
    """BZ-11, BZ-14: where letters alone count."""
    match = situation(["CRATES", POOR], "EE", "I", {"one_letter": True})
    play(match, "0 draw", "0 lay A", "0 lay I")
    assert now_of(match)["scores"] == [2, 0]


def test_what_else_than_words_has_no_working() -> None:
    """BZ-11: a card taken or thrown away brings nothing."""
    match = situation(["CRATES", POOR], "EE", "I")
    assert [match.preview(0, move) for move in match.legal(0)] == [None] * 4


def test_zoom_waits_for_bang() -> None:
    """BZ-9: nobody may lay it before; it is not even listed."""
    match = situation(["ZOOMAT", POOR], "EE", "I")
    play(match, "0 draw")
    assert "ZOOM" not in words_to_lay(match, 0)
    assert code_of(match, "0 lay ZOOM") == "zoom-before-bang"
    after = situation(["ZOOMAT", POOR], "EE", "I", laid="1BANG")
    play(after, "0 draw")
    assert "ZOOM" in words_to_lay(after, 0)


def test_zoom_ends_the_game_at_once() -> None:
    """BZ-10: nothing is discarded, nothing filled up; ten points."""
    match = situation(["ZOOMAT", POOR], "EE", "I", laid="1BANG")
    play(match, "0 draw", "0 lay AT", "0 lay ZOOM")
    assert match.end == "zoom"
    assert match.games == [GameOutcome((12, 0), (0,), "zoom")]
    assert now_of(match)["hands"] == [["I"], sorted(POOR)]
    assert now_of(match)["discards"] == ["E", "E"]


def test_zoom_may_use_the_last_card() -> None:
    """BZ-6, BZ-10: CAT first, then ZOOM with all that is left."""
    match = situation(["ZOOMAT", POOR], "EE", "C", laid="1BANG")
    play(match, "0 draw", "0 lay CAT")
    assert legal(match, 0) == ["discard M", "discard O", "discard Z", "lay MOO", "lay ZOO", "lay ZOOM"]
    play(match, "0 lay ZOOM")
    assert match.games[0].scores == (13, 0)
    assert now_of(match)["hands"][0] == []


def test_no_other_word_may_use_the_last_card() -> None:
    """BZ-6: not BANG either."""
    match = situation(["BANGAT", POOR], "EE", "C")
    play(match, "0 draw", "0 lay CAT")
    assert "BANG" not in words_to_lay(match, 0)
    assert code_of(match, "0 lay BANG") == "keep-a-card"


def test_bang_and_zoom_in_one_hand_go_one_after_the_other() -> None:
    """BZ-9: in different turns; in one, seven cards are too few."""
    match = dealt(["EEEEEE", "BANGZO"], "M", "OMIIIITT")
    play(match, "1 draw", "1 lay BANG", "1 discard O", "0 take", "0 discard E", "1 draw")
    assert hand_of(match, 1) == "IIIIMOZ"
    assert code_of(match, "1 lay ZOOM") == "letters-missing"


def test_the_game_ends_when_a_hand_cannot_be_filled_up() -> None:
    """BZ-12: by rules number 2; scored as always, also where BANG was laid."""
    match = situation(["CATDOG", POOR], "E", "I", laid="1BANG", rules=2)
    play(match, "0 draw", "0 lay CAT", "0 discard I")
    assert match.end == "exhausted"
    assert hand_of(match, 0) == "DEGO"
    assert match.games[0] == GameOutcome((3, 0), (0,), "exhausted")


def test_the_game_ends_when_a_turn_cannot_begin() -> None:
    """BZ-12: by rules number 2; the hand is full, but the draw pile is empty and nothing is under the top discard."""
    match = situation(["CATDOG", POOR], "E", "", rules=2)
    play(match, "0 take", "0 discard C")
    assert match.end == "exhausted"
    assert hand_of(match, 0) == "ADEGOT"


def test_a_card_under_the_top_keeps_the_game_going() -> None:
    """BZ-8, BZ-12: it is the new draw pile when it is needed."""
    match = situation(["CATDOG", POOR], "ES", "")
    play(match, "0 take", "0 discard C", "1 draw")
    assert match.end == ""
    assert "E" in hand_of(match, 1)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_ten_turns_each_without_a_word_stall_the_game(seats: int) -> None:
    """BZ-13: 20, 30 or 40 of them in a row; swaps are turns too."""
    limit = 10 * seats
    match = situation([POOR, *["EEEEEE"[:6]] * (seats - 1)], "TT", "ABC", quiet=limit - 2)
    assert now_of(match)["quiet_limit"] == limit
    play(match, "0 swap V")
    assert match.end == ""
    seat = match.actors()[0]
    play(match, f"{seat} draw", f"{seat} discard E")
    assert match.end == "stalled"
    assert match.games[0].winners == tuple(range(seats))


def test_a_word_begins_the_count_anew() -> None:
    """BZ-13: also in the turn that would have been the last."""
    match = situation(["CATDOG", POOR], "EE", "IRS", quiet=19)
    play(match, "0 draw", "0 lay DO", "0 discard T")
    assert match.end == ""
    assert now_of(match)["quiet"] == 0


def test_exhausted_goes_before_stalled() -> None:
    """BZ-12, BZ-13: where both would end the game, by rules number 2."""
    match = situation(["CATDOG", POOR], "E", "", quiet=19, rules=2)
    play(match, "0 take", "0 discard C")
    assert match.end == "exhausted"


def test_zoom_goes_before_stalled() -> None:
    """BZ-10, BZ-13: it is a word, after all."""
    match = situation(["ZOOMAT", POOR], "EE", "I", laid="1BANG", quiet=19)
    play(match, "0 draw", "0 lay ZOOM")
    assert match.end == "zoom"


def test_the_highest_score_wins_and_equal_ones_share() -> None:
    """BZ-15: whoever ends the game, and whatever it brings."""
    match = situation(["ZOOMAT", POOR, POOR], "EE", "I", laid="1BANG")
    position_of(match).kernel.take_scores([2, 30, 12])
    after = match.copy()
    play(match, "0 draw", "0 lay ZOOM")
    assert match.games[0].winners == (1,)
    position_of(after).kernel.take_scores([2, 12, 12])
    play(after, "0 draw", "0 lay ZOOM")
    assert after.games[0].winners == (0, 1, 2)


def test_a_match_adds_up_the_games() -> None:
    """BZ-15: the running score goes on until the target is reached."""
    match = situation(["ZOOMAT", POOR], "EE", "I", {"target": 20}, laid="1BANG")
    position_of(match).kernel.take_scores([5, 7])
    play(match, "0 draw", "0 lay ZOOM")
    assert (match.number, match.totals, match.end) == (2, [15, 7], "")
    last = match.view(None)["last_game"]
    assert last is not None
    assert last["end"] == "zoom"
    assert now_of(match)["scores"] == [0, 0]
    assert match.actors() == [0]
