"""Lessons of a made class of 28: every child plays like a bot, at real tables of a class, and slips now and then, one
more often than another: a move like others in this game, but not allowed here, or one that is allowed and misses what
was there to be seen (a sum, a duty, a card that cannot be there). In every game some children have a blind spot on top
(tools/games/*/blind_spots.py); in lessons of their own some know every rule and choose badly, among others who choose
well and now and then rashly. What was seen of each is then read from the logs of the tables alone, as a report does.
"""

from collections.abc import Callable
from dataclasses import dataclass, field
from functools import cache
from random import Random
from typing import Any

from tools.proof.made_choices import judged_table

from playmat.bots.bot import TableTurn
from playmat.bots.registry import find_bot
from playmat.classroom.log import TableJudged
from playmat.classroom.report.observed import Seen, observed
from playmat.classroom.report.report import merged
from playmat.classroom.sittings import Sitting, Sittings
from playmat.core.chance import SeedChance, stream_of
from playmat.core.match import Match
from playmat.games.registry import find_game
from playmat.insight.slips import Slip, slips_of
from playmat.table import log, messages
from playmat.table.admission import CreateTable
from playmat.table.class_notes import given_hint, refused_try
from playmat.table.decide import after, decide
from playmat.table.decision import Decision, who_sits
from playmat.table.opening import opened
from playmat.table.table import Table, rebuild

CHILDREN = 28
MOST_MOVES = 4000
LEAST_CARELESS, MOST_CARELESS = 0.01, 0.06
TRIES_FOR_A_SLIP = 40
OTHER_KIND = 0.3  # of the slips are moves of another kind than was meant
SOME_HINTS, MANY_HINTS = 0.03, 0.3  # of the decisions: of most children up to the first, of one the second
LEAST_RASH, MOST_RASH = 0.02, 0.25  # of the decisions of who chooses well: any move that is allowed


@dataclass(frozen=True)
class BlindSpot:
    """Something a child does not know. `wants` is what it plays instead of a sensible move, or nothing here."""

    slip: Slip
    wants: Callable[[Match, int, Random], str | None]


@dataclass(frozen=True)
class MadeLesson:
    """What is played, how many sit at a table, how many matches, and which blind spots are planted."""

    title: str
    game: str
    options: dict[str, Any]
    size: int
    matches: int
    blind_spots: tuple[BlindSpot, ...]
    level: str = "easy"  # the bot that plays for a child who knows everything
    knows: Callable[[Match, int, Random], str | None] | None = None  # what that child does where bots do nothing
    hard: Callable[[Match], float] | None = None  # so many times as often all children slip here
    choosing_badly: int = 0  # so many children know every rule and choose badly; the review then looks at all choices


@dataclass
class Pupil:
    number: int
    careless: float
    asks: float  # for a hint, in this share of its decisions
    blind: BlindSpot | None = None
    rash: float = 0.0  # plays anything that is allowed, in this share of its decisions; 1 is choosing badly
    hints: int = 0  # that it has had


@dataclass
class Held:
    """A class after some lessons: its children, and what was seen of each by the end of the first, of the second ..."""

    pupils: list[Pupil]
    seen: list[Seen] = field(default_factory=list)
    hints: list[dict[int, int]] = field(default_factory=list)  # that each child really had by then
    judged: list[dict[str, TableJudged]] = field(default_factory=list)  # by then, by table: what the review says

    @property
    def planted(self) -> set[tuple[int, Slip]]:
        return {(it.number, it.blind.slip) for it in self.pupils if it.blind is not None}

    @property
    def choosing_badly(self) -> set[int]:
        return {it.number for it in self.pupils if it.rash == 1}


class MadeTable:
    """A table of the class, played to the end of its matches by its children."""

    def __init__(self, lesson: MadeLesson, pupils: list[Pupil], random: Random) -> None:
        self.lesson = lesson
        self.pupils = pupils
        self.random = random
        self.pool = some_moves(lesson)
        self.slips = slips_of(lesson.game)
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
        if self.random.random() < pupil.asks:
            decision = given_hint(self.table, seat, self.now)
            pupil.hints += len(decision.entries)
            self.keep(decision)
        chosen = self.lesson.knows(match, seat, self.random) if self.lesson.knows else None
        if chosen is None and pupil.rash and self.random.random() < pupil.rash:
            chosen = self.anything(match, seat)
        if chosen is None:
            chosen = match.format(self.bot.choose(TableTurn(match, seat), stream_of(f"{self.random.random()}")))
        wanted = pupil.blind.wants(match, seat, self.random) if pupil.blind else None
        hard = self.lesson.hard(match) if self.lesson.hard else 1.0
        if wanted is None and self.random.random() < pupil.careless * hard:
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

    def anything(self, match: Match, seat: int) -> str | None:
        """Any move that is allowed and misses nothing."""
        moves = [move for move in match.legal(seat) if not any(self.slips.decided(match, seat, move).values())]
        return match.format(self.random.choice(moves)) if moves else None

    def slip(self, match: Match, seat: int, chosen: str) -> str | None:
        """Something is overlooked, where it can be; or a move like the one that was meant, but somewhere else, or of
        another kind: as it may be, often refused."""
        overlooks = [move for move in match.legal(seat) if any(self.slips.decided(match, seat, move).values())]
        if overlooks and self.random.random() > OTHER_KIND:
            return match.format(self.random.choice(overlooks))
        verb = chosen.split(" ")[0]
        for _ in range(TRIES_FOR_A_SLIP):
            text = self.random.choice(self.pool)
            if text.split(" ")[0] != verb and self.random.random() > OTHER_KIND:
                continue
            move = match.parse(text)
            refusal = None if move is None else match.refuse(seat, move)
            if refusal is not None and refusal.code not in ("not-held", "not-in-hand"):
                return text
        return None


def some_moves(lesson: MadeLesson) -> list[str]:
    """Texts of moves of this game, as they come up in play by chance."""
    return moves_of(lesson.game, lesson.size, tuple(lesson.options.items()))


@cache
def moves_of(name: str, size: int, options: tuple[tuple[str, Any], ...]) -> list[str]:
    game = find_game(name)
    texts: set[str] = set()
    for number in range(3):
        match = game.start(dict(options), size, SeedChance(f"{number:032x}"))
        stream = stream_of(str(number))
        for _ in range(MOST_MOVES):
            if match.is_over:
                break
            seat = match.actors()[0]
            legal = match.legal(seat)
            texts.update(match.format(move) for move in legal[:200])
            match.play(seat, legal[stream.fast_below(len(legal))])
    return sorted(texts)


def made_class(lesson: MadeLesson, seed: str, lessons: int) -> Held:
    """A class that plays so many lessons of a game, at other tables each time."""
    random = Random(seed)
    held = Held(some_pupils(lesson, random))
    for number in range(lessons):
        order = held.pupils if number == 0 else random.sample(held.pupils, CHILDREN)
        parts, judged = held.seen[-1:], dict(held.judged[-1]) if held.judged else {}
        for start in range(0, CHILDREN, lesson.size):
            code = f"{number}.{start}"
            group = order[start : start + lesson.size]
            table = MadeTable(lesson, group, random)
            table.play()
            sat = Sittings(tuple(Sitting(it.number, code, seat, 0, 1e18) for seat, it in enumerate(group)))
            parts.append(observed(code, table.log, sat)[1])
            if lesson.choosing_badly:
                judged[code] = judged_table(code, table.log, sat)
        held.seen.append(merged(parts))
        held.judged.append(judged)
        held.hints.append({it.number: it.hints for it in held.pupils})
    return held


def some_pupils(lesson: MadeLesson, random: Random) -> list[Pupil]:
    pupils = [
        Pupil(number, random.uniform(LEAST_CARELESS, MOST_CARELESS), random.uniform(0, SOME_HINTS))
        for number in range(CHILDREN)
    ]
    random.choice(pupils).asks = MANY_HINTS
    for child, blind in zip(random.sample(pupils, len(lesson.blind_spots)), lesson.blind_spots, strict=True):
        child.blind = blind
    if lesson.choosing_badly:
        for child in pupils:
            child.rash = random.uniform(LEAST_RASH, MOST_RASH)
        for child in random.sample(pupils, lesson.choosing_badly):
            child.rash = 1.0
    return pupils
