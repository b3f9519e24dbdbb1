"""Every game there is. A new one adds its line here."""

from difflib import get_close_matches

from playmat.core.game import Game
from playmat.core.refusal import refused
from playmat.games.number_line.game import NumberLine

GAMES: dict[str, Game] = {game.name: game for game in (NumberLine(),)}


def find_game(name: str) -> Game:
    """The game of that name; an unknown one is refused, with the name that is nearest to it."""
    if name in GAMES:
        return GAMES[name]
    near = get_close_matches(name, list(GAMES), 1)
    raise refused("unknown-game", {"name": name, "near": near[0] if near else "", "names": list(GAMES)})
