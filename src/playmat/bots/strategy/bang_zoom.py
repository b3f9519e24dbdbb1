"""Bang! Zoom!: a child that spells short words, and what letters are worth to a strong player."""

from typing import Final, cast

from playmat.bots.bot import Bot, Turn
from playmat.bots.simple.bang_zoom import LETTERS, Values
from playmat.core.chance import Stream
from playmat.games.bang_zoom.finder import lays_of, length_of
from playmat.games.bang_zoom.letters import cards_of
from playmat.games.bang_zoom.lexicon import lexicon_of
from playmat.games.bang_zoom.moves import BANG, DISCARD, DRAW, ZOOM
from playmat.games.bang_zoom.views import BangZoomView

# Points and nothing else: no letters are saved for the goal.
POINTS_ONLY: Final = Values(0.2, 0.2, [0.2] * LETTERS, 0.5, 10)
# Learned from self-play on the actual deck (tools/letters.py): vowels and common letters are worth keeping.
# fmt: off
LEARNED: Final = Values(0.26, 0.20, [
    0.50, 0.43, -0.12, 0.05, 0.39, 0.17, 0.30, 0.41, 0.65,
    0.00, 0.00, 0.69, 0.37, 0.41, 0.22, 0.50, -0.32, 0.30,
    0.44, 0.40, 0.98, -0.01, 0.00, -0.14, 0.24, 0.04,
], 0.88, 10)
# fmt: on


class Speller(Bot):
    """Draws a card, lays a short word it happens to see, and throws any other card away."""

    def __init__(self, name: str, longest: int) -> None:
        super().__init__(name)
        self.longest = longest

    def choose(self, turn: Turn, stream: Stream) -> int:
        view = turn.view()
        now = cast(BangZoomView, view["now"])
        if now["stage"] != "lay":
            return DRAW
        hand = cards_of(now["hand"])
        legal = set(turn.legal())
        words = [move for move in lays_of(lexicon_of(view["options"]), hand) if move in legal]
        for move in words:
            if move in (ZOOM, BANG):
                return move
        short = [move for move in words if length_of(move) <= self.longest]
        if short:
            return short[stream.below(len(short))]
        return DISCARD + hand[stream.below(len(hand))]
