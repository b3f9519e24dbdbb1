"""Positions of the lesson that teaches a game: where the learner is asked to move, the class can be asked too."""

import json
from functools import cache
from typing import Any, Final

from playmat.classroom.open_positions import Found
from playmat.classroom.posed import Posed, check_choice, table_of
from playmat.core.chance import seed_of_code
from playmat.core.refusal import Refused, refused
from playmat.games.registry import find_game, find_kit
from playmat.table.opening import colours_of
from playmat.table.table import Table

ANY_SEED: Final = "00112233445566778899aabbccddeeff"  # where a lesson does not say how it is dealt
Data = dict[str, Any]


@cache
def lesson_of(game: str) -> list[Data]:
    """The scenes of its lesson; none where it has no lesson."""
    source = find_kit(find_game(game).name).text("lesson.json", "")
    scenes: list[Data] = json.loads(source)["scenes"] if source else []
    return scenes


def scene_position(game: str, scene: int, step: int) -> Found:
    """How it stands when the lesson has come to that step."""
    scenes = lesson_of(game)
    if scene >= len(scenes) or step >= len(scenes[scene]["steps"]):
        raise refused("poll-no-such-scene")
    posed = posed_in(game, scenes[scene], step)
    check_choice(table_of(posed), posed.seat)
    return Found(posed)


def posed_in(game: str, scene: Data, step: int) -> Posed:
    rules, me = find_game(game), scene["me"]
    setup = rules.setup(scene["options"], scene["seats"])
    seed = ANY_SEED if scene["deal"] is None else seed_of_code(scene["deal"])
    colours = colours_of(rules, scene["seats"], me, None)
    moves = [(seat, text) for seat, text in scene["before"]]
    posed = Posed(rules.name, rules.rules, setup.options, colours, seed, moves, me)
    for passed in scene["steps"][:step]:
        if passed.get("do"):
            moves.append((me, played(table_of(posed), me, passed["do"][0])))
        moves += [(seat, text) for seat, text in passed.get("then", [])]
    return posed


def played(table: Table, seat: int, wish: str) -> str:
    """What a step of a lesson waits for: `guess *` stands for all that begin so."""
    if not wish.endswith("*"):
        return wish
    assert table.play is not None, "a lesson is dealt"
    match = table.play.match
    texts = (match.format(move) for move in match.legal(seat))
    return next(text for text in texts if text.startswith(wish[:-1]))


def choices_of(game: str, language: str) -> list[tuple[int, int, str]]:
    """By scene and step: the positions with a choice in them, and what the lesson says there."""
    return [
        (scene, step, one["say"][language])
        for scene, it in enumerate(lesson_of(game))
        for step, one in enumerate(it["steps"])
        if "do" in one and has_choice(game, scene, step)
    ]


@cache
def has_choice(game: str, scene: int, step: int) -> bool:
    try:
        scene_position(game, scene, step)
    except Refused:
        return False
    return True
