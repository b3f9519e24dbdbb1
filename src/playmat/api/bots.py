"""Bots for programs: a view in, a move out."""

import json
from collections.abc import Mapping
from hashlib import sha256

from playmat.api.error import PlaymatError, public
from playmat.api.match import game_of
from playmat.bots.bot import SentTurn
from playmat.bots.registry import NAMES, find_bot
from playmat.core.chance import stream_of
from playmat.core.nearest import unknown_name
from playmat.core.refusal import Refusal, refused
from playmat.core.views import View
from playmat.games.registry import is_of_playmat


class Player:
    """A bot of one level, for any game. It sees a view and nothing else.

    The same seed and the same view give the same move, on every machine.
    """

    def __init__(self, level: str, seed: int) -> None:
        self.level = level
        self.seed = seed

    @public
    def choose(self, view: View) -> str:
        """The move it would make in the seat of this view.

        >>> match = playmat.start("number-line", seats=2, seed=7)
        >>> playmat.bot("medium").choose(match.view(0)) in match.moves(0)
        True
        """
        check_view(view)
        seat = view["seat"]
        if seat is None or seat not in view["actors"]:
            raise PlaymatError(Refusal("nothing-to-advise", {"seats": view["actors"]}))
        game = game_of(view)
        seen = sha256(json.dumps(view, sort_keys=True).encode()).hexdigest()
        player = find_bot(self.level, game)
        try:
            chosen = player.choose(SentTurn(game, seat, view), stream_of(f"{self.seed}:{seen}"))
        except (LookupError, TypeError, ValueError) as error:
            if not is_of_playmat(game.name):
                raise
            raise PlaymatError(Refusal("bad-view"), game=game.name) from error
        return game.format(chosen)

    def __repr__(self) -> str:
        return f"<bot {self.level}>"


def check_view(view: object) -> None:
    """Raise `Refused` if a view lacks something: programs may have kept or sent only part of it."""
    if not isinstance(view, Mapping) or not View.__required_keys__ <= view.keys():
        raise refused("bad-view")


@public
def bot(level: str, seed: int = 0) -> Player:
    """A bot: `easy`, `medium`, `hard` and `expert` for people, `random`, `simple` and `greedy` for studies.

    Another `seed` makes other choices where a bot leaves something to chance.

    >>> playmat.bot("easy")
    <bot easy>
    """
    if level not in NAMES:
        raise unknown_name("unknown-bot", level, list(NAMES))
    return Player(level, seed)
