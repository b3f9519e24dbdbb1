"""Sevens: the knock, the cards given, the guesses, and games that stall."""

from playing import legal, play, refusal_of
from playmat.core.match import Match
from playmat.core.options import Options
from playmat.core.result import GameOutcome, Result
from sevens_table import hand, now_of, situation

# Sixteen cards left: hearts need the 5 or the 9, spades the 6 or the 8. Seat 0 has none of them.
LATE = "C:A-10 D:A-10 H:6-8 S:7"
STUCK = "AH 2H AS 10S"


def knocked(options: Options | None = None) -> Match:
    """Seat 0 has knocked; each of the others has something to give."""
    match = situation(LATE, [STUCK, "5H 2S", "9H 3S", "3H 4H 10H 4S 5S 6S 8S 9S"], 0, options)
    play(match, "0 knock")
    return match


def test_after_a_knock_everybody_else_gives_a_card_in_any_order() -> None:
    """SV-6: all others may act at once, and nothing is guessed before the last card is there."""
    match = knocked()
    assert match.actors() == [1, 2, 3]
    assert legal(match, 2) == ["give 9H", "give 3S"]
    play(match, "3 give 4H")
    assert match.actors() == [1, 2]
    play(match, "1 give 2S")
    assert match.actors() == [2]
    assert refusal_of(match, "0 guess 3S").code == "guess-too-early"
    play(match, "2 give 3S")
    assert match.actors() == [0]


def test_nobody_sees_what_another_has_given() -> None:
    """SV-6: the giver alone sees the own card; the others see who has given and who is still choosing."""
    match = knocked()
    play(match, "3 give 4H")
    knock = now_of(match, 3)["knock"]
    assert knock is not None
    assert (knock["own"], knock["given"], knock["choosing"]) == ("4H", [3], [1, 2])
    for viewer in (0, 1, 2, None):
        other = now_of(match, viewer)["knock"]
        assert other == {**knock, "own": None}


def test_a_card_lying_face_down_still_counts_as_its_givers() -> None:
    """SV-7: it changes hands only by a wrong guess."""
    match = knocked()
    play(match, "1 give 2S", "2 give 3S", "3 give 4H")
    assert now_of(match, 0)["counts"] == [4, 2, 2, 8]


def test_a_right_guess_leaves_the_card_and_a_wrong_one_takes_it() -> None:
    """SV-7: the guesses go round from the knocker's left: right for seat 1, wrong for seats 2 and 3."""
    match = knocked()
    play(match, "1 give 2S", "2 give 3S", "3 give 4H")
    assert now_of(match, 0)["knock"] == {
        "seat": 0,
        "choosing": [],
        "given": [1, 2, 3],
        "own": None,
        "guessing": 1,
        "guesses": [],
    }
    play(match, "0 guess 2S")
    assert hand(match, 1) == "5H 2S"
    play(match, "0 guess 9H")
    assert (hand(match, 0), hand(match, 2)) == ("AH 2H AS 3S 10S", "9H")
    play(match, "0 guess 9S")
    assert (hand(match, 0), hand(match, 3)) == ("AH 2H 4H AS 3S 10S", "3H 10H 4S 5S 6S 8S 9S")
    assert match.actors() == [1]
    assert now_of(match, 0)["knock"] is None


def test_guess_and_outcome_are_public_but_a_taken_card_is_not() -> None:
    """SV-7: the card taken from seat 2 is seen by seats 0 and 2 only, the one of seat 1 was shown to all."""
    match = knocked()
    play(match, "1 give 2S", "2 give 3S", "3 give 4H", "0 guess 2S", "0 guess 9H")
    for viewer in (0, 1, 2, 3, None):
        knock = now_of(match, viewer)["knock"]
        assert knock is not None
        assert knock["guessing"] == 3
        assert knock["guesses"] == [
            {"seat": 1, "named": "2S", "right": True, "card": "2S"},
            {"seat": 2, "named": "9H", "right": False, "card": "3S" if viewer in (0, 2) else None},
        ]


def test_a_guess_may_be_any_card_neither_on_the_table_nor_in_the_own_hand() -> None:
    """SV-8: the twelve cards of the others; a card taken in this knock is in the hand from then on."""
    match = knocked()
    play(match, "1 give 2S", "2 give 3S", "3 give 4H")
    others = ["3H", "4H", "5H", "9H", "10H", "2S", "3S", "4S", "5S", "6S", "8S", "9S"]
    assert legal(match, 0) == ["guess " + card for card in others]
    play(match, "0 guess 10H")
    others.remove("2S")
    assert legal(match, 0) == ["guess " + card for card in others]
    assert refusal_of(match, "0 guess 2S").code == "guess-own"


def test_the_knock_ends_the_turn() -> None:
    """SV-9: the knocker does not put a card afterwards, even if one was taken that fits."""
    match = knocked()
    play(match, "1 give 5H", "2 give 3S", "3 give 4H", "0 guess 9H", "0 guess 9H", "0 guess 9H")
    assert "5H" in hand(match, 0)
    assert match.actors() == [1]


def test_two_players_go_out_by_the_same_knock() -> None:
    """SV-10: all guesses are settled first, then seats 1 and 2 are out together and share the win."""
    match = situation(LATE, [STUCK, "5H", "9H", "3H 4H 10H 2S 3S 4S 5S 6S 8S 9S"])
    play(match, "0 knock", "1 give 5H", "2 give 9H", "3 give 10H", "0 guess 3H")
    assert match.actors() == [0]
    assert now_of(match, 1)["counts"] == [5, 0, 1, 10]
    play(match, "0 guess 4H", "0 guess 10H")
    assert match.result == Result((60, 0, 0, 60), (1, 2), "out", (GameOutcome((60, 0, 0, 60), (1, 2), "out"),))


def test_a_last_card_guessed_rightly_stays_and_the_game_goes_on() -> None:
    """SV-10: only a card that is taken makes a player go out."""
    match = situation(LATE, [STUCK, "5H", "9H 10H", "3H 4H 2S 3S 4S 5S 6S 8S 9S"])
    play(match, "0 knock", "1 give 5H", "2 give 9H", "3 give 3H", "0 guess 5H", "0 guess 2S", "0 guess 2S")
    assert match.result is None
    assert legal(match, 1) == ["play 5H"]


def test_naming_the_rank_is_enough_when_agreed() -> None:
    """SV-14: `guess 5` is right for the 5 of hearts, which is then shown to all; `guess 9` is wrong for a 3."""
    match = knocked({"guess": "rank"})
    play(match, "1 give 5H", "2 give 3S", "3 give 4H", "0 guess 5")
    for viewer in (0, 1, 2, 3, None):
        knock = now_of(match, viewer)["knock"]
        assert knock is not None
        assert knock["guesses"] == [{"seat": 1, "named": "5", "right": True, "card": "5H"}]
    play(match, "0 guess 9", "0 guess 6")
    assert (hand(match, 0), hand(match, 1)) == ("AH 2H 4H AS 3S 10S", "5H 2S")


def test_a_rank_can_be_named_while_one_of_its_cards_is_out_of_sight() -> None:
    """SV-14: clubs and diamonds all lie, both aces are in the own hand, both sevens lie: neither can be named."""
    match = knocked({"guess": "rank"})
    play(match, "1 give 5H", "2 give 3S", "3 give 4H")
    assert legal(match, 0) == ["guess " + rank for rank in ["2", "3", "4", "5", "6", "8", "9", "10"]]


# The one card that fits, the 5 of hearts, goes back and forth between seats 0 and 2, never there when needed.
TO_SEAT_0 = ["0 knock", "1 give 3H", "2 give 5H", "0 guess 3H", "0 guess 4H"]
NOTHING = ["1 knock", "2 give 4H", "0 give 2H", "1 guess 4H", "1 guess 2H"]
TO_SEAT_2 = ["2 knock", "0 give 5H", "1 give 3H", "2 guess 2H", "2 guess 3H"]


def test_ten_rounds_without_a_card_put_stall_the_game_and_the_lowest_hand_wins() -> None:
    """SV-15: 30 turns for three players; every hand is scored, nobody is out."""
    match = situation("C:A-10 D:A-10 H:6-10 S:A-10", ["AH 2H", "3H", "4H 5H"])
    for number in range(10):
        assert now_of(match, None)["quiet"] == 3 * number
        play(match, *TO_SEAT_0, *NOTHING, *TO_SEAT_2[:-1])
        assert match.result is None
        play(match, TO_SEAT_2[-1])
    result = match.result
    assert result is not None
    assert (result.end, result.scores, result.winners) == ("stalled", (20, 5, 10), (1,))
    assert now_of(match, None)["quiet_limit"] == 30


def test_equal_hands_share_a_stalled_game() -> None:
    """SV-15: the lowest are seats 0 and 1 with 5 points each."""
    match = situation("C:A-10 D:A-10 H:6-10 S:A-10", ["2H", "3H", "AH 4H 5H"])
    for _ in range(10):
        play(match, *TO_SEAT_0, *NOTHING, *TO_SEAT_2[:1], "0 give 5H", "1 give 3H", "2 guess 2H", "2 guess 3H")
    result = match.result
    assert result is not None
    assert (result.end, result.scores, result.winners) == ("stalled", (5, 5, 25), (0, 1))


def test_a_card_put_begins_the_count_anew() -> None:
    """SV-15: only turns in a row without a card count; a knock with all its guesses is one turn."""
    match = situation("C:A-10 D:A-10 H:6-10 S:A-10", ["AH 2H", "3H", "4H 5H"])
    play(match, *TO_SEAT_0, *NOTHING)
    assert now_of(match, None)["quiet"] == 2
    play(match, "2 knock", "0 give AH", "1 give 3H", "2 guess AH", "2 guess 3H", "0 play 5H")
    assert now_of(match, None)["quiet"] == 0


def test_out_goes_before_stalled() -> None:
    """SV-15: in the thirtieth quiet turn the last card of seat 1 is taken."""
    match = situation("C:A-10 D:A-10 H:6-10 S:A-10", ["AH 2H", "3H", "4H 5H"])
    for _ in range(9):
        play(match, *TO_SEAT_0, *NOTHING, *TO_SEAT_2)
    play(match, *TO_SEAT_0, *NOTHING, *TO_SEAT_2[:-1], "2 guess AH")
    result = match.result
    assert result is not None
    assert (result.end, result.scores, result.winners) == ("out", (20, 0, 15), (1,))
