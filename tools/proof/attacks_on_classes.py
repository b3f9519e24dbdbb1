"""Attacks on classes: finding one, its names or codes; another child's seat; what an old teacher link still opens."""

import random
from itertools import count

from tools.proof.attacker import Attacker
from tools.proof.running import Json

LETTERS = "CDFGHJKMNPQRTVWXY34679"
NAMES = [f"Secret {number}" for number in range(30)]
CODE_LETTERS = 8  # of a personal code


def drawn(chance: random.Random, length: int) -> str:
    return "".join(chance.choice(LETTERS) for _ in range(length))


async def made(it: Attacker) -> Json:
    told: Json = (await it.must("POST", "/api/classes", {"names": NAMES, "plan": {"game": "sevens"}})).json
    return told


async def strangers(it: Attacker) -> None:
    """Codes of classes are guessed, with and without a key; whoever knows one tries personal codes."""
    it_is = await made(it)
    at = f"/api/classes/{it_is['code']}"
    await it.ready()
    chance, tried = random.Random(5), 0

    async def one(_: int) -> None:
        nonlocal tried
        wrong = f"/api/classes/{drawn(chance, 7)}"
        ways = (("GET", wrong, None, ""), ("GET", f"{wrong}/now", None, "x" * 32), ("GET", f"{at}/now", None, "y" * 32))
        for method, path, body, token in ways:
            answer = await it.ask(method, path, body, token)
            if answer is not None and any(name in answer.body.decode() for name in NAMES):
                it.hole(f"{path} tells names")
        answer = await it.ask("POST", f"{at}/children", {"child_code": drawn(chance, CODE_LETTERS)})
        if answer is not None and answer.status == 201:
            it.hole("a personal code was guessed")
        if answer is not None and answer.code in ("unknown-child-code", ""):
            tried += 1

    await it.crowd(6, one)
    it.told.append(f"{tried} personal codes tried")


async def pupils(it: Attacker) -> None:
    """A child of the class wants another's seat, the teacher's place, and a table that is not its own."""
    it_is = await made(it)
    at = f"/api/classes/{it_is['code']}"
    children = (await it.must("GET", f"{at}/now", None, it_is["token"])).json["children"]
    mine = (await it.must("POST", f"{at}/children", {"child_code": children[0]["code"]})).json["token"]
    await it.ready()
    for number in count():
        if not it.goes_on:
            return
        orders: tuple[Json, ...] = (
            {"type": "look-at-table", "table": 0},
            {"type": "open-wall", "names": True},
            {"type": "renew-link"},
            {"type": "remove-child", "child": 1},
            {"type": "seat-child", "child": 0, "table": 1},
            {"type": "raise-hand", "on": True, "child": 1},
            {"type": "take-seat", "child": 1},
        )
        for place, order in enumerate(orders):
            answer = await it.ask("POST", f"{at}/messages", {**order, "id": f"a{number}-{place}"}, mine)
            if answer is not None and answer.status == 200:
                it.hole(f"a child may say {order['type']}")
        frame = await it.ask("GET", f"{at}/now", None, mine)
        if frame is not None and any(child["code"] in frame.body.decode() for child in children[1:]):
            it.hole("a child reads another's code")


async def old_links(it: Attacker) -> None:
    """Whoever once had the teacher link has opened a wall with it; then it was renewed."""
    it_is = await made(it)
    at, old = f"/api/classes/{it_is['code']}", it_is["token"]
    wall = (await it.must("POST", f"{at}/messages", {"type": "open-wall", "id": "w", "names": True}, old)).json["token"]
    await it.must("POST", f"{at}/messages", {"type": "renew-link", "id": "r"}, old)
    await it.ready()
    while it.goes_on:
        for what, token in (("teacher link", old), ("wall", wall)):
            answer = await it.ask("GET", f"{at}/now", None, token)
            if answer is not None and answer.status == 200:
                it.hole(f"an old {what} still opens the class")
