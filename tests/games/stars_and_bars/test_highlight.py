"""Stars and Bars: what was special about a game is true."""

from finished import finished, told
from playmat.games.stars_and_bars.highlight import highlight


def sheet(*turns: tuple[int, int]) -> list[dict[str, int]]:
    totals = [0, 0]
    lines = []
    for seat, points in turns:
        totals[seat] += points
        lines.append({"seat": seat, "points": points, "total": totals[seat]})
    return lines


def test_who_was_far_behind_and_won_is_named() -> None:
    game = finished(sheet=sheet((0, 12), (1, 3), (0, 9), (1, 4), (0, 1), (1, 40)), winners=[1])
    assert told("stars-and-bars", highlight(game)) == "Ben was 18 points behind and still won!"
    assert told("stars-and-bars", highlight(game), 1) == "You were 18 points behind and still won!"


def test_a_lead_that_changes_often_is_counted() -> None:
    game = finished(sheet=sheet((0, 2), (1, 4), (0, 4), (1, 4), (0, 4), (1, 1)), winners=[0])
    assert told("stars-and-bars", highlight(game)) == "The lead changed 4 times!"


def test_else_the_best_turn_unless_there_were_two() -> None:
    assert told("stars-and-bars", highlight(finished(sheet=sheet((0, 9), (1, 4), (0, 8)), winners=[0])), 0, "es") == (
        "El mejor turno fue el tuyo: 9 puntos."
    )
    assert highlight(finished(sheet=sheet((0, 9), (1, 9)), winners=[])) is None
    assert highlight(finished(sheet=[], winners=[])) is None
