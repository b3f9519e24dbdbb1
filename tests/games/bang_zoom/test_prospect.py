"""Bang! Zoom!: how likely somebody wins, and which hands the other player is likely to have."""

import pytest

from bang_zoom_table import GAME, situation, started
from playmat.core.chance import stream_of
from playmat.core.match import Match
from playmat.games.bang_zoom.bots.ahead import Ahead
from playmat.games.bang_zoom.bots.duel import Duel
from playmat.games.bang_zoom.bots.prospect import Prospect
from playmat.games.bang_zoom.bots.values import KEEPING, LEARNED
from playmat.games.bang_zoom.rules.kernel import BangZoomKernel
from playmat.games.bang_zoom.rules.knowledge import BangZoomKnowledge
from playmat.games.bang_zoom.rules.letters import cards_of
from playmat.games.bang_zoom.rules.position import BangZoomPosition


def kernel_of(match: Match) -> BangZoomKernel:
    assert isinstance(match.position, BangZoomPosition)
    return match.position.kernel


def known_in(match: Match) -> BangZoomKnowledge:
    knowledge = GAME.knowledge(match.view(match.actors()[0]))
    assert isinstance(knowledge, BangZoomKnowledge)
    return knowledge


def duel_in(match: Match) -> Duel:
    return Duel(known_in(match).lexicon.trie(), LEARNED, KEEPING)


def chance(match: Match, seat: int = 0) -> float:
    return Prospect(duel_in(match)).chance_of(kernel_of(match), seat)


def test_one_of_the_two_wins() -> None:
    match = started()
    assert chance(match, 0) + chance(match, 1) == pytest.approx(1.0)


def test_the_letters_of_zoom_make_winning_likelier_in_either_hand() -> None:
    """BZ-9, BZ-10: with ZOOM in hand the game is as good as won; against it, as good as lost."""
    even = chance(situation(["TTTTTT", "TTTTTT"], "S", "KK", laid="1BANG"))
    own = chance(situation(["ZOOMTT", "TTTTTT"], "S", "KK", laid="1BANG"))
    theirs = chance(situation(["TTTTTT", "ZOOMTT"], "S", "KK", laid="1BANG"))
    assert theirs < even < own
    assert own > 0.7


def test_a_lead_makes_winning_likelier_and_a_large_one_still_more() -> None:
    """BZ-11: after BANG somebody who is more than ten points behind does not win by ZOOM alone."""
    for laid in ("", "1BANG"):
        chances = []
        for points in (0, 14, 20, 26, 40):
            match = situation(["TTTTTT", "TTTTTT"], "S", "KK", laid=laid)
            kernel_of(match).take_scores([points, 20])
            chances.append(chance(match))
        assert chances == sorted(chances)
        assert chances[0] < 0.25
        assert chances[-1] > 0.75


def test_what_is_looked_at_when_a_turn_begins() -> None:
    """Ada has three letters of ZOOM and Bo two; Bo leads by six points; the draw pile is all but used up."""
    match = situation(["ZOMTTT", "OOTTTT"], "S", "KK", laid="1BANG")
    kernel_of(match).take_scores([4, 10])
    prospect = Prospect(duel_in(match))
    prospect.look(kernel_of(match))
    one, near, above, below, _, _, *saved, left, lead_left, own, theirs = prospect.listed()
    assert (one, near, above, below) == (1.0, -0.6, 0.0, 0.0)
    assert saved == [0.0, 1.0, 0.0, 1.0, 0.0, 0.0]
    assert left == 0.04
    assert lead_left == pytest.approx(-0.6 * 0.04)
    assert (own, theirs) == (0.75, 0.5)


def test_whoever_may_choose_what_to_keep_has_a_better_hand_than_chance_gives() -> None:
    """BZ-2: in the deals that are played on the other player has more letters of BANG than in any that may be."""
    match = started()
    knowledge = known_in(match)
    seat = match.actors()[0]
    ahead = Ahead(knowledge.deals(), seat, duel_in(match))
    ahead.consider(2)
    plain = knowledge.deals().start.twin()
    stream = stream_of("deals")
    goal = set(cards_of(list("BANG")))
    kept = dealt = 0
    for _ in range(150):
        ahead.deal(stream)
        kept += len(goal & set(ahead.dealt.hand_of(1 - seat)))
        knowledge.deals().draw_into(plain, stream)
        dealt += len(goal & set(plain.hand_of(1 - seat)))
    assert kept > 1.1 * dealt
