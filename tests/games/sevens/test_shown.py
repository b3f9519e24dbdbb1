"""Sevens: what is offered, said and drawn."""

import json
from functools import partial

from playing import play
from playmat.core.match import Match
from playmat.words.catalogue import catalogue
from sevens_table import GAME, NAMES, SUIT_HANDS, dealt, now_of, say, situation, told, whole_suit

LATE = "C:A-10 D:A-10 H:6-8 S:7"
HANDS = ["AH 2H AS 10S", "5H 2S", "9H 3S", "3H 4H 10H 4S 5S 6S 8S 9S"]


def asked(match: Match, seat: int, language: str = "en") -> str:
    return say(match.offer(seat).asks, seat, language)


def drawn(match: Match, viewer: int | None, language: str = "en") -> str:
    words = catalogue(language, "sevens")
    return GAME.text(match.view(viewer), partial(words.say, names=NAMES, reader=viewer))


def test_a_seat_is_asked_in_plain_words() -> None:
    """SV-2, SV-4, SV-5, SV-6, SV-8: what to do now, for every kind of moment."""
    match = dealt(SUIT_HANDS)
    assert asked(match, 0) == "You have the 7 of clubs: put it on the table to open the game."
    match = situation(LATE, HANDS, 3)
    assert asked(match, 3) == "Your turn: put a card that fits."
    assert asked(match, 1) == "It is Di's turn."
    play(match, "3 play 6S")
    assert asked(match, 0) == "No card of yours fits: you must knock."
    assert asked(match, 0, "es") == "Ninguna de tus cartas encaja: tienes que llamar."
    play(match, "0 knock")
    assert asked(match, 2) == "Ada has knocked: choose a card to give away, face down."
    play(match, "1 give 5H", "2 give 9H", "3 give 9S")
    assert asked(match, 0) == "Which card did Bo give you? Name one."


def test_a_guess_is_offered_as_a_list_and_as_a_form() -> None:
    """SV-8, SV-14: any card may be named by a form; ranks are few enough to list."""
    for guess, forms in (("card", ["guess"]), ("rank", [])):
        match = situation(LATE, HANDS, 0, {"guess": guess})
        assert match.offer(0).forms == []
        play(match, "0 knock", "1 give 5H", "2 give 9H", "3 give 9S")
        offer = match.offer(0)
        assert [form.verb for form in offer.forms] == forms
        assert offer.moves == match.legal(0)
    assert asked(match, 0) == "Which number is on the card that Bo gave you? An ace is A."


def test_a_card_put_is_told_to_all_alike() -> None:
    """SV-4: text and sentence."""
    match = situation(LATE, HANDS, 3)
    assert told(match, "3 play 6S", 0) == ["play 6S", "Di puts the 6 of spades on the table."]
    assert told(match, "3 play 6S", 3) == ["play 6S", "You put the 6 of spades on the table."]


def test_a_card_given_is_told_to_its_giver_only() -> None:
    """SV-6: the others read `give ?`; the last card opens the guessing."""
    match = situation(LATE, HANDS)
    assert told(match, "0 knock", 1) == ["knock", "Ada knocks: everybody else gives a card, face down."]
    play(match, "0 knock", "1 give 5H", "2 give 9H")
    assert told(match, "3 give 9S", 3) == [
        "give 9S",
        "You give Ada the 9 of spades, face down.",
        "All cards are there: now Ada guesses.",
    ]
    for viewer in (0, 1, 2, None):
        text, first, second = told(match, "3 give 9S", viewer)
        assert (text, first) == ("give ?", f"Di gives {'you' if viewer == 0 else 'Ada'} a card, face down.")
        assert second == ("All cards are there: now you guess." if viewer == 0 else told(match, "3 give 9S", 3)[2])


def test_a_wrong_guess_is_told_to_all_and_the_card_to_two() -> None:
    """SV-7: the knocker and the giver read which card it was."""
    match = situation(LATE, HANDS)
    play(match, "0 knock", "1 give 5H", "2 give 9H", "3 give 9S")
    named = "Ada guesses what Bo gave: the 2 of spades."
    wrong = "That is wrong: Ada takes the card."
    assert told(match, "0 guess 2S", 2) == ["guess 2S", named, wrong]
    assert told(match, "0 guess 2S", None) == ["guess 2S", named, wrong]
    assert told(match, "0 guess 2S", 1) == ["guess 2S", named, wrong + " It is the 5 of hearts."]
    assert told(match, "0 guess 2S", 0)[2] == "That is wrong: you take the card. It is the 5 of hearts."


def test_a_right_guess_shows_the_card_to_all() -> None:
    """SV-7, SV-14: also when only the rank was named."""
    match = situation(LATE, HANDS, 0, {"guess": "rank"})
    play(match, "0 knock", "1 give 5H", "2 give 9H", "3 give 9S")
    assert told(match, "0 guess 5", 3) == [
        "guess 5",
        "Ada guesses what Bo gave: a card with the number 5.",
        "That is right: it is the 5 of hearts, and Bo keeps it.",
    ]
    assert told(match, "0 guess 5", 1)[2] == "That is right: it is the 5 of hearts, and you keep it."


def test_the_end_is_told_hand_by_hand() -> None:
    """SV-10, SV-11, SV-12: who is out, what the others hold and what it costs, who wins."""
    match = situation("C:A-10 D:A-10 H:A-9 S:A-7", ["10H", "8S 9S", "10S"])
    assert told(match, "0 play 10H", 1)[1:] == [
        "Ada puts the 10 of hearts on the table.",
        "Ada has no cards left.",
        "You still have the 8 of spades, the 9 of spades: 15 points.",
        "Cy still has the 10 of spades: 10 points.",
        "The game is over: Ada wins.",
    ]


def test_two_who_go_out_together_are_told_together() -> None:
    """SV-10: both are named, in one sentence."""
    match = situation(LATE, ["AH 2H AS 10S", "5H", "9H", "3H 4H 10H 2S 3S 4S 5S 6S 8S 9S"])
    play(match, "0 knock", "1 give 5H", "2 give 9H", "3 give 10H", "0 guess 3H", "0 guess 4H")
    said = told(match, "0 guess 10H", 3)
    assert said[3] == "Bo and Cy have no cards left."
    assert said[-1] == "The game is over: Bo and Cy share the win."


def test_a_stalled_game_is_told() -> None:
    """SV-15: how long no card was put, every hand, and the lowest."""
    match = situation("C:A-10 D:A-10 H:6-10 S:A-10", ["AH 2H", "3H", "4H 5H"])
    for _ in range(10):
        play(match, "0 knock", "1 give 3H", "2 give 5H", "0 guess 3H", "0 guess 4H")
        play(match, "1 knock", "2 give 4H", "0 give 2H", "1 guess 4H", "1 guess 2H")
        play(match, "2 knock", "0 give 5H", "1 give 3H", "2 guess 2H")
        said = told(match, "2 guess 3H", 0)
        play(match, "2 guess 3H")
    assert said[3:] == [
        "No card was put on the table for 30 turns: the game stops here.",
        "You still have the ace of hearts, the 2 of hearts: 20 points.",
        "Bo still has the 3 of hearts: 5 points.",
        "Cy still has the 4 of hearts, the 5 of hearts: 10 points.",
        "The game is over: Bo wins with the fewest points, 5.",
    ]


def test_the_table_is_drawn_in_letters() -> None:
    """SV-4: four chains, everybody's counts, the own hand by suit, what is known."""
    match = situation(LATE, HANDS)
    play(match, "0 knock", "1 give 5H", "2 give 9H", "3 give 9S", "0 guess 5H")
    assert drawn(match, 2).splitlines() == [
        "C   A  2  3  4  5  6  7  8  9 10",
        "D   A  2  3  4  5  6  7  8  9 10",
        "H   ·  ·  ·  ·  ·  6  7  8  ·  ·",
        "S   ·  ·  ·  ·  ·  ·  7  ·  ·  ·",
        "Cards: Ada 4, Bo 2, Cy 2, Di 8",
        "Ada has knocked.",
        "You gave: 9H",
        "Your hand: 9H   3S",
        "You know:",
        "  Bo has the 5 of hearts: everybody has seen it.",
        "  Ada had to knock, so these are not in that hand: the 6 of spades, the 8 of spades.",
    ]
    assert "Tu mano: 9H   3S" in drawn(match, 2, "es")
    assert "Your hand" not in drawn(match, None)


def test_a_finished_game_is_drawn_with_all_hands() -> None:
    """SV-11: the hands, and what each costs; the junior pack is drawn up to its six."""
    match = situation("C:A-6 D:A-5 H:3", ["6D", "AH 2H 4H", "5H 6H AS 2S 3S 4S 5S 6S"], 0, {"variant": "junior"})
    play(match, "0 play 6D")
    assert drawn(match, None).splitlines() == [
        "C   A  2  3  4  5  6",
        "D   A  2  3  4  5  6",
        "H   ·  ·  3  ·  ·  ·",
        "S   ·  ·  ·  ·  ·  ·",
        "Cards: Ada 0, Bo 3, Cy 8",
        "Ada: no cards = 0",
        "Bo: AH 2H 4H = 7",
        "Cy: 5H 6H   AS 2S 3S 4S 5S 6S = 32",
    ]


def test_the_working_of_a_move_is_what_leaves_the_hand() -> None:
    """SV-11: the cost of the hand before and after; a knock and a guess have none."""
    match = situation(LATE, HANDS, 2)
    assert match.preview(2, match.legal(2)[0]) == {"before": 15, "after": 5}
    play(match, "2 play 9H", "3 play 6S")
    assert match.preview(0, match.legal(0)[0]) is None
    play(match, "0 knock")
    assert match.preview(1, match.legal(1)[0]) == {"before": 10, "after": 5}
    play(match, "1 give 5H", "2 give 3S", "3 give 9S")
    assert match.preview(0, match.legal(0)[0]) is None


def test_a_view_is_plain_data_with_only_what_its_seat_may_see() -> None:
    """SV-6: the cards of others are in no field of it."""
    match = situation(LATE, HANDS)
    play(match, "0 knock", "1 give 5H", "2 give 9H")
    now = now_of(match, 3)
    assert json.loads(json.dumps(now)) == now
    assert now == {
        "stage": "give",
        "dealer": 0,
        "turn": 0,
        "chains": [whole_suit("C").split(), whole_suit("D").split(), ["6H", "7H", "8H"], ["7S"]],
        "open": ["5H", "9H", "6S", "8S"],
        "hand": ["3H", "4H", "10H", "4S", "5S", "6S", "8S", "9S"],
        "counts": [4, 2, 2, 8],
        "quiet": 0,
        "quiet_limit": 40,
        "knock": {"seat": 0, "choosing": [3], "given": [1, 2], "own": None, "guessing": None, "guesses": []},
        "known": {
            "cards": [],
            "not_held": [{"seat": 0, "cards": ["5H", "9H", "6S", "8S"], "how": "knock"}],
            "taken": [],
        },
        "public": now["known"],
        "hands": [],
        "points": [],
        "counting": None,
        "scores": [0, 0, 0, 0],
        "end": "",
        "winners": [],
    }


def test_whoever_runs_out_of_time_plays_the_first_legal_move() -> None:
    """SV-5: a card if one fits, else the knock."""
    match = situation(LATE, HANDS, 3)
    assert match.format(match.timeout_move(3)) == "play 6S"
    play(match, "3 play 6S")
    assert match.format(match.timeout_move(0)) == "knock"
