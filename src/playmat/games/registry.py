"""Every game there is. A new one adds its line here."""

from playmat.core.game import Game
from playmat.core.nearest import unknown_name
from playmat.games.bang_zoom.game import BangZoom
from playmat.games.big_bang.game import BigBang
from playmat.games.number_line.game import NumberLine
from playmat.games.sevens.game import Sevens
from playmat.games.stars_and_bars.game import StarsAndBars

GAMES: dict[str, Game] = {game.name: game for game in (NumberLine(), Sevens(), StarsAndBars(), BangZoom(), BigBang())}


def find_game(name: str) -> Game:
    """The game of that name; an unknown one is refused, with the name that is nearest to it."""
    if name in GAMES:
        return GAMES[name]
    raise unknown_name("unknown-game", name, list(GAMES))
