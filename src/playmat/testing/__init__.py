"""Public checks for any game that keeps the contract: `check_game(game)` is all a new game needs to call."""

from playmat.testing.check_game import check_game
from playmat.testing.walks import Walk, setups, walks

__all__ = ["Walk", "check_game", "setups", "walks"]
