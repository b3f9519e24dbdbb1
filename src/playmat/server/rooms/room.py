"""A table that is open: takes messages one after the other, stores what they lead to, then tells everybody."""

import asyncio
from collections.abc import Collection
from contextlib import suppress
from functools import partial
from typing import Final, Protocol, get_args

import msgspec
from msgspec import Struct

from playmat.core.refusal import Refused, refused
from playmat.games.registry import game_fault
from playmat.server.background import finish
from playmat.server.now import calendar_ms, now_ms
from playmat.server.rooms import hints, keyring
from playmat.server.rooms.audience import Listener
from playmat.server.rooms.class_notes import TryCounts
from playmat.server.rooms.counters import GameFaults
from playmat.server.rooms.limits import EVERY_MESSAGE, OF_ITS_OWN, WATCHERS, WHOLE_TABLE, Rate
from playmat.server.rooms.open_room import OpenRoom, Services
from playmat.server.rooms.recaps import Recaps
from playmat.server.rooms.spectators import SpectatorFrames
from playmat.server.store.protocol import Change
from playmat.server.workers.pool import WorkerPool
from playmat.table import answers, decide, inquiries, log, messages, seating
from playmat.table.class_notes import given_hint
from playmat.table.decision import Decision, RefusedMove, Who, existing_seat, need_seat, who_sits
from playmat.table.frames import Frames, Reader, Teller, is_change
from playmat.table.history import Happening, LatestMove
from playmat.table.keys import Key, KeyKind, hashed, new_seed, new_token
from playmat.table.schedule import needs_waking, welcome_back
from playmat.table.table import Table

MOST_WATCHING: Final = 200  # lines of those who only watch
TOUCH_EVERY: Final = 60_000  # ms; the store need not know more exactly when a table was last used
LINK_MINUTES: Final = 30
# What each kind of message is called where they are counted.
TAGS: Final[dict[type, str]] = {kind: str(kind.__struct_config__.tag) for kind in get_args(messages.TableMessage)}
ALWAYS_LOOKS: Final = 1 << 62  # the keeper is awake: whatever comes up is new to it


class TableServices(Services, Protocol):
    """The hall, as a room sees it: what every open table shares."""

    thinkers: WorkerPool
    recaps: Recaps
    game_faults: GameFaults
    ended: keyring.EndedRoots

    def keep(self, room: "Room") -> None:
        """See to it that what is due at this table happens."""


def own_seat(key: Key) -> int | None:
    """The seat that a key opens: whose cards it shows, and who speaks by it. Of a device that is nobody."""
    return None if key.kind == "device" else key.seat


class Room(OpenRoom):
    """One table in memory with everybody who is at it."""

    services: TableServices

    def __init__(self, services: TableServices, number: int, table: Table, keys: dict[str, Key]) -> None:
        # Any entry of an old log may be the latest: the clock may have been put back in between.
        super().__init__(table.code, number, keys, max(happening.at for happening in table.happenings))
        self.services = services
        self.table = table
        self._name = str(number)  # by which it is counted
        self.touched = 0  # when the store was last told that somebody was here
        self.opener = ""  # the address it was opened from, as long as it is in memory
        self.is_asleep = True
        self.changed = asyncio.Event()
        self.next_look = ALWAYS_LOOKS  # when the keeper looks at it again by itself, in the table's time
        self._frames = Frames(self.link, self._recap)
        self._spectator_frames = SpectatorFrames()
        self._tries = TryCounts()

    # Who is who.

    def key_of(self, token: str) -> tuple[str, Key]:
        secret, key = super().key_of(token)
        if key.is_link or key.kind == "invite":
            raise refused("unknown-token")
        if key.kind == "newcomer":
            raise refused("waits-for-seat")
        return secret, key

    def valid(self, secret: str) -> Key | None:
        key = self.keys.get(secret)
        return None if key is None or (key.expires is not None and key.expires < self.now()) else key

    def who(self, key: Key) -> Who:
        return who_sits(self.table, own_seat(key), is_host_key=key.kind == "host")

    def reader(self, key: Key, language: str) -> Reader:
        return Reader(own_seat(key), self.who(key).host, language)

    @property
    def link(self) -> str:
        """The address to join at, with the secret that shows that nobody has guessed it."""
        invite = self.table.entry.invite
        return f"{self.address}#k={invite}" if invite else self.address

    @property
    def address(self) -> str:
        return f"{self.services.base}/t/{self.table.code}"

    # Coming and going.

    async def arrive(self, key: Key) -> None:
        """Somebody asks something: the table is awake, and a bot that stood in for them stops."""
        self.audience.asked(key, self.now())
        if self.is_missed(key):
            await finish(self._welcome(key), "welcome")

    def is_missed(self, key: Key) -> bool:
        """Whether something is to be done before somebody is here."""
        return self.is_asleep or any(self.table.seats[seat].away for seat in self.table.seats_of(key))

    async def _welcome(self, key: Key) -> None:
        async with self.lock:
            if self.is_asleep:
                self.is_asleep = False
                self.services.keep(self)  # right away: nothing below may leave an awake table without its keeper
                if needs_waking(self.table):
                    await self.commit(Decision([log.Woke(at=self.now())]))
            for seat in self.table.seats_of(key):
                back = welcome_back(self.table, seat, self.now())
                if back is not None:
                    await self.commit(back)

    async def listen(self, secret: str, key: Key, language: str, since: int) -> Listener:
        """A new listener, not admitted yet."""
        audience = self.audience
        if key.kind == "watch" and audience.watching >= MOST_WATCHING and not audience.lines_of(secret):
            raise refused("too-many", {"number": MOST_WATCHING})
        await self.arrive(key)
        return await super().listen(secret, key, language, since)

    def wake(self) -> None:
        self.changed.set()

    # What is seen.

    def frame(self, key: Key, language: str, since: int) -> answers.TableFrame:
        now = self.now()
        try:
            presence = self.audience.presence_told(self.table, now)
            return self._frames.frame(self.table, self.reader(key, language), presence, since, now)
        except Exception as error:  # noqa: BLE001  # any error of the game becomes a refusal
            raise self._fault_of_game(error) from None

    def _recap(self, missed: list[Happening], teller: Teller, fresh: LatestMove | None) -> list[answers.TableEvent]:
        return self.services.recaps.events(self.number, missed, teller, fresh)

    def frame_for(self, listener: Listener, since: int) -> tuple[answers.Frame | msgspec.Raw, int]:
        """Whole, or only what has changed where the rest still stands as it was told on this line."""
        table, key, language, now = self.table, listener.key, listener.language, self.now()
        presence = self.audience.presence_told(table, now)
        standing = self._frames.standing(table, language, presence)
        is_whole = not (listener.adds_up and listener.standing is standing and is_change(table, since))
        listener.standing = standing
        tell = self._frames.frame if is_whole else self._frames.change
        reader = self.reader(key, language)
        if key.kind != "watch":
            return tell(table, reader, presence, since, now), table.number
        make = partial(tell, table, reader, presence, since, now)
        return self._spectator_frames.frame(table, presence, now, (language, since, is_whole), make), table.number

    # What is said. Every message takes this way; a move most of all.

    async def say(self, secret: str, message: messages.TableMessage, language: str) -> Struct:
        if isinstance(message, messages.Hint):
            return await self.answer(secret, message, language)  # nobody else needs that answer
        return await super().say(secret, message, language)

    async def answer(self, secret: str, message: messages.TableMessage, language: str) -> answers.Frame:
        key = self.valid(secret)
        if not self.services.store.holds():
            # By now another server may have locked this key out.
            return self._no(refused("stopping"), message.id, Reader(None, False, language))
        if key is None:
            return self._no(refused("unknown-token"), message.id, Reader(None, False, language))
        try:
            await self.arrive(key)
            self.need_key(secret)
            self.services.counters["playmat_messages_total", "type", TAGS[type(message)]] += 1
            self.count(secret, key)
            if type(message) in OF_ITS_OWN:
                self.services.limits.spend(OF_ITS_OWN[type(message)], secret, now_ms())
            return await self._answer(secret, key, message, language)
        except RefusedMove as wrong:
            await self._note(self._tries.tried(self.table, own_seat(key), message, wrong.refusal, self.now()))
            return self._no(wrong, message.id, self.reader(key, language))
        except Refused as wrong:
            return self._no(wrong, message.id, self.reader(key, language))
        except Exception as error:
            if self.is_closed:
                raise  # it was no fault of the game's: memory and store may differ
            return self._no(self._fault_of_game(error), message.id, self.reader(key, language))

    def _fault_of_game(self, error: Exception) -> Refused:
        """The game raised something. Nothing was stored, so the table stands as it did and goes on with other moves."""
        self.count_game_fault(error)
        return game_fault(self.table.setup.game.name)

    def fault(self, listener: Listener, error: BaseException) -> None:
        """A table that can't be shown may be shown again after another move. Where it can't be shown to those who have
        just come either, they hear why, and don't come again and again."""
        self.count_game_fault(error)
        if listener.was_shown:
            self.audience.dismiss(listener, "server-fault", final=False)
        else:
            self.audience.dismiss(listener, "game-fault", final=True)

    def count_game_fault(self, error: BaseException, event: str = "game-failed") -> None:
        self.services.game_faults.count(self.table.setup.game.name, error, event, table=self.number)

    def _no(self, wrong: Refused, message_id: str, reader: Reader) -> answers.Refused:
        self.services.counters["playmat_refusals_total", "code", wrong.refusal.code] += 1
        return Teller(self.table, reader).refused(wrong.refusal, message_id)

    def count(self, secret: str, key: Key, rate: Rate = EVERY_MESSAGE) -> None:
        """By token and by table. Those who only watch have a share of their own: they take nothing from the seats."""
        limits, now = self.services.limits, now_ms()
        limits.spend(rate, secret, now)
        if key.kind == "watch":
            limits.spend(WATCHERS, self._name, now)
        elif rate is EVERY_MESSAGE:
            limits.spend(WHOLE_TABLE, self._name, now)

    async def _answer(self, secret: str, key: Key, message: messages.TableMessage, language: str) -> answers.Frame:
        match message:
            case messages.Move():  # nearly every message is one
                return answers.Accepted(message.id, await self._do(secret, key, message))
            case messages.Try() | messages.Describe() | messages.Choices():
                return inquiries.answer(self.table, self.who(key), self.reader(key, language), message)
            case messages.Since():
                return self.frame(key, language, message.number)
            case messages.Hint():
                seat, reader = need_seat(self.who(key)), self.reader(key, language)
                note = given_hint(self.table, seat, self.now())
                hint = await hints.hinted(self.services.thinkers, self.number, self.table, seat, reader, message.id)
                await self._note(note)
                self.need_key(secret)
                return hint
            case messages.ShowEmote():
                self._show(need_seat(self.who(key)), message.emote)
                return answers.Accepted(message.id, self.table.number)
            case messages.HandSeat():
                return await self._hand(secret, key, message)
            case _:
                return answers.Accepted(message.id, await self._do(secret, key, message))

    def _show(self, seat: int, emote: messages.Emote) -> None:
        for listener in self.audience.listeners:
            sentence = Teller(self.table, self.reader(listener.key, listener.language)).say(
                {"key": f"emote-{emote}", "facts": {}}
            )
            listener.put(answers.EmoteFrame(seat, emote, sentence.sentence))

    async def _hand(self, secret: str, key: Key, message: messages.HandSeat) -> answers.SeatLink:
        """A secret that opens a seat once; an older one for the same seat opens nothing any more."""
        async with self.lock:
            self.need_key(secret)
            existing_seat(self.table, message.seat)
            is_there = self.audience.has_line(self.table, message.seat)
            is_by_host = seating.may_hand(self.table, self.who(key), message.seat, is_there=is_there)
            opener = new_token()
            kind: KeyKind = "host-link" if is_by_host else "link"
            link = Key(kind, message.seat, self.now() + LINK_MINUTES * 60_000, key.root)
            older = [it for it, key in self.keys.items() if key.is_link and key.seat == message.seat]
            await self.commit(Decision([]), {hashed(opener): link}, older)
        return answers.SeatLink(message.id, message.seat, f"{self.address}#seat={opener}", opener, LINK_MINUTES)

    async def _do(self, secret: str, key: Key, message: decide.LoggedMessage) -> int:
        """Decide, and see to it that it happens; where it was accepted before, only the number it got then."""
        async with self.lock:
            self.need_key(secret)
            who, now = self.who(key), self.now()
            before = decide.answered_before(self.table, who, message.id)
            if before is not None:
                return before
            if isinstance(message, messages.Rematch):
                who = Who(who.seat, who.host, self.audience.presence_told(self.table, now).present)
            seed = new_seed() if isinstance(message, messages.Start | messages.Rematch) else ""
            await self.commit(decide.decide(self.table, who, message, now, seed))
            number = decide.answered_before(self.table, who, message.id)
            assert number is not None
            return number

    async def _note(self, decision: Decision) -> None:
        """Kept for the report of a class. Whoever asked is answered all the same where the store cannot."""
        if decision.entries:
            with suppress(Refused):
                async with self.lock:
                    await self.commit(decision)

    async def commit(
        self, decision: Decision, new_keys: dict[str, Key] | None = None, lost_keys: Collection[str] = ()
    ) -> None:
        """Store first; only then is it so, and only then is it told. The lock must be held."""
        if self.is_closed:
            raise refused("stopping")
        if new_keys:
            self.services.ended.need_none(new_keys.values())
        before, after = self.table, decide.after(self.table, decision)
        is_only_moves = decision.is_only_moves
        change = Change(
            table=self.number,
            first=before.logged + 1,
            entries=[log.write_entry(entry) for entry in decision.entries],
            at=calendar_ms(),
            stage=stored_stage(after),
            touches=after.stage != before.stage or self.now() - self.touched >= TOUCH_EVERY,
        )
        if new_keys or lost_keys or after.stage == "over" or not is_only_moves:
            keyring.note_beside(change, before, after, decision, self.keys, new_keys or {}, lost_keys)
        change.only_entries = not (change.names or change.new_keys or change.lost_seats or change.lost_keys)
        pending = self.services.store.append(change)
        try:
            await pending
        except BaseException as error:
            self.need_stored(pending, error)
            self._tell(decision, after, change, is_only_moves)
            raise
        self._tell(decision, after, change, is_only_moves)

    def _tell(self, decision: Decision, after: Table, change: Change, is_only_moves: bool) -> None:
        """The store has it: now it is so, and everybody hears of it."""
        before, self.table = self.table, after
        if is_only_moves or decision.is_seen:
            self.audience.tell()
            if not is_only_moves or may_be_due(after, self.next_look):
                self.changed.set()
        if change.touches:
            self.touched = self.now()
        if not change.only_entries and (change.lost_seats or change.lost_keys or change.new_keys):
            self.change_keys(change)
        counters = self.services.counters
        for entry in decision.entries:
            if isinstance(entry, log.Moved):
                counters["playmat_moves_total", "by", entry.by or "person"] += 1
        if after.stage == "over" and before.stage != "over":
            counters["playmat_matches_total", "game", after.setup.game.name] += 1


def stored_stage(table: Table) -> str:
    """How the store knows whether a table is to be forgotten. One of a class goes with its class, and never before."""
    return f"class-{table.stage}" if table.entry.class_code else table.stage


def may_be_due(table: Table, next_look: int) -> bool:
    """Whether after a move something may happen by itself before the keeper looks again: the next game begins, who
    waits for a seat gets it, a bot moves, or somebody's time is up before. What is due later it sees when it looks."""
    if table.stage == "between" or table.newcomers:
        return True
    due = table.clock.next_due()
    return (due is not None and due[0] < next_look) or any(seat.is_played_by_bot for seat in table.seats)
