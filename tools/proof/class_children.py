"""A class at human speed by protocol: a teacher who seats, stops and asks, children who come, look up, play and answer.

Everything is timed as a screen would see it: from the teacher's press to the frame on each child's line.
"""

import asyncio
import random
import time
from dataclasses import dataclass, field
from typing import Any, Final

import msgspec
from picows import WSFrame, WSListener, WSMsgType, WSTransport, ws_connect
from tools.proof.plain import Answer, Door, NoAnswer
from tools.proof.running import Json
from tools.proof.steady import Steady

CHILDREN: Final = 30
THINK: Final = (1.0, 5.0)  # seconds before a move
A_KEY: Final = (0.15, 0.45)  # seconds for each letter
PATIENCE: Final = 20.0
GAMES: Final = ("sevens", "number-line", "stars-and-bars", "bang-zoom", "big-bang")


@dataclass
class Story:
    """What all classes saw together."""

    faults: list[str] = field(default_factory=list)
    pauses: list[float] = field(default_factory=list)  # seconds from the press to a child's screen
    stopped: list[float] = field(default_factory=list)  # and to its table
    seated: list[float] = field(default_factory=list)  # from the press to a key to the seat
    asked: list[float] = field(default_factory=list)
    answers: int = 0
    pictures: int = 0  # that teachers were shown


class Kind(msgspec.Struct):
    type: str


class Drawn(msgspec.Struct):
    code: str
    number: int


class Picture(msgspec.Struct):
    table: int
    frame: Drawn


class Pictures(msgspec.Struct):
    type: str
    id: str
    pictures: list[Picture]


KIND: Final = msgspec.json.Decoder(Kind)
PICTURES: Final = msgspec.json.Decoder(Pictures)


class ClassEar(WSListener):
    def __init__(self) -> None:
        super().__init__()
        self.heard: asyncio.Queue[Json | None] = asyncio.Queue()

    def on_ws_frame(self, transport: WSTransport, frame: WSFrame) -> None:
        if frame.msg_type == WSMsgType.TEXT:
            text = frame.get_payload_as_memoryview()
            if KIND.decode(text).type == "pictures":  # a page draws them; here only which they are is looked at
                told = msgspec.to_builtins(PICTURES.decode(text))
            else:
                told = msgspec.json.decode(text)
            told["heard_at"] = time.monotonic()
            self.heard.put_nowait(told)
        elif frame.msg_type == WSMsgType.CLOSE:
            transport.disconnect()

    def on_ws_disconnected(self, transport: WSTransport) -> None:
        self.heard.put_nowait(None)


class Member:
    """A line to a class. `frame` is the newest of the class; answers go to who has asked."""

    def __init__(self, port: int, code: str, token: str, story: Story, name: str) -> None:
        self.port, self.code, self.token, self.story, self.name = port, code, token, story, name
        self.frame: Json = {}
        self.changed = asyncio.Event()
        self.is_done = False
        self._waiting: dict[str, asyncio.Future[Json]] = {}
        self._transport: Any = None
        self._count = 0

    async def open(self) -> None:
        ear = ClassEar()
        address = f"ws://127.0.0.1:{self.port}/api/classes/{self.code}/live"
        self._transport, _ = await ws_connect(lambda: ear, address, websocket_handshake_timeout=PATIENCE)
        self._send({"type": "hello", "token": self.token})
        self._reading = asyncio.ensure_future(self._read(ear))

    def close(self) -> None:
        self.is_done = True
        if self._transport is not None:
            self._transport.disconnect()

    def _send(self, message: Json) -> None:
        self._transport.send(WSMsgType.TEXT, msgspec.json.encode(message))

    async def _read(self, ear: ClassEar) -> None:
        while (told := await ear.heard.get()) is not None:
            if told["type"] in ("teacher", "child", "wall"):
                before, self.frame = self.frame, told
                self.hear(before, told)
                self.changed.set()
            elif told["type"] == "goodbye" or told.get("id") not in self._waiting:
                if not self.is_done:
                    self.story.faults.append(f"{self.name}: {str(told)[:200]}")
            else:
                self._waiting.pop(told["id"]).set_result(told)
        if not self.is_done:
            self.story.faults.append(f"{self.name}: the line to the class was lost")

    def hear(self, before: Json, now: Json) -> None:
        """A new frame."""

    async def say(self, type: str, *fine: str, **facts: object) -> Json:
        """`fine` are refusals that are in order."""
        self._count += 1
        id = f"{self.name}-{self._count}"
        answer: asyncio.Future[Json] = asyncio.get_running_loop().create_future()
        self._waiting[id] = answer
        self._send({"type": type, "id": id, **facts})
        try:
            async with asyncio.timeout(PATIENCE):
                told = await answer
        except TimeoutError:
            told = {"type": "refused", "code": "no-answer", "sentence": f"within {PATIENCE:g} s"}
        self.story.answers += 1
        if told["type"] == "refused" and told["code"] not in fine:
            self.story.faults.append(f"{self.name}: {type}: {told['code']} {told['sentence']}")
        return told

    async def until(self, is_so: Any, seconds: float = 120.0) -> None:
        async with asyncio.timeout(seconds):
            while not is_so(self.frame):
                self.changed.clear()
                await self.changed.wait()


class Child(Member):
    """Plays where it is seated, answers when it is asked."""

    def __init__(self, port: int, code: str, token: str, story: Story, name: str, seed: int) -> None:
        super().__init__(port, code, token, story, name)
        self.chance = random.Random(seed)
        self.players: list[Steady] = []
        self.tasks: list[asyncio.Task[None]] = []
        self.pressed: dict[str, float] = {}  # when the teacher pressed what

    def hear(self, before: Json, now: Json) -> None:
        if now["eyes_on_me"] and not before.get("eyes_on_me") and "eyes" in self.pressed:
            self.story.pauses.append(now["heard_at"] - self.pressed["eyes"])
        if now["table"] and now["table"] != before.get("table"):
            self.tasks.append(asyncio.ensure_future(self._sit(now["table"])))
        poll, had = now["poll"], before.get("poll")
        if poll is not None and poll["stage"] == "asked" and (had is None or had["poll"] != poll["poll"]):
            if "ask" in self.pressed:
                self.story.asked.append(now["heard_at"] - self.pressed["ask"])
            self.tasks.append(asyncio.ensure_future(self._choose(poll["poll"])))

    async def _sit(self, table: str) -> None:
        told = await self.say("take-seat")
        if told["type"] != "seat-opened":
            return
        self.story.seated.append(time.monotonic() - self.pressed["seat"])
        if told["joined"]["code"] != table:
            self.story.faults.append(f"{self.name} sits at another table than told")
        for old in self.players:
            old.is_done = True
            old.fall_asleep()
        player = Steady(self.port, told["joined"]["code"], told["joined"]["token"], self.chance, THINK)
        self.players.append(player)
        await player.run()

    async def _choose(self, poll: int) -> None:
        seen = await self.say("see-poll", "no-poll", poll=poll)
        if seen["type"] != "poll-position":
            return
        await asyncio.sleep(self.chance.uniform(1.0, 6.0))
        text = self.chance.choice(seen["table"]["play"]["offer"]["moves"])
        await self.say("answer-poll", "poll-over", "no-poll", poll=poll, text=text)


class Teacher(Member):
    """One class from the first child to the end of the lesson."""

    def __init__(self, port: int, made: Json, story: Story, number: int, roster: list[str]) -> None:
        super().__init__(port, made["code"], made["token"], story, f"teacher-{number}")
        self.number = number
        self.roster = roster
        self.chance = random.Random(number)
        self.children: list[Child] = []
        self.seen: dict[str, int] = {}  # by table, which number of it was seen last
        self._looking: asyncio.Task[None] | None = None

    def hear(self, before: Json, now: Json) -> None:
        """As her page does: pictures of all tables that have changed, one question at a time."""
        tables = (now.get("lesson") or {}).get("tables", ())
        wanted = [
            {"table": number, "number": self.seen.get(table["code"], 0)}
            for number, table in enumerate(tables)
            if table["moves"] and self.seen.get(table["code"], 0) != table["moves"]
        ]
        if wanted and (self._looking is None or self._looking.done()):
            self._looking = asyncio.ensure_future(self._look(wanted))

    async def _look(self, wanted: list[Json]) -> None:
        told = await self.say("look-at-tables", "no-such-table", tables=wanted)
        for picture in told.get("pictures", ()):
            self.seen[picture["frame"]["code"]] = picture["frame"]["number"]
            self.story.pictures += 1

    def press(self, what: str) -> None:
        now = time.monotonic()
        for child in self.children:
            child.pressed[what] = now

    async def let_in(self, door: Door, seconds: float) -> None:
        """All of them within so many seconds, letter by letter; one mistypes the code of the class, one its own."""
        codes: list[str] = []
        if self.roster:
            await self.until(lambda frame: len(frame.get("children", ())) == CHILDREN)
            codes = [child["code"] for child in self.frame["children"]]
        await asyncio.gather(*(self._come(door, number, codes, seconds) for number in range(CHILDREN)))

    async def _come(self, door: Door, number: int, codes: list[str], seconds: float) -> None:
        chance = random.Random(self.number * 1000 + number)
        await asyncio.sleep(chance.uniform(0, seconds))
        at = f"/api/classes/{self.code}"
        if number == 0:
            await self.asked(door, "GET", "/api/classes/CDFGHJK", "unknown-class")
        await asyncio.sleep(sum(chance.uniform(*A_KEY) for _ in range(11)))
        await self.asked(door, "GET", at)
        if codes and number == 1:
            await self.asked(door, "POST", f"{at}/children", "unknown-child-code", {"child_code": "CCCC"})
        wish = {"child_code": codes[number]} if codes else {"nickname": f"Kid {number}"}
        came = await self.asked(door, "POST", f"{at}/children", "", wish)
        if came is None:
            return
        child = Child(self.port, self.code, came.json["token"], self.story, f"{self.number}-{number}", number)
        self.children.append(child)
        await child.open()

    async def asked(
        self, door: Door, method: str, path: str, fine: str = "", body: Json | None = None
    ) -> Answer | None:
        try:
            answer = await door.ask(method, path, body, patience=PATIENCE)
        except NoAnswer as error:
            self.story.faults.append(f"{self.name}: {path}: {error}")
            return None
        if answer.code != fine:
            self.story.faults.append(f"{self.name}: {path}: {answer.status} {answer.code or 'no refusal'}")
            return None
        return answer

    async def seat_all(self) -> None:
        """Everybody has a key to a seat a moment later."""
        self.press("seat")
        await self.say("seat-all")

    async def eyes_on_me(self, seconds: float) -> None:
        self.press("eyes")
        began = time.monotonic()
        await self.say("eyes-on-me", on=True)
        await asyncio.sleep(seconds)
        for child in self.children:
            player = child.players[-1] if child.players else None
            if player is not None and player.table is not None and player.table.stage == "playing":
                late = [at for at, paused in player.story.pauses if paused and at >= began]
                if late:
                    self.story.stopped.append(late[0] - began)
                else:
                    self.story.faults.append(f"{child.name}: its table was not stopped")
        await self.say("eyes-on-me", on=False)

    async def ask(self, game: str) -> None:
        self.press("ask")
        await self.say("ask-class", place={"of": "scene", "game": game, "scene": 0, "step": 2})
        await asyncio.sleep(10)
        poll = (self.frame.get("poll") or {}).get("poll", 0)
        for to in ("shown", "told", "closed"):
            await self.say("step-poll", poll=poll, to=to)
            await asyncio.sleep(1)

    def end(self) -> None:
        for child in self.children:
            child.close()
            for player in child.players:
                player.is_done = True
                player.fall_asleep()
        self.close()

    @property
    def players(self) -> list[Steady]:
        return [player for child in self.children for player in child.players]
