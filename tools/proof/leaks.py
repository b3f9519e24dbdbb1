"""`make leaks`: what a seat cannot know is dealt again and played on; whatever is sent to that seat must be the same.

Compared byte by byte, in both languages: whole tables with all events, changes, dry runs, refusals, the table in
words; for the seat itself and for a spectator; and what a class sends to its teacher, its walls and all its children
while the table is one of its own. The seed may be in nothing before the end. At a real server a key that has ended
is shown what a key is shown that never was one (`ended_keys.py`), and homework gives nothing away, nor names, nor
whether a class exists (`homework_leaks.py`). `--parts` chooses. With `--postgres` each table is written there move by
move and looked at as it comes back.
"""

import argparse
import asyncio
import os
import sys
from contextlib import closing, nullcontext
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path

import msgspec
from msgspec.structs import replace
from tools.proof import homes
from tools.proof.class_leaks import frame_to, sent_by_class
from tools.proof.ended_keys import Shown, check_all
from tools.proof.homework_leaks import check_homework
from tools.proof.plain import Door
from tools.proof.running import stoppable, work_folder
from tools.proof.shelf import Shelf

from playmat.core.chance import stream_of
from playmat.core.game import Game
from playmat.core.match import Match
from playmat.core.refusal import Refused
from playmat.core.stream import Stream
from playmat.games.registry import GAMES, find_game
from playmat.puzzles.shelf import puzzles_of
from playmat.study.plan import random_setup
from playmat.study.pool import in_order, slices
from playmat.table import log, moves
from playmat.table.admission import CreateTable
from playmat.table.choices import offered_moves
from playmat.table.decide import after
from playmat.table.decision import Decision, Who
from playmat.table.frames import Frames, Reader, Teller
from playmat.table.inquiries import described
from playmat.table.messages import ClockSetting, Helps
from playmat.table.opening import opened
from playmat.table.presence import Presence
from playmat.table.table import Table, rebuild
from playmat.testing.check_secrets import alike
from playmat.words.catalogue import LANGUAGES

LONGEST = 400  # moves of a game
SLICE = 25  # games given to a process at once
FOLLOWED = 8  # moves for which the second deal is played on
GAMES_PER_CLASS = 100  # one class with ended keys per this many games
PARTS = ("tables", "keys", "homework")
TRIED = 6  # moves tried at each step, most of them wrong
NOW = 1_000_000


@dataclass
class Found:
    """What came out of some games."""

    games: int = 0
    compared: int = 0
    faults: list[str] = field(default_factory=list)

    def add(self, other: "Found") -> None:
        self.games += other.games
        self.compared += other.compared
        self.faults += other.faults


def check_one(game: Game, name: str, found: Found, usual: bool = False, shelf: Shelf | None = None) -> None:
    """One random game, looked at from a random seat every few moves; with a shelf as it comes back from there."""
    stream = stream_of(f"leaks-{game.name}-{name}")
    seats = game.least_seats + stream.below(game.most_seats - game.least_seats + 1)
    options = game.setup({}, seats).options if usual else random_setup(game, seats, stream).options
    helps = Helps(*(stream.below(2) == 1 for _ in msgspec.structs.fields(Helps)))
    wish = CreateTable(game.name, ["me", *["random"] * (seats - 1)], options=options, helps=helps)
    first, names = opened(replace(wish, clock=ClockSetting("move", 30)), NOW)
    seed = f"{stream.below(1 << 30):08x}" * 4
    entries: list[log.AnyEntry] = [first, log.Dealt(at=NOW, seed=seed)]
    table = rebuild("CCCCCC", entries, names)
    if shelf is not None:
        table = shelf.put(game.name, entries, names)
    found.games += 1
    for _ in range(LONGEST):
        match = running(table)
        if match is None:
            break
        if stream.below(4) == 0:
            if shelf is not None:
                table = fetched(shelf, table, found)
            compare(table, stream.below(seats), seed, stream, found)
        entry = next_entry(table, stream)
        table = after(table, Decision([entry]))
        if shelf is not None:
            shelf.add(entry)
    check_end(table, seed, found)


def running(table: Table) -> Match | None:
    return None if table.play is None or table.play.match.is_over else table.play.match


def step(table: Table, stream: Stream) -> Table:
    return after(table, Decision([next_entry(table, stream)]))


def next_entry(table: Table, stream: Stream) -> log.AnyEntry:
    match = running(table)
    assert match is not None
    if table.stage == "between":
        return log.WentOn(at=NOW + table.number)
    actors = match.actors()
    seat = actors[stream.below(len(actors))]
    moves = match.legal(seat)
    return moved(table, seat, moves[stream.below(len(moves))])


def moved(table: Table, seat: int, move: int) -> log.Moved:
    assert table.play is not None
    return log.Moved(at=NOW + table.number, seat=seat, text=table.play.match.format(move))


def played(table: Table, seat: int, move: int) -> Table:
    return after(table, Decision([moved(table, seat, move)]))


def compare(table: Table, seat: int, seed: str, stream: Stream, found: Found) -> None:
    """Deal again what the seat cannot know, and play both on with moves that look the same to it."""
    match = running(table)
    assert match is not None
    twin = table.copy()
    assert twin.play is not None
    twin.play.match = match.setup.game.knowledge(match.view(seat)).imagine(stream)
    outcomes, games = len(match.chance.outcomes), len(match.games)
    same(table, twin, seat, seed, stream, found)
    for _ in range(FOLLOWED):
        here, there = running(table), running(twin)
        if here is None or there is None or table.stage != "playing":
            return
        actors = here.actors()
        actor = actors[stream.below(len(actors))]
        moves = here.legal(actor)
        move = moves[stream.below(len(moves))]
        other = alike(here, there, actor, move, seat, stream)
        if other is None:
            return
        table = played(table, actor, move)
        assert table.play is not None
        if len(table.play.match.chance.outcomes) > outcomes or len(table.play.match.games) > games:
            return  # new cards by chance, or a game whose cards are open now: from here on the two differ rightly
        twin = played(twin, actor, other)
        same(table, twin, seat, seed, stream, found)


def same(table: Table, twin: Table, seat: int, seed: str, stream: Stream, found: Found) -> None:
    texts = tried_texts(table, stream)
    for reader in (seat, None):
        here, there = everything(table, reader, texts), everything(twin, reader, texts)
        found.compared += len(here)
        for what, sent in here.items():
            if sent != there[what]:
                place = f"{table.setup.game.name} {table.setup.options} at {table.number}, reader {reader}"
                found.faults.append(f"{place}: {what} differs\n  {sent!r}\n  {there[what]!r}")
            if seed.encode() in sent:
                found.faults.append(f"{table.setup.game.name}: the seed is in {what} at {table.number}")


def fetched(shelf: Shelf, table: Table, found: Found) -> Table:
    """The same table as it is stored; it must show everybody what it showed them before."""
    again = shelf.fetch()
    for reader in (*range(len(table.seats)), None):
        here, there = everything(table, reader, []), everything(again, reader, [])
        found.compared += len(here)
        found.faults += [
            f"{table.setup.game.name}: {what} for {reader} is another after it was stored"
            for what, sent in here.items()
            if sent != there[what]
        ]
    return again


def tried_texts(table: Table, stream: Stream) -> list[str]:
    match = running(table)
    assert match is not None
    space = match.setup.game.move_space
    return [match.format(stream.below(space)) for _ in range(TRIED)]


def everything(table: Table, seat: int | None, texts: list[str]) -> dict[str, bytes]:
    """All that could be sent to a reader now, by what it is."""
    sent: dict[str, bytes] = {}
    for language in LANGUAGES:
        reader = Reader(seat, False, language)
        sent[f"frame {language}"] = msgspec.json.encode(frame_to(table, reader, Presence(), 0, NOW + 9_000_000))
        sent[f"change {language}"] = msgspec.json.encode(Frames().change(table, reader, Presence(), 0, NOW + 9_000_000))
        sent[f"words {language}"] = described(table, reader).encode()
        if seat is None:
            sent |= sent_by_class(table, language)
        sent[f"choices {language}"] = msgspec.json.encode(offered_moves(table, reader))
        teller = Teller(table, reader)
        for text in texts if seat is not None else []:
            try:
                said: object = moves.dry_run(table, Who(seat, False), text)
            except Refused as wrong:
                said = teller.refused(wrong.refusal, "id")
            sent[f"try {text} {language}"] = msgspec.json.encode(said)
    return sent


def check_end(table: Table, seed: str, found: Found) -> None:
    """Once it is over everybody may know the seed, and not before."""
    if table.play is None or not table.play.match.is_over:
        table = after(table, Decision([log.Moved(at=NOW + table.number, seat=-1, text="abandon")]))
    frame = msgspec.json.encode(Frames().frame(table, Reader(0, False, "en"), Presence(), 0, NOW))
    if seed.encode() not in frame:
        found.faults.append(f"{table.setup.game.name}: the seed is not told at the end")


def check_games(game: str, address: str, numbers: range) -> Found:
    found = Found()
    with Shelf(address) if address else nullcontext() as shelf:
        for number in numbers:
            check_one(find_game(game), str(number), found, number % 2 == 0, shelf)
    return found


def check_tables(game: str, address: str, games: int, cores: int) -> int:
    found = Found()
    with closing(in_order(partial(check_games, game, address), slices(games, SLICE), cores)) as parts:
        for part in parts:
            found.add(part)
    print(f"{game:<16} {found.games} games, {found.compared:,} things compared, {len(found.faults)} differ")
    for fault in found.faults[:3]:
        print(fault[:3000])
    return len(found.faults)


async def check_homeworks(port: int, game: str, times: int) -> Shown:
    shown = Shown()
    for _ in range(times):
        await check_homework(Door(port), game, shown)
    return shown


def check_classes(home: homes.Home, game: str, times: int, parts: list[str]) -> int:
    """Classes at a real server."""
    bad = 0
    with work_folder() as folder, home.served(Path(folder), "--limits", "0") as served:
        for part, check, what in (
            ("keys", check_all, "answers to ended keys"),
            ("homework", check_homeworks, "answers about homework, names and classes"),
        ):
            if part in parts and (part == "keys" or puzzles_of(game)):
                shown = asyncio.run(check(served.door.port, game, times))
                print(f"{game:<16} {times} classes, {shown.compared:,} {what}, {len(shown.faults)} differ")
                for fault in shown.faults[:3]:
                    print(fault[:3000])
                bad += len(shown.faults)
    return bad


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", nargs="*", default=list(GAMES))
    parser.add_argument("--n", type=int, default=500, help="random games of each")
    parser.add_argument("--parts", nargs="*", default=[*PARTS], choices=PARTS, help="tables, or classes at a server")
    parser.add_argument("--cores", type=int, default=os.cpu_count() or 1)
    homes.add_flags(parser, nodes=0)
    arguments = parser.parse_args()
    bad = 0
    with homes.home(arguments.kind) as home:
        address = home.address() if arguments.kind == "postgres" else ""
        for game in arguments.games:
            if "tables" in arguments.parts:
                bad += check_tables(game, address, arguments.n, arguments.cores)
            if {"keys", "homework"} & {*arguments.parts}:
                bad += check_classes(home, game, max(1, arguments.n // GAMES_PER_CLASS), arguments.parts)
    sys.exit(1 if bad else 0)


if __name__ == "__main__":
    stoppable(main)
