"""Big Bang: what was special about a game is true."""

from finished import finished, told
from playmat.games.big_bang.highlight import highlight


def left(*cards: int) -> dict[str, object]:
    return {"scoring": [{"left": count} for count in cards], "sets": [{} for _ in cards]}


def test_a_perfect_big_bang_is_named() -> None:
    assert told("big-bang", highlight(finished((), **left(0))), 0) == "A perfect Big Bang: you put every single card!"
    assert told("big-bang", highlight(finished((), **left(3, 0)))) == "A perfect Big Bang: Ben put every single card!"
    assert told("big-bang", highlight(finished((), **left(0, 0)))) == (
        "Perfect Big Bangs: Ada and Ben put every single card!"
    )


def test_the_longest_run_without_a_draw_is_counted_for_each_alone() -> None:
    put = [(0, f"hand {number} @0,{number}") for number in range(1, 6)]
    moves = [put[0], (0, "draw"), put[1], (1, "draw"), put[2], put[3], put[4], (0, "dead 3 4 5"), put[0]]
    assert told("big-bang", highlight(finished(moves, **left(2, 2)))) == "Ada put 4 cards in a row without drawing!"


def test_a_game_without_a_dead_hand_is_worth_a_word() -> None:
    assert told("big-bang", highlight(finished([(0, "hand 4 @0,1")], **left(2)))) == (
        "Not a single dead hand in the whole game!"
    )
    assert highlight(finished([(0, "dead 4 5 6")], **left(2))) is None
