"""Numbers that must not be taken for each other; when the program runs they are plain whole numbers.

What a text stands for is a `Move`, and what is judged, told or made as a move takes one, so that a seat in its place is
found by the type checker. Games, their bots and kernels work with plain numbers.
"""

from typing import NewType

Seat = NewType("Seat", int)
Move = NewType("Move", int)
