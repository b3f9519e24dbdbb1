"""`make thorough` runs every combination; `make test`, which must stay short, a choice that still names each part."""

import os
from collections.abc import Collection, Iterable

import pytest

THOROUGH = bool(os.environ.get("PLAYMAT_THOROUGH"))
SHORT = bool(os.environ.get("PLAYMAT_SHORT"))


def rarely(*values: object, name: str | None = None) -> object:
    """A case for `make thorough` only: each of its parts is in another case already."""
    return pytest.param(*values, id=name, marks=pytest.mark.skipif(not THOROUGH, reason="only in `make thorough`"))


def mostly(values: Iterable[object], *often: object) -> Collection[object]:
    """Of these values only some each time, all of them in `make thorough`."""
    return [value if value in often else rarely(value) for value in values]
