"""How well children choose, by what the review says of their decisions: counted, and said where there were enough."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from math import sqrt
from typing import Final, Literal, cast

from playmat.classroom import log
from playmat.classroom.report.children import MOST_SEATS
from playmat.classroom.report.lessons import LessonHeld
from playmat.classroom.report.told import AccuracyInLesson, AccuracyTold, PlaceTold
from playmat.core.message import Facts, Message, message
from playmat.games.registry import find_game
from playmat.insight.insight import insight_of
from playmat.insight.words import insight_words
from playmat.words.catalogue import catalogue

FEWEST_CHOICES: Final = 16  # of a child, before anything is said; of fewer it could be chance
MOST_PLACES: Final = 3
# Of a child it is said that it chooses less well than the class where that is no chance, and is worth a word: children
# differ by so much anyway, and an error is made of that and of how few choices were seen (ADR 0139).
DIFFER: Final = 0.04
CLEAR: Final = 3.5  # errors
DOUBTFUL: Final = 1.0  # from here on it is told, and that it may be chance
WORTH_A_WORD: Final = 0.15
# How a child chooses beside the class: where moves are `alike` nobody is compared.
Standing = Literal["alike", "below", "unsure", "usual"]
# Where hardly any move is worse than another, the review has nothing to say of anybody.
ALL_ALIKE: Final = 0.99


@dataclass
class Marks:
    """Of one child, or of a whole class, in one game."""

    choices: int = 0
    good: int = 0
    marks: float = 0.0
    costly: list[log.Costly] = field(default_factory=list)

    def add(self, judged: log.ChildJudged) -> None:
        self.choices += judged.choices
        self.good += judged.good
        self.marks += judged.marks
        self.costly += judged.costly

    @property
    def share(self) -> float:
        return self.good / max(1, self.choices)


def judged_tables(entries: Iterable[log.AnyEntry]) -> dict[str, log.TableJudged]:
    """By table; the latest counts."""
    return {entry.code: entry for entry in entries if isinstance(entry, log.TableJudged)}


class GameAccuracy:
    """One game of the class: each child's decisions, lesson by lesson."""

    def __init__(
        self,
        game: str,
        held: Sequence[LessonHeld],
        judged: Mapping[str, log.TableJudged],
        codes: Sequence[str],
        children: Iterable[int],
        language: str,
    ) -> None:
        self.game = game
        self.language = language
        self.held = held
        self.judged = judged
        self.children = frozenset(children)
        self.codes = codes  # of this game, in all lessons

    def marks(self, codes: Iterable[str], child: int | None = None) -> Marks:
        """Of one child, or of all who still belong to the class."""
        found = Marks()
        for code in codes:
            for one, judged in self.judged[code].children.items() if code in self.judged else ():
                if one in self.children and child in (None, one):
                    found.add(judged)
        return found

    def told(self, codes: Sequence[str], child: int | None = None) -> AccuracyTold | None:
        """Of the chosen tables; nothing where nothing was judged."""
        found = self.marks(codes, child)
        if not found.choices:
            return None
        whole = found if child is None else self.marks(codes)
        enough = found.choices >= FEWEST_CHOICES
        standing = self.standing(found, whole) if enough else "usual"
        return AccuracyTold(
            game=self.game,
            choices=found.choices,
            good=found.good,
            accuracy=round(found.marks / found.choices, 1),
            enough=enough,
            below=standing == "below",
            unsure=standing == "unsure",
            alike=standing == "alike",
            sentence=self.sentence(found, whole, standing) if enough else "",
            places=self.places(found.costly),
            lessons=self.by_lesson(child),
        )

    def standing(self, found: Marks, whole: Marks) -> Standing:
        """Beside the others; the whole class has nobody beside it."""
        if insight_of(find_game(self.game)).chance_does_well or whole.share >= ALL_ALIKE:
            return "alike"
        errors = errors_below(found, whole)
        if errors >= CLEAR and usual_of(found, whole) - found.share >= WORTH_A_WORD:
            return "below"
        return "unsure" if errors >= DOUBTFUL else "usual"

    def sentence(self, found: Marks, whole: Marks, standing: Standing) -> str:
        child, others = tenths(found), tenths(whole)
        if whole.share >= ALL_ALIKE:
            said = message("report-choices-alike")
        elif standing == "alike":
            said = message("report-choices-easy", {"tenths": child})
        elif standing == "below":
            said = message("report-choices-below", {"tenths": child, "class": others})
        elif standing == "unsure":
            facts: Facts = {"tenths": child, "class": others, "alike": "yes" if child == others else "no"}
            said = message("report-choices-unsure", facts)
        else:
            said = message("report-choices", {"tenths": child})
        return catalogue(self.language).say(said)

    def by_lesson(self, child: int | None) -> list[AccuracyInLesson]:
        told = []
        for lesson in self.held:
            found = self.marks([code for code in lesson.tables if code in self.codes], child)
            if found.choices:
                told.append(AccuracyInLesson(lesson.number, found.choices, found.good))
        return told

    def places(self, costly: Sequence[log.Costly]) -> list[PlaceTold]:
        """The costliest, one of each table before a second of any."""
        waiting = sorted(costly, key=lambda it: (-it.cost, it.position.table, it.position.entry))
        chosen: list[log.Costly] = []
        while waiting and len(chosen) < MOST_PLACES:
            tables = {one.position.table for one in chosen}
            fresh = [it for it in waiting if it.position.table not in tables] or waiting
            chosen.append(fresh[0])
            waiting.remove(fresh[0])
        return [self.place(one) for one in chosen]

    def place(self, one: log.Costly) -> PlaceTold:
        words = insight_words(self.language, self.game)
        # It goes home as well, where nobody knows who sat where.
        names = [words.say(message("anybody-name"))] * MOST_SEATS
        names[one.seat] = words.say(message("you-name"))
        played, better, *why = [
            with_capital(words.say(cast(Message, it), names, one.seat)) for it in (one.played, one.said, *one.why)
        ]
        return PlaceTold(one.position, one.seat, one.text, one.best, better, why, played)


def with_capital(sentence: str) -> str:
    return sentence[:1].upper() + sentence[1:]


def tenths(found: Marks) -> int:
    return round(10 * found.share)


def errors_below(found: Marks, whole: Marks) -> float:
    """How far below the others of the class, without the child itself, in errors."""
    others = whole.choices - found.choices
    if not others:
        return 0.0
    usual = usual_of(found, whole)
    error = sqrt(usual * (1 - usual) * (1 / found.choices + 1 / others) + DIFFER**2)
    return (usual - found.share) / error


def usual_of(found: Marks, whole: Marks) -> float:
    """The share of good choices of all the others."""
    return (whole.good - found.good) / max(1, whole.choices - found.choices)
