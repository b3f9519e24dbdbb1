"""Number Line: who starts, by seat, by chance or by a quiz."""

from playing import SEED, code_of, legal, now, play, refusal_of, start, start_dealt
from playmat.core.chance import SeedChance
from playmat.core.message import message
from playmat.core.offer import Field, Offer
from playmat.games.registry import find_game
from playmat.words.catalogue import LANGUAGES, catalogue


def test_chance_decides_who_starts() -> None:
    """NL-2: with `start` set to `random` the outcome names the seat."""
    match = start_dealt("number-line", [["2"]], {"start": "random"}, 4)
    assert match.actors() == [2]
    assert now(match)["starter"] == 2
    assert match.chance.written([]) == [["2"]]


def test_chance_may_name_any_seat_and_no_other() -> None:
    """NL-2: drawn from seat 0 to the last."""
    starters = {start("number-line", {"start": "random"}, 3, seed=f"{number:032x}").actors()[0] for number in range(40)}
    assert starters == {0, 1, 2}


def test_the_quiz_of_the_first_game_is_17_times_34_and_everybody_may_answer() -> None:
    """NL-2: with `start` set to `quiz`."""
    match = start("number-line", {"start": "quiz"}, 3)
    assert match.actors() == [0, 1, 2]
    view = now(match)
    assert view["stage"] == "quiz"
    assert view["quiz"] == {"factors": [17, 34], "answers": []}
    assert view["starter"] is None
    assert match.chance.written([]) == []


def test_the_first_right_answer_starts() -> None:
    """NL-2: 17 × 34 = 578."""
    match = start("number-line", {"start": "quiz"}, 3)
    assert match.position.on_turn() == -1
    play(match, "2 answer 578")
    assert match.actors() == [2]
    view = now(match)
    assert (view["stage"], view["starter"]) == ("round", 2)
    assert view["quiz"] == {"factors": [17, 34], "answers": [{"seat": 2, "text": "578"}]}


def test_a_wrong_answer_or_a_pass_locks_a_seat_out() -> None:
    """NL-2: the others may still answer."""
    match = start("number-line", {"start": "quiz"}, 3)
    play(match, "1 answer 577")
    assert match.actors() == [0, 2]
    play(match, "0 answer pass")
    assert match.actors() == [2]
    refusal = refusal_of(match, "0 answer 578")
    assert (refusal.code, refusal.rule) == ("locked-out", "NL-2")
    play(match, "2 answer 578")
    assert match.actors() == [2]


def test_when_all_are_locked_out_the_first_seat_of_the_game_starts() -> None:
    """NL-2: in the second game that is seat 1."""
    match = start("number-line", {"start": "quiz", "games": 2})
    play(match, "1 answer 0", "0 answer 99999")
    assert match.actors() == [0]
    play(match, "0 card 5", "1 card 1", "1 card 1", "0 card 5", "1 decoy 2", "0 decoy 3")
    assert match.actors() == [0, 1]
    play(match, "0 answer pass", "1 answer pass")
    assert match.actors() == [1]


def test_the_quiz_of_later_games_has_two_factors_by_chance() -> None:
    """NL-2: two numbers from 10 to 99, together one outcome."""
    match = start_dealt("number-line", [["23", "48"]], {"start": "quiz", "games": 2})
    play(match, "0 answer 578", "0 card 5", "1 card 1", "1 card 1", "0 card 5", "1 decoy 2", "0 decoy 3")
    assert now(match)["quiz"] == {"factors": [23, 48], "answers": []}
    play(match, "1 answer 1104")
    assert match.actors() == [1]
    drawn = SeedChance(SEED).draw([(10, 99), (10, 99)])
    dealt = start("number-line", {"start": "quiz", "games": 2})
    play(dealt, "0 answer 578", "0 card 5", "1 card 1", "1 card 1", "0 card 5", "1 decoy 2", "0 decoy 3")
    assert now(dealt)["quiz"] == {"factors": drawn, "answers": []}


def test_while_the_quiz_is_on_no_card_is_put_and_after_it_nothing_is_answered() -> None:
    """NL-2: each refused with what is asked for."""
    match = start("number-line", {"start": "quiz"})
    refusal = refusal_of(match, "0 card 5")
    assert (refusal.code, refusal.facts, refusal.rule) == ("quiz-first", {"a": 17, "b": 34}, "NL-2")
    play(match, "0 answer 578")
    assert code_of(match, "0 answer 578") == "no-quiz"
    assert refusal_of(match, "0 answer pass").rule == "NL-2"


def test_an_offer_of_the_quiz_is_a_form_and_does_not_give_the_answer_away() -> None:
    """NL-2: the listed moves hold no product; search gets no answer, the right one and a wrong one."""
    match = start("number-line", {"start": "quiz"})
    offer: Offer = match.offer(0)
    assert [match.format(move) for move in offer.moves] == ["answer pass"]
    assert [(form.verb, form.fields) for form in offer.forms] == [("answer", (Field("number", "number", 0, 99999),))]
    assert offer.asks == {"key": "asks-quiz", "facts": {"a": 17, "b": 34}}
    assert legal(match, 0) == ["answer pass", "answer 578", "answer 579"]


def test_bots_and_those_whose_time_is_up_leave_the_quiz_to_people() -> None:
    """NL-2: the kernel does not know who is a bot; declining is `answer pass`."""
    match = start("number-line", {"start": "quiz"})
    assert match.decline(0) == match.parse("answer pass")
    assert match.timeout_move(0) == match.parse("answer pass")
    play(match, "0 answer 578")
    assert match.decline(0) is None
    assert match.format(match.timeout_move(0)) == "card 1"


def test_answers_are_numbers_without_leading_zeros() -> None:
    """NL-2: from 0 to 99999."""
    match = start("number-line", {"start": "quiz"})
    good = ["answer 0", "answer 7", "answer 99999", "answer pass", "card 1", "card 10", "decoy 1", "decoy 10"]
    for text in good:
        move = match.parse(text)
        assert move is not None
        assert match.format(move) == text
    bad = [
        "answer 100000",
        "answer 007",
        "answer -1",
        "answer",
        "answer ²",
        "card 0",
        "card 11",
        "decoy 011",
        "card",
        "put 5",
    ]
    assert [match.parse(text) for text in bad] == [None] * len(bad)


def test_a_quiz_is_for_at_least_two_people() -> None:
    """NL-2: whoever deals leaves it out where only one plays; the kernel does not know who is a bot."""
    rules = find_game("number-line")
    quiz = rules.setup({"start": "quiz"}, 3).options
    assert [rules.left_out(quiz, people) for people in (0, 1, 2, 3)] == [{"start": "seat"}, {"start": "seat"}, {}, {}]
    assert rules.left_out(rules.setup({"start": "random"}, 3).options, 1) == {}
    for language in LANGUAGES:
        assert catalogue(language, "number-line").say(message("left-out-start"))
