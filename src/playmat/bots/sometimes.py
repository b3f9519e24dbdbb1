"""A player who slips now and then."""

from playmat.bots.bot import Bot, Turn
from playmat.core.stream import Stream


class Sometimes(Bot):
    """Plays like one bot, and now and then like another."""

    def __init__(self, name: str, usual: Bot, other: Bot, once_in: int) -> None:
        super().__init__(name)
        self.usual = usual
        self.other = other
        self.once_in = once_in

    def choose(self, turn: Turn, stream: Stream) -> int:
        bot = self.other if stream.below(self.once_in) == 0 else self.usual
        return bot.choose(turn, stream)
