"""A class that is open: takes messages one after the other, stores what they lead to, then tells everybody."""

from collections.abc import Collection
from dataclasses import replace
from typing import Final, Protocol

from playmat.classroom import answers, cup_messages, decide, homework_messages, log, messages, poll_messages
from playmat.classroom.decision import ClassDecision, Draw
from playmat.classroom.frames import DAY, Moment, child_frame, teacher_frame, wall_frame
from playmat.classroom.homework_log import HomeworkDropped
from playmat.classroom.poll_log import ClassAsked, PollStepped
from playmat.classroom.results import result_shown
from playmat.classroom.school_class import SchoolClass
from playmat.classroom.seats import seats_shown
from playmat.classroom.sittings import sittings_of
from playmat.core.refusal import Refused, refused
from playmat.server.background import finish
from playmat.server.classes.class_keys import need_teacher, speaker_of
from playmat.server.classes.class_limits import spend_on, spend_on_joining
from playmat.server.classes.deals import Deals
from playmat.server.classes.desk import Desk
from playmat.server.classes.guesses import CodeGuesses
from playmat.server.classes.home_tables import HomeTables
from playmat.server.classes.homework import HomeworkDesk
from playmat.server.classes.judging import Judging
from playmat.server.classes.lesson_tables import LessonTables
from playmat.server.classes.lesson_watch import LessonWatch
from playmat.server.classes.polls import Polls
from playmat.server.classes.stored_class import entries_of
from playmat.server.classes.telling import concerns, is_company
from playmat.server.now import calendar_ms
from playmat.server.rooms.audience import Listener
from playmat.server.rooms.lookers import Lookers
from playmat.server.rooms.open_room import OpenRoom, Services
from playmat.server.rooms.ratings import Ratings
from playmat.server.store.protocol import Change, StoredTable
from playmat.table.answers import Accepted
from playmat.table.answers import Refused as RefusedAnswer
from playmat.table.keys import Key, hashed, new_code, new_seed, new_token
from playmat.words.catalogue import catalogue

MOST_DEVICES: Final = 6  # keys of one child, or of walls; the oldest goes
ENDING_OWN_KEY: Final = (messages.Done, messages.RenewLink)  # answered although the key that asked is gone
CLASS: Final = "class"  # its stage in the store, where it is kept until a day, not so long after its last use


class ClassServices(Services, Protocol):
    """What every open class shares."""

    tables: LessonTables
    home_tables: HomeTables
    lookers: Lookers
    judging: Judging
    ratings: Ratings

    async def stored(self, code: str) -> StoredTable:
        """The class as the store has it."""

    def leave(self, room: "ClassRoom") -> None:
        """The class is to be forgotten now."""


class ClassRoom(OpenRoom):
    """One class in memory, with everybody who is on the line."""

    services: ClassServices
    company_told_after = 0.25  # thirty come in a minute: each is thirty frames

    def __init__(self, services: ClassServices, number: int, it: SchoolClass, keys: dict[str, Key]) -> None:
        super().__init__(it.code, number, keys, it.latest)
        self.services = services
        self.it = it
        self.desk = Desk(self)
        self.watch = LessonWatch(self)
        self.polls = Polls(self)
        self.at_home = HomeworkDesk(self)
        self.deals = Deals(self)
        self.guesses = CodeGuesses(self, services.limits, self.tell_teacher)
        self.teachers_address = ""  # where the teacher's device was last heard of

    # Who is who.

    @property
    def link(self) -> str:
        return f"{self.services.base}/c/{self.it.code}"

    def teacher_link(self, token: str) -> str:
        return f"{self.services.base}/teach/{self.it.code}#k={token}"

    @property
    def here(self) -> frozenset[int]:
        """Children with a device on the line."""
        return frozenset(
            it.key.seat for it in self.audience.listeners if it.key.kind == "child" and it.key.seat is not None
        )

    @property
    def tables(self) -> LessonTables:
        return self.services.tables

    @property
    def home_tables(self) -> HomeTables:
        return self.services.home_tables

    @property
    def lookers(self) -> Lookers:
        return self.services.lookers

    @property
    def ratings(self) -> Ratings:
        return self.services.ratings

    async def entries(self) -> list[log.AnyEntry]:
        """The whole log, as the store has it."""
        return entries_of(await self.services.stored(self.code))

    @property
    def teacher_away(self) -> int:
        """How long nobody with a teacher's key was heard of, in ms."""
        if any(it.key.kind == "teacher" for it in self.audience.listeners):
            return 0
        return self.now() - self.audience.seen_at(None)

    # Coming and going.

    async def come_in(self, wish: messages.ComeIn) -> answers.CameIn:
        return await finish(self._come_in(wish), "join-class")

    async def _come_in(self, wish: messages.ComeIn) -> answers.CameIn:
        async with self.lock:
            child, decision = decide.come_in(self.it, wish, self.now(), self._beside(wish.beside))
            spend_on_joining(self.services.limits, decision, self.number)
            token, old = new_token(), self.it
            spent = self.spent_keys("child", child, MOST_DEVICES)
            await self.commit(decision, {hashed(token): Key("child", child)}, spent)
            came = answers.CameIn(self.it.code, token, child, self.it.children[child].code, self.it.number)
        await self.follow(old, decision)
        return came

    def _beside(self, token: str) -> int | None:
        """Who plays on that device already."""
        if not token:
            return None
        _, key = self.key_of(token)
        if key.kind != "child":
            raise refused("no-seat")
        return key.seat

    def tell_teacher(self) -> None:
        for listener in self.audience.listeners:
            if listener.key.kind == "teacher":
                listener.table_changed()

    def wake(self) -> None:
        self.at_home.wake()
        self.watch.wake()

    # What is seen.

    def frame_for(self, listener: Listener, _: int) -> tuple[answers.ClassFrame, int]:
        return self.frame(listener.key, listener.language), self.it.number

    def frame(self, key: Key, language: str) -> answers.TeacherFrame | answers.ChildFrame | answers.WallFrame:
        poll = self.polls.view(key, language)
        moment = Moment(self.now(), self.here, self.watch.glances, poll, self.desk.beside, self.deals.on_wall)
        if key.kind == "teacher":
            moment = replace(moment, guessing=self.guesses.teacher_view())
            return teacher_frame(self.it, self.link, moment, language)
        if key.kind == "wall":
            return wall_frame(self.it, self.link, moment, language, names=key.seat == 1 or self.it.wall_names)
        assert key.seat is not None
        return child_frame(self.it, key.seat, moment, language)

    # What is said.

    async def answer(self, secret: str, message: messages.ClassMessage, language: str) -> answers.ClassAnswer:
        try:
            key = self.valid(secret)
            if not self.services.store.holds():
                raise refused("stopping")  # by now another server may have locked this key out
            if key is None:
                raise refused("unknown-token")
            self.audience.asked(key, self.now())
            self.count(secret, key)
            answer = await self._routed(secret, key, message, language)
            if not isinstance(message, ENDING_OWN_KEY):
                self.need_key(secret)  # nothing reaches a key that ended meanwhile
            return answer
        except Refused as wrong:
            self.services.counters["playmat_refusals_total", "code", wrong.refusal.code] += 1
            it = wrong.refusal
            return RefusedAnswer(message.id, it.code, catalogue(language).explain(it), it.facts, it.rule)

    async def _routed(
        self, secret: str, key: Key, message: messages.ClassMessage, language: str
    ) -> answers.ClassAnswer:
        """Return the answer of whatever part of the class the message is for."""
        if isinstance(message, poll_messages.PollMessage):
            return await self.polls.answer(key, message, language)
        if isinstance(message, homework_messages.TryHomework):
            return await self.at_home.tried(key, message)
        if isinstance(message, cup_messages.SeeDeal):
            return await self.deals.answer(key, message, language)
        if isinstance(message, homework_messages.PlayHomework):
            return await self.at_home.play(secret, key, message)
        if isinstance(message, homework_messages.GiveHomework) and message.own and message.play is None:
            return await self.at_home.give_own(key, message)
        if isinstance(message, messages.ResultQuestion):
            need_teacher(key)
            if isinstance(message, homework_messages.SeeHomework):
                await self.at_home.settle(message.homework)
            return result_shown(self.it, message, self.now())
        return await self._answer(secret, key, message, language)

    async def _answer(
        self,
        secret: str,
        key: Key,
        message: messages.TeacherMessage
        | messages.ChildMessage
        | cup_messages.CupMessage
        | homework_messages.HomeworkMessage,
        language: str,
    ) -> answers.ClassAnswer:
        match message:
            case messages.TakeSeat():
                return await self._take_seat(secret, key, message)
            case messages.Done():
                return await self._done(secret, key, message)
            case messages.AddChildren():
                return await self._add_children(secret, key, message)
            case messages.PreviewSeats():
                need_teacher(key)
                return seats_shown(self.it, self.here, message.id, new_seed())
            case messages.OpenWall():
                return await self._open_wall(key, message)
            case messages.LookAtTable():
                return await self._look_at_table(secret, message)
            case messages.LiftCodeLimit():
                need_teacher(key)
                self.guesses.lift()
                return Accepted(message.id, self.it.number)
            case messages.RenewLink():
                return await self._renew_link(secret, key, message)
            case messages.GiveHint():
                need_teacher(key)
                await self.desk.need_asked(message.child)
                return Accepted(message.id, await self._do(secret, key, message))
            case messages.LookAtTables() | messages.LookBeside() | messages.TakeHint() | messages.GiveTime():
                return await self.desk.answer(key, message, language)
            case _:
                return Accepted(message.id, await self._do(secret, key, message))

    async def _do(self, secret: str, key: Key, message: decide.LoggedMessage) -> int:
        async with self.lock:
            self.need_key(secret)
            child = speaker_of(key)
            speaker = log.TEACHER if child is None else child
            before = self.it.answered.get((speaker, message.id), self.it.number)
            if before is not None:
                return before
            draw = Draw(new_seed(), new_code)
            decision = decide.decide(self.it, child, message, self.now(), self.here, draw)
            old = self.it
            await self._call_everywhere(decision)
            await self.commit(decision)
            number = self.it.number
        await self.follow(old, decision)
        return number

    async def _add_children(self, secret: str, key: Key, message: messages.AddChildren) -> answers.ChildrenAdded:
        """Idempotent: the numbers come from the log, so a message that is sent again gets the same answer."""
        number = await self._do(secret, key, message)
        added = [it.child for it in await self.entries() if isinstance(it, log.Enrolled) and it.id == message.id]
        return answers.ChildrenAdded(message.id, number, added)

    async def _done(self, secret: str, key: Key, message: messages.Done) -> Accepted:
        """Who shared the device shares it no more; the others there go on."""
        child = speaker_of(key)
        if child is None:
            raise refused("no-seat")  # a teacher's key goes by a new link only: nobody could come back
        async with self.lock:
            old = self.it
            gone = [log.DeviceShared(at=self.now(), child=child)] if old.beside(child) else []
            decision = ClassDecision([*gone])
            await self.commit(decision, lost_keys=[secret])
        await self.follow(old, decision)
        return Accepted(message.id, self.it.number)

    async def note(self, decision: ClassDecision) -> None:
        """What follows from what somebody saw, and not from what they said."""
        async with self.lock:
            await self.commit(decision)

    async def _call_everywhere(self, decision: ClassDecision) -> None:
        """A child's name stands at tables of earlier lessons too. There first: if the server ends in between nothing
        was promised yet, and nobody whose name was to be erased is forgotten here and still known there."""
        names = {child: name for child, name in decision.names.items() if child in self.it.children}
        if names:
            sittings = sittings_of(await self.entries())
            for name in set(names.values()):
                called = [child for child in names if names[child] == name]
                places = [place for child in called for place in sittings.last_places_of(child)]
                await self.services.tables.call(places, name)

    async def follow(self, old: SchoolClass, decision: ClassDecision) -> None:
        """What the tables do about it: it is stored, so where one cannot do it now, it is done a moment later."""
        try:
            await self._follow(old, decision)
        except Refused:
            self.watch.lost_track()
        except BaseException:
            self.watch.lost_track()
            raise

    async def _follow(self, old: SchoolClass, decision: ClassDecision) -> None:
        for entry in decision.entries:
            match entry:
                case log.Seated() | log.TableAdded():
                    self.deals.take_off()
                    await self.services.tables.open_all(self.it)
                    await self._stop_or_go_on()
                    self.wake()
                case log.EyesOnMe() | ClassAsked() | PollStepped():
                    await self._stop_or_go_on()
                case log.Ended():
                    self.services.judging.begin(self)
                case log.KeepSet(days=0):
                    await self.services.tables.give_up(self.number, self.code)
                    self.services.leave(self)
                case log.ChildSeated() | log.Withdrawn() | log.SeatKept(on=True):
                    await self.services.tables.leave(old, entry.child, self.it)
                case log.DeviceShared():
                    await self.services.tables.share(self.it, entry.child)
                case HomeworkDropped():
                    await self.at_home.dropped(old.homework[entry.homework])
                case _:
                    pass

    async def _stop_or_go_on(self) -> None:
        await self.services.tables.pause(self.it, on=self.it.is_stopped)

    async def _take_seat(self, secret: str, key: Key, message: messages.TakeSeat) -> answers.SeatOpened:
        child = speaker_of(key)
        place = None if child is None else self.it.place_of(child)
        if child is None or place is None or self.it.children[child].rests:
            raise refused("no-seat-yet")
        return answers.SeatOpened(message.id, await self.services.tables.seat_key(self.it, child, secret))

    async def _open_wall(self, key: Key, message: messages.OpenWall) -> answers.WallKey:
        need_teacher(key)
        async with self.lock:
            token = new_token()
            spent = self.spent_keys("wall", None, MOST_DEVICES)
            await self.commit(ClassDecision(), {hashed(token): Key("wall", int(message.names))}, spent)
        return answers.WallKey(message.id, token, f"{self.services.base}/c/{self.it.code}/wall#k={token}")

    async def _look_at_table(self, secret: str, message: messages.LookAtTable) -> answers.SeatOpened:
        async with self.lock:  # a new link comes before or after it, and ends it
            self.need_key(secret)
            need_teacher(self.keys[secret])
            joined = await self.services.tables.watch_key(self.it, message.table, secret)
            return answers.SeatOpened(message.id, joined)

    async def _renew_link(self, secret: str, key: Key, message: messages.RenewLink) -> answers.NewLink:
        need_teacher(key)
        async with self.lock:
            self.need_key(secret)
            token = new_token()
            # Someone with the old link may have opened a wall with it. Tables to watch go with the key they came from.
            lost = [secret for secret, it in self.keys.items() if it.kind in ("teacher", "wall")]
            entry = log.LinkRenewed(at=self.now(), speaker=log.TEACHER, id=message.id)
            await self.commit(ClassDecision([entry]), {hashed(token): Key("teacher", None)}, lost)
        return answers.NewLink(message.id, token, self.teacher_link(token))

    async def commit(
        self,
        decision: ClassDecision,
        new_keys: dict[str, Key] | None = None,
        lost_keys: Collection[str] = (),
    ) -> None:
        """Store first; only then is it so, and only then is it told. The lock must be held."""
        if self.is_closed:
            raise refused("stopping")
        spend_on(self.services.limits, decision, self.number, self.teachers_address)
        after = decide.after(self.it, decision)
        change = Change(
            table=self.number,
            first=self.it.number + 1,
            entries=[log.write_entry(entry) for entry in decision.entries],
            at=calendar_ms() + after.days * DAY,
            stage=CLASS,
            names=decision.names,
            new_keys=new_keys or {},
            lost_keys=[*lost_keys, *self._locked_out(decision)],
        )
        canceled: BaseException | None = None
        with self.services.tables.ending_keys(self.code, change.lost_keys):
            pending = self.services.store.append(change)
            try:
                await pending
            except BaseException as error:  # noqa: BLE001 - raised again below, after the update
                self.need_stored(pending, error)
                canceled = error
        self.it = after
        if change.new_keys or change.lost_keys:
            self.change_keys(change)
        for listener in self.audience.listeners:
            if concerns(decision, listener.key):
                listener.table_changed()
        if is_company(decision):
            self.audience.tell_soon(self.company_told_after)
        if canceled is not None:
            raise canceled

    def _locked_out(self, decision: ClassDecision) -> list[str]:
        return [it for it, key in self.keys.items() if key.kind == "child" and key.seat in decision.locked_out]
