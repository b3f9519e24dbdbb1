"""A position whose rules are in a kernel: the game in numbers, and around it what people need."""

from threading import local
from typing import Final

from playmat.core.bits import TENS
from playmat.core.game import Setup
from playmat.core.kernel import Kernel, MoveList
from playmat.core.position import Position


class Own(local):
    """What each thread has for itself: a list that is filled and read out in one go."""

    def __init__(self) -> None:
        self.moves = MoveList()


OWN: Final = Own()


class KernelPosition(Position):
    """Asks its kernel for everything that the rules say. A game adds refusals, views and the history they tell."""

    def __init__(self, setup: Setup, kernel: Kernel, endings: list[str]) -> None:
        super().__init__(setup)
        self.kernel = kernel
        self.endings = endings
        self.see()

    def see(self) -> None:
        """Take over points and ending. Call it after changing the kernel by other means than `play`."""
        kernel = self.kernel
        self.scores = kernel.scores_listed()
        self.end = self.endings[kernel.end - 1] if kernel.end else ""

    def own_kernel(self) -> Kernel:
        return self.kernel

    def actors(self) -> list[int]:
        return TENS[self.kernel.acting][:]

    def on_turn(self) -> int:
        return self.kernel.on_turn()

    def legal(self, seat: int) -> list[int]:
        moves = OWN.moves
        self.kernel.legal_into(seat, moves)
        return moves.listed()

    def play(self, seat: int, move: int) -> None:
        kernel = self.kernel
        kernel.chance = self.chance
        kernel.play(seat, move)
        self.see()

    def winners(self) -> list[int]:
        won = self.kernel.winners()
        return [seat for seat in range(self.setup.seats) if won >> seat & 1]
