"""The code of a class, for the wall, and of a child, for a card in the pencil case."""

import secrets
from collections.abc import Collection
from typing import Final

from playmat.table.keys import LETTERS

CLASS_CODE_LENGTH: Final = 7  # a table has eight, or six: the length tells what a code is for
CHILD_CODE_LENGTH: Final = 8  # so long that a right one is let in however many wrong ones come (docs/security.md)


def new_class_code() -> str:
    return drawn(CLASS_CODE_LENGTH)


def new_child_code(taken: Collection[str]) -> str:
    """One that no other child of the class has. It opens nothing without the code of the class."""
    while (code := drawn(CHILD_CODE_LENGTH)) in taken:
        pass
    return code


def drawn(length: int) -> str:
    return "".join(secrets.choice(LETTERS) for _ in range(length))
