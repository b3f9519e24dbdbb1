"""What stands below a picture, and what it shows for who cannot see it: `words/pictures.<language>.ftl` of a game."""

from functools import cache

from playmat.core.message import message
from playmat.faces.ink import Ink
from playmat.games.registry import find_kit
from playmat.words.catalogue import Catalogue


@cache
def picture_words(game: str, language: str) -> Catalogue:
    words = Catalogue(language, game)
    words.add_text(find_kit(game).text("pictures.{language}.ftl", language))
    return words


def caption_of(game: str, name: str, language: str, ink: Ink = "full") -> str:
    """What there is to learn from it; it speaks of no colour where there is none to see."""
    return picture_words(game, language).say(message("picture-" + name, {"ink": ink}))


def shown_in(game: str, name: str, language: str) -> str:
    """What is to be seen, in words."""
    return picture_words(game, language).say(message("shows-" + name))
