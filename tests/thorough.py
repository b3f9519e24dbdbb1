"""`make thorough` runs every combination; `make test`, which must stay short, a choice that still names each part."""

import os

import pytest

THOROUGH = bool(os.environ.get("PLAYMAT_THOROUGH"))


def rarely(*values: object) -> object:
    """A case for `make thorough` only: each of its parts is in another case already."""
    return pytest.param(*values, marks=pytest.mark.skipif(not THOROUGH, reason="only in `make thorough`"))
