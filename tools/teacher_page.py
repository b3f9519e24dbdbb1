"""How often the teacher's page asks the server while the class plays: `make teacher-page`.

Seven tables of four play at human speed (by protocol), with the usual limits on; the teacher looks at all of them on a
Chromebook in a real browser. Counts the requests of her page, and fails if the server turns one down or if the page
asks for pictures of the tables more often than a summary of the class can have changed.

tools/teacher_page.py [--tables N] [--seconds N]
"""

import argparse
import random
import sys
import tempfile
import threading
import time
from collections import Counter
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parent.parent
sys.path[:0] = [str(ROOT), str(ROOT / "tests" / "support")]

from playwright.sync_api import Browser, Request, Response, expect  # noqa: E402

from browsing import Guest, browser, obstacle  # noqa: E402 - needs the path above
from class_serving import come_in, make_class  # noqa: E402
from serving import Seat, Server  # noqa: E402

AT_A_TABLE: Final = 4
THINK: Final = (0.4, 1.2)  # seconds between two moves at a table
PICTURES: Final = "look-at-tables"
MAX_PER_MINUTE: Final = 75  # the class sends a summary every second
TURNED_DOWN: Final = 429


class BusyTable(threading.Thread):
    """One table where someone plays about once a second."""

    def __init__(self, seats: list[Seat], number: int) -> None:
        super().__init__(daemon=True)
        self.seats = seats
        self.chance = random.Random(number)
        self.moves = 0
        self.is_over = threading.Event()

    def run(self) -> None:
        while not self.is_over.wait(self.chance.uniform(*THINK)):
            for seat in self.seats:
                before = seat.step()
                self.moves += seat.seat in before["play"]["view"]["actors"]


class Requests:
    """What the page asked for since `start`, and what it was refused."""

    def __init__(self, guest: Guest) -> None:
        self.kinds: Counter[str] = Counter()
        self.pictures: list[float] = []
        self.turned_down = 0
        guest.page.on("request", self.note)
        guest.page.on("response", self.look)

    def start(self) -> None:
        self.kinds.clear()
        self.pictures.clear()
        self.turned_down = 0

    def note(self, request: Request) -> None:
        body = request.post_data_json if request.url.endswith("/messages") else None
        kind = body["type"] if body else "other"
        self.kinds[kind] += 1
        if kind == PICTURES:
            self.pictures.append(time.monotonic())

    def look(self, response: Response) -> None:
        self.turned_down += response.status == TURNED_DOWN

    @property
    def most_in_a_second(self) -> int:
        return max((sum(at <= other < at + 1 for other in self.pictures) for at in self.pictures), default=0)


def seated(server: Server, opened: Browser, tables: int) -> tuple[Guest, list[list[Seat]]]:
    """A class that has just been seated, and its teacher at her page."""
    names = [f"Child {number}" for number in range(tables * AT_A_TABLE)]
    teacher = make_class(server, names, game="sevens", options={"games": 9}, size=AT_A_TABLE)
    children = [come_in(server, teacher.code, child_code=child["code"]) for child in teacher.now()["children"]]
    lines = [child.line() for child in children]
    assert teacher.say("seat-all")["type"] == "accepted"
    seats = [Seat(server, child.say("take-seat")["joined"]) for child in children]
    for line in lines:
        line.close()
    guest = Guest(opened, server.address)
    guest.go(f"/teach/{teacher.code}#k={teacher.token}")
    expect(guest.page.get_by_test_id(f"table-{tables}")).to_be_visible()
    codes = dict.fromkeys(seat.code for seat in seats)
    return guest, [[seat for seat in seats if seat.code == code] for code in codes]


def main() -> None:
    reader = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    reader.add_argument("--tables", type=int, default=7)
    reader.add_argument("--seconds", type=int, default=60)
    wish = reader.parse_args()
    if reason := obstacle():
        sys.exit(reason)
    with tempfile.TemporaryDirectory() as folder, Server(Path(folder)) as server, browser() as opened:
        guest, tables = seated(server, opened, wish.tables)
        requests = Requests(guest)
        busy = [BusyTable(seats, number) for number, seats in enumerate(tables)]
        for table in busy:
            table.start()
        guest.page.wait_for_timeout(3_000)
        requests.start()
        guest.page.wait_for_timeout(1_000 * wish.seconds)
        kinds, per_minute = dict(requests.kinds), round(60 * requests.kinds[PICTURES] / wish.seconds)
        most, turned_down = requests.most_in_a_second, requests.turned_down
        for table in busy:
            table.is_over.set()
            table.join()
    print(f"moves at {len(busy)} tables in {wish.seconds} s: {sum(table.moves for table in busy)}")
    print(f"requests of the teacher's page: {kinds}")
    print(f"for pictures of tables: {per_minute} per minute, at most {most} in one second")
    print(f"turned down with 429: {turned_down}")
    sys.exit(1 if turned_down or per_minute > MAX_PER_MINUTE else 0)


if __name__ == "__main__":
    main()
