"""What became of a search, or of a part of it."""

from typing import Final

FOUND: Final = 1
FAILED: Final = 0  # looked through to the end: there is nothing
CUT: Final = -1  # not all of it was looked at

ALWAYS: Final = 1_000_000  # so often one may leave the move that looks best
ANY_DRAWS: Final = 1_000_000
