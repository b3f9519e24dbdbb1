"""Six lessons are ready for every game: each can be played, and each is told in both languages."""

import pytest

from playmat.classroom.ready_lessons import ready_lessons
from playmat.classroom.seats import checked_plan
from playmat.games.registry import GAMES, find_game
from playmat.words.catalogue import LANGUAGES


@pytest.mark.parametrize("game", sorted(GAMES))
def test_six_lessons_are_ready_and_can_be_played(game: str) -> None:
    told = {language: ready_lessons(game, language) for language in LANGUAGES}
    assert [lesson.name for lesson in told["en"]] == [lesson.name for lesson in told["es"]]
    assert len({lesson.name for lesson in told["en"]}) == 6
    for lesson in told["en"]:
        assert checked_plan(lesson.plan) is lesson.plan
        assert lesson.plan.title == lesson.title
        assert lesson.text
    assert not {lesson.text for lesson in told["en"]} & {lesson.text for lesson in told["es"]}
    # One of them is for a first time, one shows when it is over, one has no helps, one the same cards for all.
    plans = [lesson.plan for lesson in told["en"]]
    assert plans[0].helps.hints
    assert any(plan.minutes for plan in plans)
    assert any(not plan.helps.hints for plan in plans)
    assert any(plan.same_deal for plan in plans)


@pytest.mark.parametrize(("game", "without"), [("sevens", []), ("number-line", ["first", "ten-minutes"])])
def test_students_count_their_own_points_in_class(game: str, without: list[str]) -> None:
    """SV-16, NL-18: counting is on; a first time and ten minutes of Number Line do without."""
    presets = {preset.name: preset.options for preset in find_game(game).presets}
    ways = {
        lesson.name: {**presets.get(lesson.plan.preset or "", {}), **lesson.plan.options}.get("count")
        for lesson in ready_lessons(game, "en")
    }
    assert [name for name, way in ways.items() if way != "practice"] == without
