"""The sentences of hints and reviews, in the words of a game."""

from functools import cache
from importlib.resources import files

from fluent.runtime import FluentResource

from playmat.words.catalogue import Catalogue


class InsightCatalogue(Catalogue):
    """The catalogue of a game with the reasons added."""

    def __init__(self, language: str, game: str) -> None:
        super().__init__(language, game)
        text = files("playmat.insight").joinpath(f"{language}.ftl").read_text(encoding="utf-8")
        self._bundle.add_resource(FluentResource(text))


@cache
def insight_words(language: str, game: str) -> Catalogue:
    """What turns the messages of an `Advice` or a `Review` into sentences."""
    return InsightCatalogue(language, game)
