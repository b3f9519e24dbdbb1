"""How likely a lead wins at Stars and Bars."""

import pytest

from playing import play
from playmat.bots.search.judge import Worths
from playmat.core.match import Match
from playmat.games.stars_and_bars.weighing import LeadJudge
from stars_and_bars_table import PRACTISE, position_of, situation


def worths_of(match: Match) -> list[float]:
    judge = LeadJudge()
    worths = Worths()
    judge.judge_into(position_of(match).kernel, worths)
    assert judge.shares.listed() == worths.listed()
    return worths.listed()


def half_played(scores: list[int], turn: int = 0) -> Match:
    return situation("b3:B1rs", ["S1rs S2rs", "B2rs B3rs"], scores=scores, turn=turn)


def test_the_chances_of_both_make_one_and_a_lead_is_better_than_none() -> None:
    chances = [worths_of(half_played([100 + lead, 100])) for lead in (-30, -5, 0, 5, 30)]
    assert [own for own, _ in chances] == sorted(own for own, _ in chances)
    assert chances[2] == [0.5, 0.5]
    assert all(own + other == pytest.approx(1) for own, other in chances)


def test_who_has_one_turn_more_is_better_off() -> None:
    match = situation("b3:B1rs", ["S1rs S2rs", "B2rs"], scores=[100, 100])
    assert worths_of(match)[0] > 0.5
    match = situation("b3:B1rs", ["S1rs", "B2rs B3rs"], scores=[100, 100], turn=1)
    assert worths_of(match)[0] < 0.5


def test_a_turn_that_only_has_to_be_ended_is_judged_too() -> None:
    """SB-14, SB-16: the last card lies, its points are not said yet."""
    match = situation("b3:B1rs", ["S1rs", ""], PRACTISE, scores=[120, 100])
    play(match, "0 put S1rs c2")
    assert worths_of(match)[0] > 0.9


def test_a_game_that_is_over_has_its_winners() -> None:
    for scores, shares in (([100, 0], [1.0, 0.0]), ([0, 14], [0.5, 0.5])):
        match = situation("b3:B1rs", ["S1rs", ""], scores=scores)
        play(match, "0 put S1rs c2")
        assert worths_of(match) == shares
