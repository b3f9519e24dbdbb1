"""Every bot there is, by name; a game's own come before the general ones."""

from collections.abc import Mapping
from typing import Final, cast

from playmat.bots.bot import Bot, RandomBot
from playmat.bots.general import general_bot
from playmat.core.game import Game
from playmat.core.nearest import unknown_name
from playmat.games.registry import kit_of

# Those that people meet at tables; the others are for studies.
AT_TABLES: Final = ("easy", "medium", "hard")
NAMES: Final = (*AT_TABLES, "random", "simple", "greedy")


def find_bot(name: str, game: Game) -> Bot:
    """The bot of that name for a game; an unknown one is refused."""
    if name not in NAMES:
        raise unknown_name("unknown-bot", name, list(NAMES))
    if name == "random":
        return RandomBot()
    own = cast(Mapping[str, Bot], kit_of(game).part("bots") or {})
    return own.get(name) or general_bot(name, game)
