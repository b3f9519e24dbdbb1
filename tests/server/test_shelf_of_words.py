"""Which help a game can give: only one with a dictionary can check words."""

from playmat.server.shelf import shelf


def test_only_a_game_of_words_has_words_to_check() -> None:
    """BZ-14: so the page of a new table offers that help, and no other page does."""
    helps = {game.name: game.helps for game in shelf("en").games}
    assert helps["bang-zoom"] == ["preview", "hints", "take_back", "word_check"]
    assert helps["sevens"] == ["preview", "hints", "take_back"]
    assert [name for name, kinds in helps.items() if "word_check" in kinds] == ["bang-zoom"]
