"""Every bot there is, by name; a game's own come before the general ones."""

from collections.abc import Mapping
from typing import Final, cast

from playmat import native
from playmat.bots.bot import Bot, RandomBot
from playmat.bots.general import general_bot
from playmat.core.game import Game
from playmat.core.nearest import unknown_name
from playmat.games.registry import kit_of

# Those that people meet at tables; the others are for studies.
AT_TABLES: Final = ("easy", "medium", "hard")
# It takes the compiled engine to think that far within a second: not every game has one, nor every table.
EXPERT: Final = "expert"
NAMES: Final = (*AT_TABLES, EXPERT, "random", "simple", "greedy")


def find_bot(name: str, game: Game) -> Bot:
    """The bot of that name for a game; an unknown one is refused."""
    if name not in NAMES:
        raise unknown_name("unknown-bot", name, list(NAMES))
    if name == "random":
        return RandomBot()
    return own_bots(game).get(name) or general_bot(name, game)


def own_bots(game: Game) -> Mapping[str, Bot]:
    return cast(Mapping[str, Bot], kit_of(game).part("bots") or {})


def levels_of(game: Game) -> list[str]:
    """The bots that people can meet at a table of this game, the weakest first."""
    has_expert = native.status().is_native and EXPERT in own_bots(game)
    return [*AT_TABLES, EXPERT] if has_expert else [*AT_TABLES]
