"""What a move costs at a table, without sockets and store: `tools/move_cost.py [GAME ...]`.

Two at a table move at random, match after match. Each move is judged, folded into the table, and told to both; it is
encoded for the log and for both lines. By processor time, in the build that is in use (PLAYMAT_NATIVE=0 for plain
Python), beside the yardstick of docs/performance.md in the same process. For a look, not for a test.
"""

import sys
from random import Random
from statistics import median
from time import process_time_ns
from typing import Final

import msgspec

from playmat import native
from playmat.core.chance import seed_of_number
from playmat.games.registry import GAMES, find_game
from playmat.study.yardstick import play_one
from playmat.table import decide, log, messages
from playmat.table.admission import CreateTable
from playmat.table.decision import Decision, Who
from playmat.table.frames import Frames, Reader, is_change
from playmat.table.opening import opened
from playmat.table.presence import Presence
from playmat.table.table import Table, open_table

SLICES: Final = 15
MOVES_A_SLICE: Final = 200
PARTS: Final = ("decide", "after", "log", "frames", "encode")
YARDSTICK_GAMES: Final = 400
ENCODE: Final = msgspec.json.Encoder().encode


class Bench:
    """One table of two, and how long each part of its moves took, in ns of the processor."""

    def __init__(self, game: str) -> None:
        self.chance = Random(7)
        seats = max(2, find_game(game).least_seats)
        entry, names = opened(CreateTable(game=game, seats=["me", *["open"] * (seats - 1)], nickname="Ada"), 1)
        self.table: Table = open_table("K3QM7XYZ", entry, names)
        self.frames = Frames("/t/K3QM7XYZ")
        self.presence = Presence({}, True, {}, frozenset(range(seats)), 0)
        self.readers = [Reader(seat, seat == 0, "en") for seat in range(2)]  # told to two, however many play
        self.count = 0
        self.spent = dict.fromkeys(PARTS, 0)
        for seat in range(1, seats):
            self.store(Decision([log.Sat(at=2, seat=seat, colour="red")], {seat: f"Robin {seat}"}))
        self.deal(messages.Start(id="start"))

    def store(self, decision: Decision) -> None:
        self.table = decide.after(self.table, decision)

    def say(self, seat: int, message: decide.LoggedMessage) -> None:
        who = Who(seat, self.table.host == seat)
        self.store(decide.decide(self.table, who, message, self.table.number + 10, seed_of_number(1, self.count)))

    def deal(self, message: messages.Start | messages.Rematch) -> None:
        self.count += 1
        self.say(0, message)

    def see_to_it_that_it_goes_on(self) -> None:
        if self.table.stage == "over":
            self.deal(messages.Rematch(id=f"r{self.count}"))
        for seat in self.table.waiting_for():
            self.say(seat, messages.Ready(id=f"w{self.table.number}"))

    def move(self) -> None:
        self.see_to_it_that_it_goes_on()
        table = self.table
        assert table.play is not None
        match, now = table.play.match, table.number + 10
        seat = match.actors()[0]
        message = messages.Move(id=f"m{table.number}", text=match.format(self.chance.choice(match.legal(seat))))
        times = [process_time_ns()]
        decision = decide.decide(table, Who(seat, seat == 0), message, now, "")
        times.append(process_time_ns())
        self.store(decision)
        times.append(process_time_ns())
        for entry in decision.entries:
            log.write_entry(entry)
        times.append(process_time_ns())
        tell = self.frames.change if is_change(self.table, table.number) else self.frames.frame
        told = [tell(self.table, reader, self.presence, table.number, now) for reader in self.readers]
        times.append(process_time_ns())
        for frame in told:
            ENCODE(frame)
        times.append(process_time_ns())
        for part, began, ended in zip(PARTS, times, times[1:], strict=False):
            self.spent[part] += ended - began


def yardstick() -> float:
    """ns of one game of it."""
    chance = Random(1)
    began = process_time_ns()
    for _ in range(YARDSTICK_GAMES):
        play_one(chance)
    return (process_time_ns() - began) / YARDSTICK_GAMES


def cost_of(game: str) -> str:
    bench, slices, yards = Bench(game), [], []
    for _ in range(SLICES):
        bench.spent = dict.fromkeys(PARTS, 0)
        for _ in range(MOVES_A_SLICE):
            bench.move()
        slices.append(bench.spent)
        yards.append(yardstick())
    parts = {part: median(it[part] for it in slices) / MOVES_A_SLICE for part in PARTS}
    whole = median(sum(it.values()) / MOVES_A_SLICE for it in slices)
    ratio = median(sum(it.values()) / MOVES_A_SLICE / yard for it, yard in zip(slices, yards, strict=True))
    split = "  ".join(f"{part} {spent / 1000:5.1f}" for part, spent in parts.items())
    return f"{whole / 1000:6.1f} µs  {split}  = {ratio:.2f} games of the yardstick"


def main() -> None:
    print(f"build: {native.status().build}", flush=True)
    for game in sys.argv[1:] or list(GAMES):
        print(f"{game:<16}{cost_of(game)}", flush=True)


if __name__ == "__main__":
    main()
