"""How many files and sockets this process may have open."""

import sys
from contextlib import suppress
from typing import Final

# For the store, the workers' pipes, pages and prints, and connections that are just being closed.
RESERVE: Final = 200
FEWEST: Final = 50
MOST: Final = 20_000


def room_for_connections() -> int:
    """As many as the system allows this process, which takes all it may have, less what it needs for itself."""
    if sys.platform == "win32":  # counts no sockets
        return MOST
    import resource

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wish = MOST + RESERVE
    highest = wish if hard == resource.RLIM_INFINITY else min(hard, wish)
    if soft != resource.RLIM_INFINITY and soft < highest:
        with suppress(ValueError, OSError):  # some systems have a limit beside the one they tell
            resource.setrlimit(resource.RLIMIT_NOFILE, (highest, hard))
            soft = highest
    allowed = wish if soft == resource.RLIM_INFINITY else min(soft, wish)
    return max(FEWEST, allowed - RESERVE)
