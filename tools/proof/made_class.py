"""A made class of 28 with planted misunderstandings: does the report find each of them, and accuse nobody else?

    python -m tools.proof.made_class --seeds 1-20 --lessons 2

Every child plays like a bot, at real tables of a class, and slips now and then, one more often than another:
a move like others in this game, but not allowed here. In every game some children have a blind spot on top
(tools/games/*/blind_spots.py). The report is then read from the logs of the tables alone, after each lesson from all
that was seen by then. Of a planted one that it does not find it should say that too little was seen: that is counted.
"""

import argparse
import sys
from collections.abc import Callable
from dataclasses import dataclass
from importlib import import_module
from random import Random
from typing import Any

from playmat.bots.bot import TableTurn
from playmat.bots.registry import find_bot
from playmat.classroom.report.findings import Findings, findings
from playmat.classroom.report.observed import ChildSeen, observed
from playmat.classroom.sittings import Sitting, Sittings
from playmat.core.chance import SeedChance, stream_of
from playmat.core.match import Match
from playmat.games.registry import find_game
from playmat.insight.slips import Slip
from playmat.table import log, messages
from playmat.table.admission import CreateTable
from playmat.table.class_notes import refused_try
from playmat.table.decide import after, decide
from playmat.table.decision import Decision, who_sits
from playmat.table.opening import opened
from playmat.table.table import Table, rebuild

CHILDREN = 28
GAMES = ["stars_and_bars", "sevens", "big_bang", "number_line", "bang_zoom"]
MOST_MOVES = 4000
LEAST_CARELESS, MOST_CARELESS = 0.01, 0.06
TRIES_FOR_A_SLIP = 40


@dataclass(frozen=True)
class BlindSpot:
    """Something a child does not know. `wants` is what it plays instead of a sensible move, or nothing here."""

    slip: Slip
    wants: Callable[[Match, int, Random], str | None]


@dataclass(frozen=True)
class MadeLesson:
    """What is played, how many sit at a table, how many matches, and which blind spots are planted."""

    game: str
    options: dict[str, Any]
    size: int
    matches: int
    blind_spots: tuple[BlindSpot, ...]
    level: str = "easy"  # the bot that plays for a child who knows everything


@dataclass
class Pupil:
    number: int
    careless: float
    blind: BlindSpot | None = None


class MadeTable:
    """A table of the class, played to the end of its matches by its children."""

    def __init__(self, lesson: MadeLesson, pupils: list[Pupil], random: Random, pool: list[str]) -> None:
        self.lesson = lesson
        self.pupils = pupils
        self.random = random
        self.pool = pool
        self.bot = find_bot(lesson.level, find_game(lesson.game))
        first, _ = opened(CreateTable(lesson.game, ["open"] * len(pupils), options=lesson.options), 0)
        seats = [log.SeatPlan("human", seat.colour) for seat in first.seats]
        fields = {name: getattr(first, name) for name in first.__struct_fields__}
        self.log: list[log.AnyEntry] = [log.Opened(**{**fields, "seats": seats, "class_code": "CDFGHJK"})]
        self.table: Table = rebuild("", self.log, [""] * len(seats))
        self.now = 0

    def keep(self, decision: Decision) -> None:
        self.log += decision.entries
        self.table = after(self.table, decision)

    def play(self) -> None:
        for _ in range(self.lesson.matches):
            self.keep(Decision([log.Dealt(at=self.now, seed=f"{self.random.getrandbits(128):032x}")]))
            for _ in range(MOST_MOVES):
                play = self.table.play
                assert play is not None
                if play.match.is_over:
                    break
                if not self.table.may_act():
                    for seat in range(len(self.pupils)):
                        self.say(seat, messages.Ready(f"r{len(self.log)}"))
                    continue
                self.decide_for(play.match, self.random.choice(self.table.may_act()))

    def decide_for(self, match: Match, seat: int) -> None:
        pupil = self.pupils[seat]
        chosen = match.format(self.bot.choose(TableTurn(match, seat), stream_of(f"{self.random.random()}")))
        wanted = pupil.blind.wants(match, seat, self.random) if pupil.blind else None
        if wanted is None and self.random.random() < pupil.careless:
            wanted = self.slip(match, seat, chosen)
        self.now += 1_000
        if wanted is not None:
            move = match.parse(wanted)
            refusal = None if move is None else match.refuse(seat, move)
            if refusal is None and move is not None:
                chosen = wanted
            elif refusal is not None:
                self.keep(refused_try(self.table, seat, wanted, refusal, 1, self.now))
        self.say(seat, messages.Move(f"m{len(self.log)}", chosen))

    def say(self, seat: int, message: Any) -> None:
        self.keep(decide(self.table, who_sits(self.table, seat, is_host_key=False), message, self.now, "5eed" * 8))

    def slip(self, match: Match, seat: int, chosen: str) -> str | None:
        """A move like the one that was meant, but somewhere else, or of another kind: as it may be, often refused."""
        verb = chosen.split(" ")[0]
        for _ in range(TRIES_FOR_A_SLIP):
            text = self.random.choice(self.pool)
            if text.split(" ")[0] != verb and self.random.random() < 0.7:
                continue
            move = match.parse(text)
            refusal = None if move is None else match.refuse(seat, move)
            if refusal is not None and refusal.code not in ("not-held", "not-in-hand"):
                return text
        return None


def some_moves(lesson: MadeLesson) -> list[str]:
    """Texts of moves of this game, as they come up in play by chance."""
    game = find_game(lesson.game)
    texts: set[str] = set()
    for number in range(3):
        match = game.start(lesson.options, lesson.size, SeedChance(f"{number:032x}"))
        stream = stream_of(str(number))
        for _ in range(MOST_MOVES):
            if match.is_over:
                break
            seat = match.actors()[0]
            legal = match.legal(seat)
            texts.update(match.format(move) for move in legal[:200])
            match.play(seat, legal[stream.fast_below(len(legal))])
    return sorted(texts)


def made_lesson(lesson: MadeLesson, random: Random, pool: list[str]) -> tuple[list[Pupil], Findings]:
    """One lesson and what its report says."""
    pupils, seen = made_lessons(lesson, random, pool, 1)
    return pupils, findings(seen[-1])


def made_lessons(
    lesson: MadeLesson, random: Random, pool: list[str], lessons: int
) -> tuple[list[Pupil], list[dict[int, ChildSeen]]]:
    """The children, and what was seen of each after the first lesson, after the second and so on."""
    pupils = [Pupil(it, random.uniform(LEAST_CARELESS, MOST_CARELESS)) for it in range(CHILDREN)]
    for child, blind in zip(random.sample(range(CHILDREN), len(lesson.blind_spots)), lesson.blind_spots, strict=True):
        pupils[child].blind = blind
    after: list[dict[int, ChildSeen]] = []
    for held in range(lessons):
        seen: dict[int, ChildSeen] = {}
        for before in after[-1:]:
            for child, one in before.items():
                seen.setdefault(child, ChildSeen()).add(one)
        order = pupils if held == 0 else random.sample(pupils, CHILDREN)
        for number, start in enumerate(range(0, CHILDREN, lesson.size)):
            code = f"{held}.{number}"
            group = order[start : start + lesson.size]
            table = MadeTable(lesson, group, random, pool)
            table.play()
            sat = Sittings(tuple(Sitting(it.number, code, seat, 0, 1e18) for seat, it in enumerate(group)))
            for child, one in observed(code, table.log, sat)[1].items():
                seen.setdefault(child, ChildSeen()).add(one)
        after.append(seen)
    return pupils, after


@dataclass
class Tally:
    planted: int = 0
    found: int = 0
    open: int = 0  # not found, but told to be one of whom too little was seen
    wrong: int = 0
    beside: int = 0  # something else of a child with a blind spot
    is_sum: bool = False


def main() -> None:
    options = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    options.add_argument("--seeds", default="1-3", help="one, or from-to")
    options.add_argument("--games", nargs="*", default=GAMES)
    options.add_argument("--lessons", type=int, default=1, help="how many the class has; told of after each")
    options.add_argument("--names", action="store_true", help="tell each finding")
    asked = options.parse_args()
    first, _, last = asked.seeds.partition("-")
    totals: list[dict[str, Tally]] = [{} for _ in range(asked.lessons)]
    for name in asked.games:
        lesson: MadeLesson = import_module(f"tools.games.{name}.blind_spots").LESSON
        pool = some_moves(lesson)
        for seed in range(int(first), int(last or first) + 1):
            pupils, seen = made_lessons(lesson, Random(f"{seed} {name}"), pool, asked.lessons)
            for total, so_far in zip(totals, seen, strict=True):
                count(total, name, pupils, findings(so_far), tells=asked.names)
    for number, total in enumerate(totals, 1):
        print(f"{f'after {number} lesson(s)':52} planted found too-little-seen")
        for key, tally in total.items():
            print(f"{key:52} {tally.planted:7} {tally.found:5} {tally.open:15}{told_beside(tally)}")
    sys.exit(any(tally.wrong or tally.found < tally.planted for tally in totals[-1].values()))


def told_beside(tally: Tally) -> str:
    return f"   of others: {tally.wrong}, of the same children: {tally.beside}" if tally.is_sum else ""


def count(total: dict[str, Tally], name: str, pupils: list[Pupil], found: Findings, *, tells: bool) -> None:
    told = {(it.child, it.slip) for it in found.findings}
    planted = {(it.number, it.blind.slip) for it in pupils if it.blind is not None}
    left_open = {(child, topic.slip) for topic in found.topics for child in topic.open}
    for child, slip in sorted(planted):
        tally = total.setdefault(f"{name}: {slip.name} ({slip.rule})", Tally())
        tally.planted += 1
        tally.found += (child, slip) in told
        tally.open += (child, slip) in left_open
    blind = {child for child, _ in planted}
    everybody = total.setdefault(f"{name}: all findings", Tally())
    everybody.is_sum = True
    everybody.planted += len(planted)
    everybody.found += len(planted & told)
    everybody.open += len(planted & left_open)
    everybody.wrong += sum(it.child not in blind for it in found.findings)
    everybody.beside += sum(it.child in blind and (it.child, it.slip) not in planted for it in found.findings)
    if tells:
        for it in found.findings:
            sign = "planted" if (it.child, it.slip) in planted else "blind elsewhere" if it.child in blind else "WRONG"
            print(f"  {name} child {it.child}: {it.slip.name} {it.missed} of {it.chances}, {it.sure:.3f} {sign}")
        for child, slip in sorted(planted - told):
            topic = next((it for it in found.topics if it.slip == slip), None)
            print(f"  {name} child {child}: {slip.name} NOT FOUND; open: {topic.open if topic else None}")


if __name__ == "__main__":
    main()
