"""Lessons that are ready for a game: a first time, ten minutes, as on paper … They lie with the words of the game."""

from functools import cache

import msgspec
from msgspec import Struct

from playmat.classroom.lesson_plan import LessonPlan
from playmat.games.registry import find_game, find_kit
from playmat.words.catalogue import catalogue

FILE = "ready.json"


class Written(Struct, frozen=True, forbid_unknown_fields=True):
    """A lesson as it is written down, in every language."""

    name: str
    title: dict[str, str]
    text: dict[str, str]
    plan: dict[str, object]


class ReadyLesson(Struct, frozen=True):
    """A lesson to take as it is, or to begin from."""

    name: str
    title: str
    text: str
    plan: LessonPlan


class LessonShelf(Struct, frozen=True):
    """All lessons that are ready for a game."""

    game: str
    lessons: list[ReadyLesson]


@cache
def ready_lessons(game: str, language: str) -> tuple[ReadyLesson, ...]:
    """Those of the game or, where it has none of its own, one for each of its presets."""
    name = find_game(game).name
    written = find_kit(name).text(FILE, language)
    if not written:
        return of_presets(name, language)
    lessons = msgspec.json.decode(written, type=list[Written])
    return tuple(
        ReadyLesson(
            lesson.name,
            lesson.title.get(language, lesson.title["en"]),
            lesson.text.get(language, lesson.text["en"]),
            msgspec.convert({"game": name, "title": lesson.title.get(language, ""), **lesson.plan}, LessonPlan),
        )
        for lesson in lessons
    )


def of_presets(game: str, language: str) -> tuple[ReadyLesson, ...]:
    words = catalogue(language, game)
    usual = ReadyLesson("usual", words.say_or("title", game), words.say_or("line", ""), LessonPlan(game))
    told = [
        ReadyLesson(
            preset.name,
            words.say_or(f"preset-{preset.name}", preset.name),
            "",
            LessonPlan(game, preset=preset.name),
        )
        for preset in find_game(game).presets
    ]
    return (usual, *told)
