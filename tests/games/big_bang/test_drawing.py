"""Big Bang: drawing, dead hands, the discard pile, replay, and how a game ends by itself."""

import pytest

from big_bang_table import (
    FREE,
    ONES,
    REPLAY,
    discards_of,
    hand_of,
    is_legal,
    last_of,
    position_of,
    set_view,
    situation,
    started,
)
from playing import SEED, code_of, legal, play
from playmat.core.chance import stream_of
from playmat.core.options import Options

FREE_REPLAY: Options = {**FREE, **REPLAY}


def test_with_nothing_to_put_the_hand_is_filled_to_three() -> None:
    """BB-6: cards leave the deck from its first one, and go behind those in hand."""
    match = situation(ONES, "5", "3 4 7")
    assert legal(match, 0) == ["draw"]
    play(match, "0 draw")
    assert (hand_of(match), set_view(match)["deck"]) == ("5 3 4", 1)


def test_a_hand_is_filled_with_what_the_deck_has() -> None:
    """BB-6: two in hand, and no more to come; a 2 fits, so the game goes on."""
    match = situation(ONES, "5", "2")
    play(match, "0 draw")
    assert (hand_of(match), set_view(match)["deck"], match.is_over) == ("5 2", 0, False)


def test_strictly_nobody_draws_who_can_put_a_card() -> None:
    """BB-6: the 2 fits."""
    match = situation(ONES, "5 2", "3 4 7")
    assert code_of(match, "0 draw") == "must-put"
    assert "draw" not in legal(match, 0)


def test_freely_anybody_draws_who_has_fewer_than_three() -> None:
    """BB-6: with a card that fits, and even with none in hand; not with three."""
    match = situation(ONES, "5 2", "3 4 7", options=FREE)
    assert legal(match, 0)[-1] == "draw"
    assert legal(match, 0)[0] == "hand 2 @-1,-1"
    play(match, "0 draw")
    assert hand_of(match) == "5 2 3"
    assert code_of(match, "0 draw") == "hand-full"


def test_a_hand_of_three_is_not_filled() -> None:
    """BB-6: dead or not."""
    assert code_of(situation(ONES, "5 6 7", "3"), "0 draw") == "hand-full"
    assert code_of(situation(ONES, "5 6 2", "3"), "0 draw") == "hand-full"


def test_a_dead_hand_is_discarded_whole_in_the_order_the_player_picks() -> None:
    """BB-7: the last one named ends on top; the hand is empty and `draw` comes next."""
    match = situation(ONES, "5 6 7", "2 3 4", "4")
    assert legal(match, 0) == [
        "dead 5 6 7", "dead 5 7 6", "dead 6 5 7", "dead 6 7 5", "dead 7 5 6", "dead 7 6 5",
    ]  # fmt: skip
    play(match, "0 dead 7 5 6")
    assert (hand_of(match), discards_of(match), legal(match, 0)) == ("", "4 7 5 6", ["draw"])
    play(match, "0 draw")
    assert hand_of(match) == "2 3 4"


@pytest.mark.parametrize(
    ("hand", "orders"),
    [("5 5 7", ["5 5 7", "5 7 5", "7 5 5"]), ("5 7 5", ["5 7 5", "5 5 7", "7 5 5"]), ("7 7 7", ["7 7 7"])],
)
def test_orders_that_look_alike_are_one(hand: str, orders: list[str]) -> None:
    """BB-7: of equal numbers there is only one order."""
    assert legal(situation(ONES, hand, "2"), 0) == [f"dead {order}" for order in orders]


def test_a_hand_with_a_card_that_fits_is_not_dead() -> None:
    """BB-7: nor is one of two cards; and no other cards can be discarded."""
    assert code_of(situation(ONES, "5 2 7", "3"), "0 dead 5 2 7") == "hand-alive"
    assert code_of(situation(ONES, "5 7", "3"), "0 dead 5 5 7") == "hand-not-full"
    assert code_of(situation(ONES, "5 6 7", "3"), "0 dead 5 5 7") == "not-your-hand"


def test_nothing_is_drawn_or_discarded_when_no_card_can_come() -> None:
    """BB-7: the deck is empty; the 2 on the discard pile can still be put."""
    match = situation(ONES, "5 6", "", "2")
    assert code_of(match, "0 draw") == "nothing-to-come"
    match = situation(ONES, "5 6 7", "", "2")
    assert code_of(match, "0 dead 5 6 7") == "nothing-to-come"
    assert {text.partition(" @")[0] for text in legal(match, 0)} == {"top 2"}


def test_the_top_of_the_discard_pile_is_put_as_if_in_hand() -> None:
    """BB-8: at any time, then the one below it; never one below the top."""
    match = situation(ONES, "2 2 6", "7", "3 2")
    assert is_legal(match, "top 2 @0,2")
    assert not is_legal(match, "top 3 @0,2")
    play(match, "0 top 2 @0,2")
    assert (discards_of(match), hand_of(match)) == ("3", "2 2 6")
    play(match, "0 top 3 @0,3")
    assert discards_of(match) == ""
    assert code_of(match, "0 top 3 @0,4") == "no-discards"


def test_a_top_that_fits_forbids_neither_draw_nor_dead() -> None:
    """BB-9: these look at the hand only."""
    match = situation(ONES, "5", "3", "2")
    assert is_legal(match, "draw")
    assert is_legal(match, "top 2 @0,2")
    match = situation(ONES, "5 6 7", "3", "2")
    assert is_legal(match, "dead 5 6 7")
    assert is_legal(match, "top 2 @0,2")


def test_a_game_is_over_by_itself_when_all_cards_are_put() -> None:
    """BB-10: alone that is a win."""
    match = situation(ONES, "2")
    play(match, "0 hand 2 @0,2")
    assert match.result is not None
    assert (match.result.end, match.result.winners, match.result.scores) == ("all-put", (0,), (4,))


def test_a_game_is_over_by_itself_when_nothing_can_be_done() -> None:
    """BB-10, BB-7: the dead hand was the last but two cards; they do not fit, and neither does the top."""
    match = situation(ONES, "5 6 7", "3 4")
    play(match, "0 dead 5 6 7", "0 draw")
    assert match.result is not None
    assert (match.result.end, match.result.winners, match.result.scores) == ("no-move", (), (3,))


def test_a_game_goes_on_while_the_top_can_be_put() -> None:
    """BB-10: hand and deck are no use, but the pile is; then it is over."""
    match = situation(ONES, "5 6 2", "", "4 2")
    play(match, "0 hand 2 @0,2")
    assert not match.is_over
    play(match, "0 top 2 @-1,1")
    assert match.end == "no-move"


def test_without_replay_the_discard_pile_stays_what_it_is() -> None:
    """BB-13: the option is off unless chosen."""
    match = situation(ONES, "5 2", "", "4 3")
    assert code_of(match, "0 draw") == "must-put"
    play(match, "0 hand 2 @0,2")
    assert (match.is_over, discards_of(match)) == (False, "4 3")
    assert code_of(match, "0 draw") == "nothing-to-come"


def test_replay_shuffles_the_discard_pile_into_a_new_deck() -> None:
    """BB-13: a dead hand goes on the pile, and all of it comes back; a card that is put makes it possible again."""
    match = situation(ONES, "5 6 7", "", "2 4", REPLAY, shuffles=["4 2 7 6 5", "7 4 6"])
    play(match, "0 dead 5 6 7", "0 draw")
    assert (hand_of(match), discards_of(match), set_view(match)["deck"]) == ("4 2 7", "", 2)
    assert (set_view(match)["may_replay"], set_view(match)["replays"]) == (False, 1)
    play(match, "0 hand 2 @0,2")
    assert set_view(match)["may_replay"] is True
    play(match, "0 draw", "0 dead 6 7 4")
    assert (set_view(match)["deck"], discards_of(match)) == (1, "6 7 4")
    play(match, "0 draw")
    assert set_view(match)["replays"] == 2


def test_a_replay_without_progress_comes_only_once() -> None:
    """BB-13: nothing was put since, so the same dead hand ends the game."""
    match = situation(ONES, "5 6 7", "", "", REPLAY, shuffles=["7 6 5"])
    play(match, "0 dead 5 6 7", "0 draw")
    assert match.end == "no-move"
    assert last_of(match)["sets"][0]["hand"] == ["7", "6", "5"]


def test_a_second_replay_without_a_card_put_is_refused() -> None:
    """BB-13: the deck of the replay is used up, and what died since stays where it is."""
    match = situation(ONES, "5 6 7", "", "2", FREE_REPLAY, shuffles=["5 6 7 2"])
    play(match, "0 dead 5 6 7", "0 draw", "0 dead 5 6 7", "0 draw")
    assert (hand_of(match), discards_of(match), set_view(match)["deck"]) == ("2", "5 6 7", 0)
    assert code_of(match, "0 draw") == "no-second-replay"
    play(match, "0 hand 2 @0,2")
    assert legal(match, 0) == ["draw"]


def test_the_shuffle_may_come_in_the_middle_of_a_draw() -> None:
    """BB-13: one card of the old deck, then one of the new."""
    match = situation(ONES, "5", "6", "4 3 7", REPLAY, shuffles=["7 3 4"])
    play(match, "0 draw")
    assert (hand_of(match), set_view(match)["deck"], discards_of(match)) == ("5 6 7", 2, "")


def test_no_shuffle_comes_before_a_card_is_due() -> None:
    """BB-13: the last card of the deck fills the hand, and the pile stays."""
    match = situation(ONES, "5 6", "7", "4 3", REPLAY, shuffles=[])
    play(match, "0 draw")
    assert (hand_of(match), set_view(match)["replays"], discards_of(match)) == ("5 6 7", 0, "4 3")
    assert is_legal(match, "dead 5 6 7")


def test_a_draw_with_replay_needs_a_card_on_the_pile() -> None:
    """BB-7, BB-13: a replay is allowed, but there is nothing to be shuffled; the last cards are in hand."""
    match = situation(ONES, "5 2", "", "", FREE_REPLAY)
    assert code_of(match, "0 draw") == "nothing-to-come"
    play(match, "0 hand 2 @0,2")
    assert match.end == "no-move"


def test_the_discard_pile_is_shuffled_in_its_order_by_the_chance_of_the_match() -> None:
    """BB-13: outcome number 1 of the seed, lowest card first; the record tells it."""
    match = started(REPLAY)
    own = position_of(match).sets[0]
    own.deck, own.drawn, own.hand, own.discards = [], 0, [], [4, 3, 7, 7, 6]
    expected = [4, 3, 7, 7, 6]
    stream_of(f"{SEED}:1").shuffle(expected)
    play(match, "0 draw")
    assert hand_of(match) == " ".join(str(card) for card in expected[:3])
    assert match.chance.written(match.setup.game.card_names)[1] == [str(card) for card in expected]
