"""How many connections there is room for."""

from typing import Final

from playmat import system

# For the store, the workers' pipes, pages and prints, and connections that are just being closed.
RESERVE: Final = 200
FEWEST: Final = 50
MOST: Final = 20_000


def room_for_connections() -> int:
    """As many as the system allows this process, which takes all it may have, less what it needs for itself."""
    return max(FEWEST, system.allow_open_files(MOST + RESERVE) - RESERVE)
