"""Ways into a room: take a seat, watch, open a seat on another device. Each gives out a fresh key."""

import asyncio
from typing import TYPE_CHECKING, Final

from playmat.core.refusal import refused
from playmat.server import answers, seating
from playmat.server import messages as said
from playmat.server.bodies import Join
from playmat.server.decision import Decision, Who
from playmat.server.keys import Key, hashed, new_token

if TYPE_CHECKING:
    from playmat.server.room import Room

LINK_MINUTES: Final = 30
MOST_WATCH_KEYS: Final = 400
WATCH_HOURS: Final = 12


async def join(room: "Room", wish: Join) -> tuple[str, int]:
    """A token and the seat it opens. Somebody who hangs up does not undo what is on its way to the store."""
    return await asyncio.shield(asyncio.ensure_future(_join(room, wish)))


async def _join(room: "Room", wish: Join) -> tuple[str, int]:
    async with room.lock:
        token = new_token()
        seat, decision = seating.join(room.table, wish, room.now())
        decision.locked_out.append(seat)
        await room.commit(decision, {hashed(token): Key("seat", seat)})
    return token, seat


async def watch(room: "Room") -> str:
    return await asyncio.shield(asyncio.ensure_future(_watch(room)))


async def _watch(room: "Room") -> str:
    async with room.lock:
        if not room.table.spectators:
            raise refused("spectators-off")
        token = new_token()
        key = Key("watch", None, room.now() + WATCH_HOURS * 3_600_000)
        await room.commit(Decision([]), {hashed(token): key}, spent_watch_keys(room))
    return token


def spent_watch_keys(room: "Room") -> list[str]:
    """Keys of watchers that have expired, and where there are too many, the first of those that nobody is using."""
    in_use = {listener.hashed for listener in room.listeners}
    watching = {secret: key.expires or 0 for secret, key in room.keys.items() if key.kind == "watch"}
    spent = [secret for secret, expires in watching.items() if expires < room.now()]
    idle = [secret for secret in watching if secret not in in_use and secret not in spent]
    return spent + idle[: max(0, len(watching) - len(spent) - MOST_WATCH_KEYS + 1)]


async def seat_link(room: "Room", who: Who, message: said.HandSeat) -> answers.SeatLink:
    """A secret that opens a seat once; an older one for the same seat opens nothing any more."""
    async with room.lock:
        seating.may_hand(room.table, who, message.seat)
        secret = new_token()
        link = Key("link", message.seat, room.now() + LINK_MINUTES * 60_000)
        older = [it for it, key in room.keys.items() if key.kind == "link" and key.seat == message.seat]
        await room.commit(Decision([]), {hashed(secret): link}, older)
    return answers.SeatLink(message.id, message.seat, f"{room.link}#seat={secret}", secret, LINK_MINUTES)


async def claim(room: "Room", secret: str) -> tuple[str, int]:
    return await asyncio.shield(asyncio.ensure_future(_claim(room, secret)))


async def _claim(room: "Room", secret: str) -> tuple[str, int]:
    async with room.lock:
        link = room.keys.get(hashed(secret))
        if link is None or link.kind != "link" or link.seat is None or (link.expires or 0) < room.now():
            raise refused("link-spent")
        token = new_token()
        decision = seating.claimed(room.table, link.seat, room.now())
        await room.commit(decision, {hashed(token): Key("seat", link.seat)})
    return token, link.seat
