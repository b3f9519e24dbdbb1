"""A sensible player of Bang! Zoom!: saves the letters of the goal and lays what brings most with the others."""

from dataclasses import replace
from typing import Final

from playmat.bots.bot import Bot, Turn
from playmat.core.stream import Stream
from playmat.games.bang_zoom.bots.thinking import Thinking
from playmat.games.bang_zoom.bots.values import SENSIBLE, Values
from playmat.games.bang_zoom.rules.knowledge import BangZoomKnowledge
from playmat.games.bang_zoom.rules.lexicon import lexicon_of
from playmat.games.bang_zoom.rules.moves import LONGEST
from playmat.games.bang_zoom.rules.trie import Trie

EVERYDAY: Final = 35  # the level of the words that everybody knows
ANY: Final = 0


class Words:
    """The words that a player knows: up to so many letters, and up to a level of the dictionary (ANY: the table's)."""

    def __init__(self, longest: int = LONGEST, level: int = ANY) -> None:
        self.longest = longest
        self.level = level

    def of(self, knowledge: BangZoomKnowledge) -> Trie:
        lexicon = knowledge.lexicon
        if self.level:
            terms = replace(lexicon.terms, vocabulary=self.level)
            lexicon = lexicon_of(terms, knowledge.game.rules, knowledge.now["agreed"])
        return lexicon.trie(self.longest)


ALL_WORDS: Final = Words()


def known_in(turn: Turn) -> BangZoomKnowledge:
    knowledge = turn.knowledge()
    assert isinstance(knowledge, BangZoomKnowledge)
    return knowledge


class SimpleBangZoom(Bot):
    """Shares out its hand into words, what it saves and what it throws away, and looks no further than this turn."""

    def __init__(
        self,
        name: str = "simple",
        values: Values = SENSIBLE,
        words: Words = ALL_WORDS,
        waits: bool = False,
    ) -> None:
        super().__init__(name)
        self.values = values
        self.words = words
        # Whether ZOOM stays in hand while laying it would end a game that is lost by it.
        self.waits = waits

    def choose(self, turn: Turn, stream: Stream) -> int:
        knowledge = known_in(turn)
        thinking = self.thinking(knowledge)
        kernel = knowledge.start()
        thinking.look(kernel, turn.seat)
        return thinking.choose() if kernel.has_taken else thinking.begin()

    def thinking(self, knowledge: BangZoomKnowledge) -> Thinking:
        """What cards are worth to this player."""
        return Thinking(self.words.of(knowledge), self.values, self.waits)
