"""Sevens: the deal, who begins, and matches of several games."""

import pytest

from playing import legal, play, refusal_of
from playmat.core.refusal import Refused
from playmat.core.result import GameOutcome
from sevens_table import (
    GAME,
    SUIT_HANDS,
    dealt,
    dealt_from,
    hand,
    kernel_of,
    lay,
    now_of,
    pile_for,
    situation,
    whole_suit,
)

THREE_HANDS = [
    "AC 2C 3C 4C 5C 6C 8C 9C 10C AD 2D 3D 4D",
    "5D 6D 7D 8D 9D 10D AH 2H 3H 4H 5H 6H 7H",
    "8H 9H 10H AS 2S 3S 4S 5S 6S 7S 8S 9S 10S",
]


def test_four_players_get_ten_cards_each_one_at_a_time_from_the_left_of_the_dealer() -> None:
    """SV-1: seat 1 gets the first card of the pile, seat 2 the next, and the dealer (seat 0) the fourth."""
    pile = [rank + suit for rank in ["7", "A", "2", "3", "4", "5", "6", "8", "9", "10"] for suit in "CDHS"]
    match = dealt_from([pile], 4)
    assert hand(match, 1) == "AC 2C 3C 4C 5C 6C 7C 8C 9C 10C"
    assert hand(match, 2) == whole_suit("D")
    assert hand(match, 3) == whole_suit("H")
    assert hand(match, 0) == whole_suit("S")


def test_five_players_get_eight_cards_each() -> None:
    """SV-1: the whole pack is dealt."""
    match = dealt_from([[card for suit in "CDHS" for card in whole_suit(suit).split()]], 5)
    assert now_of(match, None)["counts"] == [8, 8, 8, 8, 8]
    assert hand(match, 1) == "AC 6C AD 6D AH 6H AS 6S"
    assert hand(match, 0) == "5C 10C 5D 10D 5H 10H 5S 10S"


def test_whoever_has_the_seven_of_clubs_opens_with_it_and_nothing_else() -> None:
    """SV-2: it is the only legal move, and play goes on to the left."""
    match = dealt([SUIT_HANDS[1], SUIT_HANDS[2], SUIT_HANDS[0], SUIT_HANDS[3]])
    assert match.actors() == [2]
    assert legal(match, 2) == ["play 7C"]
    play(match, "2 play 7C")
    assert now_of(match, None)["chains"] == [["7C"], [], [], []]
    assert match.actors() == [3]
    assert legal(match, 3) == ["play 7S"]


def test_with_three_players_the_seven_of_clubs_lies_on_the_table_and_is_not_dealt() -> None:
    """SV-3: 39 cards, 13 each; the player left of the dealer begins."""
    match = dealt(THREE_HANDS)
    assert now_of(match, 0)["chains"] == [["7C"], [], [], []]
    assert now_of(match, None)["counts"] == [13, 13, 13]
    assert [hand(match, seat) for seat in range(3)] == THREE_HANDS
    assert match.actors() == [1]
    assert legal(match, 1) == ["play 7D", "play 7H"]


def test_three_players_play_a_turn_each() -> None:
    """SV-3: the table goes round to the left from the first seat."""
    match = dealt(THREE_HANDS)
    play(match, "1 play 7D", "2 play 7S", "0 play 8C", "1 play 6D")
    assert now_of(match, None)["chains"] == [["7C", "8C"], ["6D", "7D"], [], ["7S"]]
    assert match.actors() == [2]


def test_the_junior_pack_is_ace_to_six_and_opens_with_the_three_of_clubs() -> None:
    """SV-13: 24 cards, six each for four players."""
    hands = [whole_suit(suit, 6) for suit in "DHSC"]
    match = dealt(hands, {"variant": "junior"})
    assert now_of(match, None)["counts"] == [6, 6, 6, 6]
    assert legal(match, 3) == ["play 3C"]
    play(match, "3 play 3C")
    assert legal(match, 0) == ["play 3D"]
    play(match, "0 play 3D", "1 play 3H", "2 play 3S")
    assert legal(match, 3) == ["play 2C", "play 4C"]


def test_junior_cards_for_five_players_go_round_until_none_is_left_so_the_dealer_has_one_less() -> None:
    """SV-13: 24 cards for five are 5, 5, 5, 5 and 4; the dealer comes last."""
    hands = ["AC 2C 4C 5C", "3C 6C AD 2D 3D", "4D 5D 6D AH 2H", "3H 4H 5H 6H AS", "2S 3S 4S 5S 6S"]
    match = dealt(hands, {"variant": "junior"})
    assert now_of(match, None)["counts"] == [4, 5, 5, 5, 5]
    assert [hand(match, seat) for seat in range(5)] == hands
    play(match, "1 play 3C", "2 knock")
    assert match.actors() == [0, 1, 3, 4]
    play(match, "0 give AC", "1 give 6C", "3 give AS", "4 give 2S")
    play(match, "2 guess 6S", "2 guess 6S", "2 guess AC", "2 guess 2C")
    # Seat 3 gave the ace of spades, seat 4 the two, seat 0 the ace of clubs (named), seat 1 the six of clubs.
    assert now_of(match, None)["counts"] == [4, 3, 8, 4, 4]
    assert hand(match, 2) == "6C 4D 5D 6D AH 2H AS 2S"


def test_three_juniors_have_the_three_of_clubs_on_the_table_and_uneven_hands() -> None:
    """SV-13: 23 cards for three are 8, 8 and 7."""
    hands = ["AC 2C 4C 5C 6C AD 2D", "3D 4D 5D 6D AH 2H 3H 4H", "5H 6H AS 2S 3S 4S 5S 6S"]
    match = dealt(hands, {"variant": "junior"})
    assert now_of(match, None)["counts"] == [7, 8, 8]
    assert now_of(match, None)["chains"] == [["3C"], [], [], []]
    assert legal(match, 1) == ["play 3D", "play 3H"]


def test_the_dealer_goes_round_from_game_to_game_and_totals_add_up() -> None:
    """SV-12: several games with a running score; the lowest total wins."""
    match = situation("C:A-10 D:A-10 H:A-10 S:A-8", ["9S", "10S", "", ""], 0, {"games": 2})
    kernel = kernel_of(match)
    lay(match, kernel.table, kernel.open, [1 << 38, 1 << 39, 1 << 9, 1 << 1], kernel.turn)
    match.play(0, 38)
    assert match.games == [GameOutcome((0, 10, 10, 5), (0,), "out")]
    assert (match.number, now_of(match, None)["dealer"]) == (2, 1)
    lay(match, 0b1111111, 1 << 7, [1 << 30 | 1 << 31, 1 << 32, 1 << 7, 1 << 33], 2)
    match.play(2, 7)
    result = match.result
    assert result is not None
    assert result.scores == (20, 15, 10, 10)
    assert result.winners == (2, 3)
    assert [game.winners for game in result.games] == [(0,), (2,)]


def test_with_a_target_games_follow_until_a_total_reaches_it() -> None:
    """SV-12: whoever reaches the target has not won but lost; the lowest total wins."""
    match = situation("C:A-10 D:A-10 H:A-10 S:A-8", ["9S", "10S", "", ""], 0, {"target": 15, "games": 1})
    kernel = kernel_of(match)
    lay(match, kernel.table, kernel.open, [1 << 38, 1 << 39, 1 << 1, 1 << 9], 0)
    match.play(0, 38)
    assert (match.is_over, match.totals) == (False, [0, 10, 5, 10])
    assert now_of(match, 0)["dealer"] == 1
    lay(match, 0b1111111, 1 << 7, [1 << 30, 1 << 31, 1 << 7, 1 << 32], 2)
    match.play(2, 7)
    result = match.result
    assert result is not None
    assert (result.scores, result.winners, result.end) == ((15, 15, 5, 15), (2,), "out")


def test_the_second_game_is_dealt_from_the_left_of_the_second_dealer() -> None:
    """SV-1: game 2 has dealer seat 1, so seat 2 gets the first card."""
    piles = [pile_for(SUIT_HANDS), pile_for(SUIT_HANDS, 1)]
    match = dealt_from(piles, 4, {"games": 2})
    # Each has one suit, and clubs never wait: the owner of clubs puts ten cards in a row of turns.
    while match.number == 1:
        seat = match.actors()[0]
        moves = match.legal(seat)
        match.play(seat, moves[0])
    assert now_of(match, None)["dealer"] == 1
    assert [hand(match, seat) for seat in range(4)] == SUIT_HANDS


def test_two_or_six_players_are_refused() -> None:
    """SV-1: three to five players."""
    for seats in (2, 6):
        with pytest.raises(Refused) as wrong:
            GAME.setup({}, seats)
        assert wrong.value.refusal.code == "wrong-seats"


def test_only_the_opener_may_act_before_the_first_card_lies() -> None:
    """SV-2: all others wait, whatever they hold."""
    match = dealt(SUIT_HANDS)
    assert match.actors() == [0]
    assert refusal_of(match, "1 play 7D").code == "not-your-turn"
