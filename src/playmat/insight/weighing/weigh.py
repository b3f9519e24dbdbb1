"""What the moves of a seat are worth, for every game; one that has nothing of its own here is searched."""

from dataclasses import dataclass
from typing import Final

from playmat import native
from playmat.bots.search.judge import Judge
from playmat.bots.search.policy import Policy
from playmat.bots.strategy.sevens import SevensPolicy
from playmat.bots.strategy.stars_and_bars import StarsAndBarsPolicy
from playmat.core.chance import Stream, stream_of
from playmat.core.game import Game
from playmat.core.knowledge import Knowledge
from playmat.core.position import Position
from playmat.core.views import View
from playmat.games.bang_zoom.knowledge import BangZoomKnowledge
from playmat.games.big_bang.knowledge import BigBangKnowledge
from playmat.games.sevens.knowledge import SevensKnowledge
from playmat.games.sevens.moves import GUESS, is_guess
from playmat.games.stars_and_bars.board import CELLS, points_of
from playmat.games.stars_and_bars.moves import is_duty, is_put, is_say
from playmat.games.stars_and_bars.position import StarsAndBarsPosition
from playmat.insight.weighing.bang_zoom import Turn
from playmat.insight.weighing.big_bang import DeckWorlds
from playmat.insight.weighing.comparing import KEPT, GoesOn, Weighed, Worlds, compare
from playmat.insight.weighing.deals import Deals
from playmat.insight.weighing.duel import exact_worth, is_open_duel
from playmat.insight.weighing.judges import LeadJudge, WinJudge
from playmat.insight.weighing.searching import SearchedWorlds

WIN: Final = "win"
POINTS: Final = "points"
BY_POINTS: Final = ("bang-zoom", "big-bang")

# Of many cards to be put, and of many that can be named, only the most promising are looked at.
MOST_PUTS: Final = 20
MOST_GUESSES: Final = 6
# A move without a choice needs less looking at.
FORCED_PART: Final = 4


@dataclass(frozen=True)
class Ahead:
    """How a game is looked ahead in: how often, and how far beyond the tree (0: to the end of the game)."""

    tries: int
    pure_tries: int  # plain Python is slower: it looks at less, so that nobody has to wait
    policy: Policy
    guide: Judge
    horizon: int = 0


AHEAD: Final = {
    "number-line": Ahead(10000, 4000, Policy(), Judge(3)),
    "sevens": Ahead(5000, 900, SevensPolicy(), Judge(10, low_wins=True)),
    "stars-and-bars": Ahead(4000, 2000, StarsAndBarsPolicy(), Judge(15), 6),
    "big-bang": Ahead(1000, 500, Policy(), Judge()),
}
ELSEWHERE: Final = (2000, 1000)


def unit_of(game: Game) -> str:
    return POINTS if game.name in BY_POINTS else WIN


def weigh(
    game: Game,
    seat: int,
    view: View,
    moves: list[int],
    stream: Stream,
    effort: int,
    must: int | None = None,
    goes_on: GoesOn | None = None,
) -> list[Weighed]:
    """Some moves of a seat, the best first: at most three, and the one that must be among them."""
    knowledge = game.knowledge(view)
    if game.name == "bang-zoom":
        assert isinstance(knowledge, BangZoomKnowledge)
        turn = Turn(knowledge, stream)
        found = sorted([turn.weigh(move) for move in moves], key=lambda one: -one.worth)
        return found[:KEPT] + [one for one in found[KEPT:] if one.move == must]
    ahead = AHEAD.get(game.name) or Ahead(*ELSEWHERE, Policy(), Judge(low_wins=game.low_wins))
    tries = (ahead.tries if native.status().is_native else ahead.pure_tries) * effort // 100
    if len(moves) == 1:
        tries //= FORCED_PART
    worlds: Worlds
    if game.name == "big-bang":
        assert isinstance(knowledge, BigBangKnowledge)
        worlds = DeckWorlds(knowledge, seat, stream)
        return compare(worlds, moves, tries, must, learns=False, goes_on=goes_on)
    judge = LeadJudge() if game.name == "stars-and-bars" else WinJudge(ahead.guide)
    worlds = SearchedWorlds(knowledge, seat, stream, ahead.policy, judge, ahead.horizon)
    if is_open_duel(view):
        return exactly(view, seat, moves, worlds, tries, must, goes_on)
    return compare(worlds, few_of(knowledge, moves, must), tries, must, goes_on=goes_on)


def exactly(
    view: View, seat: int, moves: list[int], worlds: Worlds, tries: int, must: int | None, goes_on: GoesOn | None
) -> list[Weighed]:
    """The exact worths; among the best, those come first that do best where the others err."""
    worths = {move: exact_worth(view, seat, move) for move in moves}
    top = max(worths.values())
    best = [move for move in moves if worths[move] == top]
    found = [one.move for one in compare(worlds, best, tries, must, goes_on=goes_on)]
    others = sorted([move for move in moves if move not in best], key=lambda move: -worths[move])
    order = found + others
    kept = order[:KEPT] + [move for move in order[KEPT:] if move == must]
    return [Weighed(move, [worths[move]]) for move in kept]


def few_of(knowledge: Knowledge, moves: list[int], must: int | None) -> list[int]:
    """The moves that are worth a look, in their order."""
    if isinstance(knowledge, SevensKnowledge) and is_guess(moves[0]) and len(moves) > MOST_GUESSES:
        return likeliest(knowledge, moves, must)
    if knowledge.game.name == "stars-and-bars" and len(moves) > MOST_PUTS:
        position = knowledge.imagine(stream_of("")).position
        assert isinstance(position, StarsAndBarsPosition)
        tops = position.tops
        ranked = sorted(
            [move for move in moves if is_put(move)], key=lambda move: -points_of(tops, move // CELLS, move % CELLS)
        )
        kept = {*ranked[:MOST_PUTS], must}
        return [move for move in moves if move in kept or not is_put(move)]
    return moves


def likeliest(knowledge: SevensKnowledge, moves: list[int], must: int | None) -> list[int]:
    knock = knowledge.now["knock"]
    giver = -1 if knock is None or knock["guessing"] is None else knock["guessing"]
    deals = Deals(knowledge)
    ranked = sorted(moves, key=lambda move: -deals.likelihood(giver, move - GUESS))
    kept = {*ranked[:MOST_GUESSES], must}
    return [move for move in moves if move in kept]


def moves_to_weigh(game: Game, position: Position, seat: int, afterwards: bool) -> list[int]:
    """The legal moves; before they are made nothing that would give an answer away, and never a wrong statement."""
    if position.decline(seat) is not None:
        return []
    moves = position.legal(seat)
    if game.name == "stars-and-bars" and is_say(moves[0]):
        # The first statement is the right one. Whether to take the card back hangs on what it brings: not told.
        return [moves[0], *[move for move in moves if not is_say(move)]] if afterwards else [*filter(is_duty, moves)]
    return moves
