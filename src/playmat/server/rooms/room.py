"""A table that is open: takes messages one after the other, stores what they lead to, then tells everybody."""

import asyncio
import sqlite3
from collections.abc import Callable, Collection
from functools import partial

import msgspec

from playmat.core.refusal import Refused, refused
from playmat.server.now import TableTime, calendar_ms, now_ms
from playmat.server.rooms import entrance, hints
from playmat.server.rooms.attendance import Attendance
from playmat.server.rooms.limits import (
    CHOICES,
    EMOTE,
    EVERY_MESSAGE,
    HINT,
    PROPOSE,
    TAKE_BACK,
    TRY,
    WATCHERS,
    WHOLE_TABLE,
    Rate,
)
from playmat.server.rooms.listeners import Listener
from playmat.server.rooms.looked import Looked, Watched
from playmat.server.rooms.pending import Pending, prepare
from playmat.server.rooms.services import Services
from playmat.server.rooms.turns import Turns
from playmat.server.store.protocol import Change, StoreFailed, TableGone
from playmat.table import answers, decide, log, messages, moving
from playmat.table.choices import offered_moves
from playmat.table.decision import Decision, Who, need_seat, who_sits
from playmat.table.frames import Around, Reader, Teller, board_text, described, table_frame
from playmat.table.happenings import Happening, LatestMove
from playmat.table.keys import Key, hashed, new_seed
from playmat.table.schedule import needs_waking, welcome_back
from playmat.table.table import Table
from playmat.words.catalogue import catalogue

MOST_ADDRESSES = 50
WATCHERS_TOLD_AFTER = 1.0  # seconds
MOST_WATCHING = 200  # lines of those who only watch
MOST_LINES_OF_ONE = 4  # of one token: a phone, a projector, a tab that was forgotten
TOUCH_EVERY = 60_000  # ms; the store need not know more exactly when a table was last used

_encode = msgspec.json.Encoder().encode


class Room:
    """One table in memory with everybody who listens to it."""

    def __init__(self, services: Services, number: int, table: Table, keys: dict[str, Key]) -> None:
        self.services = services
        self.number = number
        self.table = table
        self.keys = keys
        self.listeners: set[Listener] = set()
        # Any entry of an old log may be the latest: the clock may have been put back in between.
        self.now = TableTime(max(happening.at for happening in table.happenings)).now
        self.attendance = Attendance(self.now())
        self.touched = 0  # when the store was last told that somebody was here
        self._addresses: dict[str, None] = {}  # where its keys are used, the last ones last
        self.opener = ""  # the address it was opened from, as long as it is in memory
        self.is_asleep = True
        self.is_closed = False
        self._looked: Looked | None = None
        self._is_to_tell = False  # that somebody who watches has come or gone
        self._watched: Watched | None = None
        self.changed = asyncio.Event()
        self.lock = Turns()

    # Who is who.

    def key_of(self, token: str) -> tuple[str, Key]:
        secret = hashed(token)
        key = self._valid(secret)
        if key is None or key.is_link or key.kind == "invite":
            raise refused("unknown-token")
        if key.kind == "newcomer":
            raise refused("waits-for-seat")
        return secret, key

    def _valid(self, secret: str) -> Key | None:
        key = self.keys.get(secret)
        return None if key is None or (key.expires is not None and key.expires < self.now()) else key

    def who(self, key: Key) -> Who:
        return who_sits(self.table, key.seat, is_host_key=key.kind == "host")

    def reader(self, key: Key, language: str) -> Reader:
        return Reader(key.seat, self.who(key).host, language)

    @property
    def link(self) -> str:
        """The address to join at, with the secret that shows that nobody has guessed it."""
        invite = self.table.entry.invite
        return f"{self.address}#k={invite}" if invite else self.address

    @property
    def address(self) -> str:
        return f"{self.services.base}/t/{self.table.code}"

    def is_opened_by(self, secret: str) -> bool:
        """Whether it is a key of this table, of whatever kind."""
        return self._valid(hashed(secret)) is not None

    def is_known_at(self, address: str) -> bool:
        return address in self._addresses

    def know(self, address: str) -> None:
        """Somebody at this address has a key."""
        self._addresses.pop(address, None)
        self._addresses[address] = None
        if len(self._addresses) > MOST_ADDRESSES:
            del self._addresses[next(iter(self._addresses))]

    # Coming and going.

    async def arrive(self, key: Key) -> None:
        """Somebody asks something: the table is awake, and a bot that stood in for them stops."""
        self.attendance.asked(key.place, self.now())
        if self.is_asleep or any(self.table.seats[seat].away for seat in self.table.seats_of(key)):
            await asyncio.shield(asyncio.ensure_future(self._welcome(key)))

    async def _welcome(self, key: Key) -> None:
        async with self.lock:
            if self.is_asleep:
                self.is_asleep = False
                if needs_waking(self.table):
                    await self.commit(Decision([log.Woke(at=self.now())]))
            for seat in self.table.seats_of(key):
                back = welcome_back(self.table, seat, self.now())
                if back is not None:
                    await self.commit(back)
        self.services.keep(self)

    async def listen(self, secret: str, key: Key, language: str, since: int) -> Listener:
        """A new listener, not admitted yet."""
        if key.kind == "watch" and self.watching >= MOST_WATCHING and not self._lines_of(secret):
            raise refused("too-many", {"number": MOST_WATCHING})
        await self.arrive(key)
        return Listener(secret, key, language, since)

    def _lines_of(self, secret: str) -> list[Listener]:
        """The lines that one token has open, the oldest first."""
        found = [it for it in self.listeners if it.hashed == secret and it.goodbye is None]
        return sorted(found, key=lambda it: it.place)

    @property
    def watching(self) -> int:
        return sum(1 for it in self.listeners if it.key.kind == "watch" and it.goodbye is None)

    def admit(self, listener: Listener) -> None:
        """There is always room for a seat. A token with too many lines loses its oldest one."""
        for oldest in self._lines_of(listener.hashed)[: 1 - MOST_LINES_OF_ONE]:
            self.dismiss(oldest, "too-many-lines", final=True)
        self.listeners.add(listener)
        self.attendance.arrived(listener.key.place, self.now())
        if self.is_closed:
            # It was let go while this one was on the way in: nothing will ever be told here, so come again.
            self.dismiss(listener, "stopping", final=False)
        self._tell_of(listener)

    def stop_listening(self, listener: Listener) -> None:
        if listener in self.listeners:
            self.listeners.discard(listener)
            self.attendance.left(listener.key.place, self.now())
            self._tell_of(listener)

    def _tell_of(self, listener: Listener) -> None:
        """Somebody has come or gone. Of those who only watch the others hear now and then: two hundred who come
        together would make forty thousand tables to tell."""
        if listener.key.kind != "watch":
            self.notify()
            return
        self.changed.set()
        if not self._is_to_tell:
            self._is_to_tell = True
            asyncio.get_running_loop().call_later(WATCHERS_TOLD_AFTER, self._tell_of_watchers)

    def _tell_of_watchers(self) -> None:
        self._is_to_tell = False
        self.notify(is_due=False)

    # What is seen.

    def around(self, now: int) -> Around:
        """Told with every move, so it is looked up only when it may have changed."""
        looked, attendance, seats = self._looked, self.attendance, self.table.seats
        if looked is not None and looked.is_still_so(attendance.changes, seats, now):
            return looked.around
        around = Around(attendance.present(self.table, now), self.watching, self.link)
        self._looked = Looked(around, attendance.changes, seats, now, attendance.until(now))
        return around

    def frame(self, key: Key, language: str, since: int) -> answers.TableFrame:
        now = self.now()
        return table_frame(self.table, self.reader(key, language), self.around(now), since, now, self._tell)

    def _tell(self, missed: list[Happening], teller: Teller, fresh: LatestMove | None) -> list[answers.TableEvent]:
        return self.services.retelling.events(self.number, missed, teller, fresh)

    def frame_for(self, listener: Listener, since: int) -> tuple[answers.Frame | msgspec.Raw, int]:
        if listener.key.kind == "watch":
            return self._shown(listener, since), self.table.number
        frame = self.frame(listener.key, listener.language, since)
        return frame, frame.number

    def _shown(self, listener: Listener, since: int) -> msgspec.Raw:
        """All who watch see the same: what is told to two hundred of them is written once."""
        now = self.now()
        shown, name = self._watched, (listener.language, since)
        if shown is None or not shown.is_still_so(self.table, self.around(now), now):
            shown = self._watched = Watched(self.table, self.around(now), now)
        if name not in shown.frames:
            shown.frames[name] = msgspec.Raw(_encode(self.frame(listener.key, listener.language, since)))
        return shown.frames[name]

    def notify(self, *, is_due: bool = True) -> None:
        """Everybody hears of it; the keeper where something may be due now."""
        if is_due:
            self.changed.set()
        for listener in self.listeners:
            listener.table_changed()

    def dismiss(self, listener: Listener, code: str, *, final: bool) -> None:
        words = catalogue(listener.language)
        listener.close(answers.Goodbye(code, words.say({"key": f"goodbye-{code}", "facts": {}}), final))

    # What is said.

    async def say(self, secret: str, message: messages.TableMessage, language: str) -> answers.Frame:
        """The answer to a message. A caller who hangs up does not undo what is on its way to the store."""
        if isinstance(message, messages.Hint):
            return await self.answer(secret, message, language)  # nobody else needs that answer
        return await asyncio.shield(asyncio.ensure_future(self.answer(secret, message, language)))

    async def answer(self, secret: str, message: messages.TableMessage, language: str) -> answers.Frame:
        key = self._valid(secret)
        if key is None:
            return self._no(Refused(refused("unknown-token").refusal), message.id, Reader(None, False, language))
        await self.arrive(key)
        counters = self.services.counters
        counters.count("playmat_messages_total", "type", str(message.__struct_config__.tag))
        try:
            self._limit(secret, key, message)
            return await self._answer(secret, key, message, language)
        except Refused as wrong:
            return self._no(wrong, message.id, self.reader(key, language))

    def move_at_once(
        self, secret: str, message: messages.Move, language: str, told: Callable[[answers.Frame], None]
    ) -> bool:
        """The short way for what is said most: no task, nothing to wait for but the store. False where that is not all.

        `told` gets the answer: of a refusal before this returns, else when the move is stored.
        """
        key = self.keys.get(secret)
        if key is None or key.seat is None or self.is_asleep or self.table.seats[key.seat].away:
            return False
        if not self.lock.take_at_once():
            return False

        is_on_its_way = False
        try:
            self.attendance.asked(key.seat, self.now())
            self.services.counters.count("playmat_messages_total", "type", "move")
            self._limit(secret, key, message)
            judged = self._judged(key, message)
            if isinstance(judged, Pending):
                stored = partial(self._moved, judged, message.id, key, language, told)
                self.services.store.append_and_tell(judged.change, stored)
                is_on_its_way = True
                return True
            at_once: answers.Frame = answers.Accepted(message.id, judged)
        except Refused as wrong:
            at_once = self._no(wrong, message.id, self.reader(key, language))
        finally:
            if not is_on_its_way:
                self.lock.give_back()
        told(at_once)
        return True

    def _moved(
        self,
        pending: Pending,
        message_id: str,
        key: Key,
        language: str,
        told: Callable[[answers.Frame], None],
        result: int | Exception,
    ) -> None:
        """The store has answered about a move that took the short way."""
        try:
            self._settle(pending, result)
        except Refused as wrong:
            answer: answers.Frame = self._no(wrong, message_id, self.reader(key, language))
        else:
            answer = answers.Accepted(message_id, self.table.number)
        finally:
            self.lock.give_back()
        told(answer)

    def _no(self, wrong: Refused, message_id: str, reader: Reader) -> answers.Refused:
        self.services.counters.count("playmat_refusals_total", "code", wrong.refusal.code)
        return Teller(self.table, reader).refused(wrong.refusal, message_id)

    def count(self, secret: str, key: Key, rate: Rate = EVERY_MESSAGE) -> None:
        """By token and by table. Those who only watch have a share of their own: they take nothing from the seats."""
        limits, now = self.services.limits, now_ms()
        limits.spend(rate, secret, now)
        if key.kind == "watch":
            limits.spend(WATCHERS, str(self.number), now)
        elif rate is EVERY_MESSAGE:
            limits.spend(WHOLE_TABLE, str(self.number), now)

    def _limit(self, secret: str, key: Key, message: messages.TableMessage) -> None:
        self.count(secret, key)
        limits, now = self.services.limits, now_ms()
        match message:
            case messages.Try():
                limits.spend(TRY, secret, now)
            case messages.ShowEmote():
                limits.spend(EMOTE, secret, now)
            case messages.Hint():
                limits.spend(HINT, secret, now)
            case messages.Choices():
                limits.spend(CHOICES, secret, now)
            case messages.TakeBack():
                limits.spend(TAKE_BACK, secret, now)
            case messages.Propose():
                limits.spend(PROPOSE, secret, now)

    async def _answer(self, secret: str, key: Key, message: messages.TableMessage, language: str) -> answers.Frame:
        who = self.who(key)
        match message:
            case messages.Try():
                text, working = moving.dry_run(self.table, who, message.text)
                return answers.Tried(message.id, text, working)
            case messages.Since():
                return self.frame(key, language, message.number)
            case messages.Describe():
                reader = self.reader(key, language)
                board = board_text(self.table, Teller(self.table, reader))
                return answers.Described(message.id, described(self.table, reader), board)
            case messages.Choices():
                need_seat(who)
                return answers.Offered(message.id, offered_moves(self.table, self.reader(key, language)))
            case messages.Hint():
                return await hints.hinted(self, need_seat(who), self.reader(key, language), message.id)
            case messages.ShowEmote():
                self._show(need_seat(who), message.emote)
                return answers.Accepted(message.id, self.table.number)
            case messages.HandSeat():
                return await entrance.seat_link(self, who, message)
            case _:
                return answers.Accepted(message.id, await self._do(key, message))

    async def _do(self, key: Key, message: decide.LoggedMessage) -> int:
        async with self.lock:
            judged = self._judged(key, message)
            if isinstance(judged, int):
                return judged
            await self._store(judged)
            number = decide.answered_before(self.table, self.who(key), message.id)
            assert number is not None
            return number

    def _judged(self, key: Key, message: decide.LoggedMessage) -> Pending | int:
        """What a message leads to; where it was accepted before, only the number it got then."""
        who = self.who(key)
        before = decide.answered_before(self.table, who, message.id)
        if before is not None:
            return before
        now = self.now()
        if isinstance(message, messages.Rematch):
            who = Who(who.seat, who.host, self.around(now).present)
        seed = new_seed() if isinstance(message, messages.Start | messages.Rematch) else ""
        return self._prepare(decide.decide(self.table, who, message, now, seed))

    def _show(self, seat: int, emote: messages.Emote) -> None:
        for listener in self.listeners:
            sentence = Teller(self.table, self.reader(listener.key, listener.language)).line(
                {"key": f"emote-{emote}", "facts": {}}
            )
            listener.put(answers.EmoteFrame(seat, emote, sentence.sentence))

    # Storing. The lock must be held.

    async def commit(
        self, decision: Decision, new_keys: dict[str, Key] | None = None, lost_keys: Collection[str] = ()
    ) -> None:
        """Store first; only then is it so, and only then is it told."""
        await self._store(self._prepare(decision, new_keys, lost_keys))

    async def _store(self, pending: Pending) -> None:
        try:
            await self.services.store.append(pending.change)
        except (StoreFailed, TableGone, sqlite3.IntegrityError) as error:
            self._settle(pending, error)
        else:
            self._settle(pending, self.number)

    def _prepare(
        self, decision: Decision, new_keys: dict[str, Key] | None = None, lost_keys: Collection[str] = ()
    ) -> Pending:
        if self.is_closed:
            raise refused("stopping")
        touches = self.now() - self.touched >= TOUCH_EVERY
        today = calendar_ms()
        return prepare(self.number, self.table, self.keys, decision, new_keys or {}, lost_keys, today, touches=touches)

    def _settle(self, pending: Pending, result: int | Exception) -> None:
        """The store has it, or says why not."""
        if isinstance(result, Exception):
            self.services.fail(self, result)
            raise refused("store-failed")
        change = pending.change
        if change.touches:
            self.touched = self.now()
        was_over = self.table.stage == "over"
        self.table = pending.table
        if change.lost_seats or change.lost_keys or change.new_keys:
            self._change_keys(change)
        self._count(pending.decision, was_over=was_over)
        if pending.decision.entries:  # else only keys have changed, which nobody sees
            self.notify(is_due=not is_mere_move(pending.table, pending.decision))

    def _change_keys(self, change: Change) -> None:
        self.keys = {
            secret: key
            for secret, key in self.keys.items()
            if key.seat not in change.lost_seats and secret not in change.lost_keys
        }
        self.keys.update(change.new_keys)
        for listener in self.listeners:
            if listener.hashed not in self.keys:
                code = "spectators-off" if listener.key.kind == "watch" else "seat-lost"
                self.dismiss(listener, code, final=True)

    def _count(self, decision: Decision, *, was_over: bool) -> None:
        counters = self.services.counters
        for entry in decision.entries:
            if isinstance(entry, log.Moved):
                counters.count("playmat_moves_total", "by", entry.by or "person")
        if self.table.stage == "over" and not was_over:
            counters.count("playmat_matches_total", "game", self.table.setup.game.name)


def is_mere_move(table: Table, decision: Decision) -> bool:
    """A person's move after which nothing happens by itself: nobody's time runs, and no bot sits here."""
    return (
        table.stage == "playing"
        and all(isinstance(entry, log.Moved) for entry in decision.entries)
        and not any(seat.is_played_by_bot for seat in table.seats)
        and not table.clock.is_counting
    )
