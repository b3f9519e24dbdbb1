"""Ways into a room: take a seat, watch, open a seat on another device. Each gives out a fresh key."""

from typing import Final

from playmat.core.message import message
from playmat.core.refusal import Refused, refused
from playmat.server.background import finish
from playmat.server.rooms.limits import ASK
from playmat.server.rooms.room import Room
from playmat.table import newcomers, questions, seating
from playmat.table.admission import Join, Waiting
from playmat.table.decision import Decision
from playmat.table.frames import shown_names
from playmat.table.keys import Key, hashed, new_token
from playmat.words.catalogue import catalogue

MOST_WATCH_KEYS: Final = 400
WATCH_HOURS: Final = 12


async def join(room: Room, wish: Join) -> tuple[str, int | None]:
    """A token and the seat it opens, none yet where the others are asked first.

    Somebody who hangs up does not undo what is on its way to the store.
    """
    return await finish(_join(room, wish), "join")


async def _join(room: Room, wish: Join) -> tuple[str, int | None]:
    async with room.lock:
        token = new_token()
        if seating.must_wait(room.table):
            place, knocked = newcomers.knock(room.table, wish, room.now())
            room.audience.waits(place, room.now())
            await room.commit(knocked, {hashed(token): Key("newcomer", place)})
            return token, None
        seat, decision = seating.join(room.table, wish, room.now())
        decision.locked_out.append(seat)
        await room.commit(decision, {hashed(token): Key("seat", seat)})
    return token, seat


async def news(room: Room, token: str, language: str) -> Waiting:
    """For somebody who waits. Where nobody is left whose word counts, nobody else would let them in."""
    secret = hashed(token)
    key = room.keys.get(secret)
    if key is not None and key.kind == "newcomer":
        room.count(secret, key, ASK)
        if not seating.must_wait(room.table):
            await finish(_let_in(room, secret), "let-in")
    return waiting(room, token, language)


async def _let_in(room: Room, secret: str) -> None:
    async with room.lock:
        key = room.keys.get(secret)
        here = [it for it in room.table.newcomers if key is not None and it.place == key.seat]
        if here and not seating.must_wait(room.table):
            await room.commit(newcomers.sit(room.table, here[0], room.now()))


def waiting(room: Room, token: str, language: str) -> Waiting:
    """How it stands with somebody who waits: nothing of the cards, and of the table only who is asked."""
    key = room.keys.get(hashed(token))
    if key is None or key.seat is None or key.kind not in ("newcomer", "seat"):
        raise refused("unknown-token")
    words, table = catalogue(language), room.table
    names = shown_names(table, words)
    if key.kind == "seat":
        sentence = message("waits-seated")
        return Waiting(table.code, token, "seated", key.seat, table.host == key.seat, [], words.say(sentence))
    room.audience.waits(key.seat, room.now())
    state = newcomers.state(table, key.seat)
    question = table.question(newcomers.KIND.name)
    asked = questions.waiting(table, question) if state == "asked" and question is not None else []
    sentence = message(f"waits-{state}", {"seats": asked})
    return Waiting(table.code, token, state, None, False, [names[seat] for seat in asked], words.say(sentence, names))


async def stop_waiting(room: Room, token: str, language: str) -> Waiting:
    return await finish(_stop_waiting(room, token, language), "stop-waiting")


async def _stop_waiting(room: Room, token: str, language: str) -> Waiting:
    async with room.lock:
        key = room.keys.get(hashed(token))
        if key is None or key.kind != "newcomer" or key.seat is None:
            raise refused("unknown-token")
        await room.commit(newcomers.gone(key.seat, room.now()))
    sentence = catalogue(language).say(message("waits-gone"))
    return Waiting(room.table.code, token, "gone", None, False, [], sentence)


async def watch(room: Room) -> str:
    return await finish(_watch(room), "watch")


async def _watch(room: Room) -> str:
    async with room.lock:
        if not room.table.spectators:
            raise refused("spectators-off")
        token = new_token()
        key = Key("watch", None, room.now() + WATCH_HOURS * 3_600_000)
        await room.commit(Decision([]), {hashed(token): key}, spent_watch_keys(room))
    return token


def spent_watch_keys(room: Room) -> list[str]:
    """Keys of watchers that have expired, and where there are too many, the first of those that nobody is using."""
    in_use = {listener.hashed for listener in room.audience.listeners}
    watching = {secret: key.expires or 0 for secret, key in room.keys.items() if key.kind == "watch"}
    spent = [secret for secret, expires in watching.items() if expires < room.now()]
    idle = [secret for secret in watching if secret not in in_use and secret not in spent]
    return spent + idle[: max(0, len(watching) - len(spent) - MOST_WATCH_KEYS + 1)]


async def claim(room: Room, secret: str) -> tuple[str, int]:
    return await finish(_claim(room, secret), "claim")


async def _claim(room: Room, secret: str) -> tuple[str, int]:
    async with room.lock:
        link = room.keys.get(hashed(secret))
        if link is None or not link.is_link or link.seat is None or (link.expires or 0) < room.now():
            raise refused("link-spent")
        await need_claimable(room, hashed(secret), link, link.seat)
        token = new_token()
        decision = seating.claimed(room.table, link.seat, room.now(), by_host=link.kind == "host-link")
        await room.commit(decision, {hashed(token): Key("seat", link.seat, root=link.root)})
    return token, link.seat


async def need_claimable(room: Room, secret: str, link: Key, seat: int) -> None:
    """A link of the host's is not good for a seat that somebody plays again: it opens nothing any more."""
    shares = room.table.seats[seat].shares
    is_there = link.kind == "host-link" and not shares and room.audience.has_line(room.table, seat)
    try:
        seating.need_claimable(room.table, seat, is_there=is_there)
    except Refused:
        await room.commit(Decision([]), lost_keys=[secret])
        raise
