"""*Is 5 the best start?*: what the page shows is what the exact solver says."""

from tools.games.number_line.best_start import PLAYERS, TARGET, starts, wanted, win_from

from playing import play, start
from playmat.games.number_line.solver import DuelSolver, round_one


def test_the_page_shows_what_the_solver_works_out() -> None:
    """NL-4, NL-7: made by `make best-start`, never by hand."""
    assert TARGET.read_text(encoding="utf-8") == wanted()


def test_the_best_starts_of_the_page_are_those_of_the_solver() -> None:
    """NL-4, NL-7: for two players 5 and 6; for three players 5 is one of the worst."""
    for players in PLAYERS:
        points = [float(str(one["points"])) for one in starts(players)]
        best = [place for place, won in enumerate(points) if won == max(points)]
        assert best == round_one(players).first_moves()
    assert round_one(2).first_moves() == [4, 5]
    assert 5 not in [place + 1 for place in round_one(3).first_moves()]


def test_each_round_of_the_page_is_scored_as_the_game_scores_it() -> None:
    """NL-7."""
    for players in PLAYERS:
        for one in starts(players):
            cards, owners = one["cards"], one["owners"]
            assert isinstance(cards, list)
            assert isinstance(owners, list)
            match = start("number-line", {}, players)
            play(match, *(f"{seat} card {cards.index(seat) + 1}" for seat in range(players)))
            rounds = match.view(None)["now"]["rounds"]
            assert isinstance(rounds, list)
            scored = rounds[0]
            assert scored["owners"] == owners
            assert scored["points"] == [owners.count(seat) for seat in range(players)]


def test_the_whole_game_is_worth_what_the_best_first_number_is_worth() -> None:
    """NL-10 to NL-15: two players, open decoys."""
    assert max(win_from(number) for number in range(1, 11)) == float(DuelSolver().value())
