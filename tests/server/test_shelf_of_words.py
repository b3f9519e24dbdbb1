"""The shelf of games in words: which help each can give, and how one plays alone."""

import pytest

from playmat.server.http.shelf import shelf
from playmat.words.catalogue import LANGUAGES


def test_only_a_game_of_words_has_words_to_check() -> None:
    """BZ-14: so the page of a new table offers that help, and no other page does."""
    helps = {game.name: game.helps for game in shelf("en").games}
    assert helps["bang-zoom"] == ["preview", "hints", "take_back", "word_check"]
    assert helps["sevens"] == ["preview", "hints", "take_back"]
    assert [name for name, kinds in helps.items() if "word_check" in kinds] == ["bang-zoom"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_who_plays_alone_is_offered_whole_sentences(language: str) -> None:
    """BB-13, BB-14, BB-17: the usual game first, and nothing that only matters in a race."""
    game = next(game for game in shelf(language).games if game.name == "big-bang")
    assert [choice.name for choice in game.alone][:3] == ["clock", "rules_cards", "replay"]
    for choice in game.alone:
        default = next(option.default for option in game.options if option.name == choice.name)
        assert choice.values[0].value == default
        assert len({value.text for value in choice.values}) == len(choice.values) > 1
        assert all(value.text.endswith(".") for value in choice.values)
    assert [other.name for other in shelf(language).games if other.alone] == ["big-bang"]
