"""Pages that children take home, made of the report: no ranks, no figures of others, in a child's own words."""

from collections.abc import Callable, Iterable, Mapping
from typing import Final

from playmat.classroom.animals import colours_of, drawing_of
from playmat.classroom.child import Child
from playmat.classroom.positions import PositionRef
from playmat.classroom.report.told import ANY, ChildTold, ClassReport, FindingTold, PlaceTold
from playmat.classroom.school_class import SchoolClass
from playmat.classroom.words import called, class_words
from playmat.core.match import Match
from playmat.core.message import Facts, message
from playmat.core.refusal import refused
from playmat.faces.drawing import Drawing
from playmat.games.registry import GAMES
from playmat.pictures.example import RuleExample, Try
from playmat.pictures.rule_pictures import drawn as drawn_example
from playmat.pictures.rule_pictures import pictures_of
from playmat.pictures.words import caption_of
from playmat.print.class_sheets import Animal
from playmat.print.home_page import AtHome, HomePage, Part, Shown, home_page
from playmat.print.lesson_pack import pack_of
from playmat.print.page import Page
from playmat.print.paper import PAPERS
from playmat.print.words import sheet_words
from playmat.words.catalogue import catalogue

MOST_LINES: Final = 4
MISSED: Final = "missed"  # marks a move that the rules allow, and that was a mistake
ASK: Final = ("home-ask-1", "home-ask-2", "home-ask-3")
Matches = Mapping[PositionRef, Match]


def children_of(it: SchoolClass, child: int | None) -> list[Child]:
    """One, or all in their order."""
    if child is not None and child not in it.children:
        raise refused("no-such-child")
    return [one for one in it.children.values() if child in (None, one.number)]


def places_wanted(report: ClassReport, children: Iterable[int]) -> list[PlaceTold]:
    """The position of each of these children that is drawn, where there is one."""
    return [place for child in children if (place := place_of(report, child)) is not None]


def place_of(report: ClassReport, child: int) -> PlaceTold | None:
    """What it does not know yet, or else its costliest decision."""
    finding = finding_of(report, child)
    if finding is not None:
        return finding.places[0]
    told = next(one for one in report.children if one.child == child)
    return next((place for one in told.accuracy for place in one.places), None)


def finding_of(report: ClassReport, child: int) -> FindingTold | None:
    """The first that can be shown; one that has words of its own before one that only names a rule."""
    found = [one for one in report.findings if one.child == child and one.places]
    return min(found, key=lambda one: one.slip == ANY, default=None)


def pages_of(
    it: SchoolClass, report: ClassReport, children: Iterable[Child], matches: Matches, paper: str, language: str
) -> list[Page]:
    """`matches` as they stood at each of the wanted positions."""
    told = {one.child: one for one in report.children}
    writer = Writer(it, report, matches, language)
    return [home_page(writer.page(child, told[child.number]), PAPERS[paper]) for child in children]


class Writer:
    """Writes the pages of a class in one language."""

    def __init__(self, it: SchoolClass, report: ClassReport, matches: Matches, language: str) -> None:
        self.it = it
        self.report = report
        self.matches = matches
        self.language = language
        words = class_words(language)
        self.say: Callable[[str, Facts], str] = lambda key, facts: words.say(message(key, facts))

    def page(self, child: Child, told: ChildTold) -> HomePage:
        light, dark = colours_of(child.animal)
        return HomePage(
            name="" if self.it.hidden else called(child, self.language),
            write_name=self.say("paper-write-name", {}),
            animal=Animal(drawing_of(child.animal), light, dark),
            title=self.say("home-title", {}),
            parts=self.parts(told),
            shown=self.shown(child.number) or self.how(told),
            at_home=self.at_home(told),
            foot=self.say("home-foot", {}),
        )

    def parts(self, told: ChildTold) -> list[Part]:
        """Nobody can do anything yet who has not played."""
        played, able = Part(self.say("home-played", {}), self.played(told)), self.say("home-able", {})
        done = [played, Part(able, self.able(told))] if told.decisions else [played]
        return [*done, Part(self.say("home-next", {}), self.aims(told))]

    def played(self, told: ChildTold) -> list[str]:
        mine = {one.lesson for one in told.lessons}
        games = [
            title
            for lesson in self.report.lessons
            if lesson.number in mine and self.report.lesson in (None, lesson.number)
            for title in lesson.games
        ]
        if not told.decisions:
            return [self.say("home-not-yet", {})]
        facts: Facts = {"decisions": told.decisions, "matches": told.matches}
        return [", ".join(dict.fromkeys(games)), self.say("home-moves", facts)]

    def able(self, told: ChildTold) -> list[str]:
        found = [*told.able[:MOST_LINES]]
        has_findings = any(one.child == told.child for one in self.report.findings)
        if told.enough and not found and not has_findings:
            found = [self.say("home-able-rules", {})]
        return found or [self.say("home-able-begun", {})]

    def aims(self, told: ChildTold) -> list[str]:
        if not told.decisions:
            return [self.say("home-next-first", {})]
        if told.aims:
            return told.aims[:2]
        has_better = any(one.places for one in told.accuracy)
        return [self.say("home-next-look" if has_better else "home-next-teach", {})]

    def shown(self, child: int) -> Shown | None:
        place = place_of(self.report, child)
        match = self.matches.get(place.position) if place else None
        if place is None or match is None:
            return None
        drawing = drawn(match, place)
        if drawing is None:
            return None
        if not place.better:
            finding = finding_of(self.report, child)
            assert finding is not None, "what is not better was missed"
            able = catalogue(self.language, finding.game).say_or(f"able-{finding.slip}", "")
            lines = [self.say("home-not-allowed" if place.refused else "home-played-this", {})]
            if able:
                lines = [f"{lines[0]} {self.say('home-next-time', {})}", able]
            return Shown(self.say("home-look", {}), drawing, lines)
        lines = [self.say("home-better", {}), place.better, *place.why[:1]]
        return Shown(self.say("home-look", {}), drawing, lines)

    def game_of(self, told: ChildTold) -> str:
        """What the child played last; empty where it has not played yet, or where nobody knows the game any more."""
        mine = {one.lesson for one in told.lessons} if told.decisions else set()
        titles = [title for one in self.report.lessons if one.number in mine for title in one.games]
        called = {catalogue(self.language, game).say_or("title", game): game for game in GAMES}
        return called.get(titles[-1], "") if titles else ""

    def how(self, told: ChildTold) -> Shown | None:
        """Where there is no position to look at, those at home are told how the game goes."""
        game = self.game_of(told)
        if not game:
            return None
        how, name = sheet_words(self.language, game).text("home-how"), pack_of(game).pictured
        drawing = drawn_example(game, name) if name else None
        lines = [how, caption_of(game, name, self.language)] if name else [how]
        return Shown(self.say("home-how", {}), drawing, lines)

    def at_home(self, told: ChildTold) -> AtHome | None:
        game = self.game_of(told)
        if not game:
            return None
        words = sheet_words(self.language, game)
        return AtHome(Part(words.text("home-ask"), [words.text(key) for key in ASK]), words.text("home-mine"))


def drawn(match: Match, place: PlaceTold) -> Drawing | None:
    """The position with the move in it: the better one with a tick, what was missed with a cross, as it was judged at
    the table. None where a game has no pictures of its positions."""
    pictures = pictures_of(match.setup.game.name)
    if pictures is None:
        return None
    sign = Try(place.best) if place.best else Try(place.text, refused=place.refused or MISSED, by=place.rule)
    example = RuleExample("home", "", (sign,), place.seat, match.setup.seats, match.setup.options, names_places=True)
    return pictures.draw(example, match, "full")
