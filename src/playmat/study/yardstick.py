"""A yardstick for speed: random tic-tac-toe in plain Python, so that numbers from two machines can be compared.

It is written the way anybody would write it, is never compiled and must never change: every ratio that was ever
written down would change with it.
"""

from random import Random
from time import perf_counter
from typing import Final

LINES: Final = ((0, 1, 2), (3, 4, 5), (6, 7, 8), (0, 3, 6), (1, 4, 7), (2, 5, 8), (0, 4, 8), (2, 4, 6))
EMPTY: Final = 0
SEED: Final = 7


class TicTacToe:
    """Nine squares, two players, three in a row wins."""

    def __init__(self) -> None:
        self.squares = [EMPTY] * 9
        self.player = 1
        self.winner = 0

    def is_over(self) -> bool:
        return self.winner != 0 or EMPTY not in self.squares

    def legal(self) -> list[int]:
        return [square for square, mark in enumerate(self.squares) if mark == EMPTY]

    def play(self, square: int) -> None:
        squares = self.squares
        player = self.player
        squares[square] = player
        for a, b, c in LINES:
            if squares[a] == player and squares[b] == player and squares[c] == player:
                self.winner = player
        self.player = 3 - player


def play_one(rng: Random) -> int:
    """Play one game at random; the number of moves made."""
    game = TicTacToe()
    made = 0
    while not game.is_over():
        game.play(rng.choice(game.legal()))
        made += 1
    return made


def measure(seconds: float) -> float:
    """Moves a second of this machine, measured for a few seconds."""
    rng = Random(SEED)
    made = 0
    began = perf_counter()
    until = began + seconds
    while perf_counter() < until:
        for _ in range(50):
            made += play_one(rng)
    return made / (perf_counter() - began)
