"""The sentences of hints and reviews, in the words of a game."""

from functools import cache

from playmat.words.catalogue import Catalogue


@cache
def insight_words(language: str, game: str) -> Catalogue:
    """What turns the messages of an `Advice` or a `Review` into sentences: a game's own words, and the reasons."""
    return Catalogue(language, game, ("playmat.insight",))
