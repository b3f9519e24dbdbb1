"""The print shop: whole games on paper, from the same faces that the screen shows."""

from playmat.print.shop import Printed, print_set

__all__ = ["Printed", "print_set"]
