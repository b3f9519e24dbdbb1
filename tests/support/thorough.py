"""`make thorough` runs every combination; `make test`, which must stay short, a choice that still names each part."""

import os
from collections.abc import Collection, Iterable

import pytest

THOROUGH = bool(os.environ.get("PLAYMAT_THOROUGH"))
SHORT = bool(os.environ.get("PLAYMAT_SHORT"))
# `make test` sets it for plain Python where the same tests run over a native build afterwards.
COMPILED_LATER = bool(os.environ.get("PLAYMAT_COMPILED_LATER"))


def rarely(*values: object, name: str | None = None) -> object:
    """A case for `make thorough` only: each of its parts is in another case already."""
    return pytest.param(*values, id=name, marks=pytest.mark.skipif(not THOROUGH, reason="only in `make thorough`"))


def when_compiled(*values: object, name: str | None = None) -> object:
    """A case that takes plain Python long: a native build, where there is one, has it alone; `make thorough` both."""
    later = COMPILED_LATER and not THOROUGH
    reason = "runs over the native build in `make test`"
    return pytest.param(*values, id=name, marks=pytest.mark.skipif(later, reason=reason))


def mostly(values: Iterable[object], *often: object) -> Collection[object]:
    """Of these values only some each time, all of them in `make thorough`."""
    return [value if value in often else rarely(value) for value in values]
