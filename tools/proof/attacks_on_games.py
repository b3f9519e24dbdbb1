"""Attacks by way of games of another package: one that is incomplete, and one that raises in the middle of a match.

Both stand next to the server for this attack alone, written into a folder of their own.
"""

import asyncio
import json
import os
from pathlib import Path
from typing import Final

from tools.proof.attacker import Attacker
from tools.proof.running import ROOT, Json

BROKEN, LATE = "incomplete", "late"
FAULT: Final = 6  # cards, with which the second game raises
OURS: Final = {"number-line", "sevens", "stars-and-bars", "bang-zoom", "big-bang"}
GAMES: Final = """
from playmat.core.game import Game
from playmat.games.kit import Kit
from playmat_call_it.game import CallIt
from playmat_call_it.knowledge import CallItKnowledge
from playmat_call_it.position import CallItPosition

INCOMPLETE = Kit("incomplete", "playmat_call_it", {1: "attacking_games:INCOMPLETE_GAME"})
LATE = Kit("late", "playmat_call_it", {1: "attacking_games:LATE_GAME"})


class LatePosition(CallItPosition):
    def play(self, seat, move):
        if self.setup.options["cards"] == 6 and None not in self.calls:
            raise KeyError(f"hands {self.hands}")
        super().play(seat, move)

    def copy(self):
        other = super().copy()
        other.__class__ = LatePosition
        return other


class LateKnowledge(CallItKnowledge):
    def imagine_position(self, stream, chance):
        if self.setup.options["cards"] == 6:
            raise KeyError("a fault of the knowledge")
        return super().imagine_position(stream, chance)


class Late(CallIt):
    def begin(self, setup, number, chance):
        dealt = super().begin(setup, number, chance)
        dealt.__class__ = LatePosition
        return dealt

    def knowledge(self, view):
        return LateKnowledge(self, view)


INCOMPLETE_GAME, LATE_GAME = CallIt(), Late()
INCOMPLETE_GAME.name, LATE_GAME.name = "incomplete", "late"
INCOMPLETE_GAME.__class__ = type("Incomplete", (CallIt,), {"deck_table": Game.deck_table})
"""


def install(folder: Path) -> str:
    """Write both games into a folder; return the PYTHONPATH of a server that should find them."""
    info = folder / "attacking_games-1.0.dist-info"
    info.mkdir(parents=True)
    (folder / "attacking_games.py").write_text(GAMES, encoding="utf-8")
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: attacking-games\nVersion: 1.0\n", encoding="utf-8")
    entries = "incomplete = attacking_games:INCOMPLETE\nlate = attacking_games:LATE\n"
    (info / "entry_points.txt").write_text(f"[playmat.games]\n{entries}", encoding="utf-8")
    return os.pathsep.join([str(folder), str(ROOT / "examples" / "call_it" / "src")])


async def broken_games(it: Attacker) -> None:
    """Ask for the incomplete game everywhere, and play the other one until it raises, again and again."""
    listed = {game["name"] for game in (await it.must("GET", "/api/games")).json["games"]}
    if listed != OURS | {LATE}:
        it.hole(f"the home page shows {sorted(listed)}")
    await it.ready()

    async def one(number: int) -> None:
        await ask_for_the_incomplete_one(it)
        await look_at_shelves(it)
        await play_until_it_raises(it, number)

    await it.crowd(3, one)
    it.told.append(f"{it.counts['raised']} matches raised")
    if not it.counts["raised"]:
        it.hole("no match raised, which proves nothing")


async def ask_for_the_incomplete_one(it: Attacker) -> None:
    wish = {"game": BROKEN, "seats": ["me", "open"], "nickname": "Eve"}
    for method, path, body in (
        ("POST", "/api/tables", wish),
        ("GET", f"/api/rules/{BROKEN}", None),
        ("GET", f"/api/print/{BROKEN}", None),
        ("GET", f"/api/faces/{BROKEN}", None),
    ):
        answer = await it.ask(method, path, body)
        if answer is not None and answer.code not in ("broken-game", "too-fast"):
            it.hole(f"{method} {path} answers {answer.status} {answer.code}")


async def look_at_shelves(it: Attacker) -> None:
    for path in ("/api/games", "/api/rules", "/api/print"):
        answer = await it.ask("GET", path)
        if answer is not None and answer.status not in (200, 429):
            it.hole(f"{path} answers {answer.status}")
    health = await it.ask("GET", "/health")
    if health is not None and health.status != 429:
        told = health.json
        left_out = [game["name"] for game in told.get("left_out", [])]
        if (health.status, told["status"], left_out) != (200, "ok", [BROKEN]):
            it.hole(f"/health answers {health.status} {told['status']} without {BROKEN}: {left_out}")


async def play_until_it_raises(it: Attacker, number: int) -> None:
    wish = {
        "game": LATE,
        "seats": ["random", "me"],  # so that the attacker leads
        "nickname": "Eve",
        "options": {"cards": FAULT},
        "helps": {"hints": True},
        "start": True,
    }
    opened = await it.ask("POST", "/api/tables", wish)
    if opened is None or opened.status != 201:
        return
    table: Json = opened.json
    for step in range(12):
        path = f"/api/tables/{table['code']}"
        shown = await it.ask("GET", f"{path}/since/999999", None, table["token"])
        if shown is None or shown.status != 200:
            continue
        offer = shown.json["play"]["offer"]
        text = "call 1" if offer["forms"] else next(iter(offer["moves"]), "")
        if not text:
            await asyncio.sleep(0.2)  # the bot takes a moment
            continue
        for message in ({"type": "hint"}, {"type": "move", "text": text}):
            body = {**message, "id": f"{number}-{step}-{message['type']}"}
            answer = await it.ask("POST", f"{path}/messages", body, table["token"])
            if answer is None:
                continue
            if "hands" in json.dumps(answer.json):
                it.hole("a fault shows hidden cards")
            if answer.code == "server-fault":
                it.hole(f"a {message['type']} is answered as a fault of the server's")
            if answer.code == "game-fault" and message["type"] == "move":
                it.counts["raised"] += 1
                return
