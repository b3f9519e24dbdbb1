"""Attacks that send without end what a server has to read before it can say no."""

import asyncio
import random
from contextlib import suppress
from itertools import count

from tools.proof.attacker import Attacker
from tools.proof.attacks_prying import UPGRADE
from tools.proof.plain import NoAnswer

PING = bytes([0x89, 0x80, 0, 0, 0, 0])
BEGUN, PIECE = bytes([0x01, 0x80, 0, 0, 0, 0]), bytes([0x00, 0x80, 0, 0, 0, 0])
OWN_TABLES = 20


async def pour(it: Attacker, begin: bytes, again: bytes, *, reads: bool) -> None:
    """One line: `again` after `begin` until the other end hangs up."""
    with suppress(OSError, TimeoutError, EOFError, asyncio.LimitOverrunError):
        reader, writer = await it.door.connect()
        it.counts["lines"] += 1
        try:
            writer.write(begin)
            if reads:
                async with asyncio.timeout(5):
                    await reader.readuntil(b"\r\n\r\n")
            while it.goes_on and not writer.transport.is_closing() and not reader.at_eof():
                writer.write(again)
                it.counts["kB"] += len(again) // 1000
                async with asyncio.timeout(1):
                    await writer.drain()
                await it.breathe()
        finally:
            writer.transport.abort()
    await asyncio.sleep(0.05)


async def odd_frames(it: Attacker) -> None:
    """Pings, and texts in pieces that never come to an end."""
    code = (await it.must("POST", "/api/tables", {"game": "sevens", "seats": ["me", "open", "open"]})).json["code"]
    begin = it.door.written("GET", f"/api/tables/{code}/live", None, "", **UPGRADE)
    await it.ready()

    async def one(number: int) -> None:
        if number % 2:
            await pour(it, begin, PING * 10_000, reads=True)
        else:
            await pour(it, begin + BEGUN, PIECE * 10_000, reads=True)

    await it.crowd(8, one)


async def endless_heads(it: Attacker) -> None:
    """One header, many headers, an address, and headers behind a body, none of which ends."""
    await it.ready()
    chunked = b"POST /api/tables HTTP/1.1\r\nHost: 127.0.0.1\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n"
    kinds = (
        (b"GET / HTTP/1.1\r\nHost: 127.0.0.1\r\nX-A: ", b"a" * 60_000),
        (b"GET / HTTP/1.1\r\nHost: 127.0.0.1\r\n", b"a: b\r\n" * 10_000),
        (b"GET /", b"a" * 60_000),
        (chunked, b"a: b\r\n" * 10_000),
    )
    await it.crowd(8, lambda number: pour(it, *kinds[number % len(kinds)], reads=False))


async def requests_in_a_row(it: Attacker) -> None:
    """Thousands of requests on one connection, without reading an answer."""
    await it.ready()
    one = b"GET /api/games HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n"
    await it.crowd(8, lambda _: pour(it, one, one * 1000, reads=False))


async def new_plans(it: Attacker) -> None:
    """What a set would hold, another one each time, so that nothing is known yet."""
    await it.ready()
    numbers = count()

    async def one(_: int) -> None:
        number = next(numbers)
        game = ("bang-zoom", "sevens", "big-bang")[number % 3]
        answer = await it.ask("GET", f"/api/print/{game}?copies=10&backs=yes&deal=A{number}")
        if answer is None or answer.status >= 400:
            await asyncio.sleep(0.1)

    await it.crowd(24, one)


async def back_and_forth(it: Attacker) -> None:
    """A move and a take-back, at as many tables of one's own as a friend and oneself can sit at."""
    tables: list[tuple[str, list[str]]] = []
    for _ in range(OWN_TABLES):
        wish = {"game": "big-bang", "seats": ["me", "open"], "preset": "race", "helps": {"take_back": True}}
        opened = (await it.must("POST", "/api/tables", wish)).json
        path = f"/api/tables/{opened['code']}"
        friend = (await it.must("POST", f"{path}/seats", {"nickname": "Mallory"})).json
        await it.must("POST", f"{path}/messages", {"type": "start", "id": "start"}, opened["token"])
        tables.append((path, [opened["token"], friend["token"]]))
    await it.ready()
    chance = random.Random(5)
    numbers = count()

    async def one(number: int) -> None:
        path, tokens = tables[number % OWN_TABLES]
        token = tokens[number // OWN_TABLES]
        with suppress(NoAnswer):
            frame = await it.ask("GET", f"{path}/since/100000", None, token)
            moves = frame.json["play"]["offer"]["moves"] if frame is not None and frame.status == 200 else []
            if moves:
                text = chance.choice(moves)
                await it.ask(
                    "POST", f"{path}/messages", {"type": "move", "id": f"m-{next(numbers)}", "text": text}, token
                )
            await it.ask("POST", f"{path}/messages", {"type": "take-back", "id": f"t-{next(numbers)}"}, token)

    await it.crowd(2 * OWN_TABLES, one)
