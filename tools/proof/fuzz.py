"""`make fuzz`: nonsense on the socket, in record files and in deal codes. It is refused, and nothing changes by it.

Beside it two people play on while others connect and fall silent, or never read what they are sent.
"""

import argparse
import asyncio
import itertools
import json
import logging
import os
import random
import socket
import sys
import time
from pathlib import Path
from typing import Any

import uvloop
from picows import WSError, WSFrame, WSListener, WSMsgType, WSTransport, ws_connect
from tools.proof import homes
from tools.proof.company import MOST_FOREIGN, NOT_JUDGED, Company
from tools.proof.homes import Home
from tools.proof.mutants import fuzz_codes, fuzz_records
from tools.proof.players import Pair, Tally, open_tables
from tools.proof.running import Json, Process, work_folder

AT_ONCE = 20
LINES = 12
SILENT = 60
LATE = '"node-lost"'  # what a node says that has not had its turn for seconds: our fault, or that of a busy machine
LARGEST_FRAME = 16_384
TYPES = ["move", "try", "hint", "ready", "start", "pause", "fill", "set-seat", "remove", "spectators", "helps", "end"]
TYPES += ["rematch", "stand-in", "leave", "rename", "hand-seat", "take-back", "since", "emote", "describe", "hello"]
ALLOWED = {"emote", "since", "describe", "hello", "stand-in", "leave", "rename"}
ODD: list[Any] = [
    None,
    True,
    -1,
    0,
    2**63,
    10**40,
    1e308,
    "",
    "x" * 300,
    "\u0000",
    "\ud800",
    [],
    {},
    [[[]]],
    {"a": {"b": []}},
]
WORDS = [
    "card 3",
    "decoy 99",
    "",
    "abandon",
    "time",
    "put",
    "{}",
    "card -1",
    "🂡",
    "card 3 " * 40,
    "<b>",
    "'; DROP TABLE log",
]


class Liner(WSListener):
    """Counts answers by kind."""

    def __init__(self) -> None:
        super().__init__()
        self.answers: dict[str, int] = {}
        self.accepted: list[str] = []
        self.marks: set[str] = set()  # of what was refused, with its name
        self.is_open = True
        self.news = asyncio.Event()

    def on_ws_frame(self, transport: WSTransport, frame: WSFrame) -> None:
        if frame.msg_type == WSMsgType.TEXT:
            answer = json.loads(frame.get_payload_as_bytes())
            kind = answer["type"] if answer["type"] != "refused" else f"refused {answer['code']}"
            self.answers[kind] = self.answers.get(kind, 0) + 1
            if answer["type"] == "accepted":
                self.accepted.append(answer["id"])
            elif answer["type"] == "refused" and answer["id"]:
                self.marks.add(answer["id"])
        elif frame.msg_type == WSMsgType.CLOSE:
            transport.disconnect()
        self.news.set()

    def on_ws_disconnected(self, transport: WSTransport) -> None:
        self.is_open = False
        self.news.set()

    @property
    def refused(self) -> int:
        return sum(count for kind, count in self.answers.items() if kind.startswith("refused"))


class Nonsense:
    """Messages that must all be refused, whoever says them at the wrong moment."""

    def __init__(self, chance: random.Random, old: list[Json]) -> None:
        self.chance = chance
        self.old = old

    def message(self) -> bytes:
        kind = self.chance.randrange(7)
        if kind == 0:
            return bytes(self.chance.randrange(256) for _ in range(self.chance.randrange(200)))
        if kind == 1:
            return self.broken(json.dumps(self.plausible()).encode())
        if kind == 2:
            return json.dumps(self.odd()).encode("utf-8", "replace")
        if kind == 3:
            return json.dumps(self.chance.choice(ODD)).encode("utf-8", "replace")
        if kind == 4:
            return b"[" * self.chance.randrange(1, 4000)
        if kind == 5:
            return json.dumps(self.chance.choice(self.old)).encode()
        return json.dumps(self.plausible()).encode()

    def plausible(self) -> Json:
        """Well formed, but not for this speaker now. What anybody may say at any time is left out."""
        said = self.chance.choice([it for it in TYPES if it not in ALLOWED])
        fields: Json = {"type": said, "id": f"f{self.chance.randrange(10**9)}"}
        match said:
            case "move" | "try":
                fields["text"] = self.chance.choice(WORDS)
            case "pause":
                fields["on"] = True
            case "spectators":
                fields["allowed"] = False
            case "set-seat":
                fields |= {"seat": self.chance.randrange(-2, 9), "to": "bot"}
            case "remove" | "hand-seat":
                fields["seat"] = self.chance.randrange(-2, 9)
            case "helps":
                fields["helps"] = {"hints": True}
        return fields

    def odd(self) -> Json:
        """With fields of the wrong kind, too many or too few; never by chance in order."""
        fields = {"type": self.chance.choice(TYPES), "id": "f", "text": "card 3", "seat": 1, "on": True}
        for name in self.chance.sample(sorted(fields), 2):
            fields[name] = self.chance.choice(ODD)
        fields[f"extra{self.chance.randrange(9)}"] = self.chance.choice(ODD)
        return fields

    def broken(self, text: bytes) -> bytes:
        at = self.chance.randrange(len(text))
        return text[:at] + bytes([self.chance.randrange(256)]) * self.chance.randrange(1, 3) + text[at + 2 :]


async def talk_nonsense(
    server: Process, code: str, token: str, nonsense: Nonsense, count: int, faults: list[str]
) -> int:
    """Until so many messages were answered, on lines that are opened anew when they are closed. What is behind a frame
    for which a line is closed is not read, so only answers count."""
    told = 0
    marks = itertools.count()
    while told < count:
        ear = Liner()
        transport, _ = await ws_connect(lambda ear=ear: ear, f"ws://127.0.0.1:{server.port}/api/tables/{code}/live")
        transport.send(WSMsgType.TEXT, json.dumps({"type": "hello", "token": token, "since": 10**6}).encode())
        while told + ear.refused < count and ear.is_open:
            for _ in range(AT_ONCE):
                if nonsense.chance.random() < 0.01:
                    transport.send(WSMsgType.BINARY, os.urandom(20))
                elif nonsense.chance.random() < 0.01:
                    size = nonsense.chance.choice([8_193, 16_000, LARGEST_FRAME + 1, 100_000])
                    transport.send(WSMsgType.TEXT, b'"' + b"x" * size + b'"')
                else:
                    transport.send(WSMsgType.TEXT, nonsense.message())
            # Answers come in order: when this one is refused, everything before it was answered too.
            mark = f"mark-{next(marks)}"
            transport.send(WSMsgType.TEXT, json.dumps({"type": "move", "id": mark, "text": "?"}).encode())
            await answered(ear, mark)
        transport.disconnect()
        told += ear.refused
        faults += [f"accepted: {it}" for it in ear.accepted if not it.startswith("old")]
    return told


async def answered(ear: Liner, mark: str) -> None:
    async with asyncio.timeout(30):
        while ear.is_open and mark not in ear.marks:
            ear.news.clear()
            await ear.news.wait()


async def raw_garbage(server: Process, count: int, chance: random.Random) -> int:
    """Bytes that are no WebSocket at all, some after a proper handshake."""
    shake = (
        b"GET /api/tables/CCCCCC/live HTTP/1.1\r\nHost: 127.0.0.1\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        b"Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n"
    )
    for _ in range(count):
        reader, writer = await asyncio.open_connection("127.0.0.1", server.port)
        if chance.random() < 0.7:
            writer.write(shake)
        writer.write(os.urandom(chance.randrange(1, 3000)))
        writer.write_eof()
        try:
            async with asyncio.timeout(15):
                await reader.read(4096)
        except (TimeoutError, OSError):
            pass
        writer.close()
    return count


class Deaf(WSListener):
    """Says hello and never reads again."""

    def on_ws_connected(self, transport: WSTransport) -> None:
        transport.underlying_transport.pause_reading()


async def silent_ones(server: Process, code: str, token: str) -> list[Any]:
    """Lines that say nothing, do not even shake hands, or do not read."""
    kept: list[Any] = []
    for number in range(SILENT):
        if number % 3 == 0:
            kept.append(socket.create_connection(("127.0.0.1", server.port)))
        elif number % 3 == 1:
            kept.append((await ws_connect(WSListener, f"ws://127.0.0.1:{server.port}/api/tables/{code}/live"))[0])
        else:
            line = (await ws_connect(Deaf, f"ws://127.0.0.1:{server.port}/api/tables/{code}/live"))[0]
            line.send(WSMsgType.TEXT, json.dumps({"type": "hello", "token": token}).encode())
            for _ in range(200):
                line.send(WSMsgType.TEXT, b'{"type":"since","id":"s","number":0}')
            kept.append(line)
    return kept


def spread(seen: list[float]) -> str:
    if not seen:
        return "never"
    ordered = sorted(seen)
    return f"{ordered[len(ordered) // 2] * 1000:.1f} ms (99 %: {ordered[int(len(ordered) * 0.99)] * 1000:.0f} ms)"


async def sockets(folder: Path, home: Home, arguments: argparse.Namespace, unsure: list[str]) -> list[str]:
    """What is wrong. `unsure` gets what the machine may be at fault for."""
    faults: list[str] = []
    chance = random.Random(arguments.seed)
    flags = ("--limits", "0", "--log", "warning")
    with home.served(folder, *flags) as served:
        server = served.door
        company = Company(*served.beside)
        wish = {
            "game": "number-line",
            "seats": ["me", "open", "open"],
            "nickname": "Ada",
            "patience": 600,
            "spectators": True,
        }
        first = server.post("/api/tables", wish)
        code = first["code"]
        seat = server.post(f"/api/tables/{code}/seats", {"nickname": "Kim"})
        server.post(f"/api/tables/{code}/seats", {"nickname": "Robin"})
        watcher = server.post(f"/api/tables/{code}/watch", {})
        server.post(f"/api/tables/{code}/messages", {"type": "start", "id": "start"}, first["token"])
        server.post(f"/api/tables/{code}/messages", {"type": "pause", "id": "old-pause", "on": True}, first["token"])
        before = (await asyncio.to_thread(served.lengths))[code]
        old: list[Json] = [{"type": "start", "id": "start"}, {"type": "pause", "id": "old-pause", "on": True}]
        began = time.perf_counter()
        share = arguments.messages // LINES
        talks = [
            talk_nonsense(server, code, (seat if line % 2 else watcher)["token"], Nonsense(chance, old), share, faults)
            for line in range(LINES)
        ]
        counts = await asyncio.gather(*talks, raw_garbage(server, arguments.messages // 200, chance))
        passed = time.perf_counter() - began
        now = (await asyncio.to_thread(served.lengths))[code]
        if now != before:
            faults.append(f"the log has grown from {before} to {now}")
        frame = server.get(f"/api/tables/{code}/since/0", first["token"])
        if frame["number"] != before or not frame["paused"]:
            faults.append("the table has changed")
        print(f"socket: {sum(counts):,} messages refused in {passed:.0f} s, {len(faults)} faults")
        faults += await neighbours(server, code, watcher["token"])
        said = served.said().splitlines()
        late = [line for line in said if LATE in line]
        foreign = company.share()
        if late and foreign > MOST_FOREIGN:
            print(
                f"{len(late)} times a node was too late to keep its tables, while other programs used {foreign:.0%} of "
                "the machine. Nothing can be said of that."
            )
            said = [line for line in said if LATE not in line]
            unsure += late
        faults += [f"log: {line[:300]}" for line in said]
    return faults


async def neighbours(server: Process, code: str, token: str) -> list[str]:
    """Two people play while many others are silent or deaf."""
    tally = Tally()
    pairs: list[Pair] = []
    chance = random.Random(1)
    open_tables(
        server, 2, "number-line", lambda code, one, two: pairs.append(Pair(tally, code, [one, two], 0.02, chance))
    )
    for pair in pairs:
        await pair.sit_down(server.port)
    await asyncio.sleep(3)
    alone = list(tally.seen)
    tally.clear()
    kept = await silent_ones(server, code, token)
    await asyncio.sleep(1)
    tally.clear()
    await asyncio.sleep(3)
    for pair in pairs:
        pair.stop()
    for line in kept:
        line.close() if isinstance(line, socket.socket) else line.disconnect()
    print(f"alone a move is seen after {spread(alone)}, with {SILENT} silent or deaf others after {spread(tally.seen)}")
    faults = list(tally.faults)
    if len(tally.seen) < len(alone) / 3:
        faults.append(f"others were slowed down: {len(tally.seen)} moves after {len(alone)}")
    return faults


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--messages", type=int, default=100_000)
    parser.add_argument("--records", type=int, default=20_000)
    parser.add_argument("--seed", type=int, default=7)
    homes.add_flags(parser)
    arguments = parser.parse_args()
    logging.disable(logging.WARNING)  # of this process, which writes on lines that the server has closed
    chance = random.Random(arguments.seed)
    faults = fuzz_records(chance, arguments.records) + fuzz_codes(chance, arguments.records)
    print(f"files: {arguments.records:,} records and as many deal codes, {len(faults)} faults")
    unsure: list[str] = []
    with work_folder() as folder, homes.home(arguments.kind) as home:
        try:
            faults += uvloop.run(sockets(Path(folder), home, arguments, unsure))
        except (OSError, WSError, TimeoutError) as error:
            faults.append(f"the server does not answer: {error!r}")
    for fault in faults[:20]:
        print(f"  {fault}")
    sys.exit(1 if faults else NOT_JUDGED if unsure else 0)


if __name__ == "__main__":
    main()
