"""Sevens: putting cards, and when a game is over."""

from playing import legal, play
from sevens_table import SUIT_HANDS, dealt, hand, now_of, situation

# Sixteen cards left: hearts need the 5 or the 9, spades the 6 or the 8.
LATE = "C:A-10 D:A-10 H:6-8 S:7"


def test_a_chain_grows_up_and_down_by_the_next_card_of_its_suit() -> None:
    """SV-4: beside 6-7-8 of hearts only the 5 and the 9 fit."""
    match = situation(LATE, ["5H 9H 4H 10H 6S 5S", "8S AH 2H 3H", "AS 2S 3S", "4S 9S 10S"])
    assert legal(match, 0) == ["play 5H", "play 9H", "play 6S"]
    play(match, "0 play 5H")
    assert now_of(match, 0)["open"] == ["4H", "9H", "6S", "8S"]


def test_a_seven_begins_a_new_chain_at_any_time() -> None:
    """SV-4: a seven of a suit not begun yet always fits."""
    match = dealt(SUIT_HANDS)
    play(match, "0 play 7C", "1 play 7D", "2 play 7H", "3 play 7S")
    assert now_of(match, None)["chains"] == [["7C"], ["7D"], ["7H"], ["7S"]]
    assert now_of(match, None)["open"] == ["6C", "8C", "6D", "8D", "6H", "8H", "6S", "8S"]


def test_beyond_the_ace_and_the_ten_nothing_fits() -> None:
    """SV-4: a chain ends at its ace and its ten; the next suit's cards are not its neighbours."""
    match = situation(
        "C:A-10 D:2-9",
        [
            "AD 10D 7H AH",
            "AS 7S 2S",
            " ".join(f"{n}H" for n in (2, 3, 4, 5, 6, 8, 9, 10)),
            " ".join(f"{n}S" for n in (3, 4, 5, 6, 8, 9, 10)),
        ],
    )
    assert legal(match, 0) == ["play AD", "play 10D", "play 7H"]
    play(match, "0 play AD")
    assert now_of(match, 0)["open"] == ["10D", "7H", "7S"]


def test_exactly_one_card_is_put_and_the_next_seat_goes_on() -> None:
    """SV-4, SV-9: the turn passes to the left, from the last seat to the first."""
    match = situation(LATE, ["5H 4H AH", "6S 5S 2H 3H", "9H 10H AS 2S 3S", "8S 4S 9S 10S"], turn=3)
    play(match, "3 play 8S")
    assert match.actors() == [0]
    assert now_of(match, 3)["hand"] == ["4S", "9S", "10S"]


def test_who_can_put_a_card_must_and_who_cannot_must_knock() -> None:
    """SV-5: a knock is never a choice."""
    match = situation(LATE, ["5H AH", "2H 3H 4H", "9H 10H 6S 8S", "AS 2S 3S 4S 5S 9S 10S"])
    assert legal(match, 0) == ["play 5H"]
    play(match, "0 play 5H")
    assert legal(match, 1) == ["play 4H"]
    play(match, "1 play 4H", "2 play 6S")
    assert legal(match, 3) == ["play 5S"]
    stuck = situation(LATE, ["AH 2H", "3H 4H 5H", "9H 10H 6S 8S", "AS 2S 3S 4S 5S 9S 10S"])
    assert legal(stuck, 0) == ["knock"]


def test_putting_the_last_card_ends_the_game_at_once() -> None:
    """SV-10, SV-11, SV-12: out is 0 points; the others count ace 15, 2 to 8 five, 9 and 10 ten."""
    match = situation(LATE, ["5H", "AH 2H 9H", "10H 6S 8S AS", "2S 3S 4S 5S 9S 10S 3H 4H"])
    play(match, "0 play 5H")
    result = match.result
    assert result is not None
    assert result.end == "out"
    assert result.winners == (0,)
    assert result.scores == (0, 15 + 5 + 10, 10 + 5 + 5 + 15, 5 * 4 + 10 + 10 + 5 + 5)
    assert match.actors() == []


def test_every_rank_costs_what_the_rules_say() -> None:
    """SV-11: the four suits cost the same."""
    match = situation("C:A-10 D:A-9", ["10D", "AH 2H 3H 4H 5H 6H 7H 8H 9H 10H", "AS", "2S 3S 4S 5S 6S 7S 8S 9S 10S"])
    play(match, "0 play 10D")
    assert now_of(match, None)["points"] == [[], [15, 5, 5, 5, 5, 5, 5, 5, 10, 10], [15], [5] * 7 + [10, 10]]
    assert now_of(match, None)["scores"] == [0, 70, 15, 55]


def test_junior_cards_cost_their_face_value() -> None:
    """SV-13: an ace is 1, a six is 6."""
    match = situation("C:A-6 D:A-5", ["6D", "AH 2H 3H 4H 5H 6H", "AS 2S 3S 4S 5S 6S"], 0, {"variant": "junior"})
    play(match, "0 play 6D")
    assert now_of(match, None)["points"] == [[], [1, 2, 3, 4, 5, 6], [1, 2, 3, 4, 5, 6]]
    assert match.totals == [0, 21, 21]


def test_junior_chains_begin_with_the_three_and_end_with_ace_and_six() -> None:
    """SV-13: the centre is the three, the seven is not in the pack."""
    match = situation(
        "C:3 D:2-5", ["3H 2C AD 6D", "4C AC 2H 4H 3S", "5C 6C AH 5H 6H AS 2S 4S 5S 6S"], 0, {"variant": "junior"}
    )
    assert legal(match, 0) == ["play 2C", "play AD", "play 6D", "play 3H"]
    play(match, "0 play 6D")
    assert now_of(match, None)["open"] == ["2C", "4C", "AD", "3H", "3S"]


def test_all_cards_are_open_when_the_game_is_over() -> None:
    """SV-10: every viewer sees the same."""
    match = situation(LATE, ["5H", "AH 2H 9H", "10H 6S 8S AS", "2S 3S 4S 5S 9S 10S 3H 4H"])
    play(match, "0 play 5H")
    views = [now_of(match, viewer) for viewer in (0, 1, 2, 3, None)]
    assert views[0]["hands"][1] == ["AH", "2H", "9H"]
    assert all(view == views[0] for view in views)
    assert hand(match, 3) == "3H 4H 2S 3S 4S 5S 9S 10S"
