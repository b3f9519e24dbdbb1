"""Records for tests: matches that bots have played, whole or broken off after a few moves."""

import json
from functools import cache

from playmat.core.options import Options
from playmat.games.registry import find_game
from playmat.study.plan import Plan, play_number

SEATS = {"number-line": 2, "sevens": 3, "stars-and-bars": 2, "bang-zoom": 2, "big-bang": 1}


@cache
def whole(game: str, seats: int = 0) -> str:
    """A match among simple bots."""
    return played(game, {}, seats or SEATS[game])


def played(game: str, options: Options, seats: int) -> str:
    plan = Plan(game, 1, seats, seats, ("simple",), options)
    return play_number(plan, find_game(game), 0).record().to_json()


def begun(game: str, moves: int) -> str:
    """The same match, broken off after a number of moves: nothing was shuffled since it was dealt."""
    fields = json.loads(whole(game))
    del fields["result"]
    fields["moves"] = fields["moves"][:moves]
    return json.dumps(fields)
