"""Big Bang: races, and what the players of one see of each other."""

import pytest

from big_bang_table import (
    CLOCK,
    GAME,
    ONES,
    OWN_DEALS,
    RULES,
    board_of,
    dealt,
    hand_of,
    last_of,
    now_of,
    position_of,
    set_view,
    situation,
    started,
    told,
    whole_pile,
)
from playing import code_of, legal, play
from playmat.core.options import Options
from playmat.core.refusal import Refused
from playmat.core.result import GameOutcome

BEHIND = ("0,1:4", "5 6 7", "1 2", "")
# What a viewer sees of cards that are nobody else's business.
HIDDEN: dict[str, object] = {
    "hand": None,
    "discards": None,
    "deck": None,
    "deck_cards": [],
    "may_replay": None,
    "replays": None,
}


def test_everybody_plays_their_own_set_in_any_order() -> None:
    """BB-15: nobody waits for anybody."""
    match = dealt([whole_pile("4 5 6 7")], seats=2)
    assert (match.actors(), match.position.on_turn()) == ([0, 1], -1)
    play(match, "1 hand 4 @0,1", "1 hand 5 @0,2", "0 hand 6 @0,1", "1 hand 6 @0,3", "1 draw", "0 hand 5 @-1,1")
    assert board_of(match, 0) == {"0,1": "6", "-1,1": "5"}
    assert board_of(match, 1) == {"0,1": "4", "0,2": "5", "0,3": "6"}
    assert (hand_of(match, 0), hand_of(match, 1)) == ("4", "7 1 2")
    assert now_of(match)["scores"] == [2, 3]


def test_the_same_deal_is_one_chance_outcome_for_all() -> None:
    """BB-15: everybody draws the same cards, each at their own speed."""
    match = started(seats=3)
    assert len(match.chance.outcomes) == 1
    assert hand_of(match, 0) == hand_of(match, 1) == hand_of(match, 2)


def test_own_deals_are_one_chance_outcome_a_seat_in_seat_order() -> None:
    """BB-15: the first pile is seat 0's."""
    match = dealt([whole_pile("1 2 2"), whole_pile("7 7 7"), whole_pile("5 4 3")], OWN_DEALS, 3)
    assert [hand_of(match, seat) for seat in range(3)] == ["1 2 2", "7 7 7", "5 4 3"]


@pytest.mark.parametrize("seats", [1, 2, 3])
def test_how_many_play_decides_between_solo_and_race(seats: int) -> None:
    """BB-15: solo is for one, a race for two or three; who says nothing gets what goes."""
    mode = "solo" if seats == 1 else "race"
    assert GAME.setup({}, seats).options["mode"] == mode
    assert GAME.setup({"mode": mode}, seats).options["mode"] == mode
    with pytest.raises(Refused) as wrong:
        GAME.setup({"mode": "race" if seats == 1 else "solo"}, seats)
    assert wrong.value.refusal.code == ("race-alone" if seats == 1 else "solo-together")
    assert wrong.value.refusal.rule == "BB-15"


def test_stolen_scoring_alone_is_refused() -> None:
    """BB-16: it is for races."""
    with pytest.raises(Refused) as wrong:
        GAME.setup({"scoring": "stolen"}, 1)
    assert (wrong.value.refusal.code, wrong.value.refusal.rule) == ("nobody-to-steal-from", "BB-16")
    assert GAME.setup({"scoring": "stolen"}, 2).options["scoring"] == "stolen"


def test_four_cannot_race() -> None:
    """BB-15: at most three."""
    with pytest.raises(Refused) as wrong:
        GAME.setup({}, 4)
    assert wrong.value.refusal.code == "wrong-seats"


def test_a_race_is_over_for_all_when_one_has_put_all_cards() -> None:
    """BB-15: the highest score wins, whoever was first."""
    match = situation(ONES, "2", others=[BEHIND, BEHIND])
    play(match, "1 hand 5 @0,2", "0 hand 2 @0,2")
    assert match.result is not None
    assert match.result.games == (GameOutcome((4, 2, 1), (0,), "race-over"),)
    assert code_of(match, "1 hand 6 @0,3") == "match-over"


def test_getting_stuck_first_while_ahead_wins() -> None:
    """BB-15: it is over for all as soon as one is stuck."""
    match = situation(ONES, "2 7", others=[BEHIND])
    play(match, "0 hand 2 @0,2")
    assert match.result is not None
    assert (match.result.end, match.result.winners, match.result.scores) == ("race-over", (0,), (4, 1))


def test_getting_stuck_while_behind_loses() -> None:
    """BB-15: the others need not do anything more."""
    ahead = ("0,1:1 0,-1:1 1,0:1 0,2:2 0,3:3", "7", "6", "")
    match = situation(ONES, "2 7", others=[ahead])
    play(match, "0 hand 2 @0,2")
    assert match.result is not None
    assert (match.result.winners, match.result.scores) == ((1,), (4, 5))


def test_of_two_who_finish_at_once_the_log_says_who_was_first() -> None:
    """BB-15: the second one's move comes too late; equal scores would have shared the win."""
    match = situation(ONES, "2", others=[(ONES, "2", "", "")])
    play(match, "1 hand 2 @0,2")
    assert match.result is not None
    assert (match.result.winners, match.result.scores) == ((1,), (3, 4))
    assert code_of(match, "0 hand 2 @0,2") == "match-over"


def test_a_tie_is_shared() -> None:
    """BB-15: both have four points when seat 1 gets stuck."""
    match = situation("0,1:4 0,2:5 0,3:6 0,4:7", "5", "1", others=[(ONES, "2 7", "", "")])
    play(match, "1 hand 2 @0,2")
    assert match.result is not None
    assert (match.result.winners, match.result.scores) == ((0, 1), (4, 4))


def test_time_ends_a_race_for_all() -> None:
    """BB-17, BB-15: `time`, and the best score wins."""
    match = situation(ONES, "2 7", "6", options=CLOCK, others=[BEHIND])
    play(match, "-1 time")
    assert match.result is not None
    assert (match.result.end, match.result.winners) == ("time", (0,))


def test_a_replay_in_a_race_is_everybodys_own() -> None:
    """BB-13, BB-15: only who put a card since may do it again."""
    options: Options = {"replay": True}
    stuck = (ONES, "5 6 7", "", "2")
    match = situation(ONES, "5 6 7", "", "2", options, [stuck], shuffles=["5 6 7 2", "2 7 6 5"])
    play(match, "0 dead 5 6 7", "1 dead 5 6 7", "0 draw", "1 draw", "1 hand 2 @0,2")
    assert (hand_of(match, 0), hand_of(match, 1)) == ("5 6 7", "7 6")
    assert (set_view(match, 0)["may_replay"], set_view(match, 1)["may_replay"]) == (False, True)


def test_with_the_same_deal_only_the_shape_of_other_boards_is_seen() -> None:
    """BB-15: their numbers would tell what is still to come; nor are hands, piles and decks seen."""
    match = situation(ONES, "2 7", "6", "5", others=[("0,1:4 0,2:5", "5 6 7", "1 2", "3")])
    shape = [{"cell": "0,1", "card": None}, {"cell": "0,2", "card": None}]
    for viewer in (0, None):
        assert now_of(match, viewer)["sets"][1] == {"board": shape, **HIDDEN}
    assert now_of(match, 0)["scores"] == [3, 2]
    assert now_of(match, 0)["sets"][0] == {
        "board": [{"cell": cell, "card": "1"} for cell in ("0,-1", "0,1", "1,0")],
        "hand": ["2", "7"],
        "discards": ["5"],
        "deck": 1,
        "deck_cards": [],
        "may_replay": False,
        "replays": 0,
    }


def test_with_own_deals_other_boards_are_seen_but_not_their_cards() -> None:
    """BB-15: the numbers tell nothing about the own deck."""
    match = situation(ONES, "2 7", "6", "5", OWN_DEALS, [("0,1:4 0,2:5", "5 6 7", "1 2", "3")])
    board = [{"cell": "0,1", "card": "4"}, {"cell": "0,2", "card": "5"}]
    for viewer in (0, None):
        assert now_of(match, viewer)["sets"][1] == {"board": board, **HIDDEN}


def test_who_watches_one_alone_sees_the_board() -> None:
    """BB-15: hand, pile and deck are the player's own."""
    match = situation(ONES, "2 7", "6", "5")
    board = [{"cell": cell, "card": "1"} for cell in ("0,-1", "0,1", "1,0")]
    assert now_of(match, None)["sets"] == [{"board": board, **HIDDEN}]


def test_when_a_game_is_over_all_cards_are_open() -> None:
    """BB-15: also the order of the cards that never came."""
    match = situation(ONES, "2", others=[("0,1:4 0,2:5", "5 6 7", "2 1", "3")])
    play(match, "0 hand 2 @0,2")
    assert last_of(match)["sets"][1] == {
        "board": [{"cell": "0,1", "card": "4"}, {"cell": "0,2", "card": "5"}],
        "hand": ["5", "6", "7"],
        "discards": ["3"],
        "deck": 2,
        "deck_cards": ["2", "1"],
        "may_replay": False,
        "replays": 0,
    }
    assert now_of(match, 0) == now_of(match, 1) == last_of(match)


def test_of_another_players_moves_only_what_the_board_shows_is_told() -> None:
    """BB-15: from hand or pile, drawn or discarded: it cannot be told apart."""
    match = situation(ONES, "2 7", "6", others=[("0,1:4", "5 R1 7", "1 2", "5")], options=RULES)
    for source in ("hand", "top"):
        for viewer in (0, None):
            assert told(match, f"1 {source} 5 @0,2", viewer) == ["put ? @0,2", "Bo puts a number."]
    assert told(match, "1 hand R1/0 @0,2", 0) == ["put R? @0,2", "Bo puts a rules card."]
    drawing = situation(ONES, "2 7", "6", others=[(ONES, "5", "1 2", "5")])
    assert told(drawing, "1 draw", 0) == ["cards ?", "Bo draws or discards cards."]
    dead = situation(ONES, "2 7", "6", others=[(ONES, "5 6 7", "1 2", "5")])
    assert told(dead, "1 dead 5 6 7", 0) == told(dead, "1 dead 7 6 5", None) == told(drawing, "1 draw", 0)


def test_with_own_deals_the_card_is_told_but_not_where_it_came_from() -> None:
    """BB-15: hand or discard pile."""
    match = situation(ONES, "2 7", "6", options=OWN_DEALS, others=[("0,1:4", "5 6 7", "1 2", "5")])
    for source in ("hand", "top"):
        assert told(match, f"1 {source} 5 @0,2", 0) == ["put 5 @0,2", "Bo puts the 5 to the right of the 4."]


def test_a_race_has_secrets_and_a_game_alone_has_none() -> None:
    """BB-15: nobody else sits there."""
    assert GAME.has_secrets(GAME.setup({}, 2))
    assert not GAME.has_secrets(GAME.setup({}, 1))
    assert legal(started(seats=2), 1) == legal(started(seats=2), 0)
    assert position_of(started(seats=2)).terms.hides_numbers


def test_it_is_a_race_as_soon_as_there_are_two_and_the_deal_is_common_unless_agreed_otherwise() -> None:
    """BB-15"""
    assert [GAME.is_race(GAME.setup({}, seats)) for seats in (1, 2)] == [False, True]
    assert GAME.is_same_deal(GAME.setup({}, 2))
    assert not GAME.is_same_deal(GAME.setup(OWN_DEALS, 2))
