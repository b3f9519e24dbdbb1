"""The levels of Bang! Zoom!. How strong they are is measured: docs/bots.md."""

from typing import Final

from playmat.bots.bot import Bot, Turn
from playmat.bots.greedy import GreedyBot
from playmat.bots.sometimes import Sometimes
from playmat.core.stream import Stream
from playmat.games.bang_zoom.bots.expert import ExpertBangZoom
from playmat.games.bang_zoom.bots.simple import EVERYDAY, SimpleBangZoom, Words, known_in
from playmat.games.bang_zoom.bots.strategy import Child, StrongBangZoom, free_cards, free_words
from playmat.games.bang_zoom.rules.letters import cards_of
from playmat.games.bang_zoom.rules.moves import DISCARD, DRAW, TAKE
from playmat.games.bang_zoom.rules.points import points_for
from playmat.games.bang_zoom.rules.terms import BONUS
from playmat.games.bang_zoom.rules.trie import Trie


class GreedyBangZoom(GreedyBot):
    """The word that brings most without a letter that the goal needs, whichever pile makes it."""

    def choose(self, turn: Turn, stream: Stream) -> int:
        legal = turn.legal()
        if len(legal) == 1:
            return legal[0]
        knowledge = known_in(turn)
        now = knowledge.now
        goal = now["goal"]
        words = knowledge.lexicon.trie()
        hand = knowledge.hand
        if now["stage"] != "lay":
            with_top = sorted([*hand, *cards_of(now["discards"][-1:])])
            return TAKE if best_word(words, with_top, goal) > best_word(words, hand, goal) else DRAW
        moves = free_words(words, hand, goal)
        if not moves:
            return DISCARD + any_of(free_cards(hand, goal), stream)
        best = max(worth_of(move, goal) for move in moves)
        return any_of([move for move in moves if worth_of(move, goal) == best], stream)


def best_word(words: Trie, hand: list[int], goal: str) -> int:
    return max([worth_of(move, goal) for move in free_words(words, hand, goal)], default=0)


def worth_of(move: int, goal: str) -> int:
    return points_for(move, goal == "ZOOM", BONUS)


def any_of(moves: list[int], stream: Stream) -> int:
    return moves[stream.below(len(moves))]


# What an expert looks at: so many deals, of so many ways to go on at first.
DEALS: Final = 450
WAYS: Final = 6
FOUR_LETTERS: Final = Words(4, EVERYDAY)
BOTS: Final[dict[str, Bot]] = {
    "easy": Child("easy", Words(3, EVERYDAY), 3),
    "medium": Sometimes("medium", SimpleBangZoom("medium", words=FOUR_LETTERS), Child("medium", FOUR_LETTERS, 3), 3),
    "hard": StrongBangZoom("hard"),
    "expert": ExpertBangZoom("expert", DEALS, WAYS),
    "simple": SimpleBangZoom(),
    "greedy": GreedyBangZoom(),
}
