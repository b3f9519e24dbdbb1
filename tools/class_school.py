"""A class that has been at play for a while, made by protocol: lessons with slips, a question, homework, cups, a deal.

What `tools/class_shots.py` photographs after a lesson; nothing here opens a browser.
"""

import threading
import time
from collections.abc import Callable, Iterable
from contextlib import suppress
from functools import partial
from typing import Any, Final

from websockets.exceptions import ConnectionClosed

from class_serving import ClassLine, Json, Member, come_in, make_class
from playmat.puzzles.shelf import find_puzzle
from serving import Seat, Server, my_moves, play_out

NAMES: Final = ["Ada", "Bartholomew", "Cy", "Dee", "Eve", "Fay", "Gus", "María José", "Ida", "Jo", "Kim"]
DAY_MS: Final = 86_400_000
# Who tries what is taken at every turn; who asks for a hint at the first one.
SLIPS: Final = frozenset((1, 4, 7))
HINTS: Final = frozenset((2, 7))
PUZZLES: Final = 4
PATIENCE: Final = 60.0


def read_on(line: ClassLine) -> ClassLine:
    """Read it for as long as it is open: a line that nobody reads is taken for dead after a while."""

    def read() -> None:
        with suppress(ConnectionClosed, TimeoutError):
            while True:
                line.next(600)

    threading.Thread(target=read, daemon=True).start()
    return line


def listened(member: Member) -> ClassLine:
    return read_on(member.line())


class School:
    """A teacher and eleven children, everybody on the line."""

    def __init__(self, server: Server, names: list[str] = NAMES, **plan: Any) -> None:
        self.server = server
        self.plan: Json = {"game": "number-line", "size": 2, "options": {"start": "seat"}, **plan}
        self.teacher = make_class(server, names, **self.plan)
        codes = [child["code"] for child in self.teacher.now()["children"]]
        self.children: list[Member] = []
        for code in codes:
            self.children.append(come_in(server, self.teacher.code, child_code=code))
        self.lines = [listened(child) for child in self.children]

    def close(self) -> None:
        for line in self.lines:
            line.close()

    # A lesson.

    def seats(self, numbers: Iterable[int] | None = None) -> dict[int, Seat]:
        wanted = range(len(self.children)) if numbers is None else numbers
        opened = {number: self.children[number].say("take-seat") for number in wanted}
        return {number: Seat(self.server, answer["joined"]) for number, answer in opened.items() if "joined" in answer}

    def tables(self) -> list[dict[int, Seat]]:
        found: dict[str, dict[int, Seat]] = {}
        for number, seat in self.seats().items():
            found.setdefault(seat.code, {})[number] = seat
        return list(found.values())

    def play(self, rounds: int = 1) -> None:
        """Everybody plays a match with somebody else, so many times."""
        for _ in range(rounds):
            assert self.teacher.say("seat-all")["type"] == "accepted"
            for table in self.tables():
                play_with_slips(table)

    def ask(self) -> None:
        """A question, answered by all but one, and told."""
        place = {"of": "scene", "game": self.plan["game"], "scene": 0, "step": 2}
        assert self.teacher.say("ask-class", place=place)["type"] == "accepted"
        poll = self.teacher.now()["poll"]["poll"]
        moves = my_moves(self.children[0].say("see-poll", poll=poll)["table"])
        for number, child in enumerate(self.children[1:]):
            child.say("answer-poll", poll=poll, text=moves[number % 3 % len(moves)])
        for stage in ("shown", "told", "closed"):
            self.teacher.say("step-poll", poll=poll, to=stage)

    def judged(self) -> None:
        """Wait until the review has looked at all tables."""
        until(self.is_judged)

    def is_judged(self) -> bool:
        told = self.server.web.get(f"{self.teacher.at}/report", headers=self.teacher.bearer).json()["judging"]
        return bool(told["done"] >= told["total"])

    # Homework.

    def solve_some(self, homework: int) -> None:
        """Ada solves all, Bartholomew some with tries, Cy none, Dee after the answer; the others have not begun."""
        puzzles = [one["puzzle"] for one in self.teacher.say("see-homework", homework=homework)["puzzles"]]
        for puzzle in puzzles:
            self.attempt(0, homework, puzzle)
        for number, puzzle in enumerate(puzzles[:3]):
            self.attempt(1, homework, puzzle, wrongs=number)
        self.attempt(2, homework, puzzles[0], wrongs=2, solves=False)
        self.attempt(3, homework, puzzles[0], wrongs=3, shown=True)

    def attempt(
        self, child: int, homework: int, name: str, wrongs: int = 0, *, solves: bool = True, shown: bool = False
    ) -> None:
        puzzle = find_puzzle(name)
        firsts = {line[0] for line in puzzle.lines}
        offered = map(puzzle.start().format, puzzle.start().offer(puzzle.seat).moves)
        wrong = next(text for text in offered if text not in firsts)
        to_do = next(one for one in self.children[child].now()["homework"] if one["homework"] == homework)
        given = [one["puzzle"] for one in self.teacher.say("see-homework", homework=homework)["puzzles"]]
        task: Json = {"homework": homework, "puzzle": to_do["puzzles"][given.index(name)]}
        for _ in range(wrongs):
            assert self.children[child].say("homework-try", **task, moves=[wrong])["type"] == "accepted"
        if shown:
            path = f"/api/classes/{self.teacher.code}/puzzles/{task['puzzle']}/answer"
            assert self.teacher.server.get(path, self.children[child].token).status_code == 200
        if solves:
            self.children[child].say("homework-try", **task, moves=[*puzzle.lines[0]])

    def give_puzzles(self) -> int:
        return self.give(title="", count=PUZZLES, band="easy", until=int(time.time() * 1000) + 7 * DAY_MS)

    def give_matches(self) -> int:
        play = {"matches": 3, "level": "easy", "same_deals": True}
        return self.give(title="Friday", until=int(time.time() * 1000) + 3 * DAY_MS, play=play)

    def give_ticket(self) -> int:
        return self.give(count=3, own=True)

    def give(self, **facts: Any) -> int:
        given = self.teacher.say("give-homework", game=self.plan["game"], **facts)
        assert given["type"] == "accepted", given
        return max(int(one["homework"]) for one in self.teacher.now()["homework"])

    def play_some(self, homework: int) -> None:
        """Ada has played all her matches, Bartholomew and Cy one, Dee has begun."""
        for child, matches in ((0, (0, 1, 2)), (1, (0,)), (2, (0,))):
            for match in matches:
                answer = self.children[child].say("play-homework", homework=homework, match=match)
                assert "joined" in answer, answer
                play_out([Seat(self.server, answer["joined"])], one_of(child))
                until(partial(self.is_played, homework, child, match))
        self.children[3].say("play-homework", homework=homework, match=0)

    def is_played(self, homework: int, child: int, match: int) -> bool:
        told = self.children[child].now()["homework"]
        return any(one["homework"] == homework and one["matches"][match]["over"] for one in told)

    # Cups.

    def cup(self, method: str, rounds: int, title: str = "", absent: tuple[int, ...] = ()) -> int:
        """A cup of which so many rounds were drawn; the last of them is still played."""
        self.teacher.say("end-lesson")
        made = self.teacher.say("make-cup", plan=self.plan, method=method, title=title)
        assert made["type"] == "accepted", made
        cup = int(self.teacher.now()["cups"][-1]["cup"])
        for number in absent:
            self.lines[number].close()
        for drawn in range(rounds):
            answer = self.teacher.say("draw-cup", cup=cup)
            assert answer["type"] == "accepted", answer
            if drawn < rounds - 1:
                self.play_round(cup)
        return cup

    def settle_rounds(self, cup: int, rounds: int) -> None:
        """So many rounds, of which the teacher says who has won: the first one named at each table."""
        for number in range(rounds):
            assert self.teacher.say("draw-cup", cup=cup)["type"] == "accepted"
            places = [[[table["children"][0]], table["children"][1:]] for table in self.drawn(cup)]
            for first, others in places:
                self.teacher.say("settle-cup", cup=cup, round=number, places=[first, others])

    def drawn(self, cup: int) -> list[Json]:
        """The tables of the last round."""
        tables: list[Json] = self.teacher.say("see-cup", cup=cup)["rounds"][-1]["tables"]
        return tables

    def play_round(self, cup: int) -> None:
        for table in self.tables():
            play_with_slips(table, frozenset(), nth=-1)
        until(lambda: not self.teacher.say("see-cup", cup=cup)["round_on"])


class SameDeal(School):
    """Everybody has played the same cards, each table its own way."""

    def __init__(self, server: Server, **plan: Any) -> None:
        super().__init__(server, NAMES[:6], same_deal=True, **plan)
        assert self.teacher.say("seat-all")["type"] == "accepted"
        for nth, table in enumerate(self.tables()):
            play_out([*table.values()], one_of(3 * nth))
        tables = len(self.teacher.now()["lesson"]["tables"])
        until(lambda: len(self.teacher.say("see-same-deal")["over"]) == tables)


def one_of(nth: int) -> Callable[[list[str]], str]:
    return lambda moves: moves[nth % len(moves)]


def until(is_so: Callable[[], bool]) -> None:
    end = time.monotonic() + PATIENCE
    while not is_so():
        assert time.monotonic() < end, "it did not come"
        time.sleep(0.1)


def play_with_slips(table: dict[int, Seat], slips: frozenset[int] = SLIPS, nth: int = 0) -> None:
    """To the end; who slips tries first what the one before has taken."""
    taken = ""
    asked: set[int] = set()
    for _ in range(400):
        moved = False
        for number, seat in table.items():
            shown = seat.table(10**6)
            if shown["stage"] == "over":
                return
            if seat.seat in shown["waiting_for"]:
                seat.do("ready")
                moved = True
            elif moves := my_moves(shown):
                if number in HINTS and number not in asked:
                    asked.add(number)
                    seat.say("hint")
                if number in slips and taken and taken not in moves:
                    seat.say("move", text=taken)
                taken = moves[nth]
                seat.do("move", text=taken)
                moved = True
        if not moved:
            time.sleep(0.05)  # a bot is at it
    raise AssertionError("it never ends")
