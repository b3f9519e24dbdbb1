"""Every game there is. A new one adds its line here."""

from playmat.core.game import Game
from playmat.core.nearest import unknown_name
from playmat.core.record import Record
from playmat.core.refusal import Refused, refused
from playmat.core.replay import Fault
from playmat.games.bang_zoom.game import BangZoom
from playmat.games.big_bang.game import BigBang
from playmat.games.number_line.game import NumberLine
from playmat.games.sevens.game import Sevens
from playmat.games.stars_and_bars.game import StarsAndBars

# By the newest rules of each: new matches are played by them.
GAMES: dict[str, Game] = {game.name: game for game in (NumberLine(), Sevens(), StarsAndBars(), BangZoom(), BigBang())}
# By rules of old, for the records and tables that were made with them.
EARLIER: list[Game] = [BangZoom(rules=1)]


def find_game(name: str, rules: int | None = None) -> Game:
    """The game of that name by the rules of that number, or by the newest; an unknown one is refused.

    For an unknown name the refusal has the one that is nearest to it.
    """
    if name not in GAMES:
        raise unknown_name("unknown-game", name, list(GAMES))
    newest = GAMES[name]
    if rules is None or rules == newest.rules:
        return newest
    for game in EARLIER:
        if game.name == name and game.rules == rules:
            return game
    raise refused("unknown-rules", {"game": name, "rules": rules, "known": newest.rules})


def game_of_record(record: Record) -> Game:
    """The game that a record is of, by the rules it was played by; rules nobody knows are a fault of the record."""
    newest = find_game(record.game)
    try:
        return find_game(newest.name, record.rules)
    except Refused as wrong:
        raise Fault(0, None, wrong.refusal) from None
