"""Room for more tables in memory. Who is let go loses nothing: the table is stored, and read again when asked for."""

from collections.abc import Iterable
from typing import Final

from playmat.server.rooms.room import Room

MOST_TABLES: Final = 5_000
# Of the tables in memory, those that were opened from one address: three hundred children may each have three.
MOST_OF_ADDRESS: Final = 1_000
# Entries of all logs in memory, a good kilobyte each. Tables that people play at have hundreds; who plays without end
# at hundreds of tables would fill the memory in an hour.
MOST_ENTRIES: Final = 2_000_000
# Looking for them takes a while, so several go at a time.
SHARE_TO_GO: Final = 0.05
# Somebody who was seen so lately may be between two questions by HTTP.
JUST_SEEN: Final = 10_000


def first_to_go(rooms: Iterable[Room], count: int) -> list[Room]:
    """Tables that nobody is at, waiting lobbies and what only bots play first, then who was left longest ago."""
    left = [(room, room.now() - room.audience.last_seen) for room in rooms if not room.audience.listeners]
    left = [(room, away) for room, away in left if away >= JUST_SEEN]
    left.sort(key=lambda it: (not is_idle(it[0]), -it[1]))
    return [room for room, _ in left[: max(1, count)]]


def too_long(rooms: Iterable[Room]) -> list[Room]:
    """The longest logs, where all of them together are more than memory should hold. Who is at such a table comes back
    to it, as after a restart."""
    longest_first = sorted(rooms, key=lambda room: -room.table.number)
    total = sum(room.table.number for room in longest_first)
    if total <= MOST_ENTRIES:
        return []
    gone: list[Room] = []
    for room in longest_first:
        if total <= MOST_ENTRIES * (1 - SHARE_TO_GO):
            break
        gone.append(room)
        total -= room.table.number
    return gone


def is_idle(room: Room) -> bool:
    """Nothing is lost if it sleeps: it has not begun, is over, or no person sits at it."""
    table = room.table
    return table.stage in ("lobby", "over") or not any(seat.kind == "human" and not seat.away for seat in table.seats)
