"""The sentences of hints and reviews, in the words of a game."""

from functools import cache

from playmat.games.registry import find_kit
from playmat.words.catalogue import Catalogue


@cache
def insight_words(language: str, game: str) -> Catalogue:
    """What turns the messages of an `Advice` or a `Review` into sentences: a game's own words, and the reasons."""
    words = Catalogue(language, game, ("playmat.insight",))
    words.add_text(find_kit(game).text("insight.{language}.ftl", language))
    return words
