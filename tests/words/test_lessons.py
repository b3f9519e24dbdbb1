"""Every lesson, played against the real rules: what it asks for is allowed, what it warns of is refused as it says."""

import json
from pathlib import Path
from typing import Any, cast

import pytest

from playing import legal, move_of
from playmat.core.chance import SeedChance, seed_of_code
from playmat.core.match import Match
from playmat.games.registry import GAMES, find_game
from playmat.games.stars_and_bars.rules.view import StarsAndBarsView
from playmat.words.catalogue import LANGUAGES, Catalogue

GAMES_FOLDER = Path(__file__).parents[2] / "src" / "playmat" / "games"
ANY_SEED = "00112233445566778899aabbccddeeff"
Json = dict[str, Any]


def lesson_of(game: str) -> list[Json]:
    path = GAMES_FOLDER / game.replace("-", "_") / "words" / "lesson.json"
    scenes: list[Json] = json.loads(path.read_text("utf-8"))["scenes"]
    return scenes


def dealt(game: str, scene: Json) -> Match:
    seed = ANY_SEED if scene["deal"] is None else seed_of_code(scene["deal"])
    return find_game(game).start(scene["options"], scene["seats"], SeedChance(seed))


def make(match: Match, seat: int, text: str) -> None:
    refusal = match.refuse(seat, move_of(match, text))
    assert refusal is None, f"seat {seat}: {text}: {refusal}"
    match.play(seat, move_of(match, text))


def meant(match: Match, seat: int, wish: str) -> list[str]:
    """The moves that a wish stands for: itself, or all that begin like it."""
    return [text for text in legal(match, seat) if text.startswith(wish[:-1])] if wish.endswith("*") else [wish]


@pytest.mark.parametrize("game", GAMES)
def test_a_lesson_is_played_through_by_the_rules_whatever_the_learner_chooses(game: str) -> None:
    for scene in lesson_of(game):
        me = scene["me"]
        first = dealt(game, scene)
        for seat, text in scene["before"]:
            make(first, seat, text)
        ways = [first]
        for step in scene["steps"]:
            after: list[Match] = []
            for match in ways:
                for text in step.get("wrong", []):
                    refusal = match.refuse(me, move_of(match, text))
                    assert refusal is not None, f"{text} is allowed"
                    assert refusal.code == step["code"]
                    assert refusal.rule, "the learner can read the rule"
                for text in {text for wish in step.get("do", []) for text in meant(match, me, wish)}:
                    chosen = match.copy()
                    make(chosen, me, text)
                    after.append(chosen)
            ways = after or ways
            for match in ways:
                for seat, text in step.get("then", []):
                    make(match, seat, text)
            if step.get("count"):
                assert all(match.end for match in ways), "there is something to count"


@pytest.mark.parametrize("game", GAMES)
def test_a_lesson_has_a_step_for_each_idea_and_words_in_every_language(game: str) -> None:
    steps = [step for scene in lesson_of(game) for step in scene["steps"]]
    assert 5 <= len(steps) <= 12
    assert sum("do" in step for step in steps) >= 2, "a lesson is played, not read"
    assert any("code" in step for step in steps), "a lesson shows what is not allowed"
    for step in steps:
        assert set(step) <= {"say", "do", "wrong", "code", "nudge", "then", "count"}
        assert ("wrong" in step) == ("code" in step)
        assert not ("do" in step and "code" in step)
        told = [step["say"], *([step["nudge"]] if "nudge" in step else [])]
        for words in told:
            assert set(words) == set(LANGUAGES)
            assert all(words.values())
            assert len(set(words.values())) == len(LANGUAGES)
        assert ("nudge" in step) == ("do" in step or "code" in step)


def test_stars_and_bars_is_taught_as_in_the_guide() -> None:
    """SB-9, SB-12, SB-13, SB-15, SB-16: a duty, a claim and the points said are played; all five endings are told."""
    scene = lesson_of("stars-and-bars")[-1]
    assert scene["options"] == find_game("stars-and-bars").preset("original-rules")
    match = dealt("stars-and-bars", scene)
    for seat, text in scene["before"]:
        make(match, seat, text)
    asked = [step["do"][0] for step in scene["steps"] if "do" in step]
    assert [text.split()[0] for text in asked] == ["put", "flip", "say", "flip"]
    for step in scene["steps"]:
        for text in step.get("do", []):
            make(match, scene["me"], text)
        for seat, text in step.get("then", []):
            make(match, seat, text)
    now = cast(StarsAndBarsView, match.view(0)["now"])
    assert (now["scores"], now["mistakes"]) == ([14, 2], [])
    assert now["running"] is not None
    assert now["running"]["claimed"] == 2
    wins, ties = (step["say"]["en"] for step in scene["steps"][-2:])
    assert [wins.count(figure) for figure in ("200", "50", "15 ahead")] == [1, 1, 2]
    assert ties.count("15") == 2


@pytest.mark.parametrize("game", GAMES)
def test_every_refusal_of_a_lesson_has_its_sentence(game: str) -> None:
    for scene in lesson_of(game):
        for step in scene["steps"]:
            if "code" in step:
                assert all(Catalogue(language, game).has("refused-" + step["code"]) for language in LANGUAGES)
