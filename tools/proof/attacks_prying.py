"""Attacks that want to see or to be what they must not: others' cards, codes, names, files, pages of faults."""

import asyncio
import random
import stat
from contextlib import suppress
from itertools import count
from pathlib import Path

from tools.proof.attacker import Attacker
from tools.proof.plain import Answer
from tools.proof.running import PLAYMAT, Json

LETTERS = "CDFGHJKMNPQRTVWXY34679"
# What anybody may learn in the long run, whatever is asked: see "How it was attacked" in docs/security.md.
MOST_GUESSES = 10.0
HEADERS = ("content-security-policy", "x-content-type-options", "x-frame-options", "referrer-policy")


async def second_views(it: Attacker) -> None:
    """A second nickname on a bot's seat, a seat link for it, a seat in a race with the same cards."""
    sevens = await table_with_a_friend(it, "sevens", ["me", "open", "simple", "simple"], {})
    race = await table_with_a_friend(it, "big-bang", ["me", "open", "simple"], {"preset": "race"})
    await it.ready()
    for number in count(1):
        if not it.goes_on:
            return
        for opened in (sevens, race):
            for seat in range(len(opened["seats"])):
                if seat not in (opened["seat"], opened["friend"]):
                    await sit_twice(it, opened, seat, number)
                    await hand_to_myself(it, opened, seat, number)
                await asyncio.sleep(0.2)


async def table_with_a_friend(it: Attacker, game: str, seats: list[str], more: Json) -> Json:
    opened: Json = (
        await it.must("POST", "/api/tables", {"game": game, "seats": seats, "nickname": "Eve", **more})
    ).json
    path = f"/api/tables/{opened['code']}"
    friend = (await it.must("POST", f"{path}/seats", {"nickname": "Ada"})).json
    await it.must("POST", f"{path}/messages", {"type": "start", "id": "start"}, opened["token"])
    return {**opened, "path": path, "seats": seats, "friend": friend["seat"]}


async def sit_twice(it: Attacker, opened: Json, seat: int, number: int) -> None:
    wish = {"nickname": f"Second {number}-{seat}", "seat": seat}
    await look(it, opened, await it.ask("POST", f"{opened['path']}/seats", wish), "a second nickname")


async def hand_to_myself(it: Attacker, opened: Json, seat: int, number: int) -> None:
    message = {"type": "hand-seat", "id": f"hand-{number}-{seat}", "seat": seat}
    link = await it.ask("POST", f"{opened['path']}/messages", message, opened["token"])
    if link is not None and link.status == 200 and "secret" in link.json:
        claimed = await it.ask("POST", f"{opened['path']}/claim", {"secret": link.json["secret"]})
        await look(it, opened, claimed, "a link to a bot's seat")


async def look(it: Attacker, opened: Json, answer: Answer | None, how: str) -> None:
    """Whether a second key shows a second view of a match that runs."""
    if answer is None or answer.status >= 400 or "token" not in answer.json:
        return
    token = answer.json["token"]
    frame = await it.ask("GET", f"{opened['path']}/since/0", None, token)
    if frame is not None and frame.status == 200:
        table = frame.json
        seat = table["you"]["seat"]
        if table["stage"] == "playing" and seat is not None and seat != opened["seat"] and table["play"]:
            it.hole(f"{how} shows the cards of a second seat of {table['game']}")
    await leave(it, opened["path"], token)


async def leave(it: Attacker, path: str, token: str) -> None:
    await it.ask("POST", f"{path}/messages", {"type": "leave", "id": f"leave-{it.counts.total()}"}, token)


async def guess_codes(it: Attacker) -> None:
    """Codes are guessed at every address that knows them."""
    await it.ready()
    chance = random.Random(11)
    learnt: list[float] = []

    async def one(number: int) -> None:
        code = "".join(chance.choice(LETTERS) for _ in range(6))
        if await guess(it, number % len(GUESSES), f"/api/tables/{code}"):
            learnt.append(it.passed)

    await it.crowd(2 * len(GUESSES), one)
    half = it.passed / 2
    rate = sum(1 for when in learnt if when > half) / half
    it.told.append(f"{len(learnt)} codes tried, {rate:.1f}/s in the end")
    if rate > MOST_GUESSES:
        it.hole(f"{rate:.0f} codes a second can be tried for ever")


GUESSES: tuple[tuple[str, str, Json | None], ...] = (
    ("GET", "", None),
    ("GET", "/qr.svg", None),
    ("POST", "/seats", {"nickname": "Eve"}),
    ("POST", "/watch", {}),
    ("POST", "/claim", {"secret": "x"}),
    ("POST", "/messages", {"type": "describe", "id": "d"}),
    ("GET", "/since/0", None),
    ("GET", "/stream", None),
    ("GET", "/record", None),
    ("GET", "/par", None),
    ("GET", "/live", None),
)
UPGRADE = {
    "Connection": "Upgrade",
    "Upgrade": "websocket",
    "Sec-WebSocket-Version": "13",
    "Sec-WebSocket-Key": "AAAAAAAAAAAAAAAAAAAAAA==",
}


async def guess(it: Attacker, which: int, path: str) -> bool:
    """Whether the answer tells that there is no such table."""
    method, end, body = GUESSES[which]
    token = "x" * 32 if end in ("/messages", "/since/0", "/stream", "/record") else ""
    if end != "/live":
        answer = await it.ask(method, path + end, body, token)
        return answer is not None and answer.status == 404
    await it.breathe()
    with suppress(OSError, TimeoutError, EOFError):
        reader, writer = await it.door.connect()
        try:
            writer.write(it.door.written("GET", path + end, None, "", **UPGRADE))
            async with asyncio.timeout(5):
                await reader.readuntil(b"unknown-table")
            it.counts["live"] += 1
            return True
        finally:
            writer.transport.abort()
    return False


async def guess_behind_a_proxy(it: Attacker) -> None:
    """The same, with a new address made up for every guess."""
    await it.ready()
    numbers = count()
    learnt: list[float] = []

    async def one(_: int) -> None:
        number = next(numbers)
        code = "".join(random.choice(LETTERS) for _ in range(6))
        # A proxy adds the address it sees at the right; whatever stands left of it was made up.
        seen = f"10.{number >> 16 & 255}.{number >> 8 & 255}.{number & 255}, 127.0.0.9"
        answer = await it.ask("GET", f"/api/tables/{code}", **{"X-Forwarded-For": seen})
        if answer is not None and answer.status == 404:
            learnt.append(it.passed)

    await it.crowd(12, one)
    half = it.passed / 2
    rate = sum(1 for when in learnt if when > half) / half
    it.told.append(f"{len(learnt)} codes tried, {rate:.1f}/s in the end")
    if rate > MOST_GUESSES:
        it.hole(f"{rate:.0f} codes a second can be tried for ever by making addresses up")


DIGITS = "9" * 5000


async def faults(it: Attacker) -> None:
    """Addresses that nobody thinks of: each must be refused, with the headers that every page has."""
    opened = (await it.must("POST", "/api/tables", {"game": "sevens", "seats": ["me", "open", "open"]})).json
    table = f"/api/tables/{opened['code']}"
    paths = [
        "/%00",
        "/assets/%00.js",
        "/" + "a" * 4000,
        "/" + "a/" * 2000,
        "/assets/" + "b" * 3000 + ".js",
        "/..%2f..%2f..%2fetc/passwd",
        "/%2e%2e/%2e%2e/etc/passwd",
        "/assets/..%5c..%5cx",
        "/%ff%fe",
        "/t/%F0%9F%82%A1",
        f"{table}/since/{DIGITS}",
        f"{table}/since/-1",
        f"{table}/record?match={DIGITS}",
        f"{table}/record?match=%C2%B2",
        f"{table}/stream?since={DIGITS}",
        f"/api/tables/{'%00' * 30}",
        f"/api/tables/{'A' * 5000}",
        "/api/rules/%00",
        "/api/words/%00.ftl",
        "/api/words/en.ftl?game=%00",
        "/api/faces/sevens/%00.svg",
        f"/api/print/sevens?copies={DIGITS}",
        f"/api/print/sevens?deal={'x' * 5000}",
        f"/api/print/sevens.pdf?copies=-{DIGITS}",
        f"/api/replays/x?at={DIGITS}",
        f"/api/games?language={'e' * 5000}",
    ]
    await it.ready()

    async def one(_: int) -> None:
        for path in paths:
            await try_path(it, path, opened["token"])
            await asyncio.sleep(0.02)

    await it.crowd(2, one)


async def try_path(it: Attacker, path: str, token: str) -> None:
    answer = await it.ask("GET", path, None, token)
    short = path if len(path) < 50 else f"{path[:40]}… ({len(path)} characters)"
    if answer is None:
        it.hole(f"{short} has no answer")
    elif answer.status >= 500:
        it.hole(f"{short} answers {answer.status}")
    elif any(header not in answer.headers for header in HEADERS):
        it.hole(f"{short} answers {answer.status} without the usual headers")
    elif b"root:" in answer.body:
        it.hole(f"{short} shows a file")


async def made_up_hosts(it: Attacker) -> None:
    """A page of another name that leads to this server, as DNS can be made to."""
    await it.ready()
    names = ("evil.example", "127.0.0.1.evil.example", "localhost.evil.example:80", "[::1].evil.example", "a@b", "")

    async def one(_: int) -> None:
        for name in names:
            wish = {"game": "sevens", "seats": ["me", "open", "open"]}
            headers = {"Host": name, "Origin": f"http://{name}"}
            answer = await it.ask("POST", "/api/tables", wish, **headers)
            if answer is not None and answer.status < 400:
                it.hole(f"a page of {name or 'no name'} may open tables")
            answer = await it.ask("GET", "/api/games", **headers)
            if answer is not None and answer.status < 400:
                it.hole(f"a page of {name or 'no name'} may read")
            await asyncio.sleep(0.3)

    await it.crowd(1, one)


LOOK_ALIKES = (
    "Аda",
    "Αda",
    "Ada\u1160",
    "A\u200bda",
    "Ada\u3164",
    "A\u034fda",
    "Ad\u0430",
    "Ａda",
    "Bot 3",
    "B0t 3",
    "Seat 2",
)
INVISIBLE = (
    "\u1160",
    "\u3164\u3164",
    "\u115f",
    "\u2800",
    "\ufe0f",
    "\u202e",
    "A\u202edA",
    "é\u0301" * 3 + "\u0301" * 9,
)


async def names_alike(it: Attacker) -> None:
    """Names that look like somebody else's, like a bot's, or like nothing at all."""
    wish = {"game": "sevens", "seats": ["me", "open", "simple"], "nickname": "Ada"}
    opened = (await it.must("POST", "/api/tables", wish)).json
    path = f"/api/tables/{opened['code']}"
    await it.ready()

    async def one(_: int) -> None:
        for name in LOOK_ALIKES + INVISIBLE:
            answer = await it.ask("POST", f"{path}/seats", {"nickname": name, "seat": 1})
            if answer is not None and answer.status == 201:
                it.hole(f"a second player may be called {name!r}")
                await leave(it, path, answer.json["token"])
            await asyncio.sleep(0.25)

    await it.crowd(1, one)


async def open_files(it: Attacker) -> None:
    """Another account of the same computer reads the server's file."""
    await it.ready()
    data = Path(it.data)
    for file in data.parent.glob(f"{data.name}*"):
        mode = stat.S_IMODE(file.stat().st_mode)
        if mode & 0o077:
            it.hole(f"{file.name} has mode {mode:04o}")
        it.counts["files"] += 1
    await it.until_over()


async def second_server(it: Attacker) -> None:
    """A second server is started on the same file."""
    await it.ready()
    command = [str(PLAYMAT), "serve", "--data", it.data, "--port", "0"]
    server = await asyncio.create_subprocess_exec(
        *command, stdout=asyncio.subprocess.PIPE, stderr=asyncio.subprocess.PIPE
    )
    assert server.stdout is not None
    try:
        async with asyncio.timeout(20):
            line = await server.stdout.readline()
        if line:
            it.hole("a second server starts on the same file")
        else:
            code = await server.wait()
            it.told.append(f"the second ends with {code}")
            if code != 2:
                it.hole(f"the second server ends with {code}")
    finally:
        if server.returncode is None:
            server.kill()
        await server.wait()
    await it.until_over()
