"""Number Line: what was special about a game is true."""

from finished import finished, told
from playmat.games.number_line.highlight import highlight


def scored(number: int, *owners: int | None) -> dict[str, object]:
    return {"round": number, "owners": list(owners), "points": [owners.count(seat) for seat in range(3)]}


def test_who_was_last_before_the_final_round_and_won_is_named() -> None:
    rounds = [scored(1, 0, 0, 0, 0, 1, 1, 1, 2), scored(2, 2, 2, 2, 2, 2, 1, None, 0)]
    found = highlight(finished(rounds=rounds, scores=[5, 4, 6], winners=[2]))
    assert told("number-line", found) == "Mia was last before round 2 and still won!"
    assert told("number-line", found, 2) == "You were last before round 2 and still won!"
    assert told("number-line", found, 2, "es") == "¡Ibas en último lugar antes de la ronda 2 y has ganado!"


def test_the_most_numbers_of_one_card_are_named() -> None:
    rounds = [scored(1, 1, None, 2, 2, 0, 0, 0, 1), scored(2, 0, 1, None, 2, None, None, 0, None)]
    found = highlight(finished(rounds=rounds, scores=[5, 3, 3], winners=[0]))
    assert told("number-line", found) == "In round 1 Ada owned 5, 6, 7 with one card!"


def test_a_single_point_is_worth_a_word_and_nothing_special_is_nothing() -> None:
    rounds = [scored(1, 0, None, 1, 0, None, 2)]
    assert told("number-line", highlight(finished(rounds=rounds, scores=[2, 1, 1], winners=[0]))) == (
        "Ada won by a single point!"
    )
    assert highlight(finished(rounds=rounds, scores=[4, 1, 1], winners=[0])) is None


def test_a_shared_win_was_nobodys_comeback() -> None:
    rounds = [scored(1, 0, 0, None, 1, 2, 2), scored(2, 1, 0, None, 1, 2, None)]
    assert highlight(finished(rounds=rounds, scores=[3, 3, 3], winners=[0, 1, 2])) is None
