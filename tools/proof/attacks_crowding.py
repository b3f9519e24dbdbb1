"""Attacks that ask for too much: work that takes long, lines that say nothing, tables and streams without end."""

import asyncio
import json
from contextlib import suppress
from itertools import count
from typing import Any

from picows import WSError, WSFrame, WSListener, WSMsgType, WSTransport, ws_connect
from tools.proof.attacker import Attacker
from tools.proof.plain import HOST, Door, NoAnswer

LONG_LOG = 500
SILENT = 1100
SLOW = 400
HINTERS = 50
STREAMS = 200
SWARM = 40
WATCHERS = 20
ALL_TABLES = 5_200
PACKED = {"Accept-Encoding": "gzip"}  # which makes every answer dearer
WS_LOST = (WSError, OSError, TimeoutError, EOFError)


class Mouth(WSListener):
    """A line that talks; what comes back is counted and dropped."""

    def __init__(self, attacker: Attacker) -> None:
        super().__init__()
        self.attacker = attacker
        self.transport: Any = None
        self.is_lost = False

    def on_ws_frame(self, transport: WSTransport, frame: WSFrame) -> None:
        self.attacker.counts["frames"] += 1
        if frame.msg_type == WSMsgType.CLOSE:
            transport.disconnect()

    def on_ws_disconnected(self, transport: WSTransport) -> None:
        self.is_lost = True

    def say(self, message: dict[str, object]) -> None:
        self.transport.send(WSMsgType.TEXT, json.dumps(message).encode())
        self.attacker.counts["messages"] += 1

    def hang_up(self) -> None:
        self.transport.disconnect()


async def line_to(it: Attacker, code: str) -> Mouth:
    mouth = Mouth(it)
    address = f"ws://{HOST}:{it.door.port}/api/tables/{code}/live"
    mouth.transport, _ = await ws_connect(lambda: mouth, address, local_addr=(it.door.source, 0))
    return mouth


async def long_table(it: Attacker) -> tuple[str, str]:
    """Five at one device who play as fast as they may: within seconds the log is long. Its code and a token."""
    mates = [f"Mate {number}" for number in range(4)]
    wish = {"game": "number-line", "seats": ["me", *["mate"] * 4], "nickname": "Eve", "mates": mates, "start": True}
    opened = (await it.must("POST", "/api/tables", wish)).json
    path = f"/api/tables/{opened['code']}"
    tokens = [seat["token"] for seat in opened["device"]["seats"]]
    number = 0
    while number < LONG_LOG:
        for token in tokens:
            frame = (await it.must("GET", f"{path}/since/100000", None, token)).json
            number = frame["number"]
            moves = frame["play"]["offer"]["moves"]
            if frame["stage"] == "over":
                message: dict[str, object] = {"type": "rematch", "id": f"r-{number}"}
            elif frame["waiting_for"]:
                message = {"type": "start", "id": f"s-{number}"}
            elif moves:
                message = {"type": "move", "id": f"m-{number}", "text": moves[0]}
            else:
                continue
            told = await it.door.ask("POST", f"{path}/messages", message, token)
            if told.status == 429:
                await asyncio.sleep(0.1)
    return opened["code"], opened["token"]


async def pictures(it: Attacker) -> None:
    """Codes as pictures, of an address that is as long as a request may be."""
    code = (await it.must("POST", "/api/tables", {"game": "sevens", "seats": ["me", "open", "open"]})).json["code"]
    await it.ready()

    async def one(number: int) -> None:
        await it.ask("GET", f"/api/tables/{code}/qr.svg", Host="h" * 2890 + f"{number}.example")

    await it.crowd(8, one)


async def whole_logs(it: Attacker) -> None:
    """The whole of a long log, again and again."""
    code, token = await long_table(it)
    await it.ready()

    async def one(_: int) -> None:
        await it.ask("GET", f"/api/tables/{code}/since/0", None, token, **PACKED)

    await it.crowd(20, one)


async def hellos(it: Attacker) -> None:
    """A greeting brings the whole table: greet without end."""
    code, token = await long_table(it)
    await it.ready()

    async def one(_: int) -> None:
        mouth: Mouth | None = None
        with suppress(*WS_LOST):
            mouth = await line_to(it, code)
            while it.goes_on and not mouth.is_lost:
                mouth.say({"type": "hello", "token": token, "since": 0})
                await asyncio.sleep(0.01)
                await it.breathe()
        if mouth is not None:
            mouth.hang_up()
        await asyncio.sleep(0.1)

    await it.crowd(8, one)


async def swarm(it: Attacker) -> None:
    """Forty tables of one's own, two hundred lines, each as talkative as a seat may be."""
    lines: list[tuple[str, str]] = []
    for _ in range(SWARM):
        mates = [f"Mate {number}" for number in range(4)]
        wish = {"game": "sevens", "seats": ["me", *["mate"] * 4], "mates": mates, "start": True}
        opened = (await it.must("POST", "/api/tables", wish)).json
        lines += [(opened["code"], seat["token"]) for seat in opened["device"]["seats"]]
    await it.ready()
    numbers = count()

    async def one(number: int) -> None:
        code, token = lines[number]
        await asyncio.sleep(number * 0.005)
        with suppress(*WS_LOST):
            mouth = await line_to(it, code)
            mouth.say({"type": "hello", "token": token, "since": 10**6})
            while it.goes_on and not mouth.is_lost:
                for _ in range(5):
                    mouth.say({"type": "describe", "id": f"d-{next(numbers)}"})
                await asyncio.sleep(0.5)
                await it.breathe()
            mouth.hang_up()

    await it.crowd(len(lines), one)


async def everything(it: Attacker) -> None:
    """Every page that needs no key, on twenty lines."""
    paths = (
        "/api/games",
        "/api/openapi.json",
        "/api/words/en.ftl?game=sevens",
        "/api/rules",
        "/api/rules/bang-zoom",
        "/api/print",
        "/api/print/bang-zoom?copies=10",
        "/api/faces/big-bang",
        "/api/faces/big-bang?x=1",
        "/metrics",
        "/health",
        "/",
        "/t/ABCDEF",
    )
    await it.ready()
    numbers = count()

    async def one(_: int) -> None:
        await it.ask("GET", paths[next(numbers) % len(paths)], **PACKED)

    await it.crowd(20, one)


async def silence(it: Attacker) -> None:
    """More lines than a server has room for, on which nothing is said."""
    await it.ready()
    lines: list[asyncio.StreamWriter] = []
    while it.goes_on:
        if len(lines) >= SILENT:
            await asyncio.sleep(0.2)
            lines = [line for line in lines if not line.transport.is_closing()]
            continue
        try:
            async with asyncio.timeout(2):
                lines.append((await it.door.connect())[1])
            it.counts["lines"] += 1
        except OSError:
            it.counts["turned away"] += 1
            await asyncio.sleep(0.05)
    for line in lines:
        line.transport.abort()


async def slow_heads(it: Attacker) -> None:
    """Requests that come a byte at a time."""
    await drip(it, b"GET /api/games HTTP/1.1\r\nHost: 127.0.0.1\r\nX-Slow: " + b"y" * 2000)


async def slow_bodies(it: Attacker) -> None:
    """Bodies that come a byte at a time."""
    head = b"POST /api/tables HTTP/1.1\r\nHost: 127.0.0.1:%d\r\nContent-Length: 8000\r\n\r\n" % it.door.port
    await drip(it, b"{" + b" " * 2000, head)


async def drip(it: Attacker, text: bytes, head: bytes = b"") -> None:
    await it.ready()

    async def one(number: int) -> None:
        await asyncio.sleep(number * 0.005)
        with suppress(OSError, TimeoutError):
            async with asyncio.timeout(5):
                reader, writer = await it.door.connect()
            it.counts["lines"] += 1
            try:
                writer.write(head)
                for place in range(len(text)):
                    if not it.goes_on or writer.transport.is_closing() or reader.at_eof():
                        break
                    writer.write(text[place : place + 1])
                    await asyncio.sleep(1)
                else:
                    it.counts["to the end"] += 1
            finally:
                writer.transport.abort()
        await asyncio.sleep(0.5)

    await it.crowd(SLOW, one)


async def hints(it: Attacker) -> None:
    """Fifty tables ask for four hints each and hang up."""
    tables: list[tuple[str, str]] = []
    for _ in range(HINTERS):
        wish = {"game": "sevens", "seats": ["me", "simple", "simple"], "start": True, "helps": {"hints": True}}
        opened = (await it.must("POST", "/api/tables", wish)).json
        tables.append((opened["code"], opened["token"]))
    await it.ready()

    async def one(number: int) -> None:
        code, token = tables[number]
        with suppress(*WS_LOST):
            mouth = await line_to(it, code)
            mouth.say({"type": "hello", "token": token, "since": 10**6})
            for place in range(4):
                mouth.say({"type": "hint", "id": f"h-{place}"})
            await asyncio.sleep(0.3)
            mouth.hang_up()
        await asyncio.sleep(8)

    await it.crowd(HINTERS, one)


async def thinking_bots(it: Attacker) -> None:
    """Forty tables of one's own where the strongest bots play each other."""
    await it.ready()
    tables: list[Mouth] = []
    for _ in range(SWARM):
        wish = {"game": "sevens", "seats": ["me", "hard", "hard", "hard"], "start": True}
        answer = await it.ask("POST", "/api/tables", wish)
        if answer is None or answer.status != 201:
            continue
        opened = answer.json
        with suppress(*WS_LOST):
            mouth = await line_to(it, opened["code"])
            mouth.say({"type": "hello", "token": opened["token"], "since": 10**6})
            mouth.say({"type": "stand-in", "id": "s", "on": True})
            tables.append(mouth)
    await it.until_over()
    for mouth in tables:
        mouth.hang_up()


async def streams(it: Attacker) -> None:
    """One spectator of a played table with two hundred streams."""
    code = it.codes[0]
    token = (await it.must("POST", f"/api/tables/{code}/watch", {})).json["token"]
    await it.ready()

    async def one(number: int) -> None:
        await asyncio.sleep(number * 0.005)
        with suppress(OSError, TimeoutError):
            async with asyncio.timeout(5):
                reader, writer = await it.door.connect()
            try:
                writer.write(it.door.written("GET", f"/api/tables/{code}/stream?since=100000", None, token))
                it.counts["streams"] += 1
                while it.goes_on:
                    async with asyncio.timeout(20):
                        if not await reader.read(65536):
                            break
                    await it.breathe()
            finally:
                writer.transport.abort()
        await asyncio.sleep(0.3)

    await it.crowd(STREAMS, one)


async def many_lines(it: Attacker) -> None:
    """Four tables of one's own with two hundred lines of watchers each: more than one address has room for."""
    keys: list[tuple[str, str]] = []
    for _ in range(4):
        wish = {"game": "sevens", "seats": ["me", "open", "open"], "spectators": True}
        code = (await it.must("POST", "/api/tables", wish)).json["code"]
        watching = [await it.must("POST", f"/api/tables/{code}/watch", {}) for _ in range(STREAMS // 4)]
        keys += [(code, one.json["token"]) for one in watching]
    await it.ready()

    async def one(number: int) -> None:
        code, token = keys[number % len(keys)]
        with suppress(*WS_LOST):
            mouth = await line_to(it, code)
            mouth.say({"type": "hello", "token": token, "since": 10**6})
            it.counts["lines"] += 1
            while it.goes_on and not mouth.is_lost:
                await asyncio.sleep(0.2)
            mouth.hang_up()
        await asyncio.sleep(1)

    await it.crowd(4 * STREAMS, one)


async def describing(it: Attacker) -> None:
    """Twenty spectators of a played table who have it described without end."""
    code = it.codes[0]
    tokens = [(await it.must("POST", f"/api/tables/{code}/watch", {})).json["token"] for _ in range(WATCHERS)]
    await it.ready()
    numbers = count()

    async def one(number: int) -> None:
        message = {"type": "describe", "id": f"d-{next(numbers)}"}
        await it.ask("POST", f"/api/tables/{code}/messages", message, tokens[number])
        await asyncio.sleep(0.05)

    await it.crowd(WATCHERS, one)


async def many_tables(it: Attacker) -> None:
    """As many tables as there can be, each to be kept for an hour, from as many addresses as that takes."""
    doors = [Door(it.door.port, f"127.0.1.{number + 1}") for number in range(64)]
    wish = {"game": "number-line", "seats": ["me", "simple"], "patience": 3600, "start": True}
    await it.ready()

    async def one(number: int) -> None:
        if it.counts["201"] >= ALL_TABLES:
            await it.until_over()
            return
        await it.breathe()
        door = doors[it.counts.total() % len(doors)]
        with suppress(NoAnswer):
            answer = await door.ask("POST", "/api/tables", wish if number % 2 else {**wish, "start": False})
            it.counts[str(answer.status)] += 1
            await asyncio.sleep(0.01 if answer.status == 201 else 0.1)

    await it.crowd(4, one)
    it.told.append(f"{it.counts['201']} tables")


async def abandoned_prints(it: Attacker) -> None:
    """Twenty different PDFs, asked for and not waited for."""
    await it.ready()
    numbers = count()

    async def one(_: int) -> None:
        number = next(numbers)
        game = ("bang-zoom", "sevens", "stars-and-bars", "big-bang")[number % 4]
        with suppress(OSError, TimeoutError):
            writer = (await it.door.connect())[1]
            path = f"/api/print/{game}.pdf?copies={number % 9 + 1}&paper={('a4', 'letter')[number % 2]}&backs=yes"
            writer.write(it.door.written("GET", path))
            it.counts["PDFs"] += 1
            await asyncio.sleep(0.2)
            writer.transport.abort()
        if number >= 20:
            await asyncio.sleep(2)

    await it.crowd(4, one)
