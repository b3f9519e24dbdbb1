"""Bang! Zoom!: a child that spells short words, and what letters are worth to a strong player."""

from collections.abc import Sequence
from typing import Final

from playmat.bots.bot import Bot, Turn
from playmat.core.stream import Stream
from playmat.games.bang_zoom.bots.duel import Duel
from playmat.games.bang_zoom.bots.simple import SimpleBangZoom, Words, known_in
from playmat.games.bang_zoom.bots.thinking import Thinking
from playmat.games.bang_zoom.bots.values import KEEPING, LEARNED, SENSIBLE, Keeping, Values, reserved
from playmat.games.bang_zoom.rules.finder import lays_of
from playmat.games.bang_zoom.rules.knowledge import BangZoomKnowledge
from playmat.games.bang_zoom.rules.letters import cards_of, without
from playmat.games.bang_zoom.rules.moves import BANG, DISCARD, DRAW, LAY, TAKE, ZOOM, letters_of
from playmat.games.bang_zoom.rules.trie import Trie

TWO: Final = 2


def learned_for(seats: int) -> Values:
    """Where more than two play the letters are shared by many: who does not save those of the goal never sees it."""
    return LEARNED if seats == TWO else SENSIBLE


class StrongBangZoom(SimpleBangZoom):
    """Knows all words, weighs words against the goal by what wins, and does not end a game that it would lose."""

    def __init__(self, name: str, learned: Values = LEARNED, keeping: Keeping = KEEPING) -> None:
        super().__init__(name, waits=True)
        self.learned = learned
        self.keeping = keeping

    def thinking(self, knowledge: BangZoomKnowledge) -> Thinking:
        if knowledge.setup.seats > TWO:
            return super().thinking(knowledge)
        return Duel(self.words.of(knowledge), self.learned, self.keeping)


GOAL_MOVES: Final = {"BANG": BANG, "ZOOM": ZOOM}
GOAL_CARDS: Final = {goal: cards_of(list(goal)) for goal in GOAL_MOVES}


def missing(hand: list[int], goal: str) -> int:
    """How many letters of the goal a hand lacks."""
    return len(without(GOAL_CARDS[goal], hand))


def kept_back(knowledge: BangZoomKnowledge) -> list[int]:
    """The letters of which so few are left that they are kept for BANG and ZOOM; none in a last turn."""
    now = knowledge.now
    if now["last_turns"]:
        return []
    left = list(knowledge.terms.deck)
    for laid in now["words"]:
        left = without(left, cards_of(list(laid["word"])))
    reserves = reserved(len(now["counts"]), now["goal"] == "ZOOM")
    return [letter for letter, least in enumerate(reserves) if left.count(letter) <= least]


def free_words(words: Trie, hand: list[int], goal: str, saves: bool = True, back: Sequence[int] = ()) -> list[int]:
    """The goal itself, and words that leave a card: of letters that the goal does not need where they are saved.

    Letters that are kept back go into no word but the goal.
    """
    lacks = missing(hand, goal)
    found: list[int] = []
    for move in lays_of(words, hand):
        if move == GOAL_MOVES[goal]:
            found.append(move)
        elif move != ZOOM and not set(back).intersection(letters_of(move - LAY)):
            rest = without(hand, letters_of(move - LAY))
            if rest and (not saves or missing(rest, goal) == lacks):
                found.append(move)
    return found


def free_cards(hand: list[int], goal: str) -> list[int]:
    """The cards that the goal does not need, each once, or all where it needs every one."""
    lacks = missing(hand, goal)
    letters = sorted(set(hand))
    return [card for card in letters if missing(without(hand, [card]), goal) == lacks] or letters


class Child(Bot):
    """Saves the letters of the goal, lays any short word it sees of the others, and throws any other card away.

    It never looks at the discard pile before its last turn, and once in so many looks it sees no word (0: never).
    """

    def __init__(self, name: str, words: Words, overlooks: int) -> None:
        super().__init__(name)
        self.words = words
        self.overlooks = overlooks

    def choose(self, turn: Turn, stream: Stream) -> int:
        knowledge = known_in(turn)
        now = knowledge.now
        if now["stage"] != "lay":
            return TAKE if now["last_turns"] else DRAW
        goal = now["goal"]
        hand = knowledge.hand
        # In a last turn, or when nobody lays words any more, saving letters leads nowhere.
        saves = not now["last_turns"] and now["quiet"] * 2 < now["quiet_limit"]
        words = free_words(self.words.of(knowledge), hand, goal, saves, kept_back(knowledge))
        if GOAL_MOVES[goal] in words:
            return GOAL_MOVES[goal]
        if words and (not self.overlooks or stream.below(self.overlooks)):
            return words[stream.below(len(words))]
        cards = free_cards(hand, goal) if saves else hand
        return DISCARD + cards[stream.below(len(cards))]
